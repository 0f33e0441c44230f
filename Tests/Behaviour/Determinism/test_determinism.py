"""The same recording gives the same bytes from every build: events, sentences, hashes of the state, estimates, flings,
traces; and a trace plays in every build, whoever recorded it."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from builds import OTHERS, SHIPPED, TRACES, Build, recordings, traces
from comparison import comparisons, reference
from difference import EVENT, event_fields, first_difference
from house import DATA
from kept_traces import CHOSEN, EXPECTED, told
from table import names_in_docs

GESTURE, VIEW_TOUCH, DECISION = "00000000", "01000000", "02000000"
CASES = [pytest.param(path, build, id=f"{path.stem}-{build.name.replace(', ', '-')}") for build in OTHERS for path in build.inputs]


@pytest.mark.parametrize(("path", "build"), CASES)
def test_the_same_bytes(path: Path, build: Build) -> None:
    difference = comparisons()[build.name].result().differences[path.stem]
    assert difference is None, f"{path.stem}, {build.name}: {difference}"


@pytest.mark.parametrize("path", SHIPPED.inputs, ids=lambda path: path.stem)
def test_every_scene_plays_again_from_its_trace(path: Path) -> None:
    """The others write the same lines, so that this holds for all of them."""
    lines = reference()[path.stem].decode().splitlines()
    words = [line.split(" ")[0] for line in lines]
    assert [line for line in lines if line.startswith("differs")] == []
    assert words.count("replayed") == (1 if path in TRACES else words.count("scene")) > 0


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_a_trace_of_an_earlier_build_gives_what_it_gave_then(path: Path) -> None:
    name = path.stem
    expected = dict(reversed(line.split("  ")) for line in EXPECTED.read_text().splitlines())
    assert told({name: reference()[name]}) == f"{expected[name]}  {name}\n"
    assert b"\nevent " in reference()[name] or "hovering" in name


def test_the_traces_are_those_that_were_chosen() -> None:
    assert sorted(path.stem for path in TRACES) == sorted(f"{name}.{scene}" for name, scene in CHOSEN)
    assert sum(path.stat().st_size for path in TRACES) < 120_000


def test_there_are_recordings_of_hands() -> None:
    assert traces(), "no traces ship"
    if not recordings():
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
        output = reference()[path.stem]
        words |= {line.split(b" ")[0].decode() for line in output.splitlines()}
        for name, kinds in names_in(output).items():
            sends[name] |= kinds
    classes = set(re.findall(r"^class (\S+)$", reference()[traces()[0].stem].decode(), re.M))
    assert len(classes) >= 16
    assert {name for name in classes if GESTURE in sends[name]} == classes
    assert DECISION in sends["pan"]
    assert words >= {"version", "class", "state", "property", "offset", "scene", "step", "event", "says", "estimate", "velocity", "at", "error", "trace", "bytes"}


def test_a_difference_is_named() -> None:
    output = reference()[traces()[0].stem]
    lines = output.decode().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("event "))
    start = 6 + 2 * next(offset for name, _, offset in EVENT["fields"] if name == "x")
    digit = lines[place][start + 13]
    changed = lines[place][: start + 13] + ("0" if digit != "0" else "1") + lines[place][start + 14 :]
    doctored = "\n".join([*lines[:place], changed, *lines[place + 1 :], ""]).encode()
    assert re.match(r"scene nested, step \d+: event, x: [0-9a-f]{16} \(.+\) instead of ", first_difference(output, doctored) or "")
    shorter = "\n".join(lines[:-1]).encode()
    assert first_difference(output, shorter) == f"{len(lines) - 1} lines instead of {len(lines)}"
    assert first_difference(output, output) is None


def test_the_document_lists_the_builds() -> None:
    assert names_in_docs() == [(build.name, build.summary) for build in [SHIPPED, *OTHERS]], "run table.py --write"


def test_sizes_and_times(note) -> None:  # type: ignore[no-untyped-def]
    """Printed, not judged: how large each build is, and how long it took, others running at the same time."""
    for build in OTHERS:
        note(f"{build.name}: {build.file.stat().st_size} bytes, {comparisons()[build.name].result().seconds:.1f} s for {len(build.inputs)} inputs")
