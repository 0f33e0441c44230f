"""Writes docs/recordings.md: what each class gives on each real recording, and why. `table.py --write`; the tests
compare."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from contacts import Contact
from judged import heard, summary
from judged import rows as judged_rows
from recorded import ALONE, DATA, REAL, ROOT, Gesture, Result, alone, frames, together, units_per_mm

PLACE = ROOT / "docs/recordings.md"
HEAD = """# What real recordings give

Written by `build/venv/bin/python Tests/Behaviour/Recordings/table.py --write`, compared by
`Tests/Behaviour/Recordings`. The recordings are other people's data and lie outside the project (`KINESIC_DATA`). No
rule looks at one recording: the defaults of `dominance` and their times were chosen on all the parallel moves together
([pinch.dominance](rules.md#pinchdominance)), the other thresholds come from elsewhere.

- *Alone* (no prefix): one recognizer of each kind on the root view, as an observer, so that none is in another's way.
- *Together*: tap, pan, pinch and rotation on one view, the last three side by side.
- "plain" is `dominance` 0, the plain threshold.
- *How many*: gestures begun or recognized; *when*: the first ones, in seconds.
- *Why*: the engine's sentences on its decisions, without the recognizer's name; how often, if more than once.

The second table of each recording tells what a person would call each contact, and which recognizers had a part in it,
each alone. What a person says is geometry. A finger alone, which shares less than 60 ms with others, is a *tap* where
it stays within 3 mm for half a second at most, a *press* where it stays longer, a *swipe* where it goes 10 mm or more
in half a second at most, straight on and at 80 mm a second or more, else a *drag*. With others it is judged together
with the one that is down with it longest, while both are: the rules are those of [quality.md](quality.md), where a
drag is called parallel; a hold of half a second at most is a tap. The judgement says why Kinesic differs, or that it
is wrong.
"""


def why(sentences: tuple[str, ...]) -> str:
    """The sentences, each once with its count, in the order of their first; a touch that landed has no number."""
    short = [re.sub(r"before touch \d+ landed", "before a touch landed", re.sub(r"^\S+ '[^']*' ", "", sentence)) for sentence in sentences]
    return "; ".join(f"{text} ({short.count(text)} times)" if short.count(text) > 1 else text for text in dict.fromkeys(short))


def when(gestures: list[Gesture]) -> str:
    times = [f"{gesture.start:.3f}" for gesture in gestures[:4]]
    return ", ".join(times) + (", ..." if len(gestures) > 4 else "")


def rows(result: Result, names: list[str], label: str) -> list[str]:
    found = []
    for name in names:
        gestures = result.of(name)
        found.append(f"| {label}{name} | {len(gestures) or '–'} | {when(gestures)} | {why(result.sentences.get(name, ()))} |")
    return found


def section(path: Path) -> tuple[str, list[Contact]]:
    """The tables of a recording, and its contacts with what was said of them."""
    units = units_per_mm(path)
    feed = frames(path, units)
    one, several, judged = alone(feed), together(feed), heard(feed)
    lines = [f"## {path.stem}", "", f"{len(feed)} frames, {feed[-1].time - feed[0].time:.2f} s, {units[0]:g} by {units[1]:g} device units per mm.", ""]
    lines += ["| who | how many | when | why |", "|---|---|---|---|", *rows(one, [name for name, _, _ in ALONE], "")]
    lines += rows(several, ["tap", "pan", "pinch", "rotation"], "together: ")
    return "\n".join([*lines, "", *judged_rows(judged)]), judged


def table() -> str:
    sections = [section(path) for path in REAL]
    every = [contact for _, judged in sections for contact in judged]
    return "\n".join([HEAD, f"{summary(every)}\n", *(text + "\n" for text, _ in sections)])


if __name__ == "__main__":
    if not REAL:
        sys.exit(f"no recordings under {DATA}: set KINESIC_DATA")
    if "--write" in sys.argv:
        PLACE.write_text(table())
    elif PLACE.read_text() != table():
        sys.exit(f"{PLACE} is not what the engine gives: run with --write")
