"""The Swift library in bindings/swift: the enumerations and the classes. The declarations of C are the headers, which
Swift reads."""

from __future__ import annotations

from pathlib import Path

from generating import typed
from generating.description import Described
from generating.typed import MARK, Class, Enumerated, Member, camel, lines

HEAD = f"// {MARK}\n// swift-format-ignore-file\n"
KEYWORDS = {"class"}
# The type of a property or output, how it is made of a number, and how a number is made of it.
KINDS = {
    "number": ("Double", "{}", "{}"),
    "count": ("Int", "Int({})", "Double({})"),
    "boolean": ("Bool", "{} != 0", "{} ? 1 : 0"),
    "time": ("Duration", "Duration(engineSeconds: {})", "{}.engineSeconds"),
    "point": ("Point", "", ""),
}


def escaped(name: str) -> str:
    return f"`{name}`" if name in KEYWORDS else name


def enumeration(one: Enumerated) -> str:
    if one.is_mask:
        text = f"\n/// {one.document}\npublic struct {one.name}: OptionSet, Hashable, Sendable {{\n  public let rawValue: UInt32\n"
        text += "  public init(rawValue: UInt32) { self.rawValue = rawValue }\n"
        for each in one.constants:
            text += lines(each.document, "/// ", "  ") + f"  public static let {camel(each.name)} = {one.name}(rawValue: {each.value})\n"
        return text + "}\n"
    text = f"\n/// {one.document}\npublic enum {one.name}: Int32, Hashable, Sendable {{\n"
    for each in one.constants:
        text += lines(each.document, "/// ", "  ") + f"  case {escaped(camel(each.name))} = {each.value}\n"
    return text + "}\n"


def enumerations(described: Described, root: Path) -> str:
    return HEAD + "".join(map(enumeration, typed.enumerations(described, root)))


def kind(name: str, masks: set[str]) -> tuple[str, str, str]:
    if name in KINDS:
        return KINDS[name]
    if name in masks:
        return name, f"{name}(rawValue: UInt32({{}}))", "Double({}.rawValue)"
    return name, f"chosen({{}})", "Double({}.rawValue)"


def accessor(each: Member, masks: set[str]) -> str:
    name, made, number = kind(each.kind, masks)
    value = made.format(f'get("{each.name}")')
    title = camel(each.name) if each.name != "enabled" else "isEnabled"
    text = lines(each.document, "/// ", "  ") + f"  public var {title}: {name} {{\n    get {{ {value} }}\n"
    return text + f'    set {{ set("{each.name}", {number.format("newValue")}) }}\n  }}\n'


def output(each: Member, masks: set[str]) -> str:
    """An output between events; it can be set where the engine allows that."""
    name, made, number = kind(each.kind, masks)
    words = each.words()
    if each.kind == "point":
        get = f'Point(x: output("{words[0]}"), y: output("{words[1]}"))'
        put = f'setOutput("{words[0]}", newValue.x); setOutput("{words[1]}", newValue.y)'
    else:
        get, put = made.format(f'output("{words[0]}")'), f'setOutput("{words[0]}", {number.format("newValue")})'
    text = lines(each.document + " Now.", "/// ", "  ") + f"  public var {camel(each.name)}: {name} {{\n    get {{ {get} }}\n"
    if each.name in ("translation", "scale", "rotation"):
        text += f"    set {{ {put} }}\n"
    return text + "  }\n"


def outputs(one: Class, masks: set[str]) -> str:
    text = f"\n  /// The outputs, as an event has them.\n  public struct Outputs: RecognizerOutputs {{\n"
    rows = ""
    for each in one.outputs:
        name, made, _ = kind(each.kind, masks)
        value = f"Point(x: values[{each.first}], y: values[{each.first + 1}])" if each.kind == "point" else made.format(f"values[{each.first}]")
        text += lines(each.document, "/// ", "    ") + f"    public let {camel(each.name)}: {name}\n"
        rows += f"      {camel(each.name)} = {value}\n"
    return text + f"\n    public init(_ values: OutputValues) {{\n{rows}    }}\n  }}\n"


def one_class(one: Class, masks: set[str]) -> str:
    text = f'\n/// A recognizer of the class "{one.word}".\n' + lines(one.document, "/// ")
    text += f"public final class {one.name}: Recognizer {{\n"
    text += f'  /// Attaches a new one to a view.\n  public init(in view: View) throws {{ try super.init(view, className: "{one.word}") }}\n\n'
    text += "  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }\n\n"
    text += "  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by\n"
    text += "  /// the call that caused the gesture.\n  @discardableResult\n"
    text += "  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {\n"
    text += "    addAction { try handler(Gesture($0, $1)) }\n  }\n\n"
    text += "".join(accessor(each, masks) for each in one.properties) + "".join(output(each, masks) for each in one.readable)
    return text + outputs(one, masks) + "}\n"


def standard(descriptors: list[typed.Descriptor], common: list[typed.Descriptor], described: Described, root: Path) -> str:
    masks = {one.name for one in typed.enumerations(described, root) if one.is_mask}
    classes = [typed.of_class(each) for each in descriptors]
    text = HEAD + "\n/// The properties that every recognizer has.\nextension Recognizer {\n"
    text += "".join(accessor(each, masks) for each in typed.properties(common)) + "}\n" + "".join(one_class(one, masks) for one in classes)
    text += "\n/// The outputs of a gesture, by the class of its recognizer.\npublic enum StandardOutputs: Sendable {\n"
    text += "".join(f"  case {camel(one.word)}({one.name}.Outputs)\n" for one in classes)
    text += "  /// A class of a plugin, or of the host's own.\n  case other\n\n"
    text += "  init(className: String, _ values: OutputValues) {\n    switch className {\n"
    text += "".join(f'    case "{one.word}": self = .{camel(one.word)}({one.name}.Outputs(values))\n' for one in classes)
    text += "    default: self = .other\n    }\n  }\n}\n"
    text += "\nextension Host {\n  /// The object for a recognizer that has none yet.\n  func make(id: UInt64, className: String) -> Recognizer {\n    switch className {\n"
    text += "".join(f'    case "{one.word}": {one.name}(self, id: id, className: className)\n' for one in classes)
    return text + "    default: Recognizer(self, id: id, className: className)\n    }\n  }\n}\n"
