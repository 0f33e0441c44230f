"""Traces of several fingers: drags, pinches, rotations, scrolls and their near misses."""

from __future__ import annotations

import math
from typing import List

from HandModel.catalogue import Trace
from HandModel.decoys import circling_together, parallel_growing, resting_thumb, scroll
from HandModel.gestures import about_resting, drag, drag_with_guests, pinch, rotate, ten_fingers

STILL = ["tap", "long_press"]
NO_PAIR = ["pinch", "rotation"]
TURN = math.pi / 2.0

TRACES: List[Trace] = [
    Trace("drag_two_fingers", "A drag right with two fingers", 201, "steady_100", 2,
          lambda r: drag(r, (80.0, 6.0), 620.0, 2), {"pan": 1}, STILL + NO_PAIR),
    Trace("drag_three_fingers", "A drag left with three fingers", 202, "steady_60", 3,
          lambda r: drag(r, (-90.0, 4.0), 560.0, 3), {"pan": 1}, STILL + NO_PAIR),
    Trace("drag_five_fingers", "A drag up with five fingers", 203, "steady_60", 5,
          lambda r: drag(r, (4.0, -55.0), 520.0, 5), {"pan": 1}, STILL + NO_PAIR),
    Trace("drag_finger_joins", "A drag with one finger that a second joins", 204, "steady_60", 2,
          lambda r: drag_with_guests(r, 620.0, None), {"pan": 1}, STILL + NO_PAIR),
    Trace("drag_finger_leaves", "A drag with two fingers of which one leaves", 205, "steady_60", 2,
          lambda r: drag_with_guests(r, None, 900.0), {"pan": 1}, STILL + NO_PAIR),
    Trace("drag_finger_joins_and_leaves", "A drag with a guest finger in the middle", 206,
          "steady_60", 2, lambda r: drag_with_guests(r, 500.0, 1050.0), {"pan": 1}, STILL + NO_PAIR),
    Trace("pinch_in_100hz", "A pinch in with thumb and index", 210, "steady_100", 2,
          lambda r: pinch(r, 2, 38.0, 0.35, 520.0), {"pinch": 1}, STILL),
    Trace("spread_30hz", "A spread at 30 Hz", 211, "slow_30", 2,
          lambda r: pinch(r, 2, 14.0, 2.7, 600.0), {"pinch": 1}, STILL),
    Trace("spread_60hz", "A spread at 60 Hz", 212, "steady_60", 2,
          lambda r: pinch(r, 2, 14.0, 2.7, 600.0), {"pinch": 1}, STILL),
    Trace("spread_120hz", "A spread at 120 Hz", 213, "alternating_120", 2,
          lambda r: pinch(r, 2, 14.0, 2.7, 600.0), {"pinch": 1}, STILL),
    Trace("spread_240hz", "A spread at 240 Hz", 214, "steady_240", 2,
          lambda r: pinch(r, 2, 14.0, 2.7, 450.0), {"pinch": 1}, STILL),
    Trace("pinch_in_skewed", "A pinch in whose fingers arrive 0.6 ms apart", 215, "skewed_60", 2,
          lambda r: pinch(r, 2, 34.0, 0.4, 600.0), {"pinch": 1}, STILL),
    Trace("pinch_about_resting", "A spread with one finger at rest", 216, "steady_100", 2,
          lambda r: about_resting(r, 25.0, 2.4, 0.05, 560.0), {"pinch": 1}, STILL + ["rotation"]),
    Trace("pinch_in_three_fingers", "A pinch in with three fingers", 218, "steady_100", 3,
          lambda r: pinch(r, 3, 38.0, 0.47, 480.0), {"pinch": 1}, STILL),
    Trace("pinch_in_four_fingers", "A pinch in with four fingers", 219, "steady_60", 4,
          lambda r: pinch(r, 4, 44.0, 0.4, 520.0), {"pinch": 1}, STILL),
    Trace("spread_four_fingers", "A spread with four fingers", 220, "steady_60", 4,
          lambda r: pinch(r, 4, 16.0, 2.8, 520.0), {"pinch": 1}, STILL),
    Trace("pinch_in_five_fingers", "A pinch in with five fingers", 221, "steady_60", 5,
          lambda r: pinch(r, 5, 46.0, 0.5, 560.0), {"pinch": 1}, STILL),
    Trace("rotate_cw_quarter", "A quarter turn clockwise", 230, "steady_100", 2,
          lambda r: rotate(r, TURN, 620.0), {"rotation": 1}, STILL + ["pinch"]),
    Trace("rotate_ccw_quarter", "A quarter turn counterclockwise", 231, "alternating_120", 2,
          lambda r: rotate(r, -TURN, 580.0), {"rotation": 1}, STILL + ["pinch"]),
    Trace("rotate_cw_full", "A full turn clockwise with the index fingers of two hands", 232,
          "steady_60", 2, lambda r: rotate(r, 4.0 * TURN, 1700.0, 36.0), {"rotation": 1},
          STILL + ["pinch"]),
    Trace("rotate_about_resting", "One finger turns by 50 degrees about a resting one", 234,
          "steady_100", 2, lambda r: about_resting(r, 48.0, 1.0, 0.87, 620.0), {"rotation": 1},
          STILL + ["pinch"]),
    Trace("turn_and_spread", "Two fingers turn and spread at once", 235, "steady_100", 2,
          lambda r: rotate(r, 0.8, 620.0, 24.0, 1.9), {"pinch": 1, "rotation": 1}, STILL),
    Trace("ten_fingers_random", "Ten fingers land and lift at random", 240, "alternating_100", 10,
          lambda r: ten_fingers(r), {}, ["tap", "swipe"]),
    Trace("scroll_skewed", "Two fingers scroll up; they arrive 0.6 ms apart in uneven frames", 250,
          "skewed_60", 2, lambda r: scroll(r, -60.0, 620.0, False, 0.04), {"pan": 1}, STILL + NO_PAIR),
    Trace("scroll_late_finger", "Two fingers scroll up; the second lands late", 251, "skewed_60", 2,
          lambda r: scroll(r, -70.0, 700.0, True, -0.05), {"pan": 1}, STILL + NO_PAIR),
    Trace("scroll_down_turning", "Two fingers scroll down; the hand turns by 9 degrees", 252,
          "coarse_90", 2, lambda r: scroll(r, 60.0, 520.0, True, 0.08, 0.16), {"pan": 1},
          STILL + NO_PAIR),
    Trace("parallel_growing", "Two fingers go right together, 5 mm further apart at the end", 254,
          "steady_100", 2, lambda r: parallel_growing(r, 70.0, 600.0, 5.0), {"pan": 1}, STILL + NO_PAIR),
    Trace("parallel_circle", "Two fingers draw a circle together, not around each other", 255,
          "alternating_100", 2, lambda r: circling_together(r, 25.0, 1300.0), {"pan": 1},
          STILL + NO_PAIR),
    Trace("thumb_rests_finger_crosses", "A thumb rests while the index points across: no pinch",
          256, "steady_100", 2, lambda r: resting_thumb(r, 1.5, 26.0, 520.0), {"pan": 1},
          ["pinch", "tap"]),
]

