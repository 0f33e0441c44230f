"""The C# assembly in bindings/csharp: the declarations of C for P/Invoke, the enumerations, the classes."""

from __future__ import annotations

import re
from pathlib import Path

from abi_headers import Function, Member, Unknown

from generating import comments, typed
from generating.description import Described
from generating.typed import MARK, Class, Enumerated, pascal
from generating.typed import Member as Typed

HEAD = f"// {MARK}\n\n"
SCALARS = {
    "bool": "byte",
    "double": "double",
    "int32_t": "int",
    "uint8_t": "byte",
    "uint16_t": "ushort",
    "uint32_t": "uint",
    "uint64_t": "ulong",
    "char": "byte",
    "void": "void",
}
KEYWORDS = {"event", "params", "ref", "in", "out", "string", "object", "lock", "base", "class", "explicit", "checked", "fixed", "delegate"}


def named(name: str) -> str:
    return f"@{name}" if name in KEYWORDS else name


def summary(text: str, indent: str) -> str:
    """A documentation comment."""
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return typed.lines(f"<summary>{safe}</summary>", "/// ", indent) if text else ""


class Types:
    """Writes C types as C#'s; all of them can be copied as they are, so that no call converts anything."""

    def __init__(self, described: Described) -> None:
        self.described, self.declared = described, described.declared

    def plain(self, spelled: str) -> str:
        """Any type but an array."""
        if "(*)" in spelled:
            return "IntPtr"
        stars = spelled.count("*")
        base = next(word for word in spelled.replace("*", " ").split() if word != "const")
        while base in self.declared.types and self.declared.types[base] != "struct":
            under = self.declared.types[base]
            if "(*)" in under:
                return "IntPtr" + "*" * stars
            base = under
        if base == "void" and stars or self.declared.types.get(base) == "struct":
            return "IntPtr" + "*" * (stars - 1)
        if base not in SCALARS and base not in self.declared.structs:
            raise Unknown(f"the type {spelled} has no name in C#")
        return SCALARS.get(base, base) + "*" * stars

    def member(self, member: Member, indent: str, at: str = "") -> str:
        kind, name = self.plain(member.type), named(member.name)
        if not member.count:
            return f"{indent}{at}public {kind} {name};\n"
        count = self.described.numbers[member.count]
        if kind not in SCALARS.values():
            raise Unknown(f"an array of {kind} has no form in C#")
        return f"{indent}{at}public fixed {kind} {name}[{count}];\n"


def structure(name: str, members: list[Member], types: Types, document: str) -> str:
    union, indent = [each for each in members if each.in_union], "    "
    text = ""
    if union:
        text = f"\n{summary(f'The unnamed union of {name}.', indent)}{indent}[StructLayout(LayoutKind.Explicit)]\n{indent}public unsafe struct {name}_union\n{indent}{{\n"
        text += "".join(types.member(each, indent * 2, "[FieldOffset(0)] ") for each in union) + f"{indent}}}\n"
    text += f"\n{summary(document, indent)}{indent}[StructLayout(LayoutKind.Sequential)]\n{indent}public unsafe struct {name}\n{indent}{{\n"
    done = False
    for each in members:
        if not each.in_union:
            text += types.member(each, indent * 2)
        elif not done:
            text, done = text + f"{indent * 2}public {name}_union of;\n", True
    return text + f"{indent}}}\n"


def function(name: str, declared: Function, types: Types, document: str) -> str:
    parameters = ", ".join(f"{types.plain(kind)} {named(each)}" for each, kind in declared.parameters)
    text = "\n" + summary(document, "    ") + '    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]\n'
    return text + f"    public static extern {types.plain(declared.result)} {name}({parameters});\n"


def constant(name: str, value: int | float) -> str:
    kind = "double" if isinstance(value, float) else "int" if value < 2**31 else "ulong"
    return f"    public const {kind} {name} = {value!r};\n"


def declarations(described: Described, root: Path) -> str:
    """Native.cs."""
    types, documents = Types(described), comments.declarations(root / "Include")
    found = described.declared
    text = HEAD + "using System;\nusing System.Runtime.InteropServices;\n\nnamespace Kinesic {\n"
    text += "/// <summary>What the C headers declare, for what has no method: Engine.Address is the engine for it. The comments are\n/// the headers'.</summary>\n"
    text += "public static unsafe class Native\n{\n"
    text += "".join(constant(name, value) for name, value in described.constants().items())
    for name in found.named:
        if name in found.structs:
            text += structure(name, found.structs[name], types, documents.get(name, ""))
    text += "".join(function(name, each, types, documents.get(name, "")) for name, each in found.functions.items())
    return text + "}\n}\n"


def enumeration(one: Enumerated) -> str:
    text = f"\n{summary(one.document, '')}" + ("[Flags]\n" if one.is_mask else "")
    text += f"public enum {one.name} : {'uint' if one.is_mask else 'int'}\n{{\n"
    if one.is_mask:
        text += "    /// <summary>None of them.</summary>\n    None = 0,\n"
    for each in one.constants:
        text += summary(each.document, "    ") + f"    {pascal(each.name)} = {each.value},\n"
    return text + "}\n"


