"""The example for small devices, on each of its boards in qemu: the bytes of the desktop's library, less than 64 KB of
memory, measured, and no recognizer that it did not ask for."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from boards import BOARDS, EXAMPLE, OUT, RAM, TRACES, Board, numbers, play, played, played_here
from sizes import FIVE, classes, table_in_docs

WITHOUT = "kinesic-without-traces"
EACH = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.target)


def chosen() -> set[str]:
    """The classes that the example names."""
    return set(re.findall(r"kinesic_class_(\w+)\(visit", (EXAMPLE / "classes.c").read_text()))


@EACH
def test_the_same_bytes_as_the_desktops_library(board: Board) -> None:
    """Recognizer, state and all of each gesture's record; a feed that is refused for a sixth contact is refused here
    too."""
    assert played(board).gestures == played_here()


def test_what_is_compared_is_worth_it() -> None:
    lines = played_here()
    assert lines.count("recording") == len(TRACES) > 50
    assert {line.split(" ")[0] for line in lines} == {"recording", "refused", "tap", "double_tap", "long_press", "pan", "pinch"}
    gestures = [line.split(" ") for line in lines if " " in line]
    assert len(gestures) > 1000
    assert {state for _, state, _ in gestures} == {"began", "changed", "ended"}
    assert {len(record) for _, _, record in gestures} == {2 * 176}


@EACH
def test_less_than_64_kilobytes(board: Board) -> None:
    """Variables of library, C library and example; the heap's highest end, also while an engine is made; the stack's
    deepest. The bound is that of a program which names its classes; what else the library has takes nothing of it."""
    memory = played(board).memory
    assert RAM == 65_536 and chosen() == set(FIVE)
    assert memory["together"] == memory["variables"] + memory["heap"] + memory["stack"]
    assert memory["of"] == RAM
    assert 40_000 < memory["together"] < RAM
    assert memory["stack"] > 500


@EACH
def test_memory_is_measured(board: Board, tmp_path: Path) -> None:
    program = board.build(tmp_path / "marks.elf", Path(__file__).with_name("marks.c"))
    done = board.run(program, b"")
    assert done.returncode == 0
    before, after = map(numbers, done.stdout.decode().splitlines())
    assert 20_000 <= before["heap"] <= 20_100
    assert after["heap"] == before["heap"], "what was given back counts as used"
    assert before["stack"] < 1000
    assert 3000 < after["stack"] < 4000


@EACH
def test_an_engine_for_which_there_is_no_room_is_refused(board: Board, tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text((EXAMPLE / "main.c").read_text().replace("CONTACTS = 5", "CONTACTS = 8"))
    program = board.build(tmp_path / "main.elf", tmp_path / "main.c", EXAMPLE / "classes.c")
    done = board.run(program, b"titles\n.\n")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] in (b"the engine is null", b"there is no memory for this call: the allocator gave none")


@EACH
def test_what_is_not_asked_for_is_not_linked(board: Board) -> None:
    names = subprocess.run([f"{board.read('tools')[0]}nm", OUT / f"{board.target}.elf"], check=True, capture_output=True, text=True).stdout
    # What makes the table of each class.
    assert {word for word in classes() if f"{re.sub('_(.)', lambda found: found[1].upper(), word)}Class_WZ" in names} == chosen()
    for absent in ("kin_trace_replay", "kin_plugin_load", "kin_event_describe", "kin_abi_manifest"):
        assert absent not in names


@EACH
def test_without_traces_it_does_the_same(board: Board, tmp_path: Path) -> None:
    program = board.build(tmp_path / "main.elf", EXAMPLE / "main.c", EXAMPLE / "classes.c", library=WITHOUT)
    assert board.rom(program) < board.rom(OUT / f"{board.target}.elf") - 20_000
    assert play(board, program).gestures == played_here()


@EACH
@pytest.mark.parametrize("function", ["kin_trace_start", "kin_trace_replay", "kin_flight_recorder_start", "kin_engine_copy"])
def test_without_traces_the_linker_refuses_what_needs_them(board: Board, function: str, tmp_path: Path) -> None:
    files = (EXAMPLE / "main.c", EXAMPLE / "classes.c")
    board.build(tmp_path / "with.elf", *files, f"-Wl,--require-defined={function}")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        board.build(tmp_path / "without.elf", *files, f"-Wl,--require-defined={function}", library=WITHOUT)
    assert function in refused.value.stderr


def test_the_table_in_the_documents_has_every_recognizer() -> None:
    rows = table_in_docs()
    assert [row[0].strip("`") for row in rows if row[0].strip("`") in classes()] == classes()
    for row in rows:
        assert all(int(cell.replace(",", "")) > 0 for cell in row[1:]), row
