"""`kinesic explain` after a tap, and where a recognizer did not take a touch: one cause, the one that there was."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from conftest import Row, drag_rows, kinesic, tap_rows, trace_of
from test_explain import merged, recognizer, scene

HERE, THERE = (80, 200), (300, 600)
TAPS = [recognizer("single", "tap"), recognizer("double", "tap", taps_required=2)]
WAITS = ["require_failure", "single", "double"]
EVERYTHING = scene(
    *TAPS, recognizer("hold", "long_press"), recognizer("swipe", "swipe"), recognizer("pan", "pan"), recognizer("pinch", "pinch"), relations=[WAITS]
)
TAP = tap_rows(1, 0, HERE)


def drag(at: float, place: tuple[int, int], contact: int = 2) -> list[Row]:
    return drag_rows(contact, at, place, (place[0] + 100, place[1]))


def why_not(folder: Path, world: dict[str, Any], rows: Sequence[Row], who: str, *options: object) -> list[str]:
    """The lines of the answer."""
    done = kinesic("explain", "--why-not", who, *options, trace_of(folder, rows, world))
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def recognized(folder: Path, world: dict[str, Any], rows: Sequence[Row], who: str, *options: object) -> None:
    done = kinesic("explain", "--why-not", who, *options, trace_of(folder, rows, world))
    assert (done.returncode, f"{who} was recognized each time" in done.stderr) == (1, True), done.stdout


def test_a_tap_and_then_a_drag_elsewhere(tmp_path: Path) -> None:
    rows = [*TAP, *drag(0.15, THERE)]
    assert why_not(tmp_path, EVERYTHING, rows, "double") == [
        "tap 'double' failed at 0.150 s (+0.150 s), before touch 2 landed: second tap too far (was off by 456.5 units, allowed 45).",
        "",
        "tap 'double' failed at 0.168 s (+0.018 s): prevented by pan 'pan'.",
        "  pan 'pan' had been recognized at 0.168 s (+0.018 s).",
    ]
    # The single tap of the first finger is recognized as the second one lands: it is none of the second one's.
    assert why_not(tmp_path, EVERYTHING, rows, "single")[0] == "tap 'single' failed at 0.168 s (+0.018 s): prevented by pan 'pan'."
    assert why_not(tmp_path, EVERYTHING, rows, "single", "--at", "0.2")[0].startswith("tap 'single' failed at 0.168 s (+0.018 s)")
    recognized(tmp_path, EVERYTHING, rows, "single", "--at", "0.01")
    recognized(tmp_path, EVERYTHING, rows, "pan", "--at", "0.2")
    assert why_not(tmp_path, EVERYTHING, rows, "pan", "--at", "0.01") == ["pan 'pan' failed at 0.050 s (+0.050 s): lifted too early (moved 0 units, needed 10)."]


def test_a_tap_and_then_a_drag_at_the_same_place(tmp_path: Path) -> None:
    rows = [*TAP, *drag(0.15, HERE)]
    assert why_not(tmp_path, EVERYTHING, rows, "double") == [
        "tap 'double' failed at 0.168 s (+0.168 s): prevented by pan 'pan'.",
        "  pan 'pan' had been recognized at 0.168 s (+0.018 s).",
    ]
    assert why_not(tmp_path, EVERYTHING, rows, "single", "--at", "0.2") == [
        "tap 'single' was not recognized: it did not take touch 2 at 0.150 s: its gesture is complete, and waits for tap 'double'.",
        "  tap 'single' was recognized at 0.168 s (+0.168 s), after touch 1 landed at (80.0, 200.0).",
        "  It had been made at 0.050 s (+0.050 s), and waited for tap 'double' to fail.",
        "  tap 'double' failed at 0.168 s (+0.168 s): prevented by pan 'pan'.",
        "  pan 'pan' had been recognized at 0.168 s (+0.018 s).",
    ]


def test_a_tap_and_then_a_hold_elsewhere(tmp_path: Path) -> None:
    rows = [*TAP, *tap_rows(2, 0.15, THERE, seconds=0.7)]
    recognized(tmp_path, EVERYTHING, rows, "hold", "--at", "0.2")
    assert why_not(tmp_path, EVERYTHING, rows, "pan", "--at", "0.2") == [
        "pan 'pan' failed at 0.650 s (+0.500 s): prevented by long_press 'hold'.",
        "  long_press 'hold' had been recognized at 0.650 s (+0.500 s).",
    ]


def test_a_tap_and_then_a_pinch_elsewhere(tmp_path: Path) -> None:
    rows = [*TAP, *merged(drag_rows(2, 0.15, THERE, (200, 600)), drag_rows(3, 0.15, (340, 600), (440, 600)))]
    recognized(tmp_path, EVERYTHING, rows, "pinch", "--at", "0.2")
    assert why_not(tmp_path, EVERYTHING, rows, "hold", "--at", "0.2") == [
        "long_press 'hold' failed at 0.150 s (+0.000 s): too many touches (saw 2 fingers, allowed 1)."
    ]
    assert why_not(tmp_path, EVERYTHING, rows, "double", "--at", "0.01") == [
        "tap 'double' failed at 0.150 s (+0.150 s), before touch 2 landed: second tap too far (was off by 456.5 units, allowed 45)."
    ]


def test_taps_by_turns(tmp_path: Path) -> None:
    rows = [row for i in range(6) for row in tap_rows(i + 1, 0.15 * i, (HERE, THERE)[i % 2])]
    recognized(tmp_path, EVERYTHING, rows, "single")
    answers = [line for line in why_not(tmp_path, EVERYTHING, rows, "double") if line]
    assert [line.split(": ")[1] for line in answers] == ["second tap too far (was off by 456.5 units, allowed 45)."] * 5 + [
        "no second tap in time (waited 0.35 s, allowed 0.35)."
    ]
    assert all(f"before touch {i + 2} landed" in answers[i] for i in range(5))


def test_a_provisional_tap(tmp_path: Path) -> None:
    world = scene(recognizer("button", "tap", provisional=1), TAPS[1])
    rows = [*TAP, *tap_rows(2, 0.15, HERE)]
    assert why_not(tmp_path, world, rows, "button", "--at", "0.16") == [
        "tap 'button' was not recognized: it did not take touch 2 at 0.150 s: its gesture is complete, and may still be withdrawn by tap 'double'.",
    ]


@pytest.mark.parametrize("place", [HERE, THERE])
def test_a_pan_that_waits_for_a_double_tap(tmp_path: Path, place: tuple[int, int]) -> None:
    world = scene(recognizer("pan", "pan"), TAPS[1], relations=[["require_failure", "pan", "double"]])
    rows = [*TAP, *drag(0.15, place)]
    recognized(tmp_path, world, rows, "pan", "--at", "0.2")
    done = kinesic("explain", "--why", "pan", trace_of(tmp_path, rows, world))
    [story, *reasons] = done.stdout.splitlines()
    assert "pan 'pan' was recognized and began" in story and "after touch 2 landed" in story
    assert reasons[0] == "  It could have begun at 0.168 s (+0.018 s), and waited for tap 'double' to fail."
    assert reasons[1].startswith("  tap 'double' failed at ") and "moved too far" in reasons[1] and len(reasons) == 2


def test_a_multi_tap_that_waits(tmp_path: Path) -> None:
    world = scene(recognizer("multi", "multi_tap"), TAPS[1], relations=[["require_failure", "multi", "double"]])
    rows = [*TAP, *tap_rows(2, 0.15, THERE)]
    recognized(tmp_path, world, rows, "multi")
    assert why_not(tmp_path, world, rows, "double", "--at", "0.01") == [
        "tap 'double' failed at 0.150 s (+0.150 s), before touch 2 landed: second tap too far (was off by 456.5 units, allowed 45)."
    ]


def test_a_reset_that_is_tied(tmp_path: Path) -> None:
    """The finger of a swipe that failed rests, and the double tap of a child is between its taps."""
    world = {
        "views": [{"id": "V", "frame": [0, 0, 400, 800]}, {"id": "child", "parent": "V", "frame": [0, 0, 200, 400]}],
        "recognizers": [recognizer("swipe", "swipe"), {**TAPS[1], "view": "child"}],
        "relations": [["require_failure", "swipe", "double"]],
    }
    rows = merged(tap_rows(1, 0, THERE, seconds=0.25), tap_rows(2, 0.1, HERE), tap_rows(3, 0.2, (320, 620), seconds=0.25))
    assert why_not(tmp_path, world, rows, "swipe", "--at", "0.3") == [
        "swipe 'swipe' was not recognized: it did not take touch 3 at 0.200 s: its gesture is over, and its reset waits for that of tap 'double'.",
        "  swipe 'swipe' failed at 0.100 s (+0.100 s): too many touches (saw 2 fingers, allowed 1).",
    ]


def test_times_and_amounts_are_those_of_touches_that_it_took(tmp_path: Path) -> None:
    """A finger wanders on a view whose touches the delegate refuses; three seconds later another one drags."""
    world = {
        "views": [{"id": "V", "frame": [0, 0, 800, 800]}, {"id": "A", "parent": "V", "frame": [0, 0, 200, 800]}],
        "recognizers": [recognizer("tap", "tap", allowable_movement=12), recognizer("hold", "long_press", minimum_duration=5)],
        "delegates": [{"recognizer": name, "should_receive_touch": ["V"]} for name in ("tap", "hold")],
    }
    rows = merged(drag_rows(1, 0, (20, 100), (180, 100), seconds=4), drag_rows(2, 3, (300, 600), (360, 600)))
    moved = [line for line in why_not(tmp_path, world, rows, "tap") if line]
    assert moved == ["tap 'tap' failed at 3.055 s (+0.055 s): moved too far (moved 18 units, allowed 12)."]
    rows = merged(tap_rows(1, 0, (20, 100), seconds=4), tap_rows(2, 3, THERE, seconds=0.1))
    assert why_not(tmp_path, world, rows, "hold") == ["long_press 'hold' failed at 3.100 s (+0.100 s): lifted too early (lasted 0.1 s, needed 5)."]


def test_a_gesture_that_is_under_way(tmp_path: Path) -> None:
    """A second finger comes to a pan that is active: nothing is decided about it."""
    world = scene(recognizer("pan", "pan"))
    rows = merged(drag_rows(1, 0, (300, 600), (500, 600), seconds=0.5), tap_rows(2, 0.4, (100, 100), seconds=0.4))
    assert why_not(tmp_path, world, rows, "pan", "--at", "0.7") == [
        "pan 'pan' was not recognized: its gesture was under way since 0.045 s."
    ]
