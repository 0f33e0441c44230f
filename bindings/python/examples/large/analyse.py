"""The gestures of a folder of sessions, by Dask: on this machine, or on the cluster whose scheduler is named. Nothing
else changes.

    python -m examples.large.analyse SESSIONS GESTURES
    python -m examples.large.analyse SESSIONS GESTURES --scheduler tcp://10.0.0.1:8786

Each file of SESSIONS is a task, and gives a file of GESTURES. On a cluster all see both folders under the same names;
its workers have `kinesic`, NumPy and PyArrow; the code of this example is sent to them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import zipfile
from collections import Counter
from pathlib import Path
from typing import Counter as Counts
from typing import Optional, TextIO

from distributed import Client, LocalCluster, as_completed

from .recognition import Done, recognize

HERE = Path(__file__).resolve().parent
SCENE = HERE.parents[3] / "Tests" / "Scenes" / "demo.json"
CODE = ("recognition.py", "traces.py")
"""What runs on the workers."""


class Progress:
    """Counts what is done and says so, in one line that is written over."""

    def __init__(self, files: int, output: TextIO) -> None:
        self.files, self.output, self.began = files, output, time.monotonic()
        self.done = self.sessions = self.samples = 0
        self.gestures: Counts[str] = Counter()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def add(self, done: Done) -> None:
        self.done += 1
        self.sessions += done.sessions
        self.samples += done.samples
        self.gestures.update(done.gestures)
        rest = self.seconds / self.done * (self.files - self.done)
        rate = self.sessions / self.seconds
        print(f"\r{self.done} of {self.files} files, {rate:,.0f} sessions a second, {rest:.0f} s to go   ", end="", file=self.output, flush=True)

    def summary(self) -> str:
        rates = f"{self.sessions / self.seconds:,.0f} sessions and {self.samples / self.seconds:,.0f} samples a second"
        counts = ", ".join(f"{count:,} {name}" for name, count in sorted(self.gestures.items()))
        return f"{self.sessions:,} sessions, {self.samples:,} samples in {self.seconds:.1f} s: {rates}\n{counts or 'no gestures'}"


def send_code(client: Client) -> None:
    """Lets scheduler and workers, those that come later too, import what the tasks are made of."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kinesic_example_large.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for package in ("examples/", "examples/large/"):
                archive.writestr(package, b"")
            archive.writestr(f"{path.stem}.py", b"")  # Dask wants a module to import, and sees none in these
            for name in CODE:
                archive.write(HERE / name, f"examples/large/{name}")
        client.upload_file(str(path))


def analyse(client: Client, sessions: Path, gestures: Path, scene: str, output: TextIO) -> Progress:
    """Does all files, and goes on when one fails; then SystemExit names those that did."""
    paths = sorted(sessions.resolve().glob("*.parquet"))
    if not paths:
        raise SystemExit(f"{sessions} has no sessions (*.parquet)")
    gestures.mkdir(parents=True, exist_ok=True)
    if any(gestures.iterdir()):
        raise SystemExit(f"{gestures} is not empty")
    send_code(client)
    progress, failed = Progress(len(paths), output), []
    outputs = [gestures.resolve() / path.name.replace("sessions", "gestures") for path in paths]
    futures = client.map(recognize, paths, outputs, scene=scene, pure=False)
    path_of = dict(zip(futures, paths))
    for future in as_completed(futures):
        if future.status == "finished":
            progress.add(future.result())
        else:
            failed.append(f"{path_of[future].name}: {future.exception()}")
        future.release()
    print(file=output)
    if failed:
        raise SystemExit("\n".join([*sorted(failed), f"{len(failed)} of {len(paths)} files failed"]))
    return progress


def connect(scheduler: Optional[str], workers: int) -> Client:
    """A cluster's client; without an address, that of a new cluster of processes on this machine."""
    if scheduler:
        return Client(scheduler)
    return Client(LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0"))


def main() -> None:
    parser = argparse.ArgumentParser(description="The gestures of a folder of sessions, by Dask.")
    parser.add_argument("sessions", type=Path, help="a folder of Parquet files, as make_sessions makes it")
    parser.add_argument("gestures", type=Path, help="the folder for the result; made if it is missing, else empty")
    parser.add_argument("--scene", type=Path, default=SCENE, help="views and recognizers as JSON")
    parser.add_argument("--scheduler", help="the address of a cluster's scheduler; without it, this machine is the cluster")
    parser.add_argument("--workers", type=int, default=2, help="processes on this machine")
    given = parser.parse_args()
    with connect(given.scheduler, given.workers) as client:
        print(analyse(client, given.sessions, given.gestures, given.scene.read_text(), sys.stderr).summary())


if __name__ == "__main__":
    main()
