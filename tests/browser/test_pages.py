"""Every page, at both sizes, in both languages and colours: it fits, and axe finds nothing serious."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new",
    "/rules",
    "/rules/intrigues",
    "/rules/bloodrage",
    "/account",
    "/about",
    "/nowhere",
    "/table/nothing",
)


def faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {one['id']} ({one['impact']}): {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


SMALL = """
() => [...document.querySelectorAll('.frame button, .frame select')].flatMap((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const x = left + width / 2, y = top + height / 2;
  const hits = (at) => document.elementFromPoint(x, at)?.closest('button, select') === each;
  if (!width || !hits(y)) return [];
  let part = each.parentElement;
  while (getComputedStyle(part).overflowY === 'visible' && part !== document.body) part = part.parentElement;
  const seen = part.getBoundingClientRect();
  if (top < seen.top || top + height > seen.bottom) return []; // half scrolled out of sight
  let from = y, to = y;
  while (hits(from - 1)) from -= 1;
  while (hits(to + 1)) to += 1;
  // what has scrolled under a row that stays in sight
  const isCovered = (at) => {
    const row = document.elementFromPoint(x, at)?.closest('[role=row]');
    return row && getComputedStyle(row).position === 'sticky' && !row.contains(each);
  };
  const size = Math.round(to - from + 1);
  if (size >= 39 || isCovered(from - 1) || isCovered(to + 1)) return [];
  return [`${each.className || each.textContent}: ${size} px`];
})
"""


def small(page: Page) -> list[str]:
    """What a finger can touch, but on less than 40 px from top to bottom; not what something else covers."""
    found: list[str] = page.evaluate(SMALL)
    return found


def overflow(page: Page) -> int:
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("colours", ["dark", "light"])
def test_pages_are_accessible_and_fit(sit: Sit, phone: bool, colours: str) -> None:
    page = sit(phone=phone, color_scheme=colours, bypass_csp=True).page
    found = []
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += faults(page)
        if overflow(page) > 0:
            found.append(f"{path} is {overflow(page)} px too wide")
    assert found == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("colours", ["dark", "light"])
def test_the_table_is_accessible_and_needs_no_scrolling(sit: Sit, phone: bool, colours: str) -> None:
    player = sit(phone=phone, color_scheme=colours, bypass_csp=True)
    page = player.page
    player.play_now()
    player.wait_until_asked()
    found = check_table(page, phone)
    if phone:
        page.get_by_role("button", name=re.compile("^Hand")).click()
    player.choose()
    player.wait_until_asked()
    found += check_table(page, phone)
    page.get_by_role("button", name="Help").click()
    found += faults(page)
    page.get_by_role("button", name="Close").click()
    assert found == []


def check_table(page: Page, phone: bool) -> list[str]:
    found = []
    for tab in ("Board", "Hand", "Players", "Log") if phone else ("",):
        if tab:
            page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{tab}")).click()
        found += faults(page)
        found += small(page) if phone else []
        if overflow(page) > 0 or page.evaluate("() => document.documentElement.scrollHeight > innerHeight"):
            found.append(f"the page scrolls {tab}")
    return found


def test_the_end_and_the_replay_are_accessible(sit: Sit) -> None:
    player = sit(bypass_csp=True)
    player.play_now()
    player.play_to_the_end()
    found = faults(player.page)
    player.page.get_by_role("link", name="Replay").click()
    player.page.get_by_role("slider").wait_for()
    found += faults(player.page)
    assert found == []


def test_russian_from_the_first_page_on_and_back_without_losing_the_place(sit: Sit) -> None:
    player = sit(language="ru-RU")
    page = player.page
    player.play_now()
    player.wait_until_asked()
    player.choose()
    player.wait_until_asked()
    assert page.locator("html").get_attribute("lang") == "ru"
    assert not re.search("[a-z]{4,}", without_names(player), re.IGNORECASE)
    events = player.events()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert player.events() == events
    assert not re.search("[а-яё]{4,}", without_names(player), re.IGNORECASE)


def without_names(player: Player) -> str:
    """The words of the whole table but the players' names and the house's."""
    text = player.page.locator(".frame").inner_text()
    names = player.page.locator(".players .name").all_inner_texts()
    for name in sorted([*names, "Meadhall", "karl", "IA"], key=len, reverse=True):
        text = text.replace(name, "")
    return text


def test_rules_are_searched_and_reached_by_their_number(sit: Sit) -> None:
    page = sit().page
    page.goto("/rules/intrigues#IA3.4")
    expect(page.locator("[id='IA3.4']")).to_be_focused()
    page.get_by_label("Search the rules").fill("doubling")
    expect(page.locator("[id='IA3.4']")).to_have_count(0)
    assert "doubling" in page.locator("dl").first.inner_text().lower()
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Интриги")


def test_an_account_is_made_left_and_entered_again(sit: Sit) -> None:
    page = sit().page
    page.goto("/account")
    page.get_by_label("Shown at tables").fill("Olga")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation").get_by_text("Olga")).to_be_visible()
    for act in ("Make an account", "Sign in"):
        page.get_by_label("Login").fill("olga-of-the-hall")
        page.get_by_label("Password").fill("a long password")
        page.get_by_role("button", name=act).click()
        expect(page.get_by_role("heading", name="Signed in as olga-of-the-hall")).to_be_visible()
        page.get_by_role("button", name="Sign out").click()
        expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    page.get_by_label("Login").fill("olga-of-the-hall")
    page.get_by_label("Password").fill("a long password")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Yes, delete all of it").check()
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("You are forgotten.")).to_be_visible()


def test_a_hint_names_moves_with_a_reason(sit: Sit) -> None:
    player = sit()
    player.play_now()
    player.wait_until_asked()
    page = player.page
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("list", name="Hint").get_by_role("listitem")
    expect(hints.first).to_contain_text("%", timeout=30_000)
    assert hints.count() >= 2
    assert len(hints.first.locator("p").last.inner_text()) > 10
