"""The picture of a session: the fingers' paths, and a lane for each recognizer. Plain SVG, made by this package alone;
the command `kinesic draw` makes larger ones, with a player."""

from __future__ import annotations

import math
from html import escape
from typing import Dict, Iterable, Iterator, List, Sequence, Tuple

from .printable_text import visible
from .lane_marks import Mark, Told, lane_marks, sentences
from .enums import Phase
from .errors import InvalidError
from .samples import Sample

WIDTH, MARGIN, PANEL, LANE, TALLY, FINGER = 860.0, 20.0, 260.0, 24.0, 150.0, 6.0
FOLD = 6.0  # pixels: marks of one kind that are nearer share one
THEMES = ("auto", "light", "dark")
FINGERS = [  # as in the pictures of `kinesic draw`: light, dark
    ("#c2500a", "#ff9450"), ("#0b7285", "#3bc9db"), ("#c2255c", "#faa2c1"), ("#2b7a38", "#69db7c"), ("#8f6400", "#ffd43b"),
    ("#1864ab", "#74c0fc"), ("#86309c", "#da77f2"), ("#6f4a31", "#d4a373"), ("#a61e1e", "#ff8787"), ("#4a5568", "#adb5bd"),
]  # fmt: skip
# Class, declarations in light, in dark. The classes have a prefix: a notebook has styles of its own.
STYLES = [
    ("page", "fill:#ffffff", "fill:#14161d"), ("window", "fill:#f6f7fa;stroke:#c9cedb", "fill:#1b1e28;stroke:#3c4252"),
    ("band", "fill:#f6f7fa", "fill:#1b1e28"), ("grid", "stroke:#e3e6ee", "stroke:#272b38"),
    ("name", "fill:#1b1e28;font-weight:600", "fill:#eceef5"), ("dim", "fill:#5a6172", "fill:#9ba3b7"),
    ("ink", "fill:#4338ca;stroke:#4338ca", "fill:#a5b4fc;stroke:#a5b4fc"), ("gave", "fill:#dcdaf8;stroke:#4338ca", "fill:#31345c;stroke:#a5b4fc"),
    ("wait", "fill:#a07b05;fill-opacity:.35;stroke:#a07b05", "fill:#f9c44a;stroke:#f9c44a"),
    ("arrow", "fill:none;stroke:#a07b05;stroke-width:1.4;stroke-dasharray:5 3", "stroke:#f9c44a"),
    ("freed", "fill:none;stroke:#2b7a38;stroke-width:1.4;stroke-dasharray:1.5 3", "stroke:#69db7c"),
    ("miss", "fill:none;stroke:#6b7385;stroke-width:1.5", "stroke:#8b93a7"),
] + [(f"f{i}", f"color:{light}", f"color:{dark}") for i, (light, dark) in enumerate(FINGERS)]  # fmt: skip


def style_sheet(theme: str) -> str:
    """The style element of a theme."""
    if not isinstance(theme, str) or theme not in THEMES:
        raise InvalidError(f"theme must be one of {', '.join(THEMES)}, not {theme!r}")
    light = "".join(f".kin-{name}{{{rules}}}" for name, rules, _ in STYLES)
    dark = "".join(f".kin-{name}{{{rules}}}" for name, _, rules in STYLES)
    darker = {"auto": f"@media(prefers-color-scheme:dark){{{dark}}}", "light": "", "dark": dark}[theme]
    return f"<style>{light}{darker}</style>"


def picture(title: str, samples: Sequence[Sample], told: Sequence[Told], lanes: Dict[int, str], theme: str = "auto") -> str:
    """One SVG element. `lanes`: recognizers by their ids, with what to call them, in the order to draw them."""
    sheet = style_sheet(theme)
    times = [sample.time for sample in samples] + [one.event.time for one in told]
    if not times:
        times, title = [0.0], title or "an empty session"
    axis = Axis(min(times), max(max(times), min(times) + 1e-3), 160.0, WIDTH - MARGIN - TALLY)
    marks = {id: lane_marks([one for one in told if one.lane == id]) for id in lanes}
    shown = [id for id in lanes if marks[id]]
    parts = ['<rect class="kin-page" width="100%" height="100%"/>']
    y = MARGIN
    if title:
        parts.append(text("name", shortened(visible(title), 64), MARGIN, y + 14, 16))
        y += 30
    height = panel(samples, y, parts)
    y += height + 26 if height else 20
    found = contacts(samples)
    bars = y
    y += FINGER * (max((finger for finger, _ in found), default=-1) + 1) + 4
    axis.draw(bars, y + LANE * len(shown), parts)
    parts += [finger_bar(finger, path, axis, bars) for finger, path in found]
    for index, id in enumerate(shown):
        lane(lanes[id], marks[id], axis, y + LANE * index, index, parts)
    parts += [arrow(style, axis, y, shown.index(id), shown.index(other), at, said) for style, id, other, at, said in waits(shown, marks)]
    y += LANE * len(shown) + 8
    if len(shown) < len(lanes):
        silent = [name for id, name in lanes.items() if not marks[id]]
        label = f"{len(silent)} other{'s' if len(silent) > 1 else ''} decided nothing"
        parts.append(f"<g>{hover(', '.join(silent))}{text('dim', label, MARGIN, y + 12, 11)}</g>")
        y += 20
    size = f'width="{WIDTH:g}" height="{y + 12:g}" viewBox="0 0 {WIDTH:g} {y + 12:g}"'
    label = escape(visible(title or "a session of touches"))
    font = 'font-family="system-ui,-apple-system,\'Segoe UI\',Roboto,\'DejaVu Sans\',sans-serif"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} style="max-width:100%;height:auto" role="img" aria-label="{label}" {font}>'
    return f"{head}<title>{label}</title>{sheet}{''.join(parts)}</svg>"


