"""Recordings as they lie on disk (columns t_us, tracking_id, x, y, event: docs/formats.md), and as samples of the
engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Dict

import numpy
from numpy.typing import NDArray

import kinesic

Rows = Dict[str, NDArray[Any]]
"""A recording's columns."""
EVENTS = ("down", "move", "up", "cancel")
"""In the order of kinesic.Phase."""
UNITS_PER_MM = 10.0
"""Device units of the traces that ship."""
WINDOW_UNITS_PER_MM = 163 / 25.4
COLUMNS = {"t_us": 0, "tracking_id": 2, "x": 3, "y": 4, "event": 6}


def read_trace(path: Path) -> Rows:
    """The rows of a CSV file; `event` as the number of the phase."""
    texts = numpy.loadtxt(path, dtype="U20", delimiter=",", skiprows=1, ndmin=2)
    rows: Rows = {name: texts[:, index].astype(numpy.float64) for name, index in COLUMNS.items() if name != "event"}
    rows["event"] = numpy.array([EVENTS.index(event) for event in texts[:, COLUMNS["event"]]], numpy.int8)
    return rows


def to_samples(rows: Rows) -> NDArray[numpy.void]:
    """An array that `Engine.feed` takes; window units."""
    samples = numpy.zeros(len(rows["t_us"]), kinesic.sample_dtype())
    samples["time_ns"] = rows["t_us"].astype(numpy.uint64) * 1000
    samples["touch"], samples["phase"] = rows["tracking_id"], rows["event"]
    for axis in ("x", "y"):
        samples[axis] = rows[axis] / UNITS_PER_MM * WINDOW_UNITS_PER_MM
    return samples
