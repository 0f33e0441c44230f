"""What a debugger makes of a host's function that crashes while the engine calls it: it finds the host's `main` above
it, through the libraries that ship. To a C++ exception there is no way through them: it ends the process."""

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
from house import ARCHIVE, LIBRARY, LINT_ARCHIVE, ROOT

# A pan begins, and the statement is carried out in a function that the engine calls.
SOURCE = """
#include <kinesic/kinesic.h>
#include <kinesic/lint.h>
#include <stdlib.h>
static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event, (void)user_data;
  STATEMENT
}
static bool should_begin(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  on_event(engine, NULL, user_data);
  return recognizer != 0;
}
static void feed(kin_engine *engine, kin_recognizer_id pan) {
  kin_touch_sample finger[] = {{1, 0, 100, 100}, {1, 10000000, 124, 100}, {1, 20000000, 124, 100}};
  (void)pan;
  finger[0].phase = KIN_PHASE_BEGAN, finger[1].phase = KIN_PHASE_MOVED, finger[2].phase = KIN_PHASE_ENDED;
  kin_engine_feed(engine, finger, 3);
}
static void by_callback(kin_engine *engine, kin_recognizer_id pan) {
  kin_engine_set_event_callback(engine, on_event, NULL);
  feed(engine, pan);
}
static void by_typed_action(kin_engine *engine, kin_recognizer_id pan) {
  uint64_t action;
  kin_recognizer_bind(engine, pan, "began", (kin_function)on_event, "void(pointer null, pointer null, pointer null)", NULL, &action);
  feed(engine, pan);
}
static void by_lint(kin_engine *engine, kin_recognizer_id pan) {
  kin_recognizer_delegate delegate;
  kin_lint *lint;
  kin_recognizer_delegate_init(&delegate);
  delegate.should_begin = should_begin;
  kin_recognizer_set_delegate(engine, pan, &delegate);
  kin_lint_create(engine, NULL, &lint);
  kin_lint_run(lint);
}
int main(void) {
  kin_engine *engine;
  kin_recognizer_id pan;
  kin_engine_create(NULL, &engine);
  kin_recognizer_add(engine, 0, KIN_PAN, &pan);
  CALL
  return 0;
}
"""
WAYS = ["by_callback", "by_typed_action", "by_lint"]
LINKED = {
    "shared": ["-L", LIBRARY.parent, "-lkinesic-lint", "-lkinesic", f"-Wl,-rpath,{LIBRARY.parent}"],
    "archive": [LINT_ARCHIVE, ARCHIVE, "-lm"],
    "sections": ["-Wl,--gc-sections", LINT_ARCHIVE, ARCHIVE, "-lm"],
}


def program(folder: Path, call: str, statement: str, linked: str, compiler: str = "gcc") -> Path:
    source = folder / ("host.cpp" if compiler == "g++" else "host.c")
    source.write_text(SOURCE.replace("STATEMENT", statement).replace("CALL", call))
    flags = ["-g", "-w", "-I", ROOT / "build/include", source, "-o", folder / "host"]
    subprocess.run([compiler, *map(str, flags), *map(str, LINKED[linked])], check=True)
    return folder / "host"


def frames(host: Path, symbols: Path | str = "/nowhere", **environment: str) -> list[str]:
    """The functions that were under way when it crashed, the innermost first; without gdb the test is skipped."""
    if not shutil.which("gdb"):
        pytest.skip("gdb is not installed")
    settings = [f"set debug-file-directory {symbols}", "set debuginfod enabled off"]
    command = ["gdb", "-nx", "-batch", *(part for setting in settings for part in ("-iex", setting)), "-ex", "run", "-ex", "bt", str(host)]
    environment = {**os.environ, "LC_ALL": "C", **environment}
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment).stdout
    return re.findall(r"^#\d+ +(?:0x\w+ in )?(\S+) \(", said, re.M)


@pytest.mark.parametrize("linked", LINKED)
@pytest.mark.parametrize("way", WAYS)
def test_the_callers_of_a_hosts_function_that_crashes_are_found(way: str, linked: str, tmp_path: Path) -> None:
    found = frames(program(tmp_path, f"{way}(engine, pan);", "abort();", linked))
    assert "on_event" in found and found[-2:] == [way, "main"], found


def test_symbols_name_the_functions_between(tmp_path: Path) -> None:
    """What `make symbols` writes, for a library that is linked here of the objects that are there."""
    host, symbols = program(tmp_path, "by_callback(engine, pan);", "abort();", "shared"), tmp_path / "symbols"
    linking = {**os.environ, "KINESIC_OUT": str(tmp_path / "out"), "KINESIC_SYMBOLS": str(symbols)}
    subprocess.run([ROOT / "Scripts/build-lib"], check=True, capture_output=True, timeout=600, env=linking)
    found = frames(host, symbols, LD_LIBRARY_PATH=str(tmp_path / "out/lib"))
    between = found[found.index("on_event") + 1 : found.index("feed")]
    assert "kin_engine_feed" in between[-1] and "??" not in between, found
    assert (tmp_path / "out/lib/libkinesic.so").read_bytes() == LIBRARY.read_bytes(), "asking for symbols changes the library"
    (written,) = symbols.glob(".build-id/*/*.debug")
    both = debug_sections(written) & debug_sections(LIBRARY)
    assert debug_sections(written) > {".debug_info", ".debug_line"} and not both, f"valgrind ends with a library and symbols that both have {both}"


def debug_sections(file: Path) -> set[str]:
    """The tables for debuggers that are in a file."""
    listed = subprocess.run(["readelf", "-SW", str(file)], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\] (\.debug_\w+) +PROGBITS", listed))


def test_an_exception_out_of_a_callback_ends_the_process(tmp_path: Path) -> None:
    """As event.h says. It is not carried on to a `catch` of the host, which would leave the engine in its step."""
    host = program(tmp_path, "try { by_callback(engine, pan); } catch (...) { _Exit(7); }", "throw 1;", "shared", "g++")
    done = subprocess.run([host], capture_output=True, text=True, timeout=60)
    assert done.returncode == -signal.SIGABRT and "terminate called after throwing an instance of 'int'" in done.stderr, done
    found = frames(host)
    assert "on_event" in found and found[-1] == "main", found


def test_no_program_loads_what_debuggers_read() -> None:
    """`.debug_frame` in the file, compressed, in place of a loaded `.eh_frame`."""
    sections = subprocess.run(["readelf", "-SW", str(LIBRARY)], capture_output=True, text=True, check=True).stdout
    size, flags = re.findall(r" \.debug_frame +PROGBITS +0+ \w+ (\w+) \w+ +(\w*) ", sections)[0]
    assert flags == "C" and int(size, 16) < 40_000, sections
    assert ".eh_frame" not in sections
