"""The tables of docs/touchpads.md are what comes of it now."""

import pytest
from pads import PADS
from report import PLACE, block, made, recordings, sessions


def test_the_sessions() -> None:
    assert block(PLACE.read_text(), "sessions") == sessions()


def test_the_made_sessions() -> None:
    assert block(PLACE.read_text(), "made") == made()


@pytest.mark.skipif(not all(pad.is_there for pad in PADS), reason="no recordings under KINESIC_DATA")
def test_the_recordings() -> None:
    assert block(PLACE.read_text(), "recordings") == recordings()