def enumerations(described: Described, root: Path) -> str:
    """Enums.cs."""
    found = typed.enumerations(described, root)
    return HEAD + "using System;\n\nnamespace Kinesic {" + "".join(map(enumeration, found)) + "}\n"


# The type of a property or output, how it is made of a number, and how a number is made of it.
KINDS = {
    "number": ("double", "{}", "{}"),
    "count": ("uint", "(uint){}", "{}"),
    "boolean": ("bool", "{} != 0", "{} ? 1 : 0"),
    "time": ("TimeSpan", "Time.FromSeconds({})", "{}.TotalSeconds"),
    "point": ("Point", "", ""),
}


def kind(name: str, masks: set[str]) -> tuple[str, str, str]:
    if name in KINDS:
        return KINDS[name]
    return name, f"({name})({'uint' if name in masks else 'int'}){{}}", f"({'uint' if name in masks else 'int'}){{}}"


def accessor(each: Typed, masks: set[str]) -> str:
    name, made, number = kind(each.kind, masks)
    value = made.format(f'GetNumber("{each.name}")')
    text = "\n" + summary(each.document, "    ") + f"    public {name} {pascal(each.name)}\n    {{\n        get {{ return {value}; }}\n"
    return text + f'        set {{ SetNumber("{each.name}", {number.format("value")}); }}\n    }}\n'


def output(owner: str, each: Typed, masks: set[str]) -> str:
    # A member may not be called as its class is.
    member = pascal(each.name) if pascal(each.name) != owner else f"Current{owner}"
    name, made, _ = kind(each.kind, masks)
    values = [f'GetValue("{word}")' for word in each.words()]
    value = f"new Point({', '.join(values)})" if each.kind == "point" else made.format(values[0])
    return "\n" + summary(each.document + " Now.", "    ") + f"    public {name} {member}\n    {{\n        get {{ return {value}; }}\n    }}\n"


def outputs(one: Class, masks: set[str]) -> str:
    text = f"\n/// <summary>The outputs of a {one.name}, as an event has them.</summary>\npublic sealed class {one.name}Outputs\n{{\n"
    rows = ""
    for each in one.outputs:
        name, made, _ = kind(each.kind, masks)
        value = f"new Point(values[{each.first}], values[{each.first + 1}])" if each.kind == "point" else made.format(f"values[{each.first}]")
        text += summary(each.document, "    ") + f"    public {name} {pascal(each.name)} {{ get; private set; }}\n"
        rows += f"        {pascal(each.name)} = {value};\n"
    return text + f"\n    internal {one.name}Outputs(double[] values)\n    {{\n{rows}    }}\n}}\n"


def one_class(one: Class, masks: set[str]) -> str:
    text = f"\n{summary(f'The class {one.word}: {one.document}', '')}public sealed class {one.name} : Recognizer\n{{\n"
    text += f'    internal override string Word\n    {{\n        get {{ return "{one.word}"; }}\n    }}\n'
    text += "\n    /// <summary>Each of its gestures, with their outputs.</summary>\n"
    text += f"    public event Action<Gesture, {one.name}Outputs> StateChanged\n    {{\n"
    text += f"        add {{ Subscribe(value, gesture => value(gesture, new {one.name}Outputs(gesture.Values))); }}\n        remove {{ Unsubscribe(value); }}\n    }}\n"
    text += "".join(accessor(each, masks) for each in one.properties) + "".join(output(one.name, each, masks) for each in one.readable)
    return text + "}\n" + outputs(one, masks)


def standard(descriptors: list[typed.Descriptor], common: list[typed.Descriptor], described: Described, root: Path) -> str:
    """Classes.cs."""
    masks = {one.name for one in typed.enumerations(described, root) if one.is_mask}
    classes = [typed.of_class(each) for each in descriptors]
    text = HEAD + "using System;\n\nnamespace Kinesic {\n/// <summary>The properties that every recognizer has.</summary>\npublic partial class Recognizer\n{"
    text += "".join(accessor(each, masks) for each in typed.properties(common)) + "}\n" + "".join(one_class(one, masks) for one in classes)
    text += "\n/// <summary>The standard classes by their names in the engine.</summary>\ninternal static class Standard\n{\n"
    text += "    internal static Recognizer Make(string word)\n    {\n        switch (word)\n        {\n"
    text += "".join(f'            case "{one.word}":\n                return new {one.name}();\n' for one in classes)
    text += "            default:\n                return new Recognizer();\n        }\n    }\n\n"
    text += "    internal static object Outputs(string word, double[] values)\n    {\n        switch (word)\n        {\n"
    text += "".join(f'            case "{one.word}":\n                return new {one.name}Outputs(values);\n' for one in classes)
    return text + "            default:\n                return null;\n        }\n    }\n}\n}\n"
