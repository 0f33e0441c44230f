"""The tutorial's snippets run and print what it says; the examples are the classes that it shows, and survive real
hands."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import math
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, List, Tuple, Type

import pytest
from conftest import TREE

import kinesic

TUTORIAL = TREE / "docs" / "python-recognizers.md"
EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
DRAGS = """\
com.example.drags 'drags' began for touch 1 at (130, 50) with translation.x 30, translation.y 0
com.example.drags 'drags' began for touch 2 at (200, 90) with translation.x 0, translation.y 40
com.example.drags 'drags' ended for touch 1 at (130, 50) with translation.x 30, translation.y 0
com.example.drags 'drags' cancelled for touch 2 at (200, 90) with translation.x 0, translation.y 40
"""
CHECK = [(20.0, 50.0), (40.0, 75.0), (90.0, 10.0)]


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Checkmark: Type[kinesic.Recognizer] = load("checkmark").Checkmark
Tickle: Type[kinesic.Recognizer] = load("tickle").Tickle


def test_every_snippet_prints_what_stands_below_it() -> None:
    text, world = TUTORIAL.read_text(), {"__name__": "tutorial"}
    blocks = re.findall(r"```python\n(.*?)```(?:\s*```text\n(.*?)```)?", text, flags=re.S)
    assert len(blocks) == text.count("```python") and sum(bool(output) for _, output in blocks) == text.count("```text")
    for code, output in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(TUTORIAL), "exec", flags=0, dont_inherit=True), world)
        assert printed.getvalue() == output, code


@pytest.mark.parametrize("name", ["checkmark", "tickle", "drags"])
def test_the_tutorial_shows_the_examples(name: str) -> None:
    source = re.search(r"^class .*?(?=\n\n\nif )", (EXAMPLES / f"{name}.py").read_text(), flags=re.S | re.M)
    assert source is not None and source.group(0) in TUTORIAL.read_text()
    assert len(source.group(0).splitlines()) <= 40


@pytest.mark.parametrize(
    "name, output",
    [
        ("checkmark", "com.example.checkmark 'check' ended at (90, 10) with corner.x 40, corner.y 75\n"),
        ("tickle", "com.example.tickle 'tickle' ended at (50, 50) with count 2\n"),
        ("drags", DRAGS),
    ],
)
def test_the_examples_are_programs(name: str, output: str) -> None:
    found = subprocess.run([sys.executable, str(EXAMPLES / f"{name}.py")], check=True, capture_output=True, text=True)
    assert found.stdout == output


def path(corners: List[Tuple[float, float]], noise: float = 0.0, seed: int = 0, spacing: float = 3.0) -> List[Tuple[float, float]]:
    """Places along straight lines, `spacing` units apart, each with noise (normal, units)."""
    chance, places = random.Random(seed), [corners[0]]
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / spacing))
        places += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(1, count + 1)]
    return [(x + chance.gauss(0, noise), y + chance.gauss(0, noise)) for x, y in places]


def draw(recognizer: kinesic.Recognizer, places: List[Tuple[float, float]], scale: float = 1.0) -> "Tuple[str, str]":
    """The gesture's last state and reason when a finger goes along `places`."""
    with kinesic.Engine(units_per_inch=163 * scale) as engine:
        engine.explain = True
        engine.root.add(recognizer)
        engine.down(1, places[0], at=0)
        for index, place in enumerate(places[1:]):
            engine.move(1, place, at=0.008 * (index + 1))
        engine.up(1, at=0.008 * len(places))
        (decision, *_) = [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)]
        return decision.state.name, decision.detail


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("noise", [0.0, 0.5, 1.0])
def test_check_marks_are_recognized_with_noise(noise: float, seed: int) -> None:
    assert draw(Checkmark(), path(CHECK, noise, seed)) == ("ENDED", "")


@pytest.mark.parametrize(
    "corners, reason",
    [
        ([(20, 50), (40, 75)], "lifted too early"),
        ([(20, 50), (40, 20)], "did not begin downwards to the right"),
        ([(20, 50), (20, 80), (60, 20)], "did not begin downwards to the right"),
        ([(20, 50), (40, 75), (10, 90)], "moved to the left"),
        ([(20, 50), (40, 75), (60, 40), (70, 70)], "moved down again"),
        ([(20, 50), (40, 75), (40, 20)], "lifted too early"),
        ([(20, 50), (90, 50)], "lifted too early"),
    ],
)
def test_other_strokes_are_no_check_marks(corners: Any, reason: str) -> None:
    assert draw(Checkmark(), path(corners)) == ("FAILED", reason)


def test_jitter_is_what_makes_it_tolerant() -> None:
    shaky = path(CHECK, noise=2.5, seed=3)
    assert draw(Checkmark(jitter=0), shaky)[0] == "FAILED" and draw(Checkmark(jitter=12), shaky)[0] == "ENDED"


def test_a_second_finger_is_too_many(engine: kinesic.Engine) -> None:
    engine.explain = True
    for kind in (Checkmark, Tickle):
        engine.root.add(kind())
    engine.down(1, (0, 0), at=0)
    engine.down(2, (5, 5), at=0.1)
    assert [event.detail for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)] == ["too many touches"] * 2


def to_and_fro(times: int, length: float, axis: int = 0) -> List[Tuple[float, float]]:
    way = [(100 + length * (index % 2), 100.0) for index in range(times + 2)]
    return [(y, x) for x, y in way] if axis else way


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("axis", [0, 1])
def test_tickles_are_recognized_with_noise(axis: int, seed: int) -> None:
    assert draw(Tickle(axis=axis), path(to_and_fro(3, 40, axis), 1.0, seed)) == ("ENDED", "")
    assert draw(Tickle(axis=1 - axis), path(to_and_fro(3, 40, axis), 1.0, seed)) == ("FAILED", "lifted too early")


def test_tickles_that_are_too_few_or_too_small() -> None:
    assert draw(Tickle(), path(to_and_fro(2, 40)))[0] == "FAILED" and draw(Tickle(reversals=2), path(to_and_fro(2, 40)))[0] == "ENDED"
    assert draw(Tickle(), path(to_and_fro(5, 20)))[0] == "FAILED" and draw(Tickle(distance=15), path(to_and_fro(5, 20)))[0] == "ENDED"
    assert draw(Tickle(), path(to_and_fro(3, 40)), scale=2)[0] == "FAILED"


def test_the_turning_point(engine: kinesic.Engine) -> None:
    checkmark = engine.root.add(Checkmark())
    engine.down(1, CHECK[0], at=0)
    for index, place in enumerate(CHECK[1:]):
        engine.move(1, place, at=0.1 * (index + 1))
    assert checkmark.value("corner.x") == 40
    engine.up(1, at=1)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and (event.values["corner.x"], event.values["corner.y"]) == CHECK[1]
