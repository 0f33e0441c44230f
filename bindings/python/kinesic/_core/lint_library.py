"""The C interface of libkinesic-lint."""

from __future__ import annotations

from typing import Any, List

from . import optional_libraries
from .generated_lint import *  # noqa: F401,F403
from .generated_lint import FUNCTIONS


def candidates() -> List[str]:
    return optional_libraries.candidates("lint")


def load() -> Any:
    return optional_libraries.load("lint", FUNCTIONS, "a lint")
