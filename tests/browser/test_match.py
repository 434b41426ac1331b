"""Whole matches of Intrigues of Asgard in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import END


def test_a_newcomer_plays_a_whole_match_by_mouse(sit: Sit) -> None:
    player = sit()
    player.play_now()
    choices = player.play_to_the_end()
    assert choices >= 18  # seven, six and five cards; favours come on top
    page = player.page
    expect(page.locator(f"{END} h2")).to_contain_text(re.compile("wins|share the victory"))
    assert len(page.locator(f"{END} tbody tr").all()) == 3
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_role("button", name="Verify here").click()
    expect(page.get_by_text("The digests agree")).to_be_visible()
    first = player.table
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: first not in url)
    assert player.wait_until_asked()


def tab_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until the focus is on something that matches."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


REACH = """
() => {
  const lit = document.activeElement?.matches('[data-lit]') ?? false;
  return lit ? 'lit' : (document.activeElement?.matches('[data-place]') ?? false) ? 'placed' : 'elsewhere';
}
"""


def sweep(page: Page) -> None:
    """Row by row from the upper left corner, until something lit has the focus."""
    row = ["ArrowRight"] * 7 + ["ArrowLeft"] * 7
    for arrow in ["ArrowUp"] * 8 + ["ArrowLeft"] * 7 + (row + ["ArrowDown"]) * 7:
        page.keyboard.press(arrow)
        if page.evaluate(REACH) == "lit":
            return


def reach_lit(page: Page) -> None:
    """Tab from one part of the page to the next, arrows within a part, until something lit has the focus."""
    for _ in range(60):
        if page.evaluate(REACH) == "placed":
            sweep(page)
        if page.evaluate(REACH) == "lit":
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard reaches nothing that is lit")


def test_a_match_is_played_with_the_keyboard_alone(sit: Sit) -> None:
    player = sit()
    page = player.page
    page.goto("/")
    page.locator(".games li").first.wait_for()
    tab_to(page, ".games .button.primary")
    page.keyboard.press("Enter")
    player.wait_for_table()
    for _ in range(60):
        if not player.wait_until_asked():
            break
        before = player.version()
        for _ in range(12):
            if not page.locator("[data-confirm]:visible").count():
                reach_lit(page)
            page.keyboard.press("Enter")
            page.wait_for_timeout(400)  # a second Enter confirms, but not as a double click does
            if player.version() != before and not page.locator("[data-confirm]:visible").count():
                break
    expect(page.locator(END)).to_be_visible()


def test_two_browsers_play_each_other(sit: Sit) -> None:
    olga, ivan = sit(), sit()
    page = olga.page
    page.goto("/new?game=intrigues")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Who has seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    olga.wait_for_table()
    page.get_by_role("button", name="Link to this seat").click()
    link = page.get_by_label("The first person to open this link").input_value()

    ivan.page.goto(link)
    ivan.page.get_by_label("Your name").fill("Ivan")
    ivan.page.get_by_role("button", name="Join").click()
    ivan.wait_for_table()
    expect(page.get_by_text("Ivan", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Start the match").click()

    for _ in range(250):
        if olga.is_over() and ivan.is_over():
            break
        for one in (olga, ivan):
            if one.is_asked():
                one.choose()
        page.wait_for_timeout(20)
    for one in (olga, ivan):
        expect(one.page.locator(f"{END} h2")).to_be_visible()
    assert olga.page.locator(f"{END} tbody").inner_text() == ivan.page.locator(f"{END} tbody").inner_text()


def test_people_at_one_screen_pass_a_curtain(sit: Sit) -> None:
    player = sit()
    page = player.page
    page.goto("/new?game=intrigues")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="One seat less").click()
    page.get_by_label("Who has seat 2").select_option("me")
    page.get_by_label("Name of player 2").fill("Ivan")
    page.get_by_role("button", name="Open the table").click()
    player.page.wait_for_url(re.compile("/table/"))

    seen = set()
    for _ in range(300):
        page.wait_for_selector(f".curtain, .prompt.mine, {END}")
        if player.is_over():
            break
        curtain = page.locator(".curtain")
        if curtain.count():
            # nothing of the table is drawn behind the curtain
            assert page.locator(".frame, [data-place]").count() == 0
            seen.add(curtain.get_by_role("heading").inner_text())
            curtain.locator(".button.primary").click()
            page.wait_for_selector(f".prompt.mine, {END}")
            continue
        before = player.version()
        player.lit().click()
        for _ in range(100):
            if page.locator(f".curtain, {END}").count() or player.version() != before:
                break
            player.press("[data-confirm]:not(:disabled), [role=dialog]:not(.curtain) [data-lit]")
            page.wait_for_timeout(30)
    assert player.is_over()
    assert seen == {"Olga is next", "Ivan is next"}
    page.get_by_role("button", name="Show the table").click()
    assert not re.search(r"\byou\b", page.locator(".log").inner_text(), re.IGNORECASE)
