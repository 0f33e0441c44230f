"""Converting recordings: what goes through a format and back is what it was, and gives the same gestures."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from conftest import RECORDINGS, kinesic, replay
from house import shared_out
from touches import FORMATS, RANGE, TEXTS, contacts_of, convert, every_recording, through

Write = Callable[[str, str], Path]
ENDINGS = {"csv": "csv", "evemu": "evemu", "libinput": "yml", "getevent": "getevent", "evtest": "evtest", "pointer": "json", "tuio": "tuio"}
CSS_PIXELS_PER_MM = 96 / 25.4


@cache
def gestures(path: Path, *options: str) -> list[str]:
    return replay(path, "--range", RANGE, *options).splitlines()


@cache
def scale_of(path: Path) -> str:
    return ",".join(kinesic("replay", "--print-units-per-mm", path).stdout.split())


def numbers(line: str) -> tuple[str, list[float]]:
    """A line's words, and its numbers apart. Without velocities, which jump where a time or place is just on a
    limit."""
    line = re.sub(r" velocity(\.\w+)?=\S+", "", line)
    return re.sub(r"-?\d+\.\d+", "#", line), [float(number) for number in re.findall(r"-?\d+\.\d+", line)]


def test_the_recordings_are_there() -> None:
    if not RECORDINGS.is_dir():
        pytest.skip(f"{RECORDINGS} is missing: only the traces were converted")
    assert len(every_recording()) >= 33 + 60


@pytest.mark.parametrize("path", shared_out(every_recording()), ids=lambda path: path.stem)
@pytest.mark.parametrize("form", FORMATS)
def test_a_recording_goes_through_a_format_and_back(path: Path, form: str, tmp_path: Path) -> None:
    there, back = tmp_path / f"there.{ENDINGS[form]}", tmp_path / "back.csv"
    scale = scale_of(path)
    convert(path, there, "--range", RANGE, "--units-per-mm", scale)
    convert(there, back, "--range", RANGE)
    before, after = contacts_of(path.read_text()), contacts_of(back.read_text())
    assert [[(row.t, row.event) for row in contact] for contact in before] == [[(row.t, row.event) for row in contact] for contact in after]
    per_mm = [float(number) for number in scale.split(",")]
    # Only CSS pixels are another unit; a double has fifteen digits of them.
    factors = [CSS_PIXELS_PER_MM / per if form == "pointer" else 1 for per in per_mm]
    for old, new in zip(sum(before, []), sum(after, [])):
        assert (new.x, new.y) == pytest.approx((old.x * factors[0], old.y * factors[1]), rel=1e-14, abs=0)
    pressures = [(old.pressure, new.pressure) for old, new in zip(sum(before, []), sum(after, [])) if old.pressure is not None]
    if form == "tuio":
        assert all(new is None for _, new in pressures)
    elif pressures:
        factor = pressure_factor(form, pressures)
        assert [new for _, new in pressures] == pytest.approx([old * factor for old, _ in pressures], rel=1e-12, abs=0.5 if factor == 1000 else 0)
    compare(gestures(path, "--units-per-mm", scale), replay_of(there, form, scale), exact=form not in ("pointer", "tuio"))


def pressure_factor(form: str, pressures: list[tuple[float, float | None]]) -> float:
    """evdev has whole numbers, thousandths where they are none; pointer events have shares of the hardest."""
    hardest = max(old for old, _ in pressures)
    if form == "pointer":
        return 1 / hardest
    return 1000 if form != "csv" and any(old != round(old) for old, _ in pressures) else 1


def replay_of(path: Path, form: str, scale: str) -> list[str]:
    if form == "pointer":  # its own unit and its own scale; the window is that of the others
        per_mm = [float(number) for number in scale.split(",")]
        extent = ",".join(repr(40000 / per * CSS_PIXELS_PER_MM) for per in per_mm)
        return replay(path, "--range", extent).splitlines()
    return replay(path, "--range", RANGE, "--units-per-mm", scale).splitlines()


def compare(before: list[str], after: list[str], exact: bool) -> None:
    """Pixels and shares are rounded anew in the last digit; a frame of TUIO has no order of its contacts, which sums
    show."""
    if exact:
        assert before == after
        return
    assert [numbers(line)[0] for line in before] == [numbers(line)[0] for line in after]
    for old, new in zip(before, after):
        assert numbers(new)[1] == pytest.approx(numbers(old)[1], abs=0.0101)


@pytest.mark.parametrize("form", FORMATS)
def test_contents_tell_the_format(form: str) -> None:
    csv = next(path for path in every_recording() if path.stem == "pinch_in_100hz").read_bytes()
    there = through(csv, "--to", form, "--range", RANGE, "--units-per-mm", "10")
    back = through(there, "--to", "csv", "--range", RANGE).decode()
    assert len(contacts_of(back)) == 2 and len(back.splitlines()) == 101


@pytest.mark.parametrize("form", FORMATS)
def test_a_second_passage_changes_nothing(form: str) -> None:
    csv = next(path for path in every_recording() if path.stem == "ten_fingers_random").read_bytes()
    once = through(csv, "--to", form, "--range", RANGE, "--units-per-mm", "10")
    assert len(once) > 1000
    assert through(once, "--to", form, "--range", RANGE if form != "pointer" else "15118,15118") == once


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "tuio"])
def test_a_cancelled_contact_stays_cancelled(form: str) -> None:
    csv = "t_us,slot,tracking_id,x,y,pressure,event\n7,0,1,10,20,,down\n9,1,2,30,40,,down\n20,0,1,10,20,,cancel\n30,0,3,11,21,,down\n35,1,2,30,40,,up\n40,0,3,11,21,,up\n"
    back = through(through(csv.encode(), "--to", form), "--to", "csv").decode()
    assert contacts_of(back) == contacts_of(csv)


def test_a_cancelled_contact_lifts_in_tuio_and_that_is_said(write: Write, tmp_path: Path) -> None:
    path = write("a.csv", "t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,10,20,5,down\n20,0,1,10,20,5,cancel\n")
    note = convert(path, tmp_path / "a.tuio")
    assert note == f"note: {tmp_path}/a.tuio: tuio has no place for pressures, cancellations (they become lifts)\n"
    convert(tmp_path / "a.tuio", tmp_path / "b.csv", "--range", "10,20")
    assert (tmp_path / "b.csv").read_text().splitlines()[1:] == ["0,0,1,10,20,,down", "20,0,1,10,20,,up"]


def test_a_contact_that_comes_and_goes_within_one_frame_survives() -> None:
    csv = "t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,10,20,,down\n9,0,1,10,20,,up\n9,0,1,50,60,,down\n9,0,1,50,60,,up\n"
    for form in FORMATS:
        back = through(through(csv.encode(), "--to", form, "--range", RANGE), "--to", "csv", "--range", RANGE).decode()
        assert contacts_of(back) == contacts_of(csv), form


@pytest.mark.parametrize("form", ["evemu", "libinput", "getevent", "evtest"])
def test_evdev_keeps_name_axes_and_origin(form: str, write: Write, tmp_path: Path) -> None:
    log = (
        "N: Panel of 12\" \\ left\nA: 35 -500 1500 0 0 11\nA: 36 100 900 0 0 9\nA: 3a 0 255 0 0\n"
        "E: 5.000000 0003 0039 0007\nE: 5.000000 0003 0035 -400\nE: 5.000000 0003 0036 0300\nE: 5.000000 0003 003a 0044\nE: 5.000000 0000 0000 0000\n"
        "E: 5.250000 0003 0039 -001\nE: 5.250000 0000 0000 0000\n"
    )
    there = tmp_path / "there"
    convert(write("a.evemu", log), there, "--to", form)
    back = tmp_path / "back.evemu"
    convert(there, back)
    lines = back.read_text().splitlines()
    assert "A: 35 -500 1500 0 0 11" in lines and "A: 36 100 900 0 0 9" in lines and "A: 3a 0 255 0 0 0" in lines
    assert ('N: Panel of 12" \\ left' in lines) == (form != "getevent")  # getevent does not escape quotes
    assert [line.split("\t")[0] for line in lines if line.startswith("E:")] == [
        "E: 0.000000 0003 0039 0000", "E: 0.000000 0003 0035 -400", "E: 0.000000 0003 0036 0300", "E: 0.000000 0003 003a 0044",
        "E: 0.000000 0001 014a 0001", "E: 0.000000 0000 0000 0000", "E: 0.250000 0003 0039 -001", "E: 0.250000 0001 014a 0000",
        "E: 0.250000 0000 0000 0000",
    ]  # fmt: skip


@pytest.mark.parametrize("form", ["evemu", "libinput", "getevent"])
def test_what_is_no_whole_number_becomes_hundredths_of_a_millimetre(form: str) -> None:
    csv = b"t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,10.25,20.5,0.5,down\n9,0,1,12.125,20.5,0.25,up\n"
    there = through(csv, "--to", form, "--units-per-mm", "4,5")
    back = through(there, "--to", "csv").decode().splitlines()[1:]
    # it leaves elsewhere: it moves there
    assert back == ["0,0,1,256,410,500,down", "9,0,1,303,410,250,move", "9,0,1,303,410,250,up"]
    unknown = through(through(csv, "--to", form), "--to", "csv").decode().splitlines()
    assert unknown[1] == "0,0,1,1025,2050,500,down"


def test_the_summary_is_an_object(tmp_path: Path) -> None:
    path = next(path for path in every_recording() if path.stem == "tap_double")
    done = kinesic("convert", path, tmp_path / "a.tuio", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == '{"contacts":2,"format":"tuio","frames":16,"lost":["pressures","the units per mm"],"seconds":%s}\n' % repr(
        contacts_of(path.read_text())[-1][-1].t / 1e6
    )


def test_progress_is_shown_where_it_is_asked_for(tmp_path: Path) -> None:
    path = next(path for path in every_recording() if path.stem == "tap_double")
    assert kinesic("convert", path, tmp_path / "a.yml").stderr.count("%") == 0
    shown = kinesic("convert", path, tmp_path / "a.yml", "--progress").stderr
    # \r reads as \n
    assert re.match(r"\nreading: 0 %(\nreading: \d+ %)*\nreading: 100 %\n\nwriting: 0 %(\nwriting: \d+ %)*\nwriting: 100 %\n", shown)


def test_wrong_arguments_are_exit_code_64(tmp_path: Path) -> None:
    path = next(path for path in every_recording() if path.stem == "tap_double")
    for wrong in [[tmp_path / "a.xyz"], ["-"], [tmp_path / "a.csv", "--to", "xyz"], ["-", "--to", "csv", "--json"], [tmp_path / "a.csv", "--range", "0,1"]]:
        done = kinesic("convert", path, *wrong)
        assert (done.returncode, done.stdout) == (64, ""), wrong
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    path = next(path for path in every_recording() if path.stem == "tap_double")
    done = kinesic("convert", path, tmp_path / "no/such/folder.csv")
    assert (done.returncode, done.stderr) == (2, f"error: {tmp_path}/no/such/folder.csv: cannot be written: No such file or directory\n")


def test_the_help_names_every_format() -> None:
    text = kinesic("convert", "--help").stdout
    for word in [*FORMATS, "--from", "--to", "Examples:", "Exit code", "adb shell getevent"]:
        assert word in text
    assert TEXTS == FORMATS[:-1]
