"""The C interface of libkinesic-lint."""

from __future__ import annotations

from typing import Any, List

from . import library_apart
from .generated_lint import *  # noqa: F401,F403
from .generated_lint import FUNCTIONS


def candidates() -> List[str]:
    return library_apart.candidates("lint")


def load() -> Any:
    return library_apart.load("lint", FUNCTIONS, "a lint")
