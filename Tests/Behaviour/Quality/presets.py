"""The presets: what made hands and recorded fingers come to in each, with its numbers and without them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

import made
from made import feed_of, seeded
from motions import paths_of
from page import Column, Table
from play import Report, as_recorded, begun, feed, reports
from rolls import rolling_tap, trembling_tap
from swipes import drawn, moves, without_repeats
from two_fingers import labelled

import kinesic
from HandModel import gestures
from HandModel.model import Scene
from HandModel.panel import PANELS
from HandModel.prng import Random
from kinesic import State
from kinesic._core.generated_presets import PRESETS
from kinesic._core.preset import Described, Preset, build

EACH = 4
"""Of each hand on each panel."""
SHAPE = {"axes", "direction", "maximum_touches", "minimum_touches", "one_hand", "scale_distance", "taps_required", "touches_required"}
"""What makes a recognizer the one that it is; what else a preset sets is its numbers."""


def double_tap(rng: Random) -> Scene:
    return gestures.taps(rng, 2)


def long_tap(rng: Random) -> Scene:
    """By somebody who presses until something happens."""
    return gestures.taps(rng, contact=(800.0, 1500.0))


def slow_double_tap(rng: Random) -> Scene:
    """Of 0.4 to 0.9 s each, half a second apart."""
    scene, at = Scene(), 0.0
    for _ in range(2):
        part = gestures.taps(rng, contact=(400.0, 900.0))
        for finger in part.fingers:
            finger.land, finger.lift = finger.land + at, finger.lift + at
            scene.fingers.append(finger)
        at = max(finger.lift for finger in part.fingers) + rng.uniform(400, 600)
    return scene


def hold(rng: Random) -> Scene:
    return gestures.hold(rng, rng.uniform(2000, 2600))


def up_and_down(rng: Random) -> Scene:
    return gestures.drag(rng, (rng.uniform(-8, 8), rng.uniform(25, 80) * (1 if rng.chance(0.5) else -1)), rng.uniform(180, 900))


def sideways(rng: Random) -> Scene:
    """A slow drag, at most 35 mm a second."""
    way, duration = rng.uniform(10, 25), rng.uniform(800, 1500)
    return gestures.drag(rng, (way if rng.chance(0.5) else -way, rng.uniform(-2, 2)), duration)


def flick_sideways(rng: Random) -> Scene:
    length, bearing = rng.uniform(20, 60), rng.uniform(-math.pi / 6, math.pi / 6)
    side = 1 if rng.chance(0.5) else -1
    return gestures.swipe(rng, (side * length * math.cos(bearing), length * math.sin(bearing)), rng.uniform(100, 300))


Hands = Callable[[Random], Scene]
# By preset: what the hand means, and what is to be recognized; what may be recognized beside it; "": nothing is.
WANTED: dict[str, dict[Hands, str]] = {
    "drawing": {made.taps: "dot", made.drag: "draw", trembling_tap: "undo", made.parallel: "move", made.pinch: "zoom", made.rotation: "turn"},
    "game": {made.taps: "strike", sideways: "steer", made.flick: "flick"},
    "kiosk": {rolling_tap: "choose", long_tap: "choose", made.drag: "scroll", made.parallel: "scroll", made.pinch: "zoom"},
    "list": {rolling_tap: "choose", hold: "hold", up_and_down: "scroll", flick_sideways: "sweep", sideways: ""},
    "low_vision": {long_tap: "read", slow_double_tap: "open", made.flick: "step", made.parallel: "scroll", made.pinch: "magnify"},
    "map": {rolling_tap: "choose", double_tap: "zoom_in", trembling_tap: "zoom_out", hold: "mark", made.drag: "drag", made.parallel: "drag", made.pinch: "zoom", made.rotation: "turn"},
    "table": {rolling_tap: "choose", hold: "menu", made.drag: "move", made.pinch: "move", made.rotation: "move"},
    "tremor": {long_tap: "choose", hold: "menu", made.drag: "drag", made.pinch: "zoom"},
}
BESIDE = {"zoom": {"drag", "move", "scroll"}, "turn": {"drag", "move", "zoom"}, "magnify": {"scroll"}, "flick": {"steer"}, "hold": {"highlight"}, "scroll": {"highlight"}, "choose": {"highlight"}, "": {"highlight"}}


def plain(preset: Preset) -> Preset:
    """The same recognizers and relations with the classes' defaults."""
    described = [Described(each.name, each.class_name, {name: value for name, value in each.properties.items() if name in SHAPE}) for each in preset.recognizers]
    return Preset(preset.title, preset.flags, tuple(described), preset.relations, {})


