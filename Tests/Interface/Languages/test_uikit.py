"""UIKit's names in Swift: the package's checks in both modes of the language, its example, and what it says of
sources."""

import re
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, needs, run

PACKAGE = ROOT / "bindings/uikit"


@pytest.fixture(scope="module")
def programs() -> Path:
    """The folder of the package's programs."""
    needs("swift")
    build = ROOT / "build/languages/uikit"
    # By name: a build of all would compile the programs of the package of Kinesic too.
    for product in ("Checks", "Checks6", "Listings", "kinesic-uikit-check"):
        run("swift", "build", "--package-path", PACKAGE, "--scratch-path", build, "--product", product, limit=1800)
    return build / "debug"


@pytest.mark.parametrize(("program", "least"), [("Checks", 75), ("Checks6", 1)])
def test_its_checks(programs: Path, program: str, least: int) -> None:
    found = re.fullmatch(r"(\d+) passed, 0 failed", run(programs / program).splitlines()[-1])
    assert found and int(found[1]) >= least


def test_the_listings_of_guides_for_ios(programs: Path) -> None:
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
    assert run(programs / "Listings").splitlines() == told


def test_what_would_not_do_as_on_ios_is_named(programs: Path) -> None:
    folder = PACKAGE / "tests/check"
    text = (folder / "Fixture.swift").read_text().splitlines()
    words = ["@IBOutlet", "func gestureRecognizer(", "#selector(tapped(", "action: Selector(tapped)", "@objc", "Begin?(", "override func view"]
    wanted = [next(number for number, line in enumerate(text, 1) if word in line) for word in words]
    done = subprocess.run([programs / "kinesic-uikit-check", folder], capture_output=True, text=True, timeout=60)
    said = [int(re.search(r"\.swift:(\d+): ", one)[1]) for one in done.stdout.splitlines()[:-1]]
    assert said == sorted(wanted), done.stdout
    assert done.returncode == 1 and done.stdout.endswith("1 files, 7 findings\n")
    assert run(programs / "kinesic-uikit-check", PACKAGE / "examples").endswith(", 0 findings\n")


def test_it_is_formatted() -> None:
    folders = [PACKAGE / folder for folder in ("Sources", "tests", "examples")]
    run("swift", "format", "lint", "--strict", "--recursive", "--configuration", ROOT / ".swift-format", *folders)
