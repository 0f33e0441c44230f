"""A reader of traces that was written from docs/trace-format.md alone: it knows nothing of the library, and shows
that the page is right."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable

PAGE = (Path(__file__).resolve().parents[3] / "docs/trace-format.md").read_text()
SIGNATURE = bytes.fromhex("014B494E0D0A1A0A")
ALL = (1 << 64) - 1
NEAR = ("x", "y", "force", "major_radius", "altitude", "azimuth")
# code: (operation, fields), from the page's table.
OPERATIONS = {int(code): (name, fields.strip()) for code, name, fields in re.findall(r"^\| (\d+) \| `(\w+)` \|([^|]*)\|", PAGE, re.M)}


@dataclass
class Record:
    """One record: its operation, and the fields by the page's names."""

    operation: str
    fields: dict[str, Any] = field(default_factory=dict)


def checksum(data: bytes) -> int:
    whole = len(data) // 8 * 8
    value = 0xCBF29CE484222325
    for word in (*struct.unpack(f"<{whole // 8}Q", data[:whole]), *data[whole:]):
        value = (value ^ word) * 0x100000001B3 & ALL
        value ^= value >> 29
    return value


def blocks(trace: bytes) -> list[bytes]:
    """The payloads; ValueError where one is not as its head says."""
    if trace[:8] != SIGNATURE or trace[8:12] != struct.pack("<I", 2):
        raise ValueError("head")
    found, offset = [], 12
    while offset < len(trace):
        size, hashed = struct.unpack_from("<IQ", trace, offset)
        payload = trace[offset + 12 : offset + 12 + size]
        if not size or len(payload) != size or checksum(payload) != hashed:
            raise ValueError(f"block at {offset}")
        found.append(payload)
        offset += 12 + size
    return found


def bits(number: float) -> int:
    return int(struct.unpack("<Q", struct.pack("<d", number))[0])


def double(number: int) -> float:
    return float(struct.unpack("<d", struct.pack("<Q", number))[0])


class Reader:
    """Reads numbers from bytes, in order."""

    def __init__(self, data: bytes) -> None:
        self.data, self.position = data, 0
        self.number_codes: set[int] = set()
        self.time_codes: set[int] = set()

    def byte(self) -> int:
        self.position += 1
        return self.data[self.position - 1]

    def take(self, count: int) -> bytes:
        self.position += count
        assert self.position <= len(self.data)
        return self.data[self.position - count : self.position]

    def flag(self) -> bool:
        return {0: False, 1: True}[self.byte()]

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            if byte < 128:
                assert value <= ALL
                return value
            shift += 7

    def signed(self) -> int:
        coded = self.number()
        return -(coded + 1) // 2 if coded & 1 else coded // 2

    def double(self) -> float:
        return double(int.from_bytes(self.number().to_bytes(8, "little"), "big"))

    def text(self) -> str:
        return self.take(self.number()).decode()

    def whole(self, count: int, signed: bool = True) -> int:
        return int.from_bytes(self.take(count), "little", signed=signed)

    def pair(self, x: float = 0.0, y: float = 0.0) -> tuple[float, float]:
        codes = self.byte()
        return self.near(codes & 15, x, [1.0]), self.near(codes >> 4, y, [1.0])

    def near(self, code: int, other: float, pitch: list[float]) -> float:
        """A near number; `pitch` has one, which may change."""
        self.number_codes.add(code)
        if code == 0:
            return other
        if code <= 3:
            return other + self.whole(code) * pitch[0]
        if code <= 7:
            if code == 7:
                pitch[0] = double(self.whole(8, False))
            steps, units = divmod(self.whole(code - 3), 16)
            return double((bits(other + steps * pitch[0]) + units - 8) & ALL)
        if code <= 11:
            return double(bits(other) ^ self.whole(16 - code, False))
        return double(bits(other) ^ self.whole(17 - code, False) << (24 if code <= 13 else 40))


