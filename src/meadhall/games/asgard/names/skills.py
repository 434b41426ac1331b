"""Skill tiles that a player keeps."""

TYR, THOR = range(2)
