"""Drawings of people who are not here: each shape in the ways in which hands draw it, by geometry. No number in here
is taken from a stroke of anybody."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

import numpy as np
from numpy.typing import NDArray
from strokes import Points, Stroke

EACH = 400
"""Drawings of a shape."""
Place = NDArray[np.float64]
Draw = Callable[[np.random.Generator], Points]


def way(degrees: float, length: float) -> Place:
    """Clockwise from the right, as seen on the screen."""
    return np.array([cos(radians(degrees)), sin(radians(degrees))]) * length


def legs(*ways: tuple[float, float]) -> list[Place]:
    """Corners from (0, 0) on: the direction of each leg, in degrees, and its length."""
    corners = [np.zeros(2)]
    for degrees, length in ways:
        corners.append(corners[-1] + way(degrees, length))
    return corners


def rounded(corners: list[Place], rounding: float) -> Place:
    """A way along the corners, each of them a curve that takes this share of the legs beside it."""
    places = [corners[0]]
    for a, b, c in zip(corners, corners[1:], corners[2:], strict=False):
        into, out = b + (a - b) * rounding / 2, b + (c - b) * rounding / 2
        places += [into * (1 - t) ** 2 + b * 2 * t * (1 - t) + out * t**2 for t in np.linspace(0, 1, 9)]
    return np.array([*places, corners[-1]])


def arc(start: float, sweep: float, height: float = 1) -> Place:
    """About (0, 0), with a radius of 1; degrees clockwise."""
    angles = np.radians(start + np.linspace(0, sweep, 60))
    return np.stack([np.cos(angles), height * np.sin(angles)], axis=1)


def drawn(rng: np.random.Generator, places: Place, size: float | None = None) -> Points:
    """As a hand draws it: larger or smaller, turned and slanted a little, with a tremor, faster or slower, on a panel
    of 30 to 120 Hz."""
    spread = np.ptp(places, axis=0).max()
    scale = (size or rng.uniform(60, 200)) / spread
    turn, slant, wide = np.radians(rng.normal(0, 5)), rng.normal(0, 0.12), np.exp(rng.normal(0, 0.1))
    matrix = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]]) @ np.array([[wide, slant], [0, 1]])
    places = places @ matrix.T * scale
    lengths = np.concatenate([[0], np.hypot(*np.diff(places, axis=0).T).cumsum()])
    seconds, hz = rng.uniform(0.5, 1.4), rng.choice([30, 60, 120])
    times = np.append(np.arange(0, seconds, 1 / hz), seconds)
    share = times / seconds
    along = (share - np.sin(2 * np.pi * share) / (2 * np.pi) * 0.6) * lengths[-1]
    xy = [np.interp(along, lengths, places[:, axis]) for axis in (0, 1)]
    tremor = rng.uniform(0.002, 0.008) * scale * spread
    xy = [values + tremor * np.sin(share * rng.uniform(10, 30) + rng.uniform(0, 6)) + rng.normal(0, 0.2, len(values)) for values in xy]
    return np.stack([*xy, times], axis=1)


def chevron(toward: float, side: float) -> Draw:
    """Two legs, straight or bowed a little, perhaps with a hook where the hand lands or lifts, or a bent end."""

    def draw(rng: np.random.Generator) -> Points:
        half, skew, ratio = rng.uniform(13, 44), rng.normal(0, 7), np.exp(rng.normal(0, 0.18))
        bows = rng.normal(0.03, 0.06, 2)
        first, second = toward + side * half + skew, toward + 180 - side * half + skew
        bend = side * np.degrees(bows) * 2
        ways = [(first + bend[0], 0.5), (first - bend[0], 0.5), (second + bend[1], ratio / 2), (second - bend[1], ratio / 2)]
        if rng.random() < 0.25:
            ways.insert(0, (first - side * rng.uniform(40, 150), rng.uniform(0.05, 0.12)))
        if rng.random() < 0.3:
            ways.append((second - side * rng.uniform(-60, 110), rng.uniform(0.05, 0.14)))
        return drawn(rng, rounded(legs(*ways), rng.uniform(0.05, 0.55)))

    return draw


def letter_r(rng: np.random.Generator) -> Points:
    """A stem, perhaps with a hook at its foot, up again beside it, also higher than it began, and an arch."""
    lean, apart, rise = rng.normal(0, 0.08), rng.uniform(0, 0.25), rng.choice([rng.uniform(0.6, 1.1), rng.uniform(1.1, 2)])
    arm, drop = rng.uniform(0.35, 0.9), rng.uniform(-0.08, 0.3)
    foot, top = np.array([lean, 1.0]), 1 - rise
    shoulder = np.array([lean * (1 - rise / 2) + apart * 0.6, top + 0.15 * rise])
    corners = [np.zeros(2), foot]
    if rng.random() < 0.4:  # a hook at the foot, to either side
        corners.append(foot + np.array([rng.choice([-0.1, 0.1]), rng.uniform(-0.02, 0.06)]))
    corners += [shoulder, np.array([shoulder[0] + 0.45 * arm, top - 0.03]), np.array([shoulder[0] + arm, top + drop])]
    if rng.random() < 0.25:
        corners.insert(0, np.array([-0.1, rng.uniform(-0.02, 0.1)]))
    return drawn(rng, rounded(corners, rng.uniform(0.3, 0.8)))


def checkmark(rng: np.random.Generator) -> Points:
    first, second, ratio = rng.uniform(32, 70), rng.uniform(40, 72), rng.uniform(1.95, 3.2)
    return drawn(rng, rounded(legs((first, 1), (-second, ratio)), rng.uniform(0.05, 0.6)))


def circle(rng: np.random.Generator) -> Points:
    return drawn(rng, arc(rng.uniform(0, 360), rng.choice([-1, 1]) * rng.uniform(320, 400), rng.uniform(0.7, 1)))


def heart(rng: np.random.Generator) -> Points:
    """From the notch round, either way."""
    deep, wide, low = rng.uniform(0.1, 0.5), rng.uniform(0.75, 1.15), rng.uniform(0.9, 1.3)
    half = [(0, 0), (0.25 * wide, -deep), (0.75 * wide, -deep), (wide, 0.1), (0.7 * wide, 0.5), (0, low)]
    right = [np.array(place, float) for place in half]
    left = [np.array([-x, y]) for x, y in half[-2::-1]]
    corners = right + left
    return drawn(rng, rounded(corners if rng.random() < 0.5 else corners[::-1], rng.uniform(0.5, 0.9)))


def six(rng: np.random.Generator) -> Points:
    """From above, down and round; the end meets the stem lower than it began."""
    tall, wide = rng.uniform(0.4, 1.6), rng.uniform(0.8, 1.1)
    loop = arc(180, -rng.uniform(330, 400)) * np.array([wide, 1])
    stem = rounded([np.array([rng.uniform(0.2, 1.2), -1.0 - tall]), np.array([-0.7 * wide, -0.5 - tall / 2]), np.array([-wide, 0.0])], 1)
    return drawn(rng, np.concatenate([stem[:-1], loop]))


def curve(rng: np.random.Generator) -> Points:
    """An arc of 90 to 200 degrees, any way."""
    return drawn(rng, arc(rng.uniform(0, 360), rng.choice([-1, 1]) * rng.uniform(90, 200), rng.uniform(0.45, 1)))


def letter_m(rng: np.random.Generator) -> Points:
    """A stem and two arches, the second one perhaps short of the line."""
    wide, end = rng.uniform(0.3, 0.6), rng.uniform(0.4, 1)
    xy = [(0, 0), (0, 1), (0.03, 0.2), (wide / 2, -0.03), (wide, 0.2), (wide, 1), (wide + 0.03, 0.2), (1.5 * wide, 0), (2 * wide, 0.2), (2 * wide, end)]
    return drawn(rng, rounded([np.array(place) for place in xy], rng.uniform(0.3, 0.8)))


def letter_n(rng: np.random.Generator) -> Points:
    """A stem and an arch that comes down to the line, or nearly."""
    wide = rng.uniform(0.4, 0.8)
    xy = [(0, 0), (0, 1), (0.03, 0.25), (wide / 2, -0.03), (wide, 0.2), (wide, rng.uniform(0.85, 1.05))]
    return drawn(rng, rounded([np.array(place) for place in xy], rng.uniform(0.3, 0.8)))


def seven(rng: np.random.Generator) -> Points:
    return drawn(rng, rounded(legs((rng.normal(0, 7), rng.uniform(0.45, 0.85)), (rng.uniform(98, 122), rng.uniform(0.9, 1.3))), rng.uniform(0.05, 0.5)))


def arrow(rng: np.random.Generator) -> Points:
    """A shaft and a head in one stroke, to any of the four sides."""
    toward, shaft, head = rng.choice([0, 90, 180, 270]) + rng.normal(0, 6), rng.uniform(0.8, 2), rng.uniform(0.3, 0.6)
    a, b = toward + rng.uniform(130, 155), toward - rng.uniform(130, 155)
    return drawn(rng, rounded(legs((toward, shaft), (a, head), (a + 180, head), (b, head)), rng.uniform(0.05, 0.4)))


def letter_u(rng: np.random.Generator) -> Points:
    wide = rng.uniform(0.5, 0.9)
    xy = [(0, 0), (0, 0.8), (wide / 2, 1.1), (wide, 0.8), (wide, 0)]
    return drawn(rng, rounded([np.array(place) for place in xy], rng.uniform(0.6, 0.9)))


SHAPES: dict[str, Draw] = {
    "chevron_right": chevron(0, 1),
    "chevron_left": chevron(180, -1),
    "chevron_up": chevron(-90, 1),
    "chevron_down": chevron(90, -1),
    "letter_r": letter_r,
    "checkmark": checkmark,
    "circle": circle,
    "heart": heart,
    "six": six,
    "curve": curve,
    "m": letter_m,
    "n": letter_n,
    "u": letter_u,
    "seven": seven,
    "arrow": arrow,
}


def variants(each: int = EACH, seed: int = 21) -> list[Stroke]:
    """`each` drawings of every shape, always the same ones."""
    return [Stroke(f"made:{name}", f"{seed}:{i}", draw(np.random.default_rng([seed, number, i]))) for number, (name, draw) in enumerate(SHAPES.items()) for i in range(each)]
