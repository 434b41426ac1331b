"""Names: one way to write each, and none that passes for somebody else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.bots.levels import LEVELS
from meadhall.hall.errors import Wrong
from meadhall.hall.names import LONGEST, Names, free_name, normal, skeleton
from meadhall.hall.settings import Program
from tests.hall.inside import Inside

NAMES = Names(["wanderer"])


def code_of(name: str) -> str | None:
    try:
        NAMES.check(name)
    except Wrong as wrong:
        return wrong.code
    return None


@pytest.mark.parametrize(
    "name",
    [
        "Olga",
        "Ольга",
        "Gunnhild Özurardóttir",
        "Æthelflæd",
        "李",
        "Карлсон",
        "Karla",
        "Botond",
        "R2D2",
        "🐻",
        "Nguyễn",
        "O'Neil",
    ]
    + ["Hostess", "Adminka", "Playera", "Jean-Luc", "Guest 3", "Ярлыкова", "محمد", "Мария 2"],
)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert NAMES.check(name) == name


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Olga \t\n the   Great ", "Olga the Great"),
        ("Ｏｌｇａ", "Olga"),
        ("Jose\u0301", "José"),
        ("\u202eOlga\u202c", "Olga"),
        ("Ol\u200bga\u2060\ufeff", "Olga"),
        ("Olga\u00a0\u3000X", "Olga X"),
        ("Olga\u3164", "Olga"),
        ("Olga\ufe0f", "Olga"),
    ],
)
def test_a_name_has_one_way_of_writing(given_name: str, kept: str) -> None:
    assert NAMES.check(given_name) == kept


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3164", "\u2800", "\u200b\u200d", "…", "...", "-", "\u0301", "a,b", "a，b", "a|b", "x" * (LONGEST + 1)]
    + ["\u115f\u1160", "ﷺ" * 4, "o" + "\u0316\u0321\u0335\u0302", "\ue000", "\x07"],
)
def test_blank_and_broken_names_are_refused(name: str) -> None:
    assert code_of(name) == "wrong-name"


@pytest.mark.parametrize(
    "name",
    [
        *LEVELS,
        "Karl the Great",
        "KARL",
        "kаrl",
        "k a r l",
        "kar1",
        "karl 2",
        "karl2",
        "ＫＡＲＬ",
        "трэль",
        "Карл",
        "ярл 3",
    ]
    + [
        "конунг",
        "bot",
        "Bot 7",
        "b0t",
        "Olga bot",
        "бот Ольга",
        "Wanderer",
        "wanderer 2",
        "Wаnderer",
        "kárl",
        "k.a.r.l",
    ],
)
def test_names_of_bots_are_refused(name: str) -> None:
    assert code_of(name) == "name-bot"


@pytest.mark.parametrize(
    "name",
    [
        "host",
        "Admin",
        "АDMIN",
        "аdmin",
        "adm1n",
        "Moderator",
        "system",
        "Meadhall",
        "mead hall",
        "Player 1",
        "player1",
        "PIayer 2",
    ]
    + ["Игрок 1", "игрок", "Система", "Администратор", "Зритель"],
)
def test_names_of_the_hall_itself_are_refused(name: str) -> None:
    assert code_of(name) == "name-reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Olga", "0lga"),
        ("Olga", "OLGA "),
        ("Olga", "Оlga"),
        ("Olga", "Ol ga"),
        ("Ivan", "lvan"),
        ("Anna", "Аппа"),
        ("Borna", "Boma"),
        ("Jose", "José"),
        ("Вера", "Bepa"),
        ("Νίκη", "Nikn"),
        ("Nina_1", "Nina l"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_to_the_eye_have_different_skeletons() -> None:
    names = [
        "Olga",
        "Oleg",
        "Ivan",
        "Ivana",
        "Anna",
        "Hanna",
        "Мария",
        "Марина",
        "李",
        "王",
        "🐻",
        "Leif",
        "Olga 2",
        "Olga 3",
    ]
    shapes = [skeleton(name) for name in names if name != "🐻"]
    assert len(set(shapes)) == len(shapes)


def test_the_second_of_a_name_is_numbered_and_one_that_looks_like_it_is_refused() -> None:
    assert free_name("Olga", ["Ivan"]) == "Olga"
    assert free_name("Olga", ["Olga"]) == "Olga 2"
    assert free_name("olga", ["Olga", "olga 2"]) == "olga 3"
    for alike in ("0lga", "Оlga", "Ólga", "O lga"):
        with pytest.raises(Wrong, match="looks like 'Olga'") as refused:
            free_name(alike, ["Ivan", "Olga"])
        assert refused.value.code == "name-alike"


@given(st.text(max_size=60))
def test_whatever_is_given_a_name_is_kept_once_and_for_all_or_refused(name: str) -> None:
    try:
        kept = NAMES.check(name)
    except Wrong:
        return
    assert NAMES.check(kept) == kept == normal(kept) and 1 <= len(kept) <= LONGEST
    assert kept.isprintable() and free_name(kept, [kept]) != kept


# in the hall

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def open_table(inside: Inside, host: str = "Olga") -> str:
    id: str = inside.guest(host).ask("POST", "/api/tables", {"game": "intrigues", "seats": SEATS}).json["id"]
    return id


def test_nobody_sits_down_with_a_name_that_looks_like_anothers(inside: Inside) -> None:
    table = open_table(inside)
    eve = inside.guest("Оlga")
    assert eve.ask("POST", f"/api/tables/{table}/join", {}).code == "name-alike"
    second = inside.guest("Olga").ask("POST", f"/api/tables/{table}/join", {}).json
    assert [seat["name"] for seat in second["seats"]] == ["Olga", "Olga 2", ""]
    assert eve.ask("POST", "/api/me/name", {"name": "Eve"}).json["name"] == "Eve"
    assert eve.ask("POST", f"/api/tables/{table}/join", {}).json["seats"][2]["name"] == "Eve"
    assert eve.ask("POST", "/api/me/name", {"name": "0lga"}).status == 200
    assert eve.ask("GET", f"/api/tables/{table}").json["seats"][2]["name"] == "Eve"


def test_nobody_speaks_at_a_table_under_a_name_that_looks_like_a_players(inside: Inside) -> None:
    table = open_table(inside)
    assert inside.guest("0lga").sit(table).error("chat", text="it was me") == "name-alike"
    wire = inside.guest("Olga").sit(table)
    assert wire.request("chat", text="hello")["type"] == "done"
    assert wire.picture["notices"][-1]["args"]["name"] == "Olga 2"


def test_seats_at_one_screen_follow_the_same_rules(inside: Inside) -> None:
    olga = inside.guest("Olga")

    def seats(*names: str) -> dict[str, object]:
        return {"game": "intrigues", "seats": [{"kind": "me", **({"name": name} if name else {})} for name in names]}

    told = olga.ask("POST", "/api/tables", seats("", "", "Iｖan")).json["seats"]
    assert [seat["name"] for seat in told] == ["Olga", "Olga 2", "Ivan"]
    for names, code in ((("", "0lga"), "name-alike"), (("", "karl"), "name-bot"), (("", "Player 2"), "name-reserved")):
        assert olga.ask("POST", "/api/tables", seats(*names)).code == code
    table = open_table(inside, "Astrid")
    host = inside.guest("Ylva")
    table = host.ask("POST", "/api/tables", {"game": "intrigues", "seats": SEATS}).json["id"]
    for name, code in (("У1va", "name-alike"), ("конунг", "name-bot"), ("\u3164", "wrong-name")):
        answer = host.ask("POST", f"/api/tables/{table}/seats/1", {"kind": "me", "name": name})
        assert answer.code == code


def test_a_name_that_a_program_has_is_not_a_persons(folder: object) -> None:
    inside = Inside(folder, programs={"wanderer": Program(["true"])})  # type: ignore[arg-type]
    try:
        assert inside.ask("POST", "/api/guest", {"name": "Wanderer"}).code == "name-bot"
    finally:
        inside.close()


def test_a_login_has_one_way_of_writing(inside: Inside) -> None:
    guest = inside.guest("Olga")
    login = f"Jose\u0301 {guest.id[:6]}"
    assert guest.ask("POST", "/api/account", {"login": login, "password": "long enough"}).json[
        "login"
    ] == login.lower().replace("e\u0301", "é")
    for same in (f"  JOSÉ\u00a0{guest.id[:6]}", f"Ｊosé\u200b {guest.id[:6]}"):
        wish = {"login": same, "password": "long enough", "bearer": True}
        assert inside.ask("POST", "/api/login", wish).json["id"] == guest.id
