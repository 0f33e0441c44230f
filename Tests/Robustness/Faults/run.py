#!/usr/bin/env python3
"""Injects faults into the shipped library, and compares the rows that they earn with docs/faults.md.

    run.py faults [--whole]             the faults: a part of the tries, or all, and then the table is written anew
    run.py soak [--whole] [EVENTS]      the long run: short, or of 100 million events, and then its row is written
                                        anew, or of EVENTS
"""

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build/fault-tests"
PAGE = ROOT / "docs/faults.md"
FLAGS = ["-std=c99", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I", str(ROOT / "build/include")]
LINK = ["-L", str(ROOT / "build/lib"), "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib", "-lm"]
HEAD = "| fault | how it was injected | tries | result |\n|---|---|---|---|"
LIVES = ("an allocation fails", "each request of an engine's life in turn: that one, three in a row, all from there on",
         "the call that wanted it: `KIN_ERROR_MEMORY`, nothing changes; the same call works when there is memory; nothing is lost")  # fmt: skip


@dataclass(frozen=True)
class Program:
    """A program of C, its arguments in the whole and in the short form, and what its environment has beside the
    usual."""

    source: Path
    whole: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()


# Otherwise the C library hands a few pages back to the system at each call that makes something, and most of the time
# goes there.
KEEPS_PAGES = (("MALLOC_TRIM_THRESHOLD_", str(1 << 30)), ("MALLOC_TOP_PAD_", str(1 << 26)))
FAULTS = [
    Program(ROOT / "Tests/Robustness/C/memory_short.c", (), ("79",)),
    Program(HERE / "sinks.c"),
    Program(HERE / "destroyers.c", (), ("3",)),
    Program(HERE / "clocks.c", ("1000000",), ("10000",)),
    Program(HERE / "touches.c", ("1000000",), ("10000",)),
    Program(HERE / "churn.c", ("10000000",), ("400000", "0"), KEEPS_PAGES),
]
SOAK = [Program(HERE / "soak.c", ("100000000",), ("3000000",))]


@dataclass(frozen=True)
class Row:
    fault: str
    how: str
    tries: int
    result: str

    def text(self) -> str:
        return f"| {self.fault} | {self.how} | {self.tries:,} | {self.result} |"


def rows_of(output: str) -> list[Row]:
    lines = [line.split("\t") for line in output.splitlines() if line.startswith("row\t")]
    rows = [Row(fault, how, int(tries), result) for _, fault, how, tries, result in lines]
    if lives := re.search(r"^(\d+) lives with a refusal$", output, re.M):
        rows.append(Row(LIVES[0], LIVES[1], int(lives[1]), LIVES[2]))
    return rows


def run(program: Program, arguments: tuple[str, ...]) -> tuple[int, int, list[Row]]:
    """What passed and failed, and the rows that were earned."""
    name = program.source.stem
    binary = OUT / name
    OUT.mkdir(parents=True, exist_ok=True)
    subprocess.run(["gcc", *FLAGS, str(program.source), "-o", str(binary), *LINK], check=True)
    began = time.monotonic()
    done = subprocess.run([str(binary), *arguments], capture_output=True, text=True, errors="replace", env={**os.environ, **dict(program.environment)})
    closing = re.findall(r"^(\d+) passed, (\d+) failed$", done.stdout, re.M)
    passed, failed = map(int, closing[-1]) if closing else (0, 0)
    if (done.returncode != 0 and not failed) or not passed + failed:
        failed += 1
        print(f"{name} ended with code {done.returncode}")
    print(f"{name}, {time.monotonic() - began:.1f} s: {passed} passed, {failed} failed", flush=True)
    lines = [line for line in (done.stdout + done.stderr).splitlines() if failed or not line.startswith("row\t")]
    print("\n".join("  " + line for line in lines[-40:-1 if not failed else None]), flush=True)
    return passed, failed, rows_of(done.stdout) if not failed else []


def documented(part: str) -> list[Row]:
    """The rows of the page."""
    found = re.search(rf"<!-- {part} -->\n(.*?)<!-- end -->", PAGE.read_text(), re.S)
    lines = found[1].splitlines()[2:] if found else []
    cells = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]
    return [Row(fault, how, int(tries.replace(",", "")), result) for fault, how, tries, result in cells]


def write(part: str, rows: list[Row]) -> None:
    text = "\n".join([HEAD, *(row.text() for row in rows)])
    page, count = re.subn(rf"(<!-- {part} -->\n).*?(<!-- end -->)", lambda found: f"{found[1]}{text}\n{found[2]}", PAGE.read_text(), flags=re.S)
    assert count == 1, f"{PAGE} has {count} parts {part}"
    PAGE.write_text(page)


def differences(part: str, rows: list[Row]) -> list[str]:
    """How the page differs from what the short form earned: the same words, and no fewer tries. What the short form
    leaves out it cannot compare."""
    known = {row.fault: row for row in documented(part)}
    wrong = []
    for row in rows:
        told = known.get(row.fault)
        if told is None or (told.how, told.result) != (row.how, row.result) or told.tries < row.tries:
            wrong.append(f"docs/faults.md is stale, `make {part}` writes it: {row.text()}")
    return wrong


def main() -> int:
    part, *more = sys.argv[1:]
    whole = "--whole" in more
    events = tuple(word for word in more if word != "--whole")
    passed = failed = 0
    rows: list[Row] = []
    for program in SOAK if part == "soak" else FAULTS:
        one = run(program, events or (program.whole if whole else program.short))
        passed, failed = passed + one[0], failed + one[1]
        rows += one[2]
    print("\n".join([HEAD, *(row.text() for row in rows)]))
    if whole and not events and not failed:
        write(part, rows)
    elif not whole:
        wrong = differences(part, rows)
        print("\n".join(wrong))
        passed, failed = passed + (not wrong), failed + bool(wrong)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
