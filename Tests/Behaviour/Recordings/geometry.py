"""What a person would call what two fingers do, by geometry alone: lengths in mm, places at even times while both are
down."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.float64]

RULES = """- *hold*: neither finger goes farther than 3 mm from where it was when both were down.

- *one rests*: one of them stays within 2 mm, or within a sixth of what the other goes.

- *parallel*: their line (from the one to the other, as a vector) changes by at most 0.6 times what their middle goes.

- *pinch*: their distance changes by 5 mm or more, by at least 1.35 times what the middle goes and 2 times the arc of
either.

- *rotation*: their line turns by 0.3 rad or more, the arc of each is at least what the middle goes, and its double
1.5 times the change of the distance.

- *mixed*: anything else."""


def farthest(places: Places) -> float:
    """From the first of them."""
    return float(np.hypot(*(places - places[0]).T).max())


def label(a: Places, b: Places) -> str:
    """By the rules above, in their order."""
    less, more = sorted((farthest(a), farthest(b)))
    if more <= 3:
        return "hold"
    if less < max(2, more / 6):
        return "one rests"
    line = b - a
    travel = farthest((a + b) / 2)
    if farthest(line) <= 0.6 * travel:
        return "parallel"
    spans, angles = np.hypot(*line.T), np.unwrap(np.arctan2(line[:, 1], line[:, 0]))
    spread, turned = np.abs(spans - spans[0]), np.abs(angles - angles[0])
    arc = (turned * spans).max() / 2
    if spread.max() >= max(5, 1.35 * travel, 2 * arc):
        return "pinch"
    if turned.max() >= 0.3 and arc >= max(travel, 0.75 * spread.max()):
        return "rotation"
    return "mixed"
