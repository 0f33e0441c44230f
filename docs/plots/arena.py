#!/usr/bin/env python3
"""Draws the pictures of docs/arena.md: each is a behaviour case, recorded as a trace and drawn by `kinesic draw`.
And that of the README: fingers of a trace that ships.

build/venv/bin/python docs/plots/arena.py [FOLDER]      (make tool python; without FOLDER: beside this file)
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import kinesic

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TOOL = ROOT / "build/bin/kinesic"
SCENE = ("views", "recognizers", "relations", "delegates")
# The picture's name: the case and a headline.
PICTURES = {
    "arena-leaf-wins": ("leaf-wins", "A tap on a view and one on the view around it"),
    "arena-single-waits": ("require-failure-timeout", "A single tap waits for a double tap that does not come"),
    "arena-second-tap": ("require-failure-second-tap", "The same with a second tap"),
    "arena-after-a-tap": ("after-a-tap-drag", "A tap that waits for a double tap, then a drag elsewhere"),
    "arena-pan-waits": ("pan-waits-for-long-press", "A pan waits for a long press"),
    "arena-blocked": ("active-blocks-later", "A pan that is active blocks the tap of a second finger"),
    "arena-withheld": ("delays-began", "A view's touch is withheld until the tap has failed"),
    "arena-content-delay": ("own-press-content-delay-slow", "The delay of touches for content"),
}
# The same: the trace, the recognizers and a headline.
FINGERS = {
    "two-fingers": ("turn_and_spread", "tap,double_tap,long_press,pan,pinch,rotation", "Two fingers turn and spread a photo"),
}


def feed(engine: kinesic.Engine, entry: dict[str, Any]) -> None:
    """One entry of a script; the pictures need touches and time only."""
    time = entry["t"]
    if "down" in entry:
        engine.down(entry["down"], entry["at"], at=time)
    elif "move" in entry:
        engine.move(entry["move"], entry["at"], at=time)
    elif "up" in entry:
        engine.up(entry["up"], at=time)
    else:
        assert "advance" in entry, entry
        engine.advance(at=time)


def draw(name: str, folder: Path) -> None:
    """Plays the case in an engine that records, and draws what was recorded."""
    wanted, title = PICTURES[name]
    case = next(case for case in kinesic.load_cases(ROOT / "Tests/Cases") if case["id"] == wanted)
    with tempfile.TemporaryDirectory() as place, kinesic.Engine() as engine:
        kinesic.build_scene(engine, {key: case[key] for key in SCENE if key in case})
        trace = Path(place) / f"{wanted}.kintrace"
        with engine.record(trace):
            for entry in case["script"]:
                feed(engine, entry)
        subprocess.run([TOOL, "draw", trace, "-o", folder / f"{name}.svg", "--title", title], check=True)


def draw_fingers(name: str, folder: Path) -> None:
    """Plays the trace in the tool's own scene, and draws it."""
    trace, recognizers, title = FINGERS[name]
    command = [TOOL, "draw", ROOT / f"Tests/Traces/{trace}.csv", "-o", folder / f"{name}.svg"]
    subprocess.run([*command, "--title", title, "--recognizers", recognizers], check=True)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    for name in PICTURES:
        draw(name, folder)
    for name in FINGERS:
        draw_fingers(name, folder)


if __name__ == "__main__":
    main()
