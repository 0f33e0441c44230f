"""Which function and which data belongs to the primary module: what its exports need, without passing what
bindings/web/module/secondary.txt names."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from splitting.binary import DATA, WEAK, Linked

ROOT = Path(__file__).resolve().parents[2]


class Wrong(Exception):
    """A list names something that is not there."""


def lines_of(file: Path) -> list[str]:
    """The lines of a list, without comments, which begin with "# "."""
    lines = (re.sub(r"(^|\s+)# .*", "", line).strip() for line in file.read_text().splitlines())
    return [line for line in lines if line]


@dataclass
class Rules:
    """What secondary.txt says: files whose functions are not passed, functions that are passed all the same, functions
    of other files that are not, and those whose sentences are moved."""

    files: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    stopped: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> Rules:
        rules = cls()
        for line in lines_of(file):
            word, _, pattern = line.partition(" ")
            lists = {"but": rules.passed, "function": rules.stopped, "texts": rules.texts}
            if word in lists:
                lists[word].append(pattern)
            else:
                rules.files.append(line)
        return rules


def objects_in(link_map: Path) -> list[str]:
    """The object that each function came from, in the order of the functions."""
    code = link_map.read_text().split(" CODE\n")[1].split(" DATA\n")[0]
    return re.findall(r"^ +- +[0-9a-f]+ +[0-9a-f]+ {9}(\S.*):\(.*\)$", code, re.M)


def marks_in(link_map: Path) -> list[tuple[int, int]]:
    """Address and size of what the compiler leaves of each object's sources, which nobody reads."""
    rows = re.findall(r"^ +([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) \.swift_modhash$", link_map.read_text(), re.M)
    return [(int(address, 16), int(size, 16)) for address, size in rows]


def demangled(names: list[str]) -> list[str]:
    """As Swift writes them: `Engine.feed(_:)`."""
    compiler = subprocess.run(["sh", "-c", "readlink -f $(command -v swiftc)"], capture_output=True, text=True, check=True).stdout.strip()
    given = "\n".join(re.sub(r"^\$e", "$s", name) for name in names)
    command = [Path(compiler).parent / "swift-demangle", "-simplified"]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout.splitlines()


