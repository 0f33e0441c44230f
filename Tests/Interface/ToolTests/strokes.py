"""Drawings by formula, and files of them, for the tests of `kinesic strokes`."""

import json
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from conftest import Row, csv_text

Points = list[tuple[float, float]]
SHAPES = ("circle", "vee", "zigzag", "caret")
SPEEDS = {"slow": 60, "medium": 40, "fast": 24}
"""How many points a drawing has."""


def place(shape: str, t: float) -> tuple[float, float]:
    if shape == "circle":
        return math.cos(2 * math.pi * t), math.sin(2 * math.pi * t)
    if shape == "spiral":
        return t * math.cos(15 * t), t * math.sin(15 * t)
    height = {"vee": 4 * t - 1 if t < 0.5 else 3 - 4 * t, "zigzag": abs(t * 2 % 1 - 0.5) * 4 - 1}
    height["caret"] = -height["vee"]
    return t * 2 - 1, height[shape]


def points(shape: str, wobble: float = 0, count: int = 40, size: float = 100) -> Points:
    """A shape; `wobble` makes each drawing another one."""
    made = []
    for i in range(count):
        t = i / (count - 1)
        x, y = place(shape, t)
        x, y = x + 0.05 * math.sin(9 * t + wobble), y + 0.05 * math.cos(7 * t + 2 * wobble)
        made.append((round(300 + size * x, 3), round(200 + size * y, 3)))
    return made


def drawing(shape: str, wobble: float = 0, count: int = 40, size: float = 100, **more: object) -> dict[str, Any]:
    return {"name": shape, "strokes": [points(shape, wobble, count, size)], **more}


def examples(shapes: Iterable[str] = SHAPES, each: int = 3) -> list[dict[str, Any]]:
    return [drawing(shape, number) for shape in shapes for number in range(each)]


def collection(users: int = 3, repetitions: int = 4, shapes: Iterable[str] = SHAPES) -> list[dict[str, Any]]:
    """Each user at each speed so often; another user's drawings differ more than one's own."""
    return [
        drawing(shape, 2 * user + 0.3 * repetition, count, user=f"user {user}", speed=speed, repetition=repetition)
        for user in range(users)
        for speed, count in SPEEDS.items()
        for repetition in range(repetitions)
        for shape in shapes
    ]


def compact(drawings: Sequence[dict[str, Any]]) -> str:
    """The same as compact lines, places in hundredths, a sample each 10 ms."""
    lines = [json.dumps({"meta": {"set": "by formula", "xy_scale": 0.01, "t": "ms"}})]
    for each in drawings:
        strokes = []
        for stroke in each["strokes"]:
            rows = [[round(100 * x), round(100 * y), 10 * i] for i, (x, y) in enumerate(stroke)]
            steps = [[b - a for a, b in zip(first, second)] for first, second in zip(rows, rows[1:])]
            strokes.append([number for row in [rows[0], *steps] for number in row])
        keys = {"u": each["user"], "v": each["speed"], "g": each["name"], "r": each["repetition"]}
        lines.append(json.dumps({**keys, "s": strokes}))
    return "\n".join(lines) + "\n"


def recording(path: Path, *strokes: Points, pause: float = 0.2) -> Path:
    """A CSV recording of one finger that draws these strokes."""
    rows, time = [], 0
    for contact, stroke in enumerate(strokes):
        for i, (x, y) in enumerate(stroke):
            event = "down" if i == 0 else "up" if i == len(stroke) - 1 else "move"
            rows.append(Row(time, 0, contact, round(10 * x), round(10 * y), event))
            time += 10_000
        time += round(pause * 1e6)
    path.write_text(csv_text(rows))
    return path


def write_json(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value))
    return path
