"""Recordings and traces give the gestures that Tests/Golden says. A change of these is a change of results: say so in
CHANGELOG.md."""

import sys
from pathlib import Path

import pytest
from house import DATA, ROOT, recordings, traces

sys.path.insert(0, str(ROOT / "Scripts"))
from golden import GOLDEN, place_of, reduced, replayed  # noqa: E402


@pytest.mark.parametrize("path", recordings() + traces(), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    assert reduced(replayed(path)) == place_of(path).read_text()


@pytest.mark.skipif(not recordings(), reason=f"no recordings under {DATA}: their golden results are not compared")
def test_no_golden_result_is_nobodys() -> None:
    assert sorted(GOLDEN.rglob("*.txt")) == sorted(place_of(path) for path in recordings() + traces())


def test_traces_have_names_of_their_own() -> None:
    places = [place_of(path) for path in recordings() + traces()]
    assert len(set(places)) == len(places)
