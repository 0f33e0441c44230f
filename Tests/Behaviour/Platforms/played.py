"""Recordings, traces and behaviour cases, played on a target by the host of Tests/Behaviour/Determinism."""

from __future__ import annotations

import subprocess
from functools import cache
from typing import Any
from unittest.mock import patch

import kinesic
from builds import HERE, OUT, SHIPPED, TRACES, input_of, recordings, traces
from conftest import IS_WHOLE
from targets import ROOT, Target, target

HOST = HERE / "host.c"
# Of the touch traces that ship, those that the quick tests play.
FEW = ["tap_double", "swipe_right_fast", "pinch_in_four_fingers", "drag_finger_joins"]


@cache
def inputs() -> dict[str, bytes]:
    """By name, as the host reads them. Of a case its trace: all calls of the case, with a check after each step."""
    paths = [*TRACES, *traces(), *recordings()] if IS_WHOLE else [*TRACES, *(path for path in traces() if path.stem in FEW)]
    return {path.stem: input_of(path) for path in paths} | cases()


def trace_of(case: Any) -> bytes:
    """All calls of a behaviour case, whole: the trace ends before the engine does."""
    trace = bytearray()
    close = kinesic.Engine.close

    def stop_and_close(engine: kinesic.Engine) -> None:
        if not engine.closed:
            engine.stop_trace()
        close(engine)

    with patch.object(kinesic.Engine, "close", stop_and_close):
        result = kinesic.check(case, prepare=lambda engine: engine.start_trace(trace.extend, check_every=1))
    assert result.passed, result
    return bytes(trace)


@cache
def cases() -> dict[str, bytes]:
    found = {}
    for case in kinesic.load_cases(ROOT / "Tests/Cases"):
        trace, name = trace_of(case), f"case.{case['id']}"
        lines = "".join(f"bytes {trace[i : i + 100].hex()}\n" for i in range(0, len(trace), 100))
        found[name] = f"input {name}\n{lines}".encode()
    return found


def play(command: list[str], environment: dict[str, str] | None = None) -> dict[str, bytes]:
    """All that the host writes about each input, by its name."""
    done = subprocess.run(command, input=b"".join(inputs().values()), capture_output=True, timeout=1500, env=environment)
    output = done.stdout.replace(b"\r\n", b"\n")
    assert done.returncode == 0, f"{command} ended with {done.returncode} after {output[-200:]!r}: {done.stderr[-500:]!r}"
    parts = (b"\n" + output.removesuffix(b"\n")).split(b"\ninput ")[1:]
    return {name.decode(): text for name, text in (part.split(b"\n", 1) for part in parts)}


@cache
def expected() -> dict[str, bytes]:
    """What the library of this machine makes of every input."""
    return play([str(SHIPPED.program)])


def on_target(system: Target) -> dict[str, bytes]:
    program = system.build(HOST, OUT / f"host-{system.name}", "-Wall", "-Wextra", "-Werror", "-pedantic")
    return play([*system.running, str(program)], system.environment)


def different(found: dict[str, bytes]) -> list[str]:
    """The inputs of which another build made something else than this machine."""
    assert list(found) == list(expected()) == list(inputs())
    return [name for name, output in found.items() if output != expected()[name]]


@cache
def differing(name: str) -> list[str]:
    """The inputs of which a target makes something else than this machine."""
    return different(on_target(target(name)))
