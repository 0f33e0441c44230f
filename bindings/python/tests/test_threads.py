"""An engine serves one thread at a time: calls that overlap another thread's, or that meet a claim, are refused;
hand-overs are not."""

from __future__ import annotations

import ctypes
import json
import threading
from typing import Any, Callable, List

import kinesic
import pytest
from kinesic import ffi

lib = ffi.lib


def elsewhere(body: Callable[[], Any]) -> Any:
    """What a function gives, or raises, on another thread."""
    results: List[Any] = []

    def run() -> None:
        try:
            results.append(body())
        except kinesic.Error as error:
            results.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if isinstance(results[0], BaseException):
        raise results[0]
    return results[0]


ENGINE_FUNCTIONS = [
    name
    for name, (result, *arguments) in json.loads(lib.kin_abi_manifest())["functions"].items()
    if result == "kin_result" and arguments and arguments[0][1] in ("kin_engine *", "const kin_engine *")
]


@pytest.mark.parametrize("name", ENGINE_FUNCTIONS)
def test_every_function_of_an_engine_is_refused_to_another_thread(engine: kinesic.Engine, name: str) -> None:
    assert len(ENGINE_FUNCTIONS) > 70
    arguments = ffi.FUNCTIONS[name][1][1:]
    nothing = [None if issubclass(kind, ctypes._Pointer) else kind() for kind in arguments]
    pointer = engine._pointer
    with engine.claimed():
        assert elsewhere(lambda: getattr(lib, name)(pointer, *nothing)) == ffi.KIN_ERROR_THREAD
        assert b"another thread" in elsewhere(lambda: lib.kin_engine_last_error(pointer))


def test_a_call_from_another_thread_in_the_middle_of_a_call_is_refused(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Pan())
    refusals: List[str] = []

    @engine.on_event
    def meet(event: kinesic.Event) -> None:
        with pytest.raises(kinesic.ThreadError) as refused:
            elsewhere(lambda: engine.time)
        refusals.append(refused.value.sentence)
        with pytest.raises(kinesic.ThreadError):
            elsewhere(engine.close)

    engine.down(1, (100, 100), at=0.0)
    engine.move(1, (200, 100), at=0.1)
    assert refusals and "another thread" in refusals[0]
    assert elsewhere(lambda: engine.time) == 0.1


def test_a_claimed_engine_is_its_owners(engine: kinesic.Engine) -> None:
    with engine.claimed():
        engine.down(1, (100, 100), at=0.0)
        with pytest.raises(kinesic.ThreadError):
            elsewhere(engine.poll)
        with pytest.raises(kinesic.ThreadError):
            elsewhere(engine.close)
        assert engine.time == 0.0
    elsewhere(engine.close)
    assert engine.closed


def test_an_engine_may_be_closed_while_it_is_claimed() -> None:
    with kinesic.Engine() as engine, engine.claimed():
        engine.close()
    assert engine.closed


def test_an_engine_goes_from_thread_to_thread(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Tap())
    elsewhere(lambda: engine.down(1, (100, 100), at=0.0))
    elsewhere(lambda: engine.up(1, at=0.05))
    assert [event.state for event in elsewhere(engine.poll)] == [kinesic.State.ENDED]


def test_threads_with_an_engine_each_do_not_meet() -> None:
    def taps() -> List[float]:
        with kinesic.Engine() as engine:
            engine.root.add(kinesic.Tap())
            for i in range(200):
                engine.down(1, (100, 100), at=i)
                engine.up(1, at=i + 0.05)
            return [event.time for event in engine.poll()]

    alone = taps()
    found: List[List[float]] = []
    threads = [threading.Thread(target=lambda: found.append(taps())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(alone) == 200 and found == [alone] * 4
