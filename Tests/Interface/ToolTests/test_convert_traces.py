"""Touches out of a trace: `kinesic convert` reads it as a recording in window units."""

import ctypes
import json
import re
import struct
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, SCENE, TOOL, WINDOW_UNITS, Host, Row, csv_text, drag_rows, kinesic, replay, tap_rows, trace_of
from test_trace import diverging
from touches import FORMATS, contacts_of, convert, through

SHIPPED = sorted((ROOT / "Tests/Traces").glob("*.csv"))
UNITS = 163 / 25.4  # of the window, a mm
ENDINGS = {"csv": "csv", "evemu": "evemu", "libinput": "yml", "getevent": "getevent", "evtest": "evtest", "pointer": "json", "tuio": "tuio"}


def scale_of(path: Path) -> list[float]:
    return [float(number) for number in kinesic("replay", "--print-units-per-mm", path).stdout.split()]


def numbers(lines: str) -> tuple[str, list[float]]:
    """Words and numbers apart; without velocities, which jump where a place is just on a limit."""
    lines = re.sub(r" velocity(\.\w+)?=\S+", "", lines)
    return re.sub(r"-?\d+\.\d+", "#", lines), [float(number) for number in re.findall(r"-?\d+\.\d+", lines)]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_touches_are_those_of_the_recording(path: Path, tmp_path: Path) -> None:
    played = replay(path, "--trace", tmp_path / "a.kintrace")
    notes = convert(tmp_path / "a.kintrace", tmp_path / "a.csv")
    assert notes == f"note: {tmp_path}/a.csv: csv has no place for the units per mm\n"
    before, after = contacts_of(path.read_text()), contacts_of((tmp_path / "a.csv").read_text())
    factors = [UNITS / per for per in scale_of(path)]
    # Those that are down at the end of a recording are cancelled there when it is played.
    for old, new in zip(before, after, strict=True):
        assert [(row.t, row.event) for row in old] == [(row.t, row.event) for row in new][: len(old)]
        assert [row.event for row in new][len(old) :] in ([], ["cancel"])
        for one, other in zip(old, new):
            assert (other.x, other.y) == pytest.approx((one.x * factors[0], one.y * factors[1]), rel=1e-12, abs=1e-9)
    again = replay(tmp_path / "a.csv", *WINDOW_UNITS)
    assert numbers(again)[0] == numbers(played)[0]
    assert numbers(again)[1] == pytest.approx(numbers(played)[1], abs=0.0101)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("name", ["tap_double", "pinch_in_five_fingers", "swipe_right"])
def test_a_trace_goes_to_every_format_and_back(form: str, name: str, tmp_path: Path) -> None:
    path, trace, there = ROOT / f"Tests/Traces/{name}.csv", tmp_path / "a.kintrace", tmp_path / f"a.{ENDINGS[form]}"
    played = replay(path, "--trace", trace)
    convert(trace, there)
    convert(trace, tmp_path / "plain.csv")
    size = json.loads(subprocess.run([TOOL, "draw", trace, "-o", tmp_path / "a.svg", "--json"], capture_output=True, text=True).stdout)
    assert size["contacts"] == len(contacts_of((tmp_path / "plain.csv").read_text()))
    # TUIO has shares of the surface: as far as the window reaches.
    reach = window(trace)
    extent = ["--range", ",".join(map(repr, reach))] if form == "tuio" else []
    unit = {"csv": WINDOW_UNITS, "tuio": WINDOW_UNITS}.get(form, ())
    back = through(there.read_bytes(), "--from", form, "--to", "csv", *extent).decode()
    before, after = contacts_of((tmp_path / "plain.csv").read_text()), contacts_of(back)
    assert [[(row.t, row.event) for row in contact] for contact in before] == [[(row.t, row.event) for row in contact] for contact in after]
    factor = {"pointer": 96 / 25.4 / UNITS, "csv": 1, "tuio": 1}.get(form, 100 / UNITS)
    # evdev has hundredths of a millimetre, TUIO of a unit.
    coarse = {"csv": 1e-9, "pointer": 1e-9, "tuio": 0.00501}.get(form, 0.501)
    for old, new in zip(sum(before, []), sum(after, []), strict=True):
        assert (new.x, new.y) == pytest.approx((old.x * factor, old.y * factor), abs=coarse)
    again = replay(there, *extent, *unit)
    assert numbers(again)[0] == numbers(played)[0]
    assert numbers(again)[1] == pytest.approx(numbers(played)[1], rel=2e-3, abs=0.1)


