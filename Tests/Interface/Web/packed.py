"""The package as `make web` builds it, and programs in node that use it."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
PACKAGE = ROOT / "build/web/kinesic/dist"
CASES = sorted((ROOT / "Tests/Cases").glob("*.json"))


def node(script: str, *arguments: object, options: tuple[str, ...] = (), entry: str = "index.js") -> tuple[int, str]:
    """What a program of this folder ends with and prints. Its first argument is the package's file `entry`."""
    command = ["node", *options, str(HERE / script), str(PACKAGE / entry), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode in (0, 1) and "Node.js v" not in done.stderr, (done.stdout + done.stderr)[-3000:]
    return done.returncode, done.stdout
