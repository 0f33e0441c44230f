"""Gestures that are near misses: what a recognizer must not take for what it is not. mm, ms."""

from __future__ import annotations

import math

from HandModel.gestures import REACTION_MS, natural_bow, row, taps
from HandModel.model import LATE_MS, Scene
from HandModel.motion import Hand, Stroke, Sway, reach
from HandModel.prng import Random


def scroll(rng: Random, by: float, ms: float, late: bool, uneven: float = 0.0,
           turn: float = 0.0) -> Scene:
    """Two fingers go up or down together by `by` mm; the second lands late, goes `uneven` (a
    share) farther, and the hand turns by `turn` radians on the way, as real scrolls do."""
    scene = Scene()
    hand = Hand((120.0, 80.0 - by / 2.0))
    second = rng.uniform(*LATE_MS) if late else 0.0
    start = max(second * 0.8, rng.uniform(20.0, 60.0))
    hand.move(start, ms, rng.normal(0.0, 1.0), by, natural_bow(rng))
    end = start + 0.82 * ms
    first, other = row(scene, rng, hand, [(0.0, end), (second, end + rng.uniform(-6.0, 14.0))])
    other.own_y += reach(start, ms, by * uneven)
    hand.angle += reach(start, ms, turn)
    first.press, other.press = 60.0, 190.0
    return scene


def parallel_growing(rng: Random, by: float, ms: float, grow: float) -> Scene:
    """Two fingers go right together by `by` mm while their distance grows by `grow` mm."""
    scene = Scene()
    hand = Hand((120.0 - by / 2.0, 80.0))
    start = rng.uniform(*REACTION_MS)
    hand.move(start, ms, by, rng.normal(0.0, 2.0), natural_bow(rng))
    pair = row(scene, rng, hand, [(0.0, start + ms + 60.0), (8.0, start + ms + 50.0)])
    pair[1].own_x += reach(start, ms, grow)
    return scene


def resting_thumb(rng: Random, bearing: float, by: float, ms: float) -> Scene:
    """A thumb rests at the lower left; the index, 45 mm away, points by `by` mm in a direction
    (radians from the line between them)."""
    scene = Scene()
    thumb = Hand((90.0, 120.0))
    thumb.move(300.0, ms, 1.0, 0.6)
    scene.add(rng, thumb, 0.0, 1000.0 + ms).press = 250.0
    line = -1.0
    index = Hand((90.0 + 45.0 * math.cos(line), 120.0 + 45.0 * math.sin(line)))
    index.move(330.0, ms, by * math.cos(line + bearing), by * math.sin(line + bearing), 0.03)
    scene.add(rng, index, 220.0, 330.0 + ms + 60.0)
    return scene


def wrong_start(rng: Random, back: float, by: float, ms: float) -> Scene:
    """A fast stroke right by `by` mm that first goes left by `back` mm."""
    scene = Scene()
    hand = Hand((120.0 - by / 2.0, 80.0))
    hand.move(-30.0, 140.0, -back, 0.0)
    hand.move(70.0, ms, by + back, 0.0, natural_bow(rng))
    scene.add(rng, hand, 0.0, 70.0 + 0.8 * ms, still=0.3)
    return scene


def jittery(rng: Random, ms: float) -> Scene:
    """A finger that rests with a strong tremor (0.15 mm, the stretched arm of Growdon et al.,
    4 to 5 times 30 micrometres) and stays inside the slop."""
    scene = Scene()
    finger = scene.add(rng, Hand((120.0, 90.0)), 0.0, ms, still=0.8)
    finger.sways.append(Sway.draw(rng, 0.15, (8.0, 12.0)))
    return scene


def far_taps(rng: Random, apart: float) -> Scene:
    """Two quick taps `apart` mm from each other."""
    scene = taps(rng, 2)
    scene.fingers[1].hand.x.append(Stroke(-1.0, 1.0, apart))
    return scene


def slow_taps(rng: Random, pause: float) -> Scene:
    """Two taps with `pause` ms between lift and landing."""
    scene = taps(rng, 1)
    second = taps(rng, 1).fingers[0]
    second.land, second.lift = (v + scene.fingers[0].lift + pause for v in (second.land, second.lift))
    scene.fingers.append(second)
    return scene


def circling_together(rng: Random, radius: float, ms: float) -> Scene:
    """Two parallel fingers draw a circle together, not around each other."""
    scene = Scene()
    hand = Hand((120.0, 80.0), orbit_mm=radius, orbit=reach(60.0, ms, 2.0 * math.pi))
    hand.move(60.0, ms, rng.uniform(-6.0, 6.0), rng.uniform(-6.0, 6.0))
    hand.angle += reach(60.0, ms, rng.uniform(-0.2, 0.2))
    row(scene, rng, hand, [(0.0, ms + 160.0), (11.0, ms + 150.0)])
    return scene
