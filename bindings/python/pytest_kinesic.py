"""pytest plugin: collects behaviour cases from files that are named *.kinesic.json, one test per case.

It loads the library only when there is such a file, so that other test runs do not depend on it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Dict, Iterator, Optional, Tuple, Union

import pytest

SUFFIX = ".kinesic.json"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Optional["CaseFile"]:
    """Takes the files of cases."""
    if file_path.name.endswith(SUFFIX):
        return CaseFile.from_parent(parent, path=file_path)
    return None


class CaseFile(pytest.File):
    """A file of cases."""

    def collect(self) -> Iterator["CaseItem"]:
        """One item per case."""
        from kinesic import CaseError, load_cases

        try:
            cases = load_cases(self.path)
        except CaseError as error:
            raise self.CollectError(str(error)) from None
        for index, case in enumerate(cases):
            name = case.get("id")
            yield CaseItem.from_parent(self, name=name if isinstance(name, str) and name else f"[{index}]", case=case)


class Differs(Exception):
    """What came out is not what the case expects; the text is the report."""


class CaseItem(pytest.Item):
    """A case."""

    def __init__(self, *, case: Dict[str, Any], **arguments: Any) -> None:
        super().__init__(**arguments)
        self.case = case

    def runtest(self) -> None:
        """Runs it."""
        from kinesic import check

        result = check(self.case)
        if not result.passed:
            raise Differs(str(result))

    def repr_failure(self, excinfo: "pytest.ExceptionInfo[BaseException]", style: Any = None) -> Any:
        """The report, or the sentence on what is malformed, without a traceback."""
        from kinesic import CaseError

        if isinstance(excinfo.value, (Differs, CaseError)):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> "Tuple[Union[Path, str], Optional[int], str]":
        """Where it stands, and its title."""
        from kinesic._core.visible import visible

        title = self.case.get("title")
        return self.path, None, visible(f"{self.name}: {title}" if isinstance(title, str) else self.name)
