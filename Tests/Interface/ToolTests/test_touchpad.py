"""`kinesic touchpad`: recordings of touchpads, and what their fingers do."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from conftest import Row, csv_text, kinesic

SVG = "{http://www.w3.org/2000/svg}"


def said(*arguments: object) -> list[str]:
    done = kinesic("touchpad", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def scroll(tmp_path: Path) -> Path:
    """Two fingers go 20 mm down within 200 ms: 10 units are a millimetre."""
    rows = [Row(t * 10_000, slot, slot + 1, 300 + 200 * slot, 200 + 10 * t, "down" if t == 0 else "up" if t == 20 else "move") for t in range(21) for slot in (0, 1)]
    path = tmp_path / "scroll.csv"
    path.write_text(csv_text(rows))
    return path


def test_a_scroll(scroll: Path) -> None:
    lines = said("--explain", "--units-per-mm", 10, scroll)
    assert lines[0] == "  0.020000  | the fingers go together" and "| the scroll keeps to an axis" in lines[1]
    assert lines[2] == "  0.020000  the scroll of 2 fingers began: 0.00, 0.50 mm, vertical, certainty 0.67"
    assert lines[-1].endswith("came to its end: 0.00, 0.00 mm, vertical, it came to rest")
    without = said("--units-per-mm", 10, scroll)
    assert without == [line for line in lines if "  | " not in line]


def test_why_says_the_numbers_that_decisions_rest_on(scroll: Path) -> None:
    lines = said("--why", "--units-per-mm", 10, scroll)
    assert lines[0] == "  0.020000  | the fingers go together (apart / together 0.00, at most 0.60)"
    assert lines[1] == "  0.020000  | the scroll keeps to an axis (from the axis 0.00 rad, axis_angle 0.52 rad)"
    assert [line.partition(" (")[0] for line in lines if "  | " in line] == [line for line in said("--explain", "--units-per-mm", 10, scroll) if "  | " in line]


def test_a_decision_without_a_number_has_none(scroll: Path) -> None:
    assert any(line.endswith("| no tap: the fingers had a gesture") or line.endswith(": no tap: the fingers had a gesture") for line in said("--why", "--units-per-mm", 10, scroll))


@pytest.mark.parametrize("form", ["csv", "evemu"])
def test_a_picture(scroll: Path, tmp_path: Path, form: str) -> None:
    """The pad, two ways, when the contacts touched, the scroll, and the decisions with their numbers."""
    path, picture = tmp_path / f"pad.{form}", tmp_path / "pad.svg"
    assert kinesic("convert", "--units-per-mm", 10, scroll, path).returncode == 0
    quiet = said("--units-per-mm", 10, "--picture", picture, path)
    assert not any("  | " in line for line in quiet), "the picture has the decisions, the output only with --explain"
    tree = ElementTree.parse(picture)
    texts = [text.text for text in tree.iter(f"{SVG}text")]
    assert texts[0] == f"pad.{form}" and "2 contacts, 1 event, " in (texts[1] or "")
    assert {"contact 1", "contact 2", "scroll", "Decisions"} <= set(texts) and "motion" not in texts
    assert "the fingers go together (apart / together 0.00, at most 0.60)" in texts
    ways = [path.get("d") or "" for path in tree.iter(f"{SVG}path") if path.get("fill") == "none"]
    assert len(ways) == 2 and all(way.count("L") >= 19 for way in ways)
    marks = [group for group in tree.iter(f"{SVG}g") if group.get("class") == "decision"]
    assert len(marks) == 1, "only the tap that was none is about a contact"


def test_a_picture_of_many_decisions_lists_some(tmp_path: Path) -> None:
    rows = [Row(t * 400_000 + k * 250_000, 0, t + 1, 300, 200, "up" if k else "down") for t in range(70) for k in (0, 1)]
    (tmp_path / "a.csv").write_text(csv_text(rows))
    said("--units-per-mm", 10, "--picture", tmp_path / "a.svg", tmp_path / "a.csv")
    texts = [text.text for text in ElementTree.parse(tmp_path / "a.svg").iter(f"{SVG}text")]
    assert any(text and text.startswith("and ") and text.endswith(" more") for text in texts)


def test_a_picture_that_cannot_be_written(scroll: Path, tmp_path: Path) -> None:
    done = kinesic("touchpad", "--units-per-mm", 10, "--picture", tmp_path / "none" / "a.svg", scroll)
    assert done.returncode == 2 and "a.svg" in done.stderr


def test_an_event_log_gives_the_same(scroll: Path, tmp_path: Path) -> None:
    expected = said("--units-per-mm", 10, scroll)
    for ending in ("evemu", "yml"):
        assert kinesic("convert", "--units-per-mm", 10, scroll, tmp_path / f"a.{ending}").returncode == 0
        lines = said(tmp_path / f"a.{ending}")
        assert [line.split("  ")[-1] for line in lines] == [line.split("  ")[-1] for line in expected]


def test_an_event_log_has_buttons_and_palms(tmp_path: Path) -> None:
    """What touches of a recording have not."""
    head = "A: 35 0 1000 0 0 10\nA: 36 0 600 0 0 10\n"
    palm = "".join(f"E: 0.{t:02}0000 0003 0035 {500 + 10 * t}\nE: 0.{t:02}0000 0000 0000 0\n" for t in range(2, 20))
    log = f"{head}E: 0.000000 0003 0039 7\nE: 0.000000 0003 0035 500\nE: 0.000000 0003 0036 300\nE: 0.000000 0003 0037 TOOL\nE: 0.000000 0001 0110 1\nE: 0.000000 0000 0000 0\n{palm}"
    lines = {}
    for tool in (0, 2):
        path = tmp_path / f"{tool}.evemu"
        path.write_text(log.replace("TOOL", str(tool)))
        done = kinesic("touchpad", path)
        lines[tool] = done.stdout.splitlines() if tool == 0 else done.stderr.splitlines()
    assert lines[0][0] == "  0.000000  the primary button is pressed" and any("the pointer moves" in line for line in lines[0])
    assert lines[2] == [f"error: {tmp_path}/2.evemu: there is no touch in it"]


def test_complaints(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("nothing")
    for path, sentence in ((tmp_path / "none.csv", "no such file"), (tmp_path / "a.txt", "no recording of a known format")):
        done = kinesic("touchpad", path)
        assert done.returncode == 2 and sentence in done.stderr and done.stdout == ""


def single_place(resolution: int = 0) -> str:
    """A pad that says one place and how many fingers: two fingers scroll, then one taps."""
    lines = [f"A: 00 1472 5472 0 0 {resolution}", f"A: 01 1408 4448 0 0 {resolution}", "A: 18 0 255 0 0 0"]

    def event(t: int, kind: int, code: int, value: int) -> None:
        lines.append(f"E: {t / 1000:.6f} {kind:04x} {code:04x} {value}")

    for t in range(0, 210, 10):
        if t == 0:
            for code in (0x14A, 0x14D):
                event(t, 1, code, 1)
            event(t, 3, 0x00, 3000)
        event(t, 3, 0x01, 2000 + 5 * t)
        event(t, 3, 0x18, 60)
        event(t, 0, 0, 0)
    for code in (0x14A, 0x14D):
        event(210, 1, code, 0)
    event(210, 0, 0, 0)
    for t, value in ((1000, 1), (1050, 0)):
        for code in (0x14A, 0x145):
            event(t, 1, code, value)
        event(t, 0, 0, 0)
    return "\n".join(lines) + "\n"


def as_libinput(log: str) -> str:
    """The same as libinput record writes it."""
    text = "version: 1\ndevices:\n- node: /dev/input/event3\n  evdev:\n    name: pad\n    absinfo:\n"
    for line in log.splitlines():
        words = line.split()
        if words[0] == "A:":
            text += f"      {int(words[1], 16)}: [{', '.join(words[2:])}]\n"
    text += "  events:\n  - evdev:\n"
    for line in log.splitlines():
        words = line.split()
        if words[0] == "E:":
            text += f"    - [{words[1].split('.')[0]}, {int(words[1].split('.')[1])}, {int(words[2], 16)}, {int(words[3], 16)}, {words[4]}]\n"
    return text


@pytest.mark.parametrize("form", ["evemu", "libinput"])
def test_a_pad_of_one_place_scrolls_and_taps(form: str, tmp_path: Path) -> None:
    log = single_place(40)
    (tmp_path / "a.log").write_text(log if form == "evemu" else as_libinput(log))
    lines = said(tmp_path / "a.log")
    assert "the scroll of 2 fingers began" in lines[0]
    assert lines[-2].endswith("the primary button is pressed by a tap of 1 finger")
    # 40 units are a millimetre: 50 units each 10 ms.
    first = kinesic("convert", tmp_path / "a.log", "-", "--to", "csv").stdout.splitlines()
    assert first[1] == "0,0,1,1528,592,60,down" and first[2] == "10000,0,1,1528,642,60,move"


def test_a_pad_without_a_resolution_has_the_size_that_the_library_takes(tmp_path: Path) -> None:
    """69 by 50 mm, so that a step of 50 units of 3040 is 0.82 mm. With 10 units a mm it would be 5 mm."""
    slots = "".join(f"E: 0.{t:02}0000 0003 0036 {100 + 50 * t}\nE: 0.{t:02}0000 0000 0000 0\n" for t in range(1, 20))
    head = "A: 35 0 4000 0 0 0\nA: 36 0 3040 0 0 0\n"
    landing = "E: 0.000000 0003 0039 7\nE: 0.000000 0003 0035 500\nE: 0.000000 0003 0036 100\nE: 0.000000 0000 0000 0\n"
    for name, log in {"slots": head + landing + slots, "single": single_place()}.items():
        path = tmp_path / f"{name}.evemu"
        path.write_text(log)
        done = kinesic("touchpad", path)
        assert done.stderr == f"note: {path}: the size of the pad is unknown, taking 69 by 50 mm; --device-size or --units-per-mm set it\n"
        assert done.stdout == kinesic("touchpad", "--device-size", "69,50", path).stdout != ""
    steps = [line for line in kinesic("touchpad", tmp_path / "slots.evemu").stdout.splitlines() if "the pointer moves" in line]
    assert steps[-1].endswith("0.00, 0.82 mm"), steps
