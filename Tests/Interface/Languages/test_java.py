"""The Java package: its own checks, where fields lie, and its example, with JDK 17 and with a later one if there is
one."""

import json
import os
import re
from pathlib import Path

import pytest
from conftest import LIB, OUT, RECORDINGS, ROOT, needs, of_readme, run

SOURCES = ROOT / "bindings/java"
STRUCTS = json.loads((ROOT / "Tests/Interface/ABI/manifest.json").read_text())["structs"]


def version_of(home: Path) -> int:
    found = re.search(r'^JAVA_VERSION="(\d+)', (home / "release").read_text(), re.M) if (home / "release").is_file() else None
    return int(found[1]) if found and (home / "bin/javac").is_file() else 0


def homes() -> dict[int, Path]:
    """The folders of JDKs by their versions: those of Debian's place, and the one that is called java."""
    places = [*Path("/usr/lib/jvm").glob("*"), Path(os.environ.get("JAVA_HOME", "/none"))]
    return {version_of(home): home.resolve() for home in places if version_of(home)}


class Package:
    """The package with its example and checks, compiled by a JDK without a warning but for that of the incubator."""

    def __init__(self, version: int, home: Path) -> None:
        self.home, self.folder = home, OUT / f"java-{version}"
        self.options = ["--add-modules", "jdk.incubator.foreign"] if version == 17 else []
        platform = SOURCES / ("jdk17" if version == 17 else "jdk22")
        files = [path for folder in (SOURCES / "src", platform, SOURCES / "examples", SOURCES / "tests") for path in sorted(folder.rglob("*.java"))]
        lint = ["-Xlint:all"] if version == 17 else ["-Xlint:all,-restricted", "-Werror"]
        said = run("sh", "-c", '"$@" 2>&1', "sh", home / "bin/javac", *lint, *self.options, "-d", self.folder, *files)
        assert [line for line in said.splitlines() if "incubating" not in line and line != "1 warning"] == []

    def run(self, *words: object) -> str:
        options = [*self.options, "--enable-native-access=ALL-UNNAMED", f"-Dkinesic.library={LIB / 'libkinesic.so'}"]
        options += [f"-Dkinesic.lint.library={LIB / 'libkinesic-lint.so'}"]
        return run(self.home / "bin/java", *options, "-cp", self.folder, *words)


@pytest.fixture(scope="module", params=[17, 22], ids=["jdk17", "later"])
def package(request: pytest.FixtureRequest) -> Package:
    needs("javac")
    wanted = [version for version in sorted(homes()) if (version == 17 if request.param == 17 else version >= 22)]
    if not wanted:
        pytest.skip("no JDK 17 is installed" if request.param == 17 else "no JDK 22 or later is installed; Debian 12 has none")
    return Package(wanted[-1], homes()[wanted[-1]])


def test_its_checks(package: Package) -> None:
    found = re.fullmatch(r"(\d+) passed, 0 failed", package.run("Check").splitlines()[-1])
    assert found and int(found[1]) >= 17


def test_what_is_called_when_it_was_removed(package: Package) -> None:
    found = re.fullmatch(r"(\d+) passed, 0 failed", package.run("Removed").splitlines()[-1])
    assert found and int(found[1]) > 10000


def test_fields_lie_where_they_do_in_c(package: Package) -> None:
    found = dict(line.rsplit(" ", 1) for line in package.run("Check", "layouts").splitlines())
    wanted = {}
    for name, struct in STRUCTS.items():
        title = "".join(word.capitalize() for word in name.removeprefix("kin_").split("_")) + "At"
        fields = {field: offset for field, _, offset in struct["fields"] if not field.startswith("reserved")}
        wanted |= {f"{title}.{field.upper()}": str(offset) for field, offset in {**fields, "sizeof": struct["size"]}.items()}
    assert found == wanted


def test_the_example_prints_what_c_does(package: Package, printed_by_c: str) -> None:
    assert package.run("Photo", *RECORDINGS) == printed_by_c


def test_the_program_of_its_readme(package: Package) -> None:
    code, printed = of_readme("java", "java")
    (package.folder / "Program.java").write_text(code)
    run(package.home / "bin/javac", "-cp", package.folder, "-d", package.folder, package.folder / "Program.java")
    assert package.run("Program") == printed
