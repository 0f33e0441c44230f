"""The Debian packages, installed by dpkg into a folder that has this system's list of packages, so that dependencies
count."""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from packages import OUTSIDE, ROOT, build, files, flags, needed, run, said, version

PACKAGES = ["libkinesic1", "libkinesic-lint1", "libkinesic-overlay1", "libkinesic-recordings1", "libkinesic-strokes1", "libkinesic-touchpad1", "libkinesic-watch1", "libkinesic-dev", "lua-kinesic", "kinesic"]


class System:
    """A file system and a list of packages; only dpkg changes them."""

    def __init__(self, folder: Path) -> None:
        self.root, self.database = folder / "root", folder / "dpkg"
        self.root.mkdir()
        for name in ("info", "updates", "triggers"):
            (self.database / name).mkdir(parents=True)
        shutil.copy("/var/lib/dpkg/status", self.database)
        shutil.copy("/var/lib/dpkg/info/format", self.database / "info")

    def dpkg(self, *arguments: object, check: bool = True) -> subprocess.CompletedProcess[str]:
        """dpkg without what it would do to this machine: no trigger is run."""
        place = [f"--instdir={self.root}", f"--admindir={self.database}", f"--log={self.database}/log", "--no-triggers"]
        return run("dpkg", *place, "--force-not-root", "--force-bad-path", *arguments, check=check)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    made = run(ROOT / "Scripts/build-deb", KINESIC_DEB_LEVEL=0, KINESIC_DIST=tmp_path_factory.mktemp("dist")).stdout.split()
    return {name.split("/")[-1].split("_")[0]: Path(name) for name in made}


