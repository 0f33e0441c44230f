"""Sessions: an engine that remembers, and shows itself."""

from __future__ import annotations

import csv
import gc
import itertools
import json
import re
import weakref
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, Dict, Iterator, List

import pytest
from conftest import TREE

import kinesic
from kinesic import GestureEvent, Phase, Sample, State
from kinesic.picture import MARGIN, TALLY, WIDTH

SVG = "{http://www.w3.org/2000/svg}"
PHASES = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED, "cancel": Phase.CANCELLED}


@pytest.fixture
def session() -> Iterator[kinesic.Session]:
    with kinesic.Session() as session:
        yield session


def played(session: kinesic.Session, trace: str, scene: str = "demo") -> kinesic.Session:
    """A session that has seen one of the traces that ship."""
    kinesic.build_scene(session, json.loads((TREE / f"Tests/Scenes/{scene}.json").read_text()))
    time = 0.0
    with (TREE / f"Tests/Traces/{trace}.csv").open(newline="") as file:
        for t_us, rows in itertools.groupby(csv.DictReader(file), key=lambda row: row["t_us"]):
            time = int(t_us) / 1e6
            session.feed(Sample(int(row["tracking_id"]), PHASES[row["event"]], float(row["x"]), float(row["y"]), time) for row in rows)
    session.advance(time + 2)
    return session


def root_of(session: kinesic.Session) -> ElementTree.Element:
    return ElementTree.fromstring(session._repr_svg_())


def titles(root: ElementTree.Element) -> List[str]:
    return [title.text or "" for title in root.iter(f"{SVG}title")]


def of_class(root: ElementTree.Element, name: str) -> List[ElementTree.Element]:
    return [element for element in root.iter() if element.get("class") == f"kin-{name}"]


def test_a_session_remembers_samples_events_and_decisions(session: kinesic.Session) -> None:
    tap = session.root.add(kinesic.Tap(name="tap"))
    session.down(1, (10, 20), at=0.0)
    session.up(1, at=0.05)
    assert [(sample.phase, sample.time) for sample in session.samples] == [(Phase.BEGAN, 0.0), (Phase.ENDED, 0.05)]
    assert [(one.recognizer, one.state) for one in session.gestures] == [(tap, State.ENDED)]
    assert session.decisions == ["tap 'tap' was recognized"]
    assert len(session.poll()) == 2 and len(session.events) == 2  # polling takes nothing away


def test_what_is_refused_is_not_remembered(session: kinesic.Session) -> None:
    session.down(1, (10, 20), at=1.0)
    with pytest.raises(kinesic.SequenceError):
        session.down(1, (10, 20), at=2.0)
    with pytest.raises(kinesic.Error):
        session.feed(3)  # type: ignore[arg-type]
    assert len(session.samples) == 1


def test_arrays_and_generators_are_remembered(session: kinesic.Session) -> None:
    session.feed(Sample(1, phase, 5, 5, time) for time, phase in enumerate([Phase.BEGAN, Phase.MOVED]))
    array = (kinesic.ffi.kin_touch_sample * 1)()
    array[0].touch, array[0].phase, array[0].time_ns, array[0].x = 1, int(Phase.ENDED), 3_000_000_000, 9
    session.feed_array(array)
    assert [(sample.phase, sample.time, sample.x) for sample in session.samples] == [
        (Phase.BEGAN, 0, 5), (Phase.MOVED, 1, 5), (Phase.ENDED, 3, 9),
    ]  # fmt: skip


def test_cancelled_touches_are_remembered_where_they_were(session: kinesic.Session) -> None:
    session.down(1, (10, 20), at=0.0)
    session.move(1, (30, 40), at=0.5)
    session.cancel_touches(1.0)
    last = session.samples[-1]
    assert (last.phase, last.x, last.y, last.time) == (Phase.CANCELLED, 30, 40, 1.0)
    assert any("cancelled at 1.000 s" in title for title in titles(root_of(session)))


def test_more_events_than_the_queue_holds_are_remembered() -> None:
    with kinesic.Session(event_capacity=64) as session:
        session.root.add(kinesic.Pan(name="pan"))
        session.down(1, (0, 0), at=0.0)
        for i in range(1, 200):
            session.move(1, (5 * i, 0), at=i / 100)
        assert len(session.gestures) > 190


def test_forgetting_keeps_what_is_down(session: kinesic.Session) -> None:
    session.root.add(kinesic.Tap(name="tap"))
    session.down(1, (1, 1), at=0.0)
    session.up(1, at=0.01)
    session.down(2, (7, 7), at=1.0)
    session.forget()
    assert session.events == [] and [sample.touch for sample in session.samples] == [2]
    assert len(of_class(root_of(session), "f0") + of_class(root_of(session), "f1")) > 0


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
    end = max(one.time for one in session.events)
    assert float(bar.attrib["width"]) == pytest.approx((pan[-1].time - pan[0].time) / end * axis, abs=0.2)


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


def test_a_session_ends_with_its_last_holder() -> None:
    session = kinesic.Session()
    session.root.add(kinesic.Tap())
    session.down(1, (1, 1), at=0.0)
    gone = weakref.ref(session)
    gc.disable()
    try:
        del session
        assert gone() is None  # without the garbage collector's help: it holds nothing that holds it
    finally:
        gc.enable()


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
    assert sum(isinstance(event, GestureEvent) for event in session.events) == 1200
    assert len(session.svg()) < 1_000_000
    root = root_of(session)
    assert len(of_class(root, "ink")) <= (WIDTH - MARGIN - TALLY - 160) / 6 + 1  # marks that would cover each other are one
    said = "\n".join(titles(root))
    assert all(f"{event.time:.3f} s: tap 'tap' ended at" in said for event in session.gestures)  # which tells of all


def test_names_are_escaped(session: kinesic.Session) -> None:
    session.root.add(kinesic.Tap(name='<a & "b">'))
    session.down(1, (1, 1), at=0.0)
    session.up(1, at=0.01)
    assert '<a & "b">' in titles(root_of(session))


def test_a_pointer_that_hovers_is_no_touch(session: kinesic.Session) -> None:
    session.hover(1, (5, 5), at=0.0)
    session.end_hover(1, at=1.0)
    assert session.samples == []


def test_the_guides_cell_shows_what_it_says() -> None:
    code = re.search(r"```python\n(.*?)```", (TREE / "docs/pictures.md").read_text(), re.S)
    assert code
    names: Dict[str, Any] = {}
    exec(code.group(1), names)
    assert [(event.recognizer.name, event.time) for event in names["session"].gestures] == [("single", 0.4)]
    assert any("waits for tap 'double' to fail" in title for title in titles(root_of(names["session"])))
