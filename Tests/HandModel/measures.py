"""What is measured on a recording, real or made, in the same way. Lengths mm, times ms."""

from __future__ import annotations

import math
from typing import List, Sequence, Tuple

from HandModel.recordings import Contact, Recording

Sample = Tuple[float, float, float]

TOGETHER_MS = 130.0
"""Contacts that land within this time of the first are one landing of a hand (ours)."""
STROKE_MM = 8.0
"""Path length from which a contact counts as a stroke (ours: the swipe's 50 units)."""
WINDOW_MS = 300.0
"""Window in which a finger is judged at rest (ours: three periods of 10 Hz tremor)."""
REST_MM = 0.8
"""Farthest from the window's first place that still is rest (ours: half the pan's threshold)."""


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` (0 to 1) of the values lie, nearest rank."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def frame_intervals(recording: Recording) -> List[float]:
    """Intervals between frames in ms; fingers sent one after another (below 2 ms) are one frame."""
    times = [t / 1000.0 for t, _ in recording.frames()]
    starts = [t for i, t in enumerate(times) if i == 0 or t - times[i - 1] >= 2.5]
    return [b - a for a, b in zip(starts, starts[1:])]


def frame_jitter(recording: Recording) -> List[float]:
    """Spread of the frame interval: (75 % - 25 %) / median of the single intervals; one value."""
    intervals = frame_intervals(recording)
    if len(intervals) < 15:
        return []
    middle = percentile(intervals, 0.5)
    single = [v for v in intervals if v < 1.6 * middle]
    return [(percentile(single, 0.75) - percentile(single, 0.25)) / middle]


def frame_skew(recording: Recording) -> List[float]:
    """Intervals below 1 ms: the fingers of one frame sent one after another, ms."""
    times = [t / 1000.0 for t, _ in recording.frames()]
    return [b - a for a, b in zip(times, times[1:]) if b - a < 1.0]


def durations(recording: Recording) -> List[float]:
    """Time from landing to lift of every contact, ms."""
    return [c.duration_ms for c in recording.contacts()]


def tap_pauses(recording: Recording) -> List[float]:
    """Time from a lift to the next landing when it is below 300 ms, ms."""
    contacts = recording.contacts()
    gaps = [b.down_ms - a.up_ms for a, b in zip(contacts, contacts[1:])]
    return [g for g in gaps if 0.0 < g < 300.0]


def landing_delays(recording: Recording) -> List[float]:
    """Delay of the other fingers of a hand after the first one, ms; the first finds an idle panel."""
    contacts = recording.contacts()
    delays: List[float] = []
    idle_until = -1.0
    for i, first in enumerate(contacts):
        if first.down_ms >= idle_until:
            delays += [c.down_ms - first.down_ms for c in contacts[i + 1:]
                       if c.down_ms - first.down_ms < TOGETHER_MS and c.down_ms < first.up_ms]
        idle_until = max(idle_until, first.up_ms)
    return delays


def even(contact: Contact, step_ms: float = 10.0) -> List[Sample]:
    """The contact's places every `step_ms`, the last reported place held."""
    out: List[Sample] = []
    index = 0
    t = contact.down_ms
    while t < contact.up_ms:
        while index + 1 < len(contact.samples) and contact.samples[index + 1][0] <= t:
            index += 1
        out.append((t, contact.samples[index][1], contact.samples[index][2]))
        t += step_ms
    return out


def _residual(window: Sequence[Sample], axis: int) -> float:
    """Mean squared residual of one axis against a straight line in time, mm2."""
    n = len(window)
    mt = sum(p[0] for p in window) / n
    mv = sum(p[axis] for p in window) / n
    slope = (sum((p[0] - mt) * (p[axis] - mv) for p in window)
             / sum((p[0] - mt) ** 2 for p in window))
    return sum((p[axis] - mv - slope * (p[0] - mt)) ** 2 for p in window) / n


def rest_windows(recording: Recording) -> List[List[Sample]]:
    """Windows in which a contact rests, 60 ms away from landing and lift."""
    found: List[List[Sample]] = []
    size = int(WINDOW_MS / 10.0)
    for contact in recording.contacts():
        places = even(contact)[6:-6]
        for start in range(0, len(places) - size + 1, size):
            window = places[start:start + size]
            far = max(math.hypot(p[1] - window[0][1], p[2] - window[0][2]) for p in window)
            if far <= REST_MM:
                found.append(window)
    return found


def rest_jitter(recording: Recording) -> List[float]:
    """RMS distance of a resting finger from its straight drift, mm, per window."""
    return [math.sqrt(_residual(w, 1) + _residual(w, 2)) for w in rest_windows(recording)]


def rest_drift(recording: Recording) -> List[float]:
    """Farthest a resting finger comes from the window's first place, mm."""
    return [max(math.hypot(p[1] - w[0][1], p[2] - w[0][2]) for p in w)
            for w in rest_windows(recording)]


def path_length(samples: Sequence[Sample]) -> float:
    """Length of the polyline, mm."""
    return sum(math.hypot(b[1] - a[1], b[2] - a[2]) for a, b in zip(samples, samples[1:]))


def strokes(recording: Recording) -> List[Contact]:
    """Contacts with at least `STROKE_MM` of path and eight samples."""
    return [c for c in recording.contacts()
            if len(c.samples) >= 8 and path_length(c.samples) >= STROKE_MM]


def speeds(contact: Contact) -> List[Tuple[float, float]]:
    """(ms, mm/s) of a contact over 30 ms of evenly spaced places."""
    p = even(contact)
    return [(b[0], math.hypot(b[1] - a[1], b[2] - a[2]) / 0.03) for a, b in zip(p, p[3:])]


def peak_speeds(recording: Recording) -> List[float]:
    """Largest speed of every stroke over 30 ms, mm/s."""
    return [max(v for _, v in speeds(c)) for c in strokes(recording) if len(speeds(c)) > 3]


def peak_to_mean(recording: Recording) -> List[float]:
    """Largest speed over mean speed of every stroke (a minimum-jerk movement has 1.875)."""
    out: List[float] = []
    for contact in strokes(recording):
        profile = [v for _, v in speeds(contact)]
        if len(profile) > 3:
            out.append(max(profile) * len(profile) / sum(profile))
    return out


def straightness(recording: Recording) -> List[float]:
    """Farthest from the chord over the chord, of strokes that go somewhere (chord > 0.9 path)."""
    out: List[float] = []
    for contact in strokes(recording):
        s = contact.samples
        dx, dy = s[-1][1] - s[0][1], s[-1][2] - s[0][2]
        chord = math.hypot(dx, dy)
        if chord > 0.9 * path_length(s):
            out.append(max(abs(dx * (p[2] - s[0][2]) - dy * (p[1] - s[0][1])) for p in s)
                       / chord / chord)
    return out


def move_noise(recording: Recording) -> List[float]:
    """RMS of the second differences of a stroke's places across its chord, mm / sqrt(6): the
    noise of one report while the finger moves."""
    out: List[float] = []
    for contact in strokes(recording):
        s = contact.samples
        dx, dy = s[-1][1] - s[0][1], s[-1][2] - s[0][2]
        chord = math.hypot(dx, dy)
        if chord > 0.9 * path_length(s):
            across = [(dx * p[2] - dy * p[1]) / chord for p in s]
            second = [a - 2.0 * b + c for a, b, c in zip(across, across[1:], across[2:])]
            out.append(math.sqrt(sum(v * v for v in second) / len(second) / 6.0))
    return out


def lift_steps(recording: Recording) -> List[float]:
    """Last step before the lift over the median of the five steps before it, of strokes whose
    finger still moves then (0.3 mm a frame)."""
    out: List[float] = []
    for contact in strokes(recording):
        s = contact.samples[-7:]
        steps = [math.hypot(b[1] - a[1], b[2] - a[2]) for a, b in zip(s, s[1:])]
        if len(steps) == 6 and percentile(steps[:-1], 0.5) > 0.3:
            out.append(steps[-1] / percentile(steps[:-1], 0.5))
    return out


def lift_pressure(recording: Recording) -> List[float]:
    """Pressure of the last sample over the largest one, of contacts with ten samples."""
    return [c.pressures[-1] / max(c.pressures) for c in recording.contacts() if len(c.pressures) > 9]


def pair_change(recording: Recording) -> Tuple[List[float], List[float]]:
    """|span ratio - 1| and |turn| in degrees of the first two fingers while both are down."""
    contacts = recording.contacts()
    if len(contacts) < 2:
        return [], []
    a, b = contacts[0], contacts[1]
    start, end = max(a.down_ms, b.down_ms), min(a.up_ms, b.up_ms)
    pairs = [(p, q) for p in even(a) for q in even(b) if abs(p[0] - q[0]) <= 5.0 and start <= p[0] < end]
    if len(pairs) < 3:
        return [], []
    (p0, q0), (p1, q1) = pairs[0], pairs[-1]
    d0, d1 = math.dist(p0[1:], q0[1:]), math.dist(p1[1:], q1[1:])
    turn = (math.atan2(q1[2] - p1[2], q1[1] - p1[1]) - math.atan2(q0[2] - p0[2], q0[1] - p0[1]))
    turn = math.degrees(math.atan2(math.sin(turn), math.cos(turn)))
    return [abs(d1 / d0 - 1.0)], [abs(turn)]
