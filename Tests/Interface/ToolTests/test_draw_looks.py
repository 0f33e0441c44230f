"""Colours that everybody can read and tell apart, and a size that is bearable."""

import itertools
import math
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT, Row, csv_text
from drawing import SVG, draw, of_class, styles, titles

Write = Callable[[str, str], Path]
Colour = tuple[float, float, float]
Point = tuple[float, float]
TRACE = ROOT / "Tests/Traces/ten_fingers_random.csv"
# G. M. Machado et al., "A physiologically-based model for simulation of color vision deficiency", 2009: severity 1.0.
DEFICIENCIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> Colour:
    """The linear light of #rrggbb."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as WCAG 2 defines it."""
    light, dark = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(light: Colour) -> Colour:
    """CIE L*a*b* of linear sRGB under D65."""
    r, g, b = (min(max(part, 0), 1) for part in light)
    xyz = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(a: str, b: str, matrix: tuple[Colour, ...]) -> float:
    """CIE 1976 difference of two colours as somebody with this deficiency sees them."""

    def seen(colour: str) -> Colour:
        light = linear(colour)
        red, green, blue = (sum(k * part for k, part in zip(row, light)) for row in matrix)
        return lab((red, green, blue))

    return math.dist(seen(a), seen(b))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_texts_have_contrast_on_all_grounds(tmp_path: Path, dark: bool) -> None:
    rules = styles(draw(tmp_path / "a.svg", TRACE))[dark]
    for text, ground in itertools.product(["h1", "h2", "name", "name-s", "body", "strong", "dim", "tiny"], ["page", "window", "band", "cut"]):
        colours = rules[f".{text}"]["fill"], rules[f".{ground}"]["fill"]
        assert contrast(*colours) >= 4.5, (text, ground, contrast(*colours))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_marks_have_contrast(tmp_path: Path, dark: bool) -> None:
    rules = styles(draw(tmp_path / "a.svg", TRACE))[dark]
    marks = [rules[f".{name}"]["color"] for name in [*(f"f{i}" for i in range(10)), "ink", "waits", "releases", "prevents"]]
    marks += [rules[".miss"]["stroke"], rules[".play"]["fill"]]
    for colour, ground in itertools.product(marks, ["page", "window", "band"]):
        assert contrast(colour, rules[f".{ground}"]["fill"]) >= 3, (colour, ground)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_colour_blind_tell_links_and_gestures_apart(tmp_path: Path, deficiency: str, dark: bool) -> None:
    rules = styles(draw(tmp_path / "a.svg", TRACE))[dark]
    for a, b in itertools.combinations(["ink", "waits", "releases", "prevents"], 2):
        far = difference(rules[f".{a}"]["color"], rules[f".{b}"]["color"], DEFICIENCIES[deficiency])
        assert far >= 20, (a, b, far)


def test_a_theme_is_the_readers_or_always_the_same(tmp_path: Path) -> None:
    pages = {theme: draw(tmp_path / "a.svg", TRACE, "--theme", theme) for theme in ("auto", "light", "dark")}
    sheets = {theme: next(root.iter(f"{SVG}style")).text or "" for theme, root in pages.items()}
    assert [("prefers-color-scheme" in sheets[theme]) for theme in ("auto", "light", "dark")] == [True, False, False]
    automatic = styles(pages["auto"])
    assert styles(pages["light"])[0] == automatic[0] and styles(pages["dark"])[0] == automatic[1]
    assert automatic[0][".page"] != automatic[1][".page"]


def ten_minutes() -> str:
    """1,467 contacts of one to five fingers in 600 seconds, 73,000 samples."""
    random.seed(4)
    time, contact, rows = 0, 0, []
    while time < 600_000_000:
        count = random.choice([8, 20, 60, 120])
        for finger in range(random.choice([1, 1, 1, 2, 2, 3, 5])):
            contact += 1
            x, y, dx, dy = random.uniform(200, 2000), random.uniform(200, 1400), random.uniform(-8, 8), random.uniform(-8, 8)
            for i in range(count + 1):
                at = (x + dx * i * (count > 8) + 20 * math.sin(i / 9), y + dy * i * (count > 8))
                event = "down" if i == 0 else "up" if i == count else "move"
                rows.append(Row(time + 8_333 * i + 100 * finger, finger, contact, *at, event))
        time += count * 8_333 + random.randint(50_000, 900_000)
    return csv_text(sorted(rows, key=lambda row: row.t))


@pytest.mark.thorough
def test_ten_minutes_make_a_usable_file(write: Write, tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", write("a.csv", ten_minutes()), "--units-per-mm", "10")
    assert (tmp_path / "a.svg").stat().st_size < 2_000_000
    assert sum(1 for _ in root.iter()) < 30_000


def test_contacts_that_share_a_spot_share_a_mark(write: Write, tmp_path: Path) -> None:
    rows = [row for i in range(300) for row in (Row(200_000 * i, 0, i + 1, 500 + i % 2, 500, "down"), Row(200_000 * i + 50_000, 0, i + 1, 500, 500, "up"))]
    root = draw(tmp_path / "a.svg", write("a.csv", csv_text([*rows, Row(70_000_000, 0, 301, 1500, 900, "down")])))
    assert sorted(len(titles(one)[0].splitlines()) for one in of_class(root, "contact")) == [1, 9]
    assert any("and 292 more" in title for title in titles(root))


def test_paths_keep_the_shape_with_few_points(write: Write, tmp_path: Path) -> None:
    """A quarter of a circle in 400 samples: a chord of a circle of 600 pixels' radius that is 0.3 pixels off spans 38
    pixels."""
    places = [(500 + 1000 * math.sin(i * math.pi / 800), 1500 - 1000 * math.cos(i * math.pi / 800)) for i in range(401)]
    rows = [Row(5_000 * i, 0, 1, x, y, "down" if i == 0 else "up" if i == 400 else "move") for i, (x, y) in enumerate(places)]
    root = draw(tmp_path / "a.svg", write("a.csv", csv_text(rows)), "--units-per-mm", "10")
    [contact] = of_class(root, "contact")
    lines = [path.attrib["d"][1:].split("L") for path in contact.iter(f"{SVG}path")]
    points = [(float(x), float(y)) for line in lines for x, y in (point.split() for point in line)]
    assert 8 < len(points) < 60
    window = next(one for one in of_class(root, "window"))
    factor = float(window.attrib["width"]) / max(x for x, _ in places)
    left, top = float(window.attrib["x"]), float(window.attrib["y"])
    drawn = [(left + x * factor, top + y * factor) for x, y in places]
    # 0.3, and the rounding
    assert max(min(distance(place, a, b) for a, b in zip(points, points[1:])) for place in drawn) < 0.4


def distance(point: Point, a: Point, b: Point) -> float:
    """From a point to the line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    part = min(max(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length, 0), 1) if length else 0
    return math.dist(point, (a[0] + part * dx, a[1] + part * dy))
