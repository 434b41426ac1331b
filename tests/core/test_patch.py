"""Patches: what changed in a view, sent instead of the whole."""

from __future__ import annotations

import copy
import json
import os
import random
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.patch import apply, diff

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
)
RECORDS = st.lists(st.dictionaries(st.sampled_from("abc"), SCALARS, max_size=3), max_size=5)


def as_text(value: Any) -> str:
    """Tells 1 from true, which Python's own comparison does not."""
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
def test_a_patch_leads_from_the_old_value_to_the_new_one(old: Any, new: Any) -> None:
    kept = copy.deepcopy(old)
    patch = json.loads(json.dumps(diff(old, new)))
    assert as_text(apply(old, patch)) == as_text(new)
    assert as_text(old) == as_text(kept)


@given(RECORDS, RECORDS)
def test_a_patch_leads_from_some_records_to_others(old: Any, new: Any) -> None:
    assert as_text(apply(old, diff(old, new))) == as_text(new)


@given(VALUES)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert diff(value, copy.deepcopy(value)) == {}
    assert apply(value, {}) is value


def test_one_field_of_one_record_is_all_that_is_sent() -> None:
    old = [{"seat": 0, "points": 4}, {"seat": 1, "points": 7}, {"seat": 2, "points": 0}]
    new = [{"seat": 0, "points": 4}, {"seat": 1, "points": 8}, {"seat": 2, "points": 0}]
    assert diff({"players": old}, {"players": new}) == {"players": {"1": {"points": [8]}}}


def test_a_card_that_leaves_a_hand_takes_nothing_else_along() -> None:
    assert diff(["a", "b", "c", "d"], ["a", "c", "d"]) == [1, 1, []]
    assert diff(["a", "c"], ["a", "b", "c"]) == [1, 0, ["b"]]
    assert diff([], ["a"]) == [0, 0, ["a"]]


def test_a_list_that_changed_in_many_places_is_sent_in_one_piece() -> None:
    assert diff([1, 2, 3, 4], [1, 5, 6, 4]) == [1, 2, [5, 6]]


def test_keys_come_and_go() -> None:
    assert diff({"a": 1, "b": 2}, {"b": 2, "c": None}) == {"a": [], "c": [None]}


def test_what_did_not_change_is_shared() -> None:
    old = {"still": {"deep": [1]}, "moving": 1}
    assert apply(old, diff(old, {"still": {"deep": [1]}, "moving": 2}))["still"] is old["still"]


CASES = Path(__file__).parents[2] / "web" / "tests" / "patches.json"


def random_value(chance: random.Random, depth: int) -> Any:
    kind = chance.randrange(4 if depth else 2)
    if kind == 2:
        return [random_value(chance, depth - 1) for _ in range(chance.randrange(5))]
    if kind == 3:
        return {key: random_value(chance, depth - 1) for key in "abcd" if chance.random() < 0.6}
    return chance.choice([None, True, False, 0, 1, 2, "", "x"])


def changed_value(chance: random.Random, value: Any) -> Any:
    """Mostly the same."""
    if chance.random() < 0.2 or not isinstance(value, list | dict):
        return random_value(chance, 2) if chance.random() < 0.3 else value
    if isinstance(value, dict):
        return {key: changed_value(chance, inner) for key, inner in value.items() if chance.random() < 0.9}
    return [changed_value(chance, inner) for inner in value if chance.random() < 0.8]


def test_the_browser_applies_the_same_cases() -> None:
    """`make golden` writes them anew."""
    chance = random.Random(1)
    olds = [random_value(chance, 3) for _ in range(150)]
    pairs = [(old, changed_value(chance, old)) for old in olds] + list(zip(olds, olds[1:], strict=False))[:20]
    cases = [{"old": old, "patch": diff(old, new), "new": new} for old, new in pairs]
    text = "[\n" + ",\n".join(json.dumps(case) for case in cases) + "\n]\n"
    if os.environ.get("MEADHALL_GOLDEN") == "write":
        CASES.write_text(text, encoding="utf-8")
    assert CASES.read_text(encoding="utf-8") == text
