"""The site builds without a warning, and has what it should: every document, header, function, class and name of the
Python package; and nothing that a browser would have to fetch elsewhere."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from house import HEADERS, ROOT, declared_functions

sys.path.insert(0, str(ROOT / "Scripts"))
from documenting import c_reference, source, typescript_reference  # noqa: E402

DOCUMENTS = sorted((ROOT / "docs").rglob("*.md"))
STANDARD = re.findall(r"^## (\w+)$", (ROOT / "docs/classes.md").read_text(), re.M)


class Page(HTMLParser):
    """What a page has: the places that links can lead to, and what a browser fetches for it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {given["id"]} if given.get("id") else set()
        if tag in ("script", "img", "iframe", "source") and given.get("src"):
            self.fetched.append(str(given["src"]))
        if tag == "link" and given.get("rel") not in ("canonical", "next", "prev") and given.get("href"):
            self.fetched.append(str(given["href"]))


def places(page: Path) -> set[str]:
    return Page(page.read_text()).places


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.stem)
def test_every_document_is_a_page(site: Path, document: Path) -> None:
    assert (site / document.relative_to(ROOT / "docs").with_suffix(".html")).is_file()


def test_every_document_is_in_the_navigation() -> None:
    named = set(re.findall(r"[\w/-]+\.md$", (ROOT / "mkdocs.yml").read_text(), re.M))
    assert {str(path.relative_to(ROOT / "docs")) for path in DOCUMENTS} - named == set()


@pytest.mark.parametrize("header", [path for path in HEADERS if path.name != "kinesic.h"], ids=lambda path: path.name)
def test_every_header_has_a_page(site: Path, header: Path) -> None:
    """With a section for each function that it declares, and a place for each struct and constant."""
    found = places(site / "c" / f"{header.stem}.html")
    functions = {function.name for function in declared_functions() if function.header == header.name}
    structs = set(re.findall(r"^typedef struct (\w+)", header.read_text(), re.M))
    assert (functions | structs) - found == set()


def test_the_reference_of_c_leads_to_each_header(site: Path) -> None:
    index = (site / "c/index.html").read_text()
    assert [header.name for header in HEADERS if header.name != "kinesic.h" and f'href="{header.stem}.html"><code>' not in index] == []
    assert 'href="../memory.html"' in (site / "c/engine.html").read_text()  # docs/memory.md in a comment


def test_the_reference_of_c_has_every_constant() -> None:
    known = c_reference.places([path for path in HEADERS if path.name != "kinesic.h"])
    constants = {name for path in HEADERS for name in re.findall(r"^  (KIN_\w+) = ", path.read_text(), re.M)}
    assert len(known) > 200 and constants - set(known) == set()


def test_the_reference_of_c_spells_out_codes_and_roles() -> None:
    said = c_reference.marked("Hides it. KIN_ERROR_NULL, _STALE; _KIND: no view. KIN_STATE_BEGAN or\n_ENDED. [engine-thread] Since level 1.")
    assert said == (
        "Hides it. `KIN_ERROR_NULL`, `KIN_ERROR_STALE`; `KIN_ERROR_KIND`: no view. `KIN_STATE_BEGAN` or `_ENDED`.\n\n[engine-thread] Since level 1."
    )


def test_a_long_type_of_a_function_has_a_line_for_each_parameter() -> None:
    code = "typedef kin_result (*kin_trace_sink)(const void *bytes, uint32_t count,\n                                     void *user_data);"
    assert c_reference.shown(code) == "typedef kin_result (*kin_trace_sink)(\n    const void *bytes,\n    uint32_t count,\n    void *user_data);"


@pytest.mark.parametrize("name", STANDARD)
def test_every_class_has_a_section(site: Path, name: str) -> None:
    assert name in places(site / "classes.html")


def test_the_reference_of_python_has_every_name(site: Path) -> None:
    import kinesic
    from kinesic import strokes, touchpad

    found = set().union(*(places(page) for page in (site / "python").glob("*.html")))
    assert set(kinesic.__all__) - {"ffi"} - found == set()
    assert set(strokes.__all__) - places(site / "python/strokes.html") == set()
    assert set(touchpad.__all__) - places(site / "python/touchpad.html") == set()
    assert {"Engine.feed", "Recognizer.require_failure_of", "Tap.taps_required", "Pan.axes", "View.frame"} <= found


def test_the_reference_of_typescript_has_every_name(site: Path) -> None:
    """And each public member of a class, with its comment; nothing that is private."""
    dist = ROOT / "build/web/kinesic/dist"
    public = set().union(*(typescript_reference.exported(dist, module) for module in typescript_reference.MODULES))
    found = set().union(*(places(page) for page in (site / "web").glob("*.html")))
    assert len(public) > 90 and public - found == set()
    assert {"Touchscreen.on", "Touchscreen.close", "Recognizer.waitFor", "View.frame", "Traces.setPalmFilter", "useGesture"} <= found
    assert {each for each in found if re.search(r"\.(private|protected|views|wantsAll|peer)$", each)} == set()
    assert "Attaches a recognizer to an element" in (site / "web/touchscreens.html").read_text()


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    away = {each for page in pages for each in Page(page.read_text()).fetched if re.match(r"(?:\w+:)?//", each)}
    styles = {each for path in site.rglob("*.css") for each in re.findall(r"url\([\"']?((?:https?:)?//[^)]+)", path.read_text())}
    assert len(pages) > 60 and away | styles == set()


def test_pictures_are_there(site: Path) -> None:
    for page in site.rglob("*.html"):
        for each in Page(page.read_text()).fetched:
            assert (page.parent / each.partition("?")[0]).exists() or each.startswith("/"), f"{page}: {each}"


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("see [the rules](rules.md#stepwhat)", "see [the rules](rules.md#stepwhat)"),
        ("[`motion.h`](../Include/kinesic/motion.h)", "[`motion.h`](c/motion.md)"),
        ("in `docs/tool.md`", "in [`docs/tool.md`](tool.md)"),
        ("`kin_engine_feed` does", "[`kin_engine_feed`](c/engine.md#kin_engine_feed) does"),
        ("[a test](../Tests/Unit/House/test_house.py) says", "a test says"),
        ("```c file=a.c\nint a; /* `kin_engine_feed` */\n```", '```c title="a.c"\nint a; /* `kin_engine_feed` */\n```'),
    ],
)
def test_how_a_page_is_converted(text: str, becomes: str) -> None:
    pages = source.Pages(ROOT, {"kin_engine_feed": "c/engine.md#kin_engine_feed"})
    assert pages.linked("docs/arena.md", text) == becomes
