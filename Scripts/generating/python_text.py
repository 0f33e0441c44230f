"""Python source, with lines that are short enough."""

from __future__ import annotations

import json
import textwrap

WIDTH = 119


def listing(head: str, items: list[str], tail: str, indent: int = 0) -> str:
    """`head` items `tail` on one line if they fit there, else one item a line."""
    margin = " " * indent
    line = margin + head + ", ".join(items) + tail
    if len(line) <= WIDTH and "\n" not in line:
        return line
    return f"{margin}{head}\n" + "".join(f"{margin}    {item},\n" for item in items) + margin + tail


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def text(content: str, indent: int) -> str:
    """A string: in several parts where it is too long for a line at this indent."""
    if indent + len(quoted(content)) < WIDTH:
        return quoted(content)
    parts = textwrap.wrap(content, WIDTH - indent - 4, drop_whitespace=False, break_long_words=False)
    return ("\n" + " " * indent).join(quoted(part) for part in parts)


def document(content: str, indent: int) -> str:
    """A docstring; lines that are too long are broken."""
    margin = " " * indent
    lines: list[str] = []
    for line in content.split("\n"):
        lines += textwrap.wrap(line, WIDTH - indent - 6, break_long_words=False) if line else [line]
    return margin + '"""' + "\n".join(margin + line if line else "" for line in lines).lstrip() + '"""'
