"""`kinesic draw` of traces: the same as of their recordings, and what only a trace has: a beginning in mid-use, views
that turn."""

import json
import math
import re
from pathlib import Path

import pytest
from conftest import ROOT, Host, drag_rows, kinesic, real, replay, trace_of
from drawing import check_texts, draw, lanes, of_class, texts, titles
from test_draw_page import data_of
from test_draw_story import WORLDS, check_links, check_sentences, decisions

TRACES = ROOT / "Tests/Traces"
SCENES = ROOT / "Tests/Scenes"
TITLE = ("--title", "the same")


def without_facts(picture: Path) -> list[str]:
    """The lines of a picture but those that tell the scale of the device."""
    return [line for line in picture.read_text().splitlines() if " mm" not in line and "an inch" not in line]


@pytest.mark.parametrize(("name", "scene"), WORLDS)
def test_a_trace_is_drawn_as_its_recording_is(tmp_path: Path, name: str, scene: str) -> None:
    recording, trace = TRACES / f"{name}.csv", tmp_path / "a.kintrace"
    options = ["--scene", SCENES / f"{scene}.json"]
    replay(recording, "--trace", trace, *options)
    for ending in ("svg", "html"):
        assert kinesic("draw", recording, "-o", tmp_path / f"a.{ending}", *options, *TITLE).returncode == 0
        assert kinesic("draw", trace, "-o", tmp_path / f"b.{ending}", *TITLE).returncode == 0
        assert without_facts(tmp_path / f"a.{ending}") == without_facts(tmp_path / f"b.{ending}")
    root = draw(tmp_path / "b.svg", trace)
    check_sentences(root, decisions(trace))
    check_links(root, decisions(trace))
    check_texts(root)


def test_so_it_is_with_real_fingers(tmp_path: Path) -> None:
    recording, trace = real("galaxy_s_finger_painting"), tmp_path / "a.kintrace"
    replay(recording, "--trace", trace)
    draw(tmp_path / "a.svg", recording, *TITLE)
    draw(tmp_path / "b.svg", trace, *TITLE)
    assert without_facts(tmp_path / "a.svg") == without_facts(tmp_path / "b.svg")


def test_what_a_picture_shows_is_printed_as_json(tmp_path: Path) -> None:
    replay(TRACES / "tap_single.csv", "--trace", tmp_path / "a.kintrace")
    for path in (TRACES / "tap_single.csv", tmp_path / "a.kintrace"):
        shown = json.loads(kinesic("draw", "--json", "-o", tmp_path / "a.svg", path).stdout)
        assert (shown["contacts"], shown["fingers"], shown["from"], shown["idle"]) == (1, 1, 0, [])
        assert shown["to"] == pytest.approx(0.45, abs=1e-3)
        outcomes = {lane["recognizer"]: lane["outcomes"] for lane in shown["lanes"]}
        assert outcomes["tap"] == {"recognized": 1} and outcomes["double_tap"] == {"failed": 1}
        assert shown["lanes"][0] == {"recognizer": "tap", "class": "tap", "view": "window", "outcomes": {"recognized": 1}}
        assert shown["links"]["waits"] == shown["links"]["releases"] == 1


def test_a_gesture_that_is_under_way_at_the_end_has_not_ended(tmp_path: Path) -> None:
    trace, part = trace_of(tmp_path, drag_rows(7, 0.2, (100, 100), (300, 150))), tmp_path / "part.kintrace"
    assert kinesic("trace", "--cut", "0", "0.3", "-o", part, trace).returncode == 0
    for path, options, word, listed in [(trace, (), "ended", "–"), (part, (), "active", "from "), (trace, ("--to", "0.3"), "active", "from ")]:
        shown = json.loads(kinesic("draw", "--json", "-o", tmp_path / "a.svg", path, *options).stdout)
        assert [lane["outcomes"] for lane in shown["lanes"] if lane["recognizer"] == "pan"] == [{word: 1}]
        root = draw(tmp_path / "a.svg", path, *options)
        assert f"1 {word}" in texts(lanes(root)["pan"])
        [times] = [text for text in texts(root) if text.endswith(" s") and (text.startswith("from ") or "–" in text)]
        assert listed in times


