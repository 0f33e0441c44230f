#!/usr/bin/env python3
"""Writes the traces that ship, or checks that the committed ones are what the model makes.

    python3 Tests/HandModel/generate.py --out Tests/Traces            writes all
    python3 Tests/HandModel/generate.py --out Tests/Traces --check    compares, 1 on a difference
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Dict, List

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from HandModel.catalogue import Trace, catalogue  # noqa: E402
from HandModel.panel import HEIGHT, PANELS, UNITS_PER_MM, WIDTH  # noqa: E402
from HandModel.recordings import render  # noqa: E402

MANIFEST = "manifest.json"


def entry(trace: Trace) -> Dict[str, Any]:
    """The trace's entry in the manifest."""
    return {"file": f"{trace.name}.csv", "title": trace.title, "units_per_mm": UNITS_PER_MM,
            "seed": trace.seed, "panel": trace.panel, "hz": PANELS[trace.panel].hz,
            "fingers": trace.fingers, "meant": trace.meant, "not": trace.never,
            "settings": trace.settings}


def manifest(traces: List[Trace]) -> str:
    """The manifest as JSON: what holds for all traces, and one entry a trace on a line."""
    head = {"format": "kinesic-traces-1", "made_by": "Tests/HandModel/generate.py",
            "width": WIDTH, "height": HEIGHT, "units_per_mm": UNITS_PER_MM}
    lines = [f"  {json.dumps(k)}: {json.dumps(v)}," for k, v in head.items()]
    entries = ",\n".join("    " + json.dumps(entry(t)) for t in traces)
    return "{\n" + "\n".join(lines) + '\n  "traces": [\n' + entries + "\n  ]\n}\n"


def outputs() -> Dict[str, str]:
    """All files by name with their text."""
    traces = catalogue()
    files = {f"{t.name}.csv": render(t.record().rows) for t in traces}
    files[MANIFEST] = manifest(traces)
    return files


def differences(folder: Path) -> List[str]:
    """What differs between the folder and what the model makes, one line each."""
    made = outputs()
    found = [f"{p.name}: not made by the model" for p in sorted(folder.glob("*.csv")) if p.name not in made]
    for name, text in made.items():
        path = folder / name
        if not path.is_file():
            found.append(f"{name}: missing")
        elif path.read_bytes() != text.encode():
            found.append(f"{name}: differs")
    return found


def write(folder: Path) -> int:
    """Writes all files and removes traces that the catalogue no longer has; the count of files."""
    folder.mkdir(parents=True, exist_ok=True)
    made = outputs()
    for path in folder.glob("*.csv"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (folder / name).write_bytes(text.encode())
    return len(made)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "Traces")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    arguments = parser.parse_args()
    if arguments.check:
        found = differences(arguments.out)
        print("\n".join(found) if found else "the traces are what the model makes")
        return 1 if found else 0
    print(f"{write(arguments.out)} files in {arguments.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
