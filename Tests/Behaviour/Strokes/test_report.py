"""No number of Kinesic's is worse than docs/strokes-report.md says, what it must reach it reaches; and what the page
is made with tells right from wrong."""

from __future__ import annotations

import numpy as np
import pytest
from costs import HOW, heap
from gestures import NO_DATA, POINT, Gestures, gathered, is_there
from judges import PEERS, Kinesic, Peer
from judging import MUST, OURS, Scope
from page import Column, Table, is_worse, parsed
from protocols import Split, of_others, own
from rates import Confusions
from rejection import auroc
from report import PLACE, guarded


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    if not is_there():
        pytest.skip(NO_DATA)
    return guarded(Scope(with_peers=False), Confusions())


def worse(page: str, tables: list[Table]) -> list[str]:
    """Our numbers that are worse than the page's, or that it does not have."""
    known, found = parsed(page), []
    for table in tables:
        for name in filter(is_ours, table.rows):
            row = known.get(table.title, {}).get(name, {})
            for column, cell in zip(table.columns, table.cells(name)):
                said = row.get(column.heading, "nothing")
                if said != cell and is_worse(column, said, cell):
                    found.append(f"{table.title}, {name}, {column.heading}: {cell}, the page says {said}")
    return found


def is_ours(name: str) -> bool:
    return name.startswith(OURS)


def missed(tables: list[Table]) -> set[tuple[str, str, str]]:
    """Our numbers that do not reach what they must."""
    found = set()
    for table in tables:
        for name in filter(is_ours, table.rows):
            for column, must, number in zip(table.columns, table.rows.get(MUST, []), table.rows[name]):
                if must is not None and number is not None:
                    is_reached = number <= must if column.better == "less" else number >= must
                    found |= set() if is_reached else {(table.title, name, column.title)}
    return found


@pytest.mark.thorough
def test_no_number_is_worse_than_the_page_says(tables: list[Table]) -> None:
    assert worse(PLACE.read_text(), tables) == []


@pytest.mark.thorough
def test_what_must_be_reached_is(tables: list[Table]) -> None:
    assert missed(tables) == set()


def made(rate: float, accepted: float) -> Table:
    table = Table("Things", "Text.", [Column("rate", "more", 1), Column("accepted", "less", 1)])
    table.add(MUST, 90, 5)
    table.add(f"{OURS}, so", rate, accepted)
    table.add("others", 1, 99)
    return table


@pytest.mark.parametrize(
    "rate, accepted, count, misses",
    [(95, 2, 0, 0), (96, 1, 0, 0), (95.04, 2, 0, 0), (94, 2, 1, 0), (94, 3, 2, 0), (89, 6, 2, 2), (90, 5, 2, 0)],
)
def test_a_worse_number_is_noticed(rate: float, accepted: float, count: int, misses: int) -> None:
    page = f"# Head\n\n{made(95, 2).markdown()}"
    assert len(worse(page, [made(rate, accepted)])) == count
    assert len(missed([made(rate, accepted)])) == misses


def test_a_number_that_the_page_lacks_is_noticed() -> None:
    assert len(worse("# Head\n", [made(95, 2)])) == 2


def test_nothing_is_allocated_while_drawings_are_named() -> None:
    if not is_there():
        pytest.skip(NO_DATA)
    found = heap()
    assert {name: row[2] for name, row in found.items()} == dict.fromkeys(HOW, 0)
    assert all(whole > short > 200 for whole, short, _ in found.values())


def line(*corners: tuple[float, float], strokes: tuple[int, ...] = ()) -> np.ndarray:
    """Straight from corner to corner, forty points a side; a corner may begin another stroke."""
    points = []
    for side, (a, b) in enumerate(zip(corners[:-1], corners[1:])):
        if side + 1 in strokes:
            continue
        for share in np.linspace(0, 1, 40):
            stroke = sum(side >= begin for begin in strokes)
            points.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), 0, stroke, 0))
    return np.array(points, POINT)


def moved(points: np.ndarray, xx: float, xy: float, yx: float, yy: float, by: float = 0) -> np.ndarray:
    other = points.copy()
    other["x"], other["y"] = xx * points["x"] + xy * points["y"] + by, yx * points["x"] + yy * points["y"] - by
    return other


