"""The Swift library, and UIKit's names over it: a package in a folder of its own depends on a version of this one, by
the URL of a repository made of the tree, and runs the checks and the examples of both."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import OUT, RECORDINGS, ROOT, needs, of_readme, run

SOURCES = ROOT / "bindings/swift"
UIKIT = ROOT / "bindings/uikit"
FOLDER = OUT / "swift"
REPOSITORY, USER = FOLDER / "kinesic", FOLDER / "user"
# What a program that depends on the package compiles.
PARTS = ["Package.swift", "Include", "Sources", "bindings/swift/Kinesic"]
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "user",
  dependencies: [.package(url: "%s", from: "1.0.0"), .package(path: "../uikit")],
  targets: ["photo", "check", "program"].map {
    .executableTarget(
      name: $0,
      dependencies: ["Kinesic", "KinesicLint"].map { .product(name: $0, package: "kinesic") })
  } + ["Checks", "Checks6", "Listings", "uikit"].map {
    .executableTarget(
      name: $0, dependencies: [.product(name: "KinesicUIKit", package: "uikit")],
      swiftSettings: [.swiftLanguageMode($0 == "Checks6" ? .v6 : .v5)])
  })
"""


def git(*words: object) -> None:
    run("git", "-c", "user.name=test", "-c", "user.email=test@localhost", *words, cwd=REPOSITORY)


def files() -> list[Path]:
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", *PARTS).splitlines()
    return [Path(name) for name in listed if (ROOT / name).is_file()]


def digest() -> str:
    """Of what a program compiles. UIKit's names too: SwiftPM does not see that they have changed."""
    sources = [*files(), *sorted(path for path in (UIKIT / "Sources").rglob("*") if path.is_file())]
    return hashlib.sha256(b"".join(str(path).encode() + (ROOT / path).read_bytes() for path in sources)).hexdigest()


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


def put(program: str, code: str, file: str = "main.swift") -> None:
    path = USER / "Sources" / program / file
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != code:
        path.write_text(code)


def put_uikit() -> None:
    """The package of UIKit's names, which names the repository in place of its folder, and the programs that
    use it."""
    shutil.rmtree(FOLDER / "uikit", ignore_errors=True)
    shutil.copytree(UIKIT, FOLDER / "uikit", ignore=shutil.ignore_patterns(".build"))
    manifest = (UIKIT / "Package.swift").read_text()
    named = manifest.replace('.package(name: "kinesic", path: "../..")', f'.package(url: "{REPOSITORY.as_uri()}", from: "1.0.0")')
    assert named != manifest
    (FOLDER / "uikit/Package.swift").write_text(named)
    for program, folder in [("Checks", "tests/Checks"), ("Checks6", "tests/Checks6"), ("Listings", "examples/listings")]:
        for path in (UIKIT / folder).glob("*.swift"):
            put(program, path.read_text(), path.name)
    put("uikit", of_readme("uikit", "swift")[0])


@pytest.fixture(scope="module")
def user() -> Path:
    """The folder of the programs."""
    needs("swift")
    if not (FOLDER / "digest").is_file() or (FOLDER / "digest").read_text() != digest():
        make_repository()
    put("photo", (SOURCES / "examples/photo/Sources/photo/main.swift").read_text())
    put("check", (SOURCES / "tests/main.swift").read_text())
    put("program", of_readme("swift", "swift")[0])
    put_uikit()
    (USER / "Package.swift").write_text(MANIFEST % REPOSITORY.as_uri())
    run("swift", "build", cwd=USER, limit=1800)
    run("swift", "build", "--product", "kinesic-uikit-check", cwd=USER, limit=600)
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
    folders = [SOURCES, *(UIKIT / part for part in ("Package.swift", "Sources", "tests", "examples"))]
    run("swift", "format", "lint", "--strict", "--recursive", "--configuration", ROOT / ".swift-format", *folders)


def test_the_program_of_its_readme(user: Path) -> None:
    assert run(user / "program") == of_readme("swift", "swift")[1]


@pytest.mark.parametrize(("program", "least"), [("Checks", 170), ("Checks6", 1)])
def test_the_checks_of_uikits_names(user: Path, program: str, least: int) -> None:
    found = re.fullmatch(r"(\d+) passed, 0 failed", run(user / program).splitlines()[-1])
    assert found and int(found[1]) >= least


def test_the_listings_of_guides_for_ios(user: Path) -> None:
    told = [
        "check",
        "monkey: chomp",
        "bananas: hehehe",
        "monkey thrown to the edge",
        "bananas 160 points wide",
        "bananas thrown a little",
        "bananas turned by 90 degrees",
        "bananas 160 points wide",
        "bananas thrown a little",
    ]
    assert run(user / "Listings").splitlines() == told


def test_what_would_not_do_as_on_ios_is_named(user: Path) -> None:
    folder = UIKIT / "tests/check"
    text = (folder / "Fixture.swift").read_text().splitlines()
    words = ["@IBOutlet", "func gestureRecognizer(", "#selector(tapped(", "action: Selector(tapped)", "@objc", "Begin?(", "override func view"]
    wanted = [next(number for number, line in enumerate(text, 1) if word in line) for word in words]
    done = subprocess.run([user / "kinesic-uikit-check", folder], capture_output=True, text=True, timeout=60)
    said = [int(re.search(r"\.swift:(\d+): ", one)[1]) for one in done.stdout.splitlines()[:-1]]
    assert said == sorted(wanted), done.stdout
    assert done.returncode == 1 and done.stdout.endswith("1 files, 7 findings\n")
    assert run(user / "kinesic-uikit-check", UIKIT / "examples").endswith(", 0 findings\n")


def test_the_program_of_uikits_readme(user: Path) -> None:
    assert run(user / "uikit") == of_readme("uikit", "swift")[1]
