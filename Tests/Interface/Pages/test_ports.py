"""The port guides: each name of Kinesic that they give exists, and the guide for UIKit has every name of UIKit's."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from house import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))
from abi_headers import declared  # noqa: E402

PAGES = sorted(set((ROOT / "docs/port").glob("*.md")) - {ROOT / "docs/port/index.md", ROOT / "docs/port/uikit-programs.md"})
NAMES = Path(__file__).with_name("uikit.txt").read_text()


@cache
def headers() -> tuple[set[str], dict[str, set[str]]]:
    """Every name that the headers declare or the adapters have, and the fields of each struct."""
    found = declared(ROOT / "Include")
    names = {*found.types, *found.structs, *found.constants, *found.texts, *found.functions, *found.plugin_functions}
    for header in (ROOT / "Include/kinesic").glob("*.h"):  # small functions that are compiled into the host
        names |= set(re.findall(r"^KIN_INLINE .*?\b(kin_\w+)\(", header.read_text(), re.M))
    for adapter in (ROOT / "bindings/c/adapters/kinesic").glob("*.h"):
        names |= set(re.findall(r"\b(?:kin|KIN)_\w+", adapter.read_text()))
    return names, {name: {member.name for member in members} for name, members in found.structs.items()}


@cache
def words() -> dict[str, set[str]]:
    """What each class has: properties and values; under "" those of every recognizer."""
    found: dict[str, set[str]] = {}
    for section in re.split(r"^## ", (ROOT / "docs/classes.md").read_text(), flags=re.M)[1:]:
        title = section.split("\n", 1)[0]
        sentences = [block for block in section.split("\n\n") if block.startswith("As in [")]
        shared = re.findall(r"`([\w.]+)`", " ".join(sentences))
        found["" if title == "Every recognizer" else title] = {*re.findall(r"^\| `([\w.]+)` \|", section, re.M), *shared}
    assert found["tap"] and found[""] and "velocity_limit" in found["pan"] & found["pinch"]
    return found


def is_in_c(name: str) -> bool:
    names, fields = headers()
    head, _, member = name.partition(".")
    return member in fields.get(head, set()) if member else head in names


def is_in_python(name: str) -> bool:
    kinesic: Any = pytest.importorskip("kinesic")
    from kinesic._core import derived

    if "." not in name:
        return name in {"step", *derived.METHODS}
    kind: Any = kinesic
    for part in name.split(".")[1:]:
        fields = {field for each in getattr(kind, "__mro__", ()) for field in each.__dict__.get("__annotations__", ())}
        if part.startswith("_") or not (hasattr(kind, part) or part in fields):
            return False
        kind = getattr(kind, part, None)
    return True


def sections(path: Path) -> Iterator[tuple[str, str]]:
    """The headings of a page with what stands under them, code left out."""
    text = re.sub(r"^```.*?^```", "", path.read_text(), flags=re.S | re.M)
    for section in re.split(r"^##+ ", text, flags=re.M)[1:]:
        title, _, body = section.partition("\n")
        yield title, body


def rows(body: str) -> list[list[str]]:
    """The rows of the tables of a section, without heads."""
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in body.splitlines() if line.startswith("| ")]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_names_in_c_exist(path: Path) -> None:
    named = set(re.findall(r"`((?:kin|KIN)_[\w.]+)`", path.read_text()))
    assert named and {name for name in named if not is_in_c(name)} == set()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_names_in_python_exist(path: Path) -> None:
    named = set(re.findall(r"`(kinesic\.[\w.]+)`", path.read_text()))
    for _, body in sections(path):
        for row in rows(body):
            if len(row) == 4 and row[0].startswith("`"):
                named |= set(re.findall(r"`(\w+)`", row[2]))
    assert named and {name for name in named if not is_in_python(name)} == set()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_quoted_names_are_of_a_class(path: Path) -> None:
    """In code and quotes stand classes, and properties and values of those that the section names."""
    wrong = []
    for title, body in sections(path):
        quoted = set(re.findall(r'`"([\w.]+)"`', body))
        classes = quoted & set(words())
        known = set(words()) | words()[""].union(*(words()[name] for name in classes))
        if title == "What differs most":
            known = known.union(*words().values())
        wrong += [f"{title}: {name}" for name in quoted - known]
    assert wrong == []


@pytest.mark.parametrize("section", re.split(r"\n\n(?=# )", NAMES), ids=lambda section: section.split("\n")[0][2:])
def test_the_guide_has_every_name_of_uikit(section: str) -> None:
    title, *names = section.strip().splitlines()
    guide = dict(sections(ROOT / "docs/port/uikit.md"))
    assert title[2:] in guide
    table = [re.fullmatch(r"`([^`]+)`", row[0]) for row in rows(guide[title[2:]])]
    assert [found[1] for found in table if found] == names


def test_every_row_of_the_uikit_guide_says_something() -> None:
    """A row names what is here, or says why there is nothing."""
    guide = dict(sections(ROOT / "docs/port/uikit.md"))
    listed = [row for title in re.findall(r"^# (.+)$", NAMES, re.M) for row in rows(guide[title]) if row[0].startswith("`")]
    assert len(listed) > 150
    for row in listed:
        assert len(row) == 4 and (row[1] != "–" or len(row[3]) > 5), row
