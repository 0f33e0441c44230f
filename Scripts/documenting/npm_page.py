"""The page and the manifest of the web package, as they are outside of the tree.

A link into the tree leads to the repository that KINESIC_REPOSITORY names; without one, what it is called stays."""

from __future__ import annotations

import json
import os
import posixpath
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "bindings/web"
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?!\w+:|#)([^)]*)\)")


def page(text: str, repository: str) -> str:
    """The README, for a reader who has no tree around it."""

    def link(match: re.Match[str]) -> str:
        words, target = match.groups()
        inside = posixpath.normpath(posixpath.join("bindings/web", target))
        return f"[{words}]({repository}/blob/main/{inside})" if repository else words if "`" in words else f"`{words}`"

    return LINK.sub(link, text)


def manifest(text: str, version: str, repository: str) -> str:
    """package.json, with the version of the library and the addresses of the project."""
    given = json.loads(text) | {"version": version}
    if repository:
        given["homepage"] = f"{repository}/tree/main/bindings/web#readme"
        given["repository"] = {"type": "git", "url": f"git+{repository}.git", "directory": "bindings/web"}
        given["bugs"] = {"url": f"{repository}/issues"}
    return json.dumps(given, indent=2) + "\n"


def main(out: Path, version: str) -> None:
    repository = os.environ.get("KINESIC_REPOSITORY", "").rstrip("/").removesuffix(".git")
    (out / "README.md").write_text(page((WEB / "README.md").read_text(), repository))
    (out / "package.json").write_text(manifest((WEB / "package.json").read_text(), version, repository))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
