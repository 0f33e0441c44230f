#!/usr/bin/env python3
"""Statistics of the real recordings beside those of the model.

`python3 Tests/HandModel/calibrate.py` prints the table. The recordings are other people's data:
they are read from `$KINESIC_DATA/recordings` or `../shared/data/recordings` and never copied.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Dict, List, Optional, Tuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from HandModel import measures as m  # noqa: E402
from HandModel.catalogue import catalogue  # noqa: E402
from HandModel.recordings import Recording, data_folder, real_recordings  # noqa: E402

Measure = Callable[[Recording], List[float]]

TAPS = ("maxtouch_1finger_fast_taps", "wacom_isdv4e6_double_tap", "wacom_isdv4e6_two_finger_tap",
        "galaxy_s_three_taps")
SCROLLS = ("chromeos_scroll_uneven", "chromeos_scroll_liftoff", "ep0430_2finger",
           "wacom_isdv4e6_two_finger_scroll", "wacom_isdv4e6_two_finger_circle", "galaxy_s_two",
           "tf201", "synaptics", "bamboo")
HANDS = SCROLLS + ("dell", "ep0430", "maxtouch_4", "nexus4", "wacom_dth", "wacom_isdv4e6_two",
                   "chromeos_quick_2finger_swipe_1", "chromeos_quick_3")
STROKES = ("dell", "ep0430", "maxtouch_4", "nexus4", "tf201", "galaxy_s_two", "wacom_isdv4e6_two",
           "wacom_dth", "chromeos_scroll", "chromeos_resting", "pixel", "synaptics", "bamboo")
RESTING = ("chromeos_resting_thumb_move_2", "wacom_dth", "chromeos_cr48")
ANY = ("",)
MADE_TAPS = ("tap_single", "tap_double", "tap_fast", "tap_triple", "tap_two")
MADE_SCROLLS = ("scroll_", "parallel_circle", "drag_two")
MADE_HANDS = MADE_SCROLLS + ("pinch_", "spread_", "rotate_cw", "rotate_ccw", "drag_three", "drag_five",
                             "hold_two", "tap_two")
MADE_STROKES = ("drag_", "swipe_", "pinch_", "spread_", "scroll_", "rotate_", "edge_", "parallel_")
MADE_RESTING = ("hold_2s", "hold_800ms", "hold_two", "tap_too_long", "thumb_rests", "ten_")


@dataclass(frozen=True)
class Statistic:
    """One row of the table: a measure over real and made recordings whose names begin so, and the
    bound: how far the model's quantiles may lie from the real ones."""

    title: str
    measure: Measure
    real: Tuple[str, ...]
    made: Tuple[str, ...]
    unit: str
    ratio: float
    """Largest ratio of the two medians, either way."""
    scaled: bool = True
    """Whether only recordings of known scale count."""
    slack: float = 0.0
    """Difference of the medians that is allowed whatever the ratio (in `unit`)."""


STATISTICS: List[Statistic] = [
    Statistic("frame interval, spread", m.frame_jitter, ANY, ANY, "share", 2.0, False),
    Statistic("fingers of a frame apart", m.frame_skew, ("galaxy_s_two",), ("scroll_", "pinch_in_sk"),
              "ms", 1.1),
    Statistic("tap, contact", m.durations, TAPS, MADE_TAPS, "ms", 1.3, False),
    Statistic("tap, pause in a series", m.tap_pauses, TAPS, ("tap_double", "tap_fast", "tap_triple"),
              "ms", 1.25, False),
    Statistic("late landing", m.landing_delays, HANDS, MADE_HANDS, "ms", 2.0, False, 12.0),
    Statistic("resting finger, jitter", m.rest_jitter, RESTING, MADE_RESTING, "mm", 2.0),
    Statistic("resting finger, drift", m.rest_drift, RESTING, MADE_RESTING, "mm", 2.0),
    Statistic("stroke, largest speed", m.peak_speeds, STROKES, MADE_STROKES, "mm/s", 1.6),
    Statistic("stroke, largest / mean speed", m.peak_to_mean, STROKES, MADE_STROKES, "", 1.5, False),
    Statistic("stroke, straightness", m.straightness, STROKES, MADE_STROKES, "share", 1.8, False),
    Statistic("noise of a moving finger", m.move_noise, STROKES, MADE_STROKES, "mm", 1.8),
    Statistic("last step / steps before", m.lift_steps, STROKES, MADE_STROKES, "", 1.8),
    Statistic("last / largest pressure", m.lift_pressure, ANY, ANY, "share", 1.8, False),
    Statistic("parallel move, change of span", lambda r: m.pair_change(r)[0], SCROLLS, MADE_SCROLLS,
              "share", 2.0, False, 0.03),
    Statistic("parallel move, turn", lambda r: m.pair_change(r)[1], SCROLLS, MADE_SCROLLS,
              "degrees", 2.0, False, 4.0),
]

