"""Actions and events as words."""

from __future__ import annotations

import types

import pytest

from meadhall.core.registry import find_game, game_ids
from meadhall.core.vocabulary import Events, Vocabulary, kind, names, numbers, seats

FRUIT = names("fruit", "apple", "pear")
SMALL = Vocabulary(kind("eat", "XX1.1", fruit=FRUIT, times=numbers(1, 3)), kind("pass_on", "XX1.2", to=seats(2)))


def test_codes_are_dense_and_in_order() -> None:
    assert [SMALL.text(code) for code in range(len(SMALL))] == [
        "eat apple 1", "eat apple 2", "eat apple 3", "eat pear 1", "eat pear 2", "eat pear 3", "pass-on 1", "pass-on 2",
    ]  # fmt: skip


def test_notation_reads_back_whatever_its_case_and_spaces() -> None:
    assert SMALL.read("  EAT   pear 2 ") == SMALL.code("eat", 1, 1) == 4
    assert SMALL.read("pass_on 2") == 7


@pytest.mark.parametrize(
    ("text", "says"),
    [("fly", "actions begin with"), ("eat plum 1", "it is written: eat FRUIT TIMES"), ("", "not an action")],
)
def test_a_wrong_notation_says_how_it_is_written(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        SMALL.read(text)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("eat aple 1", "did you mean 'eat apple 1'"),
        ("eet pear 2", "did you mean 'eat pear 2'"),
        ("eat pear", "did you mean 'eat pear 1', 'eat pear 2' or 'eat pear 3'"),
        ("pass on 2", "did you mean 'pass-on 2'"),
    ],
)
def test_a_wrong_notation_suggests_what_was_meant(text: str, meant: str) -> None:
    with pytest.raises(ValueError, match="is not an action") as raised:
        SMALL.read(text)
    assert meant in str(raised.value)


def test_nothing_is_suggested_where_nothing_is_near() -> None:
    assert SMALL.suggest("") == SMALL.suggest("sing") == []
    assert find_game("bloodrage").vocabulary.suggest("lay tyrs-crush")[0] == "lay tyrs-crush-1"


def test_arguments_come_out_as_names_seats_and_numbers() -> None:
    assert SMALL.action(4).args == {"fruit": "pear", "times": 2}
    assert SMALL.action(7).args == {"to": 1}


def test_a_code_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="codes go from 0 to 7"):
        SMALL.text(8)
    with pytest.raises(ValueError, match="out of range"):
        SMALL.code("eat", 2, 0)


def test_a_mask_has_a_byte_an_action() -> None:
    assert SMALL.mask([0, 7]) == b"\1\0\0\0\0\0\0\1"


def test_the_enum_of_the_rules_must_agree() -> None:
    words = types.ModuleType("words")
    words.EAT, words.PASS_ON = 0, 5  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="PASS_ON should be 6"):
        SMALL.check(words)


def test_events_must_be_declared_and_numbered_alike() -> None:
    module = types.ModuleType("events")
    module.ATE, module.LEFT = 1, 2  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="left"):
        Events(module, ate={"fruit": FRUIT})
    events = Events(module, ate={"fruit": FRUIT}, left={})
    event = events.event((0b101, 1, 1, 0, 0, 0))
    assert event.key == "ate" and event.args == {"fruit": "pear"} and event.audience == (0, 2)
    assert event.is_for(2) and not event.is_for(1) and not event.is_for(None)
    assert events.event((0, 2, 0, 0, 0, 0)).is_for(None)


@pytest.mark.parametrize("id", game_ids())
def test_no_vocabulary_is_too_large_and_every_action_reads_back(id: str) -> None:
    vocabulary = find_game(id).vocabulary
    assert len(vocabulary) < 8000
    assert all(vocabulary.read(text) == code for code, text in enumerate(vocabulary.texts))
