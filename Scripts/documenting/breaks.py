"""A hook of MkDocs: long names in tables may be broken behind an underscore or a dot."""

from __future__ import annotations

import re
from typing import Any


def on_page_content(html: str, **_: Any) -> str:
    return re.sub(r"(?s)<td.*?</td>", lambda cell: re.sub(r"<code>.*?</code>", broken, cell[0]), html)


def broken(code: re.Match[str]) -> str:
    return re.sub(r"(?<=\w)([_.:])(?=\w)", r"\1<wbr>", code[0])
