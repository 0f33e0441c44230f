"""Traces as input of `kinesic replay`, and `kinesic trace`: listing, cutting, behaviour cases; exit codes;
completion."""

import json
import struct
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, SCENE, TOOL, Host, Row, csv_text, drag_rows, kinesic, replay, tap_rows, trace_of

SHIPPED = sorted((ROOT / "Tests/Traces").glob("*.csv"))
HEAD = 12  # the signature and the format


@pytest.fixture
def taps(tmp_path: Path) -> Path:
    """Five taps, one a second, in the default scene."""
    return trace_of(tmp_path, [row for i in range(5) for row in tap_rows(i, i)])


def blocks(data: bytes) -> list[tuple[int, int]]:
    """Where each block's bytes begin, and how many they are."""
    found, place = [], HEAD
    while place < len(data):
        size = struct.unpack_from("<I", data, place)[0]
        found.append((place + 12, size))
        place += 12 + size
    return found


def checksum(block: bytes) -> int:
    """The hash of docs/trace-format.md: words, then the bytes that are left."""
    value, whole = 0xCBF29CE484222325, len(block) // 8 * 8
    for word in [*struct.unpack(f"<{whole // 8}Q", block[:whole]), *block[whole:]]:
        value = (value ^ word) * 0x100000001B3 % 2**64
        value ^= value >> 29
    return value


def with_byte(data: bytes, place: int, value: int) -> bytes:
    """A trace with another byte, and checksums that fit."""
    changed = bytearray(data)
    changed[place] = value
    for begin, size in blocks(data):
        struct.pack_into("<Q", changed, begin - 8, checksum(bytes(changed[begin : begin + size])))
    return bytes(changed)


def diverging(trace: Path) -> Path:
    """The same with one hash of a check changed: nothing but a check can differ without being refused earlier."""
    data = trace.read_bytes()
    path = trace.with_suffix(".diverging")
    # From the end: the check is the last record of its step.
    for begin, size in reversed(blocks(data)[1:]):
        for place in reversed(range(begin, begin + size)):
            path.write_bytes(with_byte(data, place, data[place] ^ 1))
            if "what differs" in kinesic("replay", path).stderr:
                return path
    raise AssertionError(f"{trace} has no check")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_trace_plays_what_its_recording_played(path: Path, tmp_path: Path) -> None:
    printed = replay(path, "--trace", tmp_path / "a.kintrace")
    assert replay(tmp_path / "a.kintrace") == printed
    assert replay("--json", tmp_path / "a.kintrace") == replay("--json", path)


def test_a_trace_is_explained_though_it_was_recorded_without(tmp_path: Path) -> None:
    path = ROOT / "Tests/Traces/tap_single.csv"
    replay(path, "--trace", tmp_path / "a.kintrace")
    assert replay("--explain", tmp_path / "a.kintrace") == replay("--explain", path)


def test_until_leaves_out_what_is_later(taps: Path) -> None:
    lines = replay(taps).splitlines()
    assert len(lines) == 5
    assert replay(taps, "--until", "2.9").splitlines() == lines[:3]


def test_live_leaves_out_what_a_delegate_answered(tmp_path: Path) -> None:
    world = {"recognizers": [{"id": "tap", "class": "tap"}], "delegates": [{"recognizer": "tap", "should_begin": False}]}
    trace = trace_of(tmp_path, tap_rows(1, 0), world)
    assert replay(trace) == ""
    assert replay(trace, "--live").split()[:3] == ["0.050000", "tap", "ended"]


def test_a_divergence_names_the_step_and_what_differs(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, [row for i in range(30) for row in tap_rows(i, i)])
    done = kinesic("replay", diverging(trace))
    assert done.returncode == 1
    assert "KIN_ERROR_DIVERGED: offset " in done.stderr and "step " in done.stderr and "what differs" in done.stderr
    # What came before it was played.
    assert done.stdout and replay(trace).startswith(done.stdout)


