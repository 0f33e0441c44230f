"""`kinesic touchpad`: recordings of touchpads, and what their fingers do."""

from pathlib import Path

import pytest
from conftest import Row, csv_text, kinesic


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
