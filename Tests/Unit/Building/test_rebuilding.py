"""What a change of a header makes SwiftPM compile again: the tree's own package in a copy, its recognizers and what
they import. Slow: it compiles the recognizers four times, about a minute on two cores."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PLACES = ["Include", "Sources"]
FILES = ["Package.swift", "Scripts/fresh-headers", "Scripts/seen_headers.py"]
MODULES = ["KinesicPlugin", "StandardRecognizers"]
COMMAND = [
    "swift", "build", "-c", "release", "--scratch-path", ".build", "-Xswiftc", "-gnone", "-Xswiftc", "-num-threads",
    "-Xswiftc", "0", "--target", "StandardRecognizers",
]  # fmt: skip


class Tree:
    def __init__(self, root: Path) -> None:
        self.root = root
        for place in PLACES:
            shutil.copytree(ROOT / place, root / place)
        (root / "Scripts").mkdir()
        for name in FILES:
            shutil.copy2(ROOT / name, root / name)

    def fresh(self) -> None:
        subprocess.run([self.root / "Scripts/fresh-headers", ".build"], check=True)

    def build_as_it_is(self) -> set[str]:
        """The modules that SwiftPM compiled. Their objects do not tell: one of the same bytes is not written again."""
        made = subprocess.run(COMMAND, cwd=self.root, env={**os.environ, "KINESIC_EMBEDDED": "1"}, capture_output=True, text=True)
        assert made.returncode == 0, made.stdout + made.stderr
        return set(re.findall(r"Compiling (?:Swift Module ')?(\w+)", made.stdout + made.stderr))

    def build(self) -> set[str]:
        self.fresh()
        return self.build_as_it_is()

    def edit(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text()
        assert old in text
        (self.root / name).write_text(text.replace(old, new, 1))

    def object_of(self, module: str) -> Path:
        return self.root / f".build/release/{module}.build/{module}.o"

    def objects(self) -> dict[str, bytes]:
        return {module: self.object_of(module).read_bytes() for module in MODULES}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    built = Tree(tmp_path_factory.mktemp("tree"))
    assert built.build() == {"KinesicMath", *MODULES}
    return built


def test_a_comment_compiles_nothing(tree: Tree) -> None:
    for header in sorted((tree.root / "Include/kinesic").glob("*.h")):
        header.write_text("/* Said first. */\n" + header.read_text())
    assert tree.build() == set()


def test_a_property_compiles_its_recognizers_only(tree: Tree) -> None:
    tree.edit("Include/kinesic/classes.h", "#define KIN_TAP_TAPS_REQUIRED", '#define KIN_TAP_IS_NEW "is_new"\n#define KIN_TAP_TAPS_REQUIRED')
    tree.edit("Sources/StandardRecognizers/TapProperties.swift", "0...100_000", "0...90_000")
    assert tree.build() == {"StandardRecognizers"}


def test_a_field_of_a_struct_leaves_nothing_stale(tree: Tree) -> None:
    """What is compiled after the change is what a build from nothing compiles, byte for byte."""
    before = tree.objects()
    tree.edit("Include/kinesic/plugin.h", "typedef struct kin_touch {", "typedef struct kin_touch {\n  double heat[3];")
    assert tree.build_as_it_is() == set(), "SwiftPM knows of headers by now: Scripts/fresh-headers is not needed"
    assert tree.build() == set(MODULES)
    after = tree.objects()
    assert all(after[module] != before[module] for module in MODULES)
    shutil.rmtree(tree.root / ".build")
    tree.build()
    assert tree.objects() == after
