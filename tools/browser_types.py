"""Writes the types that the browser shares with Python: `make types`. With --check it only says whether they differ."""

from __future__ import annotations

import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from meadhall.core.registry import find_game, game_ids
from meadhall.core.view_types import EVERY_KEY

WEB = Path(__file__).parents[1] / "web" / "src"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
HEAD = "// Written by `make types` from {source}: change it there.\n"
WIDTH = 120


class Page:
    """The types of one Python module."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        own = {name: value for name, value in vars(module).items() if not name.startswith("_")}
        self.shapes = [value for value in own.values() if is_typeddict(value) and value.__module__ == module.__name__]
        self.aliases = {name: value for name, value in own.items() if get_origin(value) in (Literal, tuple)}

    def write(self) -> str:
        parts = [HEAD.format(source=self.module.__name__)]
        parts += [f"export type {name} = {self.type_of(value, name)};\n" for name, value in self.aliases.items()]
        parts += [self.interface(shape) for shape in self.shapes]
        return "\n".join(parts)

    def interface(self, shape: type) -> str:
        lines = [f"/** {inspect.cleandoc(shape.__doc__)} */"] if shape.__doc__ else []
        lines.append(f"export interface {shape.__name__} {{")
        for name, hint in get_type_hints(shape, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            wanted = get_args(hint)[0] if optional else hint
            lines.append(f"  {name}{'?' if optional else ''}: {self.type_of(wanted)};")
        return "\n".join([*lines, "}\n"])

    def type_of(self, hint: Any, but: str = "") -> str:
        named = next((name for name, value in self.aliases.items() if value == hint and name != but), None)
        if named:
            return named
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return str(hint.__name__)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            inner = self.type_of(args[0])
            return inner.removeprefix("Partial<").removesuffix(">") if EVERY_KEY in args[1:] else inner
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in args)
        if origin in (Union, UnionType):
            return " | ".join(self.type_of(each) for each in args)
        if origin is list:
            item = self.type_of(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.type_of(each) for each in args)}]"
        if origin is dict:
            key, value = self.type_of(args[0]), self.type_of(args[1])
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        raise TypeError(f"{self.module.__name__}: there is no word in TypeScript for {hint}")


def pages() -> dict[Path, str]:
    found = {}
    for id in game_ids():
        package = type(find_game(id)).__module__.rpartition(".")[0]
        found[WEB / "games" / id / "view.ts"] = Page(import_module(f"{package}.view_types")).write()
    return found


def main() -> None:
    old = {path: text for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in sys.argv:
        if old:
            sys.exit(f"{', '.join(str(path.relative_to(WEB.parent)) for path in old)}: run 'make types'")
        return
    for path, text in old.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(WEB.parent))


if __name__ == "__main__":
    main()
