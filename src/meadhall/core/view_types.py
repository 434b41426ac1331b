"""Words for the types of views. Each game has a module `view_types` with a `View`; the browser's types follow it."""

from __future__ import annotations

Seat = int
EVERY_KEY = "every key"  # in Annotated: an object with all keys that its type names
