"""A table as its log tells it. Nothing here knows sockets, databases or the time of day."""
