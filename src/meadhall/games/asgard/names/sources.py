"""Where points come from."""

TEMPLES, LOWER_WORLDS, HEL, BATTLE_TILES, RAGNAROK, WIZARDRY = range(6)
