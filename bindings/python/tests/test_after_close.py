"""Nothing that Python code can do with what belonged to an engine crashes the interpreter once the engine is closed,
or when it is closed in the middle of a call: by a `__del__` in a collection, or by another thread."""

from __future__ import annotations

import contextlib
import gc
import os
import random
import subprocess
import sys
import threading
import time
from typing import Any, Callable, Dict, Iterator, List, Tuple

import numpy  # noqa: F401  # or each fork imports it
import pytest
from scripts import Counted
from sweeping import SKIPPED, arguments, closed, closes, crashes, ends_well, scene, tried

import kinesic
from kinesic import ffi
from kinesic._core import callbacks

pytestmark = [pytest.mark.skipif(not hasattr(os, "fork"), reason="tries each in a fork"), pytest.mark.usefixtures("fenced")]

MORE = [pytest.param(owner, marks=pytest.mark.thorough) for owner in ("root", "view", "pan", "contact", "touch")]
OWNERS = ["engine", "tap", "own", "event", *MORE]


@pytest.mark.parametrize("owner", OWNERS)
def test_no_attribute_and_no_call_after_close_crashes(owner: str) -> None:
    count, crashed = crashes(closed, owner, tried)
    assert count > 20 and crashed == []


CALLS: Dict[str, Callable[[Dict[str, Any]], object]] = {
    "remove": lambda held: held["tap"].remove(),
    "remove a view": lambda held: held["view"].remove(),
    "poll": lambda held: held["engine"].poll(),
    "poll_array": lambda held: held["engine"].poll_array(),
    "poll_frame": lambda held: held["engine"].poll_frame(),
    "classes": lambda held: held["plain"].classes,
    "describe": lambda held: held["engine"].describe(held["event"]),
    "find": lambda held: held["engine"].find_view("view"),
    "contacts": lambda held: held["engine"].contacts,
    "touches": lambda held: held["pan"].touches,
    "relations": lambda held: held["tap"].relations(kinesic.Relation.REQUIRES),
    "an unknown view": lambda held: held["engine"]._find_view(held["view"].id),
    "an unknown recognizer": lambda held: held["engine"]._find_recognizer(held["tap"].id),
    "add": lambda held: held["view"].add(kinesic.Tap(name="new", taps_required=3)),
    "add of its own": lambda held: held["view"].add(Counted()),
    "refused": lambda held: held["engine"].feed([kinesic.Sample(1, kinesic.Phase.MOVED, 1, 1, 0.0)]),
    "copy": lambda held: held["engine"].copy(),
    "dump": lambda held: held["engine"]._tape.dump(),
    "lint": lambda held: held["plain"].lint(remedies=False),
}


def in_a_collection(call: str, allocations: int) -> None:
    """Makes a call in which a collection closes the engine, after so many objects."""
    gc.disable()
    gc.collect()
    held = scene()
    if call.startswith("an unknown"):
        held["engine"]._views.clear()
        held["engine"]._recognizers.clear()
    held["engine"].move(1, (200, 60), at=0.3)
    closes(held["plain"] if call in ("classes", "lint") else held["engine"])
    gc.set_threshold(gc.get_count()[0] + allocations, 1, 1)
    gc.enable()
    with contextlib.suppress(Exception):
        CALLS[call](held)


@pytest.mark.parametrize("call", CALLS)
def test_a_collection_that_closes_the_engine_in_the_middle_of_a_call_does_not_crash(call: str) -> None:
    def attempts() -> None:
        gc.freeze()  # collections look at what is made from here on
        for count in range(1, 40, 2):
            in_a_collection(call, count)

    assert ends_well(attempts)


def test_such_collections_come_in_the_middle(engine: kinesic.Engine) -> None:
    """Or the test above would show nothing."""
    kinds: List[str] = []

    class Raising:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            kinds.extend(frame.f_code.co_name for frame in _frames())

    def _frames() -> Iterator[Any]:
        frame = sys._getframe(2)
        while frame is not None:
            yield frame
            frame = frame.f_back  # type: ignore[assignment]

    before = gc.get_threshold()
    gc.freeze()
    for count in range(1, 60, 2):
        tap = engine.root.add(kinesic.Tap())
        gc.collect()
        Raising()
        gc.set_threshold(gc.get_count()[0] + count, 1, 1)
        tap.remove()
    gc.set_threshold(*before)
    gc.unfreeze()
    assert {"remove", "_properties"} <= set(kinds)


def test_a_thread_that_closes_the_engine_of_another_does_not_crash() -> None:
    def race() -> None:
        sys.setswitchinterval(1e-6)
        for _ in range(20):
            held = scene()
            begun = threading.Event()

            def work(held: Dict[str, Any] = held, begun: threading.Event = begun) -> None:
                try:
                    for time in range(1000):
                        begun.set()
                        held["engine"].move(1, (time, 1), at=1 + time)
                        held["engine"].poll()
                        held["tap"].touches
                except kinesic.Error:
                    pass

            thread = threading.Thread(target=work)
            thread.start()
            begun.wait()
            while not held["engine"].closed:
                try:
                    held["engine"].close()
                except kinesic.ThreadError:
                    pass
            thread.join()

    assert ends_well(race)


