"""The page: the picture with a player. It asks for nothing from outside, and does in a browser what it says."""

import json
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, csv_text, kinesic, stroke
from drawing import check_texts, draw, lanes

Write = Callable[[str, str], Path]
TRACE = ROOT / "Tests/Traces/tap_double.csv"
BROWSER = shutil.which("chromium")


def page(output: Path, *arguments: object) -> str:
    done = kinesic("draw", *arguments, "-o", output)
    assert done.returncode == 0, done.stderr
    return output.read_text()


def picture_of(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(re.search(r"<svg.*?\n</svg>", text, re.S).group())  # type: ignore[union-attr]


def data_of(text: str) -> Any:
    return json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S).group(1))  # type: ignore[union-attr]


class Tags(HTMLParser):
    """Whether every element is closed where it must be, and which attributes ask for something from outside."""

    EMPTY = {"meta", "input"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "action", "srcset", "data", "xlink:href")]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, tag


def test_a_page_is_well_formed_and_asks_for_nothing(tmp_path: Path) -> None:
    text = page(tmp_path / "a.html", TRACE)
    tags = Tags()
    tags.feed(text)
    assert (tags.open, tags.outside) == ([], [])
    assert "default-src 'none'" in text
    code = text.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|fetch\(|XMLHttpRequest|import |@import", code)


def test_a_page_has_the_same_picture(tmp_path: Path) -> None:
    inside, alone = picture_of(page(tmp_path / "a.html", TRACE)), draw(tmp_path / "a.svg", TRACE)
    assert inside.attrib.pop("role") == "group" and alone.attrib.pop("role") == "img"
    assert ElementTree.tostring(inside).strip() == ElementTree.tostring(alone).strip()
    check_texts(inside)


def test_the_player_knows_where_each_finger_is_when(write: Write, tmp_path: Path) -> None:
    rows = stroke(end=200_000)
    text = page(tmp_path / "a.html", write("a.csv", csv_text(rows)), "--units-per-mm", "10")
    data = data_of(text)
    [contact] = data["contacts"]
    times, xs = contact["path"][0::3], contact["path"][1::3]
    assert (contact["number"], contact["finger"], times[0], times[-1]) == (1, 0, 0, 0.2)
    panel = next(one for one in picture_of(text).iter() if one.get("class") == "window")
    factor = float(panel.attrib["width"]) / (xs[-1] - xs[0])
    assert 1 < factor < 5 and all(a < b for a, b in zip(times, times[1:]))
    names = list(lanes(picture_of(text)))
    [pan] = data["lanes"][names.index("pan")]
    assert pan["outcome"] == "ended" and pan["start"] == 0 and 0 < pan["decided"] < 0.1 and pan["end"] == 0.2


def test_names_cannot_end_the_script(write: Write, tmp_path: Path) -> None:
    scene = write("scene.json", json.dumps({"recognizers": [{"id": "</script><b>", "class": "pan"}]}))
    tags = Tags()
    tags.feed(page(tmp_path / "a.html", write("a.csv", csv_text(stroke())), "--scene", scene, "--title", "</title><b>"))
    assert tags.open == [] and tags.outside == []


SCRIPT = """
const said = [];
const lane = name => lanes.find(one => one.dataset.name === name);
const press = (element, key) => element.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
const shown = selector => svg.querySelectorAll(selector).length;
said.push(tallies.map(text => text.textContent)[0]);
show(0.15);
said.push(stateOf(data.lanes[0], 0.15), tallies[0].textContent, now.textContent, shown(".finger:not([visibility=hidden])"));
show(0.25);
said.push(shown(".finger[visibility=visible]"));
lane("tap").dispatchEvent(new FocusEvent("focus"));  // a window without focus would send none
press(lane("tap"), "ArrowRight");
said.push(told.textContent, shown(".links .link.hot"), shown(".lane.hot"));
press(lane("tap"), "Enter");
lane("pan").querySelector(".attempt").dispatchEvent(new PointerEvent("pointerover", {bubbles: true}));
said.push(told.className, told.textContent.includes("tap 'tap'"));
press(document.body, "Escape");
said.push(told.className, told.textContent === hint, tallies[0].textContent);
lane("pan").querySelector(".attempt path").dispatchEvent(new MouseEvent("click", {bubbles: true}));
said.push(told.className, told.textContent.includes("pan 'pan' failed: lifted too early"));
slider.value = 500; slider.dispatchEvent(new Event("input"));
said.push(now.textContent, Math.round(placeOf(timeAt(500))));
document.body.dataset.said = JSON.stringify(said);
</script>
"""


@pytest.mark.skipif(BROWSER is None, reason="chromium is missing: the page's script is not run")
def test_the_player_and_the_explanations_work_with_keys_and_clicks(tmp_path: Path) -> None:
    text = page(tmp_path / "a.html", TRACE)
    head, _, tail = text.rpartition("</script>")
    (tmp_path / "b.html").write_text(head + SCRIPT + tail)
    command = [str(BROWSER), "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", f"--user-data-dir={tmp_path}/profile", f"file://{tmp_path}/b.html"]
    dump = subprocess.run(command, capture_output=True, text=True, timeout=120).stdout
    found = re.search(r'data-said="([^"]*)"', dump)
    assert found, "the script broke off"
    said = json.loads(found.group(1).replace("&quot;", '"').replace("&amp;", "&"))
    assert said[:5] == ["1 failed", "waits", "waits", "0.150 s", 0]  # the finger is up then
    assert said[5] == 1
    assert "tap 'tap' has been made, and waits for tap 'double_tap' to fail" in said[6]
    assert said[7:9] == [2, 2]  # waits for, and was kept from recognition by, the double tap
    assert said[9:11] == ["pinned", True]  # what was kept stays while one points elsewhere
    assert said[11:14] == ["", True, "1 failed"]
    assert said[14:16] == ["pinned", True]
    assert said[16:] == ["0.139 s", 500]
