"""Scripts of fingers on the page of conflicts.h, and what an overlay must show of each: colours of its marks."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from conftest import OUT, Picture

Colour = tuple[int, int, int]
PANEL, WORDS = (17, 22, 30), (242, 244, 248)
POSSIBLE, WAITING, RECOGNIZED, FAILED = (138, 180, 248), (255, 194, 75), (91, 227, 154), (255, 123, 114)


def drag(x: float, y: float, to_x: float, to_y: float, start: int = 100, steps: int = 12, each: int = 16) -> list[str]:
    """A finger lands and goes there."""
    places = [(x + (to_x - x) * i / steps, y + (to_y - y) * i / steps) for i in range(1, steps + 1)]
    return [f"{start} down {x} {y}", *(f"{start + each * (i + 1)} move {place[0]} {place[1]}" for i, place in enumerate(places))]


def tap(x: float, y: float, start: int = 100) -> list[str]:
    return [f"{start} down {x} {y}", f"{start + 20} move {x} {y}", f"{start + 60} up {x} {y}"]


SCRIPTS: dict[str, tuple[list[str], list[Colour]]] = {
    # what is done, and the marks of the rows from above
    "tap-waits": ([*tap(200, 280), "200 shot"], [POSSIBLE, WAITING]),
    "tap-after-all": ([*tap(200, 280), "900 shot"], [FAILED, RECOGNIZED]),
    "double-tap": ([*tap(200, 280), *tap(200, 282, 250), "400 shot"], [RECOGNIZED, FAILED]),
    "pan-or-swipe": ([*drag(480, 230, 700, 240), "310 shot"], [RECOGNIZED, FAILED]),
    "long-press-moved": ([*drag(120, 450, 190, 490, each=24), "420 shot"], [FAILED]),
    "nested-pan": ([*drag(500, 380, 640, 480), "310 shot"], [RECOGNIZED, FAILED, FAILED]),
}
"""The classical conflicts."""


def play(name: str, run: Callable[[str, Path], None], script: list[str], keys: tuple[str, ...] = ("0 key",)) -> Picture:
    """The window after a script, with the overlay switched on at first, or as `keys` say."""
    path = OUT / name
    path.unlink(missing_ok=True)
    run("".join(f"{line}\n" for line in [*keys, *script]), path)
    return Picture(path)


def marks(picture: Picture, left: int, right: int, top: int, bottom: int) -> list[Colour]:
    """The colours of the marks of rows, from above: of each block of lines in which one of them is found, the most
    frequent."""
    found: list[dict[Colour, int]] = []
    is_in = False
    for y in range(top, bottom):
        here = [picture.at(x, y) for x in range(left, right)]
        near = [colour for colour in (POSSIBLE, WAITING, RECOGNIZED, FAILED) for pixel in here if is_near(pixel, colour)]
        if near and not is_in:
            found.append({})
        for colour in near:
            found[-1][colour] = found[-1].get(colour, 0) + 1
        is_in = bool(near)
    return [max(each, key=each.__getitem__) for each in found if sum(each.values()) >= 6]


def is_near(pixel: Colour, colour: Colour, by: int = 24) -> bool:
    return all(abs(a - b) <= by for a, b in zip(pixel, colour))


def check(picture: Picture, name: str) -> None:
    """The rows of the panel have their marks in order, texts stand behind them, and the finger's way is drawn."""
    assert marks(picture, 8, 34, 8, 180) == SCRIPTS[name][1]
    assert count(picture, WORDS, 34, 400, 26, 180) > 150, "no texts"
    for line in SCRIPTS[name][0]:
        _, verb, *place = line.split()
        if verb == "move" and name != "double-tap":
            x, y = map(float, place)
            assert max(min(picture.at(x + dx, y + dy)) for dx in range(-19, 20) for dy in range(-1, 2)) > 105, f"nothing is drawn about {x}, {y}"


def check_switch(play_keys: Callable[[tuple[str, ...]], Picture]) -> None:
    """Without the key nothing is drawn over the page, nor with the key twice."""
    off, on, off_again = play_keys(()), play_keys(("0 key",)), play_keys(("0 key", "10 key"))
    assert off.bytes() == off_again.bytes() != on.bytes()
    assert marks(off, 8, 34, 8, 180) == [] and count(off, WORDS, 34, 400, 8, 180) == 0


def count(picture: Picture, colour: Colour, left: int, right: int, top: int, bottom: int) -> int:
    """How many pixels of a rectangle are nearly of a colour."""
    return sum(is_near(picture.at(x, y), colour) for x in range(left, right) for y in range(top, bottom))


def run_program(command: list[object], environment: dict[str, str]) -> Callable[[str, Path], None]:
    def run(script: str, path: Path) -> None:
        done = subprocess.run([*map(str, command), str(path)], input=script, capture_output=True, text=True, timeout=60, env=environment)
        assert done.returncode == 0, f"{done.returncode}: {done.stdout}{done.stderr}"

    return run
