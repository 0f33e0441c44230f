"""CSV recordings of plain numbers, read as columns. Needs NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, List

import numpy

from .digits import NEWLINE, Text, between, check, parts
from .enums import Phase
from .recorded import Columns

if TYPE_CHECKING:
    from numpy.typing import NDArray

HEADER = b"t_us,slot,tracking_id,x,y,pressure,event"
COMMA, POINT = b",."
PHASES = {b"down": Phase.BEGAN, b"move": Phase.MOVED, b"up": Phase.ENDED, b"cancel": Phase.CANCELLED}
TIMES = 1 << 52  # microseconds, the first that is too late


def read_csv(file: BinaryIO) -> List[Columns]:
    """The rows behind the header. Unusual: a row is to be looked at by itself."""
    check(file.readline(len(HEADER) + 2).rstrip(b"\r\n") == HEADER)
    return [_columns(text) for text in parts(file)]


def _columns(text: Text) -> Columns:
    starts, ends = between(text, COMMA, NEWLINE)
    check(len(ends) % 7 == 0 and (text.bytes[ends[6::7]] == NEWLINE).all() and numpy.count_nonzero(text.bytes == NEWLINE) == len(ends) // 7)
    points = ends.copy()
    found = numpy.flatnonzero(text.bytes == POINT)
    points[numpy.searchsorted(ends, found)] = found
    starts, points, ends = (numpy.ascontiguousarray(places.reshape(-1, 7).T) for places in (starts, points, ends))
    times = text.whole(starts[0], ends[0])
    check(times.max() < TIMES)
    told = ends[5] > starts[5]
    if told.any():
        text.number(starts[5][told], points[5][told], ends[5][told])
    return Columns(
        times * numpy.uint64(1000),
        text.whole(starts[2], ends[2]),
        _phases(text, starts[6], ends[6]),
        text.number(starts[3], points[3], ends[3]),
        text.number(starts[4], points[4], ends[4]),
    )


def _phases(text: Text, starts: NDArray[numpy.intp], ends: NDArray[numpy.intp]) -> NDArray[numpy.int32]:
    widths = ends - starts
    check(widths.max() < 8)
    unused = (64 - 8 * widths).astype(numpy.uint64)
    words = (text.words(starts) << unused) >> unused
    known = {name: words == numpy.uint64(int.from_bytes(name, "little")) for name in PHASES}
    check(numpy.logical_or.reduce(list(known.values())).all())
    return numpy.select(list(known.values()), [numpy.int32(phase) for phase in PHASES.values()])
