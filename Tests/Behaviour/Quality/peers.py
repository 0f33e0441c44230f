"""What others do by default, each in a few lines of our own: thresholds and velocities. Nobody's code, nor Kinesic's.

Android: AOSP's ViewConfiguration, ScaleGestureDetector, GestureDetector, VelocityTracker (strategy lsq2), Resampler.
Flutter: constants.dart, scale.dart, monodrag.dart, velocity_tracker.dart. SDL 3 tells a finger's way since the event
before and has no velocity: who wants one divides. raylib (rgestures.h): the whole way by the whole time. A dp is
1/160 inch; Flutter's logical pixel is as large.
"""

from __future__ import annotations

import math

import numpy as np
from motions import Array

DP = 25.4 / 160
TOUCH_SLOP = 8 * DP
SPAN_SLOP, MINIMUM_SPAN = 2 * TOUCH_SLOP, 27.0
FLUTTER_SCALE_SLOP, FLUTTER_PAN_SLOP, FLUTTER_SLOP = 18 * DP, 36 * DP, 18 * DP
LEAST_FLING = 50 * DP
"""mm a second, in both."""


def android_scales(a: Array, b: Array) -> bool:
    """ScaleGestureDetector begins: the span has changed by more than the span slop."""
    spans = np.hypot(*(b - a).T)
    return bool(((np.abs(spans - spans[0]) > SPAN_SLOP) & (spans >= MINIMUM_SPAN)).any())


def flutter_reports(a: Array, b: Array) -> tuple[bool, bool]:
    """Whether ScaleGestureRecognizer, once it has begun, tells of a scale (5 % or more) and of a rotation (0.1 rad or
    more): it has no threshold for either, and begins by a pan too. Both count from its begin."""
    line, middle = b - a, (a + b) / 2
    spans = np.hypot(*line.T)
    begun = (np.abs(spans - spans[0]) / 2 > FLUTTER_SCALE_SLOP) | (
        np.hypot(*(middle - middle[0]).T) > FLUTTER_PAN_SLOP
    )
    if not begun.any():
        return False, False
    first = int(begun.argmax())
    scales = spans[first:] / max(spans[first], 1e-9)
    angles = np.unwrap(np.arctan2(line[first:, 1], line[first:, 0]))
    return bool((np.maximum(scales, 1 / scales) >= 1.05).any()), bool((np.abs(angles - angles[0]) >= 0.1).any())


def least_squares(times: Array, places: Array) -> Array:
    """Android's and Flutter's: the slope at the end of the parabola that fits the last 100 ms, 20 reports at most,
    back to a pause of 40 ms; with fewer than three reports Android takes their line, Flutter 0 (here: the line)."""
    chosen = [len(times) - 1]
    for i in range(len(times) - 2, -1, -1):
        if len(chosen) == 20 or times[-1] - times[i] > 0.1 or times[i + 1] - times[i] > 0.04:
            break
        chosen.append(i)
    if len(chosen) < 2:
        return np.zeros(2)
    at = times[chosen] - times[-1]
    degree = min(2, len(chosen) - 1)
    # By QR with columns that are orthogonal to those before, as both do: columns without anything new give 0.
    matrix = np.vander(at, degree + 1, increasing=True)
    found: Array = np.linalg.lstsq(matrix, places[chosen], rcond=1e-12)[0][1]
    return found


def last_two(times: Array, places: Array) -> Array:
    """SDL's: the last step by its time; 0 where there is no time."""
    if len(times) < 2 or times[-1] == times[-2]:
        return np.zeros(2)
    found: Array = (places[-1] - places[-2]) / (times[-1] - times[-2])
    return found


def whole_way(times: Array, places: Array) -> Array:
    """raylib's: from the landing on."""
    if times[-1] == times[0]:
        return np.zeros(2)
    found: Array = (places[-1] - places[0]) / (times[-1] - times[0])
    return found


def android_flings(times: Array, places: Array) -> bool:
    """GestureDetector.onFling: it left the slop and is fast enough at the lift."""
    return bool(
        np.hypot(*(places - places[0]).T).max() > TOUCH_SLOP
        and math.hypot(*least_squares(times, places)) > LEAST_FLING
    )


def flutter_flings(times: Array, places: Array) -> bool:
    """DragGestureRecognizer: a fling at the lift, and the way of the tracker's window is longer than the slop."""
    recent = places[times >= times[-1] - 0.1]
    way = math.hypot(*(recent[-1] - recent[0]))
    return bool(way > FLUTTER_SLOP and math.hypot(*least_squares(times, places)) > LEAST_FLING)


def android_ahead(times: Array, places: Array, ahead: float) -> Array:
    """Resampler: on the line of the last two reports, which are 2 to 20 ms apart, for 8 ms or half their distance."""
    if len(times) < 2 or not 0.002 <= times[-1] - times[-2] <= 0.02:
        return np.array(places[-1])
    found: Array = places[-1] + last_two(times, places) * min(ahead, 0.008, (times[-1] - times[-2]) / 2)
    return found


def line_ahead(times: Array, places: Array, ahead: float) -> Array:
    found: Array = places[-1] + last_two(times, places) * ahead
    return found
