"""BR2.1 The figures of a clan in the order of its slots; monsters may be two."""

WARRIOR, LEADER, SHIP, MONSTER, OTHER_MONSTER = range(5)
