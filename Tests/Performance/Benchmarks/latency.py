#!/usr/bin/env python3
"""Builds and runs latency.c; prints a table, and with --write puts it into docs/benchmarks.md."""

from __future__ import annotations

import json
import subprocess
import sys

from document import ROOT, machine, table, write_part

PROGRAM = ROOT / "build/bench/latency"
TEXT = """{machine} Nanoseconds, the two clock readings around a call included (an empty call shows what they take).

{table}

Every round feeds the same {places:,} samples, {rounds:,} times. The engine does the same work for the same place of
each round, so the least time of a place is the engine's part; what a feed takes beyond that is the machine's:
interrupts, other programs, the hypervisor. They meet the empty call too. The engine's slowest place takes {spread:.1f} times its middle one."""


def main() -> None:
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    link = ["-I", f"{ROOT}/build/include", "-L", f"{ROOT}/build/lib", "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib"]
    source = str(ROOT / "Tests/Performance/Benchmarks/latency.c")
    subprocess.run(["gcc", "-std=gnu99", "-O2", "-Wall", "-Wextra", source, "-o", str(PROGRAM), *link], check=True)
    printed = subprocess.run([str(PROGRAM)], capture_output=True, text=True, check=True).stdout
    lines = [json.loads(line) for line in printed.splitlines()]
    keys = ("50", "99", "99.99", "most")
    rows = [[line["name"], f"{line['count']:,}", *(f"{line[key]:,}" for key in keys)] for line in lines]
    places = lines[1]["count"]
    shown = table(["", "how many", "50 %", "99 %", "99.99 %", "most"], rows)
    spread = lines[1]["most"] / lines[1]["50"]
    text = TEXT.format(machine=machine(), table=shown, places=places, rounds=lines[0]["count"] // places, spread=spread)
    print(text)
    if "--write" in sys.argv:
        write_part("latency", text)


if __name__ == "__main__":
    main()
