"""Classes with a stream for each touch, in Swift with the helper `KinesicPlugin`."""

import random
from collections.abc import Iterator
from pathlib import Path

import kinesic
import pytest
from conftest import HERE, OUT, ROOT, run
from kinesic import Phase, Sample, State

Row = tuple[float, int | None, int, str, float, float, float, float]
FINGERS = 10


@pytest.fixture(scope="module")
def streams() -> Path:
    """The library of Streams.swift."""
    folder = OUT / "streams"
    folder.mkdir(parents=True, exist_ok=True)
    swift = ["swiftc", "-enable-experimental-feature", "Embedded", "-wmo", "-O", "-parse-as-library", "-I", ROOT / "Include"]
    for module in ("KinesicMath", "KinesicPlugin"):
        sources = sorted((ROOT / "Sources" / module).glob("*.swift"))
        run(*swift, "-I", ".", "-module-name", module, "-emit-module", "-emit-module-path", f"{module}.swiftmodule", "-c", *sources, "-o", f"{module}.o", cwd=folder)
    run(*swift, "-I", ".", "-module-name", "Streams", "-c", HERE / "Streams.swift", "-o", "Streams.o", cwd=folder)
    library = folder / "libstreams.so"
    run("gcc", "-shared", "Streams.o", "KinesicPlugin.o", "KinesicMath.o", "-o", library, "-lm", "-Wl,--gc-sections", cwd=folder)
    return library


@pytest.fixture
def engine(streams: Path) -> Iterator[kinesic.Engine]:
    with kinesic.Engine() as engine:
        engine.load_plugin(streams)
        yield engine
        engine.check_invariants()


def rows(events: list[kinesic.Event]) -> list[Row]:
    return [
        (event.time, event.touch, event.contact, event.state.name, event.x, event.y, event.values["translation.x"], event.values["translation.y"])
        for event in events
        if isinstance(event, kinesic.GestureEvent)
    ]


def decisions(events: list[kinesic.Event]) -> list[tuple[float, str, str]]:
    return [(event.time, event.state.name, event.reason.name) for event in events if isinstance(event, kinesic.DecisionEvent)]


def play(engine: kinesic.Engine, name: str, seed: int) -> list[kinesic.Event]:
    """What a recognizer of that class makes of random fingers, some of which the system takes away."""
    engine.explain = True
    engine.root.add(kinesic.Recognizer(name))
    chance, down = random.Random(seed), set()
    found: list[kinesic.Event] = []
    for _ in range(1500):
        touch, luck = chance.randint(1, FINGERS), chance.random()
        phase = Phase.BEGAN if touch not in down else Phase.MOVED if luck < 0.8 else Phase.ENDED if luck < 0.95 else Phase.CANCELLED
        (down.add if phase <= Phase.MOVED else down.discard)(touch)
        engine.feed(Sample(touch, phase, 60 * touch + chance.randint(0, 12), chance.randint(0, 12), engine.time + chance.choice([0.0, 0.01])))
        found += engine.poll()
    return found


@pytest.mark.parametrize("seed", range(4))
def test_a_class_in_swift_gives_what_multi_drag_gives(engine: kinesic.Engine, seed: int) -> None:
    found = play(engine, "test.drags", seed)
    with kinesic.Engine() as other:
        wanted = play(other, "multi_drag", seed)
        assert rows(found) == rows(wanted) and decisions(found) == decisions(wanted)
    assert len(rows(found)) > 300 and {row[3] for row in rows(found)} == {"BEGAN", "CHANGED", "ENDED", "CANCELLED"}


@pytest.mark.parametrize("name", ["test.drags", "multi_drag"])
def test_the_last_finger_says_how_the_recognizer_ends(engine: kinesic.Engine, name: str) -> None:
    engine.explain = True
    engine.root.add(kinesic.Recognizer(name))
    for time, end in enumerate((engine.up, engine.cancel)):
        engine.down(1, (0, 0), at=time)
        engine.move(1, (30, 0), at=time + 0.1)
        end(1, at=time + 0.2)
    assert decisions(engine.poll()) == [(0.1, "BEGAN", "OWN_RULE"), (1.1, "BEGAN", "OWN_RULE"), (1.2, "CANCELLED", "TOUCH_CANCELLED")]


def test_a_step_in_which_a_finger_drags_and_lifts_begins_and_ends_its_stream(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Recognizer("test.drags"))
    engine.down(1, (0, 0), at=0)
    engine.feed([Sample(1, Phase.MOVED, 30, 0, 0.1), Sample(1, Phase.ENDED, 30, 0, 0.1)])
    assert [row[3:5] for row in rows(engine.poll())] == [("BEGAN", 30), ("ENDED", 30)]


def test_what_there_is_no_room_for_is_not_written(engine: kinesic.Engine) -> None:
    told: list[str] = []
    engine.on_log(lambda severity, sentence: told.append(sentence))
    engine.root.add(kinesic.Recognizer("test.careless"))
    engine.down(1, (3, 4), at=0)
    (event,) = (event for event in engine.poll() if isinstance(event, kinesic.GestureEvent))
    assert (event.touch, event.state, event.location) == (1, State.BEGAN, (3, 4)) and not told


def test_a_touch_has_one_report_a_step(engine: kinesic.Engine) -> None:
    told: list[str] = []
    engine.on_log(lambda severity, sentence: told.append(sentence))
    engine.root.add(kinesic.Recognizer("test.careless", count=1000))
    engine.down(2, (3, 4), at=0)
    assert len(engine.poll()) == 1 and not told, "in a step of one touch there is room for one"
    engine.down(1, (50, 4), at=0.1)
    assert len(told) == 1 and "test.careless" in told[0]


def test_a_class_without_streams_has_no_reports(engine: kinesic.Engine) -> None:
    recognizer = engine.root.add(kinesic.Recognizer("test.without_streams"))
    engine.down(1, (3, 4), at=0)
    assert engine.poll() == [] and recognizer.state is State.POSSIBLE


def test_a_copy_has_the_plugins_of_its_original_and_their_streams(engine: kinesic.Engine) -> None:
    play(engine, "test.drags", 5)
    twin = engine.copy()
    assert twin.plugins == engine.plugins and twin.load_plugin(engine.plugins[0].path) == engine.plugins[0]
    assert list(twin.classes) == list(engine.classes)
    end = engine.time + 1
    for each in (engine, twin):
        each.cancel_touches(end)
    found = rows(engine.poll())
    assert len(found) > 2 and rows(twin.poll()) == found
    twin.check_invariants()
