"""The rules of the tree that a compiler does not know: who imports whom, which layer names which, words that the
library does without, how wide prose is."""

import hashlib
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from house import DATA, ROOT, committed_files, contents, prose, sentences_of, swift_files, without_comments

WIDTH = 119  # of a line of prose
LAYERS = ["Storage", "Motion", "Contacts", "Scene", "Arena", "Attempts", "Outbox", "Engine", "Trace", "Plugins", "Actions", "Interface"]
CORE = "Sources/KinesicCore"
IMPORTS = {
    "Sources/KinesicMath": set(),
    f"{CORE}/Plugins": {"CKinesic", "CPlatform"},  # the dynamic loader
    f"{CORE}/Actions": {"CKinesic", "CFFI"},  # libffi
    f"{CORE}/Interface": {"CClasses", "CKinesic", "CPlatform", "KinesicMath", "KinesicPlugin"},
    CORE: {"CKinesic", "KinesicMath", "Synchronization"},  # atomic numbers, which need no runtime
    "Sources/StandardRecognizers": {"KinesicPlugin"},  # which brings the header and the mathematics
    "Sources/KinesicPlugin": {"CKinesic", "KinesicMath"},
    "Sources/ShapesPlugin": {"CKinesicStrokes", "KinesicPlugin", "StrokeMatching"},
    # Needs no engine.
    "Sources/StrokeMatching": {"CKinesic", "CKinesicStrokes", "CMemory", "KinesicMath", "Synchronization"},
    "Sources/KinesicStrokes": {"CKinesic", "CKinesicStrokes", "CMemory", "CPlatform", "StrokeMatching"},
    "Sources/Touchpad": {"CKinesic", "CKinesicTouchpad", "KinesicMath", "KinesicPlugin"},  # needs no engine
    "Sources/KinesicTouchpad": {"CKinesic", "CKinesicTouchpad", "CMemory", "CPlatform", "Touchpad"},
    "Sources/RecordingReaders": {"CKinesic", "CMemory", "CText", "KinesicMath"},  # needs no engine
    "Sources/KinesicRecordings": {"CKinesic", "CKinesicRecordings", "CMemory", "CPlatform", "RecordingReaders"},
    "Sources/KinesicWatch": {"CKinesic", "CKinesicWatch", "CMemory", "CPlatform", "CSocket"},  # the same
    "Sources/KinesicLint": {"CKinesic", "CKinesicLint", "CPlatform", "KinesicMath"},  # a host of the C interface
    "Sources/KinesicOverlay": {"CKinesic", "CKinesicOverlay", "CMemory", "CPlatform"},  # likewise
    "Sources/StrokesPlugin": {"CKinesicStrokes", "KinesicPlugin", "StrokeMatching"},  # the class of that library
}
LIBRARY = [folder for folder in IMPORTS if (ROOT / folder).is_dir()]
# Hosts: they see the library through its header, as any host would.
HOSTS = ["Sources/KinesicTool", "Tests/ArenaModel"]
FORBIDDEN = {
    r"\bany\s": "an existential",
    r"\bas[?!]": "a dynamic cast",
    r"\bprint\(": "printing",
    r"\bFoundation\b": "Foundation",
    r"\bfatalError\b": "a trap",
    r"\btry!": "a trap",
    r"\bMirror\b": "reflection",
}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def breaches(path: Path, pattern: str) -> list[str]:
    """Lines of a file in whose code the pattern stands."""
    code = without_comments(path.read_text()).splitlines()
    return [f"{name_of(path)}:{number}: {line.strip()}" for number, line in enumerate(code, 1) if re.search(pattern, line)]


def imports_of(path: Path) -> set[str]:
    found = re.findall(r"^[ \t]*(?:@\w+(?:\(\w+\))? +)*(?:\w+ +)?import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?([\w.]+)", without_comments(path.read_text()), re.M)
    return {module.split(".")[0] for module in found}


def test_there_are_sources() -> None:
    assert {CORE, "Sources/StandardRecognizers"} <= set(LIBRARY)
    assert all(swift_files(folder) for folder in LIBRARY)


def test_every_module_has_its_rule() -> None:
    modules = {f"Sources/{path.name}" for path in (ROOT / "Sources").iterdir() if path.is_dir() and any(path.rglob("*.swift"))}
    assert modules - set(IMPORTS) - set(HOSTS) == set()


@pytest.mark.parametrize("path", swift_files(*LIBRARY), ids=name_of)
def test_library_imports(path: Path) -> None:
    allowed = next(modules for folder, modules in IMPORTS.items() if name_of(path).startswith(folder + "/"))
    assert imports_of(path) - allowed == set()


