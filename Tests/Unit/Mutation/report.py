"""What became of the mutants, as a table."""

from __future__ import annotations

import collections

OUTCOMES = ("killed", "timed out", "survived", "not built")


def row(name: str, counts: collections.Counter[str]) -> str:
    noticed = counts["killed"] + counts["timed out"]
    built = noticed + counts["survived"]
    share = f"{100 * noticed / built:.1f}" if built else ""
    return f"| {name} | {built} | {counts['killed']} | {counts['timed out']} | {counts['survived']} | {share} | {counts['not built']} |"


def table(results: dict[str, list[str]]) -> str:
    """A line for each file and one for all, from `file:line: ...` and what became of it. What was not built is no
    mutant."""
    files: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for name, (outcome, _) in results.items():
        files[name.split(":", 1)[0]][outcome] += 1
    lines = ["| file | mutants | killed | timed out | survived | noticed, per cent | not built |", "|---|---|---|---|---|---|---|"]
    lines += [row(name, counts) for name, counts in sorted(files.items())]
    return "\n".join([*lines, row("all", sum(files.values(), collections.Counter()))])
