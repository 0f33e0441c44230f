"""What pyproject.toml cannot say: the version stands in a C header, and the wheel carries the program."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Dict, Tuple

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError
from distutils.command.install_data import install_data  # after setuptools, which brings it

TREE = Path(__file__).resolve().parents[3]
PROGRAM = TREE / "build/bin/kinesic"
PAGES = {
    "share/man/man1/kinesic.1": (sys.executable, TREE / "Scripts/man-page", PROGRAM),
    "share/bash-completion/completions/kinesic": (PROGRAM, "--generate-completion-script", "bash"),
    "share/zsh/site-functions/_kinesic": (PROGRAM, "--generate-completion-script", "zsh"),
    "share/fish/vendor_completions.d/kinesic.fish": (PROGRAM, "--generate-completion-script", "fish"),
}


def version() -> str:
    """The version that base.h says."""
    header = (TREE / "Include/kinesic/base.h").read_text()
    return ".".join(re.findall(r"^#define KIN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header, re.M))


def addresses() -> Dict[str, str]:
    """Where the project is, for the package's page: that of its repository, which the one who builds the wheel
    knows."""
    repository = os.environ.get("KINESIC_REPOSITORY", "").rstrip("/")
    if not repository:
        return {}
    places = {"Source": "", "Documentation": "/tree/main/docs", "Changelog": "/blob/main/CHANGELOG.md", "Issues": "/issues"}
    return {name: repository + place for name, place in places.items()}


def said(*command: object) -> str:
    """What a program prints."""
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


class WithPages(install_data):
    """Brings the manual page and the completions, where a shell and `man` look for them below the environment's
    prefix; the program and the tree's own script make them."""

    def run(self) -> None:
        for place, command in PAGES.items():
            path = Path(self.install_dir) / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(said(*command), "utf-8")
            path.chmod(0o644)
            self.outfiles.append(str(path))


class WithProgram(build_py):
    """Puts the program beside the module."""

    def run(self) -> None:
        if not PROGRAM.is_file():
            raise SetupError(f"{PROGRAM} is missing: 'make tool' builds it")
        shutil.rmtree(self.build_lib, ignore_errors=True)  # nothing of an older build
        super().run()
        package = Path(self.build_lib) / "kinesic_tool"
        shutil.copy(PROGRAM, package)
        shutil.copy(TREE / "LICENSE", package)


class ForAnyPython(bdist_wheel):
    """The program belongs to a platform, but to no version of Python."""

    def get_tag(self) -> Tuple[str, str, str]:
        return "py3", "none", super().get_tag()[2]


class OfAPlatform(Distribution):
    """One that has something compiled, though no extension module."""

    def has_ext_modules(self) -> bool:
        return True


setup(
    version=version(),
    project_urls=addresses(),
    data_files=[(str(Path(place).parent), []) for place in PAGES],
    install_requires=[f"kinesic=={version()}"],
    distclass=OfAPlatform,
    cmdclass={"build_py": WithProgram, "bdist_wheel": ForAnyPython, "install_data": WithPages},
)
