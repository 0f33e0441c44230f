"""A hook of MkDocs: long names in tables may be broken behind an underscore or a dot; and what the theme leaves open
for screen readers: an empty head of a table is none, and the search has a name."""

from __future__ import annotations

import re
from typing import Any


def on_page_content(html: str, **_: Any) -> str:
    html = re.sub(r"(?s)<td.*?</td>", lambda cell: re.sub(r"<code>.*?</code>", broken, cell[0]), html)
    return re.sub(r"<th([^>]*)></th>", r"<td\1></td>", html)


def on_post_page(output: str, **_: Any) -> str:
    return output.replace('data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"')


def broken(code: re.Match[str]) -> str:
    return re.sub(r"(?<=\w)([_.:])(?=\w)", r"\1<wbr>", code[0])
