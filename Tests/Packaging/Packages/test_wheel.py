"""The Python wheel, in a fresh virtual environment far from the tree."""

import ast
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from packages import ROOT, run, version

# What `import kinesic` may cost beyond Python's own start, in instructions: a time would depend on who else is busy.
# Four tenths of it are the standard modules that it needs.
IMPORT_INSTRUCTIONS = 300_000_000
PYTHON = ROOT / "build/venv/bin/python"
TRY = """
import ctypes, kinesic
calls = []
count = ctypes.CFUNCTYPE(None)(lambda: calls.append(1))
with kinesic.Engine() as engine:
    tap = engine.root.add(kinesic.Tap(name="tap"))
    tap.bind(count, "void()", states="ended")  # through libffi
    engine.down(1, (10, 10), at=0.0)
    engine.up(1, at=0.05)
    print(kinesic.__version__, [event.state.name for event in engine.poll()], calls)
print([line.split()[-1] for line in open("/proc/self/maps") if "libkinesic" in line or "libffi" in line])
"""


def environment(folder: Path) -> Path:
    """The Python of a fresh virtual environment."""
    run(PYTHON, "-m", "venv", "--without-pip", folder)
    return folder / "bin/python"


def pip(python: Path, *arguments: object) -> str:
    return run(PYTHON, "-m", "pip", "--python", python, "--disable-pip-version-check", *arguments).stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(run(ROOT / "Scripts/build-wheel", KINESIC_DIST=tmp_path_factory.mktemp("dist")).stdout.strip())


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("venv")
    fresh = environment(folder)
    pip(fresh, "install", "--no-index", wheel)
    return fresh


def test_the_tag_is_what_auditwheel_says(wheel: Path) -> None:
    told = " ".join(subprocess.run([ROOT / "build/venv/bin/auditwheel", "show", wheel], capture_output=True, text=True, check=True).stdout.split())
    platform = re.search(r'following platform tag: "(manylinux_\d+_\d+_x86_64)"', told)
    assert platform and wheel.name == f"kinesic-{version()}-py3-none-{platform[1]}.whl"


def test_its_page_leads_nowhere_that_is_not_there(wheel: Path) -> None:
    """A link of the README into the tree would be dead where the package is shown."""
    with zipfile.ZipFile(wheel) as inside:
        [name] = [name for name in inside.namelist() if name.endswith(".dist-info/METADATA")]
        head, _, page = inside.read(name).decode().partition("\n\n")
    assert "Description-Content-Type: text/markdown" in head
    assert page.startswith("# kinesic for Python") and "`docs/large-work.md`" in page
    links = re.findall(r"\]\(([^)]*)\)|^\[[^]]+\]:\s*(\S+)", page, re.M)
    assert [link for link in links if not "".join(link).startswith("https://")] == []


def test_it_has_the_package_the_library_and_libffi_with_their_notices(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel)
    names = {name for name in inside.namelist() if not name.endswith("/")}
    modules = {f"kinesic/{path.name}" for path in (ROOT / "bindings/python/kinesic").glob("*.py")}
    assert {name for name in names if name.endswith(".py")} == modules | {"pytest_kinesic.py"}
    assert {"kinesic/libkinesic.so", "kinesic/py.typed", "kinesic/LICENSE", "kinesic/LICENSE.libffi"} <= names
    assert len([name for name in names if re.fullmatch(r"kinesic\.libs/libffi-\w+\.so[.\d]*", name)]) == 1
    assert b"Permission is hereby granted" in inside.read("kinesic/LICENSE.libffi")


def test_it_works_far_from_the_tree(python: Path) -> None:
    told, loaded = run(python, "-c", TRY).stdout.splitlines()
    assert told == f"{version()} ['ENDED'] [1]"
    places = {Path(place).parent for place in ast.literal_eval(loaded)}
    packages = Path(run(python, "-c", "import kinesic; print(kinesic.__file__)").stdout.strip()).parents[1]
    assert packages / "kinesic" in places and packages / "kinesic.libs" in places and str(ROOT) not in loaded


def test_pip_knows_the_version(python: Path) -> None:
    assert f"Version: {version()}\n" in pip(python, "show", "kinesic")


def test_it_can_be_removed(wheel: Path, tmp_path: Path) -> None:
    python = environment(tmp_path)
    before = {path for path in tmp_path.rglob("*") if "kinesic" in str(path.relative_to(tmp_path))}
    pip(python, "install", "--no-index", wheel)
    run(python, "-c", "import kinesic")
    pip(python, "uninstall", "-y", "kinesic")
    assert {path for path in tmp_path.rglob("*") if "kinesic" in str(path.relative_to(tmp_path))} == before == set()


@pytest.mark.parametrize("what", ["check", "load_cases", "Fling", "Trace", "Session", "Scene", "Report"])
def test_what_is_loaded_later_is_there(python: Path, what: str) -> None:
    code = f"import sys, kinesic; assert not {{'kinesic.fling', 'kinesic.trace', 'kinesic.cases', 'kinesic.session'}} & set(sys.modules); print(kinesic.{what}.__name__, '{what}' in dir(kinesic))"
    assert run(python, "-c", code).stdout == f"{what} True\n"


def test_what_is_not_there_is_no_attribute(python: Path) -> None:
    assert "module 'kinesic' has no attribute 'Tab'" in run(python, "-c", "import kinesic; kinesic.Tab", check=False).stderr


def instructions(python: Path, code: str) -> int:
    counted = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-I", "-c", code).stderr
    return int(re.findall(r"Collected : (\d+)", counted)[0])


def test_the_import_is_quick(python: Path) -> None:
    instructions(python, "import kinesic")  # writes the .pyc files
    assert instructions(python, "import kinesic") - instructions(python, "pass") < IMPORT_INSTRUCTIONS