def window(trace: Path) -> tuple[float, float]:
    """The width and height of the window that a trace has, as evemu tells it in hundredths of a millimetre."""
    axes = [line.split() for line in through(trace.read_bytes(), "--to", "libinput").decode().splitlines() if re.match(r"\s+(53|54): \[", line)]
    return tuple(int(axis[2].strip(",")) / 100 * UNITS for axis in axes)  # type: ignore[return-value]


def test_a_trace_may_come_through_a_pipe(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.5))
    assert through(trace.read_bytes(), "--to", "csv").decode() == csv_text([Row(500_000, 0, 1, 100, 100, "down"), Row(550_000, 0, 1, 100, 100, "up")])
    # It is played as what it is, and in no other scene than its own.
    done = subprocess.run([TOOL, "replay", "-"], input=trace.read_bytes(), capture_output=True)
    assert (done.returncode, done.stdout.decode()) == (0, replay(trace))
    done = subprocess.run([TOOL, "replay", "-", "--scene", SCENE], input=trace.read_bytes(), capture_output=True)
    assert done.returncode == 64 and b"a trace holds its scene" in done.stderr


def test_times_count_from_the_beginning_of_the_trace(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, [*tap_rows(1, 0), *tap_rows(2, 3)])
    assert kinesic("trace", "--cut", "2.9", "9", "-o", tmp_path / "part", trace).returncode == 0
    begin = json.loads(kinesic("trace", "--json", tmp_path / "part").stdout)["begin_ns"]
    rows = through((tmp_path / "part").read_bytes(), "--to", "csv").decode().splitlines()[1:]
    assert begin > 0 and [int(row.split(",")[0]) * 1000 + begin for row in rows] == [3_000_000_000, 3_050_000_000]


def test_what_has_no_place_in_a_recording_is_named(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, drag_rows(1, 0, (100, 100), (300, 100)))
    assert kinesic("trace", "--cut", "0.1", "9", "-o", tmp_path / "part", trace).returncode == 0
    done = kinesic("convert", "--json", tmp_path / "part", tmp_path / "a.csv")
    assert done.returncode == 0, done.stderr
    lost = json.loads(done.stdout)["lost"]
    assert "what contacts did that were down before it begins (they land with their first sample)" in lost
    rows = (tmp_path / "a.csv").read_text().splitlines()[1:]
    assert [row.split(",")[-1] for row in rows] == ["down", *["move"] * (len(rows) - 2), "up"] and len(rows) > 3


def test_a_host_that_cancels_touches_and_hovers(tmp_path: Path) -> None:
    host = Host()
    hovering = struct.pack("<QQddQii4dII16x", 9, 10_000_000_000, 100.0, 100.0, 0, 4, 3, 0.0, 0.0, 0.0, 0.0, 0, 0)
    host.call("kin_engine_feed", host.engine, hovering, 1)
    host.feed(10.1, 0, 100)
    host.feed(10.2, 1, 110)
    host.call("kin_engine_cancel_touches", host.engine, ctypes.c_uint64(10_300_000_000))
    trace = host.trace(tmp_path / "a.kintrace")
    out = json.loads(kinesic("convert", "--json", trace, tmp_path / "a.csv").stdout)
    assert "hovering pointers" in out["lost"]
    begin = json.loads(kinesic("trace", "--json", trace).stdout)["begin_ns"]
    rows = [row.split(",") for row in (tmp_path / "a.csv").read_text().splitlines()[1:]]
    assert [(int(row[0]) * 1000 + begin, float(row[3]), row[6]) for row in rows] == [
        (10_100_000_000, 100, "down"), (10_200_000_000, 110, "move"), (10_300_000_000, 110, "cancel"),
    ]  # fmt: skip


def test_a_trace_that_diverges_gives_its_touches_all_the_same(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, [row for i in range(30) for row in tap_rows(i, i)])
    broken = diverging(trace)
    assert kinesic("replay", broken).returncode == 1
    assert through(broken.read_bytes(), "--to", "csv") == through(trace.read_bytes(), "--to", "csv")


def test_damage_and_emptiness_are_named(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.5))
    (tmp_path / "cut").write_bytes(trace.read_bytes()[:40])
    done = kinesic("convert", tmp_path / "cut", tmp_path / "a.csv")
    assert done.returncode == 2 and done.stderr.startswith(f"error: {tmp_path}/cut: ") and not (tmp_path / "a.csv").exists()
    empty = Host().trace(tmp_path / "empty")
    done = kinesic("convert", empty, tmp_path / "a.csv")
    assert done.returncode == 2 and done.stderr == f"error: {tmp_path}/empty: there is no touch in it\n"
    assert kinesic("convert", trace, tmp_path / "a.csv", "--from", "csv").returncode == 2
