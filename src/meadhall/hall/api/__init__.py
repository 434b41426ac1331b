"""How clients reach the hall: HTTP endpoints and the socket."""
