"""Every decision and step of the game, in the order of the rules."""

import cython

if not cython.compiled:
    MATCH, AGE = range(1, 3)
    CHOOSE_GIFT = 3
    ACTIONS, TURN = range(4, 6)
    AFTER_INVADE, SUCCOR, STORM = range(6, 9)
    MARCH, FREE_INVADE, SACRIFICE = range(9, 12)
    PILLAGE, CALL_TO_BATTLE, LAY_CARD, TEXTS, COUNT_QUEST, TIDE, ODINS_TIDE, LATE_CARDS = range(12, 20)
    ADD_CARD = 20
    COMPARISON, FATE_OF_CARDS, PROWESS, LOSSES, REWARD, LEAD_ON, BATTLE_GLORY, GAINS, BLESSINGS = range(21, 30)
    BLESSING, END_OF_PILLAGE = range(30, 32)
    DESTRUCTION, FLIGHT, PROTECTION, RAISE_STAT = range(32, 36)
    DISCARD, QUESTS, RAGNAROK = range(36, 39)
