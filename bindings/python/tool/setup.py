"""What pyproject.toml cannot say: the version stands in a C header, and the wheel carries the program."""

import os
import re
import shutil
from pathlib import Path
from typing import Tuple

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

TREE = Path(__file__).resolve().parents[3]
PROGRAM = TREE / "build/bin/kinesic"


def version() -> str:
    """The version that base.h says."""
    header = (TREE / "Include/kinesic/base.h").read_text()
    return ".".join(re.findall(r"^#define KIN_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header, re.M))


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
        # Scripts/build-wheel brings the libraries along, of which libffi asks for its notice.
        if "KINESIC_LIBFFI_NOTICE" in os.environ:
            shutil.copy(os.environ["KINESIC_LIBFFI_NOTICE"], package / "LICENSE.libffi")


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
    install_requires=[f"kinesic=={version()}"],
    distclass=OfAPlatform,
    cmdclass={"build_py": WithProgram, "bdist_wheel": ForAnyPython},
)
