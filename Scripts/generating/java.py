"""The Java package in bindings/java: the functions of C and where fields lie, the enumerations, the classes."""

from __future__ import annotations

from pathlib import Path

from abi_headers import Function, Unknown

from generating import comments, typed
from generating.description import Described
from generating.typed import MARK, Class, Enumerated, camel, pascal
from generating.typed import Member as Typed

HEAD = f"// {MARK}\npackage kinesic;\n\n"
# A C type: its letter in a shape, and its type in Java.
SCALARS = {
    "bool": ("B", "byte"),
    "double": ("D", "double"),
    "int32_t": ("I", "int"),
    "uint8_t": ("B", "byte"),
    "uint16_t": ("S", "short"),
    "uint32_t": ("I", "int"),
    "uint64_t": ("J", "long"),
    "void": ("V", "void"),
}
POINTER = ("J", "long")
KEYWORDS = {"class", "new", "native", "package", "float", "for", "abstract"}


def document(text: str, indent: str = "") -> str:
    """A documentation comment."""
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("@", "&#64;")
    rows = typed.lines(safe, " * ", indent)
    if rows.count("\n") == 1 and len(rows) + 4 < typed.WIDTH:
        return f"{indent}/** {rows.strip().removeprefix('* ')} */\n"
    return f"{indent}/**\n{rows}{indent} */\n" if text else ""


class Shapes:
    """Writes functions of C as shapes: "I(JJR4)" gives an int, and takes two longs or pointers and a struct of four
    doubles."""

    def __init__(self, described: Described) -> None:
        self.declared = described.declared

    def of(self, spelled: str) -> tuple[str, str]:
        if "*" in spelled:
            return POINTER
        base = spelled.removeprefix("const ").strip()
        while base in self.declared.types:
            if "(*)" in self.declared.types[base]:
                return POINTER
            base = self.declared.types[base]
        if base in self.declared.structs:
            members = self.declared.structs[base]
            if any(each.type != "double" or each.count for each in members):
                raise Unknown(f"{base} is handed over by value, and has not doubles alone")
            return f"R{len(members)}", "Object"
        return SCALARS[base]

    def shape(self, function: Function) -> str:
        return f"{self.of(function.result)[0]}({''.join(self.of(kind)[0] for _, kind in function.parameters)})"


def function(name: str, declared: Function, shapes: Shapes, said: str) -> str:
    result = shapes.of(declared.result)[1]
    parameters = [(camel(each) if each not in KEYWORDS else f"{each}_", shapes.of(kind)[1]) for each, kind in declared.parameters]
    listed = ", ".join(f"{kind} {each}" for each, kind in parameters)
    names = ", ".join(each for each, _ in parameters)
    given = "" if result == "void" else f"return ({result}) "
    return (
        f"\n{document(said, '    ')}    public static {result} {name}({listed}) {{\n        class Its {{\n"
        f'            static final MethodHandle HANDLE = Platform.function("{name}", "{shapes.shape(declared)}");\n        }}\n'
        f"        try {{\n            {given}Its.HANDLE.invokeExact({names});\n"
        "        } catch (Throwable fault) {\n            throw Platform.broken(fault);\n        }\n    }\n"
    )


def layout(name: str, described: Described) -> str:
    known = described.numbers
    rows = [("SIZEOF", known[f"sizeof({name})"])]
    rows += [(each.name, known[f"offsetof({name}, {each.name})"]) for each in described.declared.structs[name] if not each.name.startswith("reserved")]
    text = f"\n    /** Where the fields of {name} lie, and its size. */\n    public static final class {pascal(name.removeprefix('kin_'))}At {{\n"
    text += "".join(f"        public static final int {field.upper()} = {at};\n" for field, at in rows)
    return text + "    }\n"


