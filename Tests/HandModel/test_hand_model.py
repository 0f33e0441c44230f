"""Tests of the hand model and of the traces that ship."""

from __future__ import annotations

import json
import math
from typing import Any, Dict, List, Set

import pytest

from HandModel import calibrate, generate
from HandModel.catalogue import Trace, catalogue
from HandModel.measures import frame_skew
from HandModel.motion import minimum_jerk
from HandModel.panel import HEIGHT, UNITS_PER_MM, WIDTH
from HandModel.prng import Random
from HandModel.recordings import PROJECT, Recording, parse, render
from HandModel.rules import MM_PER_INCH, UNITS_PER_INCH, evaluate, steps

FOLDER = PROJECT / "Tests" / "Traces"
TRACES = catalogue()
each_trace = pytest.mark.parametrize("trace", TRACES, ids=lambda t: t.name)


def shipped(name: str) -> Recording:
    """A trace as it lies in the folder."""
    text = (FOLDER / f"{name}.csv").read_text()
    return Recording(name, parse(text), (UNITS_PER_MM, UNITS_PER_MM))


def reach_mm(recording: Recording) -> List[float]:
    """How far each contact comes from its landing, mm."""
    return [max(math.dist(s[1:], c.samples[0][1:]) for s in c.samples) for c in recording.contacts()]


def test_the_generator_gives_the_published_numbers() -> None:
    """First outputs of SplitMix64 for the seed 1234567, as in Rosetta Code and Vigna's C code."""
    rng = Random(1234567)
    assert [rng.bits() for _ in range(3)] == [6457827717110365317, 3203168211198807973,
                                              9817491932198370423]


def test_minimum_jerk_starts_and_ends_at_rest_and_is_fastest_in_the_middle() -> None:
    assert (minimum_jerk(-1.0), minimum_jerk(0.5), minimum_jerk(2.0)) == (0.0, 0.5, 1.0)
    middle = (minimum_jerk(0.501) - minimum_jerk(0.499)) / 0.002
    assert middle == pytest.approx(1.875, abs=1e-4)


def test_the_same_seed_gives_the_same_trace_and_another_one_another() -> None:
    trace = TRACES[0]
    assert trace.record().rows == trace.record().rows
    assert trace.record(1).rows != trace.record().rows


def test_the_committed_traces_are_what_the_model_makes() -> None:
    assert generate.differences(FOLDER) == []


def test_check_notices_a_changed_a_missing_and_an_additional_file(tmp_path: Any) -> None:
    generate.write(tmp_path)
    assert generate.differences(tmp_path) == []
    (tmp_path / "tap_single.csv").write_text("x")
    (tmp_path / "tap_double.csv").unlink()
    (tmp_path / "additional.csv").write_text("x")
    assert sorted(generate.differences(tmp_path)) == [
        "additional.csv: not made by the model", "tap_double.csv: missing", "tap_single.csv: differs"]


def test_there_are_forty_to_sixty_small_traces() -> None:
    sizes = [(FOLDER / f"{t.name}.csv").stat().st_size for t in TRACES]
    assert 40 <= len(sizes) <= 60
    assert max(sizes) < 25_000 and sum(sizes) < 600_000
    assert len({t.name for t in TRACES}) == len({t.seed for t in TRACES}) == len(TRACES)


@each_trace
def test_rows_are_well_formed(trace: Trace) -> None:
    recording = shipped(trace.name)
    live: Dict[int, Any] = {}
    ever: Set[int] = set()
    last = 0
    assert recording.rows[0].t_us == 0
    for row in recording.rows:
        assert row.t_us >= last
        last = row.t_us
        assert 0 <= row.x < WIDTH and 0 <= row.y < HEIGHT
        assert row.pressure is None or 1 <= row.pressure <= 255
        if row.event == "down":
            assert row.slot not in live and row.tracking_id not in ever
            ever.add(row.tracking_id)
        else:
            before = live.pop(row.slot)
            assert before.tracking_id == row.tracking_id and before.t_us < row.t_us
            same = (row.x, row.y, row.pressure) == (before.x, before.y, before.pressure)
            assert same == (row.event == "up")
        if row.event != "up":
            live[row.slot] = row
    assert not live


