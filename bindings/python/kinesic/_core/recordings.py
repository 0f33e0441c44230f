"""Recordings of touchscreens: read by libkinesic-recordings, written by the command-line tool."""

from __future__ import annotations

import os
import subprocess
import tempfile
import warnings
from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, Optional, Tuple, Union

from . import recordings_library
from .engine import Engine
from .errors import InvalidError, InvalidTypeError, RangeError
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

        polled = [engine.poll_array() for _ in self._played(engine)]
        return engine._columns(numpy.concatenate(polled))

    def _played(self, engine: Engine) -> Iterator[None]:
        """Plays it, and stops where there are events to be polled."""
        if not isinstance(engine, Engine):
            raise InvalidTypeError(f"engine must be an Engine, not {engine!r}")
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

    UnsupportedError where the library libkinesic-recordings is missing. InvalidError for what is no recording; for
    what cannot be opened, as `open` has it."""
    name = os.fsdecode(path_bytes(path, "path"))
    with open(name, "rb") as file:
        data = file.read()
    if data.startswith(TRACE):
        raise InvalidError(f"{name} is a trace, not a recording: kinesic.Trace reads it")
    given = {"units_per_mm": units_per_mm, "device_size": device_size, "device_range": device_range}
    pairs = {option: _pair(option, value) for option, value in given.items() if value is not None}
    if units_per_mm is not None and device_size is not None:
        raise InvalidError("give units_per_mm or device_size, not both")
    read = recordings_library.read(data, os.path.abspath(name), recordings_library.Given(**pairs))
    for line in read.notes.splitlines():
        warnings.warn(line, stacklevel=2)
    return Recording(SampleRows._of(read.data), read.window)


def _pair(option: str, value: Any) -> Pair:
    """Two numbers; one stands for both."""
    x, y = numbers(value if isinstance(value, (tuple, list)) else (value, value), 2, option)
    if not (x > 0 and y > 0):
        raise RangeError(f"{option} must be above 0, not {value!r}")
    return x, y


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


def _told(command: List[str]) -> str:
    """What the tool says on its standard error stream; InvalidError where it fails."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = done.stderr.decode("utf-8", "replace")
    if done.returncode != 0:
        raise InvalidError(said.partition("\n")[0].replace("error: ", "", 1) or f"the tool ended with {done.returncode}")
    return said


public(Recording)
