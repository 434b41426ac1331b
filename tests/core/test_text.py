"""Texts in both languages."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game, game_ids
from meadhall.core.rulebook import read_rulebook
from meadhall.core.text import Name, Texts, preferred_language

GAME = find_game("intrigues")


@pytest.mark.parametrize(
    ("case", "form"),
    [("nom", "Фрея"), ("gen", "Фреи"), ("dat", "Фрее"), ("acc", "Фрею"), ("ins", "Фреей"), ("prep", "Фрее")],
)
def test_russian_names_decline(case: str, form: str) -> None:
    assert GAME.texts("ru").say("aesir-freya", case=case) == form


@pytest.mark.parametrize(
    ("cards", "told"),
    [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (22, "22 карты")],
)
def test_russian_numbers_take_the_right_plural(cards: int, told: str) -> None:
    assert told in GAME.texts("ru").say("intrigues-table-deck", cards=cards)


def test_names_and_plain_strings_both_go_through_name() -> None:
    texts = GAME.texts("en")
    assert texts._name("Olga") == "Olga"
    assert (
        texts._name(Name("aesir-odin"), case="gen") == "Odin’s"
        or texts._name(Name("aesir-odin"), case="gen") == "Odin's"
    )
    assert texts._gender(Name("aesir-freya")) == "feminine"


def test_lists_of_players_read_well() -> None:
    assert GAME.texts("en").list_of(["a", "b", "c"]) == "a, b and c"
    assert GAME.texts("ru").list_of(["a", "b"]) == "a и b"
    assert GAME.texts("ru").list_of(["a"]) == "a"


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message"):
        GAME.texts("en").say("no-such-message")
    with pytest.raises(ValueError, match="intrigues-dealt"):
        GAME.texts("en").say("intrigues-dealt")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Mistake, match="languages are en, ru"):
        Texts("tlh")


@pytest.mark.parametrize(("value", "language"), [("ru_RU.UTF-8", "ru"), ("C.UTF-8", "en"), ("de_DE", "en")])
def test_the_terminals_language_is_preferred(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    assert preferred_language() == language


@pytest.mark.parametrize("id", game_ids())
def test_rules_have_the_same_ids_and_marks_in_both_languages(id: str) -> None:
    books = [find_game(id).rulebook(language) for language in ("en", "ru")]
    assert [(rule.id, rule.is_ruling) for rule in books[0].rules.values()] == [
        (rule.id, rule.is_ruling) for rule in books[1].rules.values()
    ]


def test_rules_are_found_by_id_chapter_and_word() -> None:
    book = GAME.rulebook("en")
    assert [rule.id for chapter in book.find("ia3.3") for rule in chapter.rules] == ["IA3.3"]
    assert book.find("IA4")[0].id == "IA4"
    assert len([rule for chapter in book.find("Freya") for rule in chapter.rules]) >= 2
    with pytest.raises(Mistake, match="chapters are IA1"):
        book.find("IA9.9")


def test_a_rule_in_the_wrong_chapter_is_refused(tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "rules.en.md"
    path.write_text("# X\n\n## IA1 One\n- **IA2.1** two\n")
    with pytest.raises(ValueError, match="wrong chapter"):
        read_rulebook(path)
