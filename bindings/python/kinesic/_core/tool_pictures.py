"""Pictures that the command-line tool draws, of traces."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from html import escape
from typing import Optional

from .errors import UnsupportedError
from .tool import tool
from .printable_text import visible

UNTITLED = "a session of touches"


def drawn(trace: bytes, title: str, theme: str) -> Optional[str]:
    """The SVG element of `kinesic draw`; None where the tool is not installed, or does not draw this trace."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = os.path.join(folder, "session.kintrace"), os.path.join(folder, "session.svg")
        with open(source, "wb") as file:
            file.write(trace)
        try:
            command = [tool(), "draw", source, "--theme", theme, f"--title={visible(title) or UNTITLED}", "--output", target]
            subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
            with open(target, encoding="utf-8") as file:
                picture = file.read()
        except (UnsupportedError, OSError, subprocess.CalledProcessError):
            return None
    return picture[picture.index("<svg") :].replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)


def framed(picture: str) -> str:
    """An SVG element of the tool for a page that has other things in it: its styles and ids stay its own."""
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', picture)
    width, height = size.groups() if size else ("1200", "800")
    style = f"width:100%;max-width:{width}px;aspect-ratio:{width}/{height};border:0"
    body = f'<body style="margin:0">{picture}</body>'
    return f'<iframe title="Kinesic" style="{style}" srcdoc="{escape(body)}"></iframe>'
