"""What a picture tells is what happened: every decision is in it as a sentence, every link goes between the right
lanes."""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, csv_text, real, replay, stroke
from drawing import SVG, Link, draw, lanes, links, of_class, titles
from test_draw import forty_lanes

Write = Callable[[str, str], Path]
TRACES = ROOT / "Tests/Traces"
SCENES = ROOT / "Tests/Scenes"
WORLDS = [
    ("tap_double", "demo"), ("tap_single", "taps"), ("tap_fast_series", "taps"), ("turn_and_spread", "demo"), ("ten_fingers_random", "cards"),
    ("scroll_down_turning", "list"), ("edge_left", "edges"), ("drag_finger_joins_and_leaves", "fingers"),
]  # fmt: skip


def decisions(*arguments: object) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in replay("--json", "--explain", *arguments).splitlines()]
    return [line for line in lines if line["type"] == "decision"]


def said_in(element: Any) -> Counter[str]:
    """How often each sentence is said in an element's hover texts: "0.100 s: sentence (and 3 more times)" is four
    times."""
    said: Counter[str] = Counter()
    for line in "\n".join(titles(element)).splitlines():
        if found := re.fullmatch(r"[\d.]+ s: (.*?)(?: \(and (\d+) more times\))?", line):
            said[found[1]] += 1 + int(found[2] or 0)
    return said


def check_sentences(root: Any, happened: list[dict[str, Any]]) -> None:
    """Every decision is reported in its recognizer's lane (or the line of the idle ones), as often as it was made."""
    said = {name: said_in(lane) for name, lane in lanes(root).items()}
    idle = sum((said_in(element) for element in of_class(root, "idle")), Counter[str]())
    for (name, sentence), count in Counter((one["recognizer"], one["sentence"]) for one in happened).items():
        assert said.get(name, idle)[sentence] == count, (name, sentence)


def check_links(root: Any, happened: list[dict[str, Any]]) -> int:
    """Every decision that concerns another has its link; returns how many there are."""
    middles = {name: float(next(lane.iter(f"{SVG}text")).attrib["y"]) for name, lane in lanes(root).items()}
    found = links(root)

    def is_there(kind: str, source: str, target: str, sentence: str) -> bool:
        def fits(link: Link) -> bool:
            reaches = all(link.top - 12 <= middles[name] <= link.bottom + 16 for name in (source, target))
            return link.kind == kind and source in link.sources and target in link.targets and sentence in link.title and reaches

        return any(fits(link) for link in found)

    count = 0
    for one in happened:
        if one["reason"] == "waiting_for":
            assert is_there("waits", one["recognizer"], one["other"], one["sentence"]), one
        elif one["reason"] in ("prevented_by", "blocked_by", "required_recognized"):
            assert is_there("prevents", one["other"], one["recognizer"], one["sentence"]), one
        else:
            continue
        count += 1
    drawn = [(link.kind, source, target) for link in found if link.kind != "releases" for source in link.sources for target in link.targets]
    wanted = {("waits", one["recognizer"], one["other"]) for one in happened if one["reason"] == "waiting_for"} | {
        ("prevents", one["other"], one["recognizer"]) for one in happened if one["reason"] in ("prevented_by", "blocked_by", "required_recognized")
    }
    assert set(drawn) == wanted  # and no link that nobody decided
    return count


@pytest.mark.parametrize(("trace", "scene"), WORLDS)
def test_every_decision_is_a_sentence_and_every_link_is_drawn(tmp_path: Path, trace: str, scene: str) -> None:
    arguments = [TRACES / f"{trace}.csv", "--scene", SCENES / f"{scene}.json"]
    root, happened = draw(tmp_path / "a.svg", *arguments), decisions(*arguments)
    assert happened
    check_sentences(root, happened)
    check_links(root, happened)


@pytest.mark.parametrize("name", ["galaxy_s_finger_painting", "wacom_dth2242_10finger"])
def test_so_it_is_with_real_fingers_where_much_is_folded(tmp_path: Path, name: str) -> None:
    root, happened = draw(tmp_path / "a.svg", real(name)), decisions(real(name))
    check_sentences(root, happened)
    assert check_links(root, happened) > 40


def test_so_it_is_with_forty_recognizers(write: Write, tmp_path: Path) -> None:
    arguments = [write("a.csv", forty_lanes()), "--scene", SCENES / "cards.json", "--units-per-mm", "10"]
    root, happened = draw(tmp_path / "a.svg", *arguments), decisions(*arguments)
    check_sentences(root, happened)
    assert check_links(root, happened) > 40