def test_a_trace_may_begin_in_a_gesture(tmp_path: Path) -> None:
    trace, part = trace_of(tmp_path, drag_rows(7, 0.2, (100, 100), (300, 150))), tmp_path / "part.kintrace"
    assert kinesic("trace", "--cut", "0.3", "9", "-o", part, trace).returncode == 0
    root = draw(tmp_path / "a.svg", part)
    [pan] = of_class(lanes(root)["pan"], "attempt")
    whole = draw(tmp_path / "b.svg", trace)
    [before] = of_class(lanes(whole)["pan"], "attempt")
    assert pan.attrib["data-outcome"] == before.attrib["data-outcome"] == "ended"
    assert len(of_class(pan, "ink")) == 1 and not of_class(pan, "play")  # under way from the first moment on
    assert of_class(before, "play")
    # Its recognizers know where the finger landed; the dot of the landing is not in the picture.
    [contact] = of_class(root, "contact")
    assert titles(contact)[0] == "contact 1, finger 1: landed at 0.200 s, lifted at 0.400 s"
    assert not [one for one in contact.iter() if one.get("stroke") == "none"]
    assert [one for one in of_class(whole, "contact")[0].iter() if one.get("stroke") == "none"]
    assert any(re.match(r"0\.2\d s to 0\.\d+ s · 1 contact", text) for text in texts(root))
    check_texts(root)


def host_trace(path: Path) -> Path:
    """A window without bounds, a view that is turned by 30 degrees, a clock that began long ago, a finger that stays
    down."""
    host = Host()
    host.turned_view(math.radians(30))
    for i in range(5):
        host.feed(500_000 + i / 50, 0 if i == 0 else 2 if i == 4 else 1, 100 + 20 * i)
    host.feed(500_001, 0, 300)
    return host.trace(path)


def test_a_host_needs_no_window_and_its_clock_no_zero(tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", host_trace(tmp_path / "a.kintrace"))
    assert any(text == "500000.00 s to 500001.00 s · 2 contacts, at most 1 at once · 163 units an inch" for text in texts(root))
    assert list(lanes(root)) == ["tap#1", "pan#1"]
    assert titles(of_class(root, "contact")[1])[0].endswith("still down at 500001.000 s")
    assert not of_class(root, "pause")
    check_texts(root)


def test_a_turned_view_is_drawn_turned(tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", host_trace(tmp_path / "a.kintrace"))
    [view] = of_class(root, "view")
    points = [tuple(map(float, pair.split())) for pair in view.attrib["d"].strip("MZ").split("L")]
    sides = [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(points, points[1:])]
    assert [round(math.degrees(side)) for side in sides] == [30, 120, -150]
    assert titles(view) == ["view 'turned'"]


def test_recognizers_without_names_are_chosen_by_class_and_number(tmp_path: Path) -> None:
    trace = host_trace(tmp_path / "a.kintrace")
    assert list(lanes(draw(tmp_path / "a.svg", trace, "--recognizers", "pan#1"))) == ["pan#1"]
    assert list(lanes(draw(tmp_path / "a.svg", trace, "--recognizers", "tap"))) == ["tap#1"]


def test_replay_draws_a_trace_too(tmp_path: Path) -> None:
    trace = host_trace(tmp_path / "a.kintrace")
    assert replay(trace, "--draw", tmp_path / "a.svg") == replay(trace)
    draw(tmp_path / "b.svg", trace)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    for option in (["--until", "1"], ["--live"]):
        assert kinesic("replay", trace, "--draw", tmp_path / "c.svg", *option).returncode == 64


def test_a_page_of_a_trace_plays(tmp_path: Path) -> None:
    trace = host_trace(tmp_path / "a.kintrace")
    assert kinesic("draw", trace, "-o", tmp_path / "a.html").returncode == 0
    data = data_of((tmp_path / "a.html").read_text())
    assert [contact["path"][0] for contact in data["contacts"]] == [500_000, 500_001]
    assert data["axis"][0][0] == 500_000


@pytest.mark.parametrize(
    ("options", "code", "sentence"),
    [
        (["--scene", str(SCENES / "demo.json")], 64, "a trace holds its scene"),
        (["--units-per-mm", "10"], 64, "a trace holds its scene"),
        (["--recognizers", "pinch"], 2, 'there is no recognizer "pinch"; there are tap#1, pan#1'),
        (["--to", "3"], 2, "there is nothing up to 3 s: it begins at 500000.000 s"),
        (["--from", "500002"], 2, "there is nothing from 500002 s on: it ends at 500001.000 s"),
    ],
)
def test_what_cannot_be_drawn_of_a_trace_is_an_error(tmp_path: Path, options: list[str], code: int, sentence: str) -> None:
    done = kinesic("draw", host_trace(tmp_path / "a.kintrace"), "-o", tmp_path / "a.svg", *options)
    assert (done.returncode, sentence in done.stderr) == (code, True), done.stderr
    assert not (tmp_path / "a.svg").exists()


def test_a_damaged_trace_is_not_drawn(tmp_path: Path) -> None:
    data = bytearray(host_trace(tmp_path / "a.kintrace").read_bytes())
    data[-20] ^= 1
    (tmp_path / "a.kintrace").write_bytes(data)
    done = kinesic("draw", tmp_path / "a.kintrace", "-o", tmp_path / "a.svg")
    assert done.returncode == 2 and "KIN_ERROR_TRACE: offset " in done.stderr and not (tmp_path / "a.svg").exists()
