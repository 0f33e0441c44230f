"""Where the command-line tool is."""

from __future__ import annotations

import importlib.util
import os
from typing import Iterator, List

from .errors import UnsupportedError

PACKAGE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
REMEDY = (
    "the command-line tool is not installed: \"pip install 'kinesic[tool]'\" brings it, 'make tool' builds it, and the environment "
    "variable KINESIC_TOOL names another one"
)


def candidates() -> Iterator[str]:
    """The files to look at, best first."""
    chosen = os.environ.get("KINESIC_TOOL")
    if chosen:
        yield chosen
        return
    own = importlib.util.find_spec("kinesic_tool")
    if own is not None and own.origin is not None:
        yield os.path.join(os.path.dirname(own.origin), "kinesic")
    folder = PACKAGE
    while folder != os.path.dirname(folder):
        folder = os.path.dirname(folder)
        if os.path.isfile(os.path.join(folder, "Include", "kinesic", "kinesic.h")):
            yield os.path.join(folder, "build", "bin", "kinesic")


def missing(tried: List[str]) -> str:
    """What to say where there is none that can be run."""
    return REMEDY + ("; looked at " + "; ".join(tried) if tried else "")


def tool() -> str:
    """The first that can be run. UnsupportedError: there is none."""
    tried: List[str] = []
    for program in candidates():
        if os.access(program, os.X_OK) and os.path.isfile(program):
            return program
        tried.append(f"{program} (no such program)")
    raise UnsupportedError(missing(tried))
