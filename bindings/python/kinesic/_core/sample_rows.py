"""Many samples, as the C interface has them: read as Samples one by one, fed and given to NumPy without copying."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, ClassVar, Dict, Iterable, Iterator, Optional, Sequence, Tuple, Union, overload

from .arrays import Record, borrow, is_array, sample_dtype
from .enums import Phase, TouchType
from .errors import InvalidError
from .record import public
from .geometry import several
from .samples import Sample, fill, from_record

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

SIZE = ctypes.sizeof(Record)
COLUMNS = ("force", "major_radius", "altitude", "azimuth", "buttons", "modifiers", "hand")


class _Nowhere:
    """In place of an engine: these samples are of none, and name no view."""

    def _find_view(self, id: int) -> None:
        return None


NOWHERE: Any = _Nowhere()


class SampleRows(Sequence[Sample]):
    """Samples in the order of their times. A sequence of `Sample`, which are made when they are asked for; slices are
    rows again. `Engine.feed` takes it without making a Sample, `array` is the same memory for NumPy, `columns()` is
    for `pandas.DataFrame` and `polars.DataFrame`, `to_bytes()` and `from_bytes` are for files and networks."""

    __slots__ = ("_data", "_first", "_count")

    def __init__(self, samples: Union[Iterable[Sample], NDArray[numpy.void]] = ()) -> None:
        """A copy of Samples, or of an array of `sample_dtype()`; views that they name are left out."""
        if is_array(samples):
            records, count = borrow(samples)
            data = bytearray(ctypes.string_at(records, count * SIZE))
        else:
            items = tuple(several(samples, "samples"))
            data = bytearray(SIZE * len(items))
            for index, sample in enumerate(items):
                fill(Record.from_buffer(data, index * SIZE), sample, NOWHERE, with_view=False)
        self._begin(data)

    def _begin(self, data: Union[bytearray, memoryview], first: int = 0, count: Optional[int] = None) -> None:
        self._data, self._first = data, first
        self._count = len(data) // SIZE if count is None else count

    @classmethod
    def from_bytes(cls, data: Union[bytes, bytearray]) -> SampleRows:
        """Of what `to_bytes` gave: kin_touch_sample one after the other."""
        if len(data) % SIZE:
            raise InvalidError(f"a sample has {SIZE} bytes; {len(data)} are not a whole number of them")
        made = cls._of(bytearray(data))
        for byte in range(Record.view.offset, Record.view.offset + Record.view.size):
            made._data[byte::SIZE] = bytes(len(made))
        return made

    @classmethod
    def _of(cls, data: Union[bytearray, memoryview]) -> SampleRows:
        """Of these bytes, which are not copied, and may have less than a sample behind them; they name no view."""
        made = cls.__new__(cls)
        made._begin(data)
        return made

    def to_bytes(self) -> bytes:
        """Their bytes, as the C interface has them."""
        return bytes(self._data[self._first * SIZE : (self._first + self._count) * SIZE])

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Sample: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Sample]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Sample, Sequence[Sample]]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._count)
            if step != 1:
                return tuple(self[each] for each in range(start, stop, step))
            return self._part(start, max(start, stop))
        place = index + self._count if index < 0 else index
        if not 0 <= place < self._count:
            raise IndexError(f"there are {self._count} samples, and no number {index}")
        return from_record(self._record(place), NOWHERE)

    def _part(self, start: int, stop: int) -> SampleRows:
        part = type(self).__new__(type(self))
        part._begin(self._data, self._first + start, stop - start)
        return part

    def _record(self, index: int) -> Any:
        return Record.from_buffer(self._data, (self._first + index) * SIZE)

    def __iter__(self) -> Iterator[Sample]:
        return (from_record(self._record(index), NOWHERE) for index in range(self._count))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, SampleRows):
            return self.to_bytes() == other.to_bytes()
        return isinstance(other, (tuple, list)) and tuple(self) == tuple(other)

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if not self._count:
            return "<SampleRows: none>"
        touches = len({self._record(index).touch for index in range(self._count)})
        first, last = self._record(0).time_ns / 1e9, self._record(self._count - 1).time_ns / 1e9
        return f"<SampleRows: {self._count} samples of {touches} touches, {first} to {last} s>"

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self).from_bytes, (self.to_bytes(),)

    def frames(self) -> Iterator[SampleRows]:
        """The samples of each time, in order: what belongs into one feed."""
        start = 0
        while start < self._count:
            time, end = self._record(start).time_ns, start + 1
            while end < self._count and self._record(end).time_ns == time:
                end += 1
            yield self._part(start, end)
            start = end

    @property
    def _touch_rows(self) -> Tuple[Any, int]:
        """What the C interface is handed: a ctypes array, and how many it has."""
        return (Record * self._count).from_buffer(self._data, self._first * SIZE) if self._count else (Record * 0)(), self._count

    @property
    def array(self) -> NDArray[numpy.void]:
        """The same memory as a NumPy array of `sample_dtype()`: what is written into it is fed. Needs NumPy."""
        import numpy

        return numpy.frombuffer(self._data, sample_dtype(), self._count, self._first * SIZE)

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> NDArray[Any]:
        array = self.array if dtype is None else self.array.astype(dtype)
        return array.copy() if copy else array

    def columns(self) -> Dict[str, NDArray[Any]]:
        """Columns by name, NumPy arrays of their own: `pandas.DataFrame(samples.columns())`. `time` is seconds, phase
        and type are names. Needs NumPy."""
        import numpy

        array = self.array
        found: Dict[str, NDArray[Any]] = {"time": array["time_ns"] / 1e9, "touch": array["touch"].copy()}
        found["phase"] = numpy.array([each.name for each in Phase])[array["phase"]]
        found["x"], found["y"] = array["x"].copy(), array["y"].copy()
        found["type"] = numpy.array([each.name for each in TouchType])[array["type"]]
        found.update((name, array[name].copy()) for name in COLUMNS)
        return found


public(SampleRows)
