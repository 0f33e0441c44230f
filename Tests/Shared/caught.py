"""Which signals a process catches: by this a test waits for a program that must be asked to end, however long it takes
to begin."""

from __future__ import annotations

import re
import subprocess
import time
from pathlib import Path
from typing import Any

PATIENCE = 120.0  # seconds; only a hang needs them


def catches(process: subprocess.Popen[Any], number: int) -> bool:
    """Whether a signal calls a function of the process, in place of ending it."""
    caught = re.search(r"^SigCgt:\s*(\w+)", Path(f"/proc/{process.pid}/status").read_text(), re.M)
    return bool(caught and int(caught[1], 16) >> (number - 1) & 1)


def wait_until_it_catches(process: subprocess.Popen[Any], number: int) -> None:
    late = time.monotonic() + PATIENCE
    while not catches(process, number):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < late, f"it does not catch signal {number}"
        time.sleep(0.02)
