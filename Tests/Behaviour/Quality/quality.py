"""How good the recognizers are on the recordings at hand, beside others: prints docs/quality.md, `--write` writes
it."""

from __future__ import annotations

import sys

import ahead
import drawings
import joining
import policies
import presets
import rates
import rolls
import speed
import swipes
import two_fingers
from motions import NO_DATA, RECORDINGS, ROOT
from page import Table
from strokes import real_strokes

PLACE = ROOT / "docs/quality.md"
HEAD = """# How good it is on real fingers

Written by `make quality` from the recordings and strokes at hand, which are other people's and lie outside the
project (`KINESIC_DATA`); compared by `make test-quality`: a number of Kinesic's that is worse than here fails. Kinesic
is as it is by default. The others are not run: their default rules are rewritten in a few lines each
(`Tests/Behaviour/Quality/peers.py`), and judge the same places. No rule and no threshold may be chosen by this page.
Which gestures each recording gives, and what a person would call its contacts, is in [recordings.md](recordings.md).
"""


def is_there() -> bool:
    """Whether there is what the tables are made of."""
    return bool(RECORDINGS and real_strokes())


def tables() -> list[Table]:
    return [table for part in (two_fingers, policies, joining, rolls, swipes, presets, speed, ahead, rates, drawings) for table in part.tables()]


def page(found: list[Table]) -> str:
    return "\n".join([HEAD, *(table.markdown() for table in found)])


if __name__ == "__main__":
    if not is_there():
        sys.exit(NO_DATA)
    text = page(tables())
    print(text)
    if "--write" in sys.argv:
        PLACE.write_text(text)
