"""What is changed, what builds it, and the tests that are to notice, fast ones first."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from changes import Change
from workshop import Workshop, put

ROOT = Path(__file__).resolve().parents[3]
COPY = ROOT / "build/mutation/tree"
CORE = "Sources/KinesicCore"
RECOGNIZERS = "Sources/StandardRecognizers"
SCOPE = [*(f"{CORE}/{name}" for name in ("Arena", "Attempts", "Contacts", "Scene")), "Sources/KinesicPlugin", RECOGNIZERS]
FOLDERS = ["Include", "Sources", "Scripts", "Tests", "bindings", "docs", "README.md", "CHANGELOG.md", "Package.swift"]
BUILD = [
    "Scripts/fresh-place",  # before the first build: what another place has built goes
    "nice -n 10 swift build --build-tests --disable-xctest -Xswiftc -suppress-warnings",
    "nice -n 10 Scripts/build-lib",
    "cd Tests/Robustness/C && python3 -c 'import run; run.OUT.mkdir(parents=True, exist_ok=True); "
    'programs = "wrong_use feeds per_touch steps contacts trace hearing null_arguments contact_filter refusals hands limits late_hooks growth trees host_calls streams velocity garbage trace_garbage allocations"; '
    'assert all(run.build(name, "shared") for name in programs.split())\' && '
    "gcc -std=c99 -O1 -shared -fPIC -fno-builtin allocation_count.c -o ../../../build/c-tests/allocation_count.so",
]
# The programs that host the library, and the libraries beside it, are those of the tree: in the copy they meet the
# library of the copy.
HOSTS = ["build/bin/kinesic", "build/bin/ArenaModel", *(f"build/lib/libkinesic-{name}.so.1" for name in ("lint", "strokes", "touchpad"))]
FILES = "Tests/Traces/*.csv ${KINESIC_DATA:+$KINESIC_DATA/recordings/*.csv}"
PYTEST = f"PYTHONPATH=bindings/python {ROOT}/build/venv/bin/python -m pytest -q -x -p no:cacheprovider"


@dataclass(frozen=True)
class Command:
    """A command at the root of the copy; its exit code is 0 when it passes."""

    name: str
    command: str
    # The folder whose mutants it is for.
    folder: str = ""


def c_program(name: str, arguments: str = "") -> Command:
    return Command(f"C: {name}", f"build/c-tests/{name}-shared {arguments}")


SWIFT = ".build/debug/kinesicPackageTests.xctest --testing-library swift-testing --no-parallel"
QUICK = [
    Command("cases", "build/bin/kinesic check Tests/Cases/*.json"),
    Command("worlds", "build/bin/ArenaModel --worlds 300 --seed 1", CORE),
    Command("Swift", f"{SWIFT} --skip StateBytesTests/anything"),
    *[c_program(name) for name in ("wrong_use", "feeds", "per_touch", "steps", "contacts", "hearing", "null_arguments", "contact_filter", "refusals", "hands", "limits", "late_hooks", "growth", "trees", "host_calls")],
    *[c_program(name, FILES) for name in ("streams", "velocity")],
]
# Half a second or more each: for what the quick ones do not notice.
THOROUGH = [
    c_program("garbage", "20000 1"),
    Command("allocations", f"LD_PRELOAD=build/c-tests/allocation_count.so build/c-tests/allocations-shared {FILES}", CORE),
    Command("changed traces", "build/c-tests/trace_garbage-shared 1000 1", CORE),
    Command("traces", "build/c-tests/trace-shared", CORE),
    Command("worlds played again", "build/bin/ArenaModel --traces --worlds 1000 --seed 1", CORE),
    Command("more worlds", "build/bin/ArenaModel --worlds 1000 --seed 301", CORE),
    Command("tables", f"{PYTEST} Tests/Behaviour/Accuracy/test_classes_table.py", RECOGNIZERS),
    Command("golden", f"{PYTEST} Tests/Behaviour/Golden/test_golden.py", RECOGNIZERS),
]


def without_programs(package: str) -> str:
    """The package with the library and its tests only: what else there is would be compiled for nothing."""
    for pattern, new in [
        (r"products: embedded \? \[\] : products,", "products: [],"),
        (r"  dependencies: embedded \? \[\] : \[.*\],", "  dependencies: [],"),
        (r"\bbinding \+ programs \+ tests\b", "tests"),
    ]:
        package, count = re.subn(pattern, new, package)
        if count != 1:
            raise ValueError(f"Package.swift: {pattern} is there {count} times")
    return package


class Project(Workshop):
    """This project's copy."""

    def __init__(self, mutants: dict[int, Change]) -> None:
        super().__init__(ROOT, COPY, FOLDERS, BUILD, mutants)

    def refresh(self) -> None:
        super().refresh()
        package = self.place / "Package.swift"
        put(package, without_programs(package.read_text()).encode())
        for host in HOSTS:
            (self.place / host).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / host, self.place / host)
