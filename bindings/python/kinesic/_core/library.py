"""Finds and loads the shared library."""

from __future__ import annotations

import ctypes
import os
import sys
from binascii import crc32
from typing import Iterator, List

if sys.platform == "darwin":
    FILE_NAME = "libkinesic.dylib"
elif sys.platform == "win32":
    FILE_NAME = "kinesic.dll"
else:
    FILE_NAME = "libkinesic.so"


def candidates() -> Iterator[str]:
    """The places to look at, best first; a bare file name is left to the system's loader."""
    chosen = os.environ.get("KINESIC_LIBRARY")
    if chosen:
        yield chosen
        return
    folder = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    yield os.path.join(folder, FILE_NAME)
    while folder != os.path.dirname(folder):
        folder = os.path.dirname(folder)
        if os.path.isfile(os.path.join(folder, "Include", "kinesic", "kinesic.h")):
            yield os.path.join(folder, "build", "lib", FILE_NAME)
    yield FILE_NAME
    if FILE_NAME.endswith(".so"):
        yield FILE_NAME + ".0"


def load() -> ctypes.CDLL:
    """Loads the first library found; ImportError with one sentence if there is none, or if it does not load."""
    tried: List[str] = []
    for path in candidates():
        if os.path.dirname(path) and not os.path.exists(path):
            tried.append(f"{path} (no such file)")
            continue
        try:
            return ctypes.CDLL(path)
        except OSError as error:
            tried.append(f"{path} ({error})")
    raise ImportError(
        "kinesic needs its shared library: build it with 'make lib', or name the file in the environment variable "
        "KINESIC_LIBRARY; looked at " + "; ".join(tried)
    )


def is_described_by(library: ctypes.CDLL, checksum: int) -> bool:
    """Whether a library's manifest is the very text of which `generated_functions` was made: then there is nothing to
    compare."""
    try:
        tell = library.kin_abi_manifest
    except AttributeError:
        return False
    tell.restype, tell.argtypes = ctypes.c_char_p, []
    return crc32(tell() or b"") == checksum
