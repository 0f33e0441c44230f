"""Writes docs/recordings.md, what each class gives on each real recording, and tables.md beside this file, which says
when and why not. `table.py --write`; the tests compare."""

from __future__ import annotations

import functools
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from contacts import Contact
from judged import heard, kinds, summary
from judged import rows as judged_rows
from recorded import ALONE, DATA, REAL, ROOT, Frame, Gesture, Result, alone, frames, together, units_per_mm

PLACE = ROOT / "docs/recordings.md"
TOGETHER = ["tap", "pan", "pinch", "rotation"]
TABLES = ROOT / "Tests/Behaviour/Recordings/tables.md"
HEAD = """# What real recordings give

Reference for maintainers. Which gestures Kinesic finds in each recording of the folder that `KINESIC_DATA` names, and
what a person would call its contacts. The recordings are other people's data and lie outside the project. Written by
`build/venv/bin/python Tests/Behaviour/Recordings/table.py --write`, compared by `Tests/Behaviour/Recordings`. When
each gesture came, and the engine's sentence where none came, is in `Tests/Behaviour/Recordings/tables.md`.

No rule looks at one recording: the defaults of `dominance` and their times were chosen on all the parallel moves
together ([pinch.dominance](rules.md#pinchdominance)), the other thresholds come from elsewhere.

## Gestures

*Alone* is one recognizer of each kind on the root view, as an observer, so that none is in another's way. *Together*
is tap, pan, pinch and rotation on one view, the last three side by side. "Plain" is `dominance` 0, the plain
threshold. A number is how many there are of more than one. A `transform` begins with the first pan, pinch or rotation
and is left out.
"""
JUDGED = """
## What a person would call the contacts

What a person says is geometry. A finger alone, which shares less than 60 ms with others, is a *tap* where it stays
within 3 mm for half a second at most, a *press* where it stays longer, a *swipe* where it goes 10 mm or more in half
a second at most, straight on and at 80 mm a second or more, else a *drag*. With others it is judged together with the
one that is down with it longest, while both are: the rules are those of [quality.md](quality.md), where a drag is
called parallel; a hold of half a second at most is a tap. The judgement says why Kinesic, each recognizer alone,
differs, or that it is wrong.
"""
FULL = """# Each recording: what each recognizer gives, when, and why not

Written with docs/recordings.md, which says what the words mean, by `table.py --write`. *How many*: gestures begun or
recognized; *when*: the first ones, in seconds; *why*: the engine's sentences on its decisions, without the
recognizer's name; how often, if more than once.
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


@dataclass(frozen=True)
class Played:
    """A recording with what was found in it."""

    name: str
    feed: list[Frame]
    units: tuple[float, float]
    alone: Result
    together: Result
    judged: list[Contact]


def played(path: Path) -> Played:
    units = units_per_mm(path)
    feed = frames(path, units)
    return Played(path.stem, feed, units, alone(feed), together(feed), heard(feed))


@functools.cache
def recordings() -> list[Played]:
    return [played(path) for path in REAL]


def found(result: Result, names: list[str]) -> str:
    """The kinds that there are, with their number where it is not one."""
    counts = {name: len(result.of(name)) for name in names}
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts.items() if count) or "–"


def line(each: Played) -> str:
    first = [name for name, _, _ in ALONE if name != "transform"]
    return f"| {each.name} | {found(each.alone, first)} | {found(each.together, TOGETHER)} |"


def page() -> str:
    """docs/recordings.md: a line for each recording, and all contacts by what was said of them."""
    every = [contact for each in recordings() for contact in each.judged]
    lines = [HEAD, "| recording | alone | together |", "|---|---|---|", *map(line, recordings()), JUDGED, summary(every), "", *kinds(every)]
    return "\n".join(lines) + "\n"


def section(each: Played) -> str:
    """All that there is of a recording."""
    time = each.feed[-1].time - each.feed[0].time
    size = f"{len(each.feed)} frames, {time:.2f} s, {each.units[0]:g} by {each.units[1]:g} device units per mm."
    lines = [f"## {each.name}", "", size, "", "| who | how many | when | why |", "|---|---|---|---|"]
    lines += [*rows(each.alone, [name for name, _, _ in ALONE], ""), *rows(each.together, TOGETHER, "together: ")]
    return "\n".join([*lines, "", *judged_rows(each.judged)]) + "\n"


def tables() -> str:
    return "\n".join([FULL, *map(section, recordings())])


if __name__ == "__main__":
    if not REAL:
        sys.exit(f"no recordings under {DATA}: set KINESIC_DATA")
    for place, text in ((PLACE, page()), (TABLES, tables())):
        if "--write" in sys.argv:
            place.write_text(text)
        elif place.read_text() != text:
            sys.exit(f"{place} is not what the engine gives: run with --write")
