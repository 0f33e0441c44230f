"""Sessions show themselves: every decision and every gesture has its mark, and all of it can be read."""

from __future__ import annotations

import re
from typing import Any, Dict, List, Optional

import pytest
from conftest import TREE
from drawings import SVG, of_class, played, root_of, titles

import kinesic
from kinesic import GestureEvent, State
from kinesic._core.picture import MARGIN, TALLY, WIDTH


@pytest.mark.parametrize(("trace", "scene"), [("tap_double", "demo"), ("ten_fingers_random", "demo"), ("tap_fast_series", "taps"), ("turn_and_spread", "demo")])
def test_every_decision_can_be_read_in_the_picture(session: kinesic.Session, trace: str, scene: str) -> None:
    said = "\n".join(titles(root_of(played(session, trace, scene))))
    assert session.decisions and session.gestures
    for sentence in session.decisions:
        assert sentence in said
    for event in session.gestures:
        if event.state in (State.ENDED, State.CANCELLED):
            assert session.describe(event) in said


def test_gestures_have_their_marks(session: kinesic.Session) -> None:
    root = root_of(played(session, "tap_double"))
    assert len(of_class(root, "ink")) == 1  # the double tap's diamond
    assert len(of_class(root, "wait")) == 1  # the single tap has waited
    failures = [sentence for sentence in session.decisions if " failed: " in sentence]
    assert len([one for one in of_class(root, "miss") if one.tag == f"{SVG}path"]) == len(failures) == 11


def test_a_continuous_gesture_is_a_bar_from_began_to_ended(session: kinesic.Session) -> None:
    root = root_of(played(session, "drag_one_slow"))
    pan = [event for event in session.gestures if event.recognizer.name == "pan"]
    [bar] = [one for one in of_class(root, "ink") if one.tag == f"{SVG}rect"]
    axis = WIDTH - MARGIN - TALLY - 160
    end = max(one.time for one in session.all_events)
    assert float(bar.attrib["width"]) == pytest.approx((pan[-1].time - pan[0].time) / end * axis, abs=0.2)


def tallies(session: kinesic.Session) -> List[Optional[str]]:
    """What the lanes say of gestures that go on."""
    return [one.text for one in root_of(session).iter(f"{SVG}text") if one.text in ("1 active", "1 ended")]


def test_a_gesture_that_is_under_way_has_not_ended(session: kinesic.Session) -> None:
    session.root.add(kinesic.Pan(name="drag"))
    session.down(1, (0, 0), at=0.0)
    session.move(1, (30, 0), at=0.1)
    session.move(1, (60, 0), at=0.2)
    assert tallies(session) == ["1 active"]
    session.up(1, at=0.3)
    assert tallies(session) == ["1 ended"]


def test_streams_of_several_touches_have_a_bar_each(session: kinesic.Session) -> None:
    session.root.add(kinesic.MultiDrag(name="drag"))
    for touch in (1, 2):
        session.down(touch, (100 * touch, 0), at=0.0)
    for touch in (1, 2):
        session.move(touch, (100 * touch + 20, 0), at=touch / 10)
    session.up(1, at=0.4)
    session.move(2, (260, 0), at=0.6)
    session.cancel(2, at=1.0)
    root = root_of(session)
    axis = WIDTH - MARGIN - TALLY - 160
    [first] = [one for one in of_class(root, "ink") if one.tag == f"{SVG}rect"]
    [second] = of_class(root, "gave")
    for bar, begin, end in ((first, 0.1, 0.4), (second, 0.2, 1.0)):
        assert float(bar.attrib["x"]) == pytest.approx(160 + begin * axis, abs=0.1)
        assert float(bar.attrib["width"]) == pytest.approx((end - begin) * axis, abs=0.2)
    assert float(first.attrib["y"]) + float(first.attrib["height"]) <= float(second.attrib["y"]), "each in its row"
    said = titles(root)
    assert any("was recognized" in title and "ended for touch 1" in title for title in said)
    assert any("cancelled for touch 2" in title and "touch 1 at" not in title for title in said)
    assert "1 ended, 1 cancelled" in [one.text for one in of_class(root, "dim")]


def test_a_row_is_free_again_when_its_stream_has_ended(session: kinesic.Session) -> None:
    session.root.add(kinesic.MultiTap(name="pads"))
    for touch, at in ((1, 0.0), (2, 0.5), (3, 1.0)):
        session.down(touch, (50 * touch, 0), at=at)
        session.up(touch, at=at + 0.1)
    assert len({one.attrib["d"].split()[1] for one in of_class(root_of(session), "ink")}) == 1
    session.forget()
    session.root.add(kinesic.MultiDrag(name="drag", threshold=0))
    for touch, at in ((1, 2.0), (2, 2.1)):
        session.down(touch, (50 * touch, 0), at=at)
        session.move(touch, (50 * touch, 50), at=at + 0.05)
    session.up(1, at=2.3)
    session.down(3, (150, 0), at=2.4)
    session.move(3, (150, 50), at=2.5)
    session.up(3, at=2.6)
    session.up(2, at=2.7)
    first, third, second = (one.attrib["y"] for one in of_class(root_of(session), "ink") if one.tag == f"{SVG}rect")
    assert first == third != second


def test_recognizers_in_python_are_shown(session: kinesic.Session) -> None:
    class Fussy(kinesic.Recognizer):
        def step(self, input: kinesic.Step) -> State:
            return State.POSSIBLE if not input.moved else self.fail("a finger moved")

    session.root.add(Fussy(name="fussy"))
    session.down(1, (1, 1), at=0.0)
    session.move(1, (2, 2), at=0.1)
    assert any("fussy 'fussy' failed: a finger moved" in title for title in titles(root_of(session)))


