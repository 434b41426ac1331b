"""Every decision and step of the game, in the order of the rules."""

MATCH, CHOOSE_CARD, AWAKENING, FAVOUR, GOAL = range(1, 6)
ODINS_WILL, THORS_WILL, FREYAS_WILL, LOKIS_WILL = range(6, 10)
SIFS_WILL, BRAGIS_GIFT, BRAGIS_PRIZE, HEIMDALLS_WILL = range(10, 14)
FINAL_COUNT, FINAL_FAVOUR = range(14, 16)
