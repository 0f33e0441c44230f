"""docs/classes.md says what the descriptors say: all of it, and with the same numbers (`make test-abi`: it is up to
date)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kinesic

PLACE = Path(__file__).resolve().parents[3] / "docs/classes.md"
NO_LIMIT = 1e9


def sections() -> dict[str, str]:
    parts = re.split(r"^## (.+)\n", PLACE.read_text(), flags=re.M)[1:]
    return dict(zip(parts[::2], parts[1::2]))


def rows(text: str) -> list[list[str]]:
    """The cells of the rows whose first is a name in backticks, without these."""
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines() if line.startswith("| `")]
    return [[line[0].strip("`"), *line[1:]] for line in lines]


def tables(title: str) -> list[dict[str, list[str]]]:
    """The rows of the properties of a class, and those of its values, by their names; a row that it shares with an
    earlier class stands there."""
    parts = sections()[title].split("| value |")
    found: list[dict[str, list[str]]] = [{}, {}]
    for number, part in enumerate(parts):
        for cells in rows(part):
            found[number][cells[0]] = cells
        for owner, names in re.findall(r"As in \[(.+?)\]\(#.+?\): ([^.]+(?:\.\w[^.]*)*)\.", part):
            for name in re.findall(r"`([\w.]+)`", names):
                # Where all values are another class's there is no table of them, only the sentence.
                kind = number if name in tables(owner)[number] else 1
                assert name not in found[kind]
                found[kind][name] = tables(owner)[kind][name]
    return found


def test_every_class_property_and_value_of_the_library() -> None:
    with kinesic.Engine() as engine:
        classes = engine.classes
    assert set(sections()) == {*classes, "Every recognizer"}
    for name, info in classes.items():
        properties, values = tables(name)
        assert sorted(properties) == sorted(each.name for each in info.properties)
        assert sorted(values) == sorted(each.name for each in info.values)
        for each in info.properties:
            check(properties[each.name], each)
        for value in info.values:
            cells = values[value.name]
            assert float(cells[2]) == pytest.approx(value.initial) and cells[3] == value.summary
    common = rows(sections()["Every recognizer"])
    assert [cells[0] for cells in common] == [each.name for each in kinesic.common_properties()]
    for cells, each in zip(common, kinesic.common_properties()):
        check(cells, each)


def check(cells: list[str], info: kinesic.PropertyInfo) -> None:
    default, unit, extent, origin, meaning = cells[1:]
    assert (origin, meaning) == (info.origin, info.summary) and unit == ("" if info.unit == "1" else info.unit)
    assert default == "no limit" if abs(info.initial) >= NO_LIMIT else float(default) == pytest.approx(info.initial, rel=1e-5)
    ends = [float(end) for end in re.findall(r"-?\d+(?:\.\d+)?", extent)]
    limits = [limit for limit in (info.minimum, info.maximum) if abs(limit) < NO_LIMIT]
    assert ends == pytest.approx(limits, rel=1e-5), info.name
