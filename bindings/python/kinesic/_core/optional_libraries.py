"""The libraries beside libkinesic: each is loaded when it is first used, so that a program that needs none of it does
without."""

from __future__ import annotations

import ctypes
import os
import sys
from typing import Any, Dict, List

from . import ffi
from .errors import UnsupportedError

_loaded: Dict[str, ctypes.CDLL] = {}


def _file_name(name: str) -> str:
    if sys.platform == "win32":
        return f"kinesic-{name}.dll"
    return f"libkinesic-{name}.{'dylib' if sys.platform == 'darwin' else 'so'}"


def variable(name: str) -> str:
    """The environment variable that names the file."""
    return f"KINESIC_{name.upper()}_LIBRARY"


def candidates(name: str) -> List[str]:
    """The places to look at: the file that the environment variable names, or beside libkinesic, or where the system's
    loader looks."""
    chosen = os.environ.get(variable(name))
    if chosen:
        return [chosen]
    folder, file = os.path.dirname(str(ffi.lib._name)), _file_name(name)
    return ([os.path.join(folder, file)] if folder else []) + [file, f"{file}.{ffi.KIN_VERSION_MAJOR}"]


def load(name: str, functions: Dict[str, Any], who: str) -> Any:
    """The library libkinesic-`name` with its functions typed; UnsupportedError with one sentence where it is missing,
    which says who needs it."""
    if name not in _loaded:
        _loaded[name] = _load(name, functions, who)
    return _loaded[name]


def _load(name: str, functions: Dict[str, Any], who: str) -> ctypes.CDLL:
    tried: List[str] = []
    for path in candidates(name):
        try:
            return _bound(ctypes.CDLL(path), functions)
        except (OSError, AttributeError) as error:
            tried.append(f"{path} ({error})")
    raise UnsupportedError(
        f"{who} needs the library libkinesic-{name}: build it with 'make {name}', or name the file in the environment variable "
        f"{variable(name)}; looked at " + "; ".join(tried)
    )


def _bound(library: ctypes.CDLL, functions: Dict[str, Any]) -> ctypes.CDLL:
    for name, (result, arguments) in functions.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library
