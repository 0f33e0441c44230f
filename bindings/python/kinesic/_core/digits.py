"""Numbers in text, a column of fields at a time: eight digits of each are one machine word. Needs NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, BinaryIO, Iterator, Tuple

import numpy

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[numpy.uint8]
    Words = NDArray[numpy.uint64]
    Places = NDArray[numpy.intp]
    Numbers = NDArray[numpy.float64]

PADDING = 16  # so many bytes before a text, and behind it, may be looked at
PART = 1 << 19  # bytes of text that are read together, with their columns as much as a processor's cache has room for
NEWLINE, MINUS = b"\n-"
WHOLE, EXACT = 16, 15  # the most digits that are read, and the most that a double holds
POWERS = 10.0 ** numpy.arange(EXACT + 1)


class Unusual(Exception):
    """Text that is not read here: a reader that looks at each line has to say what it is."""


def check(usual: object) -> None:
    if not usual:
        raise Unusual


def parts(file: BinaryIO) -> Iterator[Text]:
    """The rest of a file in parts of whole lines, each with a line end."""
    rest = b""
    while True:
        read = file.read(PART)
        if not read:
            break
        lines, newline, begun = (rest + read).rpartition(b"\n")
        rest = begun
        if newline:
            yield Text(lines + newline)
    if rest:
        yield Text(rest + b"\n")


class Text:
    """Text in which fields lie between places, each from its start up to its end; without the line ends of Windows."""

    def __init__(self, text: bytes) -> None:
        if b"\r" in text:
            text = text.replace(b"\r\n", b"\n")
        padded = b"\0" * PADDING + text + b"\0" * PADDING
        self._words: Words = numpy.ndarray((len(padded) - 7,), "<u8", padded, strides=(1,))
        self.bytes: Bytes = numpy.frombuffer(padded, numpy.uint8)[PADDING:-PADDING]

    def words(self, starts: Places) -> Words:
        """The eight bytes from each place on, the first in the lowest byte."""
        return self._words[starts + PADDING]

    def whole(self, starts: Places, ends: Places) -> Words:
        """Numbers of one digit or more."""
        widths = ends - starts
        check(widths.min() > 0 and widths.max() <= WHOLE)
        return self._digits(ends, widths)

    def number(self, starts: Places, points: Places, ends: Places) -> Numbers:
        """Numbers that may be below 0, each with digits behind its point, or with the point at its end. As a whole
        number and a power of ten, which are exact, give the double that is nearest to the number."""
        negative = self.bytes[starts] == MINUS
        starts = starts + negative
        fractions = numpy.maximum(ends - points - 1, 0)
        check(not ((points < ends) & (fractions == 0)).any())
        powers = POWERS[numpy.minimum(fractions, EXACT)]
        values = self.whole(starts, points).astype(float)
        if fractions.any():
            check((points - starts + fractions).max() <= EXACT)
            values = (values * powers + self._digits(ends, fractions)) / powers
        check(numpy.max(points - starts) <= EXACT)
        return numpy.where(negative, -values, values)

    def _digits(self, ends: Places, widths: Places) -> Words:
        last = _eight(self.words(ends - 8), numpy.minimum(widths, 8))
        if widths.max() <= 8:
            return last
        return last + _eight(self.words(ends - 16), numpy.clip(widths - 8, 0, 8)) * numpy.uint64(10**8)


def _eight(words: Words, widths: Places) -> Words:
    """The numbers that the last digits of eight bytes are; 0 of none."""
    unused = (64 - 8 * widths).astype(numpy.uint64)
    digits = ((words ^ numpy.uint64(0x3030303030303030)) >> unused) << unused
    check(not (((digits + numpy.uint64(0x7676767676767676)) | digits) & numpy.uint64(0x8080808080808080)).any())
    for mask, factor, shift in ((0x0F0F0F0F0F0F0F0F, 2561, 8), (0x00FF00FF00FF00FF, 6553601, 16), (0x0000FFFF0000FFFF, 42949672960001, 32)):
        digits = ((digits & numpy.uint64(mask)) * numpy.uint64(factor)) >> numpy.uint64(shift)
    return digits


def between(text: Text, *marks: int) -> Tuple[Places, Places]:
    """Where fields begin and end that such bytes part; the last has one behind it."""
    ends = numpy.flatnonzero(numpy.logical_or.reduce([text.bytes == mark for mark in marks]))
    return numpy.concatenate(([0], ends[:-1] + 1)), ends
