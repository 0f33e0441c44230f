"""The C interface of libkinesic-lint, which is loaded when the first lint is made: a program that ships needs none."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any, List, Optional

from . import ffi
from .errors import UnsupportedError
from .generated_lint import *  # noqa: F401,F403
from .generated_lint import FUNCTIONS

if sys.platform == "darwin":
    FILE_NAME = "libkinesic-lint.dylib"
elif sys.platform == "win32":
    FILE_NAME = "kinesic-lint.dll"
else:
    FILE_NAME = "libkinesic-lint.so"

_loaded: Optional[ctypes.CDLL] = None


def candidates() -> List[str]:
    """The places to look at: the file that KINESIC_LINT_LIBRARY names, or beside libkinesic, or where the system's
    loader looks."""
    chosen = os.environ.get("KINESIC_LINT_LIBRARY")
    if chosen:
        return [chosen]
    folder = os.path.dirname(str(ffi.lib._name))
    return ([os.path.join(folder, FILE_NAME)] if folder else []) + [FILE_NAME, FILE_NAME + f".{ffi.KIN_VERSION_MAJOR}"]


def load() -> Any:
    """The library with its functions typed; UnsupportedError with one sentence where it is missing."""
    global _loaded
    if _loaded is None:
        _loaded = _load()
    return _loaded


def _load() -> ctypes.CDLL:
    tried: List[str] = []
    for path in candidates():
        try:
            return _bound(ctypes.CDLL(path))
        except (OSError, AttributeError) as error:
            tried.append(f"{path} ({error})")
    raise UnsupportedError(
        "a lint needs the library libkinesic-lint: build it with 'make lint', or name the file in the environment variable "
        "KINESIC_LINT_LIBRARY; looked at " + "; ".join(tried)
    )


def _bound(library: ctypes.CDLL) -> ctypes.CDLL:
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
