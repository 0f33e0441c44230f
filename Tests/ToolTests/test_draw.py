"""The picture: well formed, complete, self-contained, and without labels on top of each other."""

import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import Row, csv_text, kinesic, real, replay, stroke

Write = Callable[[str, str], Path]
SVG = "{http://www.w3.org/2000/svg}"
SIZES = {"h1": 22, "h2": 12, "name": 13, "body": 12, "strong": 12, "dim": 11}
REAL = [
    "dell_canvas_27in_5finger", "wacom_dth2242_10finger", "galaxy_s_finger_painting", "maxtouch_1finger_fast_taps", "nexus4_4finger_pressure",
    "pixel_tablet_one_finger_swipe", "wacom_isdv4e6_two_finger_tap", "chromeos_cr48_semi_mt_second_finger",
]  # fmt: skip


def draw(tmp_path: Path, *arguments: object) -> ElementTree.Element:
    replay("--draw", tmp_path / "a.svg", *arguments)
    return ElementTree.parse(tmp_path / "a.svg").getroot()


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def boxes(root: ElementTree.Element) -> Iterator[tuple[float, float, float, float, str]]:
    """Every label with the least room that it can take."""
    for element in root.iter(f"{SVG}text"):
        text, size = element.text or "", SIZES[element.attrib["class"]]
        width = 0.45 * size * len(text)
        x = float(element.attrib["x"]) - {"start": 0, "middle": width / 2, "end": width}[element.attrib["text-anchor"]]
        yield x, float(element.attrib["y"]) - 0.7 * size, width, 0.7 * size, text


def check_labels(root: ElementTree.Element) -> None:
    found = list(boxes(root))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for i, (x, y, w, h, text) in enumerate(found):
        assert 0 <= x and x + w <= width and 0 <= y and y + h <= height, f"'{text}' is outside of the picture"
        for x2, y2, w2, h2, other in found[i + 1 :]:
            assert not (x < x2 + w2 and x2 < x + w and y < y2 + h2 and y2 < y + h), f"'{text}' and '{other}' overlap"


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("explain", [False, True], ids=["plain", "explained"])
def test_real_recordings_are_drawn_in_full_and_labels_keep_apart(tmp_path: Path, name: str, explain: bool) -> None:
    root = draw(tmp_path, real(name), *(["--explain"] if explain else []))
    for lane in ["tap", "double_tap", "long_press", "swipe", "pan", "pinch", "rotation"]:
        assert lane in texts(root)
    assert ("failed" in texts(root)) == explain
    check_labels(root)


def test_a_picture_needs_nothing_else_and_follows_light_and_dark(write: Write, tmp_path: Path) -> None:
    draw(tmp_path, write("a.csv", csv_text(stroke())))
    text = (tmp_path / "a.svg").read_text()
    assert "prefers-color-scheme: dark" in text
    assert "href" not in text and "url(http" not in text and "<script" not in text


def test_marks_tell_more_when_one_points_at_them(write: Write, tmp_path: Path) -> None:
    path = write("a.csv", csv_text(stroke()))
    lines = replay(path, "--units-per-mm", "10").splitlines()
    titles = [element.text or "" for element in draw(tmp_path, path, "--units-per-mm", "10").iter(f"{SVG}title")]
    assert any("contact 1, finger 1: landed at 0.000 s, lifted at 0.200 s" in title for title in titles)
    assert any(lines[-1] in title for title in titles)  # the pan's last event, word by word


def test_the_panel_has_the_proportions_of_the_window(write: Write, tmp_path: Path) -> None:
    root = draw(tmp_path, write("dell_canvas_x.csv", csv_text(stroke())))
    window = next(element for element in root.iter(f"{SVG}rect") if element.attrib.get("class") == "window")
    assert float(window.attrib["width"]) / float(window.attrib["height"]) == pytest.approx((32767 / 55) / (32767 / 98), rel=1e-3)


def test_ten_fingers_have_ten_hues_and_ten_bars(write: Write, tmp_path: Path) -> None:
    rows = [Row(0, i, i + 1, 100 * i, 100, "down") for i in range(10)] + [Row(90_000, i, i + 1, 100 * i, 100, "up") for i in range(10)]
    root = draw(tmp_path, write("ten.csv", csv_text(rows)))
    bars = [element.attrib["class"] for element in root.iter(f"{SVG}rect") if element.attrib.get("class", "").startswith("f")]
    assert sorted(bars) == [f"f{i}" for i in range(10)]
    check_labels(root)


@pytest.mark.parametrize("count", [1, 20])
def test_one_recognizer_and_twenty_are_readable(write: Write, tmp_path: Path, count: int) -> None:
    kinds = ["tap", "long_press", "pan", "pinch", "rotation"]
    recognizers = [{"id": f"{kinds[i % 5]}_number_{i}", "class": kinds[i % 5], "view": "V"} for i in range(count)]
    scene = write("scene.json", json.dumps({"views": [{"id": "V", "frame": [0, 0, 900, 500]}], "recognizers": recognizers}))
    root = draw(tmp_path, write("a.csv", csv_text(stroke())), "--scene", scene)
    assert all(one["id"] in texts(root) for one in recognizers)
    check_labels(root)


def test_names_are_escaped(write: Write, tmp_path: Path) -> None:
    scene = {"recognizers": [{"id": '<a & "b">', "class": "pan"}]}
    root = draw(tmp_path, write("a.csv", csv_text(stroke())), "--scene", write("scene.json", json.dumps(scene)))
    assert '<a & "b">' in texts(root)


def test_a_cancelled_gesture_is_hatched_and_a_cancelled_finger_crossed(write: Write, tmp_path: Path) -> None:
    draw(tmp_path, write("a.csv", csv_text(stroke()[:-1])))
    text = (tmp_path / "a.svg").read_text()
    assert text.count('fill="url(#hatch)"') == 2 and "1 cancelled" in text  # the bar and the legend


def test_a_picture_that_cannot_be_written_is_an_error(write: Write, tmp_path: Path) -> None:
    done = kinesic("replay", write("a.csv", csv_text(stroke())), "--draw", tmp_path / "none/a.svg")
    assert done.returncode == 1 and "none/a.svg: cannot be written" in done.stderr
