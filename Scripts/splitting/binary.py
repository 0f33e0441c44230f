"""A module as wasm-ld writes it with --emit-relocs: which function and which piece of data names which other, and the
few changes that are made of such a file."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

CUSTOM, IMPORT, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = 0, 2, 7, 8, 9, 10, 11, 12
FUNCTION_SYMBOL, DATA_SYMBOL = 0, 1
WEAK, UNDEFINED, NAMED = 1, 0x10, 0x40
# Kinds of relocations that carry a number to add, and those that name a function or a piece of data; 7 is through a
# constant that holds the address.
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}
REFERENCES = {0, 1, 2, 3, 4, 5, 7, 11, 12, 26}


class Reader:
    """Numbers and names from bytes, one after the other."""

    def __init__(self, data: bytes, position: int = 0) -> None:
        self.data = data
        self.at = position

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, is_signed: bool = False) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value - (1 << shift) if is_signed and byte & 64 else value

    def bytes(self) -> bytes:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at]

    def name(self) -> str:
        return self.bytes().decode()


def number(value: int) -> bytes:
    """An unsigned number as LEB128."""
    written = b""
    while value > 127:
        written += bytes([value & 127 | 128])
        value >>= 7
    return written + bytes([value])


def signed(value: int) -> bytes:
    written = b""
    while not -64 <= value < 64:
        written += bytes([value & 127 | 128])
        value >>= 7
    return written + bytes([value & 127])


def counted(content: bytes) -> bytes:
    return number(len(content)) + content


@dataclass(frozen=True)
class Section:
    kind: int
    content: bytes

    @property
    def name(self) -> str:
        return Reader(self.content).name() if self.kind == CUSTOM else ""

    def after_name(self) -> Reader:
        """What a custom section has behind its name."""
        reader = Reader(self.content)
        reader.name()
        return reader


def sections(module: bytes) -> list[Section]:
    reader = Reader(module, 8)
    found = []
    while reader.at < len(module):
        kind = reader.byte()
        found.append(Section(kind, reader.bytes()))
    return found


def written(parts: list[Section]) -> bytes:
    return b"\0asm\1\0\0\0" + b"".join(bytes([part.kind]) + counted(part.content) for part in parts)


def with_names(parts: list[Section], names: dict[int, str]) -> list[Section]:
    """The module without custom sections, but with these names of functions."""
    pairs = b"".join(number(index) + counted(name.encode()) for index, name in sorted(names.items()))
    subsection = b"\1" + counted(number(len(names)) + pairs)
    return [part for part in parts if part.kind != CUSTOM] + [Section(CUSTOM, counted(b"name") + subsection)]


def names_of(parts: list[Section]) -> dict[str, int]:
    """The functions by the names that a module gives them."""
    reader = next(part for part in parts if part.name == "name").after_name()
    while reader.at < len(reader.data):
        kind, content = reader.byte(), Reader(reader.bytes())
        if kind == 1:
            pairs = [(content.number(), content.name()) for _ in range(content.number())]
            return {name: index for index, name in pairs}
    return {}


@dataclass(frozen=True)
class Symbol:
    kind: int
    flags: int
    name: str
    index: int = -1  # of a function; of the segment of data
    offset: int = 0  # of data in its segment
    size: int = 0


@dataclass(frozen=True)
class Segment:
    """Data that is in memory from the beginning."""

    address: int
    start: int  # in the content of its section
    size: int


class Linked:
    """A module with its symbols and relocations. A node is a function, ("function", index), or a piece of data,
    ("data", number of its symbol)."""

    Node = tuple[str, int]

    def __init__(self, module: bytes) -> None:
        self.sections = sections(module)

    def section(self, kind: int) -> Section:
        return next(part for part in self.sections if part.kind == kind)

    @cached_property
    def import_count(self) -> int:
        """Functions that are imported: they have the first indices."""
        found = [part for part in self.sections if part.kind == IMPORT]
        if not found:
            return 0
        reader = Reader(found[0].content)
        count = reader.number()
        for _ in range(count):
            reader.name(), reader.name()
            assert reader.byte() == 0, "only functions are imported"
            reader.number()
        return count

    @cached_property
    def bodies(self) -> list[tuple[int, int]]:
        """Where each function's code begins in its section, and how long it is."""
        reader = Reader(self.section(CODE).content)
        found = []
        for _ in range(reader.number()):
            start = reader.at
            reader.bytes()
            found.append((start, reader.at - start))
        return found

    @cached_property
    def segments(self) -> list[Segment]:
        reader = Reader(self.section(DATA).content)
        found = []
        for _ in range(reader.number()):
            assert reader.number() == 0 and reader.byte() == 0x41, "a segment at a fixed address"
            address = reader.number(is_signed=True)
            assert reader.byte() == 0x0B
            size = reader.number()
            found.append(Segment(address, reader.at, size))
            reader.at += size
        return found

    @cached_property
    def symbols(self) -> list[Symbol]:
        reader = next(part for part in self.sections if part.name == "linking").after_name()
        assert reader.number() == 2
        while reader.byte() != 8:
            reader.bytes()
        table = Reader(reader.bytes())
        return [self._symbol(table) for _ in range(table.number())]

    @staticmethod
    def _symbol(table: Reader) -> Symbol:
        kind, flags = table.byte(), table.number()
        is_defined = not flags & UNDEFINED
        if kind == DATA_SYMBOL:
            name = table.name()
            return Symbol(kind, flags, name, table.number(), table.number(), table.number()) if is_defined else Symbol(kind, flags, name)
        index = table.number()
        has_name = kind != 3 and (is_defined or flags & NAMED)  # 3: a section
        return Symbol(kind, flags, table.name() if has_name else "", index)

    @cached_property
    def functions(self) -> dict[int, list[Symbol]]:
        """All symbols of each function that the module defines."""
        found: dict[int, list[Symbol]] = {self.import_count + i: [] for i in range(len(self.bodies))}
        for symbol in self.symbols:
            if symbol.kind == FUNCTION_SYMBOL and symbol.index in found:
                found[symbol.index].append(symbol)
        return found

    def start(self, symbol: Symbol) -> int:
        """Where a piece of data begins in the content of its section."""
        return self.segments[symbol.index].start + symbol.offset

    @cached_property
    def data(self) -> list[int]:
        """The symbols of data that has a size, by where it begins."""
        found = [i for i, symbol in enumerate(self.symbols) if symbol.kind == DATA_SYMBOL and symbol.size and 0 <= symbol.index < len(self.segments)]
        return sorted(found, key=lambda i: self.start(self.symbols[i]))

    def _relocations(self, section: str) -> Iterator[tuple[int, int]]:
        """Where one names a symbol, and which."""
        reader = next((part.after_name() for part in self.sections if part.name == f"reloc.{section}"), None)
        if reader is None:
            return
        reader.number()
        for _ in range(reader.number()):
            kind, offset, symbol = reader.byte(), reader.number(), reader.number()
            if kind in WITH_ADDEND:
                reader.number(is_signed=True)
            if kind in REFERENCES:
                yield offset, symbol

    def _node(self, number: int) -> Node | None:
        symbol = self.symbols[number]
        if symbol.kind == FUNCTION_SYMBOL:
            return ("function", symbol.index)
        return ("data", number) if symbol.kind == DATA_SYMBOL and symbol.size else None

    @cached_property
    def references(self) -> dict[Node, set[Node]]:
        """What each function and each piece of data names."""
        found: dict[Linked.Node, set[Linked.Node]] = {}
        starts = [start for start, _ in self.bodies]
        for offset, number in self._relocations("CODE"):
            if node := self._node(number):
                found.setdefault(("function", self.import_count + bisect_right(starts, offset) - 1), set()).add(node)
        starts = [self.start(self.symbols[i]) for i in self.data]
        for offset, number in self._relocations("DATA"):
            place = bisect_right(starts, offset) - 1
            assert offset < starts[place] + self.symbols[self.data[place]].size, "a relocation outside every symbol"
            if node := self._node(number):
                found.setdefault(("data", self.data[place]), set()).add(node)
        return found