def test_damage_is_named_with_its_offset(taps: Path, tmp_path: Path) -> None:
    data = bytearray(taps.read_bytes())
    begin, size = blocks(bytes(data))[1]
    data[begin + size // 2] ^= 1
    (tmp_path / "damaged").write_bytes(data)
    done = kinesic("replay", tmp_path / "damaged")
    assert done.returncode == 2 and f"KIN_ERROR_TRACE: offset {begin - 12}:" in done.stderr
    (tmp_path / "cut").write_bytes(data[: HEAD + 30])
    done = kinesic("trace", tmp_path / "cut")
    assert done.returncode == 2 and "cut: " in done.stderr


def test_the_listing_adds_up(taps: Path) -> None:
    listing = json.loads(kinesic("trace", "--json", "--calls", taps).stdout)
    assert listing["size"] == taps.stat().st_size and listing["is_complete"] and listing["touches"] == 5
    sums = {row["name"]: row for row in listing["operations"]}
    assert (sums["feed"]["samples"], sums["cancel_touches"]["calls"]) == (10, 1)
    assert sum(row["calls"] for row in sums.values()) == len(listing["calls"])
    by_operations = sum(row["bytes"] for row in sums.values())
    assert by_operations == sum(call["bytes"] for call in listing["calls"]) == listing["size"] - listing["snapshot_bytes"]
    assert listing["bytes_per_sample"] == sums["feed"]["bytes"] / 10
    assert listing["events"] == 5


def test_calls_are_listed_with_what_they_were_called_with(taps: Path) -> None:
    lines = kinesic("trace", "--calls", taps).stdout.splitlines()
    feeds = [line.split(maxsplit=3) for line in lines if " feed " in line]
    assert len(feeds) == 10
    assert feeds[2][1:] == ["1.000000", "feed", "began 1 at (100, 100)"]


def test_a_part_holds_what_happened_in_it(taps: Path, tmp_path: Path) -> None:
    lines = replay(taps).splitlines()
    part = tmp_path / "part"
    assert kinesic("trace", taps, "--cut", "1.02", "3.5", "-o", part).returncode == 0
    # Single taps wait for a second one, and the part begins while the second tap is down.
    assert replay(part).splitlines() == lines[1:4]
    assert part.stat().st_size < taps.stat().st_size + 500
    none = kinesic("trace", taps, "--cut", "100", "101", "-o", part)
    assert none.returncode == 2 and "there is no call from 100.000000 s" in none.stderr


def test_a_part_can_reach_to_the_end(taps: Path, tmp_path: Path) -> None:
    assert kinesic("trace", taps, "--cut", "2.02", "1e6", "-o", tmp_path / "part").returncode == 0
    assert replay(tmp_path / "part").splitlines() == replay(taps).splitlines()[2:]


@pytest.mark.parametrize("path", SHIPPED[::3], ids=lambda path: path.stem)
def test_a_trace_becomes_a_case_that_passes(path: Path, tmp_path: Path) -> None:
    replay(path, "--trace", tmp_path / "a.kintrace")
    made = kinesic("trace", "--case", tmp_path / "a.json", tmp_path / "a.kintrace")
    assert made.returncode == 0, made.stderr
    [line] = kinesic("check", "--json", tmp_path / "a.json").stdout.splitlines()
    assert json.loads(line) == {"id": "a", "passed": True, "title": "a, made of a trace"}
    case = json.loads((tmp_path / "a.json").read_text())
    scene = json.loads(SCENE.read_text())
    assert case["views"] == scene["views"] and case["recognizers"] == scene["recognizers"]
    assert sorted(map(sorted, case["relations"])) == sorted(map(sorted, scene["relations"]))
    assert len(case["expect"]) == len(replay(path).splitlines())
    # It can fail.
    if case["expect"]:
        del case["expect"][0]
        (tmp_path / "a.json").write_text(json.dumps(case))
        assert kinesic("check", tmp_path / "a.json").returncode == 1


def test_a_case_has_views_properties_and_delegates(tmp_path: Path) -> None:
    world = {
        "views": [{"id": "V", "frame": [0, 0, 300, 300]}, {"id": "W", "parent": "V", "frame": [10, 10, 200, 200], "wants_touches": True}],
        "recognizers": [
            {"id": "drag", "class": "pan", "view": "V", "set": {"threshold": 25}},
            {"id": "hold", "class": "long_press", "view": "W", "set": {"minimum_duration": 0.05, "allowable_movement": 500}},
        ],
        "delegates": [
            {"recognizer": "drag", "should_recognize_simultaneously_with": ["hold"]},
            {"recognizer": "hold", "should_receive_touch": ["W"]},
        ],
    }
    trace = trace_of(tmp_path, drag_rows(1, 1, (100, 100), (180, 100)), world)
    assert kinesic("trace", "--case", tmp_path / "a.json", trace).returncode == 0
    case = json.loads((tmp_path / "a.json").read_text())
    assert case["views"] == world["views"]
    assert case["recognizers"] == world["recognizers"]
    assert case["delegates"] == [world["delegates"][0]]  # the other one says what everybody says
    assert {event.get("gesture") or event["view"] for event in case["expect"]} == {"drag", "hold", "W"}
    assert case["script"][0] == {"t": 0, "down": 1, "at": [100, 100]}


def test_a_case_has_groups(tmp_path: Path) -> None:
    """Before all requirements: who joins one after the other closes no circle then."""
    names = ("lead", "far", "near")
    world = {
        "recognizers": [{"id": name, "class": "manual"} for name in names],
        "relations": [["group", "lead", "far"], ["group", "lead", "near"], ["require_failure", "lead", "near"], ["require_failure", "near", "far"]],
    }
    trace = trace_of(tmp_path, drag_rows(1, 1, (100, 100), (180, 100)), world)
    assert kinesic("trace", "--case", tmp_path / "a.json", trace).returncode == 0
    assert json.loads((tmp_path / "a.json").read_text())["relations"] == world["relations"]


def test_a_case_of_what_did_not_fire_fails_until_it_does(tmp_path: Path) -> None:
    """The tap moved too far. A case that expects what came out would keep that."""
    world = {"recognizers": [{"id": "mine", "class": "tap"}, {"id": "drag", "class": "pan"}, {"id": "other", "class": "pinch"}]}
    trace, file = trace_of(tmp_path, drag_rows(1, 0, (100, 100), (130, 140)), world), tmp_path / "a.json"
    done = kinesic("trace", "--case", file, "--expect", "mine ended", trace)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    case = json.loads(file.read_text())
    assert case["expect"] == [{"gesture": "mine", "state": "ended"}] and case["only"] == "expected"
    failing = kinesic("check", file)
    assert failing.returncode == 1 and any(line.split() == ["-", "any", "time", "mine", "ended"] for line in failing.stdout.splitlines()), failing.stdout
    # Mended, whatever else comes of it.
    case["recognizers"][0]["set"] = {"allowable_movement": 100}
    case["relations"] = [["simultaneous", "mine", "drag"]]
    file.write_text(json.dumps(case))
    assert kinesic("check", file).stdout == "1 passed, 0 failed\n"
    # Without it the case keeps what came.
    assert kinesic("trace", "--case", file, trace).returncode == 0
    assert {event["gesture"] for event in json.loads(file.read_text())["expect"]} == {"drag"} and kinesic("check", file).returncode == 0


def test_what_is_expected_is_checked(taps: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    several = kinesic("trace", "--case", file, "--expect", "double_tap ended 2", "--expect", "swipe ended", taps)
    assert several.returncode == 0, several.stderr
    assert [event["gesture"] for event in json.loads(file.read_text())["expect"]] == ["double_tap", "double_tap", "swipe"]
    file.unlink()
    came = kinesic("trace", "--case", file, "--expect", "tap#1 ended 5", taps)
    assert came.returncode == 1 and came.stderr == f"{taps}: what --expect names came out\n"
    more = kinesic("trace", "--case", file, "--expect", "nobody ended", taps)
    assert more.returncode == 2 and "there is no recognizer 'nobody'" in more.stderr
    for wrong in (["--case", file, "--expect", "tap"], ["--case", file, "--expect", "tap ends"], ["--expect", "tap ended"]):
        assert kinesic("trace", *wrong, taps).returncode == 64
    assert not file.exists()


def test_a_call_that_was_refused_is_refused_in_the_case(tmp_path: Path) -> None:
    """A proposal that cannot follow leaves a record, so that it stands in the trace."""
    host = Host()
    manual = host.add(b"manual")
    host.feed(0.5, 0, 100)
    host.call("kin_recognizer_propose", host.engine, manual, 1)
    assert host.library.kin_recognizer_propose(host.engine, manual, 0) != 0  # possible cannot follow
    host.feed(0.6, 2, 100)
    trace, file = host.trace(tmp_path / "a.kintrace"), tmp_path / "a.json"
    made = kinesic("trace", "--case", file, trace)
    assert made.returncode == 0, made.stderr
    assert kinesic("check", file).stdout == "1 passed, 0 failed\n"
    proposals = [entry for entry in json.loads(file.read_text())["script"] if "propose" in entry]
    assert [entry.get("refused") for entry in proposals] == [None, True]


def test_what_a_case_cannot_say_is_named(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, drag_rows(1, 0, (100, 100), (300, 100)))
    assert kinesic("trace", "--cut", "0.1", "9", "-o", tmp_path / "part", trace).returncode == 0
    done = kinesic("trace", "--case", tmp_path / "a.json", tmp_path / "part")
    assert done.returncode == 2 and not (tmp_path / "a.json").exists()
    assert "pan is changed when the trace begins, and a case cannot say that" in done.stderr


def test_a_relation_that_comes_late_is_named_with_its_call(tmp_path: Path) -> None:
    host = Host()
    host.feed(0.5, 0, 100)
    host.call("kin_recognizer_require_failure", host.engine, host.tap, host.pan)
    host.feed(0.6, 2, 100)
    trace = host.trace(tmp_path / "a.kintrace")
    listed = [line.split(maxsplit=3) for line in kinesic("trace", "--calls", trace).stdout.splitlines()]
    assert listed[1] == ["1", "0.500000", "relate", "tap#1, pan#1"]
    done = kinesic("trace", "--case", tmp_path / "a.json", trace)
    assert done.returncode == 2 and "call 1 at 0.500000 s, relate: a case cannot say it in the middle of a script" in done.stderr
    # Small, it is not there any more.
    small = tmp_path / "small"
    assert kinesic("minimize", trace, "-o", small, "--event", "tap ended").returncode == 0
    assert kinesic("trace", "--case", tmp_path / "a.json", small).returncode == 0


def test_a_recording_is_no_trace_and_the_other_way_round(taps: Path, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text(csv_text(tap_rows(1, 0)))
    done = kinesic("trace", tmp_path / "a.csv")
    assert done.returncode == 2 and "not a Kinesic trace" in done.stderr
    for options in (["--scene", SCENE], ["--trace", tmp_path / "b"]):
        assert kinesic("replay", taps, *options).returncode == 64
    assert kinesic("replay", tmp_path / "a.csv", "--until", "1").returncode == 64


# With what makes a complete command line of it, behind the file.
COMMANDS = {
    "replay": [], "draw": ["-o", "o.svg"], "record": [], "convert": ["o.csv"], "explain": [], "minimize": ["-o", "o", "--diverges"], "trace": [],
    "check": [], "bench": [], "plugins": [], "classes": [],
}  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches(command: str) -> None:
    text = kinesic(command, "--help").stdout
    assert f"kinesic {command} " in text.split("USAGE:")[0], "an example"
    assert "Exit code 0: done" in " ".join(text.split())
    assert "--json" in text


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "classes"])
def test_a_missing_file_is_2_and_a_wrong_option_64(command: str, tmp_path: Path) -> None:
    done = kinesic(command, tmp_path / "none", *(tmp_path / word if word.startswith("o") else word for word in COMMANDS[command]))
    assert done.returncode == 2 and done.stdout == "" and done.stderr.startswith("error: "), done.stderr
    assert kinesic(command, "--nonsense").returncode == 64


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_are_made_and_bash_takes_its_own(shell: str, tmp_path: Path) -> None:
    script = kinesic("--generate-completion-script", shell).stdout
    assert all(command in script for command in COMMANDS)
    if shell == "bash":
        (tmp_path / "completion").write_text(script)
        test = f"source {tmp_path}/completion; complete -p kinesic"
        done = subprocess.run(["bash", "-euc", test], capture_output=True, text=True, env={"PATH": f"{TOOL.parent}:/usr/bin:/bin"})
        assert done.returncode == 0 and "kinesic" in done.stdout, done.stderr


def test_bench_measures_and_adds_up() -> None:
    path = ROOT / "Tests/Traces/spread_60hz.csv"
    done = kinesic("bench", "--json", "--repeat", "3", path)
    result = json.loads(done.stdout)
    assert result["samples"] == len(path.read_text().splitlines()) - 1 and result["repeats"] == 3
    assert result["records"] >= len(replay(path).splitlines()) > 0
    assert result["records_per_sample"] == result["records"] / result["samples"]
    assert result["ns_per_sample"] > 0 and 0 < result["trace_bytes_per_sample"] < 80
    assert "medians of 2 runs each" in kinesic("bench", "--repeat", "2", path).stdout


def test_rows_of_one_time_are_one_feed(tmp_path: Path) -> None:
    rows = [Row(0, 0, 1, 100, 100, "down"), Row(0, 0, 2, 200, 100, "down"), Row(50_000, 0, 1, 100, 100, "up"), Row(50_000, 0, 2, 200, 100, "up")]
    world = {"recognizers": [{"id": "two", "class": "tap", "set": {"touches_required": 2}}]}
    trace = trace_of(tmp_path, rows, world)
    assert kinesic("trace", "--case", tmp_path / "a.json", trace).returncode == 0
    assert kinesic("check", tmp_path / "a.json").returncode == 0
    assert [row["calls"] for row in json.loads(kinesic("trace", "--json", trace).stdout)["operations"] if row["name"] == "feed"] == [2]
