#!/usr/bin/env python3
"""How far kin_engine_sample_touch is from where a finger will be: mean distance, in mm, between its answers past the
latest report and the place at that time, on the line between the reports before and after it.

    prediction.py     needs build/lib, build/venv and the recordings under KINESIC_DATA; writes a table

After each report of a contact but the first the engine is asked for 8, 16, 24 and 32 ms later, by each mode. Sizes of
devices as the table of Tests/HandModel/recordings.py says; recordings of a device whose size nobody knows are left
out.
"""

from __future__ import annotations

import math
import statistics
import sys
from bisect import bisect_left
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from HandModel import recordings as recorded  # noqa: E402

import kinesic  # noqa: E402
from kinesic import Prediction  # noqa: E402

Place = tuple[float, float, float]
"""ms, mm, mm."""
UNITS_PER_MM = 163 / 25.4
AHEAD = (8, 16, 24, 32)


def contacts() -> dict[str, list[list[Place]]]:
    """Contacts of at least three reports, by recording; empty without the data."""
    folder = recorded.data_folder()
    found: dict[str, list[list[Place]]] = {}
    for recording in recorded.real_recordings(folder) if folder else []:
        rows = [contact.samples for contact in recording.contacts() if len(contact.samples) > 2]
        if recording.scaled and rows:
            found[recording.name] = rows
    return found


def place_at(places: list[Place], ms: float) -> tuple[float, float] | None:
    """On the line between two reports; None after the last."""
    after = bisect_left(places, ms, key=lambda place: place[0])
    if after == len(places):
        return None
    if after == 0 or places[after][0] == places[after - 1][0]:
        return places[after][1:]
    (t, x, y), (next_t, next_x, next_y) = places[after - 1 : after + 1]
    share = (ms - t) / (next_t - t)
    return x + share * (next_x - x), y + share * (next_y - y)


def errors(places: list[Place], mode: Prediction, ahead: float, truth: list[Place] | None = None) -> list[float]:
    """The distances, in mm, `ahead` ms after each report. `truth`: where the finger is, when its reports have
    noise."""
    start = places[0][0]
    distances: list[float] = []
    with kinesic.Engine() as engine:
        engine.set_prediction(mode)
        for number, (ms, x, y) in enumerate(places):
            point = x * UNITS_PER_MM, y * UNITS_PER_MM
            (engine.move if number else engine.down)(1, point, at=(ms - start) / 1000)
            wanted = place_at(truth or places, ms + ahead)
            if number == 0 or wanted is None:
                continue
            found = engine.sample_touch(1, (ms - start + ahead) / 1000)
            distances.append(math.hypot(found.x / UNITS_PER_MM - wanted[0], found.y / UNITS_PER_MM - wanted[1]))
    return distances


def means(rows: list[list[Place]], ahead: float) -> dict[Prediction, float]:
    """The mean of all distances, by mode."""
    distances = {mode: [error for places in rows for error in errors(places, mode, ahead)] for mode in Prediction}
    return {mode: statistics.fmean(found) for mode, found in distances.items()}


def main() -> int:
    everything = [places for rows in contacts().values() for places in rows]
    if not everything:
        print("SKIPPED: no recordings under KINESIC_DATA")
        return 0
    print(f"{len(everything)} contacts, {sum(map(len, everything))} reports; mean distance in mm\n")
    print(f"{'ms ahead':>10}{'held':>10}{'line':>10}{'velocity':>10}")
    for ahead in AHEAD:
        mean = means(everything, ahead)
        print(f"{ahead:10}{mean[Prediction.NONE]:10.2f}{mean[Prediction.LINE]:10.2f}{mean[Prediction.VELOCITY]:10.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