@pytest.mark.parametrize("path", swift_files(*HOSTS), ids=name_of)
def test_hosts_see_the_header_only(path: Path) -> None:
    assert imports_of(path) & {"KinesicCore", "Kinesic", "StandardRecognizers"} == set()


@pytest.mark.parametrize("path", swift_files(*LIBRARY), ids=name_of)
def test_does_without(path: Path) -> None:
    found = [f"{what}: {line}" for pattern, what in FORBIDDEN.items() for line in breaches(path, pattern)]
    assert found == []


SOURCES = [path for path in committed_files() if path.is_relative_to(ROOT / "Sources") and path.suffix in (".swift", ".h")]
SYSTEM = r"#(?:if|elseif|elif|ifn?def)\b.*(?:\b(?:os|arch|canImport|targetEnvironment)\(|\b_*(?:linux|unix|APPLE|WIN32|WIN64|ANDROID|wasm|ELF))"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_no_system_is_known_by_a_condition(path: Path) -> None:
    """What differs from one system to the next stands in the folders of Sources/CPlatform, one for each."""
    assert breaches(path, SYSTEM) == []
    if path.is_relative_to(ROOT / "Sources/CPlatform"):
        assert breaches(path, r"#(?:if|elif|ifdef|ifndef)\b(?! KINESIC_PLATFORM_H$)") == []


def layer_of(path: Path) -> str:
    return path.relative_to(ROOT / CORE).parts[0]


@cache
def declared_types() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """The types of the core with the layers that declare them: those of files, and all, nested ones too."""
    keyword = r"(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private|final|indirect)\s+)*(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)"
    outer: dict[str, set[str]] = defaultdict(set)
    every: dict[str, set[str]] = defaultdict(set)
    for path in swift_files(CORE):
        text = without_comments(path.read_text())
        for name in re.findall("^" + keyword, text, re.M):
            outer[name].add(layer_of(path))
        for name in re.findall(r"^\s*" + keyword, text, re.M):
            every[name].add(layer_of(path))
    return outer, every


@pytest.mark.parametrize("path", swift_files(CORE), ids=name_of)
def test_no_layer_names_a_higher_one(path: Path) -> None:
    assert layer_of(path) in LAYERS, f"the core has the folders {', '.join(LAYERS)}"
    lower = set(LAYERS[: LAYERS.index(layer_of(path)) + 1])
    outer, every = declared_types()
    # A nested type is reached through its outer one, which is enough; a name that a lower layer gave to something of
    # its own is that.
    higher = {name: layers for name, layers in outer.items() if not every[name] & lower}
    words = set(re.findall(r"\b[A-Za-z_]\w*\b", without_comments(path.read_text())))
    assert {name: layers for name, layers in higher.items() if name in words} == {}


def test_the_engine_has_few_fields() -> None:
    """Each part of its state has an owner; who adds a field to the engine itself has not found one."""
    text = without_comments((ROOT / CORE / "Engine/Engine.swift").read_text())
    body = text[text.index("final class Engine {") : text.index("init(_ options")]
    fields = re.findall(r"^  (?:public )?(?:var|let) (\w+)[^{\n]*$", body, re.M)
    assert len(fields) < 10 and "arena" in fields, fields


@pytest.mark.parametrize("path", swift_files(f"{CORE}/Arena"), ids=name_of)
def test_the_arena_knows_neither_handles_nor_geometry(path: Path) -> None:
    assert breaches(path, r"\bkin_\w+") == []
    assert breaches(path, r"\b(?:\w*Transform|\w*Rect|\w*Frame|transform|frame)\b") == []


@pytest.mark.parametrize("path", [p for p in swift_files(CORE) if layer_of(p) not in ("Storage", "Plugins", "Actions", "Interface")], ids=name_of)
def test_unsafe_pointers_stay_in_storage(path: Path) -> None:
    assert breaches(path, r"\b(?:with)?Unsafe\w*") == []


