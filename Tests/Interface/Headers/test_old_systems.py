"""The shared libraries load on old systems: they ask for nothing of glibc that came after 2.17, and for libffi only
when a function is bound."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from house import APART, LIBRARY, ROOT

SHIPPED = sorted(path for path in LIBRARY.parent.glob("*.so") if path.name.startswith("libkinesic"))
PROGRAM = """
#include <kinesic/kinesic.h>
#include <stdio.h>
static int calls;
static void count(void) { calls++; }
int main(void) {
  kin_engine *engine;
  kin_recognizer_id tap;
  uint64_t action = 7;
  kin_engine_create(NULL, &engine);
  kin_recognizer_add(engine, 0, KIN_TAP, &tap);
  kin_result bound = kin_recognizer_bind(engine, tap, "ended", count, "void()", NULL, &action);
  printf("%d, %s\\n", (int)bound, action == 7 ? "no action" : "an action");
  puts(kin_engine_last_error(engine));
  kin_touch_sample finger[] = {{.touch = 1, .phase = KIN_PHASE_BEGAN}, {.touch = 1, .time_ns = 1000, .phase = KIN_PHASE_ENDED}};
  kin_engine_feed(engine, finger, 2);
  const kin_event *events;
  uint32_t event_count;
  kin_engine_poll(engine, &events, &event_count);
  printf("%u event, %d call\\n", event_count, calls);
  kin_engine_destroy(engine);
  return 0;
}
"""
LINKED = {
    "shared": ["-L", LIBRARY.parent, "-lkinesic", f"-Wl,-rpath,{LIBRARY.parent}"],
    "static": [LIBRARY.parent / "libkinesic.a", "-lm"],
    "static with libffi": [LIBRARY.parent / "libkinesic.a", "-Wl,-u,ffi_call", "-Wl,-u,ffi_prep_cif", "-static", "-lffi", "-lm"],
}


def run(*command: object, **environment: object) -> str:
    variables = {**os.environ, **{name: str(value) for name, value in environment.items()}}
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True, env=variables).stdout


@pytest.mark.parametrize("library", SHIPPED, ids=lambda path: path.stem)
def test_nothing_of_glibc_is_newer_than_2_17(library: Path) -> None:
    wanted = [tuple(map(int, version.split("."))) for version in re.findall(r"Name: GLIBC_([\d.]+)", run("readelf", "-VW", library))]
    assert wanted and max(wanted) <= (2, 17), wanted


def test_all_libraries_are_looked_at() -> None:
    assert {path.name for path in SHIPPED} == {"libkinesic.so", "libkinesic-shapes.so", *(f"libkinesic-{header.stem}.so" for header in APART)}


def program(folder: Path, linked: str) -> Path:
    (folder / "program.c").write_text(PROGRAM)
    run("gcc", "-std=c99", "-I", ROOT / "build/include", folder / "program.c", "-o", folder / "program", *LINKED[linked])
    return folder / "program"


@pytest.fixture(params=["no library", "another library"])
def hidden(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A folder in which the loader finds no libffi under any of its names, and looks no further."""
    folder = tmp_path / "hidden"
    folder.mkdir()
    for number in (6, 7, 8):
        file = folder / f"libffi.so.{number}"
        if request.param == "no library":
            file.write_text("this is no library")
        else:
            run("gcc", "-shared", "-x", "c", "/dev/null", "-o", file)
    return folder


@pytest.mark.parametrize("linked", ["shared", "static"])
def test_without_libffi_all_works_but_typed_actions(linked: str, hidden: Path, tmp_path: Path) -> None:
    bound, sentence, played = run(program(tmp_path, linked), LD_LIBRARY_PATH=hidden).splitlines()
    assert (bound, played) == ("-12, no action", "1 event, 0 call")
    assert sentence == "there is no libffi on this system, by which typed actions are called: use kin_recognizer_add_action, or install libffi"


@pytest.mark.parametrize("linked", LINKED)
def test_with_libffi_the_function_is_called(linked: str, tmp_path: Path) -> None:
    assert run(program(tmp_path, linked)).splitlines()[::2] == ["0, an action", "1 event, 1 call"]


def test_a_program_that_brings_libffi_needs_none_of_the_system(hidden: Path, tmp_path: Path) -> None:
    assert run(program(tmp_path, "static with libffi"), LD_LIBRARY_PATH=hidden).splitlines()[::2] == ["0, an action", "1 event, 1 call"]
