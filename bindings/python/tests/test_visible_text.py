"""Names and titles come from anywhere: what would steer a terminal or turn the text's direction is written out."""

from __future__ import annotations

import re
import unicodedata
import xml.dom.minidom
from typing import List

import pytest
from test_feeding import refused

import kinesic

WILD = "a\x1b]0;t\x07\x1b[2J\u202eb\u2066\u200f\n\x9b\u2028"


def harmless(text: str, breaks: bool = False) -> bool:
    marks = re.search("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]", text)
    return marks is None and all(unicodedata.category(each) != "Cc" or (breaks and each == "\n") for each in text)


def test_the_picture_of_a_session() -> None:
    session = kinesic.Session(title=WILD)
    session.root.add(kinesic.Tap(name=WILD))
    session.root.add(kinesic.Pan(name="\x1b[31mquiet"))
    session.root.add(kinesic.Press(name="silent\u202e")).enabled = False
    session.down(1, (0, 0), at=0)
    session.up(1, at=0.1)
    svg = session.svg()
    assert harmless(svg, breaks=True) and "\\x1b" in svg and "\\u202e" in svg
    xml.dom.minidom.parseString(svg)


def test_sentences(engine: kinesic.Engine) -> None:
    engine.explain = True
    tap = engine.root.add(kinesic.Tap(name=WILD))
    view = engine.root.add(kinesic.View(name=WILD, wants_touches=True, frame=(0, 0, 9, 9)))
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    sentences = [engine.describe(event) for event in engine.poll()]
    assert any("\\x1b" in each for each in sentences) and all(map(harmless, sentences))
    assert harmless(repr(tap)) and harmless(repr(view)) and tap.name == WILD
    assert harmless(str(refused(kinesic.UnknownError, lambda: kinesic.Recognizer("\x1b[2J", engine.root))))
    assert harmless(str(refused(kinesic.UnknownError, lambda: tap.set_number("\x1b[2J\u202e", 1))))
    logged: List[str] = []
    engine.on_log(lambda severity, sentence: logged.append(sentence))
    for one, other in ((tap, "second\x1b"), (engine.root.add(kinesic.Tap(name="second\x1b")), tap.name)):
        one.should_require_failure_of(lambda _, peer, other=other: peer.name == other)
    engine.down(1, (0, 0), at=1)
    engine.up(1, at=1.1)
    assert logged and all(map(harmless, logged))


def test_reports_of_cases() -> None:
    case = {
        "id": WILD, "title": WILD, "recognizers": [{"id": WILD, "class": "tap"}],
        "script": [{"t": 0, "down": 1, "at": [0, 0]}, {"t": 0.1, "up": 1}], "expect": [{"gesture": WILD, "state": "began"}],
    }  # fmt: skip
    assert harmless(str(kinesic.check(case)), breaks=True)
    assert harmless(str(kinesic.check({**case, "expect": [{"gesture": WILD, "state": "recognized"}]})), breaks=True)
    with pytest.raises(kinesic.CaseError) as caught:
        kinesic.check({**case, "expect": [], "recognizers": [{"id": "a", "class": "tap", "set": {WILD: "x"}}]})
    assert harmless(str(caught.value))


def test_letters_of_all_scripts_stay() -> None:
    with kinesic.Engine() as engine:
        for name in ("Größe", "拡大", "سحب", "👩\u200d👧", "क्ष"):
            assert name in repr(engine.root.add(kinesic.Tap(name=name)))
