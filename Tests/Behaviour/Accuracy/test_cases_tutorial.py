"""Every block of docs/cases-tutorial.md does what the text says: files are written, commands and programs are run, in
order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TUTORIAL = ROOT / "docs/cases-tutorial.md"


def test_tutorial(tmp_path: Path) -> None:
    blocks = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```", TUTORIAL.read_text(), re.M | re.S)
    assert [kind for kind, _, _ in blocks] == ["json", "sh", "text", "sh", "text", "python", "text", "sh", "text", "python", "sh", "text"]
    path = f"{ROOT / 'build/bin'}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    printed = ""
    for kind, name, text in blocks:
        if name:
            (tmp_path / name).write_text(text)
        elif kind == "text":
            for line in text.splitlines():
                assert line in printed, f"not printed: {line!r}, but:\n{printed}"
        else:
            command = ["bash", "-euc", text] if kind == "sh" else [sys.executable, "-c", text]
            done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
            printed = done.stdout
