"""A filter for panels that lose fingers or swap them."""

from __future__ import annotations

import ctypes
import math
from typing import List

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import ContactFilter, Sample


def drag(engine: kinesic.Engine) -> None:
    """One finger, which the panel loses for 20 ms and finds under another id."""
    engine.down(1, (0, 0), at=0)
    engine.move(1, (30, 0), at=0.01)
    engine.up(1, at=0.02)
    engine.down(2, (33, 0), at=0.04)
    engine.move(2, (60, 0), at=0.05)
    engine.up(2, at=0.06)
    engine.advance(1)


def test_a_contact_that_comes_back_is_the_same(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    said: List[str] = []
    engine.on_log(lambda severity, sentence: said.append(sentence))
    engine.set_contact_filter(ContactFilter())
    drag(engine)
    assert states(engine) == ["BEGAN", "CHANGED", "CHANGED", "ENDED"]
    assert said == ["touch 2 is the contact that landed as 1: it came back 0.02 s after its lift, 3 units away"]


def test_without_it_there_are_two(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.set_contact_filter(ContactFilter())
    engine.set_contact_filter(None)
    drag(engine)
    assert states(engine).count("ENDED") == 2


def test_its_numbers_are_the_library_s(engine: kinesic.Engine) -> None:
    plain = kinesic.ffi.kin_contact_filter()
    assert kinesic.ffi.lib.kin_struct_init(b"kin_contact_filter", ctypes.byref(plain), ctypes.sizeof(plain)) == kinesic.ffi.KIN_OK
    assert ContactFilter() == ContactFilter(plain.dropout_interval, plain.dropout_distance, plain.jump_distance)


def test_what_cannot_be_is_refused(engine: kinesic.Engine) -> None:
    refused(kinesic.RangeError, lambda: engine.set_contact_filter(ContactFilter(dropout_interval=2)))
    refused(kinesic.InvalidError, lambda: engine.set_contact_filter(ContactFilter(jump_distance=math.nan)))
    refused(kinesic.InvalidError, lambda: engine.set_contact_filter(0.05))  # type: ignore[arg-type]
    engine.set_contact_filter(ContactFilter())
    with pytest.raises(kinesic.CapacityError, match="at most 256 samples"):
        engine.feed([Sample(1, kinesic.Phase.BEGAN, 0, 0, 0), *(Sample(1, kinesic.Phase.MOVED, i, 0, i / 1000) for i in range(256))])
