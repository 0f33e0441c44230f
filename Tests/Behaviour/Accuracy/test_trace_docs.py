"""docs/trace-format.md says what the library says, and a reader that was written from it alone reads what the library
writes."""

from __future__ import annotations

import io
import math
import random
import re
import struct
from typing import Any, Optional

import pytest
from operations_table import PLACE, with_table
from trace_reader import OPERATIONS, Record, TraceReader, blocks, double
from trace_reader import bits as bits_of

import kinesic
from kinesic import Engine, Recognizer, State, Step, ffi

NESTED = ("callback", "callback_end")
INSIDE = (*NESTED, "answer", "step_outcome", "prepare_outcome", "value_outcome", "check")


class Odd(Recognizer):
    """Ends with every second touch."""

    landed = kinesic.Value("How many landed.")
    reach = kinesic.Property(float, "How far.", default=5, minimum=0, unit="unit")

    def step(self, input: Step) -> Optional[State]:
        self.landed += len(input.began)
        return State.ENDED if input.ended and len(input.ended) % 2 else None


def odd_numbers(seed: int) -> list[float]:
    """Coordinates of every kind that is written in a way of its own."""
    chance = random.Random(seed)
    kinds = [lambda: chance.randrange(-9000, 9000) / 64, lambda: chance.randrange(-900000, 900000) / 1000, lambda: chance.gauss(0, 1e4)]
    kinds += [lambda: struct.unpack("f", struct.pack("f", chance.gauss(0, 1e3)))[0], lambda: chance.choice([-1e9, -0.0, 5e-324, 2.0**29, 1e9, 0.1])]
    kinds += [lambda: math.ldexp(chance.randrange(1, 1 << 20), chance.randrange(-80, 10))]
    return [chance.choice(kinds)() for _ in range(600)]


def bits(value: Any) -> Any:
    return struct.pack("<d", value) if isinstance(value, float) else value


def read(data: bytes) -> list[Record]:
    reader = TraceReader(data)
    records = reader.records()
    assert reader.position == len(reader.data) and records[0].operation == "snapshot" and records[-1].operation == "end"
    assert reader.blocks[-1] == b"\x02"
    return records


def calls_of(records: list[Record]) -> list[str]:
    """The operations of the host's calls outside of callbacks."""
    depth, found = 0, []
    for record in records:
        depth += {"callback": 1, "callback_end": -1}.get(record.operation, 0)
        if not depth and record.operation not in (*INSIDE, "snapshot", "end"):
            found.append(record.operation)
    assert depth == 0
    return found


def test_the_table_is_the_librarys() -> None:
    assert PLACE.read_text() == with_table(PLACE.read_text()), "docs/trace-format.md differs: run operations_table.py --write"
    assert OPERATIONS == {each.code: (each.name, each.fields) for each in kinesic.operations()}


