"""docs/tool.md: every command that it shows is run, in order, and prints what stands below it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from conftest import ROOT, TOOL

PAGE = ROOT / "docs/tool.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```\n\n```text( numbers)?\n(.*?)^```", re.M | re.S)


def outputs(folder: Path) -> list[str]:
    """What the page's commands print, in a folder from which the shipped recordings are seen."""
    (folder / "Tests").symlink_to(ROOT / "Tests")
    environment = {**os.environ, "PATH": f"{TOOL.parent}:{os.environ['PATH']}"}
    printed = []
    for commands, _, _ in BLOCK.findall(PAGE.read_text()):
        done = subprocess.run(["bash", "-euc", commands], cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, commands + done.stdout + done.stderr
        printed.append(done.stdout)
    return printed


def form(text: str) -> str:
    """Numbers that differ from run to run as one sign, and the spaces that make room for them."""
    return re.sub(r" +", " ", re.sub(r"[\d.]+", "#", text))


def test_the_page_shows_what_is_printed(tmp_path: Path) -> None:
    shown = BLOCK.findall(PAGE.read_text())
    assert len(shown) == PAGE.read_text().count("```sh\n") >= 10
    for (commands, numbers, text), printed in zip(shown, outputs(tmp_path), strict=True):
        assert (form(text) == form(printed)) if numbers else (text == printed), commands


def test_the_page_has_every_command() -> None:
    listed = re.findall(r"^  (\w+) ", subprocess.run([TOOL, "--help"], capture_output=True, text=True).stdout.split("SUBCOMMANDS:")[1], re.M)
    assert listed and re.findall(r"^\| `(\w+)` \|", PAGE.read_text(), re.M) == [word for word in listed if word != "See"]


if __name__ == "__main__":  # writes what is printed into the page
    text = PAGE.read_text()
    for (commands, numbers, old), new in zip(BLOCK.findall(text), outputs(Path(sys.argv[1])), strict=True):
        text = text.replace(f"```sh\n{commands}```\n\n```text{numbers}\n{old}```", f"```sh\n{commands}```\n\n```text{numbers}\n{new}```")
    PAGE.write_text(text)
