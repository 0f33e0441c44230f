"""What is changed, what builds it, and the tests that are to notice, by their tiers."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from changes import Change
from workshop import Workshop, put

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Robustness/C"))
import run as c_programs  # noqa: E402

COPY = ROOT / "build/mutation/tree"
CORE = "Sources/KinesicCore"
# The groups of the table, and the folders of each.
SCOPE: Mapping[str, list[str]] = {
    **{name: [f"{CORE}/{name}"] for name in ("Arena", "Attempts", "Contacts", "Scene", "Engine", "Trace", "Storage", "Outbox", "Motion")},
    "recognizers": ["Sources/StandardRecognizers", "Sources/KinesicPlugin"],
    "lint": ["Sources/KinesicLint"],
    "strokes": ["Sources/StrokeMatching", "Sources/KinesicStrokes", "Sources/StrokesPlugin"],
    "touchpad": ["Sources/Touchpad", "Sources/KinesicTouchpad"],
    "C interface": ["Sources/KinesicC"],
}
# Of these groups at least so many are drawn of 400.
FLOORS = {name: 25 for name in ("Arena", "Attempts", "Contacts", "Scene", "Engine", "Trace", "recognizers", "lint", "strokes", "touchpad")}
FOLDERS = [
    "Include", "Sources", "Scripts", "Tests", "bindings", "docs", "README.md", "CHANGELOG.md", "LICENSE", "Makefile", "mkdocs.yml", "Package.swift",
]  # fmt: skip
TIERS = ("check", "test", "thorough")
PROGRAMS = [name for name in c_programs.PROGRAMS if name not in c_programs.SLOW]
# With arguments: of the quick tier, and beyond it.
PLAYERS = ["streams", "velocity"]
OTHERS = ["garbage", "trace_garbage", "lint_garbage", "touchpad_garbage", "allocations", "strokes_allocations", "touchpad_allocations"]
BUILD = [
    "Scripts/fresh-place",  # before the first build: what another place has built goes
    *(f"nice -n 10 Scripts/build-{name}" for name in ("lib", "lint", "strokes", "touchpad", "shapes")),
    "KINESIC_CHECKS=1 KINESIC_OUT=build/checks nice -n 10 Scripts/build-lib",
    "KINESIC_WITH_FFI=1 nice -n 10 swift build --build-tests --disable-xctest -Xswiftc -suppress-warnings",
    "cd Tests/Robustness/C && nice -n 10 python3 -c 'import run; run.OUT.mkdir(parents=True, exist_ok=True); "
    f'assert all(run.build(name, "shared") for name in "{" ".join(PROGRAMS + PLAYERS + OTHERS)}".split())\' && '
    "gcc -std=c99 -O1 -shared -fPIC -fno-builtin allocation_count.c -o ../../../build/c-tests/allocation_count.so",
    "nice -n 10 Scripts/build-determinism shipped",
]
# The programs that host the library are those of the tree: in the copy they meet the libraries of the copy.
HOSTS = ["build/bin/kinesic", "build/bin/ArenaModel"]
FILES = "Tests/Traces/*.csv ${KINESIC_DATA:+$KINESIC_DATA/recordings/*.csv}"
CHECKED = "LD_LIBRARY_PATH=build/checks/lib"
COUNTED = "LD_PRELOAD=build/c-tests/allocation_count.so"


@dataclass(frozen=True)
class Command:
    """A command at the root of the copy; its exit code is 0 when it passes."""

    name: str
    command: str
    tier: str = TIERS[0]
    # The folder whose mutants it is for.
    folder: str = ""


def c_program(name: str, arguments: str = "", tier: str = "check") -> Command:
    return Command(f"C: {name}", f"build/c-tests/{name}-shared {arguments}".strip(), tier)


def on_checked(name: str, arguments: str = "") -> Command:
    return Command(f"checked: {name}", f"{CHECKED} build/c-tests/{name}-shared {arguments}".strip(), "test")


def worlds(count: int, seed: int, tier: str, options: str = "", before: str = "") -> Command:
    command = f"{before} build/bin/ArenaModel {options} --worlds {count} --seed {seed}"
    return Command(" ".join(f"{before and 'checked '}worlds {options} {count} from {seed}".split()), " ".join(command.split()), tier, CORE)


def python(paths: str, tier: str, selection: str = "", folder: str = "") -> Command:
    """Tests in Python, with the package, the tool and the libraries of the copy."""
    command = f"PYTHONPATH=$PWD/bindings/python build/venv/bin/python -m pytest -q -x -p no:cacheprovider {paths}"
    return Command(f"pytest {paths}", f"{command} -k '{selection}'" if selection else command, tier, folder)


SWIFT = ".build/debug/kinesicPackageTests.xctest --testing-library swift-testing --no-parallel"
CASES = "build/bin/kinesic check Tests/Cases/*.json"
TESTS = [
    Command("cases", CASES),
    *[c_program(name) for name in PROGRAMS],
    *[c_program(name, FILES) for name in PLAYERS],
    python("Tests/Behaviour/Golden/test_golden.py", "check"),
    python("Tests/Interface/ABI", "check"),
    python("bindings/python/tests", "check"),
    worlds(1000, 1, "test"),
    worlds(4000, 1001, "test"),
    worlds(10000, 5001, "test"),
    worlds(30000, 15001, "test"),
    worlds(1000, 1, "test", "--traces"),
    worlds(4000, 1001, "test", "--traces"),
    c_program("garbage", "200000 1", "test"),
    c_program("trace_garbage", "20000 1", "test"),
    c_program("lint_garbage", "1000 1", "test"),
    c_program("touchpad_garbage", "200000 1", "test"),
    Command("allocations", f"{COUNTED} build/c-tests/allocations-shared {FILES}", "test"),
    *[Command(f"{name} allocations", f"{COUNTED} build/c-tests/{name}_allocations-shared", "test") for name in ("strokes", "touchpad")],
    Command("checked: cases", f"{CHECKED} {CASES}", "test"),
    *[on_checked(name) for name in ("null_arguments", "wrong_use", "feeds", "per_touch", "trace", "hearing", "steps", "records", "snapshots", "contacts")],
    on_checked("streams", "Tests/Traces/*.csv"),
    on_checked("garbage", "100000 1"),
    on_checked("trace_garbage", "10000 1"),
    worlds(20000, 1, "test", "", CHECKED),
    Command("Swift", f"{SWIFT} --skip StateBytesTests/anything", "test"),
    python("Tests/Interface/ToolTests", "test"),
    python("Tests/Interface/Plugins", "test"),
    python("Tests/Interface/Frozen", "test", "this_level"),
    python("Tests/Behaviour/Accuracy", "test"),
    python("Tests/Behaviour/Recordings", "test"),
    python("Tests/Behaviour/Lint", "test"),
    python("Tests/Behaviour/Touchpad", "test"),
    python("Tests/Behaviour/Quality", "test"),
    python("Tests/Behaviour/ShapesTests", "test", "not test_matrix and not test_example"),
    python("Tests/Behaviour/Strokes", "test"),
    worlds(55000, 45001, "thorough"),
    worlds(5000, 5001, "thorough", "--traces"),
    Command("model check", f"{CHECKED} build/bin/ArenaModel --exhaustive all --of-each 24", "thorough", CORE),
    python("Tests/Behaviour/Determinism/test_determinism.py", "thorough", "earlier_build or plays_again"),
    Command("faults", "python3 Tests/Robustness/Faults/run.py faults", "thorough"),
    python("Tests/Behaviour/ShapesTests/test_matrix.py", "thorough"),
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
