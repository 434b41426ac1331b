"""Nothing is lost: reloads, restarts, second thoughts, second tabs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit, watch
from tests.browser.player import Player
from tests.browser.tables import seat_two
from tests.hall.halls import Door


def test_a_reload_in_the_middle_of_a_draft_changes_nothing(sit: Sit) -> None:
    player = sit()
    player.play_now()
    for _ in range(2):
        player.wait_until_asked()
        player.choose()
    player.wait_until_asked()
    before = (player.page.locator(".frame > .hand").inner_text(), player.events())
    player.page.reload()
    player.wait_until_asked()
    expect(player.page.locator(".log li button")).to_have_count(before[1])
    assert player.page.locator(".frame > .hand").inner_text() == before[0]


def test_a_killed_hall_comes_back_without_a_reload(sit: Sit, own_hall: Door) -> None:
    player = sit(own_hall)
    player.play_now()
    player.wait_until_asked()
    player.choose()
    player.wait_until_asked()
    player.page.evaluate("() => { window.same = true; }")
    own_hall.kill()
    expect(player.page.locator(".lost")).to_be_visible()
    own_hall.open()
    expect(player.page.locator(".lost")).to_have_count(0)
    player.choose()
    assert player.wait_until_asked()
    assert player.page.evaluate("() => window.same")


def test_a_choice_made_while_the_hall_is_away_counts_once(sit: Sit, own_hall: Door) -> None:
    player = sit(own_hall)
    player.play_now()
    player.wait_until_asked()
    events = player.events()
    own_hall.kill()
    expect(player.page.locator(".lost")).to_be_visible()
    player.lit().click()
    player.page.wait_for_timeout(300)
    if player.page.locator("[data-confirm]").count():
        player.page.locator("[data-confirm]").click()
    own_hall.open()
    expect(player.page.locator(".lost")).to_have_count(0)
    player.page.wait_for_function("events => document.querySelectorAll('.log li button').length > events", arg=events)
    mine = player.page.locator(".log li button", has_text=re.compile(rf"^\s*{player_name(player)} plays"))
    expect(mine).to_have_count(1)


def player_name(player: Player) -> str:
    return player.page.locator(".players .mine .name").first.inner_text()


def test_a_choice_in_the_draft_can_be_changed_and_taken_back(sit: Sit) -> None:
    olga, ivan = seat_two(sit)
    page = olga.page
    olga.wait_until_asked()
    olga.choose()
    expect(page.locator(".prompt h2")).to_have_text("You have chosen")

    # another card after all: Ivan never learns of it
    lines = ivan.page.locator(".log li").count()
    first = page.locator(".prompt .picked").inner_text()
    page.locator(".hand [data-lit]").last.click()
    expect(page.locator(".prompt .picked")).not_to_have_text(first)
    assert ivan.page.locator(".log li").count() == lines

    undo = page.locator(".prompt").get_by_role("button", name="Undo")
    undo.click()
    expect(page.locator(".prompt .picked")).to_have_text(first)
    undo.click()
    expect(page.locator(".prompt h2")).to_have_text("Your turn")
    page.locator(".prompt").get_by_role("button", name="Redo").click()
    expect(page.locator(".prompt h2")).to_have_text("You have chosen")
    ivan.wait_until_asked()
    ivan.choose()
    olga.wait_until_asked()

    # what was revealed is taken back only if the table agrees
    page.get_by_role("button", name="Ask to take back").click()
    ivan.page.get_by_role("button", name="Agree").click()
    expect(page.locator(".log li button", has_text=" plays ")).to_have_count(0)


def test_two_tabs_agree(sit: Sit) -> None:
    player = sit()
    player.play_now()
    player.wait_until_asked()
    other = Player(player.page.context.new_page())
    complaints: list[str] = []
    watch(other.page, complaints)
    other.page.goto(f"/table/{player.table}")
    other.wait_until_asked()
    player.choose()
    expect(other.page.locator(".log li button")).to_have_count(player.events())
    player.wait_until_asked()
    other.wait_until_asked()
    other.choose()
    player.page.wait_for_timeout(300)
    assert player.events() == other.events()
    assert complaints == []


def test_a_tap_on_what_is_not_lit_says_why_with_the_rule(sit: Sit) -> None:
    player = sit()
    player.play_now()
    player.wait_until_asked()
    player.page.locator("[data-spot^=stack], .cell").first.click()
    expect(player.page.locator(".toasts a")).to_have_attribute("href", re.compile(r"/rules/intrigues#IA"))


def test_choices_are_confirmed_as_the_player_prefers(sit: Sit) -> None:
    player = sit()
    player.play_now()
    page = player.page
    player.wait_until_asked()
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Confirm choices").select_option("always")
    page.get_by_role("button", name="Close").click()
    events = player.events()
    player.lit().click()
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert player.events() == events
    player.choose()
    page.wait_for_function("events => document.querySelectorAll('.log li button').length > events", arg=events)
