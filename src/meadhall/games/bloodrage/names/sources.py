"""Where glory comes from."""

BATTLES, PILLAGE, QUESTS, RAGNAROK, VALHALLA, CARDS, STATS = range(7)
