"""What the measurements compare with: OpenSpiel, a boardgame.io server, and a server that knows no game."""
