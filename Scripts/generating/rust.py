"""The crate in bindings/rust: the declarations of C, the enumerations, the classes."""

from __future__ import annotations

import re
from pathlib import Path

from abi_headers import Function, Member, Unknown

from generating import comments, typed
from generating.description import Described
from generating.typed import MARK, Class, Enumerated, lines, pascal

HEAD = f"// {MARK}\n"
SCALARS = {
    "bool": "bool",
    "double": "f64",
    "int32_t": "i32",
    "uint8_t": "u8",
    "uint16_t": "u16",
    "uint32_t": "u32",
    "uint64_t": "u64",
    "char": "c_char",
    "void": "c_void",
}
# Words of the language.
OTHERWISE = {"type": "kind", "box": "a_box", "where": "place"}


class Types:
    """Writes C types as Rust's."""

    def __init__(self, described: Described) -> None:
        self.described = described

    def plain(self, spelled: str) -> str:
        """Any type but an array."""
        if "(*)" in spelled:
            return self.pointer_to_function(spelled)
        stars = re.findall(r"\*", spelled)
        words = re.sub(r"[*]", " ", spelled).split()
        base = next(word for word in words if word != "const")
        kind = SCALARS.get(base, base)
        if kind == base and base not in SCALARS.values() and base not in self.described.declared.named:
            raise Unknown(f"the type {spelled} has no name in Rust")
        # "const a *const *": each star is const as the word before it says.
        parts = [part.strip() for part in spelled.split("*")]
        for number in range(len(stars)):
            kind = ("*const " if "const" in parts[number].split() else "*mut ") + kind
        return kind

    def pointer_to_function(self, spelled: str) -> str:
        result, _, rest = spelled.partition(" (*)(")
        parameters = [self.plain(each) for each in rest.rstrip(")").split(", ") if each != "void"]
        return f"Option<unsafe extern \"C\" fn({', '.join(parameters)}){self.returned(result)}>"

    def returned(self, result: str) -> str:
        return "" if result == "void" else f" -> {self.plain(result)}"

    def member(self, member: Member) -> str:
        kind = self.plain(member.type)
        if member.count:
            kind = f"[{kind}; {self.described.numbers[member.count]}]"
        return f"    pub {OTHERWISE.get(member.name, member.name)}: {kind},\n"


def structure(name: str, members: list[Member], types: Types, document: str) -> str:
    union = [each for each in members if each.in_union]
    text = ""
    if union:
        text = f"\n/// The unnamed union of `{name}`.\n#[repr(C)]\n#[derive(Clone, Copy)]\npub union {name}_union {{\n"
        text += "".join(map(types.member, union)) + "}\n"
    text += "\n" + lines(document, "/// ") + f"#[repr(C)]\n#[derive(Clone, Copy)]\npub struct {name} {{\n"
    done = False
    for each in members:
        if not each.in_union:
            text += types.member(each)
        elif not done:
            text, done = text + f"    pub of: {name}_union,\n", True
    return text + "}\n"


def type_of_constant(name: str, value: int | float, described: Described) -> str:
    if isinstance(value, float):
        return "f64"
    if name.startswith(("KIN_ERROR_", "KIN_OK")):
        return "kin_result"
    fits = [kind for kind in described.declared.types if name.startswith(kind.upper().removesuffix("_TYPE") + "_")]
    if fits and name not in described.declared.macros:
        return max(fits, key=len)
    return "u64" if value >= 2**32 else "u32"


def function(name: str, declared: Function, types: Types, document: str) -> str:
    parameters = ", ".join(f"{OTHERWISE.get(each, each)}: {types.plain(kind)}" for each, kind in declared.parameters)
    return lines(document, "/// ", "    ") + f"    pub fn {name}({parameters}){types.returned(declared.result)};\n"


def declarations(described: Described, root: Path) -> str:
    """sys.rs."""
    types, documents = Types(described), comments.declarations(root / "Include")
    said = comments.constants(root / "Include")
    found = described.declared
    text = HEAD + "//! What the C headers declare. The comments are theirs.\n\n"
    text += "#![allow(non_camel_case_types)]\n\nuse std::os::raw::{c_char, c_void};\n\n"
    for name, value in described.constants().items():
        shown = f"{value!r}" if isinstance(value, float) else str(value)
        text += lines(said.get(name, ""), "/// ") + f"pub const {name}: {type_of_constant(name, value, described)} = {shown};\n"
    for name in found.named:
        if name in found.structs:
            text += structure(name, found.structs[name], types, documents.get(name, ""))
        elif found.types[name] == "struct":
            text += f"\n/// Known by pointers alone.\n#[repr(C)]\npub struct {name} {{\n    _private: [u8; 0],\n}}\n"
        else:
            text += f"\npub type {name} = {types.plain(found.types[name])};\n"
    text += '\n#[link(name = "kinesic")]\nextern "C" {\n'
    text += "\n".join(function(name, each, types, documents.get(name, "")) for name, each in found.functions.items())
    return text + "}\n" + layouts(described)