@pytest.fixture(scope="module")
def system(packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> System:
    system = System(tmp_path_factory.mktemp("system"))
    system.dpkg("-i", *packages.values())
    return system


def test_the_same_bytes_each_time(packages: dict[str, Path], tmp_path: Path) -> None:
    again = run(ROOT / "Scripts/build-deb", KINESIC_DEB_LEVEL=0, KINESIC_DIST=tmp_path).stdout.split()
    assert {Path(name).name for name in again} == {package.name for package in packages.values()}
    assert [package.name for package in packages.values() if (tmp_path / package.name).read_bytes() != package.read_bytes()] == []


def field(package: Path, name: str) -> str:
    return run("dpkg-deb", "-f", package, name).stdout.strip()


def test_there_are_eight(packages: dict[str, Path]) -> None:
    assert sorted(packages) == sorted(PACKAGES)
    assert {field(package, "Version") for package in packages.values()} == {f"{version()}-1"}


def test_dependencies(packages: dict[str, Path]) -> None:
    of = {name: re.split(", ", field(package, "Depends")) for name, package in packages.items()}
    assert {entry.split()[0] for entry in of["libkinesic1"]} == {"libc6"} and field(packages["libkinesic1"], "Recommends") == "libffi8"
    assert of["lua-kinesic"] == [f"libkinesic1 (>= {version()})", "luajit"]
    assert of["libkinesic-dev"] == [f"libkinesic1 (= {version()}-1)", f"libkinesic-lint1 (= {version()}-1)", f"libkinesic-overlay1 (= {version()}-1)", f"libkinesic-recordings1 (= {version()}-1)", f"libkinesic-strokes1 (= {version()}-1)", f"libkinesic-touchpad1 (= {version()}-1)", f"libkinesic-watch1 (= {version()}-1)"]
    assert {entry.split()[0] for entry in of["libkinesic-lint1"]} == {"libc6", "libkinesic1"}
    assert {entry.split()[0] for entry in of["libkinesic-overlay1"]} == {"libc6", "libkinesic1"}
    assert {entry.split()[0] for entry in of["libkinesic-recordings1"]} == {"libc6"}
    assert {entry.split()[0] for entry in of["libkinesic-strokes1"]} == {"libc6"}
    assert {entry.split()[0] for entry in of["libkinesic-touchpad1"]} == {"libc6"}
    assert {entry.split()[0] for entry in of["kinesic"]} == {"libc6", "libgcc-s1", "libstdc++6", "libkinesic1", "libkinesic-lint1", "libkinesic-strokes1", "libkinesic-touchpad1"}
    assert f"libkinesic1 (>= {version()})" in of["kinesic"]
    assert all("(" in entry for entry in of["libkinesic1"] + of["libkinesic-lint1"] + of["kinesic"]), "a dependency without a version"


def test_an_outside_project(system: System, tmp_path: Path) -> None:
    usr = system.root / "usr"
    libraries = usr / "lib/x86_64-linux-gnu"
    told = flags(usr, "--cflags", "--libs", PKG_CONFIG_SYSROOT_DIR=system.root)
    built = build(tmp_path / "c", *told)
    assert "libkinesic.so.1" in needed(built)
    assert run(built, libraries / "kinesic/libkinesic-shapes.so", LD_LIBRARY_PATH=libraries).stdout == said()
    told = flags(usr, "--static", "--cflags", "--libs", PKG_CONFIG_SYSROOT_DIR=system.root)
    assert run(build(tmp_path / "c", *told, "-static")).stdout == said()
    told = flags(usr, "--cflags", "--libs", package="kinesic-lint", PKG_CONFIG_SYSROOT_DIR=system.root)
    assert run(build(tmp_path / "lint", *told), LD_LIBRARY_PATH=libraries).stdout == "1 finding\n"
    run("cmake", "-S", OUTSIDE, "-B", tmp_path / "cmake", f"-DCMAKE_PREFIX_PATH={usr}")
    run("cmake", "--build", tmp_path / "cmake")
    assert {run(tmp_path / "cmake" / program).stdout for program in ("shared", "static", "cpp")} == {said()}


def test_what_developers_get(system: System, tmp_path: Path) -> None:
    """Adapters, examples, and manual pages by the names of the functions."""
    usr = system.root / "usr"
    assert {"kinesic_sdl.h", "kinesic_glfw.h", "kinesic_raylib.h", "kinesic_frame.h"} <= files(usr / "include/kinesic")
    examples = usr / "share/doc/libkinesic-dev/examples"
    replay = next(line for line in (examples / "README.md").read_text().splitlines() if line.startswith("gcc") and "replay" in line)
    for part in ("gcc -std=c99 ", " $(pkg-config --cflags --libs kinesic) -lm -o replay"):
        assert part in replay
    told = flags(usr, "--cflags", "--libs", PKG_CONFIG_SYSROOT_DIR=system.root)
    run("gcc", "-std=c99", examples / "c/replay/replay.c", *told, "-lm", "-o", tmp_path / "replay")
    page = usr / "share/man/man3/kin_engine_feed.3.gz"
    assert "kin_engine_feed" in gzip.decompress(page.read_bytes()).decode()


def test_lua(system: System) -> None:
    """The module finds the library by its soname: the link without a number is for compilers only."""
    if not shutil.which("luajit"):
        pytest.skip("luajit is not installed")
    usr = system.root / "usr"
    assert not (usr / "share/lua/5.1/kinesic/installed.lua").exists()
    lib = usr / "lib/x86_64-linux-gnu"
    link = lib / "libkinesic.so"
    aside = link.rename(lib / "aside")
    try:
        script = "local engine = require('kinesic').engine() engine.root:add('tap') engine:down(1, 5, 5, 0) engine:up(1, 5, 5, 0.1) print(#engine:poll())"
        done = run("luajit", "-e", script, LUA_PATH=f"{usr}/share/lua/5.1/?.lua;;", LD_LIBRARY_PATH=lib)
    finally:
        aside.rename(link)
    assert done.stdout == "1\n"


def test_the_tool(system: System) -> None:
    tool = system.root / "usr/bin/kinesic"
    assert run(tool, "--version", LD_LIBRARY_PATH=system.root / "usr/lib/x86_64-linux-gnu").stdout == version() + "\n"
    assert not re.search("RPATH|RUNPATH", run("readelf", "-dW", tool).stdout)


def test_what_every_package_has(system: System) -> None:
    for package in PACKAGES:
        assert {"changelog.gz", "changelog.Debian.gz", "copyright"} == {name for name in files(system.root / "usr/share/doc" / package) if not name.startswith("examples/")}


def test_files_are_roots_and_of_the_date_of_the_commit(packages: dict[str, Path]) -> None:
    date = run("date", "-u", "-d", "@" + run(ROOT / "Scripts/source-date").stdout.strip(), "+%Y-%m-%d %H:%M").stdout.strip()
    for package in packages.values():
        listed = run("dpkg-deb", "-c", package, TZ="UTC").stdout.splitlines()
        assert {line.split()[1] for line in listed} == {"root/root"}
        assert {" ".join(line.split()[3:5]) for line in listed} == {date}


def test_without_its_library_it_does_not_configure(packages: dict[str, Path], tmp_path: Path) -> None:
    done = System(tmp_path).dpkg("-i", packages["libkinesic-dev"], check=False)
    assert done.returncode == 1 and f"depends on libkinesic1 (= {version()}-1); however" in done.stderr


def test_removal_leaves_nothing(packages: dict[str, Path], tmp_path: Path) -> None:
    system = System(tmp_path)
    system.dpkg("-i", *packages.values())
    assert len(files(system.root)) > 30
    assert system.dpkg("-r", "libkinesic1", check=False).returncode == 1, "others still need it"
    system.dpkg("-r", *PACKAGES)
    assert list(system.root.iterdir()) == []
    assert "kinesic" not in (system.database / "status").read_text()
