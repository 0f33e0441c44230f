"""The two WebAssembly modules of the web package (`make web-module`): how large they are, what they import and export,
that the primary one alone does what a page needs, and that with the secondary one everything is there."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Shared"))
sys.path[:0] = [str(Path(__file__).resolve().parent), str(ROOT / "Scripts")]
from house import declared_functions  # noqa: E402
from native import Player  # noqa: E402
from script import BEGAN, ENDED, MOVED, MS, Call, Screen, sample  # noqa: E402

FOLDER = ROOT / "build/wasm/web"
PRIMARY, SECONDARY = FOLDER / "kinesic.wasm", FOLDER / "kinesic-traces.wasm"
LISTED = ROOT / "bindings/web/module/primary.txt"
TYPE, RECOGNIZER = 24, 32  # where a record has them
# Bytes after compression: of what a page loads, and of what it loads when it wants traces. Of the first, 4,200 are
# what a tap makes of the finger that comes next, and the one cause of each decision; less than 100,000 is promised. Of
# the second, 1,200 are the words for those causes, 370 fingers that an edge pan ignores and what a host proposes, and
# 1,480 samples that are put right (kin_engine_set_lenient).
PAGE = [ROOT / "build/web/kinesic/dist/kinesic.min.js", PRIMARY]
LIMITS = {"page": (PAGE, 94_500), "traces": ([SECONDARY], 86_500)}


def in_node(calls: list[Call]) -> list[Any]:
    player = Path(__file__).resolve().parent / "player.mjs"
    done = subprocess.run(["node", player, FOLDER], input=json.dumps(calls), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[Any] = json.loads(done.stdout)
    return found


def natively(calls: list[Call]) -> list[Any]:
    return Player(ROOT / "build/lib/libkinesic.so").play(calls)


def assert_same(calls: list[Call]) -> list[Any]:
    """Plays the calls in both, which give the same; returns it."""
    found, expected = in_node(calls), natively(calls)
    for call, here, there in zip(calls, found, expected, strict=True):
        assert here == there, f"{call[0]} {call[1:]}"
    return found


def ends(file: Path) -> tuple[list[dict[str, str]], set[str]]:
    """What a module imports, and the names of what it exports."""
    script = "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1])); console.log(JSON.stringify([WebAssembly.Module.imports(m), WebAssembly.Module.exports(m)]))"
    imports, exports = json.loads(subprocess.run(["node", "-e", script, file], capture_output=True, text=True, check=True).stdout)
    return imports, {found["name"] for found in exports}


def listed() -> set[str]:
    return {line.split("#")[0].strip() for line in LISTED.read_text().splitlines()} - {""}


@pytest.mark.parametrize("name", LIMITS)
def test_it_is_small_enough(name: str) -> None:
    files, limit = LIMITS[name]
    packed = [subprocess.run(["brotli", "-q", "11", "-c", file], capture_output=True, check=True).stdout for file in files]
    assert sum(map(len, packed)) <= limit


def test_the_primary_imports_placeholders_and_what_glue_does() -> None:
    imports, _ = ends(PRIMARY)
    assert {found["module"] for found in imports} <= {"placeholder", "kinesic"}
    assert {found["kind"] for found in imports} == {"function"}
    names = json.loads((FOLDER / "placeholders.json").read_text())
    assert {found["name"] for found in imports if found["module"] == "placeholder"} <= set(names)


def test_the_secondary_imports_only_the_primary() -> None:
    imports, _ = ends(SECONDARY)
    _, exports = ends(PRIMARY)
    assert {found["module"] for found in imports} == {"primary"}
    assert {found["name"] for found in imports} <= exports


def test_each_function_of_the_headers_is_in_one_of_the_two() -> None:
    first, second = ({name for name in ends(file)[1] if name.startswith("kin_")} for file in (PRIMARY, SECONDARY))
    assert first == listed()
    assert first | second == {function.name for function in declared_functions()}
    assert not first & second


def test_the_primary_exports_what_the_host_needs() -> None:
    _, exports = ends(PRIMARY)
    assert {"memory", "__indirect_function_table", "malloc", "free", "_initialize"} <= exports


def everything(screen: Screen) -> None:
    screen.build()
    screen.gestures()
    screen.hovers_and_scrolls()
    screen.changes()


def test_the_primary_alone_does_what_the_native_library_does() -> None:
    screen = Screen(has_secondary=False)
    everything(screen)
    found = assert_same(screen.calls)
    records = [bytes.fromhex(record) for call, one in zip(screen.calls, found) if call[0] == "poll" for record in one[1:]]
    recognized = {struct.unpack_from("<Q", record, RECOGNIZER)[0] for record in records if record[TYPE] == 0}
    ids = {call[-1]["out"]: struct.unpack("<Q", bytes.fromhex(one[1])[:8])[0] for call, one in zip(screen.calls, found) if call[0] == "kin_recognizer_add" and one[0] == 0}
    assert [name for name in screen.classes if ids[name] not in recognized] == []
    assert found[-1] > 100  # questions of delegates


def test_with_the_secondary_it_does_the_same() -> None:
    screen = Screen()
    screen.call("load")
    everything(screen)
    assert_same(screen.calls)


def test_a_trace_that_begins_in_the_middle_of_a_gesture() -> None:
    """The secondary module comes when the engine runs. The trace has the bytes of the native library's; a new engine
    replays it, which compares what it does with what was recorded; both go on as natively."""
    screen, other = Screen("a", has_secondary=False), Screen("b", has_secondary=False)
    screen.build()
    x, y = screen.place("pan")
    screen.feed(sample(1, screen.time, x, y, BEGAN))
    screen.time += 16 * MS
    screen.feed(sample(1, screen.time, x + 30, y, MOVED))
    screen.call("load")
    screen.on("kin_trace_start", {"sink": "trace"}, 0)
    screen.time += 16 * MS
    screen.feed(sample(1, screen.time, x + 45, y + 5, MOVED))
    screen.feed(sample(1, screen.time, x + 45, y + 5, ENDED))
    screen.wait(300)
    screen.stroke([(*screen.place("tap"), 0, 0)], steps=1)
    screen.wait(300)
    screen.on("kin_trace_stop")
    screen.call("collected", "trace")
    screen.on("kin_engine_state_hash", {"out": "hash"})

    other.call("create", "b")
    other.on("kin_trace_replay", {"trace": "trace"}, {"size": "trace"}, 0, 0)
    other.on("kin_engine_state_hash", {"out": "hash again"})
    for each in (screen, other):
        each.time = screen.time + 100 * MS
        each.poll()
        each.stroke([(*screen.place("transform"), 40, 0)])
    calls = screen.calls + other.calls
    found = assert_same(calls)
    assert [one for call, one in zip(calls, found) if call[0] == "kin_trace_replay"] == [[0]]


def test_a_placeholder_says_what_is_missing() -> None:
    """What belongs to the secondary module throws an error of JavaScript that names the function: here the search
    among many views for one that a touch hits."""
    screen = Screen(has_secondary=False)
    screen.build()
    for _ in range(80):
        screen.on("kin_view_add", {"u64": 0}, 0, {"out": "one of many"})
    screen.on("kin_engine_feed", {"bytes": sample(1, screen.time, 50, 50, BEGAN).hex()}, 1)
    said = in_node(screen.calls)[-1]
    assert said.startswith("Error: kinesic-traces.wasm is not loaded: ") and "BoxSearch" in said


def test_the_allocator_of_the_module(tmp_path: Path) -> None:
    """Compiled for this machine, with a memory of its own."""
    program = tmp_path / "memory_check"
    flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-fno-builtin", "-fsanitize=undefined", "-fno-sanitize-recover"]
    subprocess.run(["gcc", *flags, Path(__file__).with_name("memory_check.c"), "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and done.stdout.startswith("ok"), done.stdout + done.stderr
