"""All that can happen at the table, in the order of the rules. `vocabulary` declares the arguments of each."""

import cython

if not cython.compiled:
    ORDER_SET, PICKED, RECEIVED, RECEIVED_FROM, LOST_PIECE = range(1, 6)
    ROUND_BEGAN, ROSE, SEAL_PLACED, SEAL_GIVEN, BONUS_OPENED, BONUS_RESHUFFLED, TOOK_BACK, CHOSE, CHOICE_MADE = range(
        6, 15
    )
    (
        PHASE_BEGAN,
        REVEALED,
        REVEALED_ASGARD,
        PERFORMED,
        PERFORMED_ASGARD,
        PERFORMED_TOGETHER,
        FORWENT,
        FORWENT_ASGARD,
        SEAL_TAKEN,
    ) = range(15, 24)
    (
        TILE_USED,
        EXTRA_TURN,
        RESTORED,
        EXCHANGED,
        NUMBERED,
        SKILL_TAKEN,
        SKILL_RETURNED,
        STOLE,
        SLEW,
        MOVED,
        MOVED_TO_ASGARD,
        FLIPPED,
        ADVANCED,
    ) = range(24, 37)
    WANTED, OFFERED, OFFERED_TILE, OFFERED_WEAPON, OFFERED_WIZARDRY, OFFERED_SKILL, NO_OFFER, ACCEPTED, REFUSED = range(
        37, 46
    )
    (
        BUILT,
        PAID,
        PAID_WITH_TILE,
        PAID_AS,
        GAVE,
        SETTLED,
        NOT_SETTLED,
        TILE_TAKEN,
        TILE_LEFT,
        SUPPORTED,
        GOD_OPENED,
        TEMPLE_OPENED,
    ) = range(46, 58)
    (
        BONUS_FLIPPED,
        BONUS_DECLINED,
        BOUGHT,
        BOUGHT_DISC,
        TOOK_DISC,
        DISC_TO_HAND,
        DISC_TO_BATTLE,
        DISC_FROM_MIDDLE,
        LOOKED,
        KEPT_WEAPON,
        KEPT_WIZARDRY,
    ) = range(58, 69)
    POINTS, ANCIENT, COMPARED, WON, SENT, DECLARED, LOST, BATTLE_TILE = range(69, 77)
    (
        RAGNAROK_BEGAN,
        CLEARED,
        POPULATION_LEFT,
        POPULATION_ARMED,
        DEPLOYED,
        JOINED,
        PASSED,
        LAID,
        ANCIENT_SHOWN,
        WEAPON_SHOWN,
        WIZARDRY_SHOWN,
    ) = range(77, 88)
    TOTAL, GOD_WON, NOBODY_WON, REWARDED, ENDED = range(88, 93)
