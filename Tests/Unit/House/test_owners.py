"""Each folder of the core owns its data: nobody outside of it writes a field that one of its types declares; and
nobody calls what only a folder above has."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from house import HEADERS, swift_files, without_comments
from swift_fields import lines_of, methods, names, stored_fields
from test_house import CORE, LAYERS, layer_of, name_of

# Both are the one object Engine. It declares the state of recordings and replays, Tape, which Trace fills, and it
# calls Trace where something is to be recorded or played.
FAMILIES = dict.fromkeys(["Engine", "Trace"], {"Engine", "Trace"})
BRACKETS = r"(?:[^\[\]()]|\[(?:[^\[\]()]|\[[^\[\]]*\]|\([^()]*\))*\]|\((?:[^\[\]()]|\[[^\[\]]*\]|\([^()]*\))*\))*"
SUBSCRIPTS = rf"(?:\[{BRACKETS}\]|\({BRACKETS}\)|[?!])*"
PATH = rf"((?:\w+|\$0){SUBSCRIPTS}(?:\.\w+{SUBSCRIPTS})*?)"
BEGIN = r"(?<![\w.$)\]])"
ASSIGNMENT = re.compile(rf"{BEGIN}{PATH} +(?:&?[-+*/%]|&?<<|&?>>|[|&^])?=(?!=) ")
TUPLE = re.compile(rf"(?<![\w)\]])\(({BRACKETS})\) = ")
TOGGLE = re.compile(rf"{BEGIN}{PATH}\.toggle\(\)")
CODING = re.compile(rf"\.code\((?:\w+: )?&{PATH}[,)]")
# Functions that change a list or a set.
CHANGE = re.compile(rf"{BEGIN}{PATH}\.(?:append|insert|remove|removeAll|removeLast|extend|truncate)\(")


@dataclass
class Fields:
    """The stored fields of the core, by name."""

    # The folders that have one, as far as another folder could write it.
    folders: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    # What its declarations say of it.
    declared: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    # Those of each type that are no constants.
    of_type: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    # Those that are constants wherever there is one.
    constants: set[str] = field(default_factory=set)


@cache
def fields() -> Fields:
    found = Fields()
    is_open, is_constant = defaultdict[str, bool](bool), defaultdict[str, bool](lambda: True)
    for path in swift_files(CORE):
        for stored in stored_fields(path.read_text()):
            found.folders[stored.name].add(layer_of(path))
            found.declared[stored.name].add(stored.declared)
            is_open[stored.name] |= stored.is_open
            is_constant[stored.name] &= stored.is_constant
            if not stored.is_constant:
                found.of_type[stored.type].add(stored.name)
    found.folders = {name: folders for name, folders in found.folders.items() if is_open[name]}
    found.constants = {name for name, constant in is_constant.items() if constant}
    return found


@cache
def homes() -> dict[str, set[str]]:
    """Which folders declare a type."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in swift_files(CORE):
        for line in lines_of(path.read_text()):
            if line.type and line.type.kind == "type":
                found[line.type.name].add(layer_of(path))
    return found


@cache
def named() -> dict[str, set[str]]:
    """What each folder gives a name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in swift_files(CORE):
        found[layer_of(path)] |= names(path.read_text())
    return found


@cache
def c_fields() -> set[str]:
    """The fields of the headers' structs: these names say nothing of whose field it is."""
    text = "\n".join(without_comments(header.read_text()) for header in HEADERS)
    bodies = re.findall(r"^typedef struct \w+ \{(.*?)^\}", text, re.M | re.S)
    return {name for body in bodies for name in re.findall(r"\b(\w+)(?:\[\w+\])?[,;]", re.sub(r"\([^()]*\)", "", body))}


def parts(path: str) -> list[str]:
    """The names of a path, without what stands in brackets."""
    while (simpler := re.sub(r"\[[^\[\]()]*\]|\([^\[\]()]*\)", "", path)) != path:
        path = simpler
    return re.findall(r"\w+", path)


def written(line: str) -> list[list[str]]:
    """The paths that a line writes, those of lists and sets included whose function it calls that changes them."""
    found = [match[1] for pattern in (ASSIGNMENT, TOGGLE, CODING) for match in pattern.finditer(line)]
    found += [part for match in TUPLE.finditer(line) for part in match[1].split(",")]
    changed = [parts(match[1]) for match in CHANGE.finditer(line)]
    return [parts(path) for path in found] + [path for path in changed if is_row(path[-1])]


def is_row(name: str) -> bool:
    """Whether a field of this name is a list or a set."""
    return any(re.search(r"\b(?:List<|TouchSet\b)", declared) for declared in fields().declared[name])


def owners_field(before: str, name: str, own: set[str]) -> bool:
    """Whether the field before a name in a path, or each of its rows, is of another folder's type, which has a field
    of this name."""
    types = {re.sub(r"\W*(?:List<|SlotMap<)?(\w*).*", r"\1", declared) for declared in fields().declared[before]}
    return any(not homes()[type] & own and name in fields().of_type[type] for type in types if type in homes())


