"""Python's other interpreters: what they import breaks nothing in the main one."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
try:
    import _interpreters as interpreters
    run = interpreters.exec
except ImportError:
    import _xxsubinterpreters as interpreters
    run = interpreters.run_string
import kinesic, numpy

def play(engine, at):
    engine.feed([kinesic.Sample(1, kinesic.Phase.BEGAN, 0, 0, at), kinesic.Sample(1, kinesic.Phase.ENDED, 0, 0, at + 0.1)])
    array = numpy.zeros(2, kinesic.sample_dtype())
    array["touch"], array["phase"], array["time_ns"] = 1, [0, 2], [int((at + 1) * 1e9), int((at + 1.1) * 1e9)]
    engine.feed(array)
    engine.feed(kinesic.ffi.kin_touch_sample(touch=1, time_ns=int((at + 2) * 1e9)))
    engine.up(1, (0, 0), at=at + 2.1)
    print(len(engine.poll()), len(engine.classes), engine.root.recognizers[0].tap_count)
    engine.poll_array()

heard = []
def make():
    engine = kinesic.Engine()
    engine.root.add(kinesic.Tap()).on_ended(heard.append)
    return engine

before = make()
other = interpreters.create()
run(other, "import sys; sys.path[:] = %r\\nimport ctypes\\ntry:\\n    import kinesic\\nexcept ImportError as error:\\n    print(error, file=sys.stderr)" % sys.path)
play(before, 0)
play(make(), 0)
trace = []
with before.record(trace.append):
    play(before, 10)
print(len(kinesic.Trace(b"".join(trace)).replay().events), len(heard))
interpreters.destroy(other)
play(before, 20)
"""


def test_an_import_in_a_subinterpreter_breaks_nothing_in_the_main_one() -> None:
    pytest.importorskip("numpy")
    if sys.version_info >= (3, 13):
        pytest.importorskip("_interpreters")
    else:
        pytest.importorskip("_xxsubinterpreters")
    found = subprocess.run([sys.executable, "-X", "faulthandler", "-c", PROGRAM], capture_output=True, text=True, timeout=60)
    assert found.returncode == 0 and found.stderr == "", found.stderr
    lines = found.stdout.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["3"] * 3 and lines[3] == "3 9" and lines[4].split()[0] == "3"