def numbers_windows(text: str, width: int) -> set[int]:
    """Every run of `width` numbers that stand in a row, as a hash each; runs of one value over and over are
    nobody's."""
    numbers = re.findall(r"-?\d+(?:\.\d+)?", text)
    return {hash(window) for i in range(len(numbers) - width + 1) if len(set(window := tuple(numbers[i : i + width]))) > width // 2}


@pytest.fixture(scope="module")
def foreign() -> tuple[set[str], set[int]]:
    if not DATA.is_dir():
        pytest.skip(f"no data under {DATA}")
    files = [path for path in DATA.rglob("*") if path.is_file() and path.name != "README.md"]
    digests = {hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    windows: set[int] = set()
    for path in files:
        windows |= numbers_windows(path.read_text(errors="replace"), 24)
    return digests, windows


def is_copy(content: bytes, digests: set[str], windows: set[int]) -> bool:
    """Two dozen numbers in a row, as they stand in a recording, are no coincidence."""
    rows = numbers_windows(content.decode(errors="replace"), 24)
    return hashlib.sha256(content).hexdigest() in digests or bool(rows & windows)


def test_nobody_elses_data_is_committed(foreign: tuple[set[str], set[int]]) -> None:
    digests, windows = foreign
    copies = [
        name_of(path)
        for path in committed_files()
        if any(is_copy(content, digests, windows) for content in contents(path))
    ]
    assert copies == []


def long_lines(path: Path, root: Path = ROOT) -> list[str]:
    """Lines of a file whose prose is wider than it may be, but for a word that is so long by itself."""
    wide = [number for number, columns in prose(path).items() if columns > WIDTH]
    lines = path.read_text().splitlines() if wide else []
    return [f"{path.relative_to(root)}:{number}" for number in wide if re.search(r"\w\S* +\S", lines[number - 1])]


def test_prose_is_not_wider_than_it_may_be() -> None:
    assert [line for path in committed_files() for line in long_lines(path)] == []


# Words that a reader stumbles over, in what people read: documents, comments, sentences, names of tests.
STILTED = re.compile(r"\b(?:told(?!\()|in silence|offen[cs]es?|short ways?|for good|enem(?:y|ies)|laws?|foreign|foretold|foretells?|punish\w*|reckon\w*)\b|\bthe house\b", re.I)


def stilted(path: Path, root: Path = ROOT) -> list[str]:
    """The words of the list that a file has, each with its line."""
    found = [(number, match[0]) for number, text in sorted(sentences_of(path).items()) for match in STILTED.finditer(text)]
    return [f"{path.relative_to(root)}:{number}: {word}" for number, word in found]


def test_words_are_plain() -> None:
    """Golden files are what the tool prints, and follow it."""
    assert [word for path in committed_files() if path != Path(__file__).resolve() for word in stilted(path)] == []


@pytest.mark.parametrize(
    ("name", "text", "word"),
    [
        ("a.md", "A view is told.", "told"),
        ("a.md", "```\nis told\n```\n\n| a | by law |", "law"),
        ("a.h", "int a; /* short\n          fails in silence */", "in silence"),
        ("a.swift", "let a = 1 // an offence", "offence"),
        ("a.swift", 'text.append(" is told that touch ")', "told"),
        ("a.swift", '  @Test("A view is told of it")', "told"),
        ("a.py", 'def a() -> None:\n    """A foreign stroke."""', "foreign"),
        ("a.py", "def test_a_view_is_told_of_it() -> None: ...", "told"),
        ("a.c", '  TEST("It is gone for good") {', "for good"),
        ("a", "#!/usr/bin/env bash\n# A short way\n", "short way"),
        ("a.lua", "local a = 1 -- as the engine was told", "told"),
    ],
)
def test_a_stilted_word_is_found(name: str, text: str, word: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    assert [each.rpartition(": ")[2] for each in stilted(tmp_path / name, tmp_path)] == [word]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", "`told`, [here](told.md)\n\n```\ntold\n```\n\nToldo, outlaws, a warehouse"),
        ("a.swift", 'var told = false // whether it was sent\nfoo("told")'),
        ("a.py", "told = 1  # what was sent\nforeign = f'{told(1)} of them'"),
        ("a.json", '"told"'),
    ],
)
def test_plain_words_and_code_are_left_alone(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    assert stilted(tmp_path / name, tmp_path) == []


# Names of Swift that said nothing, or something else, to a reader, and what took their place.
RETIRED = {
    "applyWakeupChange": ["grant"],
    "ClassVisitor": ["TakeClass"],
    "ContractViolation, violationCount": ["\\w*[oO]ffen[cs]es?\\w*"],
    "HeaderBytes": ["ByteRow"],
    "StringBuffer": ["TextRoom"],
    "WakeupRequest": ["Wishes"],
    "addsExplanations": ["tellsMore"],
    "byteCount(forCapacity:)": ["room(?=\\()", "room(?:Of|For)\\w*"],
    "captureFinalLocation": ["freeze"],
    "code, of an archive": ["carry(?!Out|Through)\\w*"],
    "copyHostPointers(from:)": ["takeHost"],
    "delivered": ["told", "Told", "\\w*Untold\\w*"],
    "destroy, isDestroyPending, mayDestroyNow": ["isDoomed", "mayGo"],
    "extrapolate": ["fore(?:tell|told)\\w*"],
    "failRecognizer(_:for:)": ["punish\\w*"],
    "finishSetup, setupBytes": ["endFounding", "isFounding", "founded"],
    "hasCorrectSource": ["isFiledRight"],
    "hasListeners, stepFollowers": ["isHeard", "\\w*[hH]earers?"],
    "invokeHost, replayLogCallback": ["[cC]all[oO]ut\\w*", "\\w+Callouts?"],
    "lastSimultaneous(in:)": ["lastTogether"],
    "prepareAttempt(of:)": ["ready(?=\\((?:_|of|index|member))"],
    "touchesFollowed(by:)": ["heard(?=\\(by)"],
    "visitTap": ["offer[A-Z]\\w*"],
    "withoutRecordingAnswers": ["\\w*[aA]skedByHost"],
}
RETIRED_NAME = {place: re.compile(rf"\b(?:{'|'.join(old)})\b") for place, old in RETIRED.items()}
# A carry is a word of arithmetic.
ARITHMETIC = re.compile(r"\blet \(sum, carry\)|\|\| carry\b")
RENAMED = [CORE, "Sources/KinesicPlugin", "Sources/StandardRecognizers"]


def retired(code: str) -> dict[str, str]:
    """The names of code that must not come back, each with what took its place."""
    code = ARITHMETIC.sub("", without_comments(code))
    return {match[0]: place for place, pattern in RETIRED_NAME.items() for match in pattern.finditer(code)}


@pytest.mark.parametrize("path", swift_files(*RENAMED), ids=name_of)
def test_no_name_comes_back(path: Path) -> None:
    assert retired(path.read_text()) == {}


@pytest.mark.parametrize("old", ["func grant(_ i: Int)", "var offences = 0", "a.carry(&x)", "carryState(&a)", "static func room(_ n: Int)", "callOutForLog()", "writtenCallouts", "ready(index)", "heard(by: 1)", "offerTap(take)", "TextRoom()", "mayGo()"])
def test_a_retired_name_is_found(old: str) -> None:
    assert len(retired(old)) == 1


@pytest.mark.parametrize("code", ["// to grant", 'f("offence")', "carryOut(edit)", "let (sum, carry) = a", "hasRoom(for: 1)", "isReady = ready.count", "breadcrumb"])
def test_names_that_are_like_retired_ones_are_left_alone(code: str) -> None:
    assert retired(code) == {}


LONG = "some words " * 11


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", f"- Short.\n  {LONG}"),
        ("a.h", f"int a; /* short\n          {LONG}*/"),
        ("a.c", f"char quote = '\"'; // {LONG}"),
        ("a.swift", f'let a = "//"\n/// {LONG}'),
        ("a.py", f"def a() -> None:\n    '''{LONG}'''"),
        ("a.py", f"a = 1\n# {LONG}"),
        ("a", f"#!/usr/bin/env bash\n# {LONG}"),
        ("Makefile", f"a: b  ## {LONG}"),
        ("a.lua", f"local a = 1 -- {LONG}"),
    ],
)
def test_long_prose_is_found(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(f"{text}\n")
    assert [line.rpartition(":")[2] for line in long_lines(path, tmp_path)] == [str(len(text.splitlines()))]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", f"```\n{LONG}\n```\n\n    {LONG}\n\n| {LONG} |\n\n[here](https://{'a' * WIDTH}) it is"),
        ("a.c", f'/* short */ char *a = "// {LONG}";'),
        ("a.swift", f'let a = """\n  // {LONG}\n  """\nlet b = "{LONG}"'),
        ("a.py", f"a = '{LONG}' + '# {LONG}'  # type: ignore[operator]"),
        ("a", f"#!/usr/bin/env bash\n# https://{'a' * WIDTH}\necho '{LONG} # {LONG}'"),
        ("a.json", f'"{LONG}"'),
    ],
)
def test_long_code_is_left_alone(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(f"{text}\n")
    assert long_lines(path, tmp_path) == []


@pytest.mark.parametrize("line", ["let a: any Shape", "x as? Int", "print(1)", "import Foundation", "fatalError()", "try! f()", '"\\(x as? Int)"'])
def test_the_word_list_finds(line: str) -> None:
    assert any(re.search(pattern, without_comments(line)) for pattern in FORBIDDEN)


@pytest.mark.parametrize("line", ["// any word", '"print(1)"', "let company = 1", "imprint(1)", "/* as? */"])
def test_the_word_list_leaves_alone(line: str) -> None:
    assert not any(re.search(pattern, without_comments(line)) for pattern in FORBIDDEN)
