"""Streams for each touch, what a recognizer's touches are, and velocities of points: what Python makes of them."""

import copy
import json
import os
from pathlib import Path
from typing import Any, Dict, List, Tuple

import kinesic
import pytest
from kinesic import State, TouchPoint, VelocityRule, VelocityStrategy

DATA = Path(os.environ.get("KINESIC_DATA") or Path(__file__).resolve().parents[4] / "shared/data")
CASES = DATA / "velocity/velocity_cases.json"


def test_each_finger_has_its_own_stream() -> None:
    heard: List[Tuple[str, int]] = []
    with kinesic.Engine() as engine:
        drag = engine.root.add(kinesic.MultiDrag(threshold=5))
        drag.on_began(lambda event: heard.append(("began", event.touch)))
        drag.on_recognized(lambda event: heard.append(("recognized", event.touch)))
        drag.on_ended(lambda event: heard.append(("ended", event.touch)))
        for touch in range(1, 11):
            engine.down(touch, (50 * touch, 0), at=0)
        for touch in range(1, 11):
            engine.move(touch, (50 * touch, touch), at=0.01)
        events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
        assert [event.touch for event in events] == [5, 6, 7, 8, 9, 10]
        assert [event.values["translation.y"] for event in events] == [5, 6, 7, 8, 9, 10]
        assert all(event.contact == event.touch and event.touch_count == 1 for event in events)
        assert drag.state is State.CHANGED
        for touch in range(1, 11):
            engine.up(touch, at=0.02)
        with pytest.raises(kinesic.UnsupportedError):
            drag.value("translation.x")
    for touch in range(5, 11):
        assert [word for word, other in heard if other == touch] == ["began", "recognized", "ended"]
    assert len(heard) == 18


def test_other_gestures_have_no_touch() -> None:
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap())
        engine.down(7, (1, 2), at=0)
        engine.up(7, at=0.1)
        (event,) = engine.poll()
        assert isinstance(event, kinesic.GestureEvent) and event.touch is None and event.contact == 0


def test_a_recognizer_tells_all_of_its_touches() -> None:
    with kinesic.Engine() as engine:
        pan = engine.root.add(kinesic.Pan())
        assert pan.touches == ()
        pencil = kinesic.Sample(
            9, kinesic.Phase.BEGAN, 10, 20, 0.5, type=kinesic.TouchType.PENCIL, force=0.7, major_radius=3, altitude=1.1, azimuth=-0.4,
            buttons=1, modifiers=2,
        )  # fmt: skip
        engine.feed([pencil])
        engine.feed([kinesic.Sample(4, kinesic.Phase.BEGAN, 300, 200, 0.6, type=kinesic.TouchType.PENCIL)])
        engine.feed([kinesic.Sample(9, kinesic.Phase.MOVED, 40, 25, 0.7, type=kinesic.TouchType.PENCIL, force=0.9)])
        first, second = pan.touches
        assert (first.id, first.contact, second.id, second.contact) == (9, 1, 4, 2)
        assert first.position == (40, 25) and first.start == (10, 20) and first.start_time == 0.5 and first.time == 0.7
        assert (first.type, first.force, second.position) == (kinesic.TouchType.PENCIL, 0.9, (300, 200))
        assert first.tap_count == 1 and not first.changes and first.is_down
        assert first.history == engine.touch_history(9) and len(first.history) == 2
        assert second.force == 0 and second.altitude == 0
        engine.up(9, (40, 25), at=0.8)
        assert [touch.id for touch in pan.touches] == [4]


def test_the_first_sample_s_numbers_are_there_before_it_moves() -> None:
    with kinesic.Engine() as engine:
        pan = engine.root.add(kinesic.Pan())
        engine.feed([kinesic.Sample(1, kinesic.Phase.BEGAN, 1, 2, 0, force=0.5, major_radius=3, altitude=1.1, azimuth=-0.4, buttons=1, modifiers=2)])
        (touch,) = pan.touches
        assert (touch.force, touch.major_radius, touch.altitude, touch.azimuth, touch.buttons, touch.modifiers) == (0.5, 3, 1.1, -0.4, 1, 2)


