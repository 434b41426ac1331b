"""Errors that a person caused and can put right: one line, and what to do."""

from __future__ import annotations


class Mistake(ValueError):
    """Bad input. The message says what is wrong and what to do; the command line ends with code 2."""
