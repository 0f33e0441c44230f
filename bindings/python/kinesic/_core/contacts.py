"""The contacts that are down."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, List, Optional

from . import ffi
from .record import Located, Timed, record
from .enums import TouchType

if TYPE_CHECKING:
    from .protocols import EngineLike
    from .view import View

lib = ffi.lib


@record
class Contact(Timed, Located):
    """A contact that is down. Beside its fields it has `time` and `start_time`, in seconds, and `location`."""

    touch: int
    """The host's number of it."""
    contact: int
    """Serial number in the order of landing, never used again."""
    view: Optional[View]
    """The view that it hit; None when it is gone."""
    type: TouchType
    time_ns: int
    """Time of its latest landing or move."""
    start_time_ns: int
    """When it landed."""
    x: float
    """Where it is, in window units."""
    y: float
    start_x: float
    """Where it landed, in window units."""
    start_y: float
    tap_count: int
    """How many times a contact went down about there in quick succession."""
    hand: int
    """Of which hand it is a finger, decided when it landed: 1, 2 ...; 0: not known."""

    @property
    def start_time(self) -> float:
        """`start_time_ns` in seconds."""
        return self.start_time_ns / 1e9


def contacts_of(engine: EngineLike) -> List[Contact]:
    """The contacts that are down, in the order of landing."""
    count = ctypes.c_uint32()
    engine._call(lib.kin_engine_list_contacts, None, 0, ctypes.byref(count))
    row = (ffi.kin_contact * count.value)()
    engine._call(lib.kin_engine_list_contacts, row, count.value, ctypes.byref(count))
    return [
        Contact(
            each.touch, each.contact, engine._find_view(each.view), TouchType(each.type), each.time_ns, each.start_time_ns, each.x, each.y,
            each.start_x, each.start_y, each.tap_count, each.hand,
        )
        for each in row[: count.value]
    ]  # fmt: skip
