"""What changed from one JSON value to another, small enough to send and simple enough to apply in any language.

A patch is
- an object: changes inside, by key of an object or index of a list; `{}` changes nothing;
- `[value]`: the new value, whatever was there;
- `[]`: the key is gone;
- `[at, count, values]`: in a list, `count` values from `at` on are replaced by these.
"""

from __future__ import annotations

from typing import Any

Patch = dict[str, Any] | list[Any]


def diff(old: Any, new: Any) -> Patch:
    """`apply(old, diff(old, new))` is `new`. A tuple counts as a list."""
    if old == new and repr(old) == repr(new):  # quicker than to look inside; 1 equals True, but is written otherwise
        return {}
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_objects(old, new)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _diff_lists(old, new)
    return {} if type(old) is type(new) and old == new else [new]


def apply(old: Any, patch: Patch) -> Any:
    """The new value; the old one stays as it is, and shares with the new one what did not change."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        at, count, values = patch
        return [*old[:at], *values, *old[at + count :]]
    if not patch:
        return old
    if isinstance(old, dict):
        made = {key: value for key, value in old.items() if patch.get(key) != []}
        return made | {key: apply(old.get(key), inner) for key, inner in patch.items() if inner != []}
    changed = list(old)
    for index, inner in patch.items():
        changed[int(index)] = apply(changed[int(index)], inner)
    return changed


def _diff_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changes: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            changes[key] = [value]
        elif (inner := diff(old[key], value)) != {}:
            changes[key] = inner
    for key in old:
        if key not in new:
            changes[key] = []
    return changes


def _diff_lists(old: list[Any] | tuple[Any, ...], new: list[Any] | tuple[Any, ...]) -> Patch:
    inner = [diff(one, other) for one, other in zip(old, new, strict=False)]
    first = next((at for at, change in enumerate(inner) if change != {}), len(inner))
    if len(old) == len(new):
        changes = {str(at): change for at, change in enumerate(inner) if change != {}}
        if len(changes) < 2 or any(isinstance(change, dict) for change in changes.values()):
            return changes
    elif first == len(inner):
        return [first, len(old) - first, list(new[first:])]
    last = 0
    while last < min(len(old), len(new)) - first and diff(old[-1 - last], new[-1 - last]) == {}:
        last += 1
    return [first, len(old) - first - last, list(new[first : len(new) - last])]
