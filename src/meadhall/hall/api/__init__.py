"""The doors: HTTP and the socket."""
