"""Which compiled modules a change of a header throws away: the tree's own headers and sources, changed in a copy. What
is compiled is made up here; test_rebuilding.py compiles."""

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PLACES = ["Include", "Sources", "Tests/ArenaModel", "bindings/swift/Kinesic"]
COMMENT = re.compile(r"/\*.*?\*/", re.S)
SCRIPTS = ["fresh-headers", "seen_headers.py"]


class Tree:
    """A copy of what is compiled, and a scratch folder with an object for each module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for place in PLACES:
            shutil.copytree(ROOT / place, root / place)
        (root / "Scripts").mkdir()
        for name in SCRIPTS:
            shutil.copy2(ROOT / "Scripts" / name, root / "Scripts" / name)
        folders = [*root.glob("Sources/*"), root / "Tests/ArenaModel", root / "bindings/swift/Kinesic"]
        self.modules = {folder.name for folder in folders if any(folder.rglob("*.swift"))}
        self.fresh()
        self.compile()

    def object_of(self, module: str) -> Path:
        return self.root / f".build/system/release/{module}.build/{module}.o"

    def swiftmodule_of(self, module: str) -> Path:
        return self.root / f".build/system/release/Modules/{module}.swiftmodule"

    def compile(self) -> None:
        for module in self.modules:
            for file in (self.object_of(module), self.swiftmodule_of(module)):
                file.parent.mkdir(parents=True, exist_ok=True)
                file.touch()

    def fresh(self) -> None:
        subprocess.run([self.root / "Scripts/fresh-headers", ".build"], check=True)

    def thrown_away(self) -> set[str]:
        """By the next build; all is compiled again then."""
        self.fresh()
        gone = {module for module in self.modules if not self.object_of(module).exists()}
        assert gone == {module for module in self.modules if not self.swiftmodule_of(module).exists()}
        self.compile()
        return gone

    def edit(self, name: str, change: Callable[[str], str]) -> None:
        file = self.root / name
        text = file.read_text()
        assert change(text) != text, f"nothing changes in {name}"
        file.write_text(change(text))

    def names(self) -> dict[str, list[str]]:
        found = subprocess.run([self.root / "Scripts/fresh-headers", "--names"], capture_output=True, text=True, check=True)
        return json.loads(found.stdout)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("tree"))


@pytest.fixture
def tree(shared: Tree) -> Tree:
    """As the sources are, whatever the last test changed in it."""
    for place in PLACES:
        shutil.copytree(ROOT / place, shared.root / place, dirs_exist_ok=True)
    shared.thrown_away()
    return shared


def test_the_first_build_keeps_nothing(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    (tmp_path / ".build/.headers").unlink()
    assert tree.thrown_away() == tree.modules
    # The record of an earlier form of the script: one hash.
    (tmp_path / ".build/.headers").write_text("0" * 64 + "  -\n")
    assert tree.thrown_away() == tree.modules


def test_comments_throw_nothing_away(tree: Tree) -> None:
    """All comments of all headers say something else: those before, in and behind declarations."""
    for header in sorted((ROOT / "Include/kinesic").glob("*.h")):
        tree.edit(f"Include/kinesic/{header.name}", lambda text: "\n" + COMMENT.sub("/* kin_event;\n\n * (here */", text) + "// The end.\n")
    assert tree.thrown_away() == set()


def test_a_property_of_a_class_throws_nothing_away(tree: Tree) -> None:
    """Its name in classes.h. The class itself has changed in Swift, which SwiftPM sees."""
    new = '/* Is new. */\n#define KIN_TAP_WAS_NEVER_THERE "was_never_there"\n#define KIN_TAP_TAPS_REQUIRED'
    tree.edit("Include/kinesic/classes.h", lambda text: text.replace("#define KIN_TAP_TAPS_REQUIRED", new))
    assert tree.thrown_away() == set()


def test_who_says_the_name_is_compiled_again(tree: Tree) -> None:
    """A name that a module says, directly or through a module that it imports."""
    tree.edit("Sources/KinesicPlugin/Flag.swift", lambda text: text + "\nlet said = KIN_TAP_TAPS_REQUIRED\n")
    above = {"KinesicCore", "KinesicPlugin", "StandardRecognizers", "StrokesPlugin", "ShapesPlugin", "Touchpad", "KinesicTouchpad"}
    assert above <= tree.thrown_away()
    tree.edit("Include/kinesic/classes.h", lambda text: text.replace('"taps_required"', '"taps"'))
    gone = tree.thrown_away()
    assert above <= gone and not gone & {"KinesicLint", "KinesicTool", "ArenaModel", "KinesicMath"}


def test_a_field_of_a_struct(tree: Tree) -> None:
    """All that sees it, through other structs and functions too."""
    tree.edit("Include/kinesic/plugin.h", lambda text: text.replace("typedef struct kin_touch {", "typedef struct kin_touch {\n  double heat;"))
    gone = tree.thrown_away()
    assert {"KinesicCore", "KinesicPlugin", "StandardRecognizers", "Touchpad", "KinesicTool", "ArenaModel"} <= gone
    assert "KinesicMath" not in gone


def test_the_header_of_a_library_of_its_own(tree: Tree) -> None:
    tree.edit("Include/kinesic/lint.h", lambda text: text.replace("kin_result kin_lint_", "int32_t kin_lint_"))
    assert tree.thrown_away() == {"KinesicLint", "KinesicTool"}


@pytest.mark.parametrize(
    ("header", "line"),
    [
        ("base.h", "#pragma pack(push, 1)"),  # another meaning of what follows
        ("base.h", "#define kin_time_in_swift __attribute__((swift_name(\"Other\")))"),
        ("base.h", "#if KINESIC_OTHER\n#define KIN_OTHER 1\n#endif"),
        ("base.h", "#include <stdalign.h>"),
        ("base.h", "#define uint64_t uint32_t"),  # a word of the language
    ],
)
def test_what_is_not_certain_counts_as_seen(tree: Tree, header: str, line: str) -> None:
    tree.edit(f"Include/kinesic/{header}", lambda text: text.replace("#include <stdint.h>", f"#include <stdint.h>\n{line}", 1))
    assert tree.thrown_away() >= tree.modules - {"KinesicMath"}


def test_the_order_of_values_counts(tree: Tree) -> None:
    tree.edit("Include/kinesic/state.h", lambda text: text.replace("KIN_STATE_ENDED = 3", "KIN_STATE_ENDED = 7"))
    assert {"KinesicCore", "KinesicPlugin", "KinesicTool", "ArenaModel"} <= tree.thrown_away()


def test_what_a_macro_or_a_function_says_is_seen_with_it(tree: Tree) -> None:
    """platform.h of Linux defines what threads.h says in a function that the core's allocator calls."""
    assert "PLATFORM_OF_THREAD" in tree.names()["KinesicCore"]
    tree.edit("Sources/CPlatform/linux/platform.h", lambda text: text.replace("initial-exec", "local-exec"))
    gone = tree.thrown_away()
    assert "KinesicCore" in gone and not gone & {"ShapesPlugin", "StandardRecognizers", "KinesicTool"}


def test_nobody_loses_sight_of_what_it_says() -> None:
    """Each name of the headers that stands in a module's sources is among those that the module is found to see."""
    command = [ROOT / "Scripts/fresh-headers", "--names"]
    names = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    every = set().union(*names.values())
    assert len(every) > 300
    for module, seen in names.items():
        folder = next(path for path in (ROOT / "Sources" / module, ROOT / "Tests" / module, ROOT / "Tests/Unit" / module, ROOT / "bindings/swift" / module) if path.is_dir())
        words = set("\n".join(path.read_text() for path in folder.rglob("*.swift")).replace("(", " ").replace(")", " ").replace(",", " ").split())
        assert words & every <= set(seen), module
