"""What the documents name is there: links, files, targets, includes; the pieces of C in the guides compile, those of
Python run."""

import re
import subprocess
import sys
from pathlib import Path

import memory_sizes
import pytest
from house import ROOT

sys.path.insert(0, str(ROOT / "Scripts/testing"))
import table  # noqa: E402

# What git or the archive has: nothing that was built, nobody else's pages.
DOCUMENTS = sorted(path for path in ROOT.rglob("*.md") if not any(part == "build" or part.startswith(".") for part in path.relative_to(ROOT).parts))
FOLDERS = "Include|Sources|Tests|bindings|docs|Scripts"


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def prose(path: Path) -> str:
    """A document without its blocks of code."""
    return re.sub(r"^```.*?^```", "", path.read_text(), flags=re.S | re.M)


def anchors(path: Path) -> set[str]:
    """What can stand behind # in a link to a page."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", prose(path), re.M)}


def test_there_are_documents() -> None:
    assert len(DOCUMENTS) > 30


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    dead = []
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(path)):
        file, _, anchor = link.partition("#")
        target = path.parent / file if file else path
        if re.match(r"\w+:", link):
            continue
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_files_are_there(path: Path) -> None:
    """What stands in code quotes and begins with a folder of the tree."""
    named = [each for each in re.findall(rf"`((?:{FOLDERS})/[^`\s]*)`", prose(path)) if "<" not in each and "{" not in each]
    made = {"Tests/Robustness/Fuzz/found/api/"}  # made by whoever finds the first
    assert [each for each in named if each not in made and not list(ROOT.glob(each.rstrip("/")))] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_targets_are_there(path: Path) -> None:
    parts = table.parts()
    of_tiers = {f"{tier}-{name}" for tier in ("test", "thorough") for name in [*parts, *table.GROUPS]}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M)) | of_tiers | {"uninstall"}
    named = set(re.findall(r"`make ([a-z-]+)", path.read_text())) | set(re.findall(r"^make ([a-z-]+)", path.read_text(), re.M))
    assert named - targets == set()


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "docs" / document).read_text(), re.M | re.S)


# What a piece of C uses and does not declare: in a file before it, and in its function.
HOST = "#include <kinesic/kinesic.h>\n#include <stdio.h>\n"
PIECES = {
    "watch.md": ("#include <kinesic/watch.h>\n", "kin_engine *engine = NULL;\n"),
    "hands.md": ("", "kin_engine *engine = NULL;\nkin_recognizer_id swipe = 0, pan = 0, pinch = 0, rotation = 0;\n"),
    "memory.md": (
        "static char pool[9];\nvoid *pool_allocate(uint64_t size, void *pool);\nvoid pool_free(void *memory, uint64_t size, void *pool);\n",
        "kin_engine *engine = NULL;\n",
    ),
    "motion.md": (
        "void draw(double x, double y);\n",
        "kin_engine *engine = NULL;\nuint64_t touch = 1, frame_time = 0, now = 0, release = 0;\ndouble offset = 0, velocity = 0, content = 0, view = 0;\n",
    ),
    "accommodations.md": ("", "kin_engine *engine = NULL;\n"),
    "palms.md": ("", "kin_engine *engine = NULL;\n"),
    "panels.md": ("", "kin_engine *engine = NULL;\n"),
    "shapes.md": ("", "kin_engine *engine = NULL;\nkin_plugin_id plugin;\nkin_view_id view = 0;\nkin_recognizer_id check;\n"),
    "tables.md": ("", "kin_engine *engine = NULL;\nkin_view_id map = 0;\n"),
    "touchpads.md": ("#include <kinesic/touchpad.h>\n", "kin_engine *engine = NULL;\nconst kin_touchpad_event *events = NULL;\nuint32_t count = 0;\n"),
    "typed-actions.md": ("typedef struct camera camera;\n", "kin_engine *engine = NULL;\nkin_recognizer_id pan = 0;\nuint64_t action;\ncamera *camera = NULL;\n"),
    "traces.md": ("kin_result write_to_file(const void *bytes, uint32_t count, void *file);\n", "kin_engine *engine = NULL;\nFILE *file = NULL;\nkin_touch_sample samples[1];\nuint32_t count = 0;\nkin_recognizer_id pan = 0;\nkin_state state;\n"),
}


def as_file(document: str, piece: str) -> str:
    """A piece as a file: functions and declarations of functions that it has go before the function of the rest."""
    before, inside = PIECES[document]
    outside = "".join(re.findall(r"^static .*?^\}\n|^void \w+\([^;{]*\);\n", piece, re.M | re.S))
    rest = re.sub(r"^static .*?^\}\n|^void \w+\([^;{]*\);\n", "", piece, flags=re.M | re.S).replace("...\n", "\n")
    if outside.startswith("static"):
        before = ""
    # What the piece declares itself is not declared before it.
    for type_name, variable in re.findall(r"^(\w+) \**(\w+)(?:\[\w+\])?(?: =|;)", rest, re.M):
        inside = re.sub(rf"\b{type_name} \*?{variable}\b[^;\n]*;\n", "", inside)
        inside = re.sub(rf", {variable} = 0|\b{variable} = 0, ", "", inside)
    return f"{HOST}{before}{outside}void piece(void);\nvoid piece(void) {{\n{inside}{rest}}}\n"


@pytest.mark.parametrize(("document", "number"), [(each, i) for each in PIECES for i in range(len(blocks(each, "c")))])
def test_pieces_of_c_compile(document: str, number: int) -> None:
    command = ["gcc", "-std=c99", "-Wall", "-Werror", "-Wno-unused", f"-I{ROOT}/build/include", "-fsyntax-only", "-x", "c", "-"]
    source = as_file(document, blocks(document, "c")[number])
    done = subprocess.run(command, input=source, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stderr}\n{source}"


def test_pieces_of_c_are_all_looked_at() -> None:
    """Those of the game loop are compiled by Tests/Interface/Bindings, those of a plugin by
    Tests/Interface/Plugins and Tests/Interface/Frozen, whole programs by test_guides.py, the choice of classes
    by Tests/Interface/Headers."""
    elsewhere = {"accessibility.md", "five-minutes.md", "install.md", "game-loops.md", "views.md", "debugging.md", "compatibility.md", "relations.md", "fingers.md", "presets.md"}
    assert {path.name for path in (ROOT / "docs").glob("*.md") if blocks(path.name, "c")} == set(PIECES) | elsewhere


@pytest.mark.parametrize("page", ["palms.md", "accommodations.md"])
def test_what_is_refused_in_python(page: str) -> None:
    (piece,) = blocks(page, "python")
    (printed,) = re.findall(r"^It prints `(.+)`\.$", (ROOT / "docs" / page).read_text(), re.M)
    done = subprocess.run([sys.executable, "-c", piece], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == printed + "\n", done.stdout + done.stderr


def played(piece: str, play: str) -> list[str]:
    """The words that a piece prints with what is played to it."""
    done = subprocess.run([sys.executable, "-c", piece + play], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.split()


def test_the_strict_swipe_in_python() -> None:
    """The piece, then a stroke of 120 units in 0.2 s, which is one, and a drag of 120 units in 0.45 s, which is
    none."""
    _, piece = blocks("hands.md", "python")
    play = """
