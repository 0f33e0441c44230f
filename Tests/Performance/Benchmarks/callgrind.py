"""Instructions, counted by valgrind's callgrind: the same number each time, however busy the machine is."""

from __future__ import annotations

import os
import re
import subprocess
from typing import Mapping, Optional, Sequence


def instructions(command: Sequence[str], inside: str, environment: Optional[Mapping[str, str]] = None, seconds: float = 300) -> tuple[int, str]:
    """How many were carried out inside the function `inside` (a pattern), and what the program printed."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--toggle-collect={inside}"]
    every = {**os.environ, **(environment or {})}
    # Binding at once keeps the loader's work out of the count; a library with names that nobody defines cannot.
    for bound in ({"LD_BIND_NOW": "1"}, {}):
        done = subprocess.run([*valgrind, *command], env={**every, **bound}, capture_output=True, text=True, errors="replace", timeout=seconds)
        # a process that it forked counts nothing
        counted = max(map(int, re.findall(r"Collected : (\d+)", done.stderr)), default=0)
        if done.returncode == 0 and counted:
            return counted, done.stdout
    raise RuntimeError(f"{' '.join(command)}: nothing counted\n{done.stdout[-500:]}{done.stderr[-500:]}")
