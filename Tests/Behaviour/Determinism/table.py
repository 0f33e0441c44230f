"""Writes the table of builds in docs/determinism.md, with sizes and times as measured now: `table.py --write`. Needs
`make test-determinism` before."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

from builds import OTHERS, ROOT, SHIPPED, Build, traces

PLACE = ROOT / "docs/determinism.md"
MARKED = re.compile(r"(?<=<!-- builds -->\n).*?(?=<!-- /builds -->)", re.S)


def names_in_docs() -> list[tuple[str, str]]:
    """Name and summary of the builds that the document lists."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", MARKED.findall(PLACE.read_text())[0], re.M)
    return rows[1:]


def seconds(build: Build) -> float:
    began = time.monotonic()
    build.play(traces())
    return time.monotonic() - began


def table() -> str:
    rows = [f"| {b.name} | {b.summary} | {b.file.stat().st_size / 1000:,.0f} | {seconds(b):.1f} |" for b in [SHIPPED, *OTHERS]]
    return "\n".join([f"| build | what | size, kB | time of {len(traces())} traces, s |", "|---|---|---|---|", *rows, ""])


def main() -> None:
    if "--write" in sys.argv:
        PLACE.write_text(MARKED.sub(lambda _: table(), PLACE.read_text()))
    else:
        print(table(), end="")


if __name__ == "__main__":
    main()
