"""The source archive: what git has of a commit, in the same bytes each time; and the version, which stands in one
place."""

import re
import subprocess
import tarfile
from pathlib import Path

import pytest
from packages import ROOT, run, version

DIST = ROOT / "Scripts/dist"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return Path(run(DIST, KINESIC_DIST=tmp_path).stdout.split(",")[0])


def git(*arguments: str) -> str:
    return subprocess.run(["git", "-C", ROOT, *arguments], capture_output=True, text=True, check=True).stdout


def test_it_has_what_git_has(archive: Path) -> None:
    with tarfile.open(archive) as tar:
        members = tar.getmembers()
    folder = archive.name.removesuffix(".tar.gz")
    names = {member.name.removeprefix(folder + "/") for member in members if not member.isdir()}
    assert names == set(git("ls-tree", "-r", "--name-only", "-z", "HEAD").split("\0")) - {""}
    assert {member.mtime for member in members} == {int(git("log", "-1", "--format=%ct"))}


def test_the_same_bytes_each_time(archive: Path, tmp_path: Path) -> None:
    run(DIST, KINESIC_DIST=tmp_path / "again")
    assert (tmp_path / "again" / archive.name).read_bytes() == archive.read_bytes()


def test_it_is_named_by_the_version_of_the_commit(archive: Path) -> None:
    base = git("show", "HEAD:Include/kinesic/base.h")
    numbers = re.findall(r"^#define KIN_VERSION_\w+ (\d+)$", base, re.M)
    assert archive.name == f"kinesic-{'.'.join(numbers)}.tar.gz"


def test_no_such_commit() -> None:
    done = run(DIST, "nowhere", check=False)
    assert (done.returncode, done.stderr) == (1, "dist: no commit nowhere: the sources are packed from git\n")


def test_the_version_stands_in_the_header_only(tmp_path: Path) -> None:
    header = (ROOT / "Include/kinesic/base.h").read_text()
    other = tmp_path / "base.h"
    other.write_text(re.sub(r"(#define KIN_VERSION_MINOR) \d+", r"\1 77", header))
    assert run(ROOT / "Scripts/version", other).stdout.split(".")[1] == "77"
    literal = f'"{re.escape(version())}"'
    sources = [*ROOT.glob("Sources/**/*.swift"), *ROOT.glob("bindings/python/**/*.py"), *ROOT.glob("bindings/python/*.toml"), *ROOT.glob("Scripts/*")]
    made = "manifest+generated.swift"  # `make generate` writes it from the headers, and test-abi looks at that
    found = [path.name for path in sources if path.is_file() and path.name != made for _ in re.finditer(rf"^[^#]*?{literal}", path.read_text(), re.M)]
    # One each: the versions of classes and plugins, which begin with the same number.
    own = ["Class.swift", "Entry.swift", "Entry.swift", "Plugin.swift", "registration.py", "test_native_code.py", "test_raw.py"]
    assert sorted(found) == (own if version() == "1.0.0" else [])


def test_the_changelog_begins_with_this_version() -> None:
    newest = re.search(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert newest and newest[1] == version()
