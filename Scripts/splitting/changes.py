"""Changes of a module's sections: exports, imports, data."""

from __future__ import annotations

from dataclasses import dataclass, replace

from splitting.binary import CODE, CUSTOM, DATA, DATA_COUNT, ELEMENT, EXPORT, IMPORT, START, Reader, Section, counted, number, signed

# In this order they stand in a module.
ORDER = [1, IMPORT, 3, 4, 5, 6, EXPORT, START, ELEMENT, DATA_COUNT, CODE, DATA]
FUNCTION, TABLE, MEMORY, GLOBAL = range(4)  # kinds of exports and imports


def replaced(parts: list[Section], *new: Section) -> list[Section]:
    """The sections with others in place of those of their kinds, or beside them."""
    by_kind = {part.kind: part for part in parts if part.kind != CUSTOM} | {part.kind: part for part in new}
    return [by_kind[kind] for kind in ORDER if kind in by_kind] + [part for part in parts if part.kind == CUSTOM]


@dataclass(frozen=True)
class Export:
    name: str
    kind: int
    index: int

    def renamed(self, name: str) -> Export:
        return replace(self, name=name)


def exports_of(parts: list[Section]) -> list[Export]:
    reader = Reader(next(part for part in parts if part.kind == EXPORT).content)
    return [Export(reader.name(), reader.byte(), reader.number()) for _ in range(reader.number())]


def export_section(exports: list[Export]) -> Section:
    rows = (counted(one.name.encode()) + bytes([one.kind]) + number(one.index) for one in exports)
    return Section(EXPORT, number(len(exports)) + b"".join(rows))


def skip_import_type(reader: Reader) -> None:
    """What follows the names of an import."""
    kind = reader.byte()
    if kind == GLOBAL:
        reader.at += 2
        return
    if kind == TABLE:
        reader.byte()
    has_maximum = kind != FUNCTION and reader.byte() & 1
    reader.number()
    if has_maximum:
        reader.number()


def imports_renamed(parts: list[Section], names: dict[str, str]) -> Section:
    """The section of imports with other names of these, whatever their modules."""
    reader = Reader(next(part for part in parts if part.kind == IMPORT).content)
    count = reader.number()
    rows = []
    for _ in range(count):
        module, name = reader.name(), reader.name()
        start = reader.at
        skip_import_type(reader)
        rows.append(counted(module.encode()) + counted(names.get(name, name).encode()) + reader.data[start : reader.at])
    return Section(IMPORT, number(count) + b"".join(rows))


@dataclass(frozen=True)
class Segments:
    """Data with its addresses, in their order."""

    rows: list[tuple[int, bytes]]

    @classmethod
    def read(cls, parts: list[Section]) -> Segments:
        reader = Reader(next(part for part in parts if part.kind == DATA).content)
        rows = []
        for _ in range(reader.number()):
            assert reader.number() == 0 and reader.byte() == 0x41, "a segment at a fixed address"
            address = reader.number(is_signed=True)
            assert reader.byte() == 0x0B
            rows.append((address, reader.bytes()))
        return cls(rows)

    def joined(self, gap: int = 128) -> Segments:
        """With zeros in place of short gaps: they take less than a segment of its own, after compression. Memory is
        zero there when the module is instantiated."""
        rows: list[tuple[int, bytes]] = []
        for address, content in self.rows:
            if rows and 0 <= address - rows[-1][0] - len(rows[-1][1]) <= gap:
                start, before = rows.pop()
                content = before + bytes(address - start - len(before)) + content
                address = start
            rows.append((address, content))
        return Segments(rows)

    def section(self) -> Section:
        rows = (b"\0\x41" + signed(address) + b"\x0b" + counted(content) for address, content in self.rows)
        return Section(DATA, number(len(self.rows)) + b"".join(rows))

    def count_section(self) -> Section:
        return Section(DATA_COUNT, number(len(self.rows)))
