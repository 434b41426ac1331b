"""Every game of the hall can be played in the browser, with a board of its own or without one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.core.registry import game_ids
from tests.browser.conftest import Sit
from tests.browser.player import LIT, Player
from tests.browser.test_pages import check_table

STEPS = 30  # some actions take two or three


def open_game(player: Player, game: str) -> None:
    page = player.page
    page.goto("/")
    card = page.locator(".games > li", has=page.locator(f"a[href='/rules/{game}']"))
    card.get_by_role("button", name="Play now").click()
    player.wait_for_table()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_some_choices_are_made_against_bots(sit: Sit, game: str, phone: bool) -> None:
    player = sit(phone=phone)
    page = player.page
    open_game(player, game)
    player.wait_until_asked()
    before = player.events()
    for _ in range(STEPS):
        if not player.wait_until_asked():
            break
        page.locator(
            f"{LIT}, .tabbar .glows:not([aria-current]):visible"
        ).first.wait_for()  # not while a choice is sent
        if not page.locator(LIT).count():
            page.locator(".tabbar .glows").first.click()
        player.choose()
    assert player.events() > before + 5
    expect(page.locator("main")).not_to_contain_text("undefined")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["asgard", "bloodrage"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_panels_of_a_game_without_a_board_are_accessible(sit: Sit, game: str, phone: bool) -> None:
    player = sit(phone=phone, bypass_csp=True)
    open_game(player, game)
    for _ in range(10):
        player.wait_until_asked()
        player.choose()
    player.wait_until_asked()
    assert check_table(player.page, phone) == []


def test_a_card_explains_itself_where_the_game_has_no_board(sit: Sit) -> None:
    player = sit()
    page = player.page
    open_game(player, "bloodrage")
    player.wait_until_asked()
    card = page.locator(".hand button").first
    card.hover(position={"x": 20, "y": 20})
    page.mouse.move(*middle(card.bounding_box()))
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def middle(box: object) -> tuple[float, float]:
    assert isinstance(box, dict)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
