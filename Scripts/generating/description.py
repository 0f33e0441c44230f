"""What the headers declare, with the numbers that a compiler knows: sizes, offsets, values."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from abi_headers import Declared, Unknown, declared, declared_apart

# Prints a number of any type: a real one with a point or an exponent, a whole one without.
PRINT = r"""
#define PRINT(number) \
  if (_Generic((number), double: 1, float: 1, default: 0)) printf("%#.17g\n", (double)(number)); \
  else if ((number) < 0) printf("%lld\n", (long long)(number)); \
  else printf("%llu\n", (unsigned long long)(number));
"""


@dataclass
class Described:
    """`numbers` has values by their C expressions: "sizeof(kin_event)", "KIN_OK". `others`: what is declared elsewhere
    and used here."""

    declared: Declared
    numbers: dict[str, int | float]
    version: str
    others: Declared = field(default_factory=Declared)

    def constants(self, prefix: str = "") -> dict[str, int | float]:
        return {name: self.numbers[name] for name in self.declared.constants if name.startswith(prefix)}


def describe(root: Path) -> Described:
    include = root / "Include"
    found = declared(include)
    command = [root / "Scripts/version", include / "kinesic/base.h"]
    version = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    return Described(found, ask_compiler(found, include), version)


def describe_apart(root: Path, name: str, all_others: Described) -> Described:
    """The header of a library of its own."""
    include, others = root / "Include", all_others.declared
    found = declared_apart(include, name, others)
    return Described(found, ask_compiler(found, include, name), all_others.version, others)


def expressions(found: Declared) -> list[str]:
    """All that is to be asked of the compiler."""
    lines = []
    for name, members in found.structs.items():
        lines += [f"sizeof({name})", f"_Alignof({name})"] + [f"offsetof({name}, {m.name})" for m in members]
        lines += [m.count for m in members if m.count]
    return [*lines, *found.constants, "sizeof(void *)"]


def ask_compiler(found: Declared, include: Path, header: str = "kinesic.h") -> dict[str, int | float]:
    """Sizes, alignments, offsets, values, and lengths of arrays, as a program that gcc compiled prints them."""
    lines = expressions(found)
    prints = "".join(f"  PRINT({line})\n" for line in lines)
    source = f"#include <kinesic/{header}>\n#include <stddef.h>\n#include <stdio.h>\n{PRINT}int main(void) {{\n{prints}  return 0;\n}}\n"
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program"
        command = ["gcc", "-std=c11", "-x", "c", "-", "-o", str(program), "-I", str(include)]
        built = subprocess.run(command, input=source, capture_output=True, text=True)
        if built.returncode:
            raise Unknown(f"gcc does not take what the parser found:\n{built.stderr[:2000]}")
        values = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()
    numbers = [float(value) if re.search(r"[.e]", value) else int(value) for value in values]
    return dict(zip(lines, numbers, strict=True))
