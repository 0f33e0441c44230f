"""Recordings of touchscreens: plain ones are read here, others by the command-line tool, which knows their formats."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import tempfile
import warnings
from typing import TYPE_CHECKING, Any, BinaryIO, Dict, Iterable, Iterator, List, Optional, Tuple, Union

from .engine import Engine
from .errors import Error, InvalidError, RangeError
from .events import Event
from .geometry import Rect, numbers, path_bytes
from .record import public, record
from .sample_rows import SampleRows
from .samples import Sample
from .tool import tool

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

Pair = Tuple[float, float]
AFTER_END = 2.0  # seconds: so long the tool, too, lets an engine run, so that what waits is decided
TRACE = b"\x01KIN\r\n\x1a\n"
WINDOW = struct.Struct("=4d")
UNKNOWN_SCALE = "units per mm are unknown, taking 10; units_per_mm or device_size set them"
# What the options of the tool are called here.
OPTIONS = {"--units-per-mm": "units_per_mm", "--device-size": "device_size", "--range": "device_range"}


@record
class Recording:
    """What a device reported: made by `read_recording`. `frames` are its samples of equal time, `play` and
    `play_frame` feed an engine with them."""

    samples: SampleRows
    """In the order of their times, which count from the beginning of the recording. Places are window units: 163 are
    an inch of the device."""
    window: Rect
    """The device's surface in window units, as the root view's frame: screen edges are measured from it."""

    @property
    def array(self) -> NDArray[numpy.void]:
        """The samples as a NumPy array of `sample_dtype()`, which `Engine.feed` takes; the same memory."""
        return self.samples.array

    def columns(self) -> Dict[str, NDArray[Any]]:
        """The samples as columns by name: `pandas.DataFrame(recording.columns())`."""
        return self.samples.columns()

    @property
    def frames(self) -> List[SampleRows]:
        """The samples of each time, in order: what belongs into one feed."""
        return list(self.samples.frames())

    @property
    def end(self) -> float:
        """The time of its last sample, in seconds; 0 for one that is empty."""
        return self.samples[-1].time if self.samples else 0.0

    def play(self, engine: Engine) -> List[Event]:
        """Plays it in an engine that was fed nothing yet, as `kinesic replay` does, and gives what came of it: the
        root view gets the frame `window`, what is down at the end is cancelled, and two seconds pass."""
        return [event for _ in self._played(engine) for event in engine.poll()]

    def play_frame(self, engine: Engine) -> Dict[str, NDArray[Any]]:
        """The same, with the events as the columns of `Engine.poll_frame`:
        `pandas.DataFrame(recording.play_frame(engine))`."""
        import numpy

        return engine._columns(numpy.concatenate([engine.poll_array() for _ in self._played(engine)]))

    def _played(self, engine: Engine) -> Iterator[None]:
        """Plays it, and stops where there are events to be polled."""
        engine.root.frame = self.window
        for frame in self.frames:
            engine.feed(frame)
            yield
        engine.cancel_touches(self.end)
        engine.advance(self.end + AFTER_END)
        yield


def read_recording(
    path: Union[str, os.PathLike[str]],
    *,
    units_per_mm: Union[None, float, Tuple[float, float]] = None,
    device_size: Optional[Tuple[float, float]] = None,
    device_range: Optional[Tuple[float, float]] = None,
) -> Recording:
    """Reads a recording: a CSV file, an event log of evemu, libinput, getevent or evtest, W3C pointer events, TUIO
    (docs/formats.md). What it is its contents say, and its name.

    Where the file does not say how large its device is: `units_per_mm`, its units per mm, one number, or x and y;
    or `device_size`, its width and height in mm, and `device_range`, its largest x and y. Where they are unknown, 10
    units are taken to be a mm, and a warning says so. For a trace there is `Trace`.

    CSV of plain numbers and pointer events of fingers are read here, if NumPy is there; all else the command-line tool
    reads: UnsupportedError where that is not installed (`pip install 'kinesic[tool]'`).
    InvalidError for what is no recording; for what cannot be opened, as `open` has it."""
    name = os.fsdecode(path_bytes(path, "path"))
    with open(name, "rb") as file:
        if file.read(8) == TRACE:
            raise InvalidError(f"{name} is a trace, not a recording: kinesic.Trace reads it")
    given = {"--units-per-mm": units_per_mm, "--device-size": device_size, "--range": device_range}
    pairs = {option: _pair(option, value) for option, value in given.items() if value is not None}
    path = os.path.abspath(name)
    read, said = _read_here(path, pairs) or _read_by_tool(path, pairs)
    for line in said.splitlines():
        warnings.warn(line.replace("note: ", "", 1), stacklevel=2)
    return read


def _read_here(path: str, pairs: Dict[str, Pair]) -> Optional[Tuple[Recording, str]]:
    """A recording and what is to be said of it, read in this process. None: without NumPy, and where a file is to be
    looked at line by line, because something in it is unusual or wrong."""
    try:
        from . import plain_recordings
    except ImportError:
        return None
    scale = [pairs.get(option) for option in OPTIONS]
    try:
        samples, window, is_guess = plain_recordings.read(path, *scale)
    except (plain_recordings.Unusual, Error):
        return None
    return Recording(samples, window), f"{path}: {UNKNOWN_SCALE}" if is_guess else ""


def _read_by_tool(path: str, pairs: Dict[str, Pair]) -> Tuple[Recording, str]:
    options = [part for option, pair in pairs.items() for part in (option, ",".join(map(repr, pair)))]
    with _memory() as fed:
        said = _told([tool(), "replay", path, "--samples", f"/dev/fd/{fed.fileno()}", *options], fed.fileno())
        return _fed(fed), said


def _pair(option: str, value: Any) -> Pair:
    """Two numbers; one stands for both."""
    x, y = numbers(value if isinstance(value, (tuple, list)) else (value, value), 2, OPTIONS[option])
    if not (x > 0 and y > 0):
        raise RangeError(f"{OPTIONS[option]} must be above 0, not {value!r}")
    return x, y


def _memory() -> BinaryIO:
    """A file without a name for the tool to write into, in memory where the system has such files."""
    if hasattr(os, "memfd_create"):
        return open(os.memfd_create("kinesic"), "r+b", buffering=0)
    return tempfile.TemporaryFile(buffering=0)


def _fed(file: BinaryIO) -> Recording:
    """What the tool writes of a recording: the samples as the C interface has them, then the window. They are copied,
    for a mapped file would stay open as long as the recording."""
    file.seek(0)
    data = bytearray(os.fstat(file.fileno()).st_size)
    rest = memoryview(data)
    while rest:
        rest = rest[file.readinto(rest) :]  # type: ignore[attr-defined]
    return Recording(SampleRows._of(data), Rect(*WINDOW.unpack_from(data, len(data) - WINDOW.size)))


def write_recording(
    path: Union[str, os.PathLike[str]],
    samples: Union[Recording, SampleRows, Iterable[Sample], NDArray[numpy.void]],
    *,
    format: Optional[str] = None,
) -> None:
    """Writes a recording that `read_recording` and the tool read: what was read, rows, Samples, or an array of
    `sample_dtype()`, in the order of their times; of a `Recording` the size of its device too. The file's ending says
    the format, or `format`: csv, evemu, libinput, getevent, pointer, tuio (docs/formats.md has what each keeps; what
    is lost comes as a warning). Places are window units, 163 an inch.

    The command-line tool writes it: UnsupportedError where that is not installed. What no engine takes, a touch that
    moves before it has landed, is refused as a feed refuses it."""
    name = os.fsdecode(path_bytes(path, "path"))
    given: Any = samples.samples if isinstance(samples, Recording) else samples
    parts: List[bytes] = []
    with Engine(touch_capacity=128) as engine:
        if isinstance(samples, Recording):
            engine.root.frame = samples.window
        with engine.record(parts.append):
            engine.feed(given)
    with tempfile.TemporaryDirectory() as folder:
        trace = os.path.join(folder, "touches.kintrace")
        with open(trace, "wb") as made:
            made.write(b"".join(parts))
        told = [] if format is None else ["--to", format]
        said = _told([tool(), "convert", *told, trace, os.path.abspath(name)])
    for line in said.splitlines():
        warnings.warn(line.replace("note: ", "", 1), stacklevel=2)


def _told(command: List[str], *files: int) -> str:
    """What the tool, which is given open files, says on its standard error stream, in the words of this package;
    InvalidError where it fails."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, pass_fds=files)
    said = re.sub(r"--[a-z-]+", lambda found: OPTIONS.get(found[0], found[0]), done.stderr.decode("utf-8", "replace"))
    if done.returncode != 0:
        raise InvalidError(said.partition("\n")[0].replace("error: ", "", 1) or f"the tool ended with {done.returncode}")
    return said


public(Recording)
