"""Where two outputs of the host part: scene, step, kind of record, field."""

from __future__ import annotations

import json
import struct
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
EVENT = json.loads((ROOT / "Tests/Interface/ABI/manifest.json").read_text())["structs"]["kin_event"]
# The bytes of a record that are compared: all before the host's pointer.
TOLD = next(offset for name, _, offset in EVENT["fields"] if name == "user_data")
STEP = ["step", "result", "time", "next deadline", "state hash"]


def event_fields(hexadecimal: str) -> dict[str, str]:
    """An event's fields by name, as bytes; its values one by one."""
    offsets = {name: offset for name, kind, offset in EVENT["fields"] if not kind.endswith("_values") and name not in ("values", "user_data")}
    values = next(offset for name, _, offset in EVENT["fields"] if name == "values")
    offsets |= {f"values[{i}]": values + 8 * i for i in range(8)}
    starts = sorted(offsets.items(), key=lambda item: item[1])
    ends = [start for _, start in starts[1:]] + [TOLD]
    return {name: hexadecimal[2 * start : 2 * end] for (name, start), end in zip(starts, ends)}


def told(hexadecimal: str) -> str:
    """Eight bytes also as a double."""
    raw = bytes.fromhex(hexadecimal)
    return f"{hexadecimal} ({struct.unpack('<d', raw)[0]!r})" if len(raw) == 8 else hexadecimal


def field_difference(expected: str, found: str) -> str:
    """What differs in two lines of one kind."""
    kind, _, wanted = expected.partition(" ")
    _, _, got = found.partition(" ")
    if kind == "event" and len(wanted) == len(got) == 2 * TOLD:
        ours = event_fields(got)
        parts = [f"{name}: {told(ours[name])} instead of {told(value)}" for name, value in event_fields(wanted).items() if ours[name] != value]
        return f"event, {'; '.join(parts)}"
    if kind == "step" and len(got.split()) == len(STEP):
        parts = [f"{name}: {ours} instead of {theirs}" for name, theirs, ours in zip(STEP, wanted.split(), got.split()) if ours != theirs]
        return "; ".join(parts)
    return f"{kind}: {got} instead of {wanted}"


def first_difference(expected: bytes, found: bytes) -> str | None:
    """Where two outputs part, in words; None: they have the same bytes."""
    if expected == found:
        return None
    scene, step = "before the first scene", "-"
    wanted, got = expected.decode().splitlines(), found.decode().splitlines()
    for ours, theirs in zip(wanted, got):
        if ours.startswith("scene "):
            scene, step = ours, "-"
        elif ours.startswith("step "):
            step = str(int(ours.split()[1], 16))
        if ours != theirs:
            kinds = ours.split(" ")[0], theirs.split(" ")[0]
            what = field_difference(ours, theirs) if kinds[0] == kinds[1] else f"{kinds[1]} instead of {kinds[0]}"
            return f"{scene}, step {step}: {what}"
    return f"{len(got)} lines instead of {len(wanted)}"
