"""The Debian packages, installed by dpkg into a folder that has this system's list of packages, so that dependencies
count."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from packages import OUTSIDE, ROOT, build, files, flags, needed, run, said, version

PACKAGES = ["libkinesic0", "libkinesic-dev", "kinesic"]


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


def test_there_are_three(packages: dict[str, Path]) -> None:
    assert sorted(packages) == sorted(PACKAGES)
    assert {field(package, "Version") for package in packages.values()} == {f"{version()}-1"}


def test_dependencies(packages: dict[str, Path]) -> None:
    of = {name: re.split(", ", field(package, "Depends")) for name, package in packages.items()}
    assert {entry.split()[0] for entry in of["libkinesic0"]} == {"libc6", "libffi8"}
    assert of["libkinesic-dev"] == [f"libkinesic0 (= {version()}-1)", "libffi-dev"]
    assert {entry.split()[0] for entry in of["kinesic"]} == {"libc6", "libgcc-s1", "libstdc++6", "libkinesic0"}
    assert f"libkinesic0 (>= {version()})" in of["kinesic"]
    assert all("(" in entry for entry in of["libkinesic0"] + of["kinesic"]), "a dependency without a version"


def test_an_outside_project(system: System, tmp_path: Path) -> None:
    usr = system.root / "usr"
    libraries = usr / "lib/x86_64-linux-gnu"
    told = flags(usr, "--cflags", "--libs", PKG_CONFIG_SYSROOT_DIR=system.root)
    built = build(tmp_path / "c", *told)
    assert "libkinesic.so.0" in needed(built)
    assert run(built, libraries / "kinesic/libkinesic-shapes.so", LD_LIBRARY_PATH=libraries).stdout == said()
    told = flags(usr, "--static", "--cflags", "--libs", PKG_CONFIG_SYSROOT_DIR=system.root)
    assert run(build(tmp_path / "c", *told, "-static")).stdout == said()
    run("cmake", "-S", OUTSIDE, "-B", tmp_path / "cmake", f"-DCMAKE_PREFIX_PATH={usr}")
    run("cmake", "--build", tmp_path / "cmake")
    assert {run(tmp_path / "cmake" / program).stdout for program in ("shared", "static", "cpp")} == {said()}


def test_the_tool(system: System) -> None:
    tool = system.root / "usr/bin/kinesic"
    assert run(tool, "--version", LD_LIBRARY_PATH=system.root / "usr/lib/x86_64-linux-gnu").stdout == version() + "\n"
    assert not re.search("RPATH|RUNPATH", run("readelf", "-dW", tool).stdout)


def test_what_every_package_has(system: System) -> None:
    for package in PACKAGES:
        assert {"changelog.gz", "changelog.Debian.gz", "copyright"} == files(system.root / "usr/share/doc" / package)


def test_files_are_roots_and_of_the_date_of_the_commit(packages: dict[str, Path]) -> None:
    date = run("date", "-u", "-d", "@" + run(ROOT / "Scripts/source-date").stdout.strip(), "+%Y-%m-%d %H:%M").stdout.strip()
    for package in packages.values():
        listed = run("dpkg-deb", "-c", package, TZ="UTC").stdout.splitlines()
        assert {line.split()[1] for line in listed} == {"root/root"}
        assert {" ".join(line.split()[3:5]) for line in listed} == {date}


def test_without_its_library_it_does_not_configure(packages: dict[str, Path], tmp_path: Path) -> None:
    done = System(tmp_path).dpkg("-i", packages["libkinesic-dev"], check=False)
    assert done.returncode == 1 and f"depends on libkinesic0 (= {version()}-1); however" in done.stderr


def test_removal_leaves_nothing(packages: dict[str, Path], tmp_path: Path) -> None:
    system = System(tmp_path)
    system.dpkg("-i", *packages.values())
    assert len(files(system.root)) > 30
    assert system.dpkg("-r", "libkinesic0", check=False).returncode == 1, "others still need it"
    system.dpkg("-r", *PACKAGES)
    assert list(system.root.iterdir()) == []
    assert "kinesic" not in (system.database / "status").read_text()
