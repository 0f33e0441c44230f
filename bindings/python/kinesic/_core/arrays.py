"""Samples and events as arrays: NumPy types with the layout of the C interface, and what is taken without copying."""

from __future__ import annotations

import ctypes
import functools
import sys
from typing import TYPE_CHECKING, Any, Iterator, Tuple

from . import ffi
from .errors import InvalidError, InvalidTypeError, NullError
from .geometry import whole

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

Record = ffi.kin_touch_sample
LARGEST_COUNT = 0xFFFF_FFFF
CODES = {ctypes.c_uint64: "u8", ctypes.c_double: "f8", ctypes.c_int32: "i4", ctypes.c_uint32: "u4", ctypes.c_uint16: "u2", ctypes.c_void_p: "u8", ctypes.c_char_p: "u8"}
VALUES = {"_union": "values"}


def _format(kind: Any) -> str:
    if issubclass(kind, ctypes.Array):
        return f"{kind._length_}{CODES[kind._type_]}"
    return CODES[kind] if kind in CODES else f"{ffi.KIN_VALUE_CAPACITY}f8"


def _dtype(kind: Any) -> numpy.dtype[numpy.void]:
    """The NumPy type of a struct; a union is the array of its values."""
    import numpy

    return numpy.dtype(
        {
            "names": [VALUES.get(name, name) for name, _ in kind._fields_],
            "formats": [_format(each) for _, each in kind._fields_],
            "offsets": [getattr(kind, name).offset for name, _ in kind._fields_],
            "itemsize": ctypes.sizeof(kind),
        }
    )


@functools.lru_cache(maxsize=None)
def sample_dtype() -> numpy.dtype[numpy.void]:
    """The NumPy type with the layout of kin_touch_sample; needs NumPy. Times are `time_ns`, a view is the `id` of a
    View. `reserved` must be zero: begin with `numpy.zeros`."""
    return _dtype(Record)


@functools.lru_cache(maxsize=None)
def event_dtype() -> numpy.dtype[numpy.void]:
    """The NumPy type with the layout of kin_event; needs NumPy. Recognizers and views are their `id`, `state` and the
    like the numbers of the enums, `values` the class's outputs in their order, of which `value_count` count."""
    return _dtype(ffi.kin_event)


def is_array(samples: Any) -> bool:
    """Whether this is an array, or one record of one, and no `Sample`s. Its type is asked: NumPy makes the interface
    of an array in Python each time, and forgets a signal that raises there."""
    return isinstance(samples, (Record, ctypes.Array)) or hasattr(type(samples), "__array_interface__")


def borrow(array: Any) -> Tuple[Any, int]:
    """A pointer to the records of an array, which it keeps alive, and their number; nothing is copied."""
    if array is None:
        raise NullError("the array is None: pass a ctypes or NumPy array of samples")
    if isinstance(array, Record):
        return ffi.kin_touch_sample_pointer(array), 1
    if isinstance(array, ctypes.Array) and array._type_ is Record:
        return array, len(array)
    numpy = sys.modules.get("numpy")  # who has an array has imported it
    if numpy is None or not isinstance(array, (numpy.ndarray, numpy.void)):
        raise InvalidTypeError(f"a ctypes array of kin_touch_sample or a NumPy array of sample_dtype() is wanted, not {type(array).__name__}")
    return _borrow(numpy.asarray(array))


def _borrow(array: NDArray[numpy.void]) -> Tuple[Any, int]:
    if array.dtype != sample_dtype():
        raise InvalidError(f"the array's dtype must be kinesic.sample_dtype(), not {array.dtype}")
    if array.ndim > 1 or not array.flags["C_CONTIGUOUS"]:
        raise InvalidError("the array must have one dimension and lie in one piece: use numpy.ascontiguousarray")
    if array.ctypes.data % ctypes.alignment(Record):
        raise InvalidError(f"the array's address must be a multiple of {ctypes.alignment(Record)}: pass a copy of it")
    if array.size > LARGEST_COUNT:
        raise InvalidError(f"one feed takes at most {LARGEST_COUNT} samples, not {array.size}")
    return array.ctypes.data_as(ffi.kin_touch_sample_pointer), array.size


def batches(array: NDArray[numpy.void], size: int) -> Iterator[NDArray[numpy.void]]:
    """Parts of an array of `sample_dtype()` in the order of time, to be fed one after the other: views, nothing is
    copied. Each has `size` samples (1 or more) or a few more: samples of equal time are one step and stay together."""
    import numpy

    if whole(size, "size", LARGEST_COUNT) < 1:
        raise InvalidError("size must be 1 or more")
    borrow(array)
    if array.ndim != 1:
        raise InvalidError("the array must have one dimension")
    times, start = array["time_ns"], 0
    while start < len(array):
        end = start + size
        if end < len(array):
            end += int(numpy.searchsorted(times[end:], times[end - 1], "right"))
        yield array[start:end]
        start = end
