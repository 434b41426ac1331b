"""Phases of a round; the last one comes once."""

START, CHOOSE, SELECT, PERFORM, BATTLES, RAGNAROK = range(6)
