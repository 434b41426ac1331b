"""What can be done and what can happen in Asgard, in words."""

from __future__ import annotations

from types import ModuleType

from meadhall.core.vocabulary import NUMBER, SEAT, Events, Vocabulary, constant_words, kind, names, numbers, seats

from .names import bonuses, events, gods, phases, sizes, skills, sorts, sources, spots, tiles, wizardries, words


def values_of(module: ModuleType) -> list[str]:
    return list(constant_words(module).values())


STONES = ("pink", "yellow", "red", "blue", "green", "black", "white")
RECRUITS = ("white-warrior", "orange-warrior", "giant")
SEALS = ("light-seal", "dark-seal")
SLOTS = tuple(f"{world}-{side}" for world in (*range(1, sizes.WORLDS + 1), "lower") for side in ("light", "dark"))
STACKS = ("i", "ii", "iii", "iv")

GOD = names("god", *values_of(gods))
PIECE = names("piece", *(f"{colour}-stone" for colour in STONES), *RECRUITS, *SEALS)
STONE = names("piece", *PIECE.values[: sizes.STONES])
RECRUIT = names("piece", *RECRUITS)
WARRIOR = names("piece", *RECRUITS[: sizes.WARRIORS])
SEAL = names("piece", *SEALS)
SPOT = names("spot", *values_of(spots))
GOD_SPOT = names("spot", *SPOT.values[: sizes.PLACES])
SUPPORT = names("spot", *SPOT.values[: sizes.SUPPORTS])
SLOT = names("slot", *SLOTS)
BATTLE = names("slot", *SLOTS[: sizes.BATTLES])
SIDE = names("side", "light", "dark")
TILE = names("tile", *values_of(tiles))
BONUS = names("bonus", *values_of(bonuses))
SORT = names("sort", *values_of(sorts))
WIZARDRY = names("wizardry", *values_of(wizardries))
SKILL = names("skill", *values_of(skills))
STACK = names("stack", *STACKS)
TEMPLE = names("temple", *(f"{stack}-{n}" for stack in STACKS for n in range(1, sizes.STACK + 1)))
SOURCE = names("source", *values_of(sources))
PHASE = names("phase", *values_of(phases))
WORLD = numbers(1, sizes.WORLDS)
WEAPON = numbers(1, sizes.WEAPONS)
TABLE = seats(sizes.SEATS)