def test_who_waited_is_released_by_the_failure_of_who_it_waited_for(tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", TRACES / "tap_single.csv")
    [waits, released] = [link for link in links(root) if link.kind != "prevents"][:2]
    assert (waits.kind, waits.sources, waits.targets) == ("waits", {"tap"}, {"double_tap"})
    assert (released.kind, released.sources, released.targets) == ("releases", {"double_tap"}, {"tap"})
    assert "tap 'double_tap' failed: no second tap in time" in released.title


def test_who_is_recognized_releases_nobody(tmp_path: Path) -> None:
    kinds = [link.kind for link in links(draw(tmp_path / "a.svg", TRACES / "tap_double.csv"))]
    assert "releases" not in kinds and kinds.count("waits") == 1 and "prevents" in kinds


def test_outcomes_have_their_marks(tmp_path: Path) -> None:
    found = lanes(draw(tmp_path / "a.svg", TRACES / "tap_double.csv"))
    outcomes = {name: [one.attrib["data-outcome"] for one in of_class(lane, "attempt")] for name, lane in found.items()}
    assert outcomes["double_tap"] == ["recognized"] and outcomes["tap"] == ["failed"] and outcomes["pan"] == ["failed", "failed"]
    assert of_class(found["tap"], "pending") and not of_class(found["pan"], "pending")
    reasons = [text.text for text in found["pan"].iter(f"{SVG}text")]
    assert "lifted too early" in reasons


def test_a_mark_tells_the_gestures_last_event(write: Write, tmp_path: Path) -> None:
    root = draw(tmp_path / "a.svg", write("a.csv", csv_text(stroke())), "--units-per-mm", "10")
    [title] = [title for title in titles(lanes(root)["pan"]) if "was recognized and began" in title]
    assert "0.200 s: pan 'pan' ended at (" in title and "with translation.x " in title
    assert any("contact 1, finger 1: landed at 0.000 s, lifted at 0.200 s" in one for one in titles(root))


def delivery_of(scene: Path, recording: Path, tmp_path: Path) -> list[tuple[str, str]]:
    root = draw(tmp_path / "a.svg", recording, "--scene", scene, "--units-per-mm", "10")
    [row] = of_class(root, "delivery")
    assert row.attrib["data-view"] == "row"
    return [(one.attrib["data-outcome"], "\n".join(titles(one))) for one in of_class(row, "told")]


def test_views_get_touches_late_or_never(write: Write, tmp_path: Path) -> None:
    def held(at: tuple[int, int], until: int) -> Path:
        return write("a.csv", csv_text(stroke(1, 0, until, (500, 500), at)))

    scene = SCENES / "list.json"
    [(outcome, said)] = delivery_of(scene, held((500, 500), 400_000), tmp_path)  # the highlight begins at 0.15
    assert outcome in ("ended", "cancelled") and "withheld until 0.150 s" in said and "view 'row': touch 1 began" in said
    [(outcome, said)] = delivery_of(scene, held((500, 900), 100_000), tmp_path)  # scrolled before
    assert outcome == "untold" and "view 'row' never gets contact 1" in said


def test_decisions_outside_of_an_attempt_have_their_dots(write: Write, tmp_path: Path) -> None:
    scene = {
        "views": [
            {"id": "page"}, {"id": "left", "parent": "page", "frame": [0, 0, 400, 900]}, {"id": "right", "parent": "page", "frame": [400, 0, 900, 900]},
        ],
        "recognizers": [{"id": "scroll", "class": "pan", "view": "page"}],
        "delegates": [{"recognizer": "scroll", "should_receive_touch": ["left"]}],
    }  # fmt: skip
    rows = stroke(1, 0, 200_000, (100, 100), (300, 300)) + stroke(2, 500_000, 700_000, (1000, 100), (1200, 300))
    arguments = [write("a.csv", csv_text(rows)), "--scene", write("s.json", json.dumps(scene)), "--units-per-mm", "10"]
    root, happened = draw(tmp_path / "a.svg", *arguments), decisions(*arguments)
    assert [one["reason"] for one in happened] == ["own_rule", "touches_filtered"]
    check_sentences(root, happened)
    [note] = of_class(lanes(root)["scroll"], "note")
    assert titles(note) == [f"0.500 s: {happened[1]['sentence']}"]