def test_what_is_removed_after_close_says_so() -> None:
    held = closed()
    for name in ("tap", "pan", "own", "view"):
        with pytest.raises(kinesic.ClosedError):
            held[name].remove()


def test_a_closed_engine_is_freed_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a `__del__` closes it in the middle of a call: what it held is given back after the call."""
    held, freed = scene(), []
    monkeypatch.setattr(ffi.lib, "kin_engine_destroy", lambda address: freed.append(address))
    engine = held["engine"]
    closed_in_callback: List[bool] = []

    @engine.on_event
    def close(event: kinesic.Event) -> None:
        engine.close()
        closed_in_callback.append(engine.closed)

    with pytest.raises(kinesic.ClosedError):
        engine.move(1, (250, 50), at=0.4)
        engine.move(1, (260, 50), at=0.5)
    assert closed_in_callback == [True] and len(freed) == 1
    del engine, close, held
    gc.collect()
    assert len(freed) == len(set(freed)) == 3


EXIT = """
import sys, threading
import kinesic

class Closing:
    def __init__(self, engine):
        self.engine, self.itself = engine, self
    def __del__(self):
        self.engine.close()

engine = kinesic.Session()
pan = engine.root.add(kinesic.Pan())
pan.should_begin(lambda recognizer: recognizer.translation.x > 0)
pan.on_event(lambda event: None)
engine.down(1, (0, 0), at=0)
holder = Closing(kinesic.Engine()) if "del" in sys.argv else None
engine.root.user_data = Closing(engine) if "circle" in sys.argv else None

def work():
    at = 1
    while True:
        at += 1
        try:
            engine.move(1, (at, 0), at=at)
            engine.poll()
            pan.touches
        except kinesic.ThreadError:
            pass

if "thread" in sys.argv:
    sys.setswitchinterval(1e-5)
    for _ in range(3):
        threading.Thread(target=work, daemon=True).start()
    threading.Event().wait(0.05)
if "step" in sys.argv:
    engine.on_event(lambda event: sys.exit(0))
    engine.explain = True
    engine.move(1, (90, 0), at=9000)
"""


@pytest.mark.parametrize("how", ["plain", "del", "circle", "step", "thread", "thread del circle"])
def test_the_interpreter_ends_in_peace(how: str) -> None:
    for _ in range(4):
        done = subprocess.run([sys.executable, "-c", EXIT, *how.split()], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0 and "Fatal" not in done.stderr, done


def test_what_a_thread_is_in_at_the_exit_outlasts_the_modules() -> None:
    """It may call back when they are taken apart: neither the functions for that are freed nor what the engine
    holds."""
    engine = kinesic.Engine()
    before = sys.getrefcount(engine)
    engine._depth = 1  # as it is while a daemon thread is in a call
    engine._finalizer()
    assert sys.getrefcount(engine) == before + 1
    lasting, plain = callbacks._function(ffi.kin_event_callback, print), ffi.kin_event_callback(print)
    assert sys.getrefcount(lasting) == sys.getrefcount(plain) + 1


def calls(seed: int, seconds: float) -> None:
    """Calls what can be called, on whatever there is, with whatever there is: as long as time is left. Now and then an
    engine is closed, or will be by a collection, and when all are, a new scene is made."""
    rng, end = random.Random(seed), time.monotonic() + seconds
    held = scene()
    while time.monotonic() < end:
        if rng.random() < 0.02:
            gc.set_threshold(rng.choice([1, 7, 50, 700]), rng.choice([1, 10]), 5)
            closes(rng.choice([held["engine"], held["copy"], held["plain"]]))
        if rng.random() < 0.005 or held["engine"].closed and rng.random() < 0.1:
            gc.set_threshold(700, 10, 10)
            held = scene()
        thing = held[rng.choice(list(held))]
        name = rng.choice([name for name in dir(thing) if name not in (*SKIPPED, "__init__", "close", "__exit__", "_repr_html_", "_repr_svg_", "svg")])
        with contextlib.suppress(Exception):
            found = getattr(thing, name)
            if not callable(found) or isinstance(found, type):
                if rng.random() < 0.3:
                    # A private one is set to what it is: it may be an address.
                    other = rng.choice([0, 1, -1, 2.5, "x", None, (1, 2), (0, 0, 5, 5)])
                    setattr(thing, name, found if name.startswith("_") or rng.random() < 0.5 else other)
                continue
            given = found(*rng.choice(list(arguments(held))))
            for each in given if hasattr(given, "__next__") else ():
                pass


@pytest.mark.thorough
def test_random_calls_do_not_crash() -> None:
    """KINESIC_SWEEP_SECONDS: how long. A process has room for so many pages that were taken away."""
    seeds = range(int(os.environ.get("KINESIC_SWEEP_SECONDS") or 30))
    assert [seed for seed in seeds if not ends_well(lambda: calls(seed, 1.0))] == []
