"""Ideal strokes, which need no data: what is a shape and what is not, where it is, and what its properties do."""

from __future__ import annotations

import math

import numpy as np
import pytest
from runner import KINDS, Bench
from strokes import Points, arc, larger, noisy, polyline, resampled

IDEAL: dict[str, Points] = {
    "checkmark": polyline([(100, 100), (130, 135), (200, 30)]),
    "chevron_right": polyline([(100, 100), (160, 150), (100, 200)]),
    "chevron_left": polyline([(160, 100), (100, 150), (160, 200)]),
    "chevron_up": polyline([(100, 160), (150, 100), (200, 160)]),
    "chevron_down": polyline([(100, 100), (150, 160), (200, 100)]),
    "letter_r": polyline([(100, 100), (100, 200), (101, 130), (125, 105), (160, 104)]),
    "circle": arc(60, 1),
    "tickle": polyline([(100, 100), (160, 103), (104, 107), (158, 110), (102, 112), (150, 114)]),
    "simple_tap": np.array([[100.0, 100, 0], [101, 100, 0.05]]),
}
HANDS: dict[str, list[Points]] = {
    "checkmark": [
        polyline([(100, 100), (125, 104), (140, 140), (230, 20)]),  # sets off flat
        polyline([(100, 100), (108, 130), (150, 30)]),  # steep
        polyline([(100, 100), (130, 135), (200, 30), (204, 38)]),  # lifts with a hook
    ],
    "chevron_right": [
        polyline([(108, 92), (100, 100), (160, 150), (100, 200), (108, 206)]),  # a hook at either end
        polyline([(100, 100), (190, 130), (100, 160)]),  # narrow
    ],
    "chevron_left": [polyline([(152, 92), (160, 100), (100, 150), (160, 200)])],
    "chevron_up": [polyline([(92, 152), (100, 160), (150, 100), (200, 160), (208, 152)])],
    "chevron_down": [
        polyline([(100, 92), (100, 100), (150, 160), (200, 100), (194, 92)]),
        polyline([(100, 100), (128, 112), (150, 160), (200, 100)]),  # sets off flat
    ],
    "letter_r": [
        polyline([(100, 100), (100, 160), (102, 100), (108, 75), (125, 60), (160, 58)]),  # the arm rises to 1.7 stems
        polyline([(100, 100), (88, 200), (96, 130), (118, 100), (150, 92)]),  # in italics
        polyline([(92, 104), (100, 100), (100, 200), (102, 130), (125, 105), (160, 110)]),  # lands with a hook
        polyline([(100, 100), (100, 200), (112, 150), (135, 105), (200, 95), (220, 100)]),  # a wide foot, a long arm
    ],
    "circle": [np.concatenate([arc(60, 1), np.array([[-7.0, -52, 0.82], [-9, -44, 0.84]])])],
}
"""What else real hands draw, and may."""
FOREIGN: dict[str, Points] = {
    "line": polyline([(0, 0), (200, 40)]),
    "square": polyline([(0, 0), (120, 0), (120, 120), (0, 120), (0, 0)], 1.2),
    "triangle": polyline([(60, 0), (120, 100), (0, 100), (60, 0)], 1.0),
    "half circle": arc(70, 0.5),
    "parenthesis": arc(120, 0.3, start=-0.3 * math.pi),
    "two turns": arc(60, 2, 1.6),
    "z": polyline([(0, 0), (100, 0), (0, 100), (100, 100)]),
    "n": polyline([(0, 0), (0, 100), (3, 20), (40, 5), (60, 30), (60, 100)]),
    "slanted n": polyline([(0, 0), (0, 100), (3, 20), (40, 5), (66, 25), (85, 88)]),
    "seven": polyline([(0, 0), (90, 0), (40, 130)]),
    "long press": polyline([(0, 0), (2, 1)], 1.5),
    "w": polyline([(0, 0), (30, 90), (60, 20), (90, 90), (125, -10)]),
    "root sign": polyline([(0, 70), (30, 110), (60, 0), (180, 0)], 1.0),
    "tall root sign": polyline([(0, 60), (25, 120), (60, 0), (160, -4)], 1.0),
    "integral sign": polyline([(60, 8), (50, 0), (40, 10), (30, 110), (20, 122), (8, 112)]),
    "integral sign from below": polyline([(0, 110), (5, 120), (14, 122), (22, 112), (34, 14), (42, 0), (52, 2), (58, 12)]),
    "question mark": polyline([(0, 20), (20, -10), (60, 0), (60, 35), (30, 60), (30, 100)], 1.0),
    "brace": polyline([(60, 0), (35, 10), (35, 50), (0, 60), (35, 70), (35, 110), (60, 120)], 1.0),
    "heart": polyline([(60, 40), (35, 5), (5, 25), (60, 115), (115, 25), (85, 5), (60, 40)], 1.2),
    "m": polyline([(0, 0), (0, 80), (3, 15), (25, 5), (32, 80), (36, 15), (58, 5), (65, 80)], 1.2),
    "arrow": polyline([(0, 0), (150, 0), (110, -40), (150, 0), (110, 40)], 1.2),
}


