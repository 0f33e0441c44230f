"""Made sessions: all of each kind come out as they must, and each rule has a part in it."""

import pytest
from made import EACH, KINDS, held


@pytest.mark.parametrize("kind", KINDS)
def test_all_of_a_kind(kind: str) -> None:
    assert held(kind) == EACH


@pytest.mark.parametrize(
    ("kind", "without", "most"),
    [
        ("a pinch, its lower finger lands first", {"thumb_wake_distance": 3.0}, 52),
        ("fingers drum by turns", {"drag_distance": 1000.0, "tap_distance": 0.5}, 5),
        ("one finger taps quickly", {"tap_distance": 0.5}, 5),
        ("a contact splits", {"split_distance": 10.0}, 40),
        ("a palm at the upper edge", {"top_zone": 0.0}, 5),
        ("a light touch after a tap", {"tap_pressure": 0.0}, 5),
        ("a tap whose first place is off", {"evidence": 511 & ~128}, 5),
        ("a finger points, its first place is off", {"evidence": 511 & ~128}, 5),
        ("two fingers flick", {"landing_time": 0.0}, 40),
        ("a click, a touch beside it", {"click_time": 0.0}, 25),
        ("a touch far from its tap points", {"drag_distance": 1000.0}, 5),
    ],
)  # fmt: skip
def test_a_rule_has_a_part_in_it(kind: str, without: dict[str, float], most: int) -> None:
    assert held(kind, **without) <= most
