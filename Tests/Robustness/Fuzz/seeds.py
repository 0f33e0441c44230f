#!/usr/bin/env python3
"""Adds to the kept inputs those with which the fuzzers of texts and formats began, from what the project has: scenes,
cases, traces of the hand model in every format, signatures, kept traces. `make fuzz KEEP=1` then leaves of them what
it needs. Kept traces of another format, of which no more than the head is read, go.
Wants the tool, `make tool`.
"""

import json
import subprocess
import tempfile
from pathlib import Path

from archive import contents, pack
from fuzzers import FUZZERS, ROOT

FORMATS = ["csv", "evemu", "libinput", "getevent", "pointer", "tuio"]
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


def traces() -> dict[str, bytes]:
    kept = [*ROOT.glob("Tests/Behaviour/Determinism/Traces/*.kintrace"), *ROOT.glob("Tests/Behaviour/Golden/Earlier/*.kintrace")]
    return {path.name: path.read_bytes() for path in kept if path.stat().st_size < 6500}


def of_another_format(trace: bytes, made: dict[str, bytes]) -> bool:
    present = next(iter(made.values()))
    return trace[:8] == present[:8] and trace[8:12] != present[8:12]


def main() -> None:
    made = {"convert": convert(), "document": document(), "signature": signature()}
    for fuzzer in FUZZERS:
        if fuzzer.name in made:
            pack(contents(fuzzer.archive) | made[fuzzer.name], fuzzer.archive)
        if fuzzer.name == "trace":
            own = traces()
            left = {name: trace for name, trace in contents(fuzzer.archive).items() if not of_another_format(trace, own)}
            pack(left | own, fuzzer.archive)


if __name__ == "__main__":
    main()