def writes_of_others(text: str, folder: str) -> list[str]:
    """Lines of a file in this folder that write a stored field of another folder's type.

    It goes by names, and so does not see: a field whose name is that of a field in the file's own folder, or of a C
    struct, unless a field of another folder stands before it in the path; what is lent with `&`, but to a function
    that codes; an assignment whose left side is on a line of its own. What a function of the owner changes is the
    owner's.
    """
    own = FAMILIES.get(folder, {folder})
    found = []
    for line in lines_of(text):
        extended = line.type.name if line.type and line.type.kind == "extension" else ""
        theirs = fields().of_type[extended] if not homes().get(extended, own) & own else set()
        for path in written(line.text):
            first, *rest = [name for name in path if name != "self"] or [""]
            is_declared = re.match(rf".*\b(?:let|var) {first}\b", line.text)
            is_foreign = first in theirs and not is_declared
            for before, name in pairwise([first, *rest]):
                is_known = name not in c_fields() and not fields().folders.get(name, own) & own
                is_foreign = (is_foreign or is_known or owners_field(before, name, own)) and name not in fields().constants
            if is_foreign:
                found.append(f"{line.number}: {line.text.strip()}")
    return found


@pytest.mark.parametrize("path", swift_files(CORE), ids=name_of)
def test_only_the_owner_writes(path: Path) -> None:
    assert writes_of_others(path.read_text(), layer_of(path)) == []


@cache
def all_methods() -> set[str]:
    return set().union(*(methods(path.read_text()) for path in swift_files(CORE)))


def calls_upwards(text: str, folder: str) -> list[str]:
    """Lines of a file in this folder that call a method which only folders above have. A name that this folder, or one
    below, gives to anything is not looked at."""
    below = FAMILIES.get(folder, set()) | set(LAYERS[: LAYERS.index(folder) + 1])
    higher = all_methods() - set().union(*(named()[name] for name in below))
    return [f"{line.number}: {name}" for line in lines_of(text) for name in re.findall(r"\b(\w+)\(", line.text) if name in higher]


@pytest.mark.parametrize("path", swift_files(CORE), ids=name_of)
def test_no_folder_calls_a_higher_one(path: Path) -> None:
    assert calls_upwards(path.read_text(), layer_of(path)) == []


@pytest.mark.parametrize(
    ("folder", "lines"),
    [
        ("Engine", "arena.members[index].hasTimer = false"),
        ("Engine", "arena.members.reference(to: at(1)).value.hasTimer = false"),
        ("Engine", "let entry = arena.members.reference(to: 1)\n    entry.value.attempt &+= 1"),
        ("Engine", "if last < 0 { scene.views[view].firstRecognizer = 1 } else { scene.recognizers[last].nextOnView = 2 }"),
        ("Engine", "engine.outbox.queue = EventQueue(capacity: 1)"),
        ("Engine", "scene.views[view].delegate = kin_view_delegate()"),
        ("Engine", "scene.views[view].isHidden.toggle()"),
        ("Engine", "(recognizer.value.location, recognizer.value.touchCount) = end"),
        ("Engine", "scene.recognizers[index].instance.request.flags |= 1"),
        ("Engine", "arena.inPlay.removeAll()"),
        ("Trace", "archive.code(&scene.addedCount)"),
        ("Trace", "attempts.streams = StreamTable(width: 1)"),
        ("Arena", "entry.touch.history.nextOnView -= 1"),
    ],
)
def test_a_write_is_found(folder: str, lines: str) -> None:
    text = f"extension Engine {{\n  func change() {{\n    {lines}\n  }}\n}}\n"
    assert writes_of_others(text, folder) != []


@pytest.mark.parametrize(
    ("folder", "lines"),
    [
        ("Engine", "let touchCount = arena.members[index].attempt == 1 ? 1 : 0"),
        ("Engine", "host.edits.deferred.append(.setEnabled(id, true))"),
        ("Engine", "scene.recognizers[index].instance[offset] = 1"),
        ("Engine", "event.x = recognizer.value.location.x"),
        ("Engine", "arena.members[index].noteTimer(false)"),
        ("Trace", "tape.player.report.steps += 1"),
        ("Arena", "members[index].hasTimer = false"),
    ],
)
def test_what_is_no_write_is_left_alone(folder: str, lines: str) -> None:
    text = f"extension Engine {{\n  func change() {{\n    {lines}\n  }}\n}}\n"
    assert writes_of_others(text, folder) == []


def test_a_write_in_an_extension_is_found() -> None:
    text = "extension Recognizer {\n  mutating func change() {\n    touchCount = 0\n  }\n}\n"
    assert writes_of_others(text, "Trace") == ["3: touchCount = 0"]
    assert writes_of_others(text, "Scene") == []


def test_a_call_upwards_is_found() -> None:
    text = "extension Arena {\n  func change() {\n    judge.noteStep()\n    act(1, .began)\n  }\n}\n"
    assert calls_upwards(text, "Arena") == ["3: noteStep"]
    assert calls_upwards(text, "Engine") == []
