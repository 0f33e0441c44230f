"""Recognition is in window units: whatever lies between the window and a view, the events are the same, and what is
asked for in the view's coordinates is right. Twice as fine units with twice as many per inch give the same gestures.

The gestures are those of Tests/Cases/own_*.json that need one view only: every class on both sides of every threshold.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Optional

import pytest

import kinesic
from kinesic import Phase, Transform

CASES = [
    case
    for path in sorted((Path(__file__).resolve().parents[2] / "Cases").glob("own_*.json"))
    for case in json.loads(path.read_text())
    if [view["id"] for view in case.get("views", [])] == ["V"] and "relations" not in case and "delegates" not in case
    and all(set(entry) & {"down", "move", "up", "cancel", "advance"} and not set(entry) & {"type", "view"} for entry in case["script"])
]  # fmt: skip
PHASES = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED, "cancel": Phase.CANCELLED}
TRANSFORMS = {
    "rotated": Transform.rotation(0.7),
    "scaled": Transform.scale(2.5, 0.4),
    "mirrored": Transform(-1, 0, 0, 1),
    "sheared": Transform(1.5, -0.4, 0.8, 0.7),
}


class World:
    """One case's world: the view fills everything, inside a parent with a transform, or under the root at once."""

    def __init__(self, case: dict[str, Any], transform: Optional[Transform] = None, zoom: float = 1.0) -> None:
        self.case, self.zoom = case, zoom
        self.engine = kinesic.Engine(units_per_inch=163 * zoom)
        self.engine.lenient = case.get("lenient", False)
        parent = self.engine.root
        if transform is not None:
            parent = parent.add(kinesic.View(frame=(70, -20, 1, 1), transform=transform))
            parent.contains_point = lambda x, y: True  # type: ignore[method-assign]
        self.view = parent.add(kinesic.View(frame=(-300, 40, 1, 1)))
        self.view.contains_point = lambda x, y: True  # type: ignore[method-assign]
        made = [kinesic.Recognizer(each["class"], name=each["id"], **each.get("set", {})) for each in case["recognizers"]]
        self.recognizers = [self.view.add(each) for each in made]

    def play(self) -> list[tuple[Any, ...]]:
        """Every gesture event with its state at that moment: time, name, state, place, values."""
        found: list[tuple[Any, ...]] = []
        script, places = self.case["script"], {}
        index = 0
        while index < len(script):
            entry = script[index]
            feed = []
            while index < len(script) and script[index]["t"] == entry["t"] and "advance" not in script[index]:
                verb = next(verb for verb in PHASES if verb in script[index])
                touch = script[index][verb]
                places[touch] = [part * self.zoom for part in script[index]["at"]] if "at" in script[index] else places[touch]
                feed.append(kinesic.Sample(touch, PHASES[verb], *places[touch], entry["t"]))
                index += 1
            if feed:
                self.engine.feed(feed)
            else:
                self.engine.advance(entry["t"])
                index += 1
            for event in self.engine.poll():
                if isinstance(event, kinesic.GestureEvent):
                    found.append((event.time_ns, event.recognizer.name, event.state, event.location, dict(event.values)))
            for recognizer in self.recognizers:
                if recognizer.touch_count and recognizer.state in (kinesic.State.BEGAN, kinesic.State.CHANGED):
                    self.compare_places(recognizer)
        return found

    def compare_places(self, recognizer: kinesic.Recognizer) -> None:
        """Every place in the view's coordinates leads back to the one in the window; velocities by the linear part
        alone."""
        near = {"rel": 1e-9, "abs": 1e-9}
        assert self.view.convert(recognizer.location(self.view)) == pytest.approx(recognizer.location(), **near)
        for finger in range(recognizer.touch_count):
            there = recognizer.touch_location(finger, self.view)
            assert self.view.convert(there) == pytest.approx(recognizer.touch_location(finger), **near)
        if "velocity.x" in recognizer._value_names and recognizer.class_name != "multi_drag":
            window = [recognizer.value(f"velocity.{axis}") for axis in "xy"]
            inside = recognizer.velocity_in(self.view)
            a, b = self.view.convert((0, 0)), self.view.convert(inside)
            assert (b.x - a.x, b.y - a.y) == pytest.approx(window, rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_recognition_is_in_the_window(transform: str) -> None:
    assert len(CASES) > 180
    classes = set()
    for case in CASES:
        plain = World(case).play()
        assert World(case, TRANSFORMS[transform]).play() == plain, case["id"]
        classes |= {each["class"] for each in case["recognizers"]} if plain else set()
    wanted = "tap long_press pan swipe pinch rotation press screen_edge_pan transform serial_tap tap_drag multi_drag multi_tap"
    assert classes >= set(wanted.split())


def test_units_per_inch() -> None:
    """Twice the coordinates with 326 units per inch: the same events, lengths doubled."""
    with kinesic.Engine() as engine:
        units = {name: {value.name: value.unit for value in info.values} for name, info in engine.classes.items()}
    for case in CASES:
        if case["id"] == "own-pinch-from-one-place":
            continue  # the unit that two fingers at one place are apart is one unit at any number of units per inch
        kinds = {each["id"]: each["class"] for each in case["recognizers"]}
        wanted = []
        for time, name, state, place, values in World(case).play():
            doubled = {key: number * (2 if units[kinds[name]][key].startswith("unit") else 1) for key, number in values.items()}
            wanted.append((time, name, state, (place[0] * 2, place[1] * 2), doubled))
        found = World(case, zoom=2).play()
        assert [(each[:3], pytest.approx(each[3]), pytest.approx(each[4], abs=1e-9)) for each in wanted] == [
            (each[:3], each[3], each[4]) for each in found
        ], case["id"]


def inverse(transform: Transform, origin: tuple[float, float], point: tuple[float, float]) -> tuple[float, float]:
    """A window point in a view at `origin` with this transform, by hand."""
    x, y = point[0] - origin[0], point[1] - origin[1]
    determinant = transform.a * transform.d - transform.b * transform.c
    return (transform.d * x - transform.c * y) / determinant, (transform.a * y - transform.b * x) / determinant


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_places_in_a_view(transform: str) -> None:
    """Location, touch locations and velocity against the inverse map written out by hand."""
    map = TRANSFORMS[transform]
    with kinesic.Engine() as engine:
        view = engine.root.add(kinesic.View(frame=(250, 150, 4000, 4000), transform=map))
        view.contains_point = lambda x, y: True  # type: ignore[method-assign]
        pan = view.add(kinesic.Pan())
        engine.down(1, (300, 200), at=0)
        engine.down(2, (420, 260), at=0)
        for step in range(1, 6):
            for finger, place in ((1, (300, 200)), (2, (420, 260))):
                engine.move(finger, (place[0] + 10 * step, place[1] - 4 * step), at=0.01 * step)
        assert pan.velocity == pytest.approx((1000, -400))
        assert pan.velocity_in(view) == pytest.approx(inverse(map, (0, 0), (1000, -400)))
        assert pan.location(view) == pytest.approx(inverse(map, (250, 150), (410, 210)))
        assert pan.touch_location(0, view) == pytest.approx(inverse(map, (250, 150), (350, 180)))
        assert pan.touch_location(1, view) == pytest.approx(inverse(map, (250, 150), (470, 240)))


def test_a_view_moves_under_a_still_finger() -> None:
    """The window's places stay, those in the view follow it; nothing is recognized by that."""
    with kinesic.Engine() as engine:
        view = engine.root.add(kinesic.View(frame=(100, 100, 500, 500)))
        hold, pan = view.add(kinesic.LongPress(minimum_duration=0.1)), view.add(kinesic.Pan())
        engine.down(1, (150, 160), at=0)
        engine.advance(0.2)
        engine.poll()
        assert hold.location(view) == (50, 60)
        view.frame = (140, 90, 500, 500)
        assert (hold.location(), hold.location(view), hold.touch_location(0, view)) == ((150, 160), (10, 70), (10, 70))
        view.transform = Transform.rotation(math.pi / 2)
        assert hold.location(view) == pytest.approx((70, -10))
        engine.advance(0.3)
        assert engine.poll() == [] and pan.state is kinesic.State.POSSIBLE
        engine.up(1, at=0.4)
        assert [event.location for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [(150, 160)]