def test_samples_of_all_kinds() -> None:
    numbers, out = odd_numbers(1), io.BytesIO()
    fed = []
    with Engine(touch_capacity=64) as engine, engine.record(out):
        for index in range(0, 300, 2):
            touch, time = (7, 1 << 63, 3)[index % 3], (index + 1) * 1_000_003 if index % 4 else (index + 1) * 1_000_000
            phase = [0, 1, 2][index // 6 % 3]
            sample = ffi.kin_touch_sample(
                touch=touch, time_ns=time, x=numbers[index], y=numbers[index + 1], phase=phase, type=index // 18 % 4, force=abs(numbers[-index - 1]) % 2,
                altitude=index / 1000, buttons=index % 3, modifiers=index % 5,
            )  # fmt: skip
            fed.append(sample)
            engine.feed(sample)
    found = feeds(out.getvalue())
    names = [name for name, _ in ffi.kin_touch_sample._fields_ if name not in ("time_ns", "reserved")]
    assert len(found) == len(fed) == 150
    for mine, theirs in zip(found, fed):
        assert mine["time"] == theirs.time_ns
        for name in names:
            assert bits(float(mine[name])) == bits(float(getattr(theirs, name))), (name, mine)


def walk(seed: int, pitch: float, origin: float, quiet: float = 0.0) -> list[float]:
    """Where a finger is in units of a device, scaled and moved as a host does it; `quiet` is how often it stays where
    it is."""
    chance, unit, found = random.Random(seed), 3000, []
    for _ in range(200):
        unit += 0 if chance.random() < quiet else chance.randrange(-60, 61)
        found.append(origin + unit * pitch)
    return found


def feeds(data: bytes) -> list[dict[str, Any]]:
    return [sample for record in read(data) if record.operation == "feed" for sample in record.fields["samples"]]


@pytest.mark.parametrize("origin", [0.0, 17.0, 2000.3])
@pytest.mark.parametrize("pitch", [0.5, 1 / 3, 0.001, 163 / 25.4 / 55, 1920 / 32767, 0.1])
def test_moves_on_the_grid_of_a_device_are_short(pitch: float, origin: float) -> None:
    places, forces, sizes, fed = walk(1, pitch, origin), walk(2, 1 / 255, 0, 0.5), [], []
    out = io.BytesIO()
    with Engine() as engine, engine.record(out):
        for index, place in enumerate(places):
            # A panel's clock: 8 ms, give or take some tenths of it.
            time = index * 8_000_000 + index * 7919 % 400 * 1000
            fed.append(ffi.kin_touch_sample(touch=5, time_ns=time, x=place, y=places[-index], phase=min(index, 1), force=forces[index]))
            engine.feed(fed[-1])
            engine.flush_trace()
            sizes.append(len(out.getvalue()))
    found = feeds(out.getvalue())
    for mine, theirs in zip(found, fed, strict=True):
        for name in ("x", "y", "force"):
            assert bits(float(mine[name])) == bits(getattr(theirs, name))
        assert mine["time"] == theirs.time_ns
    # Each flush writes a block, whose head has 12 bytes. A pitch is known after the first few.
    lengths = sorted(after - before - 12 for before, after in zip(sizes[20:], sizes[21:]))
    assert lengths[len(lengths) * 95 // 100] < 16


def numbers_of_all_codes() -> list[float]:
    """Steps of a grid that take one to three bytes; the same with errors of rounding, once the pitch is found; then
    few and many bits that differ."""
    whole, scaled = [0, 5, 1005, 201005], [1, 2, 4, 7, 11, 12, 1012, 51012]
    numbers = [*map(float, whole), *(units * 163 / 25.4 / 55 + 17 for units in scaled)]
    for mask in (1 << 63 | 85, 1 << 55 | 85, 1 << 47 | 85, 1 << 39 | 85, 1 << 63 | 1 << 25, 1 << 54 | 1 << 25, 1 << 63 | 1 << 41, 1 << 50 | 1 << 41):
        numbers += [6e8, double(bits_of(6e8) ^ mask)]
    return numbers


def test_every_code_of_the_page_is_written() -> None:
    out, time = io.BytesIO(), 0
    with Engine() as engine, engine.record(out):
        for index, number in enumerate(numbers_of_all_codes()):
            engine.feed(ffi.kin_touch_sample(touch=1, time_ns=time, x=number, phase=min(index, 1)))
        ticks = [1000 << shift for shift in (0, 8, 16, 24, 32, 40)] + [7]
        for change in (0, 3, 300, *((1 << shift) + 1 for shift in (16, 24, 32, 40, 48, 56))):
            ticks.append(ticks[-1] + change)
        for tick in ticks:
            time += tick
            engine.advance(time_ns=time)
    reader = TraceReader(out.getvalue())
    reader.records()
    assert reader.number_codes == set(range(16)) and reader.time_codes == set(range(16))


def session(engine: Engine) -> None:
    """Calls of many kinds, edits inside and outside of callbacks, classes of a host's own, scrolls, checks."""
    view = engine.root.add(kinesic.View(frame=(1, 2, 300.125, 400.1), name="photo", wants_touches=True))
    tap, pan = view.add(kinesic.Tap(name="tap")), view.add(kinesic.Pan(name="pan"))
    odd = view.add(Odd(name="odd"))
    tap.require_failure_of(pan)
    answers = [True, False, True] * 100
    pan.should_receive_touch(lambda recognizer, sample: answers.pop())
    pan.allow_simultaneous(odd)

    @pan.on_began
    def change(event: kinesic.GestureEvent) -> None:
        view.transform = kinesic.Transform.rotation(0.1)
        engine.root.add(kinesic.Tap(name="made")).remove()

    engine.on_event(lambda event: None)
    for round in range(12):
        for touch in (1, 2):
            engine.down(touch, (40.5 * touch, 50), at=round + touch / 100)
        for step in range(20):
            engine.move(1, (40.5 + step * 1.7, 50 + step), at=round + 0.1 + step / 120)
        odd.reach = round + 0.3
        for touch in (1, 2):
            engine.up(touch, at=round + 0.5)
        engine.scroll(9, (100, 100), (0.1, -3), at=round + 0.6)
        engine.advance(round + 0.9)
        engine.poll()
    tap.remove()
    view.hidden = True
    engine.cancel_touches(20.25)


def test_a_session_of_all_kinds() -> None:
    out = io.BytesIO()
    with Engine() as engine, engine.record(out, check_every=3):
        session(engine)
    records = read(out.getvalue())
    assert len(blocks(out.getvalue())) > 3
    assert calls_of(records) == [call.operation for call in kinesic.Trace(out.getvalue()).calls()]
    done = {record.operation for record in records}
    wanted = "feed feed_scroll advance cancel_touches poll check register_class add_view set_view_transform set_view_flag add_recognizer"
    wanted += " remove_recognizer set_recognizer_name set_property set_recognizer_delegate relate answer step_outcome prepare_outcome"
    assert done >= {*wanted.split(), *NESTED}
    (view,) = [record.fields for record in records if record.operation == "add_view"]
    assert view["frame"] == (1, 2, 300.125, 400.1) and view["flags"] == 0b100010 and view["transform"] == (1, 0, 0, 1, 0, 0)
    assert [record.fields["to"] for record in records if record.operation == "set_property"] == [round + 0.3 for round in range(12)]
    added = [record.fields for record in records if record.operation == "add_recognizer"]
    assert [fields["class"] for fields in added if fields["listing"]] == ["tap", "pan"] and len(added) > 3
    listed = next(fields["listing"] for fields in added if fields["class"] == "pan")
    with Engine() as engine:
        assert listed["properties"] == [(each.name, each.initial) for each in engine.classes["pan"].properties]
    assert listed["values"] == ["translation.x", "translation.y", "velocity.x", "velocity.y", "certainty"]
    assert (listed["layout"], listed["violations"]) == (2, 0) and listed["private"] > 100
    kinds = {record.fields["name"]: record.fields for record in records if record.operation == "register_class"}
    assert kinds["odd"]["properties"] == [["reach", "How far.", "unit", "ours", 5, 0, math.inf, 0, kinds["odd"]["properties"][0][-1]]]
    assert [row[0] for row in kinds["odd"]["values"]] == ["landed"]
    (turned,) = {record.fields["transform"] for record in records if record.operation == "set_view_transform"}
    assert turned == kinesic.Transform.rotation(0.1)
    assert [record.fields["time"] for record in records if record.operation in ("advance", "cancel_touches")][-1] == 20_250_000_000


def test_the_head_of_a_snapshot_and_a_dump_of_two_parts() -> None:
    with Engine(touch_capacity=9, units_per_inch=96.5, tie_break=kinesic.TieBreak.DEPTH) as engine:
        recorder = engine.fly(bytes=32768, check_every=5)
        session(engine)
        for round in range(100):
            engine.down(1, (9, 9), at=30 + round)
            engine.up(1, at=30.1 + round)
        records = read(recorder.dump())
    heads = [record.fields for record in records if record.operation == "snapshot"]
    assert [[kind["name"] for kind in head["classes"]] for head in heads] == [[], ["tap", "pan", "odd"]]
    assert [head["callback"] for head in heads] == [False, True] and heads[1]["time"] > heads[0]["time"] == 0
    for head in heads:
        assert (head["touch_capacity"], head["units_per_inch"], head["check_every"], head["log"]) == (9, 96.5, 5, False)


def test_the_reader_finds_damage() -> None:
    out = io.BytesIO()
    with Engine() as engine, engine.record(out):
        session(engine)
    data = out.getvalue()
    for place in range(12, len(data), 97):
        damaged = data[:place] + bytes([data[place] ^ 16]) + data[place + 1 :]
        with pytest.raises((ValueError, struct.error)):
            blocks(damaged)


def test_the_page_is_about_the_librarys_version() -> None:
    assert f"Version {ffi.KIN_TRACE_VERSION}." in PLACE.read_text()


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(kin_\w+|Tests/[\w/.]+|Sources/[\w/.]+)`", PLACE.read_text()))))
def test_what_the_page_names_is_there(name: str) -> None:
    known = {**ffi.FUNCTIONS, **ffi.STRUCTS}
    assert name in known if name.startswith("kin_") else (PLACE.parents[1] / name).exists()
