"""Traces through the package: what comes of a replay is byte for byte what comes of it natively, records, times of
steps and hashes of the state. Also of those that the native library records of every recording there is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import Page
from packed import HERE, PACKAGE, ROOT, node
from server import Server

DETERMINISM = ROOT / "Tests/Behaviour/Determinism"
sys.path.append(str(DETERMINISM))
from builds import TRACES, Build  # noqa: E402
from difference import first_difference  # noqa: E402
from house import recordings, traces  # noqa: E402
from kept_traces import EXPECTED, told, trace_in  # noqa: E402

SCENES = ("nested", "observers", "edited", "hovering", "scrolling")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """The native library, with the host of the determinism tests."""
    program = tmp_path_factory.mktemp("host") / "host"
    library = ROOT / "build/lib"
    linked = [f"-L{library}", "-lkinesic", f"-Wl,-rpath,{library}"]
    source = DETERMINISM / "host.c"
    subprocess.run(["gcc", "-O2", f"-I{ROOT / 'build/include'}", source, "-o", program, *linked], check=True)
    return Build("native", "", program)


def in_node(paths: list[Path]) -> dict[str, str]:
    """The digest of what comes of each trace, by its name."""
    printed = node("cases/play.mjs", *paths)[1]
    return {name: digest for digest, name in (line.split("  ") for line in printed.splitlines())}


def digests(text: str) -> dict[str, str]:
    return {name: digest for digest, name in (line.split("  ") for line in text.splitlines())}


def test_kept_traces_in_node() -> None:
    assert in_node(TRACES) == digests(EXPECTED.read_text())


def test_traces_of_all_recordings(host: Build, tmp_path: Path) -> None:
    """In five scenes each, of which every second begins in the middle of a gesture."""
    inputs = traces() + recordings()
    paths = []
    for name, output in host.play(inputs).items():
        for scene in SCENES:
            paths.append(tmp_path / f"{name}.{scene}.kintrace")
            paths[-1].write_bytes(trace_in(output, scene))
    assert len(paths) == 5 * len(inputs) >= 5 * 50
    natively = host.play(paths)
    found = in_node(paths)
    expected = digests(told(natively))
    assert sorted(found) == sorted(expected)
    for path in paths:
        if found[path.stem] != expected[path.stem]:
            again = node("cases/play.mjs", path, "--text")[1].rstrip().encode()
            pytest.fail(f"{path.stem}: {first_difference(natively[path.stem], again)}")


@pytest.fixture(scope="module")
def site() -> Iterator[Server]:
    with Server(HERE / "cases", kinesic=PACKAGE, files=DETERMINISM / "Traces") as running:
        yield running


def test_kept_traces_in_a_page(page: Page, site: Server) -> None:
    page.open(site.url("page.html"))
    page.wait_for("window.ready === true")
    found = {path.stem: page.evaluate(f"playTrace('/files/{path.name}')") for path in TRACES}
    assert found == digests(EXPECTED.read_text())
