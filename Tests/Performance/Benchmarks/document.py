"""The parts of docs/benchmarks.md that programs write. Each stands between <!-- name --> and <!-- end -->."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import textwrap
from pathlib import Path
from typing import Sequence

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/benchmarks.md"
PLOTS = ROOT / "docs/plots"


def filled(text: str) -> str:
    """Paragraphs of prose in lines of a page; tables and headings as they are."""
    parts = re.split(r"\n\n+", text.strip())
    return "\n\n".join(part if part[0] in "|#" else textwrap.fill(part, 119, break_on_hyphens=False) for part in parts)


def write_part(name: str, text: str) -> None:
    page = PAGE.read_text()
    new, count = re.subn(rf"(<!-- {name} -->\n).*?(<!-- end -->)", lambda found: f"{found[1]}{filled(text)}\n{found[2]}", page, flags=re.S)
    if count != 1:
        raise SystemExit(f"{PAGE} has {count} parts {name}")
    PAGE.write_text(new)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def machine() -> str:
    """What the numbers come from, in one sentence."""
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
    system = next(line.split("=")[1].strip().strip('"') for line in open("/etc/os-release") if line.startswith("PRETTY_NAME"))
    gcc = subprocess.run(["gcc", "-dumpfullversion"], capture_output=True, text=True).stdout.strip()
    return f"{os.cpu_count()} cores of a virtual {model}, {system}, Linux {platform.release()}, gcc {gcc}, Python {platform.python_version()}."
