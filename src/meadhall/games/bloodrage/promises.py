"""What a card in hand is good for beyond its numbers, in hundredths of a point; fitted like the rest of `worth`."""

from __future__ import annotations

import cython

from .names import cards, sizes

if not cython.compiled:
    PROMISE = [0] * sizes.KINDS

for kind, value in (
    (cards.TROLL, -40),
    (cards.DWARF_CHIEFTAIN, 170),
    (cards.SEA_SERPENT, -40),
    (cards.DARK_ELF, 70),
    (cards.SOLDIER_OF_HEL, -20),
    (cards.VOLUR_WITCH, -20),
    (cards.LORD_OF_HAMMERS, -110),
    (cards.LORD_OF_AXES, -80),
    (cards.LORD_OF_SPEARS, -30),
    (cards.BROTHERS_IN_ARMS, -20),
    (cards.EXPERTS_IN_ARMS, -60),
    (cards.LOKIS_DRAGONS, -60),
    (cards.FIRE_DRAGONS, 110),
    (cards.ETERNAL_DRAGONS, 30),
    (cards.LOKIS_DOMAIN, 100),
    (cards.THORS_GLORY, -90),
    (cards.FRIGGAS_SUCCOR, 140),
    (cards.TYRS_DOMAIN, -40),
    (cards.LOKIS_BLESSING, 130),
    (cards.TYRS_CHALLENGE, -110),
    (cards.FRIGGAS_PROTECTION, -20),
    (cards.LOKIS_EMINENCE, 240),
    (cards.TYRS_PROWESS, -70),
    (cards.THORS_DOMAIN, -80),
    (cards.FRIGGAS_DOMAIN, -40),
    (cards.THORS_CONQUEST, -20),
    (cards.FRIGGAS_SACRIFICE, -70),
    (cards.TYRS_WRATH, -80),
    (cards.LOKIS_WRATH, 80),
    (cards.QUEST_ALFHEIM, 60),
    (cards.QUEST_JOTUNHEIM, 100),
    (cards.QUEST_MANHEIM, 100),
    (cards.QUEST_YGGDRASIL, -160),
    (cards.TYRS_BASH, -70),
    (cards.TYRS_SMASH, -40),
    (cards.TYRS_CRUSH, 70),
    (cards.TYRS_SMITE, 130),
    (cards.TYRS_RAGE, 80),
    (cards.ODINS_SMITE, -80),
    (cards.HEIMDALLS_SIGHT, 60),
    (cards.FRIGGAS_GRACE, -50),
    (cards.LOKIS_TRICKERY, -60),
    (cards.THORS_HAMMER, -60),
    (cards.HEIMDALLS_EYE, 30),
    (cards.ODINS_TIDE, -100),
    (cards.LOKIS_BACKSTAB, -20),
    (cards.HEIMDALLS_WATCH, 100),
    (cards.THORS_OATH, -30),
    (cards.HEIMDALLS_GAZE, 60),
    (cards.THORS_PRIMACY, -30),
    (cards.THORS_ASCENSION, -60),
    (cards.LOKIS_POISON, -60),
):
    PROMISE[kind] = value
