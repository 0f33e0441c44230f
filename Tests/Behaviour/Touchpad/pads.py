"""Real recordings of touchpads (KINESIC_DATA), fed to the touchpad driver, and to an engine's classes as a panel's."""

from __future__ import annotations

import csv
import os
from dataclasses import dataclass
from pathlib import Path

import kinesic
from hand import MS, Total
from kinesic import Engine, Phase, Recognizer, Sample, State
from kinesic.touchpad import Contact, Touchpad, TouchpadEvent

ROOT = Path(__file__).resolve().parents[3]
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data") / "recordings"


@dataclass(frozen=True)
class Pad:
    """A recording: device units per mm, its size in mm, and what its user did."""

    name: str
    meant: str
    units: tuple[float, float] = (100, 100)
    size: tuple[float, float] = (106.67, 68)

    @property
    def path(self) -> Path:
        return DATA / f"{self.name}.csv"

    @property
    def is_there(self) -> bool:
        return self.path.exists()


PADS = [
    *(Pad(f"chromeos_resting_thumb_move_{i}", "points, a thumb rests") for i in (1, 2)),
    *(Pad(f"chromeos_scroll_uneven_{i}", "scrolls") for i in (1, 2, 3, 4)),
    *(Pad(f"chromeos_scroll_liftoff_{i}", "scrolls") for i in (1, 2)),
    Pad("chromeos_two_thumbs_sensor_jumps", "two thumbs go up, the sensor jumps"),
    *(Pad(f"chromeos_drumroll_merged_id_{i}", "two fingers by turns, one id") for i in (1, 2)),
    *(Pad(f"chromeos_quick_2finger_swipe_{i}", "two fingers flick") for i in (1, 2)),
    Pad("chromeos_quick_3finger_swipe", "three fingers flick"),
    # The size of these two is not in their files: that of usual pads of the kind.
    Pad("synaptics_clickpad_two_finger_scroll", "scrolls", (45, 45), (88.9, 67.6)),
    Pad("bamboo16fg_two_finger_circle", "two fingers circle together", (32.8, 45.5), (125, 90)),
    Pad("chromeos_cr48_semi_mt_second_finger", "one stays, one moves; semi-multitouch", (47, 65), (96, 57.5)),
]


def frames(pad: Pad) -> list[tuple[int, list[Contact]]]:
    """What touches the pad at each time, nanoseconds."""
    rows = list(csv.DictReader(pad.path.open()))
    origin = (1472, 1408) if "synaptics" in pad.name else (1217, 1061) if "cr48" in pad.name else (0, 0)
    down: dict[int, Contact] = {}
    found: list[tuple[int, list[Contact]]] = []
    for row in rows:
        time, id = int(row["t_us"]) * 1000, int(row["tracking_id"])
        if row["event"] == "up":
            down.pop(id, None)
        else:
            place = [(float(row[axis]) - origin[i]) / pad.units[i] for i, axis in enumerate("xy")]
            down[id] = Contact(id, *place, pressure=float(row["pressure"] or 0))
        contacts = list(down.values())
        if found and found[-1][0] == time:
            found[-1] = (time, contacts)
        else:
            found.append((time, contacts))
    return found


def driven(pad: Pad, **options: float) -> list[TouchpadEvent]:
    """The driver's events, until three seconds after the last frame."""
    events: list[TouchpadEvent] = []
    features = {"features": 2047 & ~4 | 32768} if "semi" in pad.name else {}
    with Touchpad(width=pad.size[0], height=pad.size[1], explain=True, **{**features, **options}) as touchpad:
        feed = frames(pad)
        for time, contacts in feed:
            touchpad.feed(time, contacts)
            events += touchpad.poll()
        touchpad.advance(feed[-1][0] + 3000 * MS)
        events += touchpad.poll()
    return events


def total(events: list[TouchpadEvent]) -> Total:
    found = Total()
    for event in events:
        found.add(event)
    return found


CLASSES = ("tap", "pan", "pinch", "rotation")


def recognized(pad: Pad) -> dict[str, int]:
    """How many gestures each class gives of the same touches, each alone, as an observer."""
    scale = [163 / 25.4 / per for per in pad.units]
    phases = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED}
    counts = dict.fromkeys(CLASSES, 0)
    with Engine() as engine:
        for name in CLASSES:
            engine.root.add(Recognizer(name, name=name)).observe_only = True
        with pad.path.open() as file:
            for row in csv.DictReader(file):
                place = [float(row[axis]) * scale[i] for i, axis in enumerate("xy")]
                engine.feed([Sample(int(row["tracking_id"]), phases[row["event"]], *place, int(row["t_us"]) / 1e6)])
        engine.advance(engine.time + 2)
        for event in engine.poll():
            if isinstance(event, kinesic.GestureEvent) and (event.state is State.BEGAN or event.recognizer.name == "tap" and event.state is State.ENDED):
                counts[event.recognizer.name] += 1
    return counts
