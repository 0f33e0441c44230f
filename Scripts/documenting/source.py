"""The pages of docs/ as the site has them: links that lead out of the folder lead to pages of the site, and names of
the interfaces lead to the reference."""

from __future__ import annotations

import os
import re
from pathlib import Path

# Files outside of docs/ that are pages of the site.
COPIED = {
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "bindings/python/README.md": "python/index.md",
    "bindings/web/README.md": "web/index.md",
    **{f"bindings/{name}/README.md": f"{name}/index.md" for name in ("rust", "go", "csharp", "java", "swift")},
    "Tests/Cases/README.md": "cases-format.md",
}
CODE = re.compile(r"^(`{3,})(\w*)([^\n]*)\n(.*?)^\1$", re.S | re.M)


def fence(match: re.Match[str]) -> str:
    """A block of code, with its file name as title and without words for tests."""
    named = re.search(r"file=(\S+)", match[3])
    title = f' title="{named[1]}"' if named else ""
    return f"{match[1]}{match[2] or 'text'}{title}\n{match[4]}{match[1]}"


class Pages:
    """Turns the text of a page of the tree into that of the site."""

    def __init__(self, root: Path, names: dict[str, str]) -> None:
        self.root, self.names = root, names
        docs = {f"docs/{path.relative_to(root / 'docs')}" for path in (root / "docs").rglob("*") if path.is_file()}
        self.pages = {name: name.removeprefix("docs/") for name in docs} | COPIED
        headers = (root / "Include/kinesic").glob("*.h")
        self.pages |= {f"Include/kinesic/{path.name}": f"c/{path.stem}.md" for path in headers}
        self.pages |= {"bindings/web/playground/README.md": "playground/index.html"}
        self.pages |= {"Include/kinesic/kinesic.h": "c/index.md", "Include/kinesic": "c/index.md", "README.md": "index.md"}

    def converted(self, name: str) -> str:
        """The page of the site that a file of the tree becomes."""
        return self.linked(name, (self.root / name).read_text())

    def linked(self, name: str, text: str) -> str:
        """A page with its blocks of code and its links as the site wants them."""
        pieces, place = [], 0
        for block in CODE.finditer(text):
            pieces += [self.prose(name, text[place : block.start()]), fence(block)]
            place = block.end()
        return "".join([*pieces, self.prose(name, text[place:])])

    def prose(self, name: str, text: str) -> str:
        text = re.sub(r"(!?)\[((?:[^\[\]]|`[^`]*`)*)\]\(([^)\s]+)\)", lambda match: self.link(name, match), text)
        return re.sub(r"(?<!\[)(?<!\[`)`([^`\n]+)`(?!\]?\()(?![^\[\n|]*\]\()", lambda match: self.named(name, match), text)

    def link(self, name: str, match: re.Match[str]) -> str:
        mark, words, target = match.groups()
        file, _, anchor = target.partition("#")
        if re.match(r"\w+:", target) or not file:
            return match[0]
        inside = os.path.normpath(os.path.join(os.path.dirname(name), file))
        if inside not in self.pages:
            return words  # a file of the tree that is no page
        return f"{mark}[{words}]({self.way(name, self.pages[inside])}{'#' + anchor if anchor else ''})"

    def named(self, name: str, match: re.Match[str]) -> str:
        """A name in code quotes: of a document or of an interface, it becomes a link to where it is described."""
        word = match[1]
        if word in self.pages and word.endswith((".md", ".h")) and self.pages[word] != self.page(name):
            return f"[{match[0]}]({self.way(name, self.pages[word])})"
        known = word if word in self.names else word.split(".")[0] if word.startswith("kin") and "." in word else ""
        if word.startswith("kinesic."):
            known = ".".join(word.split(".")[:2])
        if known not in self.names or self.names[known] == self.page(name):
            return match[0]
        return f"[{match[0]}]({self.way(name, self.names[known])})"

    def page(self, name: str) -> str:
        return self.pages.get(name, name)

    def way(self, name: str, target: str) -> str:
        """The way from a page to another one, both of the site."""
        file, _, anchor = target.partition("#")
        here = os.path.dirname(self.page(name))
        return os.path.relpath(file, here or ".") + (f"#{anchor}" if anchor else "")
