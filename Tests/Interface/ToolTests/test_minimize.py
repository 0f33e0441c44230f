"""`kinesic minimize`: what is left still shows it, and is small."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from conftest import TOOL, Row, drag_rows, kinesic, replay, tap_rows, trace_of
from test_trace import blocks, diverging


def minimize(trace: Path, *options: object, code: int = 0) -> tuple[Path, dict[str, Any]]:
    """The small trace, and what the tool says of it."""
    small = trace.with_suffix(".small")
    done = kinesic("minimize", "--json", trace, "-o", small, *options)
    assert done.returncode == code, done.stderr
    return small, json.loads(done.stdout) if done.stdout else {}


@pytest.fixture
def session(tmp_path: Path) -> Path:
    """A long recording: twenty drags here and there, and one tap among them."""
    hand = random.Random(5)
    rows: list[Row] = []
    for i in range(20):
        a, b = [(hand.randrange(100, 900), hand.randrange(100, 900)) for _ in range(2)]
        rows += tap_rows(i, i, (333, 444)) if i == 12 else drag_rows(i, i, a, b)
    return trace_of(tmp_path, rows)


def lines(trace: Path) -> list[list[str]]:
    return [line.split() for line in kinesic("trace", "--calls", trace).stdout.splitlines()]


def test_one_tap_of_a_long_recording_becomes_two_samples(session: Path) -> None:
    small, said = minimize(session, "--event", "tap ended")
    assert said["before"]["samples"] == 19 * 12 + 2 and said["before"]["recognizers"] == 7
    assert (said["after"]["samples"], said["after"]["touches"], said["after"]["calls"], said["after"]["recognizers"]) == (2, 1, 2, 1)
    assert said["after"]["bytes"] == small.stat().st_size < session.stat().st_size / 5
    assert said["stopped"] == "nothing more can be left out on its own"
    # Halves first: far fewer than one try for each sample.
    assert said["tries"] < 100
    # Round numbers.
    assert [words[2:5] + words[-2:] for words in lines(small)] == [
        ["feed", "began", "12", "(300,", "400)"],
        ["feed", "ended", "12", "(300,", "400)"],
    ]
    assert replay(small).split()[1:3] == ["tap", "ended"]


def test_what_an_event_needs_stays(tmp_path: Path) -> None:
    """A pan needs a move; that it waits for a swipe needs the swipe, if that is what is asked for."""
    trace = trace_of(tmp_path, [*drag_rows(1, 0, (100, 100), (160, 100)), *drag_rows(2, 2, (100, 300), (180, 300))])
    small, said = minimize(trace, "--event", "pan ended")
    assert [words[3] for words in lines(small)] == ["began", "moved", "ended"] and said["after"]["recognizers"] == 1
    small, said = minimize(trace, "--event", "pan ended 2")
    assert said["after"]["touches"] == 2 and [line.split()[2] for line in replay(small).splitlines()] == ["began", "ended"] * 2


def test_a_command_decides_with_a_relation_that_matters(session: Path) -> None:
    """The tap must come late: so the double tap that it waits for must stay, and the relation too."""
    command = """test "$({tool} replay "$TRACE" | grep -c ' tap .*ended')" = 1 && {tool} explain --why tap "$TRACE" | grep -q 'waited for'"""
    small, said = minimize(session, "--run", command.format(tool=TOOL))
    assert said["after"]["recognizers"] == 2 and said["after"]["samples"] == 2
    assert "waited for tap 'double_tap' to fail" in kinesic("explain", small).stdout


def test_delegates_answer_as_they_did(tmp_path: Path) -> None:
    """The pan is forbidden to begin, so the tap comes though the finger moved."""
    world = {
        "recognizers": [{"id": "tap", "class": "tap"}, {"id": "pan", "class": "pan"}],
        "relations": [["require_failure", "tap", "pan"]],
        "delegates": [{"recognizer": "pan", "should_begin": False}],
    }
    trace = trace_of(tmp_path, drag_rows(1, 0, (100, 100), (120, 100)), world)
    assert [line.split()[1] for line in replay(trace).splitlines()] == ["tap"]
    command = "! {tool} replay --explain $TRACE | grep -q 'pan .*recognized' && {tool} explain --why-not pan $TRACE | grep -q 'its delegate said no'"
    small, _ = minimize(trace, "--run", command.format(tool=TOOL))
    assert [words[3] for words in lines(small)] == ["began", "moved"]


def test_a_trace_that_begins_in_a_gesture_keeps_its_snapshot(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, drag_rows(1, 0, (100, 100), (300, 100)))
    part = tmp_path / "part"
    assert kinesic("trace", "--cut", "0.1", "9", "-o", part, trace).returncode == 0
    small, said = minimize(part, "--event", "pan ended")
    assert (said["after"]["samples"], said["after"]["touches"]) == (1, 0)
    assert replay(small).split()[1:3] == ["pan", "ended"]


def test_a_divergence_is_cut_off_after_its_place(session: Path) -> None:
    trace = diverging(session)
    small, said = minimize(trace, "--diverges")
    # Whole blocks, up to the one with the divergence; behind it stood the end mark.
    assert blocks(small.read_bytes()) == blocks(trace.read_bytes())[:-1]
    assert "what differs" in said["stopped"] and said["after"]["bytes"] <= said["before"]["bytes"]
    first, second = kinesic("replay", trace), kinesic("replay", small)
    assert second.returncode == 1 and second.stderr.split(": ", 2)[2] == first.stderr.split(": ", 2)[2]


@pytest.mark.parametrize("options", [["--event", "pinch began"], ["--diverges"], ["--run", "false"]])
def test_what_is_not_there_is_1_and_nothing_is_written(session: Path, options: list[str]) -> None:
    small, _ = minimize(session, *options, code=1)
    assert not small.exists()


def test_tries_can_be_limited(session: Path) -> None:
    small, said = minimize(session, "--event", "tap ended", "--tries", "5")
    assert said["tries"] == 5 and said["stopped"] == "the 5 tries are spent"
    assert any(line.split()[1:3] == ["tap", "ended"] for line in replay(small).splitlines())


@pytest.mark.parametrize("options", [[], ["--event", "pan"], ["--event", "pan began 0"], ["--diverges", "--run", "x"], ["--diverges", "--tries", "0"]])
def test_wrong_options_are_64(session: Path, options: list[str]) -> None:
    assert kinesic("minimize", session, "-o", session.with_suffix(".small"), *options).returncode == 64
