"""Writes the table of builds in docs/determinism.md, with sizes and times as measured now: `table.py --write`. Needs `make test-determinism` before."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

from builds import OTHERS, ROOT, SHIPPED, Build, samples_of

sys.path.insert(0, str(ROOT / "Tests/Checks"))
from house import traces  # noqa: E402

PLACE = ROOT / "docs/determinism.md"
MARKED = re.compile(r"(?<=<!-- builds -->\n).*?(?=<!-- /builds -->)", re.S)


def names_in_docs() -> list[tuple[str, str]]:
    """Name and summary of the builds that the document lists."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", MARKED.findall(PLACE.read_text())[0], re.M)
    return rows[1:]


def seconds(build: Build, inputs: list[bytes]) -> float:
    began = time.monotonic()
    for samples in inputs:
        build.play(samples)
    return time.monotonic() - began


def table() -> str:
    inputs = [samples_of(path) for path in traces()]
    rows = [f"| {b.name} | {b.summary} | {b.file.stat().st_size / 1000:,.0f} | {seconds(b, inputs):.1f} |" for b in [SHIPPED, *OTHERS]]
    return "\n".join([f"| build | what | size, kB | time of {len(inputs)} traces, s |", "|---|---|---|---|", *rows, ""])


def main() -> None:
    if "--write" in sys.argv:
        PLACE.write_text(MARKED.sub(lambda _: table(), PLACE.read_text()))
    else:
        print(table(), end="")


if __name__ == "__main__":
    main()
