"""What the tests of the game loops share: scripts of fingers, and the pictures that come of them."""

import math
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

from conftest import OUT, Picture

TABLE = (30, 32, 38)
RED, GREEN, BLUE, YELLOW = (220, 60, 50), (60, 170, 80), (50, 90, 210), (240, 200, 60)
COLOURS = [RED, GREEN, BLUE, YELLOW]
OTHER = [(120, 40, 140), (40, 190, 200), (240, 130, 30), (230, 230, 230)]


class Shot:
    """Where the program says that its picture is, and what it has drawn."""

    def __init__(self, path: Path, line: str) -> None:
        self.picture = Picture(path)
        self.x, self.y, self.scale, self.angle, self.ahead_x, self.ahead_y = map(float, line.split())

    def quadrants(self) -> list[tuple[int, int, int]]:
        """The colours in the middles of the four cells, where the numbers say that they are."""
        found = []
        for u, v in ((-50, -37), (50, -37), (-50, 37), (50, 37)):
            dx, dy = u * self.scale, v * self.scale
            x = self.x + self.ahead_x + dx * math.cos(self.angle) - dy * math.sin(self.angle)
            found.append(self.picture.at(x, self.y + self.ahead_y + dx * math.sin(self.angle) + dy * math.cos(self.angle)))
        return found


def play(command: list[object], screen: str, name: str, lines: list[str]) -> Shot:
    """Runs a script, with a frame after each line, and takes a picture at its end."""
    path = OUT / name
    path.unlink(missing_ok=True)
    last = max([float(line.split()[0]) for line in lines], default=0)
    script = "\n".join([*lines, f"{last} shot {path}"]) + "\n"
    done = subprocess.run([str(part) for part in command], input=script, capture_output=True, text=True, timeout=60, env={**os.environ, "DISPLAY": screen, "SDL_VIDEODRIVER": "x11"})
    assert done.returncode == 0, done.stderr
    return Shot(path, done.stdout)


def fingers(*paths: tuple[tuple[float, float], ...], start: int = 0, lifts: bool = True) -> list[str]:
    """Fingers that go along their places, one place each 10 ms."""
    lines = []
    for i in range(len(paths[0])):
        for finger, path in enumerate(paths):
            lines.append(f"{start + 10 * i} {'move' if i else 'down'} {finger} {path[i][0]} {path[i][1]}")
    end = start + 10 * len(paths[0]) + 200
    return lines + [f"{end} up {finger} {path[-1][0]} {path[-1][1]}" for finger, path in enumerate(paths)] if lifts else lines


def straight(x: float, y: float, dx: float, dy: float, steps: int = 10) -> tuple[tuple[float, float], ...]:
    return tuple((x + dx * i / steps, y + dy * i / steps) for i in range(steps + 1))


def check_pan(play: Callable[[list[str]], Shot]) -> None:
    """A finger takes the picture along, and the table shows where it was."""
    shot = play(fingers(straight(320, 240, 100, -60)))
    assert abs(shot.x - 420) < 0.1 and abs(shot.y - 180) < 0.1
    assert shot.quadrants() == COLOURS
    assert shot.picture.at(225, 300) == TABLE and shot.picture.at(515, 110) == GREEN


def check_spread_and_turn(play: Callable[[list[str]], Shot]) -> None:
    """Two fingers go apart and turn by a quarter: so does the picture."""
    steps = [i / 20 for i in range(21)]
    around = [
        tuple((320 + s * (60 + 60 * t) * math.cos(t * math.pi / 2), 240 + s * (60 + 60 * t) * math.sin(t * math.pi / 2)) for t in steps) for s in (1, -1)
    ]
    shot = play(fingers(*around))
    assert abs(shot.scale - 1.8) < 0.25 and abs(shot.angle - math.pi / 2) < 0.25
    assert shot.quadrants() == COLOURS
    assert shot.picture.at(370, 160) == RED and shot.picture.at(270, 320) == YELLOW
