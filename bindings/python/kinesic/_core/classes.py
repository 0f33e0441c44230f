"""What an engine knows of its recognizer classes: their properties and values, for tools, menus and help."""

from __future__ import annotations

import ctypes
import functools
from typing import Any, Dict, Iterator, Optional, Tuple

from . import ffi
from .record import record
from .geometry import text
from .enums import PropertyKind


@record
class PropertyInfo:
    """A setting: its range is from `minimum` to `maximum`, both allowed."""

    name: str
    summary: str
    unit: str
    origin: str
    initial: float
    minimum: float
    maximum: float
    kind: PropertyKind


@record
class ValueInfo:
    """An output; `initial` is what an attempt starts with."""

    name: str
    summary: str
    unit: str
    initial: float


@record
class ClassInfo:
    """A recognizer class."""

    name: str
    summary: str
    version: str
    flags: int
    properties: Tuple[PropertyInfo, ...]
    values: Tuple[ValueInfo, ...]
    details: Tuple[str, ...]
    """Its own words for why it failed; [0] is "no word"."""

    def property(self, name: str) -> Optional[PropertyInfo]:
        """The property of that name, a common one too, or None."""
        text(name, "name")
        for info in (*self.properties, *common_properties()):
            if info.name == name:
                return info
        return None


@functools.lru_cache(maxsize=None)
def standard_property(class_name: str, name: str) -> Optional[PropertyInfo]:
    """A property of a class that every engine has, a common one too; None: there is none, or no such class."""
    info = _standard().get(class_name)
    return None if info is None else info.property(name)


def standard_class(name: str) -> ClassInfo:
    """A class that every engine has."""
    return _standard()[name]


def is_standard(class_name: str) -> bool:
    """Whether every engine has a class of this name."""
    return class_name in _standard()


def refusal(info: PropertyInfo, value: float) -> str:
    """Why a property cannot have this value, as the engine would say it; "" if it can."""
    is_whole = info.kind is not PropertyKind.NUMBER
    if info.minimum <= value <= info.maximum and not (is_whole and value % 1 != 0):
        return ""
    if info.kind is PropertyKind.BOOLEAN:
        return f"{info.name} must be True or False, not {value:g}"
    kind = "a whole number " if is_whole else ""
    return f"{info.name} must be {kind}from {info.minimum:g} to {info.maximum:g}, not {value:g}"


def _text(value: Optional[bytes]) -> str:
    return (value or b"").decode("utf-8", "replace")


def describe(source: Any) -> PropertyInfo:
    """What is known of a kin_property."""
    return PropertyInfo(
        _text(source.name), _text(source.summary), _text(source.unit), _text(source.origin),
        source.initial, source.minimum, source.maximum, PropertyKind(source.kind),
    )  # fmt: skip


def _class(source: Any) -> ClassInfo:
    return ClassInfo(
        _text(source.name),
        _text(source.summary),
        _text(source.version),
        source.flags,
        tuple(describe(source.properties[i]) for i in range(source.property_count)),
        tuple(
            ValueInfo(_text(value.name), _text(value.summary), _text(value.unit), value.initial)
            for value in (source.values[i] for i in range(source.value_count))
        ),
        tuple(_text(source.details[i]) for i in range(source.detail_count)),
    )


_common: Tuple[PropertyInfo, ...] = ()


def common_properties() -> Tuple[PropertyInfo, ...]:
    """The properties that every recognizer has."""
    global _common
    if not _common:
        table = ffi.kin_property_pointer()
        count = ctypes.c_uint32()
        ffi.lib.kin_common_properties(ctypes.byref(table), ctypes.byref(count))
        _common = tuple(describe(table[i]) for i in range(count.value))
    return _common


def read_classes(pointer: Any, known: Dict[str, ClassInfo]) -> int:
    """Adds to `known` the classes of an engine that are not in it yet."""
    known.update({} if known else _standard())
    _read(pointer, known)
    return int(ffi.KIN_OK)


@functools.lru_cache(maxsize=None)
def _standard() -> Dict[str, ClassInfo]:
    """The classes that every engine has. They are read once, from an engine that is made for it."""
    engine, classes = ffi.kin_engine_p(), {}  # type: Any, Dict[str, ClassInfo]
    if ffi.lib.kin_engine_create(None, ctypes.byref(engine)) == ffi.KIN_OK:
        _read(engine, classes)
        ffi.lib.kin_engine_destroy(engine)
    return classes


def _read(pointer: Any, known: Dict[str, ClassInfo]) -> None:
    for table in tables(pointer, len(known)):
        info = _class(table)
        known[info.name] = info


def tables(pointer: Any, first: int = 0) -> Iterator[Any]:
    """The tables of an engine's classes, from number `first` on."""
    count = ctypes.c_uint32()
    ffi.lib.kin_engine_get_class_count(pointer, ctypes.byref(count))
    table = ffi.kin_recognizer_class_pointer()
    for index in range(first, count.value):
        if ffi.lib.kin_engine_get_class(pointer, index, ctypes.byref(table)) == ffi.KIN_OK:
            yield table.contents
