"""Velocities: while a finger moves, when reports come in bursts, and at a lift that jumps."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
from made import made_throws
from motions import Array, Way, paths
from page import Column, Table
from peers import last_two, least_squares, whole_way
from play import velocities

PEERS = {
    "Android, Flutter (least squares)": least_squares,
    "SDL (last step)": last_two,
    "raylib (whole way)": whole_way,
}
THROW, LOST = 100.0, 0.25
"""mm a second from which a lift throws, and which share of its speed is too little."""
HALF = 0.045
"""Seconds before and after a report whose places say how fast the finger really is there."""


def truth(path: Way) -> Array:
    """The slope of the parabola through what comes before and after each report, mm a second; NaN where there is too
    little, a pause, or the finger does less than 10 mm a second."""
    found = np.full((len(path.times), 2), np.nan)
    for i, time in enumerate(path.times):
        near = np.abs(path.times - time) <= HALF
        at = path.times[near] - time
        if near.sum() < 7 or at[0] > -0.03 or at[-1] < 0.03 or np.diff(at).max() > 0.03:
            continue
        slope = np.polyfit(at, path.places[near], 2)[1]
        if np.hypot(*slope) >= 10:
            found[i] = slope
    return found


def in_bursts(path: Way) -> Way:
    """As a host hears of it that is busy for 50 ms in every 150: what came meanwhile it gets at the end, 20
    microseconds apart."""
    begin = path.times[0]
    heard = path.times.copy()
    phase = (path.times - begin) % 0.15
    waits = (phase < 0.05) & (np.arange(len(path.times)) > 0)
    heard[waits] += 0.05 - phase[waits]
    for i in range(1, len(heard)):
        heard[i] = max(heard[i], heard[i - 1] + 20e-6)
    return replace(path, times=heard, lifted=max(path.lifted, heard[-1]))


@cache
def moving() -> tuple[tuple[Way, Array], ...]:
    """Fingers that go 10 mm or more, with what is true of them."""
    return tuple((path, truth(path)) for path in paths() if path.moved >= 10 and len(path.times) >= 12)


def errors(estimates: list[Array]) -> Array:
    """How far they are from the truth, mm a second, where there is one."""
    apart = [np.hypot(*(estimate - true).T) for estimate, (_, true) in zip(estimates, moving())]
    found: Array = np.concatenate(apart)
    return found


def by_each(path: Way) -> dict[str, Array]:
    found = {"Kinesic": velocities(path)[0]}
    for name, estimate in PEERS.items():
        found[name] = np.array([estimate(path.times[: i + 1], path.places[: i + 1]) for i in range(len(path.times))])
    return found


def estimates() -> Table:
    plain = [by_each(path) for path, _ in moving()]
    hitched = [by_each(in_bursts(path)) for path, _ in moving()]
    heads = [f"{what}, {how}" for how in ("as recorded", "in bursts") for what in ("median", "95 %", "worst")]
    found = Table("Velocity", "", [Column(head) for head in heads])
    # Only where all have an estimate: a pan has none before it begins.
    known = ~np.isnan(errors([each["Kinesic"] for each in plain])) & ~np.isnan(
        errors([each["Kinesic"] for each in hitched])
    )
    for name in plain[0]:
        numbers: list[float | None] = []
        for part in (plain, hitched):
            values = errors([each[name] for each in part])[known]
            numbers += [float(np.median(values)), float(np.quantile(values, 0.95)), float(values.max())]
        found.add(name, *numbers)
    found.text = f"""How far an estimate is from the truth, mm a second, at {known.sum()} reports of {len(moving())}
contacts of the recordings, each alone: fingers that go 10 mm or more. The truth is the slope of the parabola that
fits what comes in the {HALF * 1000:.0f} ms before and after. *In bursts*: the host is busy for 50 ms in every 150, and
gets what came meanwhile at once, 20 µs apart, with the times at which they arrive; the truth is that at the
report's own time."""
    return found


