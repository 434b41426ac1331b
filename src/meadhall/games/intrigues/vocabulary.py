"""What can be done and what can happen in Intrigues of Asgard, in words."""

from __future__ import annotations

from meadhall.core.vocabulary import NUMBER, SEAT, SEATS, Events, Vocabulary, kind, names, numbers, seats

from .names import events, sizes, words

AESIR = names("aesir", "odin", "thor", "freya", "loki", "sif", "bragi", "heimdall")
NTH = numbers(1, sizes.ROOM)  # cards of a stack are counted from the top

VOCABULARY = Vocabulary(
    kind("play", "IA2.3", shown=AESIR, other=AESIR),
    kind("will", "IA3.4"),
    kind("done", "IA3.4"),
    kind("score", "IA3.6", nth=NTH),
    kind("turn_own", "IA4.1", stack=AESIR),
    kind("hide", "IA4.2", stack=AESIR),
    kind("double", "IA4.3", stack=AESIR),
    kind("turn_other", "IA4.4", owner=seats(sizes.SEATS), stack=AESIR, nth=NTH),
    kind("give", "IA4.6", stack=AESIR, nth=NTH),
    kind("take", "IA4.6", owner=seats(sizes.SEATS), stack=AESIR, nth=NTH),
)
VOCABULARY.check(words)

EVENTS = Events(
    events,
    round_began={"round": NUMBER},
    goal_opened={"column": NUMBER, "aesir": AESIR, "limit": NUMBER},
    dealt={"cards": NUMBER},
    played={"seat": SEAT, "shown": AESIR, "other": AESIR},
    passed_left={},
    passed_right={},
    awoke={"aesir": AESIR},
    slept={"aesir": AESIR},
    attention={"aesir": AESIR, "seat": SEAT, "attention": NUMBER},
    disputed={"aesir": AESIR, "seats": SEATS},
    compared={"aesir": AESIR, "seat": SEAT, "attention": NUMBER},
    dropped_out={"seat": SEAT},
    undecided={"aesir": AESIR},
    favoured={"seat": SEAT, "aesir": AESIR},
    turned_own={"seat": SEAT, "before": AESIR, "after": AESIR},
    hid={"seat": SEAT, "stack": AESIR, "cards": NUMBER},
    doubled={"seat": SEAT, "stack": AESIR, "attention": NUMBER},
    turned_other={"seat": SEAT, "owner": SEAT, "before": AESIR, "after": AESIR},
    drew={"seat": SEAT},
    drew_card={"seat": SEAT, "one": AESIR, "two": AESIR},
    swapped={"seat": SEAT, "given": AESIR, "owner": SEAT, "taken": AESIR},
    lapsed={"seat": SEAT, "aesir": AESIR},
    scored={"seat": SEAT, "stack": AESIR, "nth": NUMBER},
    scored_hidden={"seat": SEAT, "stack": AESIR, "nth": NUMBER},
    scored_nothing={"seat": SEAT, "stack": AESIR},
    turned_up={"seat": SEAT, "stack": AESIR, "cards": NUMBER},
    doubling_returned={},
    count_began={},
    ended={},
)
