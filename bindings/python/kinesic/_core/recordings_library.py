"""libkinesic-recordings, loaded when a recording is first read."""

from __future__ import annotations

import ctypes
import json
import os
import sys
from typing import Any, NamedTuple, Optional, Tuple, Union

from . import ffi
from . import generated_recordings as c
from . import optional_libraries
from .arrays import Record
from .errors import InvalidError, error_for
from .geometry import Rect

Pair = Tuple[float, float]
SIZE = ctypes.sizeof(Record)
SENTENCE = 2048  # bytes
HEADER, BEGINNING = b"t_us,", 1 << 16
LARGE = 1 << 22  # bytes, from which on it matters how memory is asked for


class Given(NamedTuple):
    """What the caller knows of a device."""

    units_per_mm: Optional[Pair] = None
    device_size: Optional[Pair] = None
    device_range: Optional[Pair] = None


class Read(NamedTuple):
    """What a file has: samples as the C interface has them, and what is to be said of it, a sentence a line."""

    data: Union[bytearray, memoryview]
    window: Rect
    notes: str


def library() -> Any:
    return optional_libraries.load("recordings", c.FUNCTIONS, "a recording")


def read(data: bytes, name: str, given: Given) -> Read:
    """Reads a file from its bytes; its name is for sentences, and for what it says of the format and the device."""
    pointer, sentence = c.kin_recording_p(), ctypes.create_string_buffer(SENTENCE)
    options = _options(data, name, given)
    options.sentence, options.sentence_capacity = ctypes.cast(sentence, ctypes.c_char_p), SENTENCE
    result = library().kin_recording_read(data, len(data), ctypes.byref(options), ctypes.byref(pointer))
    if result == ffi.KIN_ERROR_INVALID:
        raise InvalidError(sentence.value.decode("utf-8", "replace"))
    _check(result)
    try:
        return _taken(pointer)
    finally:
        library().kin_recording_destroy(pointer)


def _check(result: int) -> None:
    if result != 0:
        raise error_for(result, (library().kin_recording_last_error() or b"").decode())


def _options(data: bytes, name: str, given: Given) -> Any:
    options = c.kin_recording_options()
    library().kin_recording_options_init(ctypes.byref(options))
    options.name = os.fsencode(name)
    if given.units_per_mm is not None:
        options.units_per_mm_x, options.units_per_mm_y = given.units_per_mm
    if given.device_size is not None:
        options.device_width, options.device_height = given.device_size
    if given.device_range is not None:
        options.range_x, options.range_y = given.device_range
    known = _manifest(name) if HEADER in data[:BEGINNING] else None
    if known is not None:
        options.known_range_x, options.known_range_y, options.known_units_per_mm = known
    return options


def _manifest(name: str) -> Optional[Tuple[float, float, float]]:
    """What a `manifest.json` beside a recording says of it: the largest x and y, units per mm."""
    folder, file = os.path.split(name)
    path = os.path.join(folder, "manifest.json")
    try:
        with open(path, "rb") as opened:
            root: Any = json.load(opened)
        if all(each.get("file") != file for each in root.get("traces", ())):
            return None
        width, height, units = (float(root[key]) for key in ("width", "height", "units_per_mm"))
    except (FileNotFoundError, NotADirectoryError, KeyError):
        return None
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise InvalidError(f"{path}: {error}") from None
    return width, height, units


def _taken(pointer: Any) -> Read:
    info = c.kin_recording_info()
    library().kin_recording_info_init(ctypes.byref(info))
    _check(library().kin_recording_get_info(pointer, ctypes.byref(info)))
    data = _room(SIZE * info.sample_count)
    samples = (Record * info.sample_count).from_buffer(data)
    _check(library().kin_recording_get_samples(pointer, 0, samples, info.sample_count))
    window = info.window
    return Read(data, Rect(window.x, window.y, window.width, window.height), (info.notes or b"").decode("utf-8", "replace"))


def _room(size: int) -> Union[bytearray, memoryview]:
    """Memory for samples. NumPy, if it is there anyway, asks for large pages, which are filled in half the time."""
    numpy = sys.modules.get("numpy")
    return numpy.empty(size, numpy.uint8).data if numpy is not None and size >= LARGE else bytearray(size)
