"""Drawings of people who are not here, by geometry (variants.py): each class takes at least 95 % of its own, and at
most 0.3 % of the others."""

import pytest
from matrix import Matrix
from runner import run_all
from shapes_table import DRAWN, PLACE, made_table
from variants import variants


@pytest.fixture(scope="module")
def matrix() -> Matrix:
    return Matrix(run_all(variants()))


@pytest.mark.parametrize("kind", DRAWN)
def test_it_takes_its_own(matrix: Matrix, kind: str) -> None:
    assert matrix.share(kind, own=True) >= 0.95


@pytest.mark.parametrize("kind", DRAWN)
def test_it_leaves_the_others(matrix: Matrix, kind: str) -> None:
    assert matrix.share(kind, own=False) <= 0.003


def test_the_page_says_what_is_measured(matrix: Matrix) -> None:
    assert made_table(matrix) in PLACE.read_text(), f"{PLACE} differs: run `make shapes-report` and look at what changed"
