"""`meadhall bench web`: how much the first page weighs, and how long a click takes to be seen, in Chromium."""

from __future__ import annotations

import gzip
import shutil
import statistics
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from meadhall.bench.processes import running_hall
from meadhall.bench.report import Report
from meadhall.bots.levels import LEVELS
from meadhall.core.errors import Mistake

WEIGHT = 150.0  # kB, fonts aside
DELAY = 100.0  # milliseconds at the median
SHORTEST = 16.0  # browsers report nothing that was faster
LIT = "[data-lit]:visible:not(:disabled)"
OVER = "[aria-labelledby=end-title]"

# what the browser itself measures from an input to the next picture
WATCH = """
window.clicks = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.name === 'click') window.clicks.push(entry.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""


@dataclass
class Figure:
    name: str
    value: float
    unit: str
    goal: float

    @property
    def holds(self) -> bool:
        return self.value <= self.goal


def run(level: str) -> Report:
    if level not in LEVELS:
        raise Mistake(f"there is no bot {level!r}; --level may be {', '.join(LEVELS)}")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise Mistake("there is no Chromium here; on Debian: apt-get install --no-install-recommends chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise Mistake("this needs Playwright; install it with: pip install 'meadhall[dev]'") from None
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as driver,
        running_hall(Path(folder, "hall.db"), workers=1) as (address, _),
    ):
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 720})
        page.add_init_script(WATCH)
        figures = [weigh(page), *click(page, level)]
        browser.close()
    return report(figures)


def weigh(page: Any) -> Figure:
    """Everything that the first page fetches but the fonts, compressed as a web server in front sends it."""
    sizes: list[int] = []

    def receive(answer: Any) -> None:
        if not answer.url.endswith(".woff2"):
            sizes.append(len(gzip.compress(answer.body(), 6)))

    page.on("response", receive)
    page.goto("/")
    page.locator(".games li").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", receive)
    return Figure("first load", sum(sizes) / 1000, "kB", WEIGHT)


def click(page: Any, level: str) -> list[Figure]:
    """A match against bots that think while the person clicks."""
    page.goto("/new?game=intrigues")
    for seat in (2, 3):
        page.get_by_label(f"Level of the bot on seat {seat}").select_option(level)
    page.locator("form .button.primary").click()
    page.wait_for_url("**/table/*")
    for _ in range(80):
        page.wait_for_selector(f".prompt.mine, {OVER}", timeout=120_000)
        if page.locator(OVER).count():
            break
        page.locator(LIT).first.click()
        page.wait_for_timeout(100)
        confirm = page.locator("[data-confirm]:visible")
        if confirm.count():
            confirm.click()
        page.wait_for_timeout(200)
    measured: list[float] = page.evaluate("() => window.clicks")
    clicks = [max(SHORTEST, one) for one in measured]
    if len(clicks) < 10:
        raise Mistake("the browser measured too few clicks; try again with --level karl")
    slow = sorted(clicks)[int(len(clicks) * 0.95)]
    return [
        Figure(f"click to paint, median of {len(clicks)}", statistics.median(clicks), "ms", DELAY),
        Figure("click to paint, 95th percentile", slow, "ms", 2 * DELAY),
    ]


def report(figures: list[Figure]) -> Report:
    table = Table(title="The client in Chromium")
    for heading in ("", "measured", "goal", ""):
        table.add_column(heading, justify="right" if heading else "left")
    for figure in figures:
        goal = f"{figure.goal:.0f} {figure.unit}"
        table.add_row(figure.name, f"{figure.value:.1f} {figure.unit}", goal, "holds" if figure.holds else "missed")
    return Report({"figures": [asdict(figure) | {"holds": figure.holds} for figure in figures]}, table)
