"""What pyproject.toml cannot say: the version stands in a C header, the package's page has no links into the tree,
the tool is that of the same version, and the wheel carries the libraries."""

import os
import re
import shutil
from pathlib import Path
from typing import Dict, Tuple

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

TREE = Path(__file__).resolve().parents[2]
# Of another system (Scripts/build-wheel), where the folder is said, or of this one.
BUILT = Path(os.environ.get("KINESIC_LIBRARIES") or TREE / "build/lib")
FORM = "{}.dll" if (BUILT / "kinesic.dll").exists() else "lib{}.so"
# By what builds each.
LIBRARIES = {target: BUILT / FORM.format(name) for target, name in {"lib": "kinesic", "lint": "kinesic-lint", "overlay": "kinesic-overlay", "recordings": "kinesic-recordings", "strokes": "kinesic-strokes", "touchpad": "kinesic-touchpad", "watch": "kinesic-watch"}.items()}


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


def page() -> str:
    """The README for the package's page, where a link into the tree would lead nowhere: what it is called stays."""
    text = (Path(__file__).parent / "README.md").read_text()
    return re.sub(r"(?<!!)\[([^]]+)\]\((?!\w+:)[^)]*\)", r"`\1`", text)


class WithLibraries(build_py):
    """Puts the libraries beside the modules. An editable installation needs none: it finds the tree's own."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        for target, library in LIBRARIES.items():
            if not library.is_file():
                raise SetupError(f"{library} is missing: 'make {target}' builds it")
        shutil.rmtree(self.build_lib, ignore_errors=True)  # no module of an older build
        super().run()
        package = Path(self.build_lib) / "kinesic"
        for library in LIBRARIES.values():
            shutil.copy(library, package)
        if "KINESIC_RENAMED" in os.environ:  # of Scripts/build-wheel, in place of those
            shutil.copytree(os.environ["KINESIC_RENAMED"], package, dirs_exist_ok=True)
        shutil.copy(TREE / "LICENSE", package)


class ForAnyPython(bdist_wheel):
    """The library belongs to a platform, but to no version of Python: ctypes loads it."""

    def get_tag(self) -> Tuple[str, str, str]:
        return "py3", "none", os.environ.get("KINESIC_WHEEL_PLATFORM") or super().get_tag()[2]


class OfAPlatform(Distribution):
    """One that has something compiled, though no extension module."""

    def has_ext_modules(self) -> bool:
        return True


setup(
    version=version(),
    project_urls=addresses(),
    long_description=page(),
    long_description_content_type="text/markdown",
    extras_require={
        "numpy": ["numpy"],
        "test": ["pytest>=7", "mypy", "numpy"],
        "tool": [f"kinesic-tool=={version()}"],
    },
    distclass=OfAPlatform,
    cmdclass={"build_py": WithLibraries, "bdist_wheel": ForAnyPython},
)
