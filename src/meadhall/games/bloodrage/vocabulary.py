"""What can be done and what can happen in Blood Rage, in words."""

from __future__ import annotations

import tomllib
from pathlib import Path

from meadhall.core.vocabulary import NUMBER, SEAT, SEATS, Events, Vocabulary, constants, kind, names, numbers

from .names import cards, events, phases, places, sizes, sources, stats, tokens, units, words

KINDS = tuple(name.lower().replace("_", "-") for name in constants(cards).values())


def card_names() -> tuple[str, ...]:
    """The cards of each age in the order of their kinds; a kind that several ages have is told apart by its age."""
    with Path(__file__).with_name("components.toml").open("rb") as file:
        printed = {(card["age"], card["kind"]) for card in tomllib.load(file)["card"]}
    return tuple(
        kind if sum((other, kind) in printed for other in range(1, sizes.AGES + 1)) == 1 else f"{kind}-{age}"
        for age in range(1, sizes.AGES + 1)
        for kind in KINDS
        if (age, kind) in printed
    )


def values_of(module: object) -> list[str]:
    return [name.lower().replace("_", "-") for name in constants(module).values()]  # type: ignore[arg-type]


CARD = names("card", *card_names())
UNIT = names("figure", *values_of(units))
PLACE = names("province", *values_of(places)[: sizes.LANDS])
PROVINCE = names("province", *values_of(places)[: sizes.PROVINCES])
STAT = names("stat", *values_of(stats))
TOKEN = names("token", "none", *values_of(tokens))
PHASE = names("phase", "none", *values_of(phases))
SOURCE = names("source", *values_of(sources))

VOCABULARY = Vocabulary(
    kind("take", "BR4.1.2", card=CARD),
    kind("invade", "BR4.3.1", figure=UNIT, place=PLACE),
    kind("march", "BR4.4.1", start=PROVINCE, goal=PROVINCE),
    kind("move", "BR4.4.1", figure=UNIT),
    kind("upgrade", "BR4.5.1", card=CARD, slot=numbers(1, sizes.CLAN_SLOTS)),
    kind("quest", "BR4.6.1", card=CARD),
    kind("pillage", "BR4.7.1", province=PROVINCE),
    kind("challenge", "BR6.21", province=PROVINCE),
    kind("recall", "BR6.10", figure=UNIT, place=PLACE),
    kind("sacrifice", "BR6.13"),
    kind("give", "BR6.13", figure=UNIT, place=PLACE),
    kind("pass", "BR4.2.3"),
    kind("join", "BR4.7.2", figure=UNIT, start=PROVINCE),
    kind("lay", "BR4.7.4", card=CARD),
    kind("add", "BR4.7.7", card=CARD),
    kind("count", "BR6.27"),
    kind("spare", "BR6.17", figure=UNIT),
    kind("flee", "BR6.5"),
    kind("save", "BR6.11", figure=UNIT),
    kind("retrieve", "BR6.26", card=CARD),
    kind("raise", "BR2.3", stat=STAT),
    kind("lead", "BR6.22", province=PROVINCE),
    kind("keep", "BR4.8.1", card=CARD),
    kind("decline", "BR7.2"),
    kind("done", "BR7.2"),
)
VOCABULARY.check(words)

EVENTS = Events(
    events,
    age_began={"age": NUMBER},
    phase_began={"phase": PHASE},
    token_laid={"province": PROVINCE, "token": TOKEN},
    doomed={"age": NUMBER, "province": PROVINCE},
    lost_before={"province": PROVINCE},
    first_player={"seat": SEAT},
    dealt={"cards": NUMBER},
    took={"seat": SEAT, "card": CARD},
    passed_left={},
    draft_ended={"cards": NUMBER},
    rage_set={"seat": SEAT, "rage": NUMBER},
    all_pillaged={},
    rage_spent={},
    passed={"seat": SEAT},
    invaded={"seat": SEAT, "figure": UNIT, "place": PLACE, "cost": NUMBER},
    marched={"seat": SEAT, "start": PROVINCE, "goal": PROVINCE},
    moved={"seat": SEAT, "figure": UNIT, "start": PROVINCE, "goal": PROVINCE},
    upgraded={"seat": SEAT, "card": CARD, "cost": NUMBER},
    replaced={"seat": SEAT, "card": CARD},
    left_game={"seat": SEAT, "figure": UNIT},
    quest_laid={"seat": SEAT},
    quest_chosen={"seat": SEAT, "card": CARD},
    pillage_began={"seat": SEAT, "province": PROVINCE},
    challenged={"seat": SEAT, "province": PROVINCE},
    joined={"seat": SEAT, "figure": UNIT, "start": PROVINCE, "goal": PROVINCE},
    stayed_out={"seat": SEAT},
    no_battle={"province": PROVINCE},
    battle_began={"province": PROVINCE, "seats": SEATS},
    revealed={"seat": SEAT, "card": CARD},
    silenced={"seat": SEAT, "card": CARD},
    watched={"seat": SEAT, "glory": NUMBER},
    counted={"seat": SEAT, "card": CARD, "bonus": NUMBER},
    added={"seat": SEAT, "card": CARD},
    total={"seat": SEAT, "strength": NUMBER, "bonus": NUMBER, "total": NUMBER},
    won={"seat": SEAT, "province": PROVINCE},
    tied={"province": PROVINCE},
    took_back={"seat": SEAT, "card": CARD},
    discarded={"seat": SEAT, "card": CARD},
    poisoned={"seat": SEAT, "victim": SEAT, "card": CARD},
    tricked={"seat": SEAT, "victim": SEAT, "rage": NUMBER},
    retrieved={"seat": SEAT, "card": CARD},
    destroyed={"seat": SEAT, "figure": UNIT, "place": PLACE, "count": NUMBER},
    fled={"seat": SEAT, "place": PLACE},
    saved={"seat": SEAT, "figure": UNIT, "place": PLACE},
    sacrificed={"seat": SEAT, "figure": UNIT, "place": PLACE},
    pillaged={"seat": SEAT, "province": PROVINCE, "token": TOKEN},
    raised={"seat": SEAT, "stat": STAT, "value": NUMBER},
    glory={"seat": SEAT, "glory": NUMBER, "source": SOURCE},
    stabbed={"seat": SEAT, "victim": SEAT, "glory": NUMBER},
    rage_gained={"seat": SEAT, "rage": NUMBER},
    hand_discarded={"seat": SEAT, "cards": NUMBER},
    kept={"seat": SEAT, "card": CARD},
    quest_met={"seat": SEAT, "card": CARD, "glory": NUMBER},
    quest_failed={"seat": SEAT, "card": CARD},
    struck={"province": PROVINCE, "age": NUMBER},
    doom_moved={"province": PROVINCE},
    released={"seat": SEAT, "count": NUMBER},
    first_moved={"seat": SEAT},
    ended={},
)
