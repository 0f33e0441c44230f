"""A reader of traces that was written from docs/traces.md alone: it knows nothing of the library, and shows that the page is right."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable

PAGE = (Path(__file__).resolve().parents[2] / "docs/traces.md").read_text()
SIGNATURE = bytes.fromhex("014B494E0D0A1A0A")
ALL = (1 << 64) - 1
TEXTS = ("name", "summary", "unit", "origin")
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
    if trace[:8] != SIGNATURE or trace[8:12] != struct.pack("<I", 1):
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


def thousandths(number: float) -> int:
    scaled = number * 1000
    return int(scaled + (-0.5 if scaled < 0 else 0.5)) if abs(scaled) < 1e12 else 0


class Reader:
    """Reads numbers from bytes, in order."""

    def __init__(self, data: bytes) -> None:
        self.data, self.position = data, 0

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

    def pair(self, x: float = 0.0, y: float = 0.0) -> tuple[float, float]:
        codes = self.byte()
        return self._near(codes & 15, x), self._near(codes >> 4, y)

    def _near(self, code: int, other: float) -> float:
        if code == 0:
            return other
        if code in (1, 2):
            steps = self.signed()
            return other + steps / 64 if code == 1 else (thousandths(other) + steps) / 1000
        coded = self.number()
        if code == 3:
            return float(struct.unpack(">f", struct.pack("<I", coded))[0])
        mask = coded if code == 5 else int.from_bytes(coded.to_bytes(8, "little"), "big")
        assert code in (4, 5)
        return double(bits(other) ^ mask)


class TraceReader(Reader):
    """Reads the records of a trace."""

    def __init__(self, trace: bytes) -> None:
        self.blocks = blocks(trace)
        super().__init__(b"".join(self.blocks))
        self.time = 0
        self.places: list[dict[str, Any]] = []
        self.special: dict[str, Callable[[], dict[str, Any]]] = {
            "classes, state": self.snapshot,
            "6 hashes, hash of the records": lambda: {"hashes": [self.number() for _ in range(7)]},
            "count, samples": lambda: {"samples": [self.sample() for _ in range(self.number())]},
            "count, scroll samples": lambda: {"scrolls": [self.scroll() for _ in range(self.number())]},
            "class": self.kind,
            "view, class": lambda: {"view": self.number(), "class": self.text()},
            "recognizer, value, to": lambda: {"recognizer": self.number(), "value": self.number(), "to": self.double()},
        }

    def records(self) -> list[Record]:
        found = []
        while self.position < len(self.data):
            found.append(self.record())
        return found

    def record(self) -> Record:
        name, fields = OPERATIONS[self.byte()]
        if fields in self.special:
            return Record(name, self.special[fields]())
        return Record(name, {each: self.field(each) for each in fields.split(", ") if each})

    def field(self, name: str) -> Any:
        kinds: dict[str, Callable[[], Any]] = {
            "time": self.moment, "value": self.double, "name": self.text, "request": self.request, "bytes": self.runs,
            "frame": lambda: (*self.pair(), *self.pair()), "transform": lambda: (*self.pair(1, 0), *self.pair(0, 1), *self.pair()),
        }  # fmt: skip
        return kinds.get(name, self.number)()

    def moment(self) -> int:
        coded = self.number()
        passed = self.number() if coded == 0 else 1000 * (coded >> 1) if coded & 1 else coded >> 1
        self.time = (self.time + passed) & ALL
        return self.time

    def snapshot(self) -> dict[str, Any]:
        size = int.from_bytes(self.take(4), "little")
        end = self.position + size
        names = ("touch_capacity", "event_capacity", "tie_break", "units_per_inch", "check_every", "time", "callback", "log", "explains")
        kinds = (self.number, self.number, self.signed, self.double, self.number, self.number, self.flag, self.flag, self.flag)
        found: dict[str, Any] = {name: kind() for name, kind in zip(names, kinds)}
        found["classes"] = [self.kind() for _ in range(self.number())]
        assert self.position < end
        self.position, self.time = end, found["time"]
        rest = ("touch", "force", "major_radius", "altitude", "azimuth", "view", "type", "buttons", "modifiers", "x", "y")
        self.places = [dict.fromkeys(rest, 0) for _ in range(128)]
        return found

    def sample(self) -> dict[str, Any]:
        head, place = self.byte(), self.byte()
        before = self.places[place]
        found = {**before, "phase": head & 7}
        if head & 8:
            found["touch"] = self.number()
        found["time"] = self.moment()
        found["x"], found["y"] = self.pair(before["x"], before["y"])
        if head & 16:
            found["force"], found["major_radius"] = self.pair(before["force"], before["major_radius"])
            found["altitude"], found["azimuth"] = self.pair(before["altitude"], before["azimuth"])
            found.update(view=self.number(), type=self.signed(), buttons=self.number(), modifiers=self.number())
        self.places[place] = found
        return found

    def scroll(self) -> dict[str, Any]:
        found: dict[str, Any] = {"source": self.number(), "time": self.moment(), "phase": self.signed(), "type": self.signed(), "view": self.number()}
        for names in (("x", "y"), ("dx", "dy"), ("magnification", "rotation")):
            found.update(zip(names, self.pair()))
        return {**found, "modifiers": self.number()}

    def kind(self) -> dict[str, Any]:
        if self.flag():
            found: dict[str, Any] = {"name": self.text(), "version": self.text(), "sizes": [self.number() for _ in range(3)]}
        else:
            found = {"name": self.text(), "summary": self.text(), "version": self.text(), "sizes": [self.number() for _ in range(3)]}
            found["properties"] = [self.row(4, 3, (self.signed, self.number)) for _ in range(self.signed())]
            found["values"] = [self.row(3, 1, ()) for _ in range(self.signed())]
            found["words"] = [self.text() for _ in range(self.number())]
            found["functions"] = self.number()
        return {**found, "offences": self.number()}

    def row(self, texts: int, doubles: int, others: tuple[Callable[[], int], ...]) -> list[Any]:
        return [*(self.text() for _ in range(texts)), *(self.double() for _ in range(doubles)), *(read() for read in others)]

    def request(self) -> list[Any]:
        found: list[Any] = [self.number() for _ in range(3)] + [self.double() for _ in range(3)] + [self.number()]
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
