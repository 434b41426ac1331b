"""Kinds of population tile."""

VICTORY, WEAPON, WIZARDRY, SEAL, STONE, STONE_SWAP, ASGARD, ORDER = range(8)
