"""Browsers for the tests: Debian's Chromium, driven by Playwright. Nothing is downloaded."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.player import Player
from tests.hall.halls import Door, Halls
from tests.needs import need

BUILT = Path(__file__).parents[2] / "src" / "meadhall" / "hall" / "web" / "index.html"
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(
    scope="module"
)  # Playwright keeps an event loop running, in which other modules could not run their own
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    need(chromium is not None, "Chromium")
    need(BUILT.exists(), "the built client ('make web')")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    halls = Halls(tmp_path_factory.mktemp("hall"))
    yield halls.serve()
    halls.close()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Door]:
    """A hall that the test may kill."""
    halls = Halls(tmp_path)
    yield halls.serve()
    halls.close()


Sit = Callable[..., Player]


@pytest.fixture
def sit(browser: Browser, hall: Door) -> Iterator[Sit]:
    """Somebody at a browser of their own. Whatever the console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_browser(
        at: Door | None = None,
        language: str = "en-US",
        phone: bool = False,
        is_refused: bool = False,
        **more: Any,
    ) -> Player:
        context = browser.new_context(
            base_url=(at or hall).address,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=language,
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        watch(page, complaints, is_refused)
        return Player(page)

    yield open_browser
    for context in contexts:
        context.close()
    assert complaints == []


def watch(page: Page, complaints: list[str], is_refused: bool = False) -> None:
    """Chromium tells of every answer that is an error; `is_refused` expects one."""
    page.on("pageerror", lambda error: complaints.append(str(error)))

    def hear(message: Any) -> None:
        is_away = "ERR_CONNECTION_REFUSED" in message.text or "WebSocket connection" in message.text
        is_expected = is_refused and "400 (Bad Request)" in message.text
        if message.type in ("error", "warning") and not is_away and not is_expected:
            complaints.append(message.text)

    page.on("console", hear)