def test_those_that_decided_nothing_share_a_line(session: kinesic.Session) -> None:
    session.root.add(kinesic.View(frame=(500, 500, 10, 10), name="far")).add(kinesic.Tap(name="never"))
    root = root_of(played(session, "tap_single"))
    assert any(one.text == "1 other decided nothing" for one in root.iter(f"{SVG}text")) and "never" in titles(root)


def test_a_picture_needs_nothing_else_and_keeps_to_its_own_styles(session: kinesic.Session) -> None:
    session.title = "a <b> & 'c'"
    text = played(session, "ten_fingers_random")._repr_svg_()
    assert "a &lt;b&gt; &amp;" in text
    rest = text.replace("http://www.w3.org/2000/svg", "")
    assert "http" not in rest and "href" not in rest and "<script" not in rest
    assert all(name.startswith("kin-") for name in re.findall(r'class="([^"]*)"', text))
    assert set(re.findall(r"\.([a-z][\w-]*)\{", text)) == {name for name in re.findall(r"\.(kin-[\w-]+)\{", text)}
    assert session._repr_html_() == text and session.svg() == text


def test_long_texts_stay_in_their_places(session: kinesic.Session) -> None:
    session.title = "a title without end " * 20
    session.root.add(kinesic.Tap(name="recognizer " * 9))
    session.root.add(kinesic.Pan(name="a_name_of_16_chr"))
    for i in range(100):
        session.down(1, (100, 100), at=i)
        session.move(1, (100 + 3 * (i % 2) + 90 * (i % 3), 100), at=i + 0.1)
        session.cancel(1, at=i + 0.2) if i % 5 == 0 else session.up(1, at=i + 0.2)
    for one in root_of(session).iter(f"{SVG}text"):
        bold, size, x = one.attrib["class"] == "kin-name", float(one.attrib["font-size"]), float(one.attrib["x"])
        width = (0.72 if bold else 0.6) * size * len(one.text or "")
        left = x - {"start": 0.0, "middle": width / 2, "end": width}[one.attrib["text-anchor"]]
        assert left >= 0 and left + width <= WIDTH, one.text
    assert any("recognizer recognizer" in title for title in titles(root_of(session)))  # in full where one points


def test_the_axis_has_as_many_digits_as_it_needs(session: kinesic.Session) -> None:
    session.down(1, (1, 1), at=123_456.0)
    session.up(1, at=123_456.5)
    assert [one.text for one in of_class(root_of(session), "dim")] == [f"123456.{tenth} s" for tenth in range(6)]


def test_themes(session: kinesic.Session) -> None:
    assert "prefers-color-scheme" in session.svg()
    assert "prefers-color-scheme" not in session.svg("light") and "#14161d" not in session.svg("light")
    assert "#14161d" in session.svg("dark")
    with pytest.raises(kinesic.InvalidError, match="theme must be one of"):
        session.svg("pink")


def test_an_empty_session_and_a_closed_one_show_themselves() -> None:
    session = kinesic.Session()
    assert "an empty session" in session._repr_svg_()
    played(session, "tap_double")
    lanes = [one.text for one in of_class(root_of(session), "name")]
    session.close()
    assert sorted(one.text or "" for one in of_class(root_of(session), "name")) == sorted(lane or "" for lane in lanes)


def test_recognizers_without_names_have_lanes_of_their_own(session: kinesic.Session) -> None:
    for taps in (1, 2, 3):
        session.root.add(kinesic.Tap(taps_required=taps))
    session.down(1, (1, 1), at=0.0)
    session.up(1, at=0.01)
    session.advance(2.0)
    assert [one.text for one in of_class(root_of(session), "name")] == ["tap"] * 3


def test_removed_recognizers_keep_their_names(session: kinesic.Session) -> None:
    tap = session.root.add(kinesic.Tap(name="gone"))
    session.down(1, (1, 1), at=0.0)
    session.up(1, at=0.01)
    tap.remove()
    session.poll()
    assert "gone" in [one.text for one in of_class(root_of(session), "name")]
    assert any("tap 'gone' was recognized" in title for title in titles(root_of(session)))


def test_it_is_a_bounded_text(session: kinesic.Session) -> None:
    """Ten minutes of taps, two a second, make less than a megabyte."""
    session.root.add(kinesic.Tap(name="tap"))
    for i in range(1200):
        session.down(1, (100 + i % 7, 100), at=i / 2)
        session.up(1, at=i / 2 + 0.05)
    assert sum(isinstance(event, GestureEvent) for event in session.all_events) == 1200
    assert len(session.svg()) < 1_000_000
    root = root_of(session)
    # marks that would cover each other are one
    assert len(of_class(root, "ink")) <= (WIDTH - MARGIN - TALLY - 160) / 6 + 1
    said = "\n".join(titles(root))
    assert all(f"{event.time:.3f} s: tap 'tap' ended at" in said for event in session.gestures)  # which tells of all


def test_names_are_escaped(session: kinesic.Session) -> None:
    session.root.add(kinesic.Tap(name='<a & "b">'))
    session.down(1, (1, 1), at=0.0)
    session.up(1, at=0.01)
    assert '<a & "b">' in titles(root_of(session))


def test_the_guides_cell_shows_what_it_says() -> None:
    code = re.search(r"```python\n(.*?)```", (TREE / "docs/pictures.md").read_text(), re.S)
    assert code
    names: Dict[str, Any] = {}
    exec(code.group(1), names)
    assert [(event.recognizer.name, event.time) for event in names["session"].gestures] == [("single", 0.4)]
    assert any("waits for tap 'double' to fail" in title for title in titles(root_of(names["session"])))
