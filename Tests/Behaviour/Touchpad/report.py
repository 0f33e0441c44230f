"""Writes the tables of docs/touchpads.md: `report.py --write`; the tests compare. `report.py --instructions` counts
instructions with valgrind, and writes that table."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from made import EACH, KINDS as MADE, held  # noqa: E402
from pads import CLASSES, PADS, Pad, driven, recognized, total  # noqa: E402
from sessions import SESSIONS, numbers  # noqa: E402

ROOT = Path(__file__).resolve().parents[3]
PLACE = ROOT / "docs/touchpads.md"
WORDS = {"pointer": "mm of pointer", "presses": "presses", "pinches": "pinches", "swipes": "swipes", "scrolled_x": "mm aside"}
KINDS = ["pointing", "scrolling", "pinching", "swiping"]


def sessions() -> str:
    rows = ["| the fingers | with it | without it | |", "|---|---|---|---|"]
    for session in SESSIONS:
        pair = " | ".join(f"{number:.1f}".replace(".0", "") for number in numbers(session))
        rows.append(f"| {session.name} | {pair} | {WORDS[session.measure]} |")
    return "\n".join(rows)


BEFORE = dict(zip(MADE, (0, 53, 56, 1, 9, 35, 56, 0, 56, 56, 0, 56, 0, 2, 56, 34, 19, 56, 56, 0), strict=True))
"""What the driver held of each kind before it knew of late thumbs, light touches, the upper edge, wrong first places,
fingers that follow, drags far from their tap and taps beside a click."""


def made() -> str:
    now = {kind: held(kind) for kind in MADE}
    rows = [f"| {kind} | {BEFORE[kind]} | {now[kind]} |" for kind in MADE]
    return "\n".join([f"| of {EACH} each | before | now |", "|---|---|---|", *rows, f"| all {EACH * len(MADE):,} | {sum(BEFORE.values())} | {sum(now.values()):,} |"])


def row(pad: Pad) -> str:
    classes = recognized(pad)
    found = total(driven(pad))
    said = ", ".join(f"{count} {name}" for name, count in classes.items() if count) or "nothing"
    parts = [f"{found.pointer:.0f} mm of pointer"] if found.pointer >= 0.5 else []
    for word, count in (("scroll", found.scrolls), ("pinch", found.pinches), ("swipe", found.swipes), ("press", found.presses)):
        parts += [f"{count} {word}"] * (count > 0)
    parts += [f"{found.cancelled} cancelled"] * (found.cancelled > 0)
    return f"| {pad.name} | {pad.meant} | {said} | {', '.join(parts) or 'nothing'} |"


def recordings() -> str:
    return "\n".join([f"| recording | its user | {', '.join(CLASSES)}, each alone | the driver |", "|---|---|---|---|", *map(row, PADS)])


def instructions() -> str:
    """Per frame: the difference of two runs, divided."""
    rows = ["| what the fingers do | instructions a frame |", "|---|---|"]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "frames"
        source, lib = Path(__file__).with_name("frames.c"), ROOT / "build/lib"
        subprocess.run(["gcc", "-std=c99", "-O2", "-I", ROOT / "build/include", source, "-o", program, "-L", lib, "-lkinesic-touchpad", f"-Wl,-rpath,{lib}"], check=True)
        for kind in KINDS:
            counts = [counted(program, kind, number) for number in (200, 2200)]
            rows.append(f"| {kind} | {round((counts[1] - counts[0]) / 2000):,} |")
    return "\n".join(rows)


def counted(program: Path, kind: str, number: int) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, kind, str(number)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.findall(r"Collected : (\d+)", done.stderr)[0])


def block(text: str, name: str) -> str:
    """What stands in the page between the marks of a table."""
    return text.split(f"<!-- {name} -->\n")[1].split(f"<!-- /{name} -->")[0].rstrip("\n")


def placed(text: str, name: str, table: str) -> str:
    return re.sub(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", lambda marks: f"{marks[1]}{table}\n{marks[2]}", text, flags=re.S)


def main() -> int:
    text = PLACE.read_text()
    if "--instructions" in sys.argv:
        text = placed(text, "instructions", instructions())
    text = placed(text, "sessions", sessions())
    text = placed(text, "made", made())
    if all(pad.is_there for pad in PADS):
        text = placed(text, "recordings", recordings())
    if "--write" in sys.argv or "--instructions" in sys.argv:
        PLACE.write_text(text)
    elif PLACE.read_text() != text:
        sys.exit(f"{PLACE} is stale: run report.py --write")
    return 0


if __name__ == "__main__":
    sys.exit(main())