def declarations(described: Described, root: Path) -> str:
    """Native.java."""
    shapes, documents = Shapes(described), comments.declarations(root / "Include")
    text = HEAD + "import java.lang.invoke.MethodHandle;\n\n"
    text += document("What the C headers declare, for what has no method; pointers are longs, and Engine.address() is the engine for it. The comments are the headers'.")
    text += "public final class Native {\n    private Native() {\n    }\n\n"
    for name, value in described.constants().items():
        kind = "double" if isinstance(value, float) else "int" if value < 2**31 else "long"
        shown = repr(value) if isinstance(value, float) or value < 2**63 else f"{value:#x}L"
        text += f"    public static final {kind} {name} = {shown}{'L' if kind == 'long' and not shown.endswith('L') else ''};\n"
    text += "".join(layout(name, described) for name in described.declared.structs)
    text += "".join(function(name, each, shapes, documents.get(name, "")) for name, each in described.declared.functions.items())
    return text + "}\n"


def enumeration(one: Enumerated) -> str:
    text = HEAD
    if one.is_mask:
        text += "import java.util.EnumSet;\nimport java.util.Set;\n\n"
    text += document(one.document) + f"public enum {one.name} {{\n"
    rows = [document(each.document, "    ") * bool(each.document) + f"    {each.name.upper()}({each.value})" for each in one.constants]
    text += ",\n".join(rows) + ";\n\n    private final int number;\n\n"
    text += f"    {one.name}(int number) {{\n        this.number = number;\n    }}\n\n"
    text += "    /** Its number in C. */\n    public int number() {\n        return number;\n    }\n\n"
    if one.is_mask:
        text += f"    static Set<{one.name}> of(long mask) {{\n        EnumSet<{one.name}> set = EnumSet.noneOf({one.name}.class);\n"
        text += f"        for ({one.name} each : values()) {{\n            if ((mask & each.number) != 0) {{\n                set.add(each);\n            }}\n        }}\n        return set;\n    }}\n\n"
        text += f"    static int mask(Set<{one.name}> set) {{\n        return set.stream().mapToInt({one.name}::number).reduce(0, (a, b) -> a | b);\n    }}\n"
    else:
        text += f"    /** Null for a number that only a later library knows. */\n    static {one.name} of(long number) {{\n"
        text += f"        for ({one.name} each : values()) {{\n            if (each.number == number) {{\n                return each;\n            }}\n        }}\n        return null;\n    }}\n"
    return text + "}\n"


def enumerations(described: Described, root: Path) -> dict[str, str]:
    """A file for each, as the language wants."""
    return {f"bindings/java/src/kinesic/{one.name}.java": enumeration(one) for one in typed.enumerations(described, root)}


# The type of a property or output, how it is made of a number, and how a number is made of it.
KINDS = {
    "number": ("double", "{}", "{}"),
    "count": ("long", "(long) {}", "{}"),
    "boolean": ("boolean", "{} != 0", "{} ? 1 : 0"),
    "time": ("Duration", "Times.ofSeconds({})", "Times.seconds({})"),
    "point": ("Point", "", ""),
}


def kind(name: str, masks: set[str]) -> tuple[str, str, str]:
    if name in KINDS:
        return KINDS[name]
    if name in masks:
        return f"Set<{name}>", f"{name}.of((long) {{}})", f"{name}.mask({{}}) & 0xFFFFFFFFL"
    return name, f"{name}.of((long) {{}})", "{}.number()"


def accessor(each: Typed, masks: set[str]) -> str:
    name, made, number = kind(each.kind, masks)
    value, title = made.format(f'number("{each.name}")'), pascal(each.name)
    verb = "is" if name == "boolean" else "get"
    text = f"\n{document(each.document, '    ')}    public {name} {verb}{title}() {{\n        return {value};\n    }}\n"
    text += f"\n    /** Sets it: {verb}{title}. */\n    public void set{title}({name} to) {{\n"
    return text + f'        setNumber("{each.name}", {number.format("to")});\n    }}\n'


def output(each: Typed, masks: set[str]) -> str:
    name, made, _ = kind(each.kind, masks)
    values = [f'value("{word}")' for word in each.words()]
    value = f"new Point({', '.join(values)})" if each.kind == "point" else made.format(values[0])
    return f"\n{document(each.document + ' Now.', '    ')}    public {name} get{pascal(each.name)}() {{\n        return {value};\n    }}\n"


