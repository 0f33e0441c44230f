"""A reader of the C that the headers are written in, and of nothing else: what it does not know is an error that names
the line."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from pathlib import Path

TOKEN = re.compile(r'"[^"\n]*"|[A-Za-z_]\w*|0[xX][0-9A-Fa-f]+u?|\d+u?|<<|\.\.\.|[-+*,;(){}\[\]=<>!&|.?:/%~]')
# With arguments: the headers' own, as their inline functions are.
MACROS = {"KIN_HAS_FIELD"}


class Unknown(Exception):
    """Something in a header that the parser does not know."""


@dataclass
class Member:
    """A field of a struct. `count` is the text between the brackets of an array.
    `in_union`: it shares its place with its neighbours."""

    name: str
    type: str
    count: str = ""
    in_union: bool = False


@dataclass
class Function:
    """`parameters`: the name and type of each."""

    result: str
    parameters: list[list[str]]


@dataclass
class Declared:
    """What the headers declare, in their order. `named`: the names of types and structs; `macros`: the constants that
    are no part of an enumeration."""

    named: list[str] = field(default_factory=list)
    types: dict[str, str] = field(default_factory=dict)
    structs: dict[str, list[Member]] = field(default_factory=dict)
    constants: list[str] = field(default_factory=list)
    macros: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    plugin_functions: dict[str, Function] = field(default_factory=dict)
    annotations: set[str] = field(default_factory=set)


def spell(words: list[str]) -> str:
    """A type in one spelling: "const kin_touch *const *"."""
    text = ""
    for word in words:
        text += word if not text or text.endswith("*") else " " + word
    return text


class Parser:
    def __init__(self, name: str, text: str, into: Declared) -> None:
        self.name, self.into = name, into
        self.tokens: list[tuple[str, int]] = []
        self.place = 0
        code = re.sub(r"/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.S)
        self.read_lines(code.split("\n"))

    def unknown(self, line: int, what: str) -> Unknown:
        return Unknown(f"{self.name}:{line}: {what}")

    def read_lines(self, lines: list[str]) -> None:
        """Directives, and the tokens between them. C++ parts are dropped; what compilers differ in may only be
        annotations."""
        conditions: list[str] = []
        number = 0
        while number < len(lines):
            line, number = lines[number], number + 1
            at = number
            while line.endswith("\\"):
                line, number = line[:-1] + lines[number], number + 1
            directive = re.match(r"\s*#\s*(\w+)\s*(.*)", line)
            if directive:
                self.read_directive(at, directive[1], directive[2].strip(), conditions)
            elif "__cplusplus" not in conditions:
                if line.strip() and [c for c in conditions if c != "guard"]:
                    raise self.unknown(at, "a declaration inside #if")
                if TOKEN.sub("", line).strip():
                    raise self.unknown(at, f"what is this: {TOKEN.sub('', line).strip()}")
                self.tokens += [(token, at) for token in TOKEN.findall(line)]
        if conditions:
            raise self.unknown(number, "an #if without its #endif")

    def read_directive(self, line: int, word: str, rest: str, conditions: list[str]) -> None:
        if word == "include":
            return
        if word in ("if", "ifdef", "ifndef"):
            guard = word == "ifndef" and not conditions and re.fullmatch(r"KINESIC_\w*H", rest)
            conditions.append("guard" if guard else rest)
        elif word == "endif" and conditions:
            conditions.pop()
        elif word == "define":
            self.read_define(line, rest, conditions)
        elif word not in ("else", "elif", "error", "undef"):
            raise self.unknown(line, f"the directive #{word}")

    def read_define(self, line: int, rest: str, conditions: list[str]) -> None:
        name, _, value = rest.partition(" ")
        if conditions != ["guard"]:
            self.into.annotations.add(name)
        elif not value:
            if not re.fullmatch(r"KINESIC_\w*H", name):
                raise self.unknown(line, f"the macro {name} without a value")
        elif name.partition("(")[0] in MACROS:
            return
        elif "(" in name:
            raise self.unknown(line, f"the macro with arguments {name}")
        elif value.strip().startswith('"'):
            self.into.texts[name] = json.loads(value)
        else:
            self.into.constants.append(name)
            self.into.macros.append(name)

    # Tokens.

    @property
    def line(self) -> int:
        return self.tokens[min(self.place, len(self.tokens) - 1)][1]

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.place + ahead][0] if self.place + ahead < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        if not token:
            raise self.unknown(self.line, "the header ends in the middle of a declaration")
        self.place += 1
        return token

    def expect(self, *wanted: str) -> None:
        for want in wanted:
            if self.peek() != want:
                raise self.unknown(self.line, f"{want} is wanted, not {self.peek()}")
            self.place += 1

    def identifier(self) -> str:
        if not re.fullmatch(r"[A-Za-z_]\w*", self.peek()):
            raise self.unknown(self.line, f"a name is wanted, not {self.peek()}")
        return self.take()

    # Declarations.

    def parse(self) -> None:
        while self.place < len(self.tokens):
            if self.peek() == "typedef":
                self.typedef()
            elif self.peek() == "enum":
                self.enumeration()
            elif self.peek() == "KIN_INLINE":
                self.skip_inline()
            elif self.peek() == "KIN_CONSTANT":
                self.skip_constant()
            else:
                self.function()

    def typedef(self) -> None:
        self.expect("typedef")
        if self.peek() == "struct":
            self.expect("struct")
            name = self.identifier()
            if self.peek() == "{":
                self.into.structs[name] = self.members()
            else:
                self.into.types[name] = "struct"
            self.into.named.append(name)
            self.expect(name, ";")
            return
        words = self.type_words()
        if self.peek() == "(":
            name, spelled = self.function_pointer(spell(words))
        else:
            name, spelled = words.pop(), spell(words)
        self.expect(";")
        self.into.named.append(name)
        self.into.types[name] = spelled

    def type_words(self) -> list[str]:
        words = []
        while re.fullmatch(r"[A-Za-z_]\w*|\*", self.peek()):
            word = self.take()
            if word in ("struct", "union", "enum", "volatile", "long", "static", "extern"):
                raise self.unknown(self.line, f"{word} in a type")
            if word not in self.into.annotations:
                words.append(word)
        if not self.peek():
            self.take()
        if not words:
            raise self.unknown(self.line, f"a type is wanted, not {self.peek()}")
        return words

    def function_pointer(self, result: str) -> tuple[str, str]:
        """`(*name)(parameters)`, after the type of the result."""
        self.expect("(", "*")
        name = self.identifier()
        self.expect(")")
        types = [kind for _, kind in self.parameters()]
        return name, f"{result} (*)({', '.join(types) or 'void'})"

    def parameters(self) -> list[list[str]]:
        self.expect("(")
        found = []
        if self.peek() == "void" and self.peek(1) == ")":
            self.take()
        while self.peek() != ")":
            words = self.type_words()
            if len(words) < 2 or words[-1] == "*":
                raise self.unknown(self.line, "a parameter without a name")
            found.append([words.pop(), spell(words)])
            if self.peek() != ")":
                self.expect(",")
        self.expect(")")
        return found

    def members(self) -> list[Member]:
        found: list[Member] = []
        self.expect("{")
        while self.peek() != "}":
            if self.peek() == "KIN_EXTENSION" and self.peek(1) == "union":
                self.expect("KIN_EXTENSION", "union")
                found += [replace(member, in_union=True) for member in self.members()]
                self.expect(";")
                continue
            words = self.type_words()
            if self.peek() == "(":
                found.append(Member(*self.function_pointer(spell(words))))
            else:
                name = words.pop()
                found.append(Member(name, spell(words), self.brackets()))
                while self.peek() == ",":
                    if "*" in words:
                        raise self.unknown(self.line, "two pointers in one declaration")
                    self.expect(",")
                    found.append(Member(self.identifier(), spell(words), self.brackets()))
            self.expect(";")
        self.expect("}")
        return found

    def brackets(self) -> str:
        if self.peek() != "[":
            return ""
        self.expect("[")
        count = self.take()
        self.expect("]")
        return count

    def enumeration(self) -> None:
        self.expect("enum", "{")
        while self.peek() != "}":
            self.into.constants.append(self.identifier())
            self.expect("=")
            while self.peek() not in (",", "}"):
                self.take()
            if self.peek() == ",":
                self.take()
        self.expect("}", ";")

    def skip_inline(self) -> None:
        """A function of the header's own: no part of the library."""
        while self.peek() != "{":
            self.take()
        depth = 0
        while True:
            depth += {"{": 1, "}": -1}.get(self.take(), 0)
            if depth == 0:
                return

    def skip_constant(self) -> None:
        """A constant of the header's own, beside the macro that is read."""
        while self.take() != ";":
            pass

    def function(self) -> None:
        into = self.into.plugin_functions if self.peek() == "KIN_PLUGIN_EXPORT" else self.into.functions
        words = self.type_words()
        name = words.pop()
        into[name] = Function(spell(words), self.parameters())
        self.expect(";")


def declared(include: Path) -> Declared:
    """Reads the headers in the order in which kinesic.h includes them."""
    into = Declared()
    names = re.findall(r'^#include "(\w+\.h)"', (include / "kinesic/kinesic.h").read_text(), re.M)
    for name in names:
        Parser(name, (include / "kinesic" / name).read_text(), into).parse()
    return into


def declared_apart(include: Path, name: str, others: Declared) -> Declared:
    """Reads a header that kinesic.h does not include."""
    into = Declared(annotations=set(others.annotations))
    Parser(name, (include / "kinesic" / name).read_text(), into).parse()
    return into
