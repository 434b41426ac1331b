"""Earlier moments: from the log, what I missed, the replay, and people who only watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player


@pytest.fixture
def player(sit: Sit) -> Player:
    """Somebody who has made two choices."""
    player = sit()
    player.play_now()
    for _ in range(2):
        player.wait_until_asked()
        player.choose()
    player.wait_until_asked()
    return player


def test_a_click_in_the_log_shows_that_moment(player: Player) -> None:
    page = player.page
    stacks = page.locator("#main [data-spot^=stack]")
    now = stacks.all_inner_texts()  # the bots may still be choosing meanwhile, but nothing is laid
    page.locator(".log li button").first.click()
    expect(page.get_by_role("heading", name="An earlier moment")).to_be_visible()
    assert page.locator("[data-lit]").count() == 0
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert stacks.all_inner_texts() == now


def test_what_was_missed_is_played_back(player: Player) -> None:
    page = player.page
    page.evaluate(
        "() => localStorage.setItem('meadhall-marks', JSON.stringify({[location.pathname.slice(7) + '/0']: 2}))"
    )
    page.reload()
    player.wait_until_asked()
    page.get_by_role("button", name="What I missed").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_a_spectator_sees_no_hand_and_chooses_nothing(player: Player, sit: Sit) -> None:
    watcher = sit()
    watcher.page.goto(f"/table/{player.table}")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    assert watcher.page.locator("[data-lit]").count() == 0
    before = watcher.events()
    player.choose()
    watcher.page.wait_for_function("n => document.querySelectorAll('.log li button').length > n", arg=before)
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("Nothing has been said yet.")).to_be_visible()


def test_a_finished_match_is_replayed_with_all_hands_open(player: Player, sit: Sit) -> None:
    player.play_to_the_end()
    page = player.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value("0")
    expect(page.locator(".hands .one")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    page.get_by_label("Whose view").select_option("1")
    expect(page.locator(".hands .one")).to_have_count(0)
    page.wait_for_url(re.compile("seat=1"))

    guest = sit()
    guest.page.goto(page.url)
    expect(guest.page.get_by_label("Whose view")).to_have_value("1")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download the saga").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("meadhall saga 1")
