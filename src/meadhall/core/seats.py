"""How seats are told apart everywhere: a rune and a colour each, never a colour alone."""

from __future__ import annotations

RUNES = "ᚠᚢᚦᚨᚱ"
STYLES = (
    "bold #ff7f2a",
    "bold #56b4e9",
    "bold #f0c419",
    "bold #2fbf93",
    "bold #e39ac4",
)  # for dark and light terminals
