"""Events as columns: what pandas makes of them."""

from __future__ import annotations

import math
import subprocess
import sys
from typing import Any

import pytest

import kinesic

pytest.importorskip("numpy")
pandas = pytest.importorskip("pandas")


@pytest.fixture
def busy(engine: kinesic.Engine) -> kinesic.Engine:
    """A view that hears of touches, a pan and a tap, decisions; one drag and one tap."""
    engine.explain = True
    card = engine.root.add(kinesic.View(frame=(0, 0, 100, 100), name="card", wants_touches=True))
    card.add(kinesic.Pan(name="pan"))
    card.add(kinesic.Tap())
    engine.down(7, (10, 10), at=1.0)
    engine.move(7, (40, 10), at=1.1)
    engine.up(7, at=1.2)
    engine.down(8, (50, 50), at=2.0)
    engine.up(8, at=2.05)
    engine.advance(3)
    return engine


def test_a_frame_in_one_line(busy: kinesic.Engine) -> None:
    frame = pandas.DataFrame(busy.poll_frame())
    gestures = frame[frame["type"] == "gesture"]
    assert list(gestures["recognizer"]) == ["pan", "pan", "tap"] and list(gestures["class_name"]) == ["pan", "pan", "tap"]
    assert list(gestures["state"]) == ["began", "ended", "ended"] and list(gestures["previous_state"]) == ["possible", "began", "possible"]
    assert list(gestures["time"]) == [1.1, 1.2, 2.05] and list(gestures["view"]) == ["card"] * 3
    assert list(gestures["translation.x"])[:2] == [30, 30] and math.isnan(list(gestures["translation.x"])[2])
    assert list(gestures["tap_count"])[2] == 1 and math.isnan(list(gestures["tap_count"])[0])
    assert set(frame["type"]) == {"gesture", "view_touch", "decision"}
    touches = frame[frame["type"] == "view_touch"]
    assert set(touches["touch"]) == {7, 8} and "began" in set(touches["phase"]) and set(touches["recognizer"].isna()) == {True}
    assert busy.poll() == []


def test_it_says_what_poll_says(busy: kinesic.Engine) -> None:
    def scene(engine: kinesic.Engine) -> None:
        card = engine.root.add(kinesic.View(frame=(0, 0, 100, 100), name="card", wants_touches=True))
        card.add(kinesic.Pan(name="pan"))
        engine.explain = True
        engine.down(1, (10, 10), at=1)
        engine.move(1, (60, 10), at=1.1)
        engine.up(1, at=1.2)

    with kinesic.Engine() as one, kinesic.Engine() as other:
        scene(one), scene(other)
        frame, events = one.poll_frame(), other.poll()
    assert len(events) == len(frame["time"])
    for index, event in enumerate(events):
        row: "dict[str, Any]" = {name: column[index] for name, column in frame.items()}
        assert (row["sequence"], row["time_ns"], row["view"]) == (event.sequence, event.time_ns, event.view and event.view.name)
        if isinstance(event, kinesic.GestureEvent):
            assert (row["state"], row["x"], row["merged"]) == (event.state.name.lower(), event.x, event.merged)
            assert {name: row[name] for name in event.values} == event.values
        elif isinstance(event, kinesic.DecisionEvent):
            assert (row["reason"], row["other"]) == (event.reason.name.lower(), event.other and event.other.name)
        else:
            assert (row["phase"], row["touch"], row["state"]) == (event.phase.name.lower(), event.touch, None)


def test_groups_and_categories(busy: kinesic.Engine) -> None:
    frame = pandas.DataFrame(busy.poll_frame())
    counts = frame[frame["type"] == "gesture"].groupby("recognizer").size()
    assert dict(counts) == {"pan": 2, "tap": 1}
    assert {"began", "ended"} <= set(frame["state"].astype("category").cat.categories) <= {each.name.lower() for each in kinesic.State}


def test_no_events_make_no_rows_but_columns(engine: kinesic.Engine) -> None:
    frame = pandas.DataFrame(engine.poll_frame())
    assert len(frame) == 0 and {"time", "recognizer", "state", "x"} <= set(frame.columns)


def test_a_recognizer_that_was_removed_keeps_its_name(busy: kinesic.Engine) -> None:
    busy.find_recognizer("pan").remove()
    assert list(busy.poll_frame()["recognizer"]).count("pan") >= 2


def test_without_numpy_nothing_is_lost(busy: kinesic.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(ImportError):
        busy.poll_frame()
    monkeypatch.undo()
    assert len(busy.poll()) > 3


def test_pandas_is_not_imported_by_it() -> None:
    code = "import kinesic, sys; kinesic.Engine().poll_frame(); assert 'pandas' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
