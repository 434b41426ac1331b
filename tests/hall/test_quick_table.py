"""Games are played as printed by default; *Play now against bots* takes the values that a game names for it."""

from __future__ import annotations

from tests.hall.inside import Inside

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]


def test_deals_are_on_at_a_table_and_off_at_a_quick_one(inside: Inside) -> None:
    games = inside.ask("GET", "/api/games").json["games"]
    (deals,) = next(game["options"] for game in games if game["id"] == "asgard")
    assert deals == {"id": "deals", "values": ["on", "off"], "rule": "AS5.7", "quick": "off"}
    olga = inside.guest("Olga")
    usual = olga.ask("POST", "/api/tables", {"game": "asgard", "seats": SEATS, "start": True}).json
    assert usual["options"] == {"deals": "on"}
    quick = {"game": "asgard", "seats": SEATS, "options": {"deals": deals["quick"]}, "start": True}
    assert olga.ask("POST", "/api/tables", quick).json["options"] == {"deals": "off"}


def test_games_without_such_a_value_are_quick_as_usual(inside: Inside) -> None:
    games = inside.ask("GET", "/api/games").json["games"]
    options = [option for game in games if game["id"] != "asgard" for option in game["options"]]
    assert options and all(option["quick"] == option["values"][0] for option in options)
