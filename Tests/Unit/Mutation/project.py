"""What is changed, and what builds it."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from changes import Change
from tiers import CORE, ROOT
from workshop import Workshop, put

COPY = ROOT / "build/mutation/tree"
# The groups of the table, and the folders of each.
SCOPE: Mapping[str, list[str]] = {
    **{name: [f"{CORE}/{name}"] for name in ("Arena", "Attempts", "Contacts", "Scene", "Engine", "Trace", "Storage", "Outbox", "Motion")},
    "recognizers": ["Sources/StandardRecognizers", "Sources/KinesicPlugin"],
    "lint": ["Sources/KinesicLint"],
    "watch": ["Sources/KinesicWatch"],
    "strokes": ["Sources/StrokeMatching", "Sources/KinesicStrokes", "Sources/StrokesPlugin"],
    "touchpad": ["Sources/Touchpad", "Sources/KinesicTouchpad"],
    "recordings": ["Sources/RecordingReaders", "Sources/KinesicRecordings"],
    "C interface": ["Sources/KinesicCore/Interface"],
}
# Of these groups at least so many are drawn of 400.
FLOORS = {name: 25 for name in ("Arena", "Attempts", "Contacts", "Scene", "Engine", "Trace", "recognizers", "lint", "strokes", "touchpad")}
FOLDERS = [
    "Include", "Sources", "Scripts", "Tests", "bindings", "docs", "README.md", "CHANGELOG.md", "LICENSE", "Makefile", "Package.swift", "mkdocs.yml",
]  # fmt: skip
# What the tests of each tier need beside what those before it do.
BUILDS: Mapping[str, list[str]] = {
    "check": [
        *(f"Scripts/build-{name}" for name in ("lib", "lint", "recordings", "strokes", "touchpad", "watch", "shapes")),
    ],
    "test": [
        "KINESIC_CHECKS=1 KINESIC_OUT=build/checks Scripts/build-lib",
        "KINESIC_UNIT_TESTS=1 KINESIC_WITH_FFI=1 swift build --build-tests --scratch-path .build-tests --disable-xctest -Xswiftc -suppress-warnings",
        "Scripts/build-counter",
    ],
    "thorough": ["Scripts/build-determinism shipped"],
}
# The programs that host the library are those of the tree: in the copy they meet the libraries of the copy.
HOSTS = ["build/bin/kinesic", "build/bin/ArenaModel"]


class Project(Workshop):
    """This project's copy."""

    def __init__(self, mutants: dict[int, Change]) -> None:
        super().__init__(ROOT, COPY, FOLDERS, mutants)

    def refresh(self) -> None:
        super().refresh()
        # What another place has built goes; after that the environment of the tree itself is there.
        subprocess.run([self.place / "Scripts/fresh-place"], check=True)
        for host in HOSTS:
            (self.place / host).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / host, self.place / host)
        link(self.place / "build/venv", ROOT / "build/venv")

    def lanes(self, count: int) -> list[Path]:
        """The copy and others like it, once it is built: tests write beside the sources, so that one runs in each."""
        return [self.place, *(self.lane(number) for number in range(2, count + 1))]

    def lane(self, number: int) -> Path:
        lane = self.place.with_name(f"{self.place.name}-{number}")
        shutil.rmtree(lane, ignore_errors=True)
        lane.mkdir()
        for path in self.place.iterdir():
            if path.name.startswith(".build"):
                link(lane / path.name, path)
            elif path.is_dir():
                shutil.copytree(path, lane / path.name, symlinks=True)
            else:
                shutil.copy2(path, lane / path.name)
        put(lane / "build/.place", f"{lane}\n".encode())
        return lane


def link(path: Path, target: Path) -> None:
    if not path.is_symlink():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(target)


def group_of(path: Path) -> str:
    """The group of the table to which a source belongs; its folder when it is of none."""
    name = str(path.relative_to(ROOT))
    found = [group for group, folders in SCOPE.items() if any(name.startswith(f"{folder}/") for folder in folders)]
    return found[0] if found else str(path.parent.relative_to(ROOT))
