#!/usr/bin/env python3
"""Draws docs/plots/watch.svg: the screen of `kinesic watch` after a tap, and a drag that kept a flick from
recognition.

    build/venv/bin/python docs/plots/watch.py
"""

from __future__ import annotations

import html
import os
import re
import subprocess
import tempfile
from pathlib import Path

import kinesic

ROOT = Path(__file__).resolve().parents[2]
COLUMNS, ROWS, WIDTH, HEIGHT = 100, 14, 8.43, 19
INKS = {"1": "#eceef5", "2": "#8b93a7", "31": "#ff9c9c", "32": "#6fdca2", "33": "#f2c063", "7": "#a5b4fc"}


def record(path: Path) -> None:
    engine = kinesic.Engine()
    photo = engine.root.add(kinesic.View(frame=(0, 0, 400, 400), name="photo"))
    photo.add(kinesic.Pan(name="move"))
    photo.add(kinesic.Swipe(name="flick"))
    single = photo.add(kinesic.Tap(name="single"))
    single.require_failure_of(photo.add(kinesic.Tap(name="double", taps_required=2)))
    with engine.record(path):
        engine.down(1, (200, 100), at=1.0)
        engine.up(1, at=1.1)
        engine.advance(2.0)
        engine.down(2, (50, 100), at=2.5)
        for step in range(1, 31):
            engine.move(2, (50 + 5 * step, 100), at=2.5 + 0.03 * step)
        engine.up(2, at=3.45)
        engine.advance(4.5)


def screen(path: Path) -> list[str]:
    command = [str(ROOT / "build/bin/kinesic"), "watch", "--once", "--color", "always", "--size", f"{COLUMNS}x{ROWS}", "--why-not", "flick", "--at", "4.4", path.name]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=path.parent, env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout.splitlines()


def line(row: int, text: str) -> str:
    parts, column = [], 0
    for ink, words in re.findall(r"(?:\x1b\[(\d+)m)?([^\x1b]+)(?:\x1b\[0m)?", text):
        fill = INKS.get(ink, "#c3c8d6")
        parts.append(f'<tspan x="{14 + WIDTH * column:.1f}" fill="{fill}" textLength="{WIDTH * len(words):.1f}">{html.escape(words)}</tspan>')
        column += len(words)
    return f'<text xml:space="preserve" y="{28 + HEIGHT * row}">{"".join(parts)}</text>' if parts else ""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "photo.kintrace"
        record(path)
        lines = [line(row, text) for row, text in enumerate(screen(path))]
    width, height = WIDTH * COLUMNS + 28, HEIGHT * ROWS + 24
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}" role="img">'
    title = "<title>kinesic watch: lanes of a finger and four recognizers, and why the flick failed</title>"
    style = '<g font-family="\'DejaVu Sans Mono\',ui-monospace,monospace" font-size="14">'
    ground = '<rect width="100%" height="100%" rx="8" fill="#14161d"/>'
    text = "\n".join([head, title, ground, style, *filter(None, lines), "</g>", "</svg>", ""])
    (ROOT / "docs/plots/watch.svg").write_text(text)


if __name__ == "__main__":
    main()