def jumps(path: Way) -> bool:
    """Whether one of the last three steps is longer than 2 mm, and faster than 3 times the median of the six before
    plus 50 mm a second."""
    if len(path.times) < 10:
        return False
    steps = np.hypot(*np.diff(path.places, axis=0).T)
    speeds = steps / np.maximum(np.diff(path.times), 1e-3)
    usual = float(np.median(speeds[-9:-3]))
    return bool(((speeds[-3:] > 3 * usual + 50) & (steps[-3:] > 2)).any())


def lifts() -> Table:
    """The speed at the lift beside what it was before the last three reports."""
    chosen = [
        replace(path, lifted=path.times[-1] + 1e-6) for path in paths() if path.moved >= 3 and len(path.times) >= 10
    ]
    heads = ("median of those that jump", "worst of those that jump", "median of the others")
    found = Table("Lifts", "", [Column(head) for head in heads])
    before = np.array([np.hypot(*least_squares(path.times[:-3], path.places[:-3])) for path in chosen])
    jump = np.array([jumps(path) for path in chosen])
    ends = {"Kinesic": [velocities(path)[1] for path in chosen]}
    ends |= {name: [estimate(path.times, path.places) for path in chosen] for name, estimate in PEERS.items()}
    for name, values in ends.items():
        more = np.abs(np.hypot(*np.array(values).T) - before)
        jumping = (float(np.median(more[jump])), float(more[jump].max())) if jump.any() else (None, None)
        found.add(name, *jumping, float(np.median(more[~jump])))
    found.text = f"""As a finger rolls off, its place jumps: one of the last three steps is longer than 2 mm and 3
times as fast, plus 50 mm a second, as the median of the six before. That is so at {jump.sum()} of {len(chosen)} lifts
(contacts that go 3 mm or more). The table has how much the speed at the lift differs from that before the last three
reports (least squares), mm a second. The lift has the time of the last report."""
    return found


HITCHES = (0.033, 0.05, 0.08)
"""How long a host is busy before it hears of a lift, seconds."""


def late(path: Way, hitch: float) -> Way:
    """As a host hears of it that is busy until the lift: what came meanwhile it gets then, 20 microseconds apart."""
    heard = path.times.copy()
    waits = heard > path.lifted - hitch
    heard[waits] = path.lifted + 20e-6 * np.arange(waits.sum())
    return replace(path, times=heard, lifted=float(max(path.lifted, heard[-1] + 20e-6)))


def speed_at_lift(path: Way) -> float:
    return float(np.hypot(*velocities(path)[1]))


def throws() -> Table:
    """Made swipes, which lift in motion, heard of in time and late."""
    heard = [(path, speed) for path in made_throws() if (speed := speed_at_lift(path)) >= THROW]
    heads = [Column("lost", "less", 0, len(heard)), Column("median difference, %"), Column("turned round", "less", 0, len(heard))]
    found = Table("Throws after a hitch", "", heads)
    for hitch in HITCHES:
        ends = [velocities(late(path, hitch))[1] for path, _ in heard]
        speeds = np.hypot(*np.array(ends).T)
        right = np.array([speed for _, speed in heard])
        lost = speeds < LOST * right
        turned = sum(float(end @ path.net) < 0 for end, (path, _) in zip(ends, heard))
        found.add(f"Kinesic, {hitch * 1000:.0f} ms", int(lost.sum()), float(np.median(np.abs(speeds / right - 1)) * 100), turned)
    found.text = f"""Swipes of the project's hand model on its panels of 30 to 240 Hz that lift with {THROW:.0f} mm a second or
more. The host is busy for some time before the lift: what came meanwhile it gets at the lift, 20 µs apart, with the
times at which it arrives. *Lost*: it has less than {LOST * 100:.0f} % of the speed that it has when the host is in time."""
    return found


def tables() -> list[Table]:
    return [estimates(), lifts(), throws()]
