"""`kinesic draw`: the picture is complete, well formed, self-contained, and nothing in it lies on top of something
else."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT, Row, csv_text, kinesic, real, replay, stroke
from drawing import SVG, check_texts, draw, lanes, of_class, texts, titles

Write = Callable[[str, str], Path]
REAL = [
    "dell_canvas_27in_5finger", "wacom_dth2242_10finger", "galaxy_s_finger_painting", "maxtouch_1finger_fast_taps", "nexus4_4finger_pressure",
    "pixel_tablet_one_finger_swipe", "wacom_isdv4e6_two_finger_tap", "chromeos_cr48_semi_mt_second_finger",
]  # fmt: skip
TRACES = ROOT / "Tests/Traces"
SCENES = ROOT / "Tests/Scenes"


def forty_lanes() -> str:
    """Nine cards and the table under them are touched by ten fingers, three times: all forty recognizers take part."""
    rows = []
    for round in range(3):
        for finger in range(10):
            card = finger % 9
            x, y = (190 + 10 * round + 500 * (card % 3)) * 254 / 163, (150 + 330 * (card // 3)) * 254 / 163 + 60 * (finger == 9)
            start, count = round * 900_000 + finger * 37_000, 4 if (finger + round) % 3 == 0 else 30
            step = 0 if (finger + round) % 3 == 0 else 3 + 2 * finger
            places = [(x + step * i * (1 if finger % 2 else -0.4), y + step * i * 0.5) for i in range(count + 1)]
            for i, (px, py) in enumerate(places):
                event = "down" if i == 0 else "up" if i == count else "move"
                rows.append(Row(start + 12_000 * i, finger, 100 * round + finger + 1, px, py, event))
    return csv_text(sorted(rows, key=lambda row: row.t))


@pytest.mark.parametrize("name", REAL)
def test_real_recordings_are_drawn_in_full_and_texts_keep_apart(tmp_path: Path, name: str) -> None:
    root = draw(tmp_path / "a.svg", real(name))
    assert set(lanes(root)) == {"tap", "double_tap", "long_press", "swipe", "pan", "pinch", "rotation"}
    check_texts(root)


@pytest.mark.parametrize("trace", ["tap_single", "tap_double", "pinch_in_five_fingers", "ten_fingers_random"])
@pytest.mark.parametrize("scene", sorted(path.stem for path in SCENES.glob("*.json")))
def test_texts_keep_apart_in_every_scene(tmp_path: Path, trace: str, scene: str) -> None:
    check_texts(draw(tmp_path / "a.svg", TRACES / f"{trace}.csv", "--scene", SCENES / f"{scene}.json"))


def test_forty_recognizers_and_ten_fingers_have_their_lanes_by_depth_and_order_of_adding(write: Write, tmp_path: Path) -> None:
    scene = json.loads((SCENES / "cards.json").read_text())
    recording = write("a.csv", forty_lanes())
    root = draw(tmp_path / "a.svg", recording, "--scene", SCENES / "cards.json", "--units-per-mm", "10")
    assert list(lanes(root)) == [one["id"] for one in scene["recognizers"]]  # the table's first, then card by card
    rows = [float(next(lane.iter(f"{SVG}text")).attrib["y"]) for lane in lanes(root).values()]
    assert len(rows) == 40 and all(b - a >= 15 for a, b in zip(rows, rows[1:]))
    assert float(root.attrib["height"]) < 1900
    check_texts(root)


def test_lanes_of_outer_views_come_first(write: Write, tmp_path: Path) -> None:
    frames = {"outer": [0, 0, 400, 900], "inner": [0, 0, 400, 900], "beside": [400, 0, 900, 900]}
    scene = {
        "views": [{"id": name, "frame": frame} | ({"parent": "outer"} if name == "inner" else {}) for name, frame in frames.items()],
        "recognizers": [{"id": f"on_{name}", "class": "pan", "view": name} for name in ("inner", "beside", "outer")] + [{"id": "top", "class": "tap"}],
    }
    rows = stroke(1, 0, 200_000, (100, 100), (300, 300)) + stroke(2, 500_000, 700_000, (1000, 100), (1200, 300))
    recording = write("a.csv", csv_text(rows))
    root = draw(tmp_path / "a.svg", recording, "--scene", write("s.json", json.dumps(scene)), "--units-per-mm", "10")
    assert list(lanes(root)) == ["top", "on_outer", "on_beside", "on_inner"]


def test_those_that_saw_no_touch_share_a_line_with_their_names(tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", TRACES / "ten_fingers_random.csv", "--scene", SCENES / "cards.json")
    [idle] = of_class(root, "idle")
    assert len(lanes(root)) == 20 and texts(idle) == ["20 other recognizers saw no touch"]
    for number in (2, 3, 5, 7, 9):
        assert f"drag_{number} (pan, on card_{number})" in titles(idle)[0] and f"drag_{number}" not in lanes(root)


def test_a_picture_needs_nothing_else(tmp_path: Path) -> None:
    draw(tmp_path / "a.svg", TRACES / "tap_double.csv")
    text = (tmp_path / "a.svg").read_text().replace("http://www.w3.org/2000/svg", "")
    assert "http" not in text and "href" not in text and "@import" not in text and "<script" not in text and "<image" not in text
    assert set(re.findall(r"url\(([^)]*)\)", text)) == {"#hatch"}


def test_it_tells_what_it_is_to_those_who_cannot_see_it(tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", TRACES / "tap_double.csv")
    assert root.attrib["role"] == "img" and root.attrib["aria-label"] == "tap double: Recognized: double_tap once."
    assert (root.findtext(f"{SVG}title"), "2 contacts" in (root.findtext(f"{SVG}desc") or "")) == ("tap double", True)


def test_the_same_recording_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg", "a.html", "b.html"):
        assert kinesic("draw", TRACES / "ten_fingers_random.csv", "-o", tmp_path / name).returncode == 0
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert (tmp_path / "a.html").read_bytes() == (tmp_path / "b.html").read_bytes()


def test_replay_draws_the_same_picture(tmp_path: Path) -> None:
    replay("--draw", tmp_path / "a.svg", TRACES / "tap_double.csv")
    draw(tmp_path / "b.svg", TRACES / "tap_double.csv")
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_ten_fingers_have_ten_hues_and_ten_bars(write: Write, tmp_path: Path) -> None:
    rows = [Row(0, i, i + 1, 100 * i, 100, "down") for i in range(10)] + [Row(90_000, i, i + 1, 100 * i, 100, "up") for i in range(10)]
    root = draw(tmp_path / "a.svg", write("ten.csv", csv_text(rows)))
    bars = [one.attrib["class"] for one in root.iter(f"{SVG}rect") if re.fullmatch(r"f\d", one.get("class", ""))]
    assert sorted(bars) == [f"f{i}" for i in range(10)]
    check_texts(root)


def test_names_are_escaped_and_long_ones_cut(write: Write, tmp_path: Path) -> None:
    scene = {"recognizers": [{"id": '<a & "b">', "class": "pan"}, {"id": "a_name_without_end_" * 3, "class": "tap"}]}
    root = draw(tmp_path / "a.svg", write("a.csv", csv_text(stroke())), "--scene", write("scene.json", json.dumps(scene)), "--title", "T<&" + 200 * "M")
    assert '<a & "b">' in texts(root)
    assert any(text.startswith("a_name_without_end_") and text.endswith("…") for text in texts(root))
    assert any("a_name_without_end_" * 3 in title for title in titles(root))
    check_texts(root)


def test_a_cancelled_gesture_is_pale_and_a_cancelled_finger_crossed(write: Write, tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", write("a.csv", csv_text(stroke()[:-1])))
    pan = lanes(root)["pan"]
    assert len(of_class(pan, "gave")) == 1 and not of_class(pan, "ink") and "1 cancelled" in texts(pan)
    assert any("cancelled at 0.182 s" in title for title in titles(of_class(root, "contact")[0]))


def test_long_pauses_are_cut_short_and_the_axis_says_so(write: Write, tmp_path: Path) -> None:
    rows = stroke(1, 0, 200_000) + stroke(2, 60_000_000, 60_200_000)
    root = draw(tmp_path / "a.svg", write("a.csv", csv_text(rows)))
    [pause] = of_class(root, "pause")
    assert texts(pause)[0].endswith(" s pause") and float(texts(pause)[0].split()[0]) > 58
    bars = [one for one in root.iter(f"{SVG}rect") if one.get("class") == "f0"]
    assert all(float(bar.attrib["width"]) > 100 for bar in bars)  # of 900 pixels for a minute
    check_texts(root)


def test_a_part_of_the_time_shows_what_was_down_then(write: Write, tmp_path: Path) -> None:
    recording = write("a.csv", csv_text(stroke(1, 0, 200_000) + stroke(2, 1_000_000, 1_200_000)))
    whole = draw(tmp_path / "a.svg", recording)
    part = draw(tmp_path / "b.svg", recording, "--from", "0.9", "--to", "1.1")
    numbers = [[one.attrib["data-contact"] for one in of_class(root, "contact")] for root in (whole, part)]
    assert numbers == [["1", "2"], ["2"]]
    assert any("0.90 s to 1.10 s" in text for text in texts(part))
    check_texts(part)
    [attempt] = of_class(lanes(part)["pan"], "attempt")
    assert attempt.attrib["data-outcome"] == "active" and "was recognized and began" in titles(attempt)[0]


def test_only_the_recognizers_that_are_asked_for_have_lanes(tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", TRACES / "tap_double.csv", "--recognizers", "double_tap,tap")
    assert list(lanes(root)) == ["tap", "double_tap"]


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["none.csv", "-o", "a.svg"], 2, "none.csv: there is no such file"),
        (["a.csv", "-o", "none/a.svg"], 2, "none/a.svg: cannot be written"),
        (["a.csv", "-o", "none/a.html"], 2, "none/a.html: cannot be written"),
        (["a.csv", "-o", "a.svg", "--scene", "bad.json"], 2, "bad.json"),
        (["a.csv", "-o", "a.svg", "--recognizers", "tap,tip"], 2, 'there is no recognizer "tip"; there are tap, '),
        (["a.csv", "-o", "a.svg", "--from", "9"], 2, "there is nothing from 9 s on"),
        (["a.csv", "-o", "a.png"], 64, "must end in .svg or .html"),
        (["a.csv", "-o", "a.svg", "--from", "2", "--to", "1"], 64, "the earlier one first"),
        (["a.csv", "-o", "a.svg", "--theme", "pink"], 64, "pink"),
        (["a.csv"], 64, "--output"),
    ],
)
def test_what_cannot_be_drawn_is_an_error(tmp_path: Path, write: Write, arguments: list[str], code: int, sentence: str) -> None:
    write("a.csv", csv_text(stroke()))
    write("bad.json", '{"recognizers": [{"id": "a"}]}')
    files = [str(tmp_path / one) if "." in one and not one.startswith("-") else one for one in arguments]
    done = kinesic("draw", *files)
    assert (done.returncode, sentence in done.stderr) == (code, True), done.stderr
    assert not (tmp_path / "a.svg").exists()