for start, duration in ((1.0, 0.2), (2.0, 0.45)):
    engine.down(1, (100, 100), at=start)
    for step in range(1, 10):
        engine.move(1, (100 + 120 * step / 9, 100), at=start + duration * step / 9)
    engine.up(1, at=start + 0.5)
    print(len(engine.poll()))
"""
    assert played(piece, play) == ["1", "0"]


def test_taps_that_roll_in_python() -> None:
    """The piece, then a finger that rolls by 13 units in 0.1 s, which is no drag, and one that goes on to 20, which is
    one."""
    piece, _ = blocks("hands.md", "python")
    play = """
for start, way in ((1.0, 13), (2.0, 20)):
    engine.down(1, (100, 100), at=start)
    engine.move(1, (100 + way, 100), at=start + 0.05)
    engine.up(1, at=start + 0.1)
    print(len([event for event in engine.poll() if event.state is kinesic.State.BEGAN]))
"""
    assert played(piece, play) == ["0", "1"]


def test_traces_in_python(tmp_path: Path) -> None:
    """The three pieces one behind the other, with something that goes wrong."""
    wrong = 'engine.root.add(kinesic.Tap(name="tap"))\nengine.down(1, (5, 5), at=1.0)\nengine.up(1, at=1.1)\n'
    first, second, third, _ = blocks("traces.md", "python")
    recorded = first.replace("...  # what goes wrong", "pass\n    " + wrong.replace("\n", "\n    "))
    flown = second.replace("...\n", "engine.advance(2.0)\n")
    program = f"from pathlib import Path\nimport kinesic\nengine = kinesic.Engine()\n{recorded}{flown}{third}"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and "<Call" in done.stdout, done.stderr


def test_the_table_of_sizes() -> None:
    """What memory.md says that an engine takes: a row for each size and each class, written by memory_sizes.py. The
    numbers are those of the day on which they were written."""
    said, found = memory_sizes.told(), dict(memory_sizes.rows())
    assert list(said) == list(found)
    for sizes in (said, found):
        assert sizes[memory_sizes.NEW] < sizes[memory_sizes.FIVE] < sizes[memory_sizes.USUAL]
        assert 192 <= sizes[memory_sizes.RECORD] < sizes[memory_sizes.CONTACT]
        assert all(sizes.values())


def test_what_if_in_python() -> None:
    piece, (text,) = blocks("traces.md", "python")[-1], blocks("traces.md", "text")
    done = subprocess.run([sys.executable, "-c", piece], capture_output=True, text=True)
    assert done.stdout == text, done.stdout + done.stderr
