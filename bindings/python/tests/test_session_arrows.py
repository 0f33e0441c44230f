"""The picture of a session shows who waited for whom."""

import re
from typing import List, Tuple

import kinesic
from kinesic import Tap
from kinesic._core.picture import LANE


def arrows(svg: str, style: str = "arrow") -> List[Tuple[float, float, float, str]]:
    """Place in time, start and end of each arrow, and its sentence."""
    shape = r'<g><title>([^<]*)</title><path class="kin-' + style + r'" d="M([\d.]+) ([\d.]+)V([\d.]+)m'
    return [(float(x), float(y0), float(y1), said) for said, x, y0, y1 in re.findall(shape, svg)]


def wait(session: kinesic.Session, turned: bool) -> None:
    names = ("double", "single") if turned else ("single", "double")
    found = {name: session.root.add(Tap(name=name, taps_required=1 + (name == "double"))) for name in names}
    found["single"].require_failure_of(found["double"])
    session.down(1, (100, 100), at=0)
    session.up(1, at=0.05)
    session.advance(1)


def lane(svg: str, name: str) -> float:
    """The middle of a recognizer's lane."""
    [y] = re.findall(rf'y="([\d.]+)"[^>]*>{name}</text>', svg)
    return float(y) - 16 + LANE / 2


def test_an_arrow_leads_from_who_waits_to_whom_it_waits_for(session: kinesic.Session) -> None:
    wait(session, False)
    svg = session.svg()
    [(_, y0, y1, said)] = arrows(svg)
    assert (y0, round(abs(y1 - lane(svg, "double")), 1)) == (lane(svg, "single"), 5) and y0 < y1 < lane(svg, "double")
    assert said.startswith("0.050 s: ") and "single" in said and "double" in said


def test_one_that_fails_lets_go_who_waited_for_it(session: kinesic.Session) -> None:
    wait(session, False)
    svg = session.svg()
    [(x, y0, y1, said)] = arrows(svg, "freed")
    assert y0 == lane(svg, "double") and lane(svg, "single") < y1 < y0 and x > arrows(svg)[0][0]
    assert "double" in said and "failed" in said


def test_it_leads_upwards_too(session: kinesic.Session) -> None:
    wait(session, True)
    svg = session.svg()
    [(_, y0, y1, _)] = arrows(svg)
    assert y0 == lane(svg, "single") and lane(svg, "double") < y1 < y0


def test_who_waits_for_several_has_an_arrow_to_each(session: kinesic.Session) -> None:
    wait(session, False)
    triple = session.root.add(Tap(name="triple", taps_required=3))
    session.find_recognizer("single").require_failure_of(triple)
    session.down(2, (100, 100), at=2)
    session.up(2, at=2.05)
    session.advance(4)
    svg = session.svg()
    at = {round(y1 + 5, 1) for x, y0, y1, _ in arrows(svg)}
    assert at == {lane(svg, "double"), lane(svg, "triple")}


def test_nobody_waits_no_arrow(session: kinesic.Session) -> None:
    session.root.add(Tap(name="single"))
    session.down(1, (100, 100), at=0)
    session.up(1, at=0.05)
    assert arrows(session.svg()) == []
