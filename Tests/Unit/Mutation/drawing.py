"""Which changes are made: drawn by a seed, from each part of the sources so many that something can be said of it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def shares(sizes: Mapping[str, int], count: int, floors: Mapping[str, int]) -> dict[str, int]:
    """How many of `count` each part gets: by its size, but not under its floor and not over its size."""
    fixed: dict[str, int] = {}
    while True:
        free = {name: size for name, size in sizes.items() if name not in fixed}
        left, whole = max(count - sum(fixed.values()), 0), sum(free.values())
        wanted = {name: left * size / whole if whole else 0.0 for name, size in free.items()}
        low = {name: min(floors.get(name, 0), sizes[name]) for name, share in wanted.items() if share < min(floors.get(name, 0), sizes[name])}
        if not low:
            break
        fixed |= low
    # What rounding leaves goes to those that lost most by it.
    result = {**fixed, **{name: min(int(share), sizes[name]) for name, share in wanted.items()}}
    order = sorted(wanted, key=lambda name: int(wanted[name]) - wanted[name])
    for name in order[: max(count - sum(result.values()), 0)]:
        result[name] = min(result[name] + 1, sizes[name])
    return {name: result[name] for name in sizes}


def drawn(parts: Mapping[str, Sequence[Item]], count: int, seed: int, floors: Mapping[str, int]) -> list[Item]:
    """So many of each part, at random, in their order; the same seed draws the same."""
    share = shares({name: len(items) for name, items in parts.items()}, count, floors)
    result: list[Item] = []
    for name, items in parts.items():
        places = sorted(random.Random(f"{seed} {name}").sample(range(len(items)), share[name]))
        result += [items[place] for place in places]
    return result