def layouts(described: Described) -> str:
    """A test that the compiler lays the structs out as C compilers do."""
    known = described.numbers
    text = "\n#[cfg(test)]\nmod layouts {\n    use super::*;\n    use std::mem::{align_of, size_of, MaybeUninit};\n    use std::ptr::addr_of;\n\n"
    text += "    macro_rules! offset {\n        ($type:ty, $($field:tt)+) => {{\n            let room = MaybeUninit::<$type>::uninit();\n"
    text += "            let start = room.as_ptr();\n            unsafe { addr_of!((*start).$($field)+) as usize - start as usize }\n        }};\n    }\n"
    for name, members in described.declared.structs.items():
        text += f"\n    #[test]\n    fn {name}_is_as_in_c() {{\n        assert_eq!(size_of::<{name}>(), {known[f'sizeof({name})']});\n"
        text += f"        assert_eq!(align_of::<{name}>(), {known[f'_Alignof({name})']});\n"
        for each in members:
            field = ("of." if each.in_union else "") + OTHERWISE.get(each.name, each.name)
            text += f"        assert_eq!(offset!({name}, {field}), {known[f'offsetof({name}, {each.name})']});\n"
        text += "    }\n"
    return text + "}\n"


def enumeration(one: Enumerated) -> str:
    text = f"\n/// {one.document}\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[repr(i32)]\npub enum {one.name} {{\n"
    for each in one.constants:
        text += lines(each.document, "/// ", "    ") + f"    {pascal(each.name)} = {each.value},\n"
    text += f"}}\n\nimpl {one.name} {{\n    /// The member with this number; a later library may have others.\n"
    text += "    pub fn from_raw(number: i32) -> Option<Self> {\n        Some(match number {\n"
    text += "".join(f"            {each.value} => Self::{pascal(each.name)},\n" for each in one.constants)
    return text + "            _ => return None,\n        })\n    }\n}\n"


def mask(one: Enumerated) -> str:
    text = f"\n/// {one.document} Several are joined by `|`.\n#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\npub struct {one.name}(pub u32);\n\n"
    text += f"impl {one.name} {{\n    /// None of them.\n    pub const NONE: Self = Self(0);\n"
    for each in one.constants:
        text += lines(each.document, "/// ", "    ") + f"    pub const {each.name.upper()}: Self = Self({each.value});\n"
    text += "\n    /// Whether all bits of `other` are set.\n    pub fn contains(self, other: Self) -> bool {\n        self.0 & other.0 == other.0\n    }\n}\n"
    text += f"\nimpl std::ops::BitOr for {one.name} {{\n    type Output = Self;\n    fn bitor(self, other: Self) -> Self {{\n        Self(self.0 | other.0)\n    }}\n}}\n"
    return text


def enumerations(described: Described, root: Path) -> str:
    """enums.rs."""
    found = typed.enumerations(described, root)
    return HEAD + "//! The enumerations of the C headers.\n" + "".join(mask(one) if one.is_mask else enumeration(one) for one in found)


# The type of a property or output, how it is made of a number, and how a number is made of it.
KINDS = {
    "number": ("f64", "{}", "{}"),
    "count": ("u32", "{} as u32", "f64::from({})"),
    "boolean": ("bool", "{} != 0.0", "f64::from(u8::from({}))"),
    "time": ("Duration", "duration({})", "{}.as_secs_f64()"),
}


def kind(name: str, masks: set[str]) -> tuple[str, str, str]:
    if name in KINDS:
        return KINDS[name]
    if name in masks:
        return name, f"{name}({{}} as u32)", "f64::from({}.0)"
    return name, f"chosen({name}::from_raw({{}} as i32))?", "f64::from({} as i32)"


def accessor(each: typed.Member, masks: set[str]) -> str:
    """A property: to read and to write."""
    name, made, number = kind(each.kind, masks)
    value = made.format(f'self.number("{each.name}")?')
    text = lines(each.document, "/// ", "    ") + f"    pub fn {each.name}(&self) -> Result<{name}> {{\n        Ok({value})\n    }}\n"
    text += f"    /// Sets `{each.name}`.\n    pub fn set_{each.name}(&self, to: {name}) -> Result<()> {{\n"
    return text + f'        self.set_number("{each.name}", {number.format("to")})\n    }}\n'


