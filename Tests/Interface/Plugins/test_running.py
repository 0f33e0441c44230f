"""Plugins at work: those that misbehave, what one costs, and one binary in two hosts."""

import re
import subprocess
from pathlib import Path

import pytest
from conftest import CORNER, HERE, HOLD_SLIDE, OUT, compile_host, compile_library, run


@pytest.fixture(scope="module")
def offenders() -> Path:
    return compile_library("offenders", HERE / "offenders.c", "-O1")


@pytest.fixture(scope="module")
def offend() -> Path:
    return compile_host("offend", HERE / "offend.c")


def test_faulty_classes_are_named_and_fail_and_all_else_goes_on(offend: Path, offenders: Path) -> None:
    done = subprocess.run([offend, offenders], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^\d\d passed, 0 failed$", done.stdout, re.M)


@pytest.mark.thorough
def test_what_faulty_classes_write_stays_within_the_engines_margins(offend: Path, offenders: Path) -> None:
    valgrind = ["valgrind", "--quiet", "--error-exitcode=99", "--leak-check=full", "--errors-for-leak-kinds=definite,possible"]
    done = subprocess.run([*valgrind, offend, offenders], capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr


def instructions_per_move(program: Path, how: object) -> float:
    """Two runs of different lengths: what starting and loading cost falls out."""

    def count(moves: int) -> int:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={OUT}/callgrind.out", program, how, moves]
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        found = re.search(r"Collected : (\d+)", done.stderr)
        assert found
        return int(found[1])

    return (count(3000) - count(1000)) / 2000


@pytest.mark.thorough
def test_a_plugin_costs_what_a_class_costs_that_is_linked_in(hold_slide: Path) -> None:
    program = compile_host("cost", HERE / "cost.c", HOLD_SLIDE)
    linked, loaded = (instructions_per_move(program, how) for how in ("linked", hold_slide))
    assert loaded == pytest.approx(linked, rel=0.05), f"{loaded:.0f} instructions per move, {linked:.0f} linked"


HOST = """
#include <kinesic/kinesic.h>
#include <stdio.h>

int main(int count, char **arguments) {
  kin_engine *engine;
  kin_recognizer_id made;
  const kin_event *events;
  uint32_t event_count;
  double t, x, y;
  int phase;
  if (count != 3 || kin_engine_create(NULL, &engine) || kin_plugin_load(engine, arguments[1], NULL)) return 1;
  if (kin_recognizer_add(engine, 0, arguments[2], &made)) return 2;
  while (scanf("%lf %d %lf %lf", &t, &phase, &x, &y) == 4) {
    kin_touch_sample sample;
    memset(&sample, 0, sizeof sample);
    sample.touch = 1;
    sample.time_ns = (uint64_t)t;
    sample.phase = phase;
    sample.x = x;
    sample.y = y;
    if (kin_engine_feed(engine, &sample, 1)) return 3;
  }
  if (kin_engine_poll(engine, &events, &event_count)) return 4;
  for (uint32_t i = 0; i < event_count; i++)
    printf("%llu %d %g %g %g\\n", (unsigned long long)events[i].time_ns, events[i].state, events[i].x, events[i].y, events[i].values[0]);
  kin_engine_destroy(engine);
  return 0;
}
"""

MILLISECOND = 1_000_000
SLIDE = [(0, 0, 10, 10), (400, 1, 12, 10), (420, 1, 40, 11), (440, 1, 70, 12), (460, 2, 70, 12)]
SLIDE_EVENTS = ["300000000 1 10 10 0", "400000000 2 12 10 2", "420000000 2 40 11 30", "440000000 2 70 12 60", "460000000 3 70 12 60"]
TURN = [(0, 0, 10, 10), (20, 1, 60, 12), (40, 1, 100, 10), (60, 1, 103, 60), (80, 1, 101, 90), (100, 2, 101, 90)]
TURN_EVENTS = ["100000000 3 100 10 1"]


def c_host(library: Path, name: str, samples: list[tuple[int, int, int, int]]) -> list[str]:
    source = OUT / "host.c"
    source.write_text(HOST)
    text = "\n".join(f"{t * MILLISECOND} {phase} {x} {y}" for t, phase, x, y in samples)
    return run(compile_host("host", source), library, name, input=text).splitlines()


def python_host(library: Path, name: str, samples: list[tuple[int, int, int, int]]) -> list[str]:
    import ctypes

    from kinesic import ffi

    engine = ffi.kin_engine_p()
    assert ffi.lib.kin_engine_create(None, ctypes.byref(engine)) == ffi.KIN_OK
    load = ctypes.CFUNCTYPE(ctypes.c_int32, ffi.kin_engine_p, ctypes.c_char_p, ctypes.c_void_p)(("kin_plugin_load", ffi.lib))
    assert load(engine, str(library).encode(), None) == ffi.KIN_OK
    made = ffi.kin_recognizer_id()
    assert ffi.lib.kin_recognizer_add(engine, 0, name.encode(), ctypes.byref(made)) == ffi.KIN_OK
    for t, phase, x, y in samples:
        sample = ffi.kin_touch_sample(touch=1, time_ns=t * MILLISECOND, phase=phase, x=x, y=y)
        assert ffi.lib.kin_engine_feed(engine, ctypes.byref(sample), 1) == ffi.KIN_OK
    events, count = ctypes.POINTER(ffi.kin_event)(), ctypes.c_uint32()
    assert ffi.lib.kin_engine_poll(engine, ctypes.byref(events), ctypes.byref(count)) == ffi.KIN_OK
    lines = [f"{e.time_ns} {e.state} {e.x:g} {e.y:g} {e.values[0]:g}" for e in events[: count.value]]
    ffi.lib.kin_engine_destroy(engine)
    return lines


@pytest.mark.parametrize("host", [c_host, python_host])
def test_one_binary_works_in_c_and_in_python(host: object, hold_slide: Path, corner: Path) -> None:
    assert callable(host)
    assert host(hold_slide, "com.example.hold_slide", SLIDE) == SLIDE_EVENTS
    assert host(corner, "com.example.corner", TURN) == TURN_EVENTS


@pytest.mark.parametrize(
    ("samples", "events"),
    [
        ([(0, 0, 10, 10), (100, 1, 30, 10), (400, 2, 30, 10)], []),  # moved too early
        ([(0, 0, 10, 10), (200, 2, 10, 10)], []),  # lifted too early
        ([(0, 0, 10, 10), (310, 3, 10, 10)], ["300000000 1 10 10 0", "310000000 4 10 10 0"]),  # the system took it
    ],
)
def test_the_example_in_c_fails_when_it_should(samples: list[tuple[int, int, int, int]], events: list[str], hold_slide: Path) -> None:
    assert c_host(hold_slide, "com.example.hold_slide", samples) == events


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("standard", ["c99", "c11", "c17"])
def test_the_example_in_c_compiles_by_a_compiler_alone(compiler: str, standard: str) -> None:
    library = compile_library("hold_slide_check", HOLD_SLIDE, "-Wpadded", compiler=compiler, standard=standard)
    assert exported(library) == {"kin_plugin_entry"}
    assert needed(library) <= {"libc.so.6", "libm.so.6"}


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
@pytest.mark.parametrize("standard", ["c++11", "c++20"])
def test_the_example_in_cpp_compiles_without_a_warning(compiler: str, standard: str) -> None:
    library = compile_library("corner_check", CORNER, "-fno-exceptions", "-fno-rtti", compiler=compiler, standard=standard)
    assert exported(library) == {"kin_plugin_entry"}


def exported(library: Path) -> set[str]:
    symbols = {line.split()[-1] for line in run("nm", "-D", "--defined-only", library).splitlines()}
    return symbols - {"_edata", "_end", "__bss_start"}  # which some linkers add


def needed(library: Path) -> set[str]:
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", library)))