def test_velocity_of_points() -> None:
    points = [TouchPoint(10_000_000 * i, 3.0 * i, -4.0 * i) for i in range(8)]
    assert kinesic.velocity(points) == pytest.approx((300, -400))
    assert kinesic.velocity(points, at=0.15) == pytest.approx((300, -400))
    assert kinesic.velocity(points, at=0.151) == (0, 0)
    assert kinesic.velocity(points, rule=VelocityRule(limit=50)) == pytest.approx((30, -40))
    assert kinesic.velocity([]) == (0, 0)
    with pytest.raises(kinesic.TouchTimeError):
        kinesic.velocity(points[::-1])
    with pytest.raises(kinesic.RangeError):
        kinesic.velocity(points, rule=VelocityRule(maximum_points=1))
    with pytest.raises(kinesic.InvalidError):
        kinesic.velocity([TouchPoint(0, float("nan"), 0)])
    with pytest.raises(kinesic.InvalidError):
        kinesic.velocity(points, rule=VelocityRule(limit="fast"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("at", "guards_lift", "speed"), [(None, False, 0), (None, True, 100), (0.12, False, 100), (0.1206, True, 0)]
)
def test_the_lift_is_a_report_of_a_burst(at: float | None, guards_lift: bool, speed: float) -> None:
    """A report after a hitch of the host and the lift less than 0.5 ms after it: the finger moved in the gap."""
    points = [TouchPoint(10_000_000 * i, i, 0) for i in range(6)] + [TouchPoint(119_900_000, 11.99, 0)]
    found = kinesic.velocity(points, at=at, rule=VelocityRule(guards_lift=guards_lift))
    assert found == pytest.approx((speed, 0))


def test_velocity_is_that_of_a_pan() -> None:
    with kinesic.Engine() as engine:
        pan = engine.root.add(kinesic.Pan())
        engine.down(1, (0, 0), at=0)
        for i in range(1, 15):
            engine.move(1, (i * i, 3 * i), at=0.011 * i)
        assert kinesic.velocity(engine.touch_history(1)) == pytest.approx(pan.velocity)


def rule_of(strategy: str, restricted: bool) -> VelocityRule:
    kind = VelocityStrategy.IMPULSE if strategy == "impulse" else VelocityStrategy.LEAST_SQUARES
    # The published values are of all points, and of any size.
    return VelocityRule(strategy=kind, refuses_reversal=restricted, spacing=0, limit=float("inf"))


def points_of(case: Dict[str, Any], pointer: int, gap_ns: int) -> List[TouchPoint]:
    """The places of one pointer, as the test trackers of Android and Chromium keep them: a landing forgets, so does a
    pause before a lift."""
    points: List[TouchPoint] = []
    before = 0
    for sample in case["samples"]:
        time, action, own = sample["t_ns"], sample["action"], sample.get("action_pointer") == pointer
        pause, before = time - before, time
        if action in ("up", "pointer_up"):
            if pause > gap_ns or (sample.get("canceled") and own):
                points = []
            continue
        if action in ("cancel", "down") or (action == "pointer_down" and own):
            points = []
        if action != "cancel":
            points += [
                TouchPoint(time, each["x"], each["y"])
                for each in sample["pointers"]
                if each["id"] == pointer and not each.get("resampled") and "x" in each and "y" in each
            ]
    return points


@pytest.mark.skipif(not CASES.exists(), reason=f"no {CASES}")
def test_velocities_of_recorded_motions() -> None:
    """Android's, CTS's and Chromium's published motions: the values that their tests expect."""
    checked = 0
    for case in json.loads(CASES.read_text())["cases"]:
        for want in case["expect"]:
            strategy, axis = want["strategy"], want["axis"]
            if strategy not in ("lsq2", "impulse", "lsq2_restricted") or axis == "scroll" or "compare" in want or want.get("after_sample") is not None:
                continue
            gap = 80_000_000 if case["id"].startswith("chromium") else 40_000_000
            points = points_of(case, want.get("pointer") or 0, gap)
            found = kinesic.velocity(points, rule=rule_of(strategy, strategy == "lsq2_restricted"))["xy".index(axis)]
            limit = want.get("max_velocity") or float("inf")
            found = max(-limit, min(limit, found))
            wanted, tolerance = want["velocity"] or 0, want["tolerance"]  # null: there is no movement
            slack = tolerance.get("value", 0) * (abs(wanted) if tolerance["kind"] == "relative" else 1)
            assert abs(found - wanted) <= slack + 1e-9, (case["id"], strategy, axis, found)
            checked += 1
    assert checked > 100


def test_a_touch_knows_the_view_that_it_landed_on(engine: kinesic.Engine) -> None:
    control = engine.root.add(kinesic.View(frame=(0, 0, 50, 50), name="control"))

    class Outside(kinesic.Recognizer):
        def step(self, input: kinesic.Step) -> Any:
            self._seen = [touch.view for touch in input.touches]
            self._kept = copy.deepcopy(input.touches)
            on_control = [touch for touch in input.began if touch.view is not None and touch.view.name == "control"]
            return self.fail("on a control") if on_control else State.ENDED if input.ended else None

    outside, pan = engine.root.add(Outside()), engine.root.add(kinesic.Pan())
    engine.down(1, (10, 10), at=0)
    assert outside._seen == [control] and pan.touches[0].view is control and outside._kept[0].view is control
    engine.up(1, at=0.1)
    engine.down(1, (100, 100), at=1)
    assert outside._seen == [engine.root]
    copied = engine.copy()
    twin = copied.twin_of(outside)
    assert twin._kept[0].view is copied.root and "view=<View root>" in repr(pan.touches[0])
    engine.up(1, at=1.1)
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [outside]
