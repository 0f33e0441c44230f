"""The table of docs/shapes.md: what each class takes of real strokes. `shapes_table.py --write`; the tests compare."""

from __future__ import annotations

import sys
import textwrap

from matrix import OWN, Matrix
from runner import KINDS, run_all
from strokes import DATA, ROOT, part

PLACE = ROOT / "docs/shapes.md"
HEADING = "| class | own, users looked at | own, users held out | others, looked at | others, held out | has given up half of the others at |"
RULE = "|---|---|---|---|---|---|"


def own(matrix: Matrix, kind: str) -> str:
    count = matrix.count(kind, own=True)
    return f"{matrix.share(kind, own=True):.1%} of {count}" if count else "no real ones"


def row(kind: str, looked_at: Matrix, held_out: Matrix) -> str:
    name, _, direction = kind.partition("_") if kind.startswith("chevron") else (kind, "", "")
    others = [f"{matrix.share(kind, own=False):.2%} of {matrix.count(kind, own=False)}" for matrix in (looked_at, held_out)]
    cells = [f"`{name}` {direction}".strip(), own(looked_at, kind), own(held_out, kind), *others, f"{held_out.gives_up(kind):.0%} of the way"]
    return "| " + " | ".join(cells).replace("%", " %") + " |"


def wrong(matrix: Matrix) -> str:
    """The shapes of which a class takes more than 3 % wrongly."""
    cells = [(shape, kind) for shape in matrix.shapes() for kind in KINDS if shape not in OWN[kind] and matrix.cell(shape, kind) > 0.03]
    return ", ".join(f"`{shape}` for `{kind}` ({matrix.taken[shape, kind]} of {matrix.total[shape]})" for shape, kind in sorted(cells)) or "none"


def table(matrices: dict[str, Matrix]) -> str:
    """By parts: "looked at" and "held out"."""
    looked_at, held_out = matrices["looked at"], matrices["held out"]
    lines = [HEADING, RULE, *(row(kind, looked_at, held_out) for kind in KINDS), ""]
    for name, matrix in matrices.items():
        sentence = f"Taken wrongly in more than 3 % of a shape's strokes, users {name}: {wrong(matrix)}."
        lines += textwrap.wrap(sentence, 119, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines) + "\n"


def written(page: str, new: str) -> str:
    """The page with the new table in place of the old one, which ends with its second sentence on what is taken
    wrongly."""
    before, _, rest = page.partition("| class | own, ")
    old, _, after = rest.partition("users held out: ")
    assert old, f"{PLACE} has no table"
    return before + new + after.partition(".\n")[2]


if __name__ == "__main__":
    strokes = {"looked at": part(held_out=False), "held out": part(held_out=True)}
    if not all(strokes.values()):
        sys.exit(f"no real strokes in {DATA}: set KINESIC_DATA")
    new = table({name: Matrix(run_all(each)) for name, each in strokes.items()})
    if "--write" in sys.argv:
        PLACE.write_text(written(PLACE.read_text(), new))
    elif new not in PLACE.read_text():
        sys.exit(f"{PLACE} is not what is measured: run with --write")
