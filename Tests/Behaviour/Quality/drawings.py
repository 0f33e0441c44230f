"""Drawn shapes: what each class takes of its own and of all others."""

from __future__ import annotations

from matrix import Matrix
from page import Column, Table
from runner import KINDS, run_all
from strokes import part


def tables() -> list[Table]:
    parts = [Matrix(run_all(part(held_out=held_out))) for held_out in (False, True)]
    heads = [
        ("own, looked at, %", "more"),
        ("own, held out, %", "more"),
        ("others, looked at, %", "less"),
        ("others, held out, %", "less"),
    ]
    text = """What the plugin `shapes` takes of real strokes, by people who were looked at and people who were held
out; [shapes.md](shapes.md) says more."""
    found = Table("Drawn shapes", text, [Column(head, better, 2) for head, better in heads])
    for kind in KINDS:
        shares = [100 * matrix.share(kind, own) for own in (True, False) for matrix in parts]
        found.add(f"Kinesic, `{kind}`", *(None if share != share else share for share in shares))
    return [found]
