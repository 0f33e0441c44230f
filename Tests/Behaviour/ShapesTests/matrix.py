"""The confusion matrix: what share of the strokes of each shape each kind of recognizer took for its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from runner import KINDS, Outcome
from strokes import Stroke

OWN: dict[str, set[str]] = {
    "checkmark": {"dollar1:check", "hand:check", "made:checkmark"},
    "chevron_right": {"sign:chevron_left", "laviola:gt", "lowvision:arrow_right", "hand:chevron_right", "made:chevron_right"},
    "chevron_left": {"sign:chevron_right", "laviola:lt", "hand:chevron_left", "made:chevron_left"},
    "chevron_up": {"sign:chevron_up", "dollar1:caret", "hand:chevron_up", "made:chevron_up"},
    "chevron_down": {"sign:chevron_down", "dollar1:v", "laviola:v", "hand:chevron_down", "made:chevron_down"},
    "letter_r": {"laviola:r", "hand:letter_r", "made:letter_r"},
    "circle": {
        "dollar1:circle", "sign:circle_left", "sign:circle_right", "lowvision:circle", "laviola:0", "laviola:o",
        "hand:circle_clockwise", "hand:circle_counterclockwise", "made:circle",
    },
    "tickle": {"hand:tickle"},
    "simple_tap": {"hand:tap"},
}  # fmt: skip
"""The shapes that each kind is for; all others are of another kind. sign.jsonl names left and right chevrons by where
they open, up and down ones by where they point; an "arrow right" of the low vision set is a ">". A caret, a "v", "<"
and ">" are chevrons, a nought and an "o" are circles."""


class Matrix:
    """Counts of a run."""

    def __init__(self, results: Iterable[tuple[Stroke, Outcome]]) -> None:
        self.total: dict[str, int] = defaultdict(int)
        self.taken: dict[tuple[str, str], int] = defaultdict(int)
        self.unlike: dict[tuple[str, str], int] = defaultdict(int)
        self.given_up: dict[str, list[float]] = defaultdict(list)
        for stroke, outcome in results:
            self.total[stroke.shape] += 1
            for kind in KINDS:
                if kind in outcome.values:
                    self.taken[stroke.shape, kind] += 1
                    continue
                self.unlike[stroke.shape, kind] += kind in outcome.unlike
                if stroke.shape not in OWN[kind]:
                    self.given_up[kind].append(outcome.failed_at[kind])

    def count(self, kind: str, own: bool) -> int:
        """The strokes of its own shapes, or all others."""
        return sum(count for shape, count in self.total.items() if (shape in OWN[kind]) == own)

    def share(self, kind: str, own: bool) -> float:
        """What it takes of them."""
        return self.share_of(self.taken, kind, own)

    def passed(self, kind: str, own: bool) -> float:
        """What its rules let pass, whatever its templates say."""
        return self.share(kind, own) + self.share_of(self.unlike, kind, own)

    def share_of(self, counts: dict[tuple[str, str], int], kind: str, own: bool) -> float:
        count = self.count(kind, own)
        return sum(counts[shape, kind] for shape in self.total if (shape in OWN[kind]) == own) / count if count else float("nan")

    def gives_up(self, kind: str) -> float:
        """The share of a stroke of another shape that is drawn when half of them are given up."""
        return median(self.given_up[kind])

    def cell(self, shape: str, kind: str) -> float:
        return self.taken[shape, kind] / self.total[shape]

    def summary(self) -> str:
        lines = ["kind             its own  the rest  gives up at"]
        for kind in KINDS:
            own, rest = self.share(kind, own=True), self.share(kind, own=False)
            lines.append(f"{kind:<15} {own:7.1%}   {rest:7.2%}  {self.gives_up(kind):7.0%} of a stroke of another shape, median")
        return "\n".join(lines)

    def table(self) -> str:
        """Percent; shapes that no kind ever took are left out."""
        lines = [" " * 28 + "".join(f"{kind:>15}" for kind in KINDS)]
        for shape in self.shapes():
            cells = "".join(f"{self.cell(shape, kind) * 100:14.0f}{'*' if shape in OWN[kind] else ' '}" for kind in KINDS)
            lines.append(f"{shape:<22}{self.total[shape]:6}{cells}")
        quiet = [shape for shape in self.total if shape not in self.shapes()]
        return "\n".join(lines) + f"\nnever taken for anything: {', '.join(sorted(quiet))}"

    def shapes(self) -> list[str]:
        """Own ones in the order of the kinds, then the others that were taken for something."""
        first = [shape for kind in KINDS for shape in sorted(OWN[kind]) if shape in self.total]
        return first + sorted({shape for (shape, _), count in self.taken.items() if count} - set(first))

    def draw(self, path: Path, title: str) -> None:
        """As SVG."""
        width, height, left, top = 74, 20, 210, 60
        parts = [f'<text x="8" y="20" font-weight="bold">{title}</text>']
        for column, kind in enumerate(KINDS):
            parts.append(f'<text x="{left + column * width + width / 2}" y="{top - 8}" text-anchor="middle" font-size="10">{kind}</text>')
        for row, shape in enumerate(self.shapes()):
            y = top + row * height
            parts.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{shape} ({self.total[shape]})</text>')
            for column, kind in enumerate(KINDS):
                parts.append(self.drawn_cell(shape, kind, left + column * width, y, width, height))
        size = f'width="{left + len(KINDS) * width + 10}" height="{top + len(self.shapes()) * height + 10}"'
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">\n' + "\n".join(parts) + "\n</svg>\n")

    def drawn_cell(self, shape: str, kind: str, x: float, y: float, width: float, height: float) -> str:
        """Green what is right, red what is wrong."""
        share, own = self.cell(shape, kind), shape in OWN[kind]
        color, strength = ("#2a8a4a", share) if own else ("#c03030", share)
        edge = "#2a8a4a" if own else "#dddddd"
        text = f"{share * 100:.0f}" if own or share else ""
        ink = "white" if strength > 0.5 else "black"
        return (
            f'<rect x="{x + 1}" y="{y + 1}" width="{width - 2}" height="{height - 2}" fill="{color}" fill-opacity="{strength:.2f}" stroke="{edge}"/>'
            f'<text x="{x + width / 2}" y="{y + 14}" text-anchor="middle" fill="{ink}">{text}</text>'
        )