VOCABULARY = Vocabulary(
    kind("pick", "AS1.5.1", piece=RECRUIT),
    kind("take_from", "AS1.6", seat=TABLE),
    kind("recall_support", "AS2.4", god=GOD, spot=SUPPORT),
    kind("recall_victory", "AS2.4", world=WORLD),
    kind("recall_middle", "AS2.4"),
    kind("choose", "AS3.1", god=GOD),
    kind("reveal", "AS4.1", god=GOD, spot=SPOT),
    kind("perform", "AS5.1", god=GOD, spot=GOD_SPOT),
    kind("perform_asgard", "AS5.12"),
    kind("perform_together", "AS5.14"),
    kind("forgo", "AS5.1", god=GOD, spot=GOD_SPOT),
    kind("forgo_asgard", "AS5.1"),
    kind("use", "AS5.15", tile=TILE),
    kind("extra_turn", "AS5.6.1"),
    kind("restore", "AS5.3.1", piece=WARRIOR),
    kind("exchange", "AS1.6.3", piece=STONE, other=STONE),
    kind("ask", "AS1.6.2", piece=PIECE),
    kind("number", "AS5.3.3", number=numbers(1, sizes.SEATS), seat=TABLE),
    kind("steal", "AS5.3.5", piece=RECRUIT, god=GOD),
    kind("slay", "AS5.3.6", piece=WARRIOR, god=GOD),
    kind("move", "AS5.4", god=GOD, spot=GOD_SPOT),
    kind("move_to_asgard", "AS5.4"),
    kind("flip", "AS5.3.8", slot=SLOT),
    kind("advance", "AS5.3.8", slot=BATTLE),
    kind("want", "AS5.7", number=numbers(1, sizes.SEATS)),
    kind("offer", "AS5.7", piece=PIECE),
    kind("offer_tile", "AS5.7", tile=TILE),
    kind("offer_weapon", "AS5.7", value=WEAPON),
    kind("offer_wizardry", "AS5.7", wizardry=WIZARDRY),
    kind("offer_skill", "AS5.7", skill=SKILL),
    kind("accept", "AS5.7"),
    kind("refuse", "AS5.7"),
    kind("build", "AS5.8", stack=STACK),
    kind("pay", "AS5.8", piece=STONE),
    kind("pay_tile", "AS5.8.2"),
    kind("pay_as", "AS5.8.2", piece=STONE, other=STONE),
    kind("give", "AS5.9", piece=RECRUIT),
    kind("settle", "AS5.10", slot=SLOT),
    kind("turn_over", "AS5.12.1", bonus=BONUS),
    kind("buy", "AS5.12.2", piece=RECRUIT),
    kind("buy_disc", "AS5.12.3"),
    kind("take_disc", "AS5.14"),
    kind("pay_seal", "AS5.12.2", piece=SEAL),
    kind("to_hand", "AS5.12.4"),
    kind("to_battle", "AS5.12.4", slot=BATTLE),
    kind("keep_weapon", "AS5.15.1", value=WEAPON),
    kind("keep_wizardry", "AS5.15.1", wizardry=WIZARDRY),
    kind("send", "AS6.3.1", piece=RECRUIT),
    kind("declare_tile", "AS6.3.2"),
    kind("declare_skill", "AS6.3.2"),
    kind("withdraw", "AS6.3"),
    kind("join", "AS7.4", piece=WARRIOR, slot=BATTLE),
    kind("lay_weapon", "AS7.5", value=WEAPON, slot=BATTLE),
    kind("lay_wizardry", "AS7.5", wizardry=WIZARDRY, slot=BATTLE),
    kind("pass", "AS7.4"),
    kind("decline", "AS5.2"),
    kind("done", "AS5.12"),
)
VOCABULARY.check(words)

