"""Tables that are laid by hand, as people lay them."""

from __future__ import annotations

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.hall.halls import Door


def seat_two(sit: Sit, at: Door | None = None, minutes: int | None = None) -> tuple[Player, Player]:
    """Olga and Ivan at a table for two, the match begun; with `minutes` there is a clock without increment."""
    olga, ivan = sit(at), sit(at)
    page = olga.page
    page.goto("/new?game=intrigues")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Who has seat 2").select_option("open")
    if minutes is not None:
        page.get_by_label("In one sitting").check()
        page.get_by_label("Minutes each").fill(str(minutes))
        page.get_by_label("Seconds more for each move").fill("0")
    page.get_by_role("button", name="Open the table").click()
    olga.wait_for_table()
    ivan.page.goto(f"/join/{olga.table}")
    ivan.page.get_by_label("Your name").fill("Ivan")
    ivan.page.get_by_role("button", name="Join").click()
    ivan.wait_for_table()
    page.get_by_role("button", name="Start the match").click()
    return olga, ivan
