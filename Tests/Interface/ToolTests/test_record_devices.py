"""Recording from devices and from TUIO trackers. The devices are FIFOs, with a library preloaded that answers the
kernel's questions."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ROOT, TOOL, kinesic, replay
from live import Recorder, landing, lift, move
from touches import RANGE, osc_bundle, osc_message, rows, through

SCALE = ["--range", RANGE, "--units-per-mm", "10"]


@pytest.fixture(scope="session")
def preload(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which FIFOs called event0 and so on are devices."""
    library = tmp_path_factory.mktemp("fake") / "fake_device.so"
    subprocess.run(["gcc", "-std=gnu99", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", ROOT / "Tests/Interface/ToolTests/fake_device.c", "-o", library, "-ldl"], check=True)
    return {"LD_PRELOAD": str(library)}


@pytest.fixture
def devices(tmp_path: Path) -> Path:
    folder = tmp_path / "input"
    folder.mkdir()
    for name in ["event0", "event1", "event9", "event10", "mouse0"]:
        os.mkfifo(folder / name)
    return folder


def listed(folder: Path, preload: dict[str, str], *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TOOL, "record", folder, *options], env={**os.environ, **preload}, capture_output=True, text=True, timeout=60)


def test_touch_devices_are_listed_and_permissions_explained(devices: Path, preload: dict[str, str]) -> None:
    done = listed(devices, preload)
    assert done.returncode == 0
    assert done.stdout == "".join(f"{devices}/{name}  Fake panel, 2400 by 1600 units\n" for name in ["event0", "event10"])
    assert done.stderr.startswith(f"note: {devices}/event9: permission denied; be root, or join the group that owns it: sudo usermod -aG input $USER")
    objects = [json.loads(line) for line in listed(devices, preload, "--json").stdout.splitlines()]
    assert objects == [{"path": f"{devices}/{name}", "name": "Fake panel", "range": [2400, 1600]} for name in ["event0", "event10"]]


def test_a_folder_without_touch_devices_says_so(tmp_path: Path) -> None:
    done = kinesic("record", tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"error: {tmp_path}: no touch device that can be read\n")


def test_a_device_that_may_not_be_opened_is_explained(devices: Path, preload: dict[str, str]) -> None:
    done = listed(devices / "event9", preload)
    assert done.returncode == 2
    assert f"error: {devices}/event9: Permission denied; be root, or join the group that owns it" in done.stderr


def test_a_device_tells_its_name_axes_and_time(devices: Path, preload: dict[str, str], tmp_path: Path) -> None:
    """The ranges are the device's: nothing is given, nothing is guessed. Its clock is the monotonic one (1)."""
    saved = tmp_path / "a.evemu"
    with Recorder(devices / "event0", "--save", saved, environment=preload) as recorder, (devices / "event0").open("wb", buffering=0) as device:
        assert recorder.wait_for_note("clock") == "clock 1"
        now = time.monotonic_ns() // 1000
        device.write(landing(now, 600, 450))
        recorder.wait_for("  0.500000  long_press   began      at (320.87, 320.87)")
        device.write(move(now + 600_000, 700, 450) + lift(now + 610_000))
        recorder.wait_for("long_press   ended")
        assert recorder.interrupt() == 0
        assert recorder.notes == ["clock 1"]
        lines = recorder.lines
    text = saved.read_text()
    assert "N: Fake panel\n" in text and "A: 35 100 2500 0 0 10\n" in text and "A: 36 -50 1550 0 0 10\n" in text
    assert "0003 0035 0600" in text  # as the device said it
    assert rows(saved.read_bytes())[0] == "0,0,1,500,500,,down"
    assert replay(saved).splitlines() == lines


@pytest.fixture
def tuio() -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        yield sender


def connect(recorder: Recorder, sender: socket.socket) -> None:
    """To the port that the recorder took."""
    sender.connect(("127.0.0.1", int(recorder.wait_for_note("listening for TUIO").split()[-1])))


def packets(stream: bytes) -> list[bytes]:
    """The packets of a TUIO file."""
    found = []
    while stream:
        size = int.from_bytes(stream[:4], "big")
        found.append(stream[4 : 4 + size])
        stream = stream[4 + size :]
    return found


@pytest.mark.parametrize("name", ["tap_double", "pinch_in_five_fingers", "hold_800ms", "rotate_cw_quarter"])
def test_tuio_over_udp_gives_what_its_file_gives(name: str, tuio: socket.socket, tmp_path: Path) -> None:
    file, saved = tmp_path / "a.tuio", tmp_path / "saved.csv"
    file.write_bytes(through((ROOT / f"Tests/Traces/{name}.csv").read_bytes(), "--to", "tuio", "--range", RANGE))
    expected = replay(file, *SCALE).splitlines()
    with Recorder("--tuio", "0", *SCALE, "--save", saved) as recorder:
        connect(recorder, tuio)
        for packet in packets(file.read_bytes()):
            tuio.send(packet)
            time.sleep(0.0002)  # not to flood the socket
        while recorder.lines != expected:
            recorder.wait_for("")  # timers too: they fire live
        assert recorder.interrupt() == 0
        assert recorder.lines == expected != []
    assert saved.read_text().splitlines()[1:] == rows(file.read_bytes(), "--range", RANGE)


def test_tuio_without_times_counts_when_it_arrives(tuio: socket.socket) -> None:
    """As most trackers send it; the second packet of garbage is not complained about again."""
    with Recorder("--tuio", "0", "--units-per-mm", "10") as recorder:
        connect(recorder, tuio)
        tuio.send(b"hello")
        tuio.send(b"hello")
        tuio.send(osc_bundle(None, osc_message("alive", 1), osc_message("set", 1, 0.5, 0.5, 0.0, 0.0, 0.0), osc_message("fseq", 1)))
        assert recorder.wait_for("long_press   began").startswith("  0.500000  long_press   began      at (1314.27, 1314.27)")
        tuio.send(osc_bundle(None, osc_message("alive"), osc_message("fseq", 2)))
        assert float(recorder.wait_for("long_press   ended").split()[0]) > 0.5
        assert recorder.interrupt() == 0
        assert recorder.notes[1:] == [f"note: {recorder.notes[0].split('on ')[1]}: a packet that is no TUIO: byte 0: expected a text that a zero byte ends"]


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.bind(("", 0))
        port = other.getsockname()[1]
        done = kinesic("record", "--tuio", port)
        assert (done.returncode, done.stderr) == (2, f"error: UDP port {port}: Address already in use\n")


def test_the_help_teaches() -> None:
    text = kinesic("record", "--help").stdout
    for word in ["Examples:", "/dev/input/event3 --save touch.csv", "adb shell getevent", "--tuio", "Ctrl-C", "Exit code 0"]:
        assert word in text