@each_trace
def test_a_trace_reads_back_as_it_was_written(trace: Trace) -> None:
    assert render(shipped(trace.name).rows) == (FOLDER / f"{trace.name}.csv").read_text()


@each_trace
def test_the_fingers_are_as_many_as_the_manifest_says(trace: Trace) -> None:
    most = max(len(s.down) for s in steps(shipped(trace.name)))
    assert most == trace.fingers or (trace.fingers == 10 and 8 <= most <= 10)


@each_trace
@pytest.mark.parametrize("zoom", [0.9, 1.0, 1.1])
def test_a_trace_is_what_it_is_meant_to_be(trace: Trace, zoom: float) -> None:
    """By a second reading of the rules, and with a margin: also when all lengths are 10 % off."""
    scale = UNITS_PER_INCH / MM_PER_INCH / UNITS_PER_MM * zoom
    panel = (WIDTH * scale, HEIGHT * scale)
    taken = steps(shipped(trace.name), zoom)
    expected = {**{n: 0 for n in trace.never}, **trace.meant}
    assert {n: evaluate(taken, n, trace.settings.get(n, {}), panel) for n in expected} == expected


@pytest.mark.parametrize("name", ["tap_single", "tap_single_no_moves", "tap_double", "tap_triple",
                                  "tap_fast_series", "tap_two_fingers", "hold_300ms", "hold_800ms",
                                  "hold_2s_tremor", "hold_two_fingers_1s", "hold_jittery"])
def test_a_finger_at_rest_stays_inside_the_pans_slop(name: str) -> None:
    assert max(reach_mm(shipped(name))) < 10.0 / UNITS_PER_INCH * MM_PER_INCH


def test_the_tremor_shows_on_a_panel_without_a_dead_zone() -> None:
    assert len(shipped("hold_2s_tremor").rows) > 100
    assert len(shipped("tap_single_no_moves").contacts()[0].samples) <= 3


@pytest.mark.parametrize("name", [t.name for t in TRACES if "swipe" in t.meant])
def test_a_swipe_covers_its_distance_in_time(name: str) -> None:
    recording = shipped(name)
    assert min(reach_mm(recording)) > 40.0
    assert max(c.duration_ms for c in recording.contacts()) < 250.0


def test_the_lift_off_jump_is_there() -> None:
    s = shipped("swipe_up_liftoff_jump").contacts()[0].samples
    speed = [math.dist(a[1:], b[1:]) / (b[0] - a[0]) for a, b in zip(s, s[1:])]
    assert speed[-1] > 1.3 * speed[-2]


def test_a_full_turn_is_one() -> None:
    angles = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in
              (tuple(s.down.values()) for s in steps(shipped("rotate_cw_full")) if len(s.down) == 2)]
    turns = [math.remainder(b - a, 2.0 * math.pi) for a, b in zip(angles, angles[1:])]
    assert sum(turns) == pytest.approx(2.0 * math.pi, abs=0.1)


def test_skewed_fingers_are_sent_one_after_another() -> None:
    gaps = frame_skew(shipped("scroll_skewed"))
    assert len(gaps) > 10 and 0.5 < min(gaps) and max(gaps) < 0.7


def test_the_manifest_names_every_trace() -> None:
    manifest = json.loads((FOLDER / generate.MANIFEST).read_text())
    assert [e["file"] for e in manifest["traces"]] == [f"{t.name}.csv" for t in TRACES]
    assert {p.name for p in FOLDER.glob("*.csv")} == {e["file"] for e in manifest["traces"]}


@pytest.fixture(scope="module")
def compared() -> Dict[str, calibrate.Compared]:
    """The calibration by the statistics' titles."""
    rows = calibrate.compare() or []
    if not rows:
        pytest.skip("no real recordings: set KINESIC_DATA to the folder that holds `recordings`")
    return {r.statistic.title: r for r in rows}


@pytest.mark.parametrize("title", [s.title for s in calibrate.STATISTICS])
def test_the_model_is_near_the_real_recordings(title: str, compared: Dict[str, calibrate.Compared]) -> None:
    row = compared[title]
    assert len(row.real) >= 9 and len(row.made) >= 9
    assert row.within, calibrate.table([row])
