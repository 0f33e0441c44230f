"""The Python wheels, in fresh virtual environments far from the tree."""

import ast
import json
import re
import signal
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
def wheels(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Of the package and of the tool, in one folder."""
    return [Path(line) for line in run(ROOT / "Scripts/build-wheel", KINESIC_DIST=tmp_path_factory.mktemp("dist")).stdout.split()]


@pytest.fixture(scope="module")
def wheel(wheels: list[Path]) -> Path:
    [found] = [path for path in wheels if path.name.startswith("kinesic-")]
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package is alone."""
    fresh = environment(tmp_path_factory.mktemp("venv"))
    pip(fresh, "install", "--no-index", wheel)
    return fresh


@pytest.fixture(scope="module")
def with_tool(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tool is too: the package's extra names it."""
    fresh = environment(tmp_path_factory.mktemp("venv"))
    pip(fresh, "install", "--no-index", "--find-links", wheel.parent, "kinesic[tool]")
    return fresh


def test_the_tags_are_what_auditwheel_says(wheels: list[Path]) -> None:
    """The package loads on old systems; the tool has Swift's Foundation in it, which does not."""
    for each, name, oldest in zip(wheels, ("kinesic", "kinesic_tool"), ("2_17", "2_35"), strict=True):
        shown = " ".join(subprocess.run([ROOT / "build/venv/bin/auditwheel", "show", each], capture_output=True, text=True, check=True).stdout.split())
        platform = re.search(r'following platform tag: "(manylinux_\d+_\d+_x86_64)"', shown)
        assert platform and platform[1] == f"manylinux_{oldest}_x86_64", shown
        assert each.name.startswith(f"{name}-{version()}-py3-none-") and platform[1] in each.name


def test_the_page_has_their_sizes(wheels: list[Path]) -> None:
    """docs/install.md: in MB, and how many times as large as the package the tool is."""
    page = " ".join((ROOT / "docs/install.md").read_text().split())
    rows = {name: float(size) for name, size in re.findall(r"\| `(kinesic\w*)` \|[^|]*\| ([\d.]+) MB", page)}
    sizes = {name: path.stat().st_size / 1e6 for name, path in zip(("kinesic", "kinesic_tool"), wheels, strict=True)}
    assert rows == pytest.approx(sizes, rel=0.05, abs=0.05)
    with zipfile.ZipFile(wheels[1]) as archive:
        unpacked = sum(entry.file_size for entry in archive.infolist()) / 1e6
    assert [float(size) for size in re.findall(r"([\d.]+) MB installed", page)] == pytest.approx([unpacked], abs=0.5)
    times = [float(times) for times in re.findall(r"it is ([\d.]+) times as large as the package", page)]
    assert times == pytest.approx([sizes["kinesic_tool"] / sizes["kinesic"]], abs=0.5)


def test_its_page_leads_nowhere_that_is_not_there(wheel: Path) -> None:
    """A link of the README into the tree would be dead where the package is shown."""
    with zipfile.ZipFile(wheel) as inside:
        [name] = [name for name in inside.namelist() if name.endswith(".dist-info/METADATA")]
        head, _, page = inside.read(name).decode().partition("\n\n")
    assert "Description-Content-Type: text/markdown" in head
    assert page.startswith("# kinesic for Python") and "`docs/large-work.md`" in page
    links = re.findall(r"\]\(([^)]*)\)|^\[[^]]+\]:\s*(\S+)", page, re.M)
    assert [link for link in links if not "".join(link).startswith("https://")] == []


def metadata(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as inside:
        [name] = [name for name in inside.namelist() if name.endswith(".dist-info/METADATA")]
        return inside.read(name).decode().partition("\n\n")[0]


def test_they_name_their_authors(wheels: list[Path]) -> None:
    for each in wheels:
        assert "\nAuthor: Kinesic authors\n" in metadata(each) + "\n"


def test_they_have_the_addresses_of_the_repository_that_is_named(tmp_path: Path) -> None:
    made = run(ROOT / "Scripts/build-wheel", KINESIC_DIST=tmp_path, KINESIC_REPOSITORY="https://example.org/kinesic/").stdout.split()
    for each in made:
        for line in ("Source, https://example.org/kinesic", "Issues, https://example.org/kinesic/issues"):
            assert f"\nProject-URL: {line}\n" in metadata(Path(each)) + "\n"


def test_the_tool_brings_its_manual_page_and_completions(with_tool: Path) -> None:
    share = with_tool.parents[1] / "share"
    page = (share / "man/man1/kinesic.1").read_text()
    assert page.startswith(".TH KINESIC 1 ") and '.SS "replay"' in page
    for place in ("bash-completion/completions/kinesic", "zsh/site-functions/_kinesic", "fish/vendor_completions.d/kinesic.fish"):
        assert "replay" in (share / place).read_text(), place


def test_it_has_the_package_and_the_libraries_with_their_notice(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel)
    names = {name for name in inside.namelist() if not name.endswith("/")}
    package = ROOT / "bindings/python/kinesic"
    modules = {f"kinesic/{path.relative_to(package)}" for path in package.rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == modules | {"pytest_kinesic.py"}
    assert {"kinesic/libkinesic.so", "kinesic/libkinesic-lint.so", "kinesic/libkinesic-overlay.so", "kinesic/libkinesic-recordings.so", "kinesic/libkinesic-strokes.so", "kinesic/libkinesic-touchpad.so", "kinesic/libkinesic-watch.so", "kinesic/py.typed", "kinesic/LICENSE"} <= names
    assert [name for name in names if name.startswith("kinesic.libs/")] == [], "a library twice, or another's"


def test_it_works_far_from_the_tree(python: Path) -> None:
    told, loaded = run(python, "-c", TRY).stdout.splitlines()
    assert told == f"{version()} ['ENDED'] [1]"
    places = {Path(place).parent for place in ast.literal_eval(loaded) if "libffi" not in place}
    packages = Path(run(python, "-c", "import kinesic; print(kinesic.__file__)").stdout.strip()).parents[1]
    assert places == {packages / "kinesic"} and str(ROOT) not in loaded


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
    code = f"import sys, kinesic; assert not {{'kinesic._core.' + name for name in ('fling', 'trace', 'cases', 'session')}} & set(sys.modules); print(kinesic.{what}.__name__, '{what}' in dir(kinesic))"
    assert run(python, "-c", code).stdout == f"{what} True\n"


def test_what_is_not_there_is_no_attribute(python: Path) -> None:
    assert "module 'kinesic' has no attribute 'Tab'" in run(python, "-c", "import kinesic; kinesic.Tab", check=False).stderr


def instructions(python: Path, code: str) -> int:
    counted = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-I", "-c", code).stderr
    return int(re.findall(r"Collected : (\d+)", counted)[0])


def test_the_import_is_quick(python: Path) -> None:
    instructions(python, "import kinesic")  # writes the .pyc files
    assert instructions(python, "import kinesic") - instructions(python, "pass") < IMPORT_INSTRUCTIONS


# The tool


def test_the_tool_s_wheel_has_its_libraries_with_their_notices(wheels: list[Path]) -> None:
    names = zipfile.ZipFile(next(path for path in wheels if "tool" in path.name)).namelist()
    assert {f"kinesic_tool/{name}" for name in ("__init__.py", "kinesic", "LICENSE")} <= set(names)
    parts = [match[1] for name in names if (match := re.fullmatch(r"kinesic_tool\.libs/lib([a-z-]+)-\w+\.so[.\d]*", name))]
    assert sorted(parts) == ["kinesic", "kinesic-lint", "kinesic-strokes", "kinesic-touchpad"]


def test_the_command_and_the_module_are_the_tool(with_tool: Path, tmp_path: Path) -> None:
    trace = next(iter(sorted((ROOT / "Tests/Traces").rglob("*.csv"))))
    for command in ([with_tool.parent / "kinesic"], [with_tool, "-m", "kinesic"]):
        assert run(*command, "--version").stdout == version() + "\n"
        assert run(*command, "replay", trace).stdout == run(ROOT / "build/bin/kinesic", "replay", trace).stdout != ""
        run(*command, "draw", trace, "-o", tmp_path / "picture.svg")
        assert "</svg>" in (tmp_path / "picture.svg").read_text()
        assert "tap" in run(*command, "classes").stdout


def test_the_tool_uses_no_library_of_the_tree(with_tool: Path) -> None:
    program = Path(run(with_tool, "-c", "import kinesic_tool; print(kinesic_tool.__file__)").stdout.strip()).with_name("kinesic")
    libraries = [line for line in run("ldd", program).stdout.splitlines() if "libkinesic" in line]
    assert len(libraries) == 4
    for library in libraries:
        assert f"{program.parents[1] / 'kinesic_tool.libs'}" in str(Path(library.split()[2]).resolve()) and str(ROOT) not in library


def test_its_exit_codes_are_the_tool_s(with_tool: Path, tmp_path: Path) -> None:
    case = {"id": "none", "recognizers": [{"id": "tap", "class": "tap"}], "script": [], "expect": [{"gesture": "tap", "state": "ended"}]}
    (tmp_path / "case.json").write_text(json.dumps([case]))
    tool = with_tool.parent / "kinesic"
    assert run(tool, "check", tmp_path / "case.json", check=False).returncode == 1
    assert run(tool, "replay", tmp_path / "none.csv", check=False).returncode == 2
    assert run(tool, "--no-such-option", check=False).returncode == 64


def not_ignored() -> None:
    """Who started the tests in the background may ignore SIGINT, and so would the tool."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGPIPE])
def test_a_signal_meets_the_tool_itself(with_tool: Path, number: signal.Signals) -> None:
    """Python's own handlers and what it ignores are gone, and there is no second process."""
    tool = subprocess.Popen([with_tool, "-m", "kinesic", "replay", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=not_ignored)
    assert tool.stdin is not None
    while Path(f"/proc/{tool.pid}/exe").resolve().name != "kinesic":
        assert tool.poll() is None
    tool.send_signal(number)
    tool.stdin.close()
    assert tool.wait(30) == -number


def test_without_the_tool_the_command_says_what_brings_it(python: Path, tmp_path: Path) -> None:
    for command in ([python.parent / "kinesic"], [python, "-m", "kinesic"]):
        done = run(*command, "--version", check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("kinesic: the command-line tool is not installed: \"pip install 'kinesic[tool]'\" brings it")
        assert done.stderr.count("\n") == 1
    (tmp_path / "tool").touch(mode=0o600)
    done = run(python, "-m", "kinesic", check=False, KINESIC_TOOL=tmp_path / "tool")
    assert done.returncode == 2 and f"looked at {tmp_path}/tool (Permission denied)" in done.stderr


def test_in_the_tree_it_is_the_tree_s_tool() -> None:
    for command in ([PYTHON.parent / "kinesic"], [PYTHON, "-m", "kinesic"]):
        assert run(*command, "--version").stdout == version() + "\n"