class Axis:
    """From seconds to pixels."""

    def __init__(self, start: float, end: float, left: float, right: float) -> None:
        self.start, self.end, self.left, self.right = start, end, left, right

    def place(self, time: float) -> float:
        return self.left + (time - self.start) / (self.end - self.start) * (self.right - self.left)

    def draw(self, top: float, bottom: float, parts: List[str]) -> None:
        """Round times, at least 60 pixels apart."""
        per_pixel = (self.end - self.start) / (self.right - self.left)
        step = next(f * 10.0**e for e in range(-5, 12) for f in (1, 2, 5) if f * 10.0**e >= 60 * per_pixel)
        digits = max(0, -math.floor(math.log10(step) + 1e-9))
        count = math.ceil(self.start / step)
        while count * step <= self.end:
            x = self.place(count * step)
            parts.append(f'<path class="kin-grid" d="M{x:.1f} {top - 4:.1f}V{bottom:.1f}"/>')
            parts.append(text("dim", f"{count * step:.{digits}f} s", x, top - 8, 10, "middle"))
            count += 1


def text(style: str, string: str, x: float, y: float, size: float, anchor: str = "start") -> str:
    return f'<text class="kin-{style}" x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" text-anchor="{anchor}">{escape(visible(string))}</text>'


def shortened(string: str, length: int) -> str:
    return string if len(string) <= length else string[: length - 1] + "…"


def hover(*lines: str) -> str:
    return f"<title>{escape(chr(10).join(map(visible, lines)))}</title>"


def contacts(samples: Iterable[Sample]) -> List[Tuple[int, List[Sample]]]:
    """Each contact's samples, with the lowest finger that was free when it landed."""
    found: List[Tuple[int, List[Sample]]] = []
    down: Dict[int, Tuple[int, List[Sample]]] = {}
    for sample in samples:
        if sample.touch not in down:
            finger = next(i for i in range(len(down) + 1) if i not in {used for used, _ in down.values()})
            down[sample.touch] = (finger, [])
            found.append(down[sample.touch])
        down[sample.touch][1].append(sample)
        if sample.phase in (Phase.ENDED, Phase.CANCELLED):
            del down[sample.touch]
    return found


def panel(samples: Sequence[Sample], top: float, parts: List[str]) -> float:
    """The paths; returns the height that they take."""
    if not samples:
        return 0
    xs, ys = [sample.x for sample in samples], [sample.y for sample in samples]
    left, upper = min(xs) - 24, min(ys) - 24
    width, height = max(xs) + 24 - left, max(ys) + 24 - upper
    factor = min((WIDTH - 2 * MARGIN) / width, PANEL / height, 3)
    width, height = width * factor, height * factor
    parts.append(f'<rect class="kin-window" x="{MARGIN:g}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="5"/>')
    for finger, path in contacts(samples):
        points = [(MARGIN + (one.x - left) * factor, top + (one.y - upper) * factor) for one in path]
        parts.append(contact(finger, path, points))
    return height


def contact(finger: int, path: Sequence[Sample], points: Sequence[Tuple[float, float]]) -> str:
    """A line, a dot where it landed, a ring where it lifted or a cross where it was cancelled."""
    kept = [points[0]]
    for x, y in points[1:]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= 1:  # nearer ones cannot be seen
            kept.append((x, y))
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in kept)
    (x0, y0), (x1, y1) = points[0], points[-1]
    end, said = fate(finger, path)
    mark = f'<circle cx="{x1:.1f}" cy="{y1:.1f}" r="6"/>' if end == "lifted" else f'<path d="{cross(x1, y1, 4)}"/>' if end == "cancelled" else ""
    return (
        f'<g class="kin-f{finger % len(FINGERS)}" fill="none" stroke="currentColor" stroke-width="2">{hover(said)}'
        f'<path d="M{line}"/><circle cx="{x0:.1f}" cy="{y0:.1f}" r="3.5" fill="currentColor"/>{mark}</g>'
    )


def finger_bar(finger: int, path: Sequence[Sample], axis: Axis, top: float) -> str:
    """When a finger was down, above the lanes."""
    start, end = axis.place(path[0].time), axis.place(path[-1].time)
    box = f'x="{start:.1f}" y="{top + FINGER * finger:.1f}" width="{max(end - start, 1.5):.1f}" height="{FINGER - 2:g}" rx="1.5"'
    return f'<g class="kin-f{finger % len(FINGERS)}">{hover(fate(finger, path)[1])}<rect {box} fill="currentColor"/></g>'


