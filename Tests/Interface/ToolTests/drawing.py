"""What the tests of pictures share: drawing one, and reading it."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from conftest import kinesic
from font import text_width

SVG = "{http://www.w3.org/2000/svg}"


def draw(output: Path, *arguments: object) -> ElementTree.Element:
    """The picture that `kinesic draw` writes; it must succeed, and be well-formed XML."""
    done = kinesic("draw", "-o", output, *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    return ElementTree.parse(output).getroot()


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def titles(element: ElementTree.Element) -> list[str]:
    """All hover texts in an element."""
    return [title.text or "" for title in element.iter(f"{SVG}title")]


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


def lanes(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """The lanes by the names of their recognizers."""
    return {lane.attrib["data-name"]: lane for lane in of_class(root, "lane")}


@dataclass(frozen=True)
class Link:
    """An arrow: names of recognizers, hover text, and the heights between which it runs."""

    kind: str
    sources: set[str]
    targets: set[str]
    title: str
    top: float
    bottom: float


def links(root: ElementTree.Element) -> list[Link]:
    names = {lane.attrib["data-lane"]: name for name, lane in lanes(root).items()}
    found = []
    for element in of_class(root, "link"):
        if "data-kind" not in element.attrib:
            continue  # the legend's
        line = next(path for path in of_class(element, "line"))
        ys = [float(y) for _, y in re.findall(r"[ML]([-.\d]+) ([-.\d]+)", line.attrib["d"])]
        ends = [{names[number] for number in element.attrib[key].split()} for key in ("data-from", "data-to")]
        found.append(Link(element.attrib["data-kind"], *ends, "\n".join(titles(element)), min(ys), max(ys)))
    return found


def styles(root: ElementTree.Element) -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]:
    """The declarations of each single class in the style sheet: light, and dark over light."""
    sheet = next(root.iter(f"{SVG}style")).text or ""
    light, _, dark = sheet.partition("@media")
    result: list[dict[str, dict[str, str]]] = []
    for part in (light, light + dark):
        rules: dict[str, dict[str, str]] = {}
        for selectors, body in re.findall(r"([.\w, -]+)\{([^{}]*)\}", part):
            for selector in selectors.split(","):
                rules.setdefault(selector.strip(), {}).update(tuple(one.split(":", 1)) for one in body.split(";") if one)  # type: ignore[misc]
        result.append(rules)
    return result[0], result[1]


@dataclass(frozen=True)
class Box:
    """Where a text stands."""

    x: float
    y: float
    width: float
    height: float
    text: str

    def overlaps(self, other: "Box") -> bool:
        return (
            self.x < other.x + other.width and other.x < self.x + self.width
            and self.y < other.y + other.height and other.y < self.y + self.height
        )  # fmt: skip


def text_boxes(root: ElementTree.Element) -> Iterator[Box]:
    """Every text with the room that it takes in DejaVu Sans: from the baseline to the height of capitals."""
    light, _ = styles(root)
    for element in root.iter(f"{SVG}text"):
        style = light["." + element.attrib["class"]]
        size, bold = float(style["font-size"].removesuffix("px")), int(style["font-weight"]) > 500
        text, height = element.text or "", 0.73 * size
        width = text_width(text, size, bold)
        x, y = float(element.attrib["x"]), float(element.attrib["y"])
        before = {"start": 0.0, "middle": width / 2, "end": width}[element.attrib["text-anchor"]]
        if element.get("transform", "").startswith("rotate(-90"):
            yield Box(x - height, y - width + before, height, width, text)
        else:
            yield Box(x - before, y - height, width, height, text)


def check_texts(root: ElementTree.Element) -> None:
    """No text leaves the picture or lies on another one."""
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    found = sorted(text_boxes(root), key=lambda box: box.y)
    for i, box in enumerate(found):
        assert 0 <= box.x and box.x + box.width <= width and 0 <= box.y and box.y + box.height <= height, f"'{box.text}' is outside"
        for other in found[i + 1 :]:
            if other.y > box.y + box.height:
                break
            assert not box.overlaps(other), f"'{box.text}' and '{other.text}' overlap"