@pytest.mark.parametrize("hz", [30, 60, 120, 240])
@pytest.mark.parametrize("size", [0.6, 1, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_an_ideal_stroke_is_its_own_kind_and_no_other(kind: str, size: float, hz: float) -> None:
    points = IDEAL[kind] if kind == "simple_tap" else resampled(larger(IDEAL[kind], size), hz)
    assert set(Bench().run(points).values) == {kind}


@pytest.mark.parametrize("kind, number", [(kind, number) for kind in HANDS for number in range(len(HANDS[kind]))])
def test_what_hands_draw_is_their_kind_and_no_other(kind: str, number: int) -> None:
    assert set(Bench().run(resampled(HANDS[kind][number], 120)).values) == {kind}


@pytest.mark.parametrize("deviation, jitter", [(1, 4), (2, 8)])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "simple_tap"])
def test_noise_below_the_jitter_changes_nothing(kind: str, deviation: float, jitter: float) -> None:
    bench = Bench(jitter=jitter)
    for seed in range(20):
        assert kind in bench.run(noisy(larger(IDEAL[kind], 1.5), deviation, seed)).values


@pytest.mark.parametrize("hz", [30, 120, 240])
@pytest.mark.parametrize("size", [0.6, 1, 3])
@pytest.mark.parametrize("name", FOREIGN)
def test_other_shapes_are_nobodys(name: str, size: float, hz: float) -> None:
    assert Bench().run(resampled(larger(FOREIGN[name], size), hz)).values == {}


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "simple_tap"])
def test_a_tap_fails_every_drawn_shape(kind: str) -> None:
    assert kind in Bench().run(IDEAL["simple_tap"]).failed_at


def test_a_stroke_the_wrong_way_fails_in_mid_stroke() -> None:
    failed_at = Bench().run(polyline([(300, 300), (0, 280)])).failed_at
    assert {kind for kind, share in failed_at.items() if share < 0.35} >= {"checkmark", "chevron_right", "letter_r", "simple_tap"}


def test_a_square_fails_the_circle_at_a_corner() -> None:
    assert Bench().run(FOREIGN["square"]).failed_at["circle"] < 0.5


def test_the_check_mark_tells_its_turning_point() -> None:
    x, y = Bench().run(IDEAL["checkmark"]).values["checkmark"]
    assert math.hypot(x - 130, y - 135) < 6


@pytest.mark.parametrize("kind, bit, corner", [("right", 1, (160, 150)), ("left", 2, (100, 150)), ("up", 4, (150, 100)), ("down", 8, (150, 160))])
def test_a_chevron_of_any_direction_tells_which_and_where(kind: str, bit: int, corner: tuple[float, float]) -> None:
    found = Bench({"any": ("chevron", {"direction": 15})}).run(IDEAL[f"chevron_{kind}"]).values["any"]
    assert found[0] == bit and math.hypot(found[1] - corner[0], found[2] - corner[1]) < 6


@pytest.mark.parametrize("turns, direction", [(1, 1), (-1, 2)])
def test_a_circle_tells_its_centre_radius_and_direction(turns: float, direction: float) -> None:
    x, y, radius, found = Bench().run(arc(60, turns)).values["circle"]
    assert math.hypot(x, y) < 2 and abs(radius - 60) < 2 and found == direction


def test_a_circle_of_one_direction_leaves_the_other() -> None:
    bench = Bench({"cw": ("circle", {"direction": 1}), "ccw": ("circle", {"direction": 2})})
    assert set(bench.run(arc(60, 1)).values) == {"cw"}
    assert set(bench.run(arc(60, -1)).values) == {"ccw"}


def test_a_circle_of_two_turns_wants_two() -> None:
    bench = Bench({"two": ("circle", {"turns": 2})})
    assert "two" in bench.run(arc(60, 2, 1.6)).values and "two" not in bench.run(arc(60, 1)).values


def test_an_open_circle_needs_slack() -> None:
    assert "circle" not in Bench({"circle": ("circle", {"slack": 0.2})}).run(arc(60, 0.9)).values
    assert "circle" in Bench().run(arc(60, 0.9)).values


def test_an_r_may_be_recognized_before_the_lift() -> None:
    """Then the beginning of an n is one too: that is why it waits."""
    bench = Bench({"early": ("letter_r", {"at_lift": 0}), "late": ("letter_r", {})})
    assert set(bench.run(IDEAL["letter_r"]).values) == {"early", "late"}
    assert set(bench.run(FOREIGN["n"]).values) == {"early"}


def test_a_tickle_is_recognized_at_the_third_turn() -> None:
    points = IDEAL["tickle"]
    assert "tickle" in Bench().run(points).values
    assert "tickle" not in Bench({"tickle": ("tickle", {"reversals": 5})}).run(points).values
    turned = points[:, [1, 0, 2]]
    assert "tickle" not in Bench().run(turned).values
    assert "tickle" in Bench({"tickle": ("tickle", {"axis": 2})}).run(turned).values


def test_a_drawing_below_the_minimum_size_is_none() -> None:
    small = larger(IDEAL["chevron_right"], 0.3)
    assert "chevron_right" in Bench().run(small).values
    assert "chevron_right" not in Bench(minimum_size=40).run(small).values


def test_the_same_stroke_gives_the_same_events_and_the_same_hash() -> None:
    first, second = Bench(), Bench()
    for points in IDEAL.values():
        assert first.run(points) == second.run(points)
        assert first.engine.state_hash == second.engine.state_hash


@pytest.mark.parametrize("far", [1e5, 1e7, 9e8])
def test_absurd_places_do_no_harm(far: float) -> None:
    bench = Bench()
    bench.run(np.array([[0, 0, 0], [far, 0, 0.01], [-far, far, 0.02], [0, -far, 0.03], [0, 0, 0.04]]))
    assert set(bench.run(IDEAL["checkmark"]).values) == {"checkmark"}