def output(each: typed.Member, masks: set[str]) -> str:
    """An output between events."""
    values = [f'self.value("{word}")?' for word in each.words()]
    name, made, _ = ("Point", "", "") if each.kind == "point" else kind(each.kind, masks)
    value = f"Point::new({', '.join(values)})" if each.kind == "point" else made.format(values[0])
    return lines(each.document + " Now.", "/// ", "    ") + f"    pub fn {each.name}(&self) -> Result<{name}> {{\n        Ok({value})\n    }}\n"


def outputs(one: Class, masks: set[str]) -> str:
    """The outputs as an event has them."""
    text = f"\n/// The outputs of [`{one.name}`], as an event has them.\n#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {one.name}Outputs {{\n"
    rows = ""
    for each in one.outputs:
        name, made, _ = ("Point", "", "") if each.kind == "point" else kind(each.kind, masks)
        value = f"Point::new(values[{each.first}], values[{each.first + 1}])" if each.kind == "point" else made.format(f"values[{each.first}]")
        text += lines(each.document, "/// ", "    ") + f"    pub {each.name}: {name},\n"
        rows += f"            {each.name}: {value},\n"
    unused = "" if one.outputs else "_"
    text += f"}}\n\nimpl From<&[f64; 8]> for {one.name}Outputs {{\n    fn from({unused}values: &[f64; 8]) -> Self {{\n        Self {{\n{rows}        }}\n    }}\n}}\n"
    return text


def one_class(one: Class, masks: set[str]) -> str:
    text = f'\n/// The class "{one.word}".\n' + lines(one.document, "/// ") + f"#[derive(Clone, Debug)]\npub struct {one.name}(Recognizer);\n"
    text += f"\nimpl {one.name} {{\n"
    text += "    /// Calls `handler` with each of its gestures and their outputs.\n"
    text += f"    pub fn on(&self, mut handler: impl FnMut(&Gesture, {one.name}Outputs) + 'static) -> Result<Action> {{\n"
    text += f"        self.on_gesture(move |gesture| handler(gesture, {one.name}Outputs::from(gesture.values())))\n    }}\n"
    text += "".join(accessor(each, masks) for each in one.properties) + "".join(output(each, masks) for each in one.readable)
    text += "}\n"
    text += f"\nimpl Deref for {one.name} {{\n    type Target = Recognizer;\n    fn deref(&self) -> &Recognizer {{\n        &self.0\n    }}\n}}\n"
    text += f'\nimpl Class for {one.name} {{\n    const NAME: &\'static str = "{one.word}";\n    fn from_recognizer(recognizer: Recognizer) -> Self {{\n        Self(recognizer)\n    }}\n}}\n'
    return text + outputs(one, masks)


def standard(descriptors: list[typed.Descriptor], common: list[typed.Descriptor], described: Described, root: Path) -> str:
    """classes.rs."""
    masks = {one.name for one in typed.enumerations(described, root) if one.is_mask}
    classes = [typed.of_class(each) for each in descriptors]
    text = HEAD + "//! The standard recognizer classes: typed handles of recognizers, and their outputs.\n\n"
    text += "use std::ops::Deref;\nuse std::time::Duration;\n\nuse crate::enums::*;\nuse crate::error::{chosen, Result};\n"
    text += "use crate::event::Gesture;\nuse crate::geometry::Point;\nuse crate::recognizer::{Action, Class, Recognizer};\nuse crate::time::duration;\n"
    text += "\n/// The properties that every recognizer has.\nimpl Recognizer {\n" + "".join(accessor(each, masks) for each in typed.properties(common)) + "}\n"
    text += "".join(one_class(one, masks) for one in classes)
    text += "\n/// The outputs of a gesture, by the class of its recognizer.\n#[derive(Clone, Copy, Debug, PartialEq)]\n#[allow(missing_docs)]\npub enum Outputs {\n"
    text += "".join(f"    {one.name}({one.name}Outputs),\n" for one in classes)
    text += "    /// A class of a plugin, or of the host's own: [`Gesture::values`] has its numbers.\n    Other,\n}\n"
    text += "\nimpl Outputs {\n    pub(crate) fn of(class: &str, values: &[f64; 8]) -> Self {\n        match class {\n"
    text += "".join(f'            "{one.word}" => Self::{one.name}(values.into()),\n' for one in classes)
    return text + "            _ => Self::Other,\n        }\n    }\n}\n"
