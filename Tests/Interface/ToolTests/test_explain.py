"""`kinesic explain`: the chain of reasons on scenes that were made for each of them."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, WINDOW_UNITS, Host, Row, csv_text, drag_rows, kinesic, tap_rows, trace_of

VIEW = {"views": [{"id": "V", "frame": [0, 0, 1000, 1000]}]}
Steps = list[tuple[str, str, str | None]]
Explain = Callable[..., list[dict[str, Any]]]


def recognizer(name: str, kind: str, **properties: float) -> dict[str, Any]:
    return {"id": name, "class": kind, "view": "V", "set": properties}


def scene(*recognizers: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {**VIEW, "recognizers": list(recognizers), **more}


def merged(*rows: Sequence[Row]) -> list[Row]:
    return sorted((row for some in rows for row in some), key=lambda row: row.t)


@pytest.fixture
def explain(tmp_path: Path) -> Explain:
    """The stories of a recording in a scene, as JSON."""

    def explain(world: dict[str, Any], rows: Sequence[Row], *options: object, code: int = 0) -> list[dict[str, Any]]:
        done = kinesic("explain", "--json", trace_of(tmp_path, rows, world), *options)
        assert done.returncode == code, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines()]

    return explain


def chain(story: dict[str, Any]) -> Steps:
    """Who, why, because of whom."""
    return [(step["recognizer"], step["reason"], step.get("other")) for step in story["steps"]]


SINGLE_AND_DOUBLE = scene(recognizer("single", "tap"), recognizer("double", "tap", taps_required=2), relations=[["require_failure", "single", "double"]])


def test_a_tap_that_waited_for_a_double_tap(explain: Explain) -> None:
    [story] = explain(SINGLE_AND_DOUBLE, tap_rows(1, 0.5))
    assert (story["recognizer"], story["time_ns"]) == ("single", 900_000_000)
    assert chain(story) == [("single", "recognized", None), ("single", "waiting_for", "double"), ("double", "own_rule", None)]
    measure = story["steps"][2]["measure"]
    assert (measure["property"], measure["limit"], measure["relation"]) == ("maximum_interval", 0.35, "allowed")
    assert measure["amount"] == pytest.approx(0.35)
    assert [step["since_down"] for step in story["steps"]] == pytest.approx([0.4, 0.05, 0.4])


def test_the_text_is_the_outcome_and_what_led_to_it(tmp_path: Path) -> None:
    done = kinesic("explain", trace_of(tmp_path, tap_rows(1, 0.5), SINGLE_AND_DOUBLE))
    assert done.stdout.splitlines() == [
        "tap 'single' was recognized at 0.900 s (+0.400 s), after touch 1 landed at (100.0, 100.0).",
        "  It had been made at 0.550 s (+0.050 s), and waited for tap 'double' to fail.",
        "  tap 'double' failed at 0.900 s (+0.400 s): no second tap in time (waited 0.35 s, allowed 0.35).",
    ]


def test_a_double_tap_shuts_out_the_single_one(explain: Explain) -> None:
    rows = [*tap_rows(1, 0), *tap_rows(2, 0.2)]
    [story] = explain(SINGLE_AND_DOUBLE, rows)
    assert chain(story) == [("double", "recognized", None), ("single", "required_recognized", "double")]
    [loss] = explain(SINGLE_AND_DOUBLE, rows, "--why-not", "single", "--at", "0.2")
    assert chain(loss) == [("single", "touches_filtered", "double"), ("single", "required_recognized", "double"), ("double", "recognized", None)]
    [loss] = explain(SINGLE_AND_DOUBLE, rows, "--why-not", "single", "--at", "0.01")
    assert chain(loss) == [("single", "required_recognized", "double"), ("double", "recognized", None)]


def test_those_that_had_no_part_are_left_out(explain: Explain) -> None:
    """Others fail beside it, in its view and elsewhere, by rules of their own: neither why it won nor whom it shut
    out."""
    views = [{"id": "V", "frame": [0, 0, 300, 300]}, {"id": "W", "frame": [300, 0, 300, 300]}]
    others = [recognizer("flick", "swipe"), recognizer("drag", "pan"), {**recognizer("there", "long_press"), "view": "W"}]
    world = {**SINGLE_AND_DOUBLE, "views": views, "recognizers": [*SINGLE_AND_DOUBLE["recognizers"], *others]}
    rows = merged(tap_rows(1, 0.5), tap_rows(2, 0.5, (400, 100)))
    [story] = explain(world, rows)
    assert chain(story) == [("single", "recognized", None), ("single", "waiting_for", "double"), ("double", "own_rule", None)]
    [loss] = explain(world, rows, "--why-not", "double")
    assert chain(loss) == [("double", "own_rule", None)]


def test_a_pan_that_a_pinch_prevents(explain: Explain) -> None:
    world = scene(recognizer("drag", "pan", threshold=30), recognizer("zoom", "pinch"))
    rows = merged(drag_rows(1, 0, (400, 400), (200, 400)), drag_rows(2, 0, (500, 400), (700, 400)))
    [story] = explain(world, rows, "--why", "zoom")
    assert chain(story) == [("zoom", "recognized", None), ("drag", "prevented_by", "zoom")]
    [loss] = explain(world, rows, "--why-not", "drag")
    assert chain(loss) == [("drag", "prevented_by", "zoom"), ("zoom", "recognized", None)]


def test_a_tap_that_a_pan_shuts_out_is_blocked_while_the_pan_goes_on(explain: Explain) -> None:
    world = scene(recognizer("single", "tap"), recognizer("drag", "pan"))
    rows = merged(drag_rows(1, 0, (400, 400), (100, 400), seconds=0.8), tap_rows(2, 0.4, (500, 500)))
    [loss] = explain(world, rows, "--why-not", "single")
    assert chain(loss) == [("single", "prevented_by", "drag"), ("drag", "recognized", None), ("single", "blocked_by", "drag")]
    assert [step["time_ns"] // 1_000_000 for step in loss["steps"]] == [72, 72, 450]
    assert loss["steps"][2]["sentence"] == "tap 'single' failed at 0.450 s (+0.050 s): blocked by the active pan 'drag'."


def test_a_pinch_that_comes_late_fails_twice(explain: Explain) -> None:
    world = scene(recognizer("zoom", "pinch"), recognizer("drag", "pan"))
    rows = merged(drag_rows(1, 0, (400, 400), (100, 400), seconds=0.5), drag_rows(2, 0.2, (500, 400), (800, 400), seconds=0.3))
    [loss] = explain(world, rows, "--why-not", "zoom")
    assert chain(loss) == [("zoom", "prevented_by", "drag"), ("drag", "recognized", None), ("zoom", "own_rule", None)]


def test_a_delegate_that_says_no(explain: Explain) -> None:
    world = scene(recognizer("drag", "pan"), delegates=[{"recognizer": "drag", "should_begin": False}])
    [loss] = explain(world, drag_rows(1, 0, (100, 100), (300, 100)), "--why-not", "drag")
    assert chain(loss) == [("drag", "should_begin", None)]
    assert "its delegate said no (should_begin)" in loss["steps"][0]["sentence"]


def test_a_tap_that_moved_too_far(explain: Explain) -> None:
    [loss] = explain(scene(recognizer("single", "tap", allowable_movement=12)), drag_rows(1, 0, (100, 100), (130, 140)), "--why-not", "tap")
    step = loss["steps"][0]
    assert "moved too far" in step["sentence"]
    # In ten moves of 5 units: the third is the first beyond.
    assert step["measure"] == {"what": "moved", "amount": 15, "unit": "units", "relation": "allowed", "limit": 12, "property": "allowable_movement"}


def test_a_pan_that_fell_short(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, drag_rows(1, 0, (100, 100), (106, 108)), scene(recognizer("drag", "pan")))
    done = kinesic("explain", "--why-not", "drag", trace)
    # A drag counts on one axis.
    assert "lifted too early (moved 8 units, needed 10)" in done.stdout


@pytest.mark.parametrize(
    ("world", "sentence"),
    [
        (scene(recognizer("mine", "tap", enabled=0)), "it was disabled when the touch landed"),
        (scene(recognizer("mine", "tap", allowed_touch_types=4)), "it does not take touches of the type direct (allowed_touch_types is 4)"),
        (
            scene(recognizer("mine", "tap"), delegates=[{"recognizer": "mine", "should_receive_touch": False}]),
            "its delegate said no to touch 1 on V (should_receive_touch)",
        ),
        (
            {**scene({**recognizer("mine", "tap"), "view": "W"}), "views": [{"id": "V", "frame": [0, 0, 300, 300]}, {"id": "W", "frame": [300, 0, 300, 300]}]},
            "no touch landed in its view, W: touch 1 hit V",
        ),
    ],
    ids=["disabled", "type", "delegate", "view"],
)
def test_who_never_saw_the_touch_says_why(explain: Explain, world: dict[str, Any], sentence: str) -> None:
    [loss] = explain(world, tap_rows(1, 0.1), "--why-not", "mine")
    assert loss["outcome"] == "idle" and loss["steps"][0]["sentence"] == f"tap 'mine' was not recognized: {sentence}."
    # The same recognizer fires where nothing stands in its way, so it is not the only answer.
    assert explain(scene(recognizer("mine", "tap")), tap_rows(1, 0.1), "--why-not", "mine", code=1) != [loss]


def test_at_picks_the_touches_of_that_time(explain: Explain) -> None:
    world = scene(recognizer("single", "tap"))
    rows = [*tap_rows(1, 0), *tap_rows(2, 2), *tap_rows(3, 4)]
    assert [story["time_ns"] for story in explain(world, rows)] == [50_000_000, 2_050_000_000, 4_050_000_000]
    assert [story["time_ns"] for story in explain(world, rows, "--at", "2.01")] == [2_050_000_000]
    assert [story["time_ns"] for story in explain(world, rows, "--at", "3.9")] == [2_050_000_000]


def test_a_recognizer_goes_by_name_class_number_or_id(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.5), SINGLE_AND_DOUBLE)
    for word in ("double", "tap#2"):
        done = kinesic("explain", "--why-not", word, trace)
        assert done.returncode == 0 and done.stdout.startswith("tap 'double' failed"), done.stderr
    several = kinesic("explain", "--why-not", "tap", trace)
    assert several.returncode == 2 and "there are several recognizers 'tap': single (tap#1), double (tap#2)" in several.stderr
    none = kinesic("explain", "--why", "flick", trace)
    assert none.returncode == 2 and "there is no recognizer 'flick': single (tap#1), double (tap#2)" in none.stderr


def test_the_exit_code_answers_the_question(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.5), SINGLE_AND_DOUBLE)
    assert kinesic("explain", "--why", "single", trace).returncode == 0
    no = kinesic("explain", "--why", "double", trace)
    assert no.returncode == 1 and "double was not recognized" in no.stderr and "no second tap in time" in no.stdout
    assert kinesic("explain", "--why-not", "double", trace).returncode == 0
    yes = kinesic("explain", "--why-not", "single", trace)
    assert yes.returncode == 1 and "single was recognized each time" in yes.stderr
    assert kinesic("explain", "--why", "single", "--why-not", "double", trace).returncode == 64


def test_a_recording_is_explained_as_its_trace_is(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.5), SINGLE_AND_DOUBLE)
    (tmp_path / "tap.csv").write_text(csv_text(tap_rows(1, 0.5)))
    of_recording = kinesic("explain", tmp_path / "tap.csv", "--scene", tmp_path / "bug.scene.json", *WINDOW_UNITS)
    assert of_recording.stdout == kinesic("explain", trace).stdout != ""
    assert kinesic("explain", trace, "--scene", tmp_path / "bug.scene.json").returncode == 64


def test_the_nameless_go_by_class_and_number(tmp_path: Path) -> None:
    host = Host()
    for i in range(4):
        host.feed(10 + 0.01 * i, min(i, 1), 100 + 8 * i)
    host.feed(10.1, 2, 124)
    trace = host.trace(tmp_path / "a.kintrace")
    assert kinesic("explain", trace).stdout.splitlines() == [
        "pan#1 was recognized and began at 10.020 s (+0.020 s) (moved 16 units, needed 10), after touch 1 landed at (100.0, 100.0).",
        "  So tap#1 failed at 10.020 s (+0.020 s): prevented by pan#1.",
    ]
    by_id = kinesic("explain", "--why-not", hex(host.tap.value), trace)
    assert by_id.stdout == kinesic("explain", "--why-not", "tap", trace).stdout and by_id.stdout.startswith("tap#1 failed")


@pytest.mark.parametrize("path", sorted((ROOT / "Tests/Traces").glob("*.csv")), ids=lambda path: path.stem)
def test_every_recognition_of_the_shipped_traces_has_a_story(path: Path) -> None:
    gestures = [json.loads(line) for line in kinesic("replay", "--json", path).stdout.splitlines()]
    attempts: dict[str, bool] = {}
    recognized = []
    for event in gestures:
        if not attempts.get(event["recognizer"]):
            recognized.append((event["recognizer"], event["time_ns"]))
        attempts[event["recognizer"]] = event["state"] in ("began", "changed")
    stories = [json.loads(line) for line in kinesic("explain", "--json", path).stdout.splitlines()]
    assert [(story["recognizer"], story["time_ns"]) for story in stories] == recognized
