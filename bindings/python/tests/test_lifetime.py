"""Nothing keeps an engine alive but those who hold it; callbacks live as long as they are needed."""

from __future__ import annotations

import gc
import sys
import weakref
from typing import Any, Iterator, List

import pytest
from scripts import Counted, scripted
from test_feeding import refused

import kinesic
from kinesic import Pan, Tap, View
from kinesic._core import callbacks


@pytest.fixture(autouse=True)
def without_the_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_an_engine_goes_as_soon_as_nobody_holds_it() -> None:
    engine = kinesic.Engine()
    view = View(engine.root, frame=(0, 0, 10, 10))
    tap = view.add(Tap())
    heard: List[Any] = []
    tap.on_ended(heard.append)
    tap.should_begin(lambda recognizer: True)
    view.contains_point = lambda x, y: True  # type: ignore[method-assign]
    engine.on_log(print)
    engine.down(1, (1, 1), at=0)
    engine.up(1, at=0.1)
    engine.poll()
    token, gone = engine._token, weakref.ref(engine)
    assert token in callbacks.engines
    heard.clear()
    del engine
    assert gone() is None and token not in callbacks.engines
    error = refused(kinesic.ClosedError, lambda: tap.state)
    assert "keep the Engine" in str(error)


@pytest.mark.parametrize("is_step", [False, True])
def test_it_goes_after_an_exception_in_a_callback_or_a_step(is_step: bool) -> None:
    engine = kinesic.Engine()
    if is_step:
        engine.root.add(scripted(lambda self, input: 1 // 0 if input.moved else None))  # type: ignore[arg-type, return-value]
    else:
        engine.root.add(Pan()).on_began(lambda event: 1 / 0)
    engine.down(1, (1, 1), at=0)
    try:
        engine.move(1, (90, 1), at=0.1)
        raise AssertionError("nothing was raised")
    except ZeroDivisionError:
        pass
    gone = weakref.ref(engine)
    del engine
    assert gone() is None


def test_callbacks_live_as_long_as_they_are_needed(engine: kinesic.Engine) -> None:
    heard: List[Any] = []

    class Listener:
        def hear(self, event: kinesic.GestureEvent) -> None:
            heard.append(event.state)

    def build() -> "weakref.ref[Listener]":
        listener = Listener()
        engine.root.add(Tap()).on_ended(listener.hear)
        return weakref.ref(listener)

    listener = build()
    gc.collect()
    assert listener() is not None
    engine.down(1, (1, 1), at=0)
    engine.up(1, at=0.1)
    assert len(heard) == 1
    engine.root.recognizers[0].remove()
    engine.poll()
    assert listener() is None


def test_removed_ones_are_kept_no_longer_than_until_the_next_poll(engine: kinesic.Engine) -> None:
    gone = weakref.ref(engine.root.add(Tap()))
    found = gone()
    assert found is not None
    found.remove()
    del found
    assert gone() is not None
    engine.poll()
    assert gone() is None


def test_many_engines_and_recognizers_leave_nothing_behind() -> None:
    before = len(callbacks.engines)
    for _ in range(50):
        with kinesic.Engine() as engine:
            for _ in range(20):
                engine.root.add(Tap()).on_ended(lambda event: None)
    del engine
    assert len(callbacks.engines) == before


def test_feeding_does_not_grow(engine: kinesic.Engine, pan: Pan) -> None:
    def run(start: float) -> None:
        for round in range(200):
            time = start + round
            engine.down(1, (0, 0), at=time)
            for step in range(5):
                engine.move(1, (step * 20, 0), at=time + 0.01 * (step + 1))
            engine.up(1, at=time + 0.2)
            engine.poll()

    growth = []
    for start in range(8):
        blocks = sys.getallocatedblocks()
        run(start * 1000)
        growth.append(sys.getallocatedblocks() - blocks)
    assert min(growth[4:]) < 100, growth


def test_scripted_recognizers_are_not_kept_alive() -> None:
    engine = kinesic.Engine()
    counted = weakref.ref(engine.root.add(Counted()))
    second = engine.root.add(kinesic.View(frame=(0, 0, 9, 9))).add(Counted())
    engine.down(1, (0, 0), at=0)
    found = counted()
    assert found is not None and len(engine._scripted) == 2
    found.remove()
    del found
    engine.poll()
    assert counted() is None and len(engine._scripted) == 1
    view = second.view
    assert view is not None
    view.remove()
    assert engine._scripted == {}
    engine.root.add(Counted())
    registration = weakref.ref(engine._registrations["counted"])
    gone = weakref.ref(engine)
    del engine, view
    assert gone() is None and registration() is None