def fate(finger: int, path: Sequence[Sample]) -> Tuple[str, str]:
    """How a contact ended, and all of it in a sentence."""
    end = {Phase.ENDED: "lifted", Phase.CANCELLED: "cancelled"}.get(path[-1].phase, "still down")
    return end, f"contact {path[0].touch}, finger {finger + 1}: landed at {path[0].time:.3f} s, {end} at {path[-1].time:.3f} s"


def cross(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y - r:.1f}l{2 * r:g} {2 * r:g}m0 {-2 * r:g}l{-2 * r:g} {2 * r:g}"


def lane(name: str, marks: Sequence[Mark], axis: Axis, top: float, index: int, parts: List[str]) -> None:
    """One recognizer's lane: its name, its marks, and the sum of them."""
    if index % 2 == 0:
        parts.append(f'<rect class="kin-band" x="{MARGIN:g}" y="{top:.1f}" width="{WIDTH - 2 * MARGIN:g}" height="{LANE:g}" rx="3"/>')
    parts.append(f"<g>{hover(name)}{text('name', shortened(visible(name), 16), axis.left - 10, top + 16, 11, 'end')}</g>")
    rows = max((mark.row for mark in marks if mark.row is not None), default=0) + 1
    for group in folded(marks, axis):
        row = group[0].row
        y, size = (LANE / 2, 1.0) if row is None else (LANE * (row + 0.5) / rows, 1 / rows)
        parts.append(f"<g>{hover(*sentences(group))}{shape(group, axis, top + y, size)}</g>")
    words = {"instant": "recognized", "ended": "ended", "active": "active", "gave": "cancelled", "miss": "failed"}
    counts = [(sum(mark.kind == kind for mark in marks), word) for kind, word in words.items()]
    tally = ", ".join(f"{count} {word}" for count, word in counts if count)
    parts.append(text("dim", shortened(tally, 24), axis.right + 12, top + 16, 10))


def waits(shown: Sequence[int], marks: Dict[int, List[Mark]]) -> Iterator[Tuple[str, int, int, float, str]]:
    """Who waited for whom, both by their lanes: once for each wait, where it began, with its sentence. And who let
    whom go: a recognizer that failed as the wait for it ended."""
    for id in shown:
        for mark in marks[id]:
            found: Dict[int, Told] = {}
            for one in mark.told if mark.kind == "wait" else ():
                other = getattr(one.event, "other", None)
                if other is not None and other.id in shown and other.id != id:
                    found.setdefault(other.id, one)
            for other_lane, one in found.items():
                yield "arrow", id, other_lane, one.event.time, f"{one.event.time:.3f} s: {one.sentence}"
                for failed in marks[other_lane]:
                    if failed.kind == "miss" and failed.end == mark.end:
                        yield "freed", other_lane, id, mark.end, sentences([failed])[0]


def arrow(style: str, axis: Axis, top: float, start: int, end: int, at: float, said: str) -> str:
    """From lane to lane."""
    x, way = axis.place(at), 1 if end > start else -1
    y0, y1 = top + LANE * (start + 0.5), top + LANE * (end + 0.5) - way * 5
    return (
        f'<g>{hover(said)}<path class="kin-{style}" d="M{x:.1f} {y0:.1f}V{y1:.1f}m-3.5 {-5 * way:g}l3.5 {5 * way:g} 3.5 {-5 * way:g}"/></g>'
    )


def folded(marks: Sequence[Mark], axis: Axis) -> List[List[Mark]]:
    """Marks of one kind that would lie on each other, together."""
    groups: List[List[Mark]] = []
    for mark in marks:
        last = groups[-1] if groups else []
        if last and (last[0].kind, last[0].row) == (mark.kind, mark.row) and axis.place(mark.end) - axis.place(last[0].start) < FOLD:
            last.append(mark)
        else:
            groups.append([mark])
    return groups


def shape(group: Sequence[Mark], axis: Axis, y: float, size: float) -> str:
    """How a mark looks; `size` 1 is as high as a lane has room for."""
    kind, start, end = group[0].kind, axis.place(group[0].start), axis.place(group[-1].end)
    if kind == "instant":
        r = 6 * size
        return f'<path class="kin-ink" d="M{end:.1f} {y - r:.1f}l{r:g} {r:g} {-r:g} {r:g} {-r:g} {-r:g}z"/>'
    if kind == "miss":
        return f'<path class="kin-miss" d="{cross(end, y, 3)}"/>'
    if kind == "note":
        return f'<circle class="kin-miss" cx="{end:.1f}" cy="{y:.1f}" r="1.6"/>'
    style, height = {"wait": ("wait", 6.0), "gave": ("gave", 11 * size)}.get(kind, ("ink", 11 * size))
    bar = f'<rect class="kin-{style}" x="{start:.1f}" y="{y - height / 2:.1f}" width="{max(end - start, 2):.1f}" height="{height:g}" rx="2"/>'
    return bar + (f'<path class="kin-ink" d="{cross(end, y, 3 * size)}"/>' if kind == "gave" else "")
