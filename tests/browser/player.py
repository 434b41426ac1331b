"""What a person does at a table, with the mouse or with the keyboard alone."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

LIT = "[data-lit]:visible:not(:disabled)"
VERSION = """
() => document.querySelectorAll('.log li button').length + (document.querySelector('.prompt')?.innerText ?? '')
"""
END = "[aria-labelledby=end-title]"


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    # coming in

    def play_now(self) -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name=re.compile("Play now|Сыграть с ботами")).first.click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        self.page.wait_for_url(re.compile("/table/"))
        expect(self.page.locator(".frame")).to_be_visible()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/table/")[2].partition("/")[0]

    # at the table

    def is_asked(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(END).count() > 0

    def wait_until_asked(self) -> bool:
        """False where the match ended instead."""
        self.page.wait_for_selector(f".prompt.mine, {END}", timeout=30_000)
        return not self.is_over()

    def events(self) -> int:
        return self.page.locator(".log li button").count()

    def version(self) -> str:
        """Something that changes with every choice: what is asked, and what has happened."""
        found: str = self.page.evaluate(VERSION)
        return found

    def choose(self) -> None:
        """Click what is lit until the choice is made; a lit stack may open the cards that lie in it."""
        before = self.version()
        self.page.mouse.move(1, 1)  # away from what explains itself over the board
        self.lit().click()
        self.finish_choice(before)

    def lit(self) -> Locator:
        box = self.page.locator(f"dialog {LIT}, [role=dialog] {LIT}")
        return box.first if box.count() else self.page.locator(LIT).first

    def press(self, wanted: str) -> None:
        """Click it if it is there at this very moment."""
        self.page.evaluate("wanted => document.querySelector(wanted)?.click()", wanted)

    def finish_choice(self, before: str) -> None:
        for _ in range(100):
            confirm = self.page.locator("[data-confirm]:visible:not(:disabled)")
            box = self.page.locator(f"dialog {LIT}, [role=dialog] {LIT}")
            if self.version() != before and not confirm.count():
                return
            if confirm.count():
                self.press("[data-confirm]:not(:disabled)")
            elif box.count():
                box.first.click()
            time.sleep(0.05)
        raise AssertionError(f"the choice was not made; still: {before}")

    def play_to_the_end(self, most: int = 200) -> int:
        """How many choices it took."""
        for choices in range(most):
            if not self.wait_until_asked():
                return choices
            self.choose()
        raise AssertionError("the match does not end")