EVENTS = Events(
    events,
    order_set={"seat": SEAT, "number": NUMBER},
    picked={"seat": SEAT, "piece": RECRUIT},
    received={"seat": SEAT, "piece": PIECE},
    received_from={"seat": SEAT, "piece": PIECE, "giver": SEAT},
    lost_piece={"seat": SEAT, "piece": PIECE},
    round_began={"round": NUMBER},
    rose={"god": GOD},
    seal_placed={"god": GOD, "piece": SEAL},
    seal_given={"god": GOD, "piece": SEAL, "giver": SEAT},
    bonus_opened={"bonus": BONUS},
    bonus_reshuffled={},
    took_back={"seat": SEAT},
    chose={"seat": SEAT, "god": GOD},
    choice_made={},
    phase_began={"phase": PHASE},
    revealed={"seat": SEAT, "god": GOD, "spot": GOD_SPOT},
    revealed_asgard={"seat": SEAT, "god": GOD},
    performed={"seat": SEAT, "god": GOD, "spot": GOD_SPOT},
    performed_asgard={"seat": SEAT},
    performed_together={"seat": SEAT, "discs": NUMBER},
    forwent={"seat": SEAT, "god": GOD, "spot": GOD_SPOT},
    forwent_asgard={"seat": SEAT},
    seal_taken={"seat": SEAT, "god": GOD, "piece": SEAL},
    tile_used={"seat": SEAT, "tile": TILE},
    extra_turn={"seat": SEAT},
    restored={"seat": SEAT, "piece": RECRUIT},
    exchanged={"seat": SEAT, "piece": STONE, "other": STONE},
    numbered={"seat": SEAT, "number": NUMBER},
    skill_taken={"seat": SEAT, "skill": SKILL},
    skill_returned={"seat": SEAT, "skill": SKILL},
    stole={"seat": SEAT, "piece": RECRUIT, "god": GOD},
    slew={"seat": SEAT, "piece": RECRUIT, "god": GOD},
    moved={"seat": SEAT, "god": GOD, "spot": GOD_SPOT},
    moved_to_asgard={"seat": SEAT},
    flipped={"seat": SEAT, "slot": SLOT, "tile": TILE},
    advanced={"seat": SEAT, "slot": BATTLE},
    wanted={"seat": SEAT, "number": NUMBER},
    offered={"seat": SEAT, "piece": PIECE},
    offered_tile={"seat": SEAT, "tile": TILE},
    offered_weapon={"seat": SEAT, "value": NUMBER},
    offered_wizardry={"seat": SEAT, "wizardry": WIZARDRY},
    offered_skill={"seat": SEAT, "skill": SKILL},
    no_offer={"seat": SEAT},
    accepted={"seat": SEAT, "giver": SEAT, "number": NUMBER},
    refused={"seat": SEAT, "giver": SEAT},
    built={"seat": SEAT, "temple": TEMPLE, "god": GOD, "points": NUMBER},
    paid={"seat": SEAT, "piece": PIECE},
    paid_with_tile={"seat": SEAT, "tile": TILE},
    paid_as={"seat": SEAT, "piece": STONE, "other": STONE},
    gave={"seat": SEAT, "piece": RECRUIT, "god": GOD, "count": NUMBER},
    settled={"god": GOD, "value": NUMBER, "slot": SLOT},
    not_settled={"god": GOD},
    tile_taken={"seat": SEAT, "tile": TILE},
    tile_left={"slot": SLOT},
    supported={"seat": SEAT, "god": GOD, "spot": SUPPORT},
    god_opened={"god": GOD, "value": NUMBER},
    temple_opened={"temple": TEMPLE, "points": NUMBER},
    bonus_flipped={"seat": SEAT, "bonus": BONUS},
    bonus_declined={"seat": SEAT},
    bought={"seat": SEAT, "piece": RECRUIT},
    bought_disc={"seat": SEAT, "place": NUMBER},
    took_disc={"seat": SEAT, "place": NUMBER},
    disc_to_hand={"seat": SEAT},
    disc_to_battle={"seat": SEAT, "slot": BATTLE},
    disc_from_middle={"seat": SEAT, "slot": BATTLE},
    looked={"seat": SEAT, "sort": SORT},
    kept_weapon={"seat": SEAT, "value": NUMBER},
    kept_wizardry={"seat": SEAT, "wizardry": WIZARDRY},
    points={"seat": SEAT, "points": NUMBER, "source": SOURCE},
    ancient={"side": SIDE, "value": NUMBER},
    compared={"world": NUMBER, "light": NUMBER, "dark": NUMBER},
    won={"seat": SEAT, "slot": BATTLE},
    sent={"seat": SEAT, "piece": RECRUIT, "slot": BATTLE},
    declared={"seat": SEAT, "slot": BATTLE},
    lost={"seat": SEAT, "slot": BATTLE},
    battle_tile={"seat": SEAT, "points": NUMBER},
    ragnarok_began={},
    cleared={},
    population_left={"world": NUMBER},
    population_armed={"slot": BATTLE},
    deployed={"god": GOD, "slot": BATTLE, "strength": NUMBER},
    joined={"seat": SEAT, "piece": RECRUIT, "slot": BATTLE},
    passed={"seat": SEAT},
    laid={"seat": SEAT, "sort": SORT, "slot": BATTLE},
    ancient_shown={"slot": BATTLE, "value": NUMBER},
    weapon_shown={"seat": SEAT, "slot": BATTLE, "value": NUMBER},
    wizardry_shown={"seat": SEAT, "slot": BATTLE, "wizardry": WIZARDRY},
    total={"world": NUMBER, "light": NUMBER, "dark": NUMBER},
    god_won={"world": NUMBER, "god": GOD},
    nobody_won={"world": NUMBER},
    rewarded={"seat": SEAT, "god": GOD, "world": NUMBER, "points": NUMBER},
    ended={},
)