def outputs(one: Class, masks: set[str]) -> str:
    """The outputs as a record inside of the class."""
    made = []
    for each in one.outputs:
        text = f"new Point(values[{each.first}], values[{each.first + 1}])" if each.kind == "point" else kind(each.kind, masks)[1].format(f"values[{each.first}]")
        made.append(text)
    parameters = ", ".join(f"{kind(each.kind, masks)[0]} {camel(each.name)}" for each in one.outputs)
    described = "".join(f"     * @param {camel(each.name)} {line}" for each in one.outputs for line in [typed.lines(each.document, "", "     *     ").strip() + "\n"])
    text = f"\n    /**\n     * Its outputs, as an event has them.\n{'     *' + chr(10) if described else ''}{described}     */\n"
    text += f"    public record Outputs({parameters}) implements kinesic.Outputs {{\n        static Outputs of(double[] values) {{\n"
    return text + f"            return new Outputs({', '.join(made)});\n        }}\n    }}\n"


def one_class(one: Class, masks: set[str]) -> str:
    text = HEAD + "import java.time.Duration;\nimport java.util.Set;\nimport java.util.function.BiConsumer;\n\n"
    text += document(f'A recognizer of the class "{one.word}": {one.document}') + f"public final class {one.name} extends Recognizer {{\n"
    text += f'    /** Attaches a new one to a view. */\n    public {one.name}(View view) {{\n        super(view, "{one.word}");\n    }}\n\n'
    text += f"    {one.name}(Engine engine, long id) {{\n        super(engine, id);\n    }}\n\n"
    text += "    /** Calls `handler` with each of its gestures and their outputs. */\n"
    text += "    public Action on(BiConsumer<Gesture, Outputs> handler) {\n        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));\n    }\n"
    text += "".join(accessor(each, masks) for each in one.properties) + "".join(output(each, masks) for each in one.readable)
    text += outputs(one, masks) + "}\n"
    return without_unused(text)


def without_unused(text: str) -> str:
    """Without imports of what is not there."""
    for name, line in (("Duration", "import java.time.Duration;\n"), ("Set<", "import java.util.Set;\n")):
        if name not in text.replace(line, ""):
            text = text.replace(line, "")
    return text


def standard(descriptors: list[typed.Descriptor], common: list[typed.Descriptor], described: Described, root: Path) -> dict[str, str]:
    """A file for each class, and what they share."""
    masks = {one.name for one in typed.enumerations(described, root) if one.is_mask}
    classes = [typed.of_class(each) for each in descriptors]
    folder = "bindings/java/src/kinesic"
    files = {f"{folder}/{one.name}.java": one_class(one, masks) for one in classes}
    base = HEAD + "import java.time.Duration;\nimport java.util.Set;\n\n" + document("The properties that every recognizer has.")
    base += "public abstract class CommonProperties {\n    CommonProperties() {\n    }\n\n    abstract double number(String property);\n\n    abstract void setNumber(String property, double to);\n"
    files[f"{folder}/CommonProperties.java"] = without_unused(base + "".join(accessor(each, masks) for each in typed.properties(common)) + "}\n")
    permitted = ",\n        ".join(f"{one.name}.Outputs" for one in classes)
    text = HEAD + document("The outputs of a gesture, by the class of its recognizer: `if (gesture.outputs() instanceof Pan.Outputs pan)`.")
    text += f"public sealed interface Outputs permits\n        {permitted} {{\n"
    text += "    /** Null for a class of a plugin, or of the host's own. */\n    static Outputs of(String word, double[] values) {\n        return switch (word) {\n"
    text += "".join(f'            case "{one.word}" -> {one.name}.Outputs.of(values);\n' for one in classes)
    text += "            default -> null;\n        };\n    }\n}\n"
    files[f"{folder}/Outputs.java"] = text
    text = HEAD + document("The standard classes by their names in the engine.") + "final class Standard {\n    private Standard() {\n    }\n\n"
    text += "    static Recognizer make(String word, Engine engine, long id) {\n        return switch (word) {\n"
    text += "".join(f'            case "{one.word}" -> new {one.name}(engine, id);\n' for one in classes)
    files[f"{folder}/Standard.java"] = text + "            default -> new Recognizer(engine, id);\n        };\n    }\n}\n"
    return files
