"""Reading CSV recordings: what is right, and what is said about what is wrong."""

import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import HEADER, Row, csv_text, kinesic, replay, stroke

Write = Callable[[str, str], Path]


def test_a_tap_is_one_line_a_person_can_read(write: Write) -> None:
    path = write("tap.csv", csv_text([Row(0, 0, 1, 100, 200, "down"), Row(50_000, 0, 1, 100, 200, "up")]))
    (line,) = replay(path, "--units-per-mm", "10").splitlines()
    assert line == "  0.400000  tap          ended      at (64.17, 128.35)  tap_count=1.000"


def test_windows_line_ends_and_empty_lines_make_no_difference(write: Write) -> None:
    text = csv_text(stroke())
    plain = replay(write("a.csv", text), "--units-per-mm", "10")
    assert plain
    assert plain == replay(write("b.csv", text.replace("\n", "\r\n") + "\r\n"), "--units-per-mm", "10")


def test_the_scale_divides_each_axis_by_its_own_number(write: Write) -> None:
    path = write("tap.csv", csv_text([Row(0, 0, 1, 254, 254, "down"), Row(50_000, 0, 1, 254, 254, "up")]))
    assert "at (163.00, 32.60)" in replay(path, "--units-per-mm", "10,50")
    assert "at (163.00, 163.00)" in replay(path, "--units-per-mm", "10")
    assert "at (163.00, 81.50)" in replay(path, "--device-size", "25.4,12.7")  # as far as contacts went


def test_a_guessed_scale_is_said_and_a_known_one_is_not(write: Write) -> None:
    text = csv_text(stroke())
    assert "units per mm are unknown, taking 10" in kinesic("replay", write("somebody.csv", text)).stderr
    assert kinesic("replay", write("pixel_tablet_x.csv", text)).stderr == ""
    assert kinesic("replay", "--print-units-per-mm", write("dell_canvas_x.csv", text)).stdout == "55 98\n"


def test_a_manifest_beside_the_recording_tells_its_scale(write: Write) -> None:
    path = write("made.csv", csv_text(stroke()))
    write("manifest.json", '{"units_per_mm": 20, "width": 2400, "height": 1600, "traces": [{"file": "made.csv"}]}')
    assert kinesic("replay", "--print-units-per-mm", path).stdout == "20 20\n"
    assert kinesic("replay", path).stderr == ""


def test_contacts_that_are_down_at_the_end_are_cancelled(write: Write) -> None:
    path = write("cut.csv", csv_text(stroke()[:-1]))
    lines = replay(path, "--units-per-mm", "10").splitlines()
    assert "pan          cancelled" in lines[-1]


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        ("1,0,1,10,10,down", "7 fields are wanted"),
        ("x,0,1,10,10,,down", "t_us: 'x' is not a whole number of microseconds"),
        ("-1,0,1,10,10,,down", "t_us: '-1'"),
        ("1,0,one,10,10,,down", "tracking_id: 'one'"),
        ("1,0,2,ten,10,,down", "x: 'ten' is not a number"),
        ("1,0,2,10,nan,,down", "y: 'nan' is not a number"),
        ("1,0,2,10,inf,,down", "y: 'inf' is not a number"),
        ("1,0,2,10,10,,landed", "event: 'landed' is not one of down, move, up, cancel"),
        ("1,0,1,10,10,,down", "contact 1 goes down twice"),
        ("1,0,7,10,10,,move", "contact 7 is not down"),
        ("1,0,7,10,10,,up", "contact 7 is not down"),
    ],
)
def test_a_bad_row_is_named_by_file_and_line(write: Write, row: str, complaint: str) -> None:
    path = write("bad.csv", f"{HEADER}\n0,0,1,10,10,,down\n{row}\n")
    done = kinesic("replay", path)
    assert done.returncode == 2
    assert f"{path}:3: " in done.stderr and complaint in done.stderr
    assert done.stdout == ""


def test_time_that_runs_backwards_is_named_by_file_and_line(write: Write) -> None:
    path = write("bad.csv", f"{HEADER}\n50,0,1,10,10,,down\n40,0,1,11,10,,move\n")
    assert f"{path}:3: the time runs backwards" in kinesic("replay", path).stderr


def test_files_that_are_no_recordings_are_refused_in_a_sentence(write: Write, tmp_path: Path) -> None:
    assert "nothing.csv: there is no such file" in kinesic("replay", tmp_path / "nothing.csv").stderr
    assert "cannot be read" in kinesic("replay", tmp_path).stderr
    assert "there is no touch in it" in kinesic("replay", write("empty.csv", HEADER + "\n")).stderr
    path = write("letter.txt", "Dear Sir,\n")
    assert f"{path}:1: no recording of a known format" in kinesic("replay", path).stderr


def test_scales_that_cannot_be_are_refused(write: Write) -> None:
    path = write("a.csv", csv_text(stroke()))
    for wrong in ["0", "-1", "a", "1,2,3", "inf"]:
        assert kinesic("replay", path, f"--units-per-mm={wrong}").returncode != 0
    assert kinesic("replay", path, "--units-per-mm", "1", "--device-size", "1,1").returncode != 0


def test_what_is_fed_is_written_and_not_played(tmp_path: Path, write: Write) -> None:
    path = write("a.csv", csv_text(stroke()))
    done = kinesic("replay", "--samples", tmp_path / "samples", "--units-per-mm", "10", path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert len((tmp_path / "samples").read_bytes()) == 104 * len(stroke()) + 32
    for other in ("--trace", "--draw"):
        done = kinesic("replay", "--samples", tmp_path / "samples", other, tmp_path / "other", path)
        assert done.returncode == 64 and "--samples plays nothing" in done.stderr


def test_places_are_the_nearest_doubles_however_they_are_written(tmp_path: Path) -> None:
    """Most rows are read without a text, by digits; the others are to give what those give: `--samples` shows it."""
    texts = ["0", "-0", "7", "-12.5", "0.1", "123.456", "1234567890.12345", "99999999999999.9", "0.30000000000000004", "1e3", "1.5E-3", "+7", "0x10"]
    texts += [f"{number:.{digits}f}" for digits in range(1, 18) for number in (1 / 3, 2 / 7, 1234.56789)]
    rows = "".join(f"{1000 * index},0,{index},{text},{text},,{event}\n" for index, text in enumerate(texts) for event in ("down", "up"))
    (tmp_path / "numbers.csv").write_text(HEADER + "\n" + rows)
    done = kinesic("replay", "--samples", tmp_path / "samples", "--units-per-mm", "1000000", tmp_path / "numbers.csv")
    assert done.returncode == 0, done.stderr
    data = (tmp_path / "samples").read_bytes()
    window, size = struct.unpack("<4d", data[-32:]), 104
    assert window[:2] == (0, 0) and window[2] == window[3] > 0 and len(data) == 32 + size * 2 * len(texts)
    read = [struct.unpack_from("<QQdd", data, size * index) for index in range(2 * len(texts))]
    numbers = [float.fromhex(text) if "x" in text else float(text) for text in texts for _ in range(2)]
    assert [place[2:] for place in read] == [(number / 1e6 * 163 / 25.4,) * 2 for number in numbers]
    assert [place[:2] for place in read] == [(index // 2, index // 2 * 1_000_000) for index in range(2 * len(texts))]
