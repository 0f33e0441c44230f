#!/usr/bin/env python3
"""Draws docs/plots/flings.svg from the numbers of build/lib/libkinesic.so (make lib)."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
D = ctypes.c_double
COLOURS = ("#1f6feb", "#d1480f", "#2a8f4a", "#8250df")
WIDTH, HEIGHT, LEFT, GAP = 300, 190, 46, 66

Curve = tuple[str, list[tuple[float, float]]]


class Fling(ctypes.Structure):
    _fields_ = [(name, D) for name in ("position", "velocity", "rate", "turn", "target", "frequency", "damping", "tolerance")]


lib = ctypes.CDLL(str(HERE.parents[1] / "build/lib/libkinesic.so"))
lib.kin_fling_at.argtypes = [Fling, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_void_p]
lib.kin_fling_bound.argtypes = [Fling, D, D, D, D, ctypes.c_void_p]
for name in ("kin_fling_friction", "kin_rubber_band"):
    getattr(lib, name).argtypes = [D, D, D, ctypes.c_void_p]
lib.kin_fling_spring.argtypes = [D, D, D, D, D, ctypes.c_void_p]


def made(function: Callable[..., int], *arguments: object) -> Fling:
    fling = Fling()
    assert function(*arguments, ctypes.byref(fling)) == 0
    return fling


def course(label: str, fling: Fling, seconds: float) -> Curve:
    points = []
    for i in range(151):
        time, place = seconds * i / 150, D()
        assert lib.kin_fling_at(fling, round(time * 1e9), ctypes.byref(place), None) == 0
        points.append((time, place.value))
    return label, points


def band(coefficient: float) -> Curve:
    points = []
    for distance in range(0, 1601, 16):
        offset = D()
        assert lib.kin_rubber_band(distance, 800, coefficient, ctypes.byref(offset)) == 0
        points.append((distance, offset.value))
    return f"c = {coefficient:g}", points


def panel(number: int, title: str, x_name: str, y_name: str, curves: list[Curve], y_end: float, raised: int = 0) -> list[str]:
    x0, y0 = LEFT + number % 2 * (WIDTH + GAP), 34 + number // 2 * (HEIGHT + GAP)
    x_end = curves[0][1][-1][0]

    def place(x: float, y: float) -> str:
        return f"{x0 + WIDTH * x / x_end:.1f},{y0 + HEIGHT * (1 - y / y_end):.1f}"

    out = [f'<text x="{x0}" y="{y0 - 12}" font-weight="bold">{title}</text>']
    for i in range(5):
        y = y0 + HEIGHT * (1 - i / 4)
        x = x0 + WIDTH * i / 4
        out.append(f'<path d="M{x0} {y:.1f}h{WIDTH}M{x:.1f} {y0}v{HEIGHT}" stroke="#8884" fill="none"/>')
        out.append(f'<text x="{x0 - 5}" y="{y + 4:.1f}" text-anchor="end">{y_end * i / 4:g}</text>')
        out.append(f'<text x="{x:.1f}" y="{y0 + HEIGHT + 15}" text-anchor="middle">{x_end * i / 4:g}</text>')
    out.append(f'<text x="{x0 + WIDTH}" y="{y0 + HEIGHT + 30}" text-anchor="end">{x_name}; {y_name}</text>')
    for i, (label, points) in enumerate(curves):
        line = " ".join(place(x, y) for x, y in points)
        out.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[i]}" stroke-width="1.8"/>')
        out.append(f'<text x="{x0 + WIDTH - 6}" y="{y0 + HEIGHT - 8 - raised - 15 * (len(curves) - 1 - i)}" text-anchor="end" fill="{COLOURS[i]}">{label}</text>')
    return out


def main() -> None:
    friction = [made(lib.kin_fling_friction, 0, 1000, d) for d in (0.998, 0.99)]
    springs = [(ratio, made(lib.kin_fling_spring, 0, 0, 100, 0.5, ratio)) for ratio in (0.3, 0.6, 1, 2)]
    bounces = [(v, made(lib.kin_fling_bound, made(lib.kin_fling_friction, 0, v, 0.998), 0, 400, 0.63, 1)) for v in (600, 1200, 2400)]
    parts = [
        *panel(0, "Friction, 1000 units/s", "seconds", "units", [course(f"{d} per ms", f, 3) for d, f in zip((0.998, 0.99), friction)], 600, 40),
        *panel(1, "Springs, response 0.5 s", "seconds", "units", [course(f"damping {r:g}", f, 1.5) for r, f in springs], 160),
        *panel(2, "A scroll view that ends at 400", "seconds", "units", [course(f"{v} units/s", f, 2.5) for v, f in bounces], 600),
        *panel(3, "Rubber band, view of 800", "pulled, units", "follows, units", [band(c) for c in (0.3, 0.55, 1)], 600),
    ]
    size = LEFT + 2 * WIDTH + GAP + 20, 34 + 2 * HEIGHT + GAP + 40
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}" font-family="sans-serif" font-size="11" fill="#555">'
    background = f'<rect width="{size[0]}" height="{size[1]}" fill="#fff"/>'
    (HERE / "flings.svg").write_text("\n".join([head, background, *parts, "</svg>"]) + "\n")


if __name__ == "__main__":
    main()
