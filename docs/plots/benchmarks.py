#!/usr/bin/env python3
"""Draws docs/plots/benchmarks.svg from benchmarks.json beside it, which Scripts/bench-peers --write writes:
nanoseconds a sample, on a log scale."""

from __future__ import annotations

import json
import math
import statistics
from pathlib import Path

HERE = Path(__file__).resolve().parent
COLOURS = ("#1f6feb", "#d1480f", "#2a8f4a", "#8250df", "#b08800", "#0a7d8c", "#bf3989", "#57606a")
WIDTH, ROW, LEFT, TOP = 560, 22, 190, 58
LOW, HIGH = 0, 7
"""The powers of ten at both ends of the scale, in nanoseconds."""
NAMES = {0: "1 ns", 1: "10 ns", 2: "100 ns", 3: "1 µs", 4: "10 µs", 5: "100 µs", 6: "1 ms", 7: "10 ms"}


def place(nanoseconds: float) -> float:
    return LEFT + WIDTH * (min(max(math.log10(nanoseconds), LOW), HIGH) - LOW) / (HIGH - LOW)


def row(number: int, name: str, values: dict[str, float], colours: dict[str, str]) -> list[str]:
    y = TOP + ROW * number + ROW / 2
    points = [place(value) for value in values.values()]
    weight = ' font-weight="bold"' if name.startswith("Kinesic") else ""
    out = [f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end"{weight}>{name}</text>']
    out.append(f'<path d="M{min(points):.1f} {y:.1f}H{max(points):.1f}" stroke="#8886"/>')
    out += [f'<circle cx="{place(value):.1f}" cy="{y:.1f}" r="4" fill="{colours[scene]}" fill-opacity=".8"/>' for scene, value in values.items()]
    return out


def main() -> None:
    peers: dict[str, dict[str, float]] = json.loads((HERE / "benchmarks.json").read_text())["nanoseconds"]
    ordered = sorted(peers.items(), key=lambda item: statistics.mean(map(math.log, item[1].values())))
    scenes = list(dict.fromkeys(scene for values in peers.values() for scene in values))
    colours = dict(zip(scenes, COLOURS))
    height = TOP + ROW * len(ordered) + 30
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 30} {height}" font-family="sans-serif" font-size="11" fill="#555">',
        f'<rect width="{LEFT + WIDTH + 30}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-weight="bold">Time for a touch sample, by scene</text>',
    ]
    for i, scene in enumerate(scenes):
        x = LEFT / 2 + i * (LEFT / 2 + WIDTH) / len(scenes)
        out.append(f'<circle cx="{x + 4:.1f}" cy="35" r="4" fill="{colours[scene]}"/><text x="{x + 11:.1f}" y="39">{scene}</text>')
    for power in range(LOW, HIGH + 1):
        x = place(10**power)
        out.append(
            f'<path d="M{x:.1f} {TOP}V{height - 26}" stroke="#8884"/><text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{NAMES[power]}</text>'
        )
    for number, (name, values) in enumerate(ordered):
        out += row(number, name, values, colours)
    (HERE / "benchmarks.svg").write_text("\n".join([*out, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