BOX = line((0, 0), (10, 0), (10, 10), (0, 10), (0, 0))
CHECK = line((0, 4), (4, 10), (12, 0))
ZIGZAG = line((0, 0), (10, 0), (0, 10), (10, 10))
CROSS = line((0, 0), (10, 10), (10, 0), (0, 10), strokes=(2,))
NEAR = 2e-3
"""$1 looks for the best angle in steps."""
BACKWARDS = CHECK[::-1].copy()
LARGE = moved(CHECK, 7, 0, 0, 7, 100)
TURNED = moved(CHECK, 0.87, -0.5, 0.5, 0.87)
OTHER_ORDER = line((10, 0), (0, 10), (0, 0), (10, 10), strokes=(2,))
DRAWINGS = {"box": BOX, "check": CHECK, "zigzag": ZIGZAG, "cross": CROSS}


def named(judge: str, drawing: np.ndarray) -> tuple[str, float]:
    """By one template of each drawing above."""
    parts = [*DRAWINGS.values(), drawing]
    names = [*DRAWINGS, "?"]
    all_of = gathered(parts, names, ["a"] * len(parts), ["any"] * len(parts), range(len(parts)))
    split = Split(np.arange(len(DRAWINGS), dtype=np.int32), np.array([len(DRAWINGS)], np.int32))
    answer = (Kinesic(all_of) if judge == OURS else Peer(judge, all_of)).classify(split)
    return names[answer.found[0]], float(answer.scores[0])


@pytest.mark.parametrize("judge", [OURS, *PEERS])
@pytest.mark.parametrize("name", DRAWINGS)
def test_everyone_knows_a_template_again(judge: str, name: str) -> None:
    assert named(judge, DRAWINGS[name]) == (name, pytest.approx(0, abs=NEAR))


@pytest.mark.parametrize("judge", [OURS, *PEERS])
def test_size_and_place_do_not_matter(judge: str) -> None:
    assert named(judge, LARGE) == ("check", pytest.approx(0, abs=NEAR))


def test_what_each_peer_cares_about() -> None:
    """By their papers: which changes of a drawing count for whom."""

    def distance(judge: str, drawing: np.ndarray) -> float:
        return named(judge, drawing)[1]

    for judge in ("$1", "Protractor, any angle"):
        assert named(judge, TURNED) == ("check", pytest.approx(0, abs=0.02))
        assert distance(judge, BACKWARDS) > 0.1
    for judge in ("$P", "$P+", "$Q"):
        assert named(judge, BACKWARDS) == ("check", pytest.approx(0, abs=1e-5))
        assert named(judge, OTHER_ORDER)[0] == "cross"
        assert distance(judge, TURNED) > 0.3


def small_set() -> Gestures:
    """Three people, two speeds, ten repetitions of two shapes, and an eleventh of one."""
    rows = [
        (shape, user, speed, repetition)
        for user in "abc"
        for speed in ("medium", "slow")
        for shape in ("box", "check")
        for repetition in range(11 if shape == "box" else 10)
    ]
    return gathered([DRAWINGS[row[0]] for row in rows], *zip(*rows))


def test_own_templates_are_of_one_person_and_one_speed() -> None:
    drawings = small_set()
    splits = list(own(drawings, 3))
    assert len(splits) == 3 * 2 * 10
    for i, split in enumerate(splits):
        both = np.concatenate([split.templates, split.tests])
        assert len(set(drawings.users[both])) == len(set(drawings.conditions[both])) == 1
        assert len(split.templates) == 6 and len(split.tests) == 15 and len(set(both)) == 21
        assert set(drawings.repetitions[split.templates]) == {(i + k) % 10 for k in range(3)}


def test_other_peoples_templates_are_of_the_next_ones_at_medium_speed() -> None:
    drawings = small_set()
    for people, expected in ((1, ["b", "c", "a"]), (2, ["bc", "ac", "ab"])):
        splits = list(of_others(drawings, people))
        assert len(splits) == 3 * 10
        for i, split in enumerate(splits):
            assert set(drawings.users[split.templates]) == set(expected[i // 10])
            assert set(drawings.conditions[split.templates]) == {"medium"}
            assert set(drawings.repetitions[split.templates]) == {i % 10}
            assert len(split.templates) == 2 * people and len(split.tests) == 42


def test_auroc() -> None:
    assert auroc(np.array([1.0, 2]), np.array([[3.0, np.inf]])) == 1
    assert auroc(np.array([3.0]), np.array([[1.0, 5]])) == 0.5
    assert auroc(np.array([3.0]), np.array([[3.0, 3]])) == 0.5
