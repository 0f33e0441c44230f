"""The same recording gives the same bytes from every build: events, sentences, hashes of the state, estimates, flings."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from pathlib import Path

import pytest
from builds import OTHERS, SHIPPED, Build, reference, samples_of
from difference import EVENT, event_fields, first_difference
from house import DATA, recordings, traces
from table import names_in_docs

INPUTS = recordings() + traces()
GESTURE, VIEW_TOUCH, DECISION = "00000000", "01000000", "02000000"


@pytest.mark.parametrize("build", OTHERS, ids=lambda build: build.name.replace(", ", "-"))
@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_the_same_bytes(path: Path, build: Build) -> None:
    difference = first_difference(reference(path), build.play(samples_of(path)))
    assert difference is None, f"{path.stem}, {build.name}: {difference}"


def test_there_are_recordings_of_hands() -> None:
    assert traces(), "no traces ship"
    if not DATA.is_dir():
        pytest.skip(f"no recordings under {DATA}: only the traces were compared")
    assert len(recordings()) >= 33


def names_in(output: bytes) -> dict[str, set[str]]:
    """The types of event by recognizer, as the engine's own sentences name them."""
    found: dict[str, set[str]] = defaultdict(set)
    lines = output.decode().splitlines()
    for line, sentence in zip(lines, lines[1:]):
        if line.startswith("event "):
            kind = event_fields(line.removeprefix("event "))["type"]
            for name in re.findall(r"'([\w.]+)'", sentence)[:1]:
                found[name].add(kind)
    return found


def test_what_is_compared_is_worth_it() -> None:
    """Every class of the library sends gestures in the traces that ship, and every kind of record is there."""
    words: set[str] = set()
    sends: dict[str, set[str]] = defaultdict(set)
    for path in traces():
        output = reference(path)
        words |= {line.split(b" ")[0].decode() for line in output.splitlines()}
        for name, kinds in names_in(output).items():
            sends[name] |= kinds
    classes = set(re.findall(r"^class (\S+)$", reference(traces()[0]).decode(), re.M))
    assert len(classes) >= 14
    assert {name for name in classes if GESTURE in sends[name]} == classes
    assert DECISION in sends["pan"]
    assert words >= {"version", "class", "state", "property", "offset", "scene", "step", "event", "says", "estimate", "velocity", "at", "error"}


def test_a_difference_is_named() -> None:
    path = traces()[0]
    lines = reference(path).decode().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("event "))
    start = 6 + 2 * next(offset for name, _, offset in EVENT["fields"] if name == "x")
    digit = lines[place][start + 13]
    changed = lines[place][: start + 13] + ("0" if digit != "0" else "1") + lines[place][start + 14 :]
    doctored = "\n".join([*lines[:place], changed, *lines[place + 1 :], ""]).encode()
    assert re.match(r"scene nested, step \d+: event, x: [0-9a-f]{16} \(.+\) instead of ", first_difference(reference(path), doctored) or "")
    shorter = "\n".join(lines[:-1]).encode()
    assert first_difference(reference(path), shorter) == f"{len(lines) - 1} lines instead of {len(lines)}"
    assert first_difference(reference(path), reference(path)) is None


def test_the_document_lists_the_builds() -> None:
    assert names_in_docs() == [(build.name, build.summary) for build in [SHIPPED, *OTHERS]], "run table.py --write"


def test_sizes_and_times(note) -> None:  # type: ignore[no-untyped-def]
    """Told, not judged: how large each build is, and how long it takes for one trace."""
    path = next(path for path in traces() if path.stem == "ten_fingers_random")
    samples = samples_of(path)
    for build in [SHIPPED, *OTHERS]:
        began = time.monotonic()
        build.play(samples)
        note(f"{build.name}: {build.file.stat().st_size} bytes, {time.monotonic() - began:.2f} s for {path.stem}")