SHARES = (0.1, 0.5, 0.9)
"""Quantiles in the table."""
OTHER_SEEDS = 5
"""Further hands per trace in the model's sample, beside the shipped one."""


HIGH = 1.5
"""How much looser the bound of the 90 % quantiles is than that of the medians (ours)."""


def apart(a: float, b: float) -> float:
    """The ratio of two values, 1 or more."""
    return max(a, b) / min(a, b) if min(a, b) > 0.0 else float("inf")


@dataclass(frozen=True)
class Compared:
    """A statistic with both samples."""

    statistic: Statistic
    real: List[float]
    made: List[float]

    def quantiles(self, made: bool) -> List[float]:
        """The values at `SHARES`."""
        return [m.percentile(self.made if made else self.real, s) for s in SHARES]

    @property
    def within(self) -> bool:
        """Whether the medians lie within the bound, and the 90 % quantiles within `HIGH` times it."""
        (_, a, real_high), (_, b, made_high) = self.quantiles(False), self.quantiles(True)
        s = self.statistic
        middle = abs(a - b) <= s.slack or apart(a, b) <= s.ratio
        return middle and apart(real_high, made_high) <= s.ratio * HIGH


def sample(recordings: List[Recording], names: Tuple[str, ...], measure: Measure,
           scaled: bool) -> List[float]:
    """The measure's values over the recordings whose names begin with one of `names`."""
    return [v for r in recordings if r.name.startswith(names) and (r.scaled or not scaled)
            for v in measure(r)]


def made_recordings() -> List[Recording]:
    """The shipped traces and as many by other hands."""
    return [t.record(seed) for t in catalogue() for seed in range(OTHER_SEEDS + 1)]


def compare() -> Optional[List[Compared]]:
    """All statistics of both; None without the real recordings."""
    folder = data_folder()
    if folder is None:
        return None
    real, made = real_recordings(folder), made_recordings()
    return [Compared(s, sample(real, s.real, s.measure, s.scaled),
                     sample(made, s.made, s.measure, s.scaled)) for s in STATISTICS]


def table(rows: List[Compared]) -> str:
    """The table as Markdown."""
    head = ("| statistic | unit | real n | real 10 / 50 / 90 % | model n | model 10 / 50 / 90 % | "
            "bound on medians | |\n|---|---|---|---|---|---|---|---|")
    lines = [head]
    for row in rows:
        s = row.statistic
        real, made = (" / ".join(f"{v:.3g}" for v in row.quantiles(k)) for k in (False, True))
        bound = f"x{s.ratio:g}" + (f" or {s.slack:g}" if s.slack else "")
        lines.append(f"| {s.title} | {s.unit} | {len(row.real)} | {real} | {len(row.made)} | {made} "
                     f"| {bound} | {'ok' if row.within else 'OUT'} |")
    return "\n".join(lines)


def main() -> int:
    """Prints the table; 1 when a statistic is out of its bound, 2 without data."""
    rows = compare()
    if rows is None:
        print("no real recordings: set KINESIC_DATA to the folder that holds `recordings`")
        return 2
    print(table(rows))
    return 0 if all(r.within for r in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
