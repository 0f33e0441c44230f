"""The three replays that must say the same: C through the header, Python through its package, and the tool."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / "build/venv/bin/python"
SCENE = ROOT / "Tests/Scenes/demo.json"

# Device units per mm, as the tool knows them (Sources/KinesicTool/Recordings/Devices.swift). C and Python get them;
# where the two lists part, so do the replays. What is not listed, and the traces that ship, have 10.
UNITS_PER_MM = {
    "dell_canvas": (55, 98),
    "wacom_dth2242": (9.6, 9.6),
    "ep0430": (13.5, 14.2),
    "nexus4": (25, 25),
    "pixel_tablet": (11, 11),
    "galaxy_s": (19.6, 11.8),
    "synaptics_clickpad": (42, 42),
    "bamboo16fg": (32.8, 45.5),
    "chromeos_cr48": (47, 65),
    "chromeos": (100, 100),
}


def units_per_mm(path: Path) -> tuple[float, float]:
    return next((units for prefix, units in UNITS_PER_MM.items() if path.name.startswith(prefix)), (10, 10))


def run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))} ended with {done.returncode}: {done.stderr or done.stdout}")
    return done.stdout


def by_c(path: Path) -> str:
    return run(ROOT / "build/examples/replay", path, *units_per_mm(path))


def by_python(path: Path) -> str:
    return run(PYTHON, ROOT / "bindings/python/examples/replay.py", path, *units_per_mm(path))


def by_tool(path: Path, *options: object) -> str:
    return run(ROOT / "build/bin/kinesic", "replay", "--scene", SCENE, *options, path)
