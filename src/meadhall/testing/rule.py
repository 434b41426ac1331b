"""@rule("IA3.3") says which numbered rule a test proves."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the rules it proves."""
    import pytest

    mark: Callable[[Test], Test] = pytest.mark.rule(*ids)
    return mark


def tested_rules(folder: Path) -> dict[str, list[str]]:
    """Which tests below the folder name which rules, by reading the files."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        for given in mark.args:
                            if isinstance(given, ast.Constant):
                                found.setdefault(str(given.value), []).append(f"{path.name}::{node.name}")
    return found
