"""The tables of docs/shapes.md: what each class takes of real strokes, `make shapes-report`; the tests compare.

`shapes_table.py` prints them, `--write` writes them. KINESIC_SHAPES names another library to be measured.
"""

from __future__ import annotations

import sys
import textwrap

from matrix import OWN, Matrix
from runner import KINDS, Outcome, run_all
from strokes import DATA, ROOT, Stroke, part
from variants import variants

PLACE = ROOT / "docs/shapes.md"
HEADING = "| class | own, users looked at | own, users held out | others, looked at | others, held out | has given up half of the others at |"
RULE = "|---|---|---|---|---|---|"
BOTH_HEADING = "| class | own, pass the rules | own, taken | others, pass the rules | others, taken |"
BOTH_RULE = "|---|---|---|---|---|"
DRAWN = [kind for kind in KINDS if kind not in ("tickle", "simple_tap")]
"""The kinds of which there are real strokes, and templates."""
BEGIN, END = "<!-- written by make shapes-report -->\n", "<!-- up to here -->\n"
MADE_BEGIN, MADE_END = "<!-- made drawings -->\n", "<!-- /made drawings -->\n"
MADE_HEADING = "| class | own, before | own | others, before | others |"
BEFORE = dict(zip(DRAWN, ((98.75, 0.16), (99.75, 1.16), (100.0, 0.0), (99.75, 0.0), (93.25, 0.05), (85.75, 0.07), (100.0, 0.12)), strict=True))
"""What the rules and templates before these drawings were made took of them: percent of its own and of the others."""


def own(matrix: Matrix, kind: str) -> str:
    count = matrix.count(kind, own=True)
    return f"{matrix.share(kind, own=True):.1%} of {count}" if count else "no real ones"


def title(kind: str) -> str:
    name, _, direction = kind.partition("_") if kind.startswith("chevron") else (kind, "", "")
    return f"`{name}` {direction}".strip()


def row(kind: str, looked_at: Matrix, held_out: Matrix) -> str:
    others = [f"{matrix.share(kind, own=False):.2%} of {matrix.count(kind, own=False)}" for matrix in (looked_at, held_out)]
    cells = [title(kind), own(looked_at, kind), own(held_out, kind), *others, f"{held_out.gives_up(kind):.0%} of the way"]
    return "| " + " | ".join(cells).replace("%", " %") + " |"


def both_row(kind: str, matrix: Matrix) -> str:
    """Of all people: what the rules let pass, and what of it the templates leave."""
    own = [f"{share(kind, True):.1%}" for share in (matrix.passed, matrix.share)]
    others = [f"{share(kind, False):.2%}" for share in (matrix.passed, matrix.share)]
    return "| " + " | ".join([title(kind), *own, *others]).replace("%", " %") + " |"


def wrong(matrix: Matrix) -> str:
    """The shapes of which a class takes more than 3 % wrongly."""
    cells = [(shape, kind) for shape in matrix.shapes() for kind in KINDS if shape not in OWN[kind] and matrix.cell(shape, kind) > 0.03]
    return ", ".join(f"`{shape}` for `{kind}` ({matrix.taken[shape, kind]} of {matrix.total[shape]})" for shape, kind in sorted(cells)) or "none"


def table(results: dict[str, list[tuple[Stroke, Outcome]]]) -> str:
    """By parts: "looked at" and "held out"."""
    matrices = {name: Matrix(part) for name, part in results.items()}
    lines = [HEADING, RULE, *(row(kind, matrices["looked at"], matrices["held out"]) for kind in KINDS), ""]
    for name, matrix in matrices.items():
        sentence = f"Taken wrongly in more than 3 % of a shape's strokes, users {name}: {wrong(matrix)}."
        lines += [*textwrap.wrap(sentence, 119, break_long_words=False, break_on_hyphens=False), ""]
    all_people = Matrix(pair for part in results.values() for pair in part)
    lines += [BOTH_HEADING, BOTH_RULE, *(both_row(kind, all_people) for kind in DRAWN)]
    return "\n".join(lines) + "\n"


def made_row(kind: str, matrix: Matrix) -> str:
    own, others = (100 * matrix.share(kind, own=is_own) for is_own in (True, False))
    return f"| {title(kind)} | {BEFORE[kind][0]:.2f} % | {own:.2f} % | {BEFORE[kind][1]:.2f} % | {others:.2f} % |"


def made_table(matrix: Matrix) -> str:
    """Of the drawings of variants.py."""
    return "\n".join([MADE_HEADING, "|---|---|---|---|---|", *(made_row(kind, matrix) for kind in DRAWN)]) + "\n"


def written(page: str, new: str, begin: str = BEGIN, end: str = END) -> str:
    """The page with the new tables between its marks."""
    before, begin, rest = page.partition(begin)
    _, end, after = rest.partition(end)
    assert end, f"{PLACE} has no place for the tables"
    return before + begin + new + end + after


if __name__ == "__main__":
    strokes = {"looked at": part(held_out=False), "held out": part(held_out=True)}
    if not all(strokes.values()):
        sys.exit(f"no real strokes in {DATA}: set KINESIC_DATA")
    new = table({name: run_all(each) for name, each in strokes.items()})
    made = made_table(Matrix(run_all(variants())))
    print(new, made, sep="\n")
    if "--write" in sys.argv:
        PLACE.write_text(written(written(PLACE.read_text(), new), made, MADE_BEGIN, MADE_END))
