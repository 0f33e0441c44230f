"""No number of Kinesic's is worse than docs/quality.md says; and what the page is made with tells right from wrong."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from motions import NO_DATA, Pair, Way, pairs_of
from page import Column, Table, differences
from peers import android_scales, flutter_reports, last_two, least_squares, whole_way
from play import PLAYED, begun, velocities
from quality import PLACE, is_there, tables
from rates import PANELS, delays, others
from speed import in_bursts, jumps
from two_fingers import RATES, resampled


def test_no_number_is_worse_than_the_page_says(note: Callable[[str], None]) -> None:
    if not is_there():
        pytest.skip(NO_DATA)
    found = differences(PLACE.read_text(), tables())
    for difference in found:
        if not difference.is_worse:
            note(f"{difference} (`make quality` writes it)")
    assert [str(difference) for difference in found if difference.is_worse] == []


def table(ours: float, theirs: float, kept: float = 9) -> Table:
    made = Table("Things", "Text.", [Column("wrong", "less", 1, 9), Column("kept", "more")])
    made.add("Kinesic, so", ours, kept)
    made.add("others", theirs, None)
    return made


@pytest.mark.parametrize(
    "new, worse",
    [
        (table(2, 5), []),
        (table(1, 5), [False]),
        (table(3, 5), [True]),
        (table(2, 6), [False]),
        (table(2, 5, 8), [True]),
        (table(2.04, 5), []),
        (table(2, 5, 10), [False]),
        (Table("Other", "", [Column("wrong")], {"Kinesic": [1.0]}), [True, True]),
        (
            Table("Things", "", [Column("wrong", "less", 1, 8), Column("kept", "more")], table(2, 5).rows),
            [True, True],
        ),
    ],
)
def test_a_worse_number_is_noticed(new: Table, worse: list[bool]) -> None:
    page = f"# Head\n\nText\n\n{table(2, 5).markdown()}"
    assert [difference.is_worse for difference in differences(page, [new])] == worse


TIMES = np.arange(0, 0.6, 0.01)
SHARE = np.clip((TIMES - 0.05) / 0.5, 0, 1)[:, None]


def finger(begin: tuple[float, float], by: tuple[float, float]) -> Way:
    return Way("", TIMES, np.array(begin) + SHARE * np.array(by), 0.6)


def about(radius: float, start: float, turn: float) -> Way:
    angles = start + SHARE[:, 0] * turn
    return Way("", TIMES, radius * np.stack([np.cos(angles), np.sin(angles)], axis=1), 0.6)


PAIRS = {
    "parallel": Pair(finger((0, 0), (30, 2)), finger((20, 5), (26, 4))),
    "pinch": Pair(finger((0, 0), (-15, 1)), finger((20, 0), (14, 0))),
    "rotation": Pair(about(20, 0, 0.8), about(20, np.pi, 0.8)),
    "one rests": Pair(finger((0, 0), (0.5, 0)), finger((30, 0), (20, 0))),
    "hold": Pair(finger((0, 0), (1, 0)), finger((30, 0), (0, 2))),
    "mixed": Pair(finger((0, 0), (30, 0)), finger((20, 5), (4, 12))),
}


@pytest.mark.parametrize("label", PAIRS)
def test_labels(label: str) -> None:
    assert PAIRS[label].label() == label


def test_pairs_are_made_of_contacts_that_are_down_together() -> None:
    early, late = finger((0, 0), (9, 0)), finger((50, 0), (9, 0))
    alone = Way("", TIMES + 0.55, late.places, 1.15)
    assert pairs_of([early, late]) == [Pair(early, late)]
    assert pairs_of([early, alone]) == []


@pytest.mark.parametrize("how", PLAYED)
def test_a_plain_pinch_of_the_engine_sees_what_is_played(how: str) -> None:
    """However it is reported: the threshold without a rule for parallel moves takes a pinch; the fingers go as far as
    they went."""
    rows = PLAYED[how](PAIRS["pinch"])
    assert begun(rows, {"plain": ("pinch", {"dominance": 0}), "rotation": ("rotation", {"dominance": 0})}) == {
        "plain"
    }
    for which, path in ((1, PAIRS["pinch"].first), (2, PAIRS["pinch"].second)):
        assert np.allclose([row[3] for row in rows if row[1] == which][-1], path.places[-1])


def test_the_rules_of_others() -> None:
    def judged(label: str) -> tuple[bool, bool, bool]:
        return (
            android_scales(PAIRS[label].first.places, PAIRS[label].second.places),
            *flutter_reports(PAIRS[label].first.places, PAIRS[label].second.places),
        )

    assert judged("pinch") == (True, True, False)
    assert judged("hold") == (False, False, False)
    assert judged("rotation") == (False, False, False), "Flutter's begins by span or by the middle"


def test_estimates_of_an_even_move() -> None:
    path = finger((0, 0), (30, -40))
    chosen = slice(0, 50)
    for estimate in (least_squares, last_two):
        assert estimate(path.times[chosen], path.places[chosen]) == pytest.approx([60, -80], rel=1e-6)
    assert whole_way(path.times[5:50], path.places[5:50]) == pytest.approx([60, -80])
    assert velocities(path)[0][40] == pytest.approx([60, -80], rel=1e-6)


def test_a_panel_of_another_rate_reports_the_same_way() -> None:
    path = finger((0, 0), (30, -40))
    for rate in RATES:
        other = resampled(path, rate)
        assert other.times[0] == path.times[0] and path.times[-1] - other.times[-1] < 1 / rate
        assert np.allclose(np.diff(other.times)[1:], 1 / rate)
        assert np.allclose(other.places, path.at(other.times)) and other.lifted == path.lifted


def test_bursts_and_jumps() -> None:
    path = finger((0, 0), (30, 0))
    burst = in_bursts(path)
    assert (burst.times >= path.times).all() and burst.places is path.places
    assert 2e-5 == pytest.approx(np.diff(burst.times).min()) and (np.diff(burst.times) > 0).all()
    moving = Way("", path.times[:50], path.places[:50], 0.5)
    assert not jumps(moving)
    assert jumps(Way("", moving.times, np.concatenate([moving.places[:-1], moving.places[-1:] + (4, 3)]), 0.5))


AT_THE_LIMIT = {("rotation", 1, "pinch")}
"""A hand that turns and whose fingers come as much nearer as a pinch needs, within a hundredth of a unit."""


@pytest.mark.parametrize("panel", PANELS)
def test_all_rates_give_the_same_gestures_with_the_next_report(panel: str) -> None:
    rate, _ = PANELS[panel]
    frames = 1 if panel.endswith("Hz") else 2
    assert others(panel) <= AT_THE_LIMIT
    assert -4 <= delays(panel).min() and delays(panel).max() <= frames * 1000 / rate + 0.1
