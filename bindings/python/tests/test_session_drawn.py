"""The picture of a session where the command-line tool is: the tool's."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ElementTree
from typing import Iterator, List

import pytest
from conftest import TREE
from drawings import SVG, played

import kinesic

pytestmark = pytest.mark.skipif(not (TREE / "build/bin/kinesic").is_file(), reason="needs the tool: make tool")


@pytest.fixture
def session() -> Iterator[kinesic.Session]:
    with kinesic.Session(title="-a <title>") as session:
        yield session


def words(svg: str) -> List[str]:
    return ["".join(each.itertext()) for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def tapped(session: kinesic.Session, at: float = 0.0) -> kinesic.Session:
    if not session.root.recognizers:
        single, double = session.root.add(kinesic.Tap(name="single")), session.root.add(kinesic.Tap(name="double", taps_required=2))
        single.require_failure_of(double)
    session.down(1, (100, 100), at=at)
    session.up(1, at=at + 0.05)
    session.advance(at + 1)
    return session


def is_the_tools(svg: str) -> bool:
    return "What was recognized" in words(svg)


def test_the_picture_says_what_the_tool_s_says(session: kinesic.Session) -> None:
    found = words(tapped(session).svg())
    assert {"-a <title>", "What was recognized", "single", "double"} <= set(found) and "no second tap in time" in session.svg()
    assert any("waits for others" in each for each in found), "a legend"
    assert "prefers-color-scheme" in session.svg() and "prefers-color-scheme" not in session.svg("light")
    with pytest.raises(kinesic.InvalidError, match="theme must be one of"):
        session.svg("pink")


def test_it_grows_with_the_session_and_can_be_shown_when_that_is_closed(session: kinesic.Session) -> None:
    first = tapped(session).svg()
    second = tapped(session, at=2.0).svg()
    assert any("1 contact " in each for each in words(first)) and any("2 contacts" in each for each in words(second))
    session.close()
    assert session.svg() == second


def test_forgetting_begins_anew(session: kinesic.Session) -> None:
    tapped(session).forget()
    assert not is_the_tools(session.svg()), "nothing has happened: nothing to draw"
    assert is_the_tools(tapped(session, at=2.0).svg())
    assert any("to 2.40 s · 1 contact " in each for each in words(session.svg()))


def test_in_a_notebook_its_styles_stay_its_own(session: kinesic.Session) -> None:
    frame = tapped(session)._repr_html_()
    [source] = re.findall(r'^<iframe [^>]*srcdoc="([^"]*)"></iframe>$', frame)
    assert session.svg() in html.unescape(source) and session._repr_svg_() == session.svg()


def test_who_records_it_otherwise_gets_the_package_s_picture(session: kinesic.Session) -> None:
    taken: List[bytes] = []
    with session.record(taken.append):
        tapped(session)
    assert not is_the_tools(session.svg()) and kinesic.Trace(b"".join(taken)).info.complete
    with session.fly() as recorder:
        assert recorder.dump()
    session.forget()
    assert is_the_tools(tapped(session, at=2.0).svg()), "nobody records any more"
    with session.fly() as recorder:
        session.forget()
        assert recorder.dump() and not is_the_tools(tapped(session, at=4.0).svg())
    session.close()
    session.forget()
    assert session.all_events == [] and not is_the_tools(session.svg())


def test_classes_and_delegates_of_python_are_in_it(session: kinesic.Session) -> None:
    class Polite(kinesic.Tap):
        """A tap that excludes nobody."""

        def can_prevent(self, other: kinesic.Peer) -> bool:
            return False

    polite = session.root.add(Polite(name="polite"))
    polite.should_receive_touch(lambda _, touch: touch.x > 50)
    tapped(session)
    assert "polite" in words(session.svg()) and is_the_tools(session.svg())


def test_a_recording_of_a_real_screen(session: kinesic.Session) -> None:
    assert is_the_tools(played(session, "turn_and_spread").svg())
