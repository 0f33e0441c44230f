"""What a recording tells in a device's own units, and the scale that makes samples of it. Needs NumPy."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, List, NamedTuple, Optional, Sequence, Tuple

import numpy

from .arrays import sample_dtype
from .digits import check
from .engine import Engine
from .enums import TouchType
from .geometry import Rect
from .sample_rows import SIZE, SampleRows

if TYPE_CHECKING:
    from numpy.typing import NDArray

Pair = Tuple[float, float]
GUESS = 10.0  # units per mm
BATCH = 1000  # samples, for which an engine has room


class Columns(NamedTuple):
    """Samples of a recording, in its device's units."""

    time_ns: NDArray[numpy.uint64]
    touch: NDArray[numpy.uint64]
    phase: NDArray[numpy.int32]
    x: NDArray[numpy.float64]
    y: NDArray[numpy.float64]


class Device(NamedTuple):
    """What is known of a device: the largest x and y, and the units per mm."""

    largest: Pair = (0.0, 0.0)
    units_per_mm: Optional[Pair] = None


# Of Sources/KinesicTool/Recordings/Devices.swift, which says where the numbers come from.
DEVICES = {
    "dell_canvas": Device((32767, 32767), (55, 98)),
    "wacom_dth2242": Device((4648, 2556), (9.6, 9.6)),
    "wacom_isdv4e6": Device((2776, 1569), (10, 10)),
    "maxtouch": Device((799, 479)),
    "ep0430": Device((1279, 767), (13.5, 14.2)),
    "nexus4": Device((1535, 2559), (25, 25)),
    "pixel_tablet": Device((1599, 2559), (11, 11)),
    "galaxy_s": Device((1023, 1023), (19.6, 11.8)),
    "tf201": Device((2175, 1359), (10, 10)),
    "synaptics_clickpad": Device((5472, 4448), (42, 42)),
    "bamboo16fg": Device((4096, 4096), (32.8, 45.5)),
    "chromeos_cr48": Device((5733, 4798), (47, 65)),
    "chromeos": Device((10667, 6800), (100, 100)),
}


class Scale(NamedTuple):
    """From device units to window units, of which 163 are an inch."""

    units_per_mm: Pair
    window: Rect
    is_guess: bool


def device(path: str) -> Device:
    """What a manifest beside a recording says, else the table."""
    folder, name = os.path.split(path)
    return _manifest(os.path.join(folder, "manifest.json"), name) or next(
        (known for beginning, known in DEVICES.items() if name.startswith(beginning)), Device()
    )


def _manifest(path: str, name: str) -> Optional[Device]:
    if not os.path.exists(path):
        return None
    try:
        with open(path, "rb") as file:
            root: Any = json.load(file)
        if all(each["file"] != name for each in root["traces"]):
            return None
        told: List[float] = [root[key] for key in ("width", "height", "units_per_mm")]
    except (OSError, ValueError, LookupError, TypeError):
        told = []
    check(len(told) == 3 and all(type(each) in (int, float) for each in told))
    width, height, each = (float(number) for number in told)
    return Device((width, height), (each, each))


def scale(parts: Sequence[Columns], known: Device, units_per_mm: Optional[Pair], size: Optional[Pair], largest: Optional[Pair]) -> Scale:
    """Of what is known best: what was given, the device, a guess."""
    check(parts and (units_per_mm is None or size is None))
    told = largest or known.largest
    width = max(told[0], 1.0, *(float(part.x.max()) for part in parts))
    height = max(told[1], 1.0, *(float(part.y.max()) for part in parts))
    if size is not None:
        units_per_mm = (width / size[0], height / size[1])
    x, y = best = units_per_mm or known.units_per_mm or (GUESS, GUESS)
    return Scale(best, Rect(0.0, 0.0, width / x * 163 / 25.4, height / y * 163 / 25.4), units_per_mm is None and known.units_per_mm is None)


def rows(parts: Sequence[Columns], scale: Scale) -> SampleRows:
    """What is fed of them, which an engine has looked at: it refuses what is out of order."""
    made = SampleRows._of(numpy.zeros(SIZE * sum(len(part.touch) for part in parts), numpy.uint8).data)
    array, start = made.array, 0
    with Engine(touch_capacity=64) as engine:
        for part in parts:
            _fill(array[start : start + len(part.touch)], part, scale.units_per_mm, engine)
            start += len(part.touch)
    return made


def _fill(array: NDArray[numpy.void], columns: Columns, units_per_mm: Pair, engine: Engine) -> None:
    x, y = units_per_mm
    for start in range(0, len(array), BATCH):
        batch, (times, touches, phases, xs, ys) = array[start : start + BATCH], (each[start : start + BATCH] for each in columns)
        batch["time_ns"], batch["touch"], batch["phase"], batch["type"] = times, touches, phases, TouchType.DIRECT
        batch["x"], batch["y"] = xs / x * 163 / 25.4, ys / y * 163 / 25.4
        engine.feed(batch)
