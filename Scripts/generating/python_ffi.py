"""The C interface as ctypes: constants, types, structs and the table of functions."""

from __future__ import annotations

import re
from binascii import crc32

from abi_headers import Function, Member, Unknown

from generating.description import Described
from generating.python_text import WIDTH, listing, quoted

SCALARS = {
    "bool": "c_bool",
    "double": "c_double",
    "int32_t": "c_int32",
    "uint8_t": "c_uint8",
    "uint16_t": "c_uint16",
    "uint32_t": "c_uint32",
    "uint64_t": "c_uint64",
}
HEAD = '''"""The {what} of the C interface, from the headers. By Scripts/generate: do not edit, run `make generate`."""

from __future__ import annotations
{imports}'''
CTYPES = ["CFUNCTYPE", "POINTER", "Structure", "Union", *sorted([*SCALARS.values(), "c_char_p", "c_void_p"])]


class Types:
    """Writes C types as ctypes."""

    def __init__(self, described: Described) -> None:
        parts = (described.others, described.declared)
        types = {name: kind for part in parts for name, kind in part.types.items()}
        self.opaque = {name for name, kind in types.items() if kind == "struct"}
        self.known = {*types, *(name for part in parts for name in part.structs)}

    def plain(self, spelled: str) -> str:
        """Any type but an array: "const kin_touch *const *"."""
        if "(*)" in spelled:
            return self.function(spelled)
        base, stars = re.sub(r"\bconst\b|[ *]", "", spelled), spelled.count("*")
        if base == "void" and not stars:
            return "None"
        if stars and base in ("void", "char"):
            kind, stars = f"c_{base}_p", stars - 1
        elif stars and base in self.opaque:
            kind, stars = f"{base}_p", stars - 1
        elif base in SCALARS:
            kind = SCALARS[base]
        elif base in self.known:
            kind = base
        else:
            raise Unknown(f"the type {spelled} has no ctypes")
        return "POINTER(" * stars + kind + ")" * stars

    def function(self, spelled: str) -> str:
        """A pointer to a function: "bool (*)(const void *, double)"."""
        result, _, rest = spelled.partition(" (*)(")
        parameters = [each for each in rest.rstrip(")").split(", ") if each != "void"]
        return f"CFUNCTYPE({', '.join(map(self.plain, [result, *parameters]))})"

    def signature(self, function: Function) -> list[str]:
        """The types of the result and of the parameters."""
        return [self.plain(function.result), *(self.plain(kind) for _, kind in function.parameters)]

    def member(self, member: Member) -> str:
        kind = self.plain(member.type) + (f" * {member.count}" if member.count else "")
        row = f"({quoted(member.name)}, {kind})"
        if len(row) < WIDTH - 8:
            return row
        return f"(\n            {quoted(member.name)},\n            {kind},\n        )"


def structure(name: str, members: list[Member], types: Types) -> str:
    """The class of a struct, behind that of its unnamed union if it has one."""
    union = [types.member(each) for each in members if each.in_union]
    fields = [types.member(each) for each in members if not each.in_union]
    if not union:
        return f"class {name}(Structure):\n{listing('_fields_ = [', fields, ']', 4)}\n"
    first = next(index for index, each in enumerate(members) if each.in_union)
    fields.insert(first, f'("_union", _{name}_union)')
    return (
        f"class _{name}_union(Union):\n{listing('_fields_ = [', union, ']', 4)}\n\n\n"
        f'class {name}(Structure):\n    _anonymous_ = ("_union",)\n{listing("_fields_ = [", fields, "]", 4)}\n'
    )


def named(described: Described, types: Types) -> str:
    """Every type, in the order of the headers, with the blank lines that classes want."""
    text, after_class = "", True
    for name in described.declared.named:
        is_class = name in described.declared.structs
        text += "\n\n" if is_class or after_class else ""
        if is_class:
            text += structure(name, described.declared.structs[name], types)
        elif name in types.opaque:
            text += f"{name}_p = c_void_p\n"
        else:
            kind = types.plain(described.declared.types[name])
            text += f"{name}{': Any' if kind.startswith('CFUNCTYPE(') else ''} = {kind}\n"
        after_class = is_class
    return text


def table(described: Described, types: Types) -> str:
    rows = ""
    for name, function in described.declared.functions.items():
        result, *arguments = types.signature(function)
        rows += listing(f"{quoted(name)}: ({result}, [", arguments, "]),", 4) + "\n"
    return f"\n# name: (result, arguments)\nFUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {{\n{rows}}}\n"


def plugin_functions(described: Described, types: Types) -> str:
    text = "\n\n# What a plugin exports.\n"
    for name, function in described.declared.plugin_functions.items():
        text += f"{name}: Any = CFUNCTYPE({', '.join(types.signature(function))})\n"
    return text


def imported(module: str, names: list[str], body: str) -> str:
    """An import of those of the names that the body uses."""
    used = [name for name in names if re.search(rf"\b{name}\b", body)]
    return f"\nfrom {module} import (\n" + "".join(f"    {name},\n" for name in used) + ")\n"


def constants(described: Described) -> str:
    head = HEAD.replace("{what}", "constants").replace("{imports}", "")
    return head + "\n" + "".join(f"{name} = {value!r}\n" for name, value in described.constants().items())


def structs(described: Described) -> str:
    types = Types(described)
    body = named(described, types) + plugin_functions(described, types)
    imports = imported("ctypes", CTYPES, body) + "from typing import Any\n" + imported(".generated_constants", sorted(described.constants()), body)
    return HEAD.replace("{what}", "types").replace("{imports}", imports) + body


def functions(described: Described, manifest: str) -> str:
    types = Types(described)
    checksum = f"\n# Of the text that kin_abi_manifest gives.\nMANIFEST_CHECKSUM = {crc32(manifest.encode())}\n"
    body = checksum + table(described, types)
    names = [f"{name}_p" if name in types.opaque else name for name in described.declared.named]
    imports = imported("ctypes", CTYPES, body) + "from typing import Any, Dict, List, Tuple\n"
    imports += imported(".generated_types", sorted(names), body)
    return HEAD.replace("{what}", "functions").replace("{imports}", imports) + body


def apart(described: Described, library: str) -> str:
    """The header of a library of its own: constants, types and functions in one module."""
    types = Types(described)
    values = "\n" + "".join(f"{name} = {value!r}\n" for name, value in described.constants().items())
    body = values + named(described, types).rstrip("\n") + "\n" + table(described, types)
    imports = imported("ctypes", CTYPES, body) + "from typing import Any, Dict, List, Tuple\n"
    others = [f"{name}_p" if name in types.opaque else name for name in described.others.named]
    imports += imported(".generated_types", sorted(others), body)
    return HEAD.replace("The {what} of the C interface, from the headers", f"The C interface of libkinesic-{library}").replace("{imports}", imports) + body
