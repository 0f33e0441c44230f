"""Prints each gesture of a recorded touchscreen session: replay.py RECORDING.csv [units_per_mm_x units_per_mm_y]"""

import csv
import itertools
import json
import sys
from pathlib import Path

import kinesic

PHASES = {"down": kinesic.Phase.BEGAN, "move": kinesic.Phase.MOVED, "up": kinesic.Phase.ENDED, "cancel": kinesic.Phase.CANCELLED}
SCENE = Path(__file__).resolve().parents[3] / "Tests" / "Scenes" / "demo.json"


def show(engine: kinesic.Engine) -> None:
    for event in engine.poll():
        if isinstance(event, kinesic.GestureEvent):
            values = " ".join(f"{name}={value:.3f}" for name, value in event.values.items()).replace("=-0.000", "=0.000")
            place = f"({event.x:.2f}, {event.y:.2f})".replace("-0.00", "0.00")
            line = f"{event.time:10.6f}  {event.recognizer.name:<12} {event.state.name.lower():<10} at {place}  {values}".rstrip()
            print(line if event.touch is None else f"{line}  touch={event.touch}")


def main(recording: str, units_x: str = "10", units_y: str = "") -> None:
    per_mm_x, per_mm_y = float(units_x), float(units_y or units_x)
    with kinesic.Engine(touch_capacity=64) as engine, open(recording, newline="") as file:
        kinesic.build_scene(engine, json.loads(SCENE.read_text()))
        time = 0.0
        for t_us, frame in itertools.groupby(csv.DictReader(file), key=lambda row: row["t_us"]):
            time = int(t_us) / 1e6
            places = ((row, float(row["x"]) / per_mm_x * 163 / 25.4, float(row["y"]) / per_mm_y * 163 / 25.4) for row in frame)
            engine.feed(kinesic.Sample(int(row["tracking_id"]), PHASES[row["event"]], x, y, time) for row, x, y in places)
            show(engine)
        engine.cancel_touches(time)
        engine.advance(time + 2.0)
        show(engine)


main(*sys.argv[1:])
