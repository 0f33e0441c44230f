"""What the tests of formats share: the touches of a recording, and an OSC packet made by hand."""

import json
import struct
from dataclasses import dataclass
from pathlib import Path

from conftest import ROOT, RECORDINGS, TOOL, kinesic
import subprocess

# Larger than what any recording reaches, so that every format agrees on the window.
RANGE = "40000,40000"
TEXTS = ["csv", "evemu", "libinput", "getevent", "evtest", "pointer"]
FORMATS = [*TEXTS, "tuio"]


@dataclass(frozen=True)
class Touch:
    """One row of a contact: microseconds, event, place, pressure (None where there is none)."""

    t: int
    event: str
    x: float
    y: float
    pressure: float | None


def every_recording() -> list[Path]:
    return sorted(RECORDINGS.glob("*.csv")) + sorted((ROOT / "Tests/Traces").glob("*.csv"))


def contacts_of(csv: str) -> list[list[Touch]]:
    """The rows of each contact, contacts in the order in which they land; without their numbers."""
    contacts: list[list[Touch]] = []
    current: dict[str, list[Touch]] = {}
    for line in csv.splitlines()[1:]:
        t, _, contact, x, y, pressure, event = line.split(",")
        if event == "down":
            current[contact] = []
            contacts.append(current[contact])
        current[contact].append(Touch(int(t), event, float(x), float(y), float(pressure) if pressure else None))
    return contacts


def convert(*arguments: object) -> str:
    """What a conversion prints on the error stream; it must succeed."""
    done = kinesic("convert", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stderr


def through(source: bytes, *arguments: object) -> bytes:
    """A conversion from the standard input to the standard output."""
    done = subprocess.run([TOOL, "convert", "-", "-", *map(str, arguments)], input=source, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rows(source: bytes | str, *arguments: object) -> list[str]:
    """The CSV rows of a recording, without the header."""
    return through(source if isinstance(source, bytes) else source.encode(), "--to", "csv", *arguments).decode().splitlines()[1:]


def osc_text(text: str) -> bytes:
    return text.encode() + b"\0" * (4 - len(text) % 4)


def osc_message(*arguments: str | int | float, address: str = "/tuio/2Dcur") -> bytes:
    tags, content = ",", b""
    for argument in arguments:
        if isinstance(argument, str):
            tags, content = tags + "s", content + osc_text(argument)
        elif isinstance(argument, int):
            tags, content = tags + "i", content + struct.pack(">i", argument)
        else:
            tags, content = tags + "f", content + struct.pack(">f", argument)
    return osc_text(address) + osc_text(tags) + content


def osc_bundle(seconds: float | None, *messages: bytes) -> bytes:
    """None: immediately."""
    tag = 1 if seconds is None else (3_900_000_000 << 32) + round(seconds * 2**32)
    return osc_text("#bundle") + struct.pack(">Q", tag) + b"".join(sized(message) for message in messages)


def sized(packet: bytes) -> bytes:
    return struct.pack(">I", len(packet)) + packet


def pointer_event(kind: str, time: float, x: float, y: float, **more: object) -> dict[str, object]:
    return {"type": "pointer" + kind, "pointerId": 1, "pointerType": "touch", "timeStamp": time, "clientX": x, "clientY": y, **more}


def pointer_file(*events: dict[str, object]) -> str:
    """One event a line, from line 2."""
    return "[\n" + ",\n".join(json.dumps(event) for event in events) + "\n]\n"
