"""Writes docs/classes.md from the classes' descriptors: `classes_table.py --write`; the tests compare."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PLACE = ROOT / "docs/classes.md"
HEAD = """# The recognizer classes

Written by `build/venv/bin/python Tests/Behaviour/Accuracy/classes_table.py --write` from the classes' own descriptors
(`kinesic classes --markdown`); the tests compare.

- *unit*: "unit" is a window unit, of which 163 are an inch unless the engine is told otherwise (`units_per_inch`).
- *range*: both ends are allowed.
- *origin*: where the default comes from; "ours": no public source.

"""


def table() -> str:
    command = [str(ROOT / "build/bin/kinesic"), "classes", "--markdown"]
    return HEAD + subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    if "--write" in sys.argv:
        PLACE.write_text(table())
    elif PLACE.read_text() != table():
        sys.exit(f"{PLACE} is not what the descriptors say: run with --write")