class Choice:
    """Which functions and which data go where. `roots`: the functions that the primary module exports, by name."""

    def __init__(self, linked: Linked, link_map: Path, roots: dict[str, int], rules: Rules) -> None:
        self.linked = linked
        self.mark_places = marks_in(link_map)
        self.sources = dict(zip(linked.functions, self._sources(objects_in(link_map)), strict=True))
        firsts = [symbols[0].name if symbols else "?" for symbols in linked.functions.values()]
        self.names = dict(zip(linked.functions, demangled(firsts), strict=True))
        self.stops = self._stops(rules, set(roots))
        self.reached = self._reach({("function", index) for index in roots.values()})
        self.reached -= self._texts(rules)

    def _sources(self, objects: list[str]) -> list[str]:
        """The source file of each object of the library, by its path in the tree; "" for other objects."""
        paths = {(path.relative_to(ROOT / "Sources").parts[0], path.name): str(path.relative_to(ROOT)) for path in ROOT.glob("Sources/*/**/*.swift")}
        parts = [re.search(r"(\w+)\.build/([^/]+\.swift)\.o$", found) for found in objects]
        return [paths[part[1], part[2]] if part else "" for part in parts]

    def _stops(self, rules: Rules, exports: set[str]) -> set[int]:
        """The functions that are not passed. Files: those that are defined there and nowhere else."""
        known = set(self.sources.values())
        for pattern in rules.files:
            if not any(fnmatchcase(source, pattern) for source in known):
                raise Wrong(f"no function comes of {pattern}")
        for pattern in rules.passed + rules.stopped + rules.texts:
            if not any(fnmatchcase(name, pattern) for name in self.names.values()):
                raise Wrong(f"no function is called {pattern}")
        return {index for index in self.linked.functions if self._is_stop(index, rules, exports)}

    def _is_stop(self, index: int, rules: Rules, exports: set[str]) -> bool:
        name, source, symbols = self.names[index], self.sources[index], self.linked.functions[index]
        if any(fnmatchcase(name, pattern) for pattern in rules.passed):
            return False
        if called := re.match(r"kin_\w+(?=$|\()", name):  # the C function, or the Swift function that it calls
            return called[0] not in exports
        if any(fnmatchcase(name, pattern) for pattern in rules.stopped):
            return True
        # What the compiler made for a file out of code of other files belongs to no file: it may serve all.
        is_made = name.startswith((".L", "specialized", "outlined"))
        is_own = not is_made and any(not symbol.flags & WEAK for symbol in symbols)
        return is_own and any(fnmatchcase(source, pattern) for pattern in rules.files)

    def _reach(self, roots: set[Linked.Node]) -> set[Linked.Node]:
        reached, waiting = set(roots), list(roots)
        while waiting:
            for node in self.linked.references.get(waiting.pop(), ()):
                if node not in reached and not (node[0] == "function" and node[1] in self.stops):
                    reached.add(node)
                    waiting.append(node)
        return reached

    def _texts(self, rules: Rules) -> set[Linked.Node]:
        """Sentences that only functions name whose sentences are moved."""
        users: dict[Linked.Node, set[Linked.Node]] = {}
        for node in self.reached:
            for target in self.linked.references.get(node, ()):
                users.setdefault(target, set()).add(node)
        moving = {("function", index) for index, name in self.names.items() if any(fnmatchcase(name, pattern) for pattern in rules.texts)}
        return {node for node in self.reached if node[0] == "data" and users[node] <= moving and self._is_sentence(node[1])}

    def _is_sentence(self, number: int) -> bool:
        symbol = self.linked.symbols[number]
        start = self.linked.start(symbol)
        return re.fullmatch(rb"[ -~]+ [ -~]+\0", self.linked.section(DATA).content[start : start + symbol.size]) is not None

    def primary(self) -> list[int]:
        """The functions of the primary module."""
        return [index for index in self.linked.functions if ("function", index) in self.reached]

    def crossings(self) -> dict[str, list[str]]:
        """The functions of the secondary module that the primary one names, each with those that do."""
        found: dict[str, set[str]] = {}
        for node in self.reached:
            for target in self.linked.references.get(node, ()):
                if target not in self.reached and target[0] == "function" and target[1] in self.names:
                    found.setdefault(self.names[target[1]], set()).add(self.names[node[1]] if node[0] == "function" else "data")
        return {name: sorted(found[name]) for name in sorted(found)}

    def marks(self) -> list[tuple[int, int]]:
        """The places of data that nobody reads, in the content of the section."""
        return [
            (segment.start + address - segment.address, segment.start + address - segment.address + size)
            for address, size in self.mark_places
            for segment in self.linked.segments
            if segment.address <= address < segment.address + segment.size
        ]

    def secondary_data(self, gap: int = 8) -> list[tuple[int, int]]:
        """The places of data that only the secondary module needs: begin and end in the content of the section. Up to
        `gap` zeros between two, of which nobody is known to need them, are taken with them."""
        content = self.linked.section(DATA).content
        owner = bytearray(2 if byte else 0 for byte in content)  # 1: the secondary's, 2: the primary's, or not known
        for number in sorted(self.linked.data, key=lambda number: ("data", number) in self.reached):
            symbol = self.linked.symbols[number]
            start = self.linked.start(symbol)
            owner[start : start + symbol.size] = bytes([2 if ("data", number) in self.reached else 1]) * symbol.size
        pattern = re.compile(rb"\x01(?:\x00{0,%d}\x01)*" % gap)
        ranges = [match.span() for part in self.linked.segments for match in pattern.finditer(owner, part.start, part.start + part.size)]
        return [(start, end) for start, end in ranges if any(content[start:end])]
