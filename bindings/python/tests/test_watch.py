"""Engine.watch: one line by which `kinesic watch` sees what an engine does."""

import gc
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import kinesic

SIGNATURE = b"\x01KIN\r\n\x1a\n"


def watched() -> tuple[kinesic.Engine, kinesic.Watch]:
    engine = kinesic.Engine()
    engine.root.add(kinesic.Pan(name="drag"))
    return engine, engine.watch("tcp:127.0.0.1:0")


def connect(watch: kinesic.Watch) -> socket.socket:
    return socket.create_connection(("127.0.0.1", watch.port), timeout=10)


def everything(client: socket.socket) -> bytes:
    parts = []
    while part := client.recv(65536):
        parts.append(part)
    return b"".join(parts)


def ended(stream: bytes) -> bytes:
    """A trace that came over a socket, with its end mark."""
    from kinesic import Trace

    hash = ((0xCBF29CE484222325 ^ 2) * 0x100000001B3) % 2**64
    end = b"\1\0\0\0" + (hash ^ hash >> 29).to_bytes(8, "little") + b"\2"
    assert Trace(stream + end).info.complete
    return stream + end


def test_a_watcher_gets_what_was_before_and_what_comes() -> None:
    engine, watch = watched()
    engine.down(1, (10, 10), at=0.0)
    with connect(watch) as client:
        engine.advance(0.1)
        assert watch.is_watched and watch.watcher_count == 1
        engine.move(1, (90, 10), at=0.2)
        assert [event.state.name for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == ["BEGAN"]
        assert watch.drop_count == 0
        engine.close()
        replay = kinesic.Trace(ended(everything(client))).replay()
    assert [call for call in ("began",) if replay.events] and replay.engine.root.recognizers[0].state == kinesic.State.BEGAN


def test_polls_and_advances_serve_the_watcher() -> None:
    engine, watch = watched()
    with connect(watch):
        assert not watch.is_watched
        engine.poll()
        assert watch.is_watched and (sent := watch.byte_count) > 0
        engine.advance(1.0)
        assert watch.byte_count > sent
        sent = watch.byte_count
        engine.down(1, (1, 1), at=2.0)
        assert watch.byte_count == sent
        watch.step()
        assert watch.byte_count > sent


def test_a_path_is_removed_at_the_end(tmp_path: Path) -> None:
    engine = kinesic.Engine()
    with engine.watch(f"unix:{tmp_path}/watch") as watch:
        assert (tmp_path / "watch").is_socket() and watch.port == 0
        assert repr(watch) == "<Watch, nobody watches>"
    assert not (tmp_path / "watch").exists() and watch.stopped and repr(watch) == "<Watch, stopped>"
    watch.stop()
    with pytest.raises(kinesic.StateError, match="was stopped"):
        watch.step()
    engine.watch(f"unix:{tmp_path}/watch").stop()
    with pytest.raises(kinesic.StateError):
        engine.watch(f"unix:{tmp_path}/watch") and engine.watch(f"unix:{tmp_path}/other")


def test_it_ends_with_its_engine(tmp_path: Path) -> None:
    engine = kinesic.Engine()
    watch = engine.watch(f"unix:{tmp_path}/a")
    engine.close()
    assert watch.stopped and not (tmp_path / "a").exists()
    with pytest.raises(kinesic.ClosedError):
        engine.watch(f"unix:{tmp_path}/a")
    forgotten = kinesic.Engine()
    kept = forgotten.watch(f"unix:{tmp_path}/b")
    del forgotten
    gc.collect()
    assert kept.stopped and not (tmp_path / "b").exists()


def test_it_ends_with_the_program(tmp_path: Path) -> None:
    program = f"import kinesic; engine = kinesic.Engine(); watch = engine.watch('unix:{tmp_path}/c'); engine.advance(1.0)"
    subprocess.run([sys.executable, "-c", program], check=True, env=dict(os.environ), timeout=60)
    assert not (tmp_path / "c").exists()


def test_what_is_refused() -> None:
    engine = kinesic.Engine()
    for address in ("tcp:0.0.0.0:7878", "tcp:example.com:80"):
        with pytest.raises(kinesic.InvalidError, match="this machine alone"):
            engine.watch(address)
    with pytest.raises(kinesic.InvalidError, match="neither"):
        engine.watch("7878")
    with pytest.raises(kinesic.RangeError, match="ring_bytes"):
        engine.watch("tcp:127.0.0.1:0", bytes=5)
    with pytest.raises(kinesic.Error):
        engine.watch("tcp:127.0.0.1:0", seconds=-1)
    with pytest.raises(kinesic.Error):
        engine.watch(7878)  # type: ignore[arg-type]
    engine.start_trace(lambda data: None)
    with pytest.raises(kinesic.StateError, match="trace is being written"):
        engine.watch("tcp:127.0.0.1:0")
    engine.stop_trace()
    with engine.watch("tcp:127.0.0.1:0") as first, pytest.raises(kinesic.ExistsError, match="listens"):
        kinesic.Engine().watch(f"tcp:127.0.0.1:{first.port}")


def test_a_flight_recorder_of_the_program_stays() -> None:
    engine = kinesic.Engine()
    with engine.fly() as recorder:
        engine.watch("tcp:127.0.0.1:0").stop()
        assert recorder.dump().startswith(SIGNATURE)


def test_inside_a_callback_nothing_is_handed_over() -> None:
    engine, watch = watched()
    refused = []

    @engine.on_event
    def hear(event: kinesic.Event) -> None:
        try:
            watch.step()
        except kinesic.ReentrantError as error:
            refused.append(str(error))

    with connect(watch):
        engine.advance(0.1)
        engine.down(1, (10, 10), at=0.2)
        engine.move(1, (90, 10), at=0.3)
    assert refused and "inside a callback" in refused[0]
