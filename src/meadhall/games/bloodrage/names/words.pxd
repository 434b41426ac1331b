from . cimport sizes

cdef enum:
    TAKE = 0
    INVADE = TAKE + sizes.CARDS
    MARCH = INVADE + sizes.UNITS * sizes.LANDS
    MOVE = MARCH + sizes.PROVINCES * sizes.PROVINCES
    UPGRADE = MOVE + sizes.UNITS
    QUEST = UPGRADE + sizes.CARDS * sizes.CLAN_SLOTS
    PILLAGE = QUEST + sizes.CARDS
    CHALLENGE = PILLAGE + sizes.PROVINCES
    RECALL = CHALLENGE + sizes.PROVINCES
    SACRIFICE = RECALL + sizes.UNITS * sizes.LANDS
    GIVE = SACRIFICE + 1
    PASS = GIVE + sizes.UNITS * sizes.LANDS
    JOIN = PASS + 1
    LAY = JOIN + sizes.UNITS * sizes.PROVINCES
    ADD = LAY + sizes.CARDS
    COUNT = ADD + sizes.CARDS
    SPARE = COUNT + 1
    FLEE = SPARE + sizes.UNITS
    SAVE = FLEE + 1
    RETRIEVE = SAVE + sizes.UNITS
    RAISE = RETRIEVE + sizes.CARDS
    LEAD = RAISE + sizes.STATS
    KEEP = LEAD + sizes.PROVINCES
    DECLINE = KEEP + sizes.CARDS
    DONE = DECLINE + 1
