#!/usr/bin/env python3
"""Draws docs/plots/scale.svg from scale.json beside it, which Tests/Performance/Benchmarks/scale.py --write writes.
Both scales are logarithmic."""

from __future__ import annotations

import json
import math
from pathlib import Path

HERE = Path(__file__).resolve().parent
COLOURS = ("#1f6feb", "#d1480f", "#2a8f4a", "#8250df", "#b08800", "#0a7d8c", "#c2307e", "#555555")
WIDTH, HEIGHT, LEFT, TOP = 560, 330, 80, 20
COUNTS, COSTS = (0, 5), (2, 7)
"""The powers of ten at the ends of the scales."""


def place(count: float, cost: float) -> str:
    x = LEFT + WIDTH * (math.log10(count) - COUNTS[0]) / (COUNTS[1] - COUNTS[0])
    y = TOP + HEIGHT * (1 - (math.log10(cost) - COSTS[0]) / (COSTS[1] - COSTS[0]))
    return f"{x:.1f},{y:.1f}"


def main() -> None:
    curves: dict[str, list[tuple[int, float]]] = json.loads((HERE / "scale.json").read_text())
    size = LEFT + WIDTH + 40, TOP + HEIGHT + 40 + 16 * len(curves)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" font-family="sans-serif" font-size="11" fill="#555">',
        f'<rect width="{size[0]}" height="{size[1]}" fill="#fff"/>',
    ]
    for power in range(COUNTS[0], COUNTS[1] + 1):
        x = place(10**power, 10).split(",")[0]
        out.append(f'<path d="M{x} {TOP}v{HEIGHT}" stroke="#8884"/><text x="{x}" y="{TOP + HEIGHT + 15}" text-anchor="middle">{10**power:,}</text>')
    for power in range(COSTS[0], COSTS[1] + 1):
        y = place(1, 10**power).split(",")[1]
        out.append(f'<path d="M{LEFT} {y}h{WIDTH}" stroke="#8884"/><text x="{LEFT - 6}" y="{y}" dy="4" text-anchor="end">{10**power:,}</text>')
    for i, (title, points) in enumerate(curves.items()):
        line = " ".join(place(*point) for point in points)
        y = TOP + HEIGHT + 34 + 16 * i
        stroke = f'stroke="{COLOURS[i % len(COLOURS)]}"' + ' stroke-dasharray="5 3"' * (i // len(COLOURS))
        out.append(f'<polyline points="{line}" fill="none" {stroke} stroke-width="1.8"/>')
        out.append(f'<path d="M{LEFT} {y}h16" {stroke} stroke-width="3"/><text x="{LEFT + 22}" y="{y + 4}">{title}</text>')
    (HERE / "scale.svg").write_text("\n".join([*out, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
