"""Which fingers are of one hand."""

from __future__ import annotations

import ctypes
import math
from typing import List, Tuple

import pytest
from test_feeding import refused

import kinesic
from kinesic import HandGrouping, Phase, Sample


def land(engine: kinesic.Engine, *places: Tuple[int, float], at: float = 0, hand: int = 0) -> None:
    engine.feed([Sample(touch, Phase.BEGAN, x, 0, at, hand=hand) for touch, x in places])


def hands(engine: kinesic.Engine) -> List[int]:
    return [contact.hand for contact in engine.contacts]


def test_fingers_that_land_together_are_one_hand(engine: kinesic.Engine) -> None:
    engine.set_hands(HandGrouping())
    land(engine, (1, 0), (2, 600), (3, 5000))
    assert hands(engine) == [1, 1, 2]
    engine.set_hands(None)
    land(engine, (4, 100), at=0.01)
    assert hands(engine) == [1, 1, 2, 0]


def test_a_sample_names_its_hand(engine: kinesic.Engine) -> None:
    land(engine, (1, 0), hand=77)
    land(engine, (2, 0))
    assert hands(engine) == [77, 0]
    assert Sample(1, Phase.BEGAN, 0, 0, 0).hand == 0
    refused(kinesic.InvalidError, lambda: land(engine, (3, 0), hand=-1))


def test_one_hand(engine: kinesic.Engine) -> None:
    pinch = engine.root.add(kinesic.Pinch(one_hand=True))
    assert kinesic.Pinch().one_hand is False and pinch.one_hand is True
    seen: List[Tuple[int, ...]] = []
    pinch.on_began(lambda event: seen.append(tuple(touch.hand for touch in pinch.touches)))
    land(engine, (1, 0), hand=1)
    land(engine, (2, 100), hand=2)
    land(engine, (3, 150), hand=1)
    for step in range(1, 5):
        engine.move(2, (100, 50 * step), at=step / 50)
        engine.move(3, (150 + 20 * step, 0), at=step / 50)
    assert seen == [(1, 1)]


def test_a_delegate_sees_the_hand(engine: kinesic.Engine) -> None:
    engine.set_hands(HandGrouping())
    asked: List[int] = []
    tap = engine.root.add(kinesic.Tap())
    tap.should_receive_touch(lambda _, sample: not asked.append(sample.hand))
    land(engine, (1, 0), (2, 5000))
    assert asked == [1, 2]


def test_its_numbers_are_the_library_s() -> None:
    plain = kinesic.ffi.kin_hand_grouping()
    assert kinesic.ffi.lib.kin_struct_init(b"kin_hand_grouping", ctypes.byref(plain), ctypes.sizeof(plain)) == kinesic.ffi.KIN_OK
    numbers = (plain.together_interval, plain.span, plain.late_reach, plain.palm, plain.palm_span, plain.late_palm_span, plain.turn)
    assert HandGrouping() == HandGrouping(*numbers)


def test_what_cannot_be_is_refused(engine: kinesic.Engine) -> None:
    refused(kinesic.RangeError, lambda: engine.set_hands(HandGrouping(together_interval=2)))
    refused(kinesic.InvalidError, lambda: engine.set_hands(HandGrouping(turn=math.nan)))
    refused(kinesic.InvalidError, lambda: engine.set_hands(0.05))  # type: ignore[arg-type]
    engine.set_hands(HandGrouping())
    with pytest.raises(kinesic.CapacityError, match="at most 256 samples"):
        engine.feed([Sample(1, Phase.BEGAN, 0, 0, 0), *(Sample(1, Phase.MOVED, i, 0, i / 1000) for i in range(256))])
