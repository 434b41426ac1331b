"""Why a seat may not do a thing: found from the table alone, without looking at the legal actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.core.game import Saying
from meadhall.core.layout import picture
from meadhall.core.vocabulary import Action

from . import refusals, turns
from .names import frames, gods, goods, phases, pieces, sizes, skills, spots, tiles
from .prompts import ANSWERS, discs_to_perform, say
from .rules import Asgard
from .vocabulary import BATTLE, GOD, PIECE, RECRUIT, SKILL, SLOT, SPOT, STONE, TILE, VOCABULARY

Check = Callable[[Asgard, Any, int, Action], Saying | None]
OWN_TURN = (tiles.WEAPON, tiles.WIZARDRY, tiles.ORDER, tiles.ASGARD)


def reason_against(state: Asgard, seat: int, code: int) -> Saying | None:
    """None exactly when a seat that is asked may do it."""
    seen = picture(state)
    action = VOCABULARY.action(code)
    rule, answers = ANSWERS[seen.kind[seen.depth - 1]]
    if action.kind.word not in answers:
        return say("no-now", rule)
    check = CHECKS.get(action.kind.word)
    return check(state, seen, seat, action) if check else None


def printed(state: Asgard, row: int, column: int) -> int:
    return int(state.pieces.table[row][column])


# AS1, AS2


def against_pick(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    return None if seen.pool[kind] else say("no-not-open", "AS1.5.1", piece=RECRUIT.values[kind])


def against_take_from(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (giver,) = action.indices
    frame, note, _ = refusals.frame_of(seen)
    if frame == frames.GIVER:
        piece, rule = note, "AS1.6"
        if giver == seat:
            return say("no-yourself", rule)
    else:
        piece, rule = goods.LIGHT_SEAL + printed(state, pieces.GOD + note, pieces.SIDE), "AS2.2"
    most = max(seen.held[other][piece] for other in range(seen.seats))
    if giver < seen.seats and most and seen.held[giver][piece] == most:
        return None
    return say("no-not-most", rule, seat=giver)


def against_recall_support(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    return None if seen.support[god][spot] == seat + 1 else say("no-no-disc", "AS2.4")


def against_recall_victory(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (world,) = action.indices
    return None if seen.victory[world][seat] else say("no-no-disc", "AS2.4")


def against_recall_middle(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return None if seen.middle[seat] else say("no-no-disc", "AS2.4")


# AS3, AS4


def against_unrisen(state: Asgard, seen: Any, god: int, rule: str) -> Saying | None:
    if printed(state, pieces.GOD + god, pieces.RISES) <= seen.round:
        return None
    return say("no-not-risen", rule, god=GOD.values[god])


def against_choose(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (god,) = action.indices
    if seen.chosen[seat] >> god & 1:
        return say("no-chosen", "AS3.1", god=GOD.values[god])
    return against_unrisen(state, seen, god, "AS1.1")


def against_slot(state: Asgard, seen: Any, seat: int, god: int, spot: int) -> Saying | None:
    """AS1.2, AS4.2 Why a disc cannot enter that slot of the god."""
    name = GOD.values[god]
    if spot == spots.LOWER and printed(state, pieces.GOD + god, pieces.SINGLE):
        return say("no-no-spot", "AS1.2", god=name, spot=SPOT.values[spot])
    if seen.temple_disc[god] if spot == spots.TEMPLE else seen.request[god][spot]:
        return say("no-occupied", "AS1.2", god=name, spot=SPOT.values[spot])
    if spot == spots.TEMPLE and seat + 1 in seen.support[god]:
        return say("no-supporting", "AS4.2", god=name)
    if spot == spots.TEMPLE and 0 not in seen.support[god]:
        return say("no-full", "AS4.2", god=name)
    return None


def against_reveal(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    if not seen.chosen[seat] >> god & 1:
        return say("no-no-card", "AS4.1", god=GOD.values[god])
    return None if spot == spots.ASGARD else against_slot(state, seen, seat, god, spot)


def against_use(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (tile,) = action.indices
    name = TILE.values[tile]
    if tile not in OWN_TURN:
        return say("no-not-now", "AS5.15", tile=name)
    if not seen.population_tiles[seat][tile]:
        return say("no-no-tile", "AS5.15", tile=name)
    works = {
        tiles.WEAPON: sum(seen.stack_left[0]) > 0,
        tiles.WIZARDRY: sum(seen.stack_left[1]) > 0,
        tiles.ORDER: seen.order[seat] > 1,
        tiles.ASGARD: any(tile and not seen.row_down >> place & 1 for place, tile in enumerate(seen.row)),
    }
    return None if works[tile] else say("no-no-effect", "AS5.15", tile=name)


def against_extra_turn(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if seen.skill_holder[skills.THOR] != seat + 1:
        return say("no-no-skill", "AS5.6.1", skill=SKILL.values[skills.THOR])
    if turns.is_extra_turn(state):
        return say("no-one-extra-turn", "AS5.6.1")
    left = seen.chosen[seat] if seen.phase == phases.SELECT else discs_to_perform(seen, seat)
    return None if left else say("no-nothing-left", "AS5.6.1")


# AS5.1-AS5.4


def against_disc(seen: Any, seat: int, god: int, spot: int) -> Saying | None:
    disc = seen.temple_disc[god] if spot == spots.TEMPLE else seen.request[god][spot]
    if disc == seat + 1:
        return None
    return say("no-none-there", "AS5.1", god=GOD.values[god], spot=SPOT.values[spot])


def against_perform(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    missing = against_disc(seen, seat, god, spot)
    if missing or spot != spots.TEMPLE:
        return missing
    asked = refusals.kinds_asked(state, seen, god)
    if asked and not any(seen.held[seat][goods.WHITE_WARRIOR + kind] for kind in asked):
        return say("no-no-recruits", "AS5.9", god=GOD.values[god])
    if all(refusals.against_temple(state, seen, seat, stack) for stack in range(sizes.STACKS)):
        return say("no-unpayable", "AS5.8")
    return None


def against_forgo(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    return against_disc(seen, seat, god, spot)


def against_asgard(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return None if seen.asgard[seat] else say("no-none-in-asgard", "AS5.12")


def against_together(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return None if seen.asgard[seat] > 1 else say("no-alone-in-asgard", "AS5.14")


def against_restore(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    return None if seen.valhalla[kind] else say("no-not-in-valhalla", "AS5.3.1", piece=RECRUIT.values[kind])


def against_exchange(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    mine, other = action.indices
    if mine == other:
        return say("no-same", "AS1.6.3")
    if not seen.held[seat][mine]:
        return say("no-none-own", "AS1.6.3", piece=STONE.values[mine])
    return None if seen.supply[other] else say("no-not-in-supply", "AS1.6.3", piece=STONE.values[other])


def against_ask(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (piece,) = action.indices
    frame, note, extra = refusals.frame_of(seen)
    name = PIECE.values[piece]
    if frame == frames.ASGARD_BONUS:
        if not goods.WHITE_WARRIOR <= piece <= goods.GIANT:
            return say("no-not-recruit", "AS5.12.1", piece=name)
        if piece - goods.WHITE_WARRIOR + 1 == extra:
            return say("no-other-kind", "AS5.12.1", piece=name)
        return None
    if note:
        return None if piece >= goods.LIGHT_SEAL else say("no-not-seal", "AS5.3.8", piece=name)
    return None if piece <= goods.WHITE else say("no-not-stone", "AS1.6.2", piece=name)


def against_steal(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    kind, god = action.indices
    if seen.on_god[god][kind]:
        return None
    return say("no-none-on-god", action.kind.rule, piece=RECRUIT.values[kind], god=GOD.values[god])


def against_move(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    god, spot = action.indices
    frame, _, _ = refusals.frame_of(seen)
    unrisen = against_unrisen(state, seen, god, "AS5.4")
    if unrisen:
        return unrisen
    if frame == frames.FENRIR and spot != spots.TEMPLE:
        return say("no-only-temple", "AS5.3.9")
    if frame == frames.MIMIR:
        dull = god in (gods.ODIN, gods.MIMIR) or spot == spots.TEMPLE
        if dull or not printed(state, pieces.GOD + god, pieces.SILVER + spot):
            return say("no-not-silver", "AS5.3.7", god=GOD.values[god], spot=SPOT.values[spot])
    return against_slot(state, seen, seat, god, spot)


def against_flip(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (slot,) = action.indices
    if not seen.population[slot]:
        return say("no-no-population", "AS5.3.8", slot=SLOT.values[slot])
    return say("no-face-down", "AS5.3.8", slot=SLOT.values[slot]) if seen.flipped[slot] else None


def against_advance(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (slot,) = action.indices
    return None if seen.battle[slot] == seat + 1 else say("no-not-in-battle", "AS5.3.8", slot=BATTLE.values[slot])


# AS5.3.3, AS5.7


def against_number(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    number, other = action.indices[0] + 1, action.indices[1]
    due = refusals.frame_of(seen)[1]
    if number != due:
        return say("no-number-due", "AS5.3.3", number=due)
    if other >= seen.seats:
        return say("no-too-many", "AS5.3.3", number=other + 1)
    if seen.new_order[other]:
        return say("no-has-number", "AS5.3.3", seat=other)
    if seen.promised[number - 1] not in (0, other + 1):
        return say("no-promised", "AS5.7", number=number)
    if other + 1 in seen.promised and seen.promised.index(other + 1) != number - 1:
        return say("no-promise", "AS5.7", seat=other)
    return None


def against_decline(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, note, _ = refusals.frame_of(seen)
    if frame == frames.ORDER and (note > 1 or any(seen.promised)):
        return say("no-must-number", "AS5.7")
    return None


def against_want(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    number = action.indices[0] + 1
    return None if number <= seen.seats else say("no-too-many", "AS5.7", number=number)


def against_offer(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (piece,) = action.indices
    if seen.held[seat][piece] > seen.offered[seat][piece]:
        return None
    return say("no-none-own", "AS5.7", piece=PIECE.values[piece])


def against_offer_tile(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (tile,) = action.indices
    if seen.population_tiles[seat][tile] > seen.offered_tiles[seat][tile]:
        return None
    return say("no-no-tile", "AS5.7", tile=TILE.values[tile])


def against_offer_draw(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    sort = 0 if action.kind.word == "offer_weapon" else 1
    mine = [
        draw for draw in refusals.tiles_of(seen, seat, sort, kind) if not seen.offered_draws[seat][sort] >> draw & 1
    ]
    return None if mine else say("no-none-to-lay", "AS5.7", sort=refusals.SORTS[sort])


def against_offer_skill(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (skill,) = action.indices
    if seen.skill_holder[skill] == seat + 1 and not seen.offered_skills[seat] >> skill & 1:
        return None
    return say("no-no-skill", "AS5.7", skill=SKILL.values[skill])


def against_accept(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    number = seen.wanted[refusals.frame_of(seen)[1]]
    return say("no-given-away", "AS5.7") if seen.promised[number - 1] else None


def against_done(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, _, sent = refusals.frame_of(seen)
    if frame == frames.OFFER_PIECES:
        things = [*seen.offered[seat], *seen.offered_tiles[seat], *seen.offered_draws[seat], seen.offered_skills[seat]]
        return None if any(things) else say("no-nothing-offered", "AS5.7")
    if frame == frames.STAND and sent < seen.lacking:
        return say("no-not-enough", "AS6.3.1", strength=seen.lacking - sent)
    return None


CHECKS: dict[str, Check] = {
    "pick": against_pick,
    "take_from": against_take_from,
    "recall_support": against_recall_support,
    "recall_victory": against_recall_victory,
    "recall_middle": against_recall_middle,
    "choose": against_choose,
    "reveal": against_reveal,
    "perform": against_perform,
    "perform_asgard": against_asgard,
    "perform_together": against_together,
    "forgo": against_forgo,
    "forgo_asgard": against_asgard,
    "use": against_use,
    "extra_turn": against_extra_turn,
    "restore": against_restore,
    "exchange": against_exchange,
    "ask": against_ask,
    "number": against_number,
    "steal": against_steal,
    "slay": against_steal,
    "move": against_move,
    "flip": against_flip,
    "advance": against_advance,
    "want": against_want,
    "offer": against_offer,
    "offer_tile": against_offer_tile,
    "offer_weapon": against_offer_draw,
    "offer_wizardry": against_offer_draw,
    "offer_skill": against_offer_skill,
    "accept": against_accept,
    "decline": against_decline,
    "done": against_done,
    **refusals.CHECKS,
}