class TraceReader(Reader):
    """Reads the records of a trace."""

    def __init__(self, trace: bytes) -> None:
        self.blocks = blocks(trace)
        super().__init__(b"".join(self.blocks))
        self.time = self.tick = 0
        self.pitches: dict[str, list[float]] = {}
        self.places: list[dict[str, Any]] = []
        self.special: dict[str, Callable[[], dict[str, Any]]] = {
            "classes, state": self.snapshot,
            "7 hashes, hash of the records": lambda: {"hashes": [self.number() for _ in range(8)]},
            "count, samples": lambda: {"samples": [self.sample() for _ in range(self.number())]},
            "count, scroll samples": lambda: {"scrolls": [self.scroll() for _ in range(self.number())]},
            "class": self.kind,
            "view, class, listing": lambda: {"view": self.number(), "class": self.text(), "listing": self.flag() and self.kind()},
        }

    def records(self) -> list[Record]:
        found = []
        while self.position < len(self.data):
            found.append(self.record())
        return found

    def record(self) -> Record:
        if self.data[self.position] >= 128:
            return Record("feed", {"samples": [self.sample()]})
        name, fields = OPERATIONS[self.byte()]
        if fields in self.special:
            return Record(name, self.special[fields]())
        return Record(name, {each: self.field(each) for each in fields.split(", ") if each})

    def field(self, name: str) -> Any:
        kinds: dict[str, Callable[[], Any]] = {
            "time": self.moment, "to": self.double, "name": self.text, "request": self.request, "bytes": self.runs,
            "frame": lambda: (*self.pair(), *self.pair()), "transform": lambda: (*self.pair(1, 0), *self.pair(0, 1), *self.pair()),
        }  # fmt: skip
        return kinds.get(name, self.number)()

    def moment(self) -> int:
        return self.after(self.byte())

    def after(self, code: int) -> int:
        """A time, of which the code has been read."""
        assert code <= 15
        self.time_codes.add(code)
        if code:
            more = self.whole(code - 1) if code <= 9 else 1000 * self.whole(code - 9)
            self.tick = (self.tick + more) & ALL
            self.time = (self.time + self.tick) & ALL
        return self.time

    def snapshot(self) -> dict[str, Any]:
        size = int.from_bytes(self.take(4), "little")
        end = self.position + size
        names = ("touch_capacity", "event_capacity", "tie_break", "units_per_inch", "check_every", "time", "callback", "log", "explains")
        kinds = (self.number, self.number, self.signed, self.double, self.number, self.number, self.flag, self.flag, self.flag)
        found: dict[str, Any] = {name: kind() for name, kind in zip(names, kinds)}
        found["classes"] = [self.kind() for _ in range(self.number())]
        assert self.position < end
        self.position, self.time, self.tick = end, found["time"], 0
        rest = ("touch", "force", "major_radius", "altitude", "azimuth", "view", "type", "buttons", "modifiers", "cause", "hand", "x", "y")
        self.pitches = {name: [1.0] for name in NEAR}
        self.places = [dict.fromkeys(rest, 0) for _ in range(128)]
        return found

    def sample(self) -> dict[str, Any]:
        head, place, codes = self.byte(), self.byte(), self.byte()
        assert head & 128
        before = self.places[place & 127]
        found = {**before, "phase": head >> 4 & 7, "time": self.after(head & 15)}
        for name, code in (("x", codes & 15), ("y", codes >> 4)):
            found[name] = self.near(code, before[name], self.pitches[name])
        if place & 128:
            self.rest(found, before)
        self.places[place & 127] = found
        return found

    def rest(self, found: dict[str, Any], before: dict[str, Any]) -> None:
        parts = self.byte()
        if parts & 1:
            found["touch"] = self.number()
        if parts & 2:
            found["view"] = self.number()
        if parts & 4:
            found.update(type=self.signed(), buttons=self.number(), modifiers=self.number())
        for index, name in enumerate(NEAR[2:]):
            if parts & 8 << index:
                found[name] = self.near(self.byte(), before[name], self.pitches[name])
        if parts & 128:
            found.update(cause=self.signed(), hand=self.number())

    def scroll(self) -> dict[str, Any]:
        found: dict[str, Any] = {"source": self.number(), "time": self.moment(), "phase": self.signed(), "type": self.signed(), "view": self.number()}
        for names in (("x", "y"), ("dx", "dy"), ("magnification", "rotation")):
            found.update(zip(names, self.pair()))
        return {**found, "modifiers": self.number()}

    def kind(self) -> dict[str, Any]:
        if self.flag():
            found: dict[str, Any] = {"name": self.text(), "layout": self.number(), "flags": self.number(), "private": self.signed()}
            found["properties"] = [(self.text(), self.double()) for _ in range(self.number())]
            found["values"] = [self.text() for _ in range(self.number())]
        else:
            found = {"name": self.text(), "summary": self.text(), "version": self.text(), "sizes": [self.number() for _ in range(4)]}
            found["properties"] = [self.row(4, 3, (self.signed, self.number)) for _ in range(self.signed())]
            found["values"] = [self.row(3, 1, ()) for _ in range(self.signed())]
            found["words"] = [self.text() for _ in range(self.number())]
            found["functions"] = self.number()
        return {**found, "violations": self.number()}

    def row(self, texts: int, doubles: int, others: tuple[Callable[[], int], ...]) -> list[Any]:
        return [*(self.text() for _ in range(texts)), *(self.double() for _ in range(doubles)), *(read() for read in others)]

    def request(self) -> list[Any]:
        found: list[Any] = [self.number() for _ in range(4)] + [self.double() for _ in range(3)] + [self.number()]
        found += [self.double() for _ in range(8)]
        for _ in range(self.number()):
            found.append([self.number(), self.signed(), self.number(), self.number(), *(self.double() for _ in range(10))])
        return found

    def runs(self) -> list[tuple[int, bytes]]:
        size, found, told = self.signed(), [], 0
        while told < size:
            same = self.signed()
            other = self.take(self.signed())
            found.append((same, other))
            told += same + len(other)
        assert told == size
        return found
