"""Pages of the web package, from the declarations that the compiler writes (build/web/kinesic/dist/*.d.ts)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

# What a program can import, and the files whose declarations stand on each page, in this order.
MODULES = {"index": "kinesic", "react": "kinesic/react", "element": "kinesic/element", "devtools": "kinesic/devtools", "motion": "kinesic/motion", "strokes": "kinesic/strokes"}
PAGES = {
    "touchscreens": ("Touch screens and engines", ["kinesic", "touchscreen", "engine", "samples"]),
    "recognizers": ("Recognizers", ["recognizer", "touch", "view"]),
    "events": ("Events and errors", ["events", "errors"]),
    "classes": ("Classes, their properties and outputs", ["generated/classes", "descriptors"]),
    "react": ("React", ["react", "react/attachment", "react/screen"]),
    "element": ("The element", ["element"]),
    "devtools": ("Developer tools", ["devtools", "devtools/watch"]),
    "motion": ("Movement", ["motion", "motion/motion", "motion/follower", "motion/local"]),
    "define": ("Recognizers in JavaScript", ["define"]),
    "traces": ("Traces, palms, hands", ["traces"]),
    "strokes": ("Drawn shapes", ["strokes"]),
}
STATEMENT = re.compile(r"((?:/\*\*(?:(?!\*/).)*\*/\n)?)^(export (?!\{|\*|type \{)[^\n]*?(?:;$|\{\}$|(?<=\{)\n.*?^\}[^\n]*$|\n.*?;$))", re.S | re.M)
MEMBER = re.compile(r"((?:    /\*\*(?:(?!\*/).)*\*/\n)?)^    (?! )([^\n]*?(?:;$|(?<=\{)\n.*?^    \}[^\n]*;$))", re.S | re.M)
HIDDEN = re.compile(r"private |protected |constructor\(")


@dataclass
class Declaration:
    """A declaration of a file: its name, its comment, and its text."""

    name: str
    comment: str
    code: str

    @property
    def is_class(self) -> bool:
        return re.match(r"(?:abstract )?class ", self.code) is not None


def said(comment: str) -> str:
    """What a comment says, as Markdown: a type that it names in braces is no attribute list."""
    lines = comment.strip().removeprefix("/**").removesuffix("*/").splitlines()
    text = "\n".join(re.sub(r"^\s*\* ?", "", line.strip()) for line in lines).strip()
    return re.sub(r"<(?=[a-z])", r"\\<", text)


def declarations(path: Path) -> list[Declaration]:
    """The exported declarations of a file."""
    found = []
    for comment, code in STATEMENT.findall(path.read_text()):
        bare = re.sub(r"^export (?:declare )?", "", code)
        name = re.match(r"(?:abstract )?\w+ (\w+)", bare)
        assert name, code
        if found and found[-1].name == name[1]:  # an overload
            found[-1].code += "\n" + bare
        else:
            found.append(Declaration(name[1], said(comment), bare))
    return found


def exported(dist: Path, module: str) -> set[str]:
    """The names that a program can import from a module of the package."""
    path = dist / f"{module}.d.ts"
    text = path.read_text()
    names = {each.name for each in declarations(path)}
    for listed in re.findall(r"^export (?:type )?\{([^}]*)\}", text, re.M):
        names |= set(re.findall(r"\w+", listed))
    for other in re.findall(r"^export \* from '\./([\w/-]+)\.js'", text, re.M):
        names |= exported(dist, other)
    return names


def members(code: str) -> dict[str, list[tuple[str, str]]]:
    """Of a class: its public members in order, each with the comment and text of each of its overloads."""
    found: dict[str, list[tuple[str, str]]] = {}
    for comment, text in MEMBER.findall(code):
        name = re.match(r"(?:(?:static|readonly|get|set|abstract) )*\[?([\w.]+)", text)
        if name and not HIDDEN.match(text):
            found.setdefault(name[1], []).append((said(comment), re.sub(r"^    ", "", text, flags=re.M)))
    return found


def block(code: str) -> str:
    return f"```ts\n{code}\n```\n"


def described(declaration: Declaration) -> str:
    """A section of a page: of a class a section for each member, of others the whole text."""
    head = f"## {declaration.name} {{ #{declaration.name} }}\n\n{declaration.comment}\n\n"
    if not declaration.is_class:
        return head + block(declaration.code)
    parts = [head, block(declaration.code.split(" {")[0])]
    for name, overloads in members(declaration.code).items():
        parts.append(f"\n### {declaration.name}.{name} {{ #{declaration.name}.{name} }}\n\n")
        parts.append(block("\n".join(code for _, code in overloads)))
        parts += [f"\n{comment}\n" for comment, _ in overloads if comment]
    return "".join(parts)


def pages(dist: Path) -> dict[str, str]:
    """All pages by their names."""
    public = {module: exported(dist, module) for module in MODULES}
    found = {}
    for page, (title, files) in PAGES.items():
        shown = [each for file in files for each in declarations(dist / f"{file}.d.ts") if any(each.name in names for names in public.values())]
        origin = next(module for module, names in public.items() if shown[0].name in names)
        first = f"# {title}\n\nOf `{MODULES[origin]}`, from its declarations. {UNITS}\n\n"
        found[f"{page}.md"] = first + "\n".join(described(each) for each in shown)
    return found


def contents(dist: Path) -> str:
    """The first page: every page of the reference with what stands on it."""
    found = {page: re.findall(r"^## (\w+)", text, re.M) for page, text in pages(dist).items()}
    rows = [f"| [{PAGES[page.removesuffix('.md')][0]}]({page}) | {', '.join(f'[`{name}`]({page}#{name})' for name in names)} |" for page, names in found.items()]
    return "# TypeScript\n\nOf the package `kinesic`, from its declarations.\n\n| page | what is on it |\n|---|---|\n" + "\n".join(rows) + "\n"


UNITS = "Times are milliseconds, places CSS pixels, angles radians; velocities are a second."
