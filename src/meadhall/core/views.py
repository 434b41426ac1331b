"""What the views of all games show alike."""

from __future__ import annotations

from typing import Any

from meadhall.core.vocabulary import Vocabulary


def pick_text(vocabulary: Vocabulary, seen: Any, seat: int | None) -> str | None:
    """What the viewer has committed and may still change."""
    return vocabulary.text(seen.pick[seat]) if seat is not None and seen.committed >> seat & 1 else None
