"""Constants are the same numbers in the module and in the header that compiled rules take them from."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from meadhall.core.constants import enumerated
from meadhall.core.registry import game_ids

HEADER = """
from .sizes cimport SEATS

cdef enum:
    NOBODY = -1  # a comment, with a comma
    ANYBODY, SOMEBODY

cdef enum:
    FIRST
    LAST = FIRST + 2 * SEATS
    AFTER
"""


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> None:
    """A package `names` of these modules and headers."""
    checked = "from meadhall.core import constants\nconstants.check(__name__)\n"
    for name, text in {"__init___py": checked, **files}.items():
        stem, _, kind = name.rpartition("_")
        (folder / "names").mkdir(exist_ok=True)
        (folder / "names" / f"{stem}.{kind}").write_text(text)
    monkeypatch.syspath_prepend(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "names"]:
        monkeypatch.delitem(sys.modules, name)


def test_an_enum_counts_as_c_does() -> None:
    assert enumerated(HEADER, "meadhall.games.intrigues.names") == {
        "NOBODY": -1,
        "ANYBODY": 0,
        "SOMEBODY": 1,
        "FIRST": 0,
        "LAST": 10,
        "AFTER": 11,
    }


@pytest.mark.parametrize(
    ("module", "header", "told"),
    [
        ("ODIN, THOR = range(2)", "THOR = 0\n    ODIN", "ODIN is 0 in the .py and 1 in the .pxd"),
        ("ODIN = 0", "ODIN, THOR", "THOR is missing in the .py and 1 in the .pxd"),
        ("ODIN, THOR = range(2)", "ODIN", "THOR is 1 in the .py and missing in the .pxd"),
    ],
)
def test_a_difference_is_refused_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, header: str, told: str
) -> None:
    package(tmp_path, monkeypatch, aesir_py=f"{module}\n", aesir_pxd=f"cdef enum:\n    {header}\n")
    with pytest.raises(ImportError, match=told):
        import_module("names")


def test_the_same_numbers_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, monkeypatch, aesir_py="ODIN, THOR = range(2)\n", aesir_pxd="cdef enum:\n    ODIN, THOR\n")
    assert import_module("names").aesir.THOR == 1


@pytest.mark.parametrize("id", game_ids())
def test_constants_are_never_compiled(id: str) -> None:
    for name in ("frames", "words", "sizes"):
        assert str(import_module(f"meadhall.games.{id}.names.{name}").__file__).endswith(".py")
