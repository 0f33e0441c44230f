"""The sources alone, in a folder where there is no git: they build the same bytes as the tree, and install."""

import shutil
import subprocess
from pathlib import Path

import pytest
from packages import ROOT, build, files, flags, make, run, said, version

BUILT = ["lib/libkinesic.a", f"lib/libkinesic.so.{version()}", "lib/libkinesic-shapes.so"]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that an archive has, as they lie in this tree, so that what is not committed is tried too; with
    libraries built from them."""
    tree = tmp_path_factory.mktemp("sources") / f"kinesic-{version()}"
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "-co", "--exclude-standard"], capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, tree / name, follow_symlinks=False)
    make("lib", "shapes", tree=tree)
    return tree


def test_it_builds_the_same_bytes(unpacked: Path) -> None:
    assert [name for name in BUILT if (unpacked / "build" / name).read_bytes() != (ROOT / "build" / name).read_bytes()] == []


def test_it_installs(unpacked: Path, tmp_path: Path) -> None:
    (unpacked / "build/bin").mkdir()
    shutil.copy(ROOT / "build/bin/kinesic", unpacked / "build/bin")  # a minute less
    make("install", f"PREFIX={tmp_path}", tree=unpacked)
    assert run(tmp_path / "bin/kinesic", "--version").stdout == version() + "\n"
    built = build(tmp_path / "c", *flags(tmp_path, "--cflags", "--libs"))
    assert run(built, LD_LIBRARY_PATH=tmp_path / "lib").stdout == said()


@pytest.fixture
def surrounded(unpacked: Path) -> Path:
    """The sources in a folder of somebody else's repository."""
    around = ["git", "-C", unpacked.parent, "-c", "user.name=around", "-c", "user.email=around@localhost"]
    subprocess.run([*around, "init", "-q"], check=True)
    subprocess.run([*around, "commit", "-q", "--allow-empty", "-m", "around"], check=True)
    return unpacked


def test_its_date_is_that_of_its_files(surrounded: Path) -> None:
    assert int(run(surrounded / "Scripts/source-date").stdout) == int((surrounded / "CHANGELOG.md").stat().st_mtime)
    assert run(surrounded / "Scripts/source-date", SOURCE_DATE_EPOCH=77).stdout == "77\n"


def test_it_is_not_packed_again(surrounded: Path, tmp_path: Path) -> None:
    done = run(surrounded / "Scripts/dist", check=False, KINESIC_DIST=tmp_path)
    assert (done.returncode, done.stderr, files(tmp_path)) == (1, "dist: no commit HEAD: the sources are packed from git\n", set())
