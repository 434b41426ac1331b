"""Around the match: clocks, bots that stand in, chat, sound, a components file."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sit
from tests.browser.tables import seat_two
from tests.hall.halls import Door

LISTEN = """
() => {
  window.rings = 0;
  window.AudioContext = function () { window.rings += 1; throw new Error('no device for sound'); };
}
"""
GOOD = b"""
[[card]]
ends = ["odin", "thor"]
count = 3

[[card]]
ends = ["sif", "loki"]
count = 2
"""
BAD = b"""
[[card]]
ends = ["odin", "thor"]
count = "many"
"""


def line_of(page: Page, name: str) -> Locator:
    return page.locator(".players li", has=page.get_by_text(name, exact=True))


def seconds(timer: Locator) -> int:
    minutes, _, rest = timer.inner_text().partition(":")
    return int(minutes) * 60 + int(rest)


def age(database: Path, by: int) -> None:
    """Everything in the log happened so many seconds earlier."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE log SET at = at - ?", (by * 1000,))


def test_when_time_runs_out_a_bot_plays_until_its_person_is_back(sit: Sit, own_hall: Door, tmp_path: Path) -> None:
    olga, ivan = seat_two(sit, own_hall, minutes=1)
    olga.wait_until_asked()
    timer = line_of(olga.page, "Ivan").get_by_role("timer")
    first = seconds(timer)
    assert 40 < first <= 60
    olga.choose()
    olga.page.wait_for_function(
        "most => [...document.querySelectorAll('[role=timer]')].some("
        "timer => Number(timer.innerText.split(':')[1]) < most)",
        arg=first % 60 or 59,
    )

    # most of Ivan's minute passes at once; the rest is seen to run out
    own_hall.kill()
    age(tmp_path / "hall.db", seconds(timer) - 5)
    own_hall.open()
    call = line_of(olga.page, "Ivan").get_by_role("button", name="Let a bot play for now")
    expect(call).to_be_visible(timeout=15_000)  # five seconds, and as long as the hall takes to open
    expect(timer).to_have_text("out of time")
    call.click()
    expect(line_of(olga.page, "Ivan").get_by_text("plays for now")).to_be_visible()
    assert olga.wait_until_asked()

    ivan.page.get_by_role("button", name="Take my seat back").click()
    expect(line_of(olga.page, "Ivan").get_by_text("plays for now")).to_have_count(0)
    olga.choose()
    assert ivan.wait_until_asked()


def test_whoever_leaves_is_replaced_by_a_bot_and_may_come_back(sit: Sit) -> None:
    olga, ivan = seat_two(sit)
    page = ivan.page
    ivan.wait_until_asked()
    page.get_by_role("button", name="Help").click()
    page.locator("summary", has_text="Leave the match").click()
    page.get_by_role("button", name="Leave the match").click()
    expect(line_of(olga.page, "Ivan").get_by_text("plays for now")).to_be_visible()
    page.goto(f"/table/{olga.table}")
    page.get_by_role("button", name="Take my seat back").click()
    expect(line_of(olga.page, "Ivan").get_by_text("plays for now")).to_have_count(0)


def test_people_talk_to_all_or_to_the_players_alone(sit: Sit) -> None:
    olga, ivan = seat_two(sit)
    watcher = sit()
    watcher.page.goto(f"/table/{olga.table}")
    for one in (ivan, watcher):
        one.page.get_by_role("tab", name="Chat").click()

    olga.page.get_by_role("tab", name="Chat").click()
    say = olga.page.get_by_label("Say something")
    say.fill("a word to all")
    say.press("Enter")
    expect(say).to_have_value("")
    for one in (ivan, watcher):
        expect(one.page.locator(".chat li")).to_have_text([re.compile("Olga.*a word to all", re.DOTALL)])

    olga.page.get_by_label("players only").check()
    say.fill("a word to players")
    olga.page.get_by_role("button", name="Send").click()
    expect(ivan.page.locator(".chat li").last).to_contain_text("a word to players")
    expect(watcher.page.locator(".chat li")).to_have_count(1)

    # who looks elsewhere sees that something was said
    ivan.page.get_by_role("tab", name="Log").click()
    say.fill("one more")
    say.press("Enter")
    expect(ivan.page.get_by_role("tab", name="Chat")).to_have_text(re.compile(r"Chat\s*1"))


def test_a_sound_calls_only_who_wants_it(sit: Sit) -> None:
    olga, ivan = seat_two(sit)
    olga.wait_until_asked()
    olga.page.evaluate(LISTEN)

    def rings() -> int:
        """After one more turn, in which Olga has to wait for Ivan."""
        for one in (olga, ivan):
            one.wait_until_asked()
            one.choose()
        olga.wait_until_asked()
        found: int = olga.page.evaluate("() => window.rings")
        return found

    assert rings() == 0
    account = olga.page.context.new_page()
    account.goto("/account")
    account.get_by_label("Volume of sounds").fill("1")
    account.close()
    assert rings() == 1


def test_a_table_with_own_components(sit: Sit) -> None:
    page = sit(is_refused=True).page
    page.goto("/new?game=intrigues")
    page.get_by_label("Who has seat 2").select_option("open")
    file = page.get_by_label("Components file")
    file.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": BAD})
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("bad.toml was refused")
    expect(page.get_by_role("alert")).to_contain_text("line 4: count must be a whole number")

    file.set_input_files({"name": "large.toml", "mimeType": "text/plain", "buffer": b"#" * 20_001})
    expect(page.get_by_role("alert")).to_contain_text("large.toml has more than 20 kB")
    expect(page.get_by_text("bad.toml")).to_have_count(0)

    file.set_input_files({"name": "good.toml", "mimeType": "text/plain", "buffer": GOOD})
    expect(page.get_by_text("good.toml")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("The host's own file")).to_be_visible()
