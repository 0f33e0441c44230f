"""Plays every input with every build, two builds at a time, and keeps of each what differs from the shipped
library."""

from __future__ import annotations

import os
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

from builds import OTHERS, SHIPPED, Build
from difference import first_difference


@dataclass(frozen=True)
class Comparison:
    """What became of one build."""

    seconds: float
    differences: dict[str, str | None]  # by input; None: the same bytes


@cache
def reference() -> dict[str, bytes]:
    """What the shipped library makes of every input."""
    return SHIPPED.play(SHIPPED.inputs)


def compare(build: Build) -> Comparison:
    began = time.monotonic()
    outputs = build.play(build.inputs)
    seconds = time.monotonic() - began
    assert list(outputs) == [path.stem for path in build.inputs]
    return Comparison(seconds, {name: first_difference(reference()[name], output) for name, output in outputs.items()})


@cache
def comparisons() -> dict[str, Future[Comparison]]:
    """By the name of the build. The longest begin first."""
    reference()
    pool = ThreadPoolExecutor(os.cpu_count() or 1)
    return {build.name: pool.submit(compare, build) for build in reversed(OTHERS)}
