"""What a touch sample costs grows as docs/benchmarks.md says."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
import scale  # noqa: E402


@pytest.mark.parametrize("growth", scale.GROWTHS, ids=lambda growth: growth.what)
def test_the_cost_grows_no_faster_than_allowed(growth: scale.Growth) -> None:
    assert scale.breach(growth, *growth.few) == ""


def test_a_table_full_of_fingers_takes_a_small_part_of_a_core() -> None:
    assert scale.table_share() < 0.05
