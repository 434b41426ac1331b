"""The glossary names files that exist, and each word once."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(
    r"^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$",
    (ROOT / "docs/develop/glossary.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)


def test_every_word_lives_where_the_glossary_says() -> None:
    assert len(ROWS) > 15
    assert [path for _, path in ROWS if not (ROOT / "src/meadhall" / path).is_file()] == []


def test_a_word_has_one_line() -> None:
    words = [word for word, _ in ROWS]
    assert len(words) == len(set(words))
