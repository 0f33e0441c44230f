"""The Swift library: a package in a folder of its own depends on a version of this one, by the URL of a repository
made of the tree, and runs the library's checks and its example."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import OUT, RECORDINGS, ROOT, needs, of_readme, run

SOURCES = ROOT / "bindings/swift"
FOLDER = OUT / "swift"
REPOSITORY, USER = FOLDER / "kinesic", FOLDER / "user"
# What a program that depends on the package compiles.
PARTS = ["Package.swift", "Include", "Sources", "bindings/swift/Kinesic"]
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "user",
  dependencies: [.package(url: "%s", from: "1.0.0")],
  targets: ["photo", "check", "program"].map {
    .executableTarget(
      name: $0,
      dependencies: ["Kinesic", "KinesicLint"].map { .product(name: $0, package: "kinesic") })
  })
"""


def git(*words: object) -> None:
    run("git", "-c", "user.name=test", "-c", "user.email=test@localhost", *words, cwd=REPOSITORY)


def files() -> list[Path]:
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", *PARTS).splitlines()
    return [Path(name) for name in listed if (ROOT / name).is_file()]


def digest() -> str:
    return hashlib.sha256(b"".join(str(path).encode() + (ROOT / path).read_bytes() for path in files())).hexdigest()


def make_repository() -> None:
    """This package as version 1.0.0, without what a dependency has no use for."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    for path in files():
        (REPOSITORY / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, REPOSITORY / path)
    # SwiftPM wants the folders of all targets that it lists.
    for folder in re.findall(r'path: "((?:Tests)/[^"\\]+)"', (ROOT / "Package.swift").read_text()):
        (REPOSITORY / folder).mkdir(parents=True, exist_ok=True)
        (REPOSITORY / folder / "Empty.swift").write_text("")
    git("init", "-q", ".")
    git("add", "-A")
    git("commit", "-q", "-m", "Everything")
    git("tag", "1.0.0")
    (FOLDER / "digest").write_text(digest())


def put(program: str, code: str) -> None:
    path = USER / "Sources" / program / "main.swift"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != code:
        path.write_text(code)


@pytest.fixture(scope="module")
def user() -> Path:
    """The folder of the programs."""
    needs("swift")
    if not (FOLDER / "digest").is_file() or (FOLDER / "digest").read_text() != digest():
        make_repository()
    put("photo", (SOURCES / "examples/photo/Sources/photo/main.swift").read_text())
    put("check", (SOURCES / "tests/main.swift").read_text())
    put("program", of_readme("swift", "swift")[0])
    (USER / "Package.swift").write_text(MANIFEST % REPOSITORY.as_uri())
    run("swift", "build", cwd=USER, limit=900)
    return USER / ".build/debug"


def test_its_checks(user: Path) -> None:
    found = re.fullmatch(r"(\d+) passed, 0 failed", run(user / "check").splitlines()[-1])
    assert found and int(found[1]) >= 21


@pytest.mark.parametrize(("file", "table"), [("Recognizer", "callsOfRecognizers"), ("View", "callsOfViews")])
def test_every_call_that_throws_is_tried_with_what_is_gone(file: str, table: str) -> None:
    declared = re.findall(r"^  public func (\w+)\([^{]*\) throws(?: -> \w+)? \{", (SOURCES / f"Kinesic/{file}.swift").read_text(), re.M)
    tried = (SOURCES / "tests/main.swift").read_text().split(f"let {table}")[1].split("\n]\n")[0]
    assert len(declared) > 4 and sorted(re.findall(r'\("(\w+)", \{', tried)) == sorted(declared)


@pytest.mark.parametrize(("word", "sentence"), [("range", "minimum_touches"), ("stale", "is gone (KIN_ERROR_STALE)")])
def test_an_error_of_the_program_ends_it_with_the_engines_sentence(user: Path, word: str, sentence: str) -> None:
    done = subprocess.run([user / "check", word], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0 and sentence in done.stderr


def test_the_example_prints_what_c_does(user: Path, printed_by_c: str) -> None:
    assert run(user / "photo", *RECORDINGS) == printed_by_c


def test_it_is_formatted() -> None:
    run("swift", "format", "lint", "--strict", "--recursive", "--configuration", ROOT / ".swift-format", SOURCES)


def test_the_program_of_its_readme(user: Path) -> None:
    assert run(user / "program") == of_readme("swift", "swift")[1]
