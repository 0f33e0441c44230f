"""docs/tool.md and docs/lint.md: every command that they show is run, in order, and prints what stands below it.

    test_tool_page.py FOLDER

writes what is printed into the pages; they are run in this folder, which is made."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, TOOL

PAGE = ROOT / "docs/tool.md"
PAGES = [PAGE, ROOT / "docs/lint.md"]
BLOCK = re.compile(r"^```sh\n(.*?)^```\n\n```text( numbers)?\n(.*?)^```", re.M | re.S)


def outputs(page: Path, folder: Path) -> list[str]:
    """What the page's commands print, in a folder from which the shipped recordings are seen."""
    (folder / "Tests").symlink_to(ROOT / "Tests")
    environment = {**os.environ, "PATH": f"{TOOL.parent}:{os.environ['PATH']}"}
    printed = []
    for commands, _, _ in BLOCK.findall(page.read_text()):
        done = subprocess.run(["bash", "-euc", commands], cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, commands + done.stdout + done.stderr
        printed.append(done.stdout)
    return printed


def form(text: str) -> str:
    """Numbers that differ from run to run as one sign, and the spaces that make room for them."""
    return re.sub(r" +", " ", re.sub(r"[\d.]+", "#", text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_page_shows_what_is_printed(page: Path, tmp_path: Path) -> None:
    shown = BLOCK.findall(page.read_text())
    assert len(shown) == page.read_text().count("```sh\n") >= 10
    for (commands, numbers, text), printed in zip(shown, outputs(page, tmp_path), strict=True):
        assert (form(text) == form(printed)) if numbers else (text == printed), commands


def test_the_page_has_every_command() -> None:
    listed = re.findall(r"^  (\w+) ", subprocess.run([TOOL, "--help"], capture_output=True, text=True).stdout.split("SUBCOMMANDS:")[1], re.M)
    assert listed and re.findall(r"^\| `(\w+)` \|", PAGE.read_text(), re.M) == [word for word in listed if word != "See"]


if __name__ == "__main__":
    for page in PAGES:
        folder = Path(sys.argv[1]) / page.stem
        folder.mkdir(parents=True)
        text = page.read_text()
        for (commands, numbers, old), new in zip(BLOCK.findall(text), outputs(page, folder), strict=True):
            text = text.replace(f"```sh\n{commands}```\n\n```text{numbers}\n{old}```", f"```sh\n{commands}```\n\n```text{numbers}\n{new}```")
        page.write_text(text)