def recognized(preset: Preset, rows: list[Report]) -> set[str]:
    """What stands at the end: neither cancelled nor taken back."""
    with kinesic.Engine() as engine:
        build(engine.root, preset)
        return {name for name, state in {event.recognizer.name: event.state for event in feed(engine, rows)}.items() if state is State.ENDED}


@cache
def sessions(hand: Hands) -> tuple[list[Report], ...]:
    found: list[list[Report]] = []
    for panel in PANELS:
        for seed in range(EACH):
            rng = seeded(hand.__name__, panel, seed)
            ways = paths_of(feed_of(hand(rng), panel, rng), hand.__name__)
            found.append([row for number, way in enumerate(ways) for row in reports(way, number + 1)])
    return tuple(found)


def is_right(preset: Preset, rows: list[Report], wanted: str) -> bool:
    found = recognized(preset, rows)
    return (not wanted or wanted in found) and found <= {wanted} | BESIDE.get(wanted, set())


WORDS = {made.taps: "tap", trembling_tap: "tap of two fingers that stray", rolling_tap: "tap that rolls", sideways: "slow drag sideways", flick_sideways: "stroke sideways", made.parallel: "drag of two fingers", made.flick: "stroke"}


def words(hand: Hands) -> str:
    return WORDS.get(hand) or hand.__name__.replace("_", " ")


def on_made_hands() -> Table:
    count = EACH * len(PANELS)
    text = f"""Made hands (`Tests/HandModel`) on all panels, in each of the [presets](presets.md), as they are and with the
classes' defaults in place of their numbers (what says which gesture a recognizer is stays: how many fingers, which
directions). Right is: the recognizer that is meant is recognized, and no other one but those that go with it, as the
drag that goes with a pinch."""
    found = Table("Presets, made", text, [Column("right", "more", 0, count), Column("with the defaults", "", 0, count)])
    for name, hands in WANTED.items():
        preset = PRESETS[name]
        for hand, wanted in hands.items():
            row = f"Kinesic, `{name}`, {words(hand)}: {f'`{wanted}`' if wanted else 'nothing'}"
            found.add(row, *(sum(is_right(each, rows, wanted) for rows in sessions(hand)) for each in (preset, plain(preset))))
    return found


def swipe_of(preset: str, name: str) -> dict[str, float]:
    """The numbers of a preset's swipe, for all directions."""
    (found,) = (each for each in PRESETS[preset].recognizers if each.name == name)
    return {**found.properties, "direction": 15.0}


def strokes_recorded() -> Table:
    fast, slow = moves()
    own = [way for way in map(without_repeats, drawn()) if way.name.startswith("lowvision") and len(way.times) > 2]
    text = """The swipes of the presets in all directions, each alone, on the fast and slow moves of [Swipes](#swipes), and on
the straight strokes of people who see little (`lowvision`)."""
    columns = [Column("fast moves taken", "more", 0, len(fast)), Column("slow moves taken", "less", 0, len(slow)), Column("strokes of people who see little", "more", 0, len(own))]
    found = Table("Presets, recorded", text, columns)
    kinds = {"default": {"direction": 15.0}, "`list`": swipe_of("list", "sweep"), "`low_vision`": swipe_of("low_vision", "step")}
    taken = [[begun(reports(way, 1), {name: ("swipe", values) for name, values in kinds.items()}) for way in part] for part in (fast, slow, own)]
    for name in kinds:
        found.add(f"Kinesic, {name}", *(sum(name in each for each in part) for part in taken))
    return found


TWO = {"drawing": ("move", "zoom"), "kiosk": ("scroll", "zoom"), "low_vision": ("scroll", "magnify"), "map": ("drag", "zoom"), "tremor": ("drag", "zoom")}


def pairs_recorded() -> Table:
    pairs = labelled()
    text = """Parallel moves and pinches of two fingers, recorded as [above](#two-fingers-recorded), in the presets that have both:
right is as for made hands."""
    columns = [Column("parallel moves right", "more", 0, len(pairs["parallel"])), Column("pinches right", "more", 0, len(pairs["pinch"])), Column("parallel moves right with the defaults", ""), Column("pinches right with the defaults", "")]
    found = Table("Presets, pairs recorded", text, columns)
    for name, wanted in TWO.items():
        counts = [
            sum(is_right(preset, as_recorded(pair), meant) for pair in pairs[label])
            for preset in (PRESETS[name], plain(PRESETS[name]))
            for label, meant in zip(("parallel", "pinch"), wanted)
        ]
        found.add(f"Kinesic, `{name}`", *counts)
    return found


def tables() -> list[Table]:
    return [on_made_hands(), strokes_recorded(), pairs_recorded()]


if __name__ == "__main__":
    print("\n".join(table.markdown() for table in tables()))
