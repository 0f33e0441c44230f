"""What a host feeds: samples, one by one or as arrays that are handed over without copying."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Iterable, Optional, Tuple

from . import _ffi
from ._record import Located, record
from .enums import Phase, TouchType
from .errors import InvalidError, NullError
from .geometry import nanoseconds, number, whole

if TYPE_CHECKING:
    import numpy

    from .engine import Engine
    from .view import View

Record = _ffi.kin_touch_sample
LARGEST_COUNT = 0xFFFF_FFFF
LARGEST_ENUMERATION = 0x7FFF_FFFF


@record
class Sample(Located):
    """One sample of one contact."""

    touch: int
    """The host's number for this contact; free again after it ended or was cancelled."""
    phase: Phase
    x: float
    """Window units, y down."""
    y: float
    time: float
    """Seconds of the host's monotonic clock."""
    view: Optional[View] = None
    """Began: the view that was hit; None: the engine hit-tests."""
    type: TouchType = TouchType.DIRECT
    force: float = 0.0
    """1 is an ordinary touch, 0 unknown."""
    major_radius: float = 0.0
    """Of the contact, in window units, 0 unknown."""
    altitude: float = 0.0
    """Of a pen above the surface, radians."""
    azimuth: float = 0.0
    """Direction of a pen, radians from +x towards +y."""
    buttons: int = 0
    """Mask of `Button`."""
    modifiers: int = 0
    """Mask of `Modifier`."""

    @property
    def time_ns(self) -> int:
        """The time in nanoseconds."""
        return nanoseconds(self.time, "the time of a sample")


def fill(target: Any, sample: Sample, engine: Engine) -> None:
    """Writes `sample` into a kin_touch_sample."""
    target.touch = whole(sample.touch, "touch")
    target.time_ns = nanoseconds(sample.time, "time")
    target.x = number(sample.x, "x")
    target.y = number(sample.y, "y")
    target.view = 0 if sample.view is None else engine._id_of(sample.view, "view")
    target.phase = whole(sample.phase, "phase", LARGEST_ENUMERATION)
    target.type = whole(sample.type, "type", LARGEST_ENUMERATION)
    target.force = number(sample.force, "force")
    target.major_radius = number(sample.major_radius, "major_radius")
    target.altitude = number(sample.altitude, "altitude")
    target.azimuth = number(sample.azimuth, "azimuth")
    target.buttons = whole(sample.buttons, "buttons", LARGEST_COUNT)
    target.modifiers = whole(sample.modifiers, "modifiers", LARGEST_COUNT)


def to_array(samples: Any, engine: Engine) -> Tuple[Any, int]:
    """One sample or several as a ctypes array and its length."""
    if samples is None:
        raise NullError("samples is None: pass a Sample, or several")
    if isinstance(samples, Sample):
        samples = (samples,)
    elif not isinstance(samples, Iterable):
        raise InvalidError(f"samples must be a Sample, or several, not {samples!r}")
    items = tuple(samples)
    array = (Record * len(items))()
    for index, item in enumerate(items):
        if not isinstance(item, Sample):
            raise InvalidError(f"samples[{index}] must be a Sample, not {item!r}")
        fill(array[index], item, engine)
    return array, len(items)


def from_record(source: Any, engine: Engine) -> Sample:
    """The Sample of a kin_touch_sample."""
    return Sample(
        source.touch, Phase(source.phase), source.x, source.y, source.time_ns / 1e9, engine._find_view(source.view),
        TouchType(source.type), source.force, source.major_radius, source.altitude, source.azimuth, source.buttons, source.modifiers,
    )  # fmt: skip


def borrow(array: Any) -> Tuple[Any, int]:
    """Address and length of a ctypes or NumPy array of kin_touch_sample, without copying."""
    if array is None:
        raise NullError("the array is None: pass a ctypes or NumPy array of samples")
    if isinstance(array, Record):
        return ctypes.pointer(array), 1
    if isinstance(array, ctypes.Array) and array._type_ is Record:
        return array, len(array)
    interface = getattr(array, "__array_interface__", None)
    if interface is None:
        raise InvalidError(f"a ctypes array of kin_touch_sample or a NumPy array of sample_dtype() is wanted, not {type(array).__name__}")
    if array.dtype != sample_dtype():
        raise InvalidError(f"the array's dtype must be kinesic.sample_dtype(), not {array.dtype}")
    if array.ndim > 1 or not array.flags["C_CONTIGUOUS"]:
        raise InvalidError("the array must have one dimension and lie in one piece: use numpy.ascontiguousarray")
    if array.size > LARGEST_COUNT:
        raise InvalidError(f"one feed takes at most {LARGEST_COUNT} samples, not {array.size}")
    return ctypes.cast(interface["data"][0], ctypes.POINTER(Record)), int(array.size)


def sample_dtype() -> numpy.dtype[numpy.void]:
    """The NumPy type with the layout of kin_touch_sample; needs NumPy. Times are `time_ns`, a view is the `id` of a View."""
    import numpy

    codes = {ctypes.c_uint64: "u8", ctypes.c_double: "f8", ctypes.c_int32: "i4", ctypes.c_uint32: "u4"}
    fields = [(name, codes[kind], getattr(Record, name).offset) for name, kind in Record._fields_]  # type: ignore[misc]
    return numpy.dtype(
        {
            "names": [name for name, _, _ in fields],
            "formats": [code for _, code, _ in fields],
            "offsets": [offset for _, _, offset in fields],
            "itemsize": ctypes.sizeof(Record),
        }
    )
