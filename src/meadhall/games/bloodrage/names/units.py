"""What a figure is called, whoever owns it."""

WARRIOR, LEADER, SHIP = range(3)
TROLL, DWARF_CHIEFTAIN, SEA_SERPENT, VALKYRIE, DARK_ELF, FIRE_GIANT, FROST_GIANT = range(3, 10)
SOLDIER_OF_HEL, VOLUR_WITCH = range(10, 12)
