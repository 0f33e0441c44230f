#!/usr/bin/env python3
"""Adds to the kept inputs those with which the fuzzers of texts and formats began, from what the project has: scenes,
cases, traces of the hand model in every format, signatures, kept traces, drawings by formula. `make fuzz KEEP=1` then
leaves of them what it needs. Kept traces of another format, of which no more than the head is read, go.
Wants the tool, `make tool`.
"""

import json
import math
import subprocess
import tempfile
from pathlib import Path

from archive import contents, pack
from fuzzers import FUZZERS, ROOT

FORMATS = ["csv", "evemu", "libinput", "getevent", "pointer", "tuio", "evtest"]
SIGNATURES = [
    ("began|changed", "void(pointer, f32 translation.x, f32 translation.y)"),
    ("ended", "void(pointer engine, u64 recognizer, u64 view, f64 location.x, f64 location.y, f64 time, u64 time_ns, u32 touch_count, i32 state)"),
    ("recognized", "i32(cstring name, cstring class, cstring state, cstring user_data)"),
    ("cancelled|ended", "bool(bool true, i8 -128, i16 0x7FFF, i32 -5, i64 -9223372036854775808, u8 255, u64 18446744073709551615)"),
    ("changed", "f64(f32 2.5e-3, f64 1e22, cstring 'it\\'s \\\\', pointer null)"),
    ("began", "void(u64 touch, u8 touch, u64 contact, i8 velocity.x, u16 scale, bool velocity.y)"),
]


def convert() -> dict[str, bytes]:
    made = {}
    for trace in ("tap_double", "tap_two_fingers"):
        source = ROOT / f"Tests/Traces/{trace}.csv"
        for number, name in enumerate(FORMATS):
            with tempfile.TemporaryDirectory() as folder:
                out = Path(folder) / "out"
                subprocess.run([ROOT / "build/bin/kinesic", "convert", "--to", name, source, out], check=True, capture_output=True)
                # The first byte of an input says which format the rest is in.
                made[f"{trace}.{name}"] = str(number).encode() + out.read_bytes()
    return made


def document() -> dict[str, bytes]:
    made = {scene.name: scene.read_bytes() for scene in (ROOT / "Tests/Scenes").glob("*.json")}
    # One case of each file of our own.
    for file in (ROOT / "Tests/Cases").glob("own_*.json"):
        cases = json.loads(file.read_text())
        made[file.name] = json.dumps(min(cases, key=lambda case: len(json.dumps(case)))).encode()
    return made


def signature() -> dict[str, bytes]:
    return {f"signature_{number}": "\n".join(lines).encode() for number, lines in enumerate(SIGNATURES)}


def drawn() -> list[dict[str, object]]:
    """Shapes of one stroke and of two, with options of every kind."""
    turns = [2 * math.pi * i / 12 for i in range(13)]
    circle = [[round(50 + 40 * math.cos(t), 1), round(50 + 40 * math.sin(t), 1)] for t in turns]
    return [
        {"name": "circle", "strokes": [circle], "any_order": True, "rotation": 3, "user": "a", "speed": "medium", "repetition": 0},
        {"name": "circle", "strokes": [circle[::-1]], "keep_aspect": True, "size_ratio": 4, "limit": 0.2, "user": "b"},
        {"name": "plus", "strokes": [[[0, 50], [100, 50]], [[50, 0], [50, 100]]], "any_direction": True, "free_aspect": True},
        {"name": "line", "strokes": [[[0, 0, 0], [30, 1, 250000000], [90, 2, 400000000]]], "duration_ratio": 2},
        {"name": "line", "strokes": [[[0, 0], [80, -3]]], "user": "b", "repetition": 1},
    ]


def trained(drawings: list[dict[str, object]], ending: str, *options: object) -> bytes:
    """The template set of drawings."""
    with tempfile.TemporaryDirectory() as folder:
        source, out = Path(folder) / "drawn.json", Path(folder) / f"set{ending}"
        source.write_text(json.dumps(drawings))
        subprocess.run([ROOT / "build/bin/kinesic", "strokes", "train", source, "-o", out, *map(str, options)], check=True, capture_output=True)
        return out.read_bytes()


def strokes() -> dict[str, bytes]:
    each = {f"set_{number}": trained([drawing], ".kinstrokes") for number, drawing in enumerate(drawn())}
    return {**each, "set_all": trained(drawn(), ".kinstrokes", "--samples", 16, "--margin", 0), "points": bytes(range(256)) * 4}


def drawings() -> dict[str, bytes]:
    lines = "\n".join(json.dumps(each) for each in drawn())
    compact = [{"meta": {"xy_scale": 0.5, "t": "ms"}}, {"u": "a", "v": "slow", "g": "vee", "r": 2, "s": [[0, 0, 0, 50, 99, 8, 50, -99, 9]]}]
    return {
        "list": json.dumps(drawn()).encode(), "lines": lines.encode(), "compact": "\n".join(map(json.dumps, compact)).encode(),
        "set.json": trained(drawn(), ".json"), "set.kinstrokes": trained(drawn()[:2], ".kinstrokes"),
        "recording.csv": (ROOT / "Tests/Traces/tap_double.csv").read_bytes(),
    }  # fmt: skip


def traces() -> dict[str, bytes]:
    kept = [*ROOT.glob("Tests/Behaviour/Determinism/Traces/*.kintrace"), *ROOT.glob("Tests/Behaviour/Golden/Earlier/*.kintrace")]
    return {path.name: path.read_bytes() for path in kept if path.stat().st_size < 6500}


def of_another_format(trace: bytes, made: dict[str, bytes]) -> bool:
    present = next(iter(made.values()))
    return trace[:8] == present[:8] and trace[8:12] != present[8:12]


def main() -> None:
    made = {"convert": convert(), "document": document(), "signature": signature(), "strokes": strokes(), "drawings": drawings()}
    for fuzzer in FUZZERS:
        if fuzzer.name in made:
            pack(contents(fuzzer.archive) | made[fuzzer.name], fuzzer.archive)
        if fuzzer.name == "trace":
            own = traces()
            left = {name: trace for name, trace in contents(fuzzer.archive).items() if not of_another_format(trace, own)}
            pack(left | own, fuzzer.archive)


if __name__ == "__main__":
    main()
