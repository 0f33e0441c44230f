"""The site as a visitor finds things in it: its first page, its navigation, its search, and what axe says of whole
pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from house import ROOT
from test_live import AXE, Chromium, Missing, Page, Server

# What scripts of the theme make: a landmark for the button of each block of code, and code that the keyboard reaches,
# which they allow where there is a pointer that hovers.
LEFT_TO_THE_THEME = ["landmark-unique", "scrollable-region-focusable"]
FOUND = {
    "touch-action": "web.html",
    "swipe to delete": "web.html",
    "bottom sheet": "web.html",
}
EXAMINED = ["index", "relations", "classes", "web", "c/engine", "web/touchscreens"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Page]:
    try:
        with Chromium() as page:
            yield page
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def page(browser: Page) -> Iterator[Page]:
    browser.begin()
    yield browser
    browser.end()
    assert browser.errors == []


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[Server]:
    with Server(site) as running:
        yield running


def named(entries: object) -> Iterator[tuple[str, str]]:
    """The pages of the navigation, each with its name."""
    for entry in entries if isinstance(entries, list) else []:
        assert isinstance(entry, dict), f"{entry} has no name of its own"
        for name, target in entry.items():
            if isinstance(target, str):
                yield name, target
            else:
                yield from named(target)


def navigation() -> list[tuple[str, str]]:
    text = re.search(r"^nav:\n(.*)", (ROOT / "mkdocs.yml").read_text(), re.M | re.S)
    assert text
    return list(named(yaml.safe_load(text[0])["nav"]))


def test_every_page_of_the_navigation_has_a_link_of_its_own(site: Path) -> None:
    """With its name: no group stands in its place."""
    html = (site / "index.html").read_text()
    links = re.findall(r'<a href="([^"]+)" class="md-nav__link[^"]*">\s*<span class="md-ellipsis">\s*(.*?)\s*</span>', html, re.S)
    found = {(re.sub(r"&amp;", "&", re.sub(r"<[^>]+>", "", name)).strip(), target.replace("./", "")) for target, name in links}
    wanted = {(name, "index.html" if target == "index.md" else target.replace(".md", ".html")) for name, target in navigation()}
    assert {name for name, _ in wanted} - {name for name, _ in found} == set()
    assert ("Rust", "rust/index.html") in found and ("Which languages there are", "languages.html") in found
    assert len(wanted) < 100


def test_the_first_page(site: Path) -> None:
    """What it is, a scene, three commands, and links to the playground, which leads back."""
    page = (ROOT / "docs/index.md").read_text()
    order = ["recognizes gestures and says why", 'data-scene="photos"', "playground", "in C:", "In Python:", "In JavaScript:"]
    assert [page.index(each) for each in order] == sorted(page.index(each) for each in order)
    assert 'href="playground/index.html"' in (site / "index.html").read_text()
    for name in ("index", "trainer"):
        playground = (site / f"playground/{name}.html").read_text()
        targets = re.findall(r'<nav class="site-links" aria-label="Site"><a href="([^"]+)">Install</a><a\s+href="([^"]+)">Documents</a></nav>', playground)
        assert targets and [each for each in targets[0] if not (site / "playground" / each).resolve().is_file()] == []
    for alone in ("index", "trainer"):
        assert '<nav class="site-links" aria-label="Site" hidden>' in (ROOT / f"build/playground/{alone}.html").read_text()


def test_the_first_screen_of_a_phone(page: Page, served: Server) -> None:
    page.size(390, 844)
    page.open(served.url("index.html"))
    page.wait_for("document.querySelector('[data-scene]').dataset.live === 'yes'")
    stage = page.evaluate("document.querySelector('.kinesic-stage').getBoundingClientRect().bottom")
    states = page.evaluate("document.querySelector('.kinesic-states').getBoundingClientRect().bottom")
    assert stage < 800 and states < 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("asked", "target"), FOUND.items())
def test_the_search_finds(page: Page, served: Server, asked: str, target: str) -> None:
    page.size(1200, 900)
    page.open(served.url("index.html"))
    page.wait_for("document.querySelector('.md-search__input') !== null")
    page.evaluate(
        f"""(() => {{ const field = document.querySelector('.md-search__input'); field.focus(); field.value = '{asked}';
        field.dispatchEvent(new Event('input', {{bubbles: true}})); field.dispatchEvent(new KeyboardEvent('keyup', {{bubbles: true}})); }})()"""
    )
    first = page.wait_for("document.querySelector('.md-search-result__link')?.getAttribute('href')")
    assert target in first


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("document", EXAMINED)
def test_axe_finds_nothing_in_a_page(page: Page, served: Server, document: str, dark: bool) -> None:
    if not AXE.is_file():
        pytest.skip("axe is missing: Scripts/requirements.txt has axe-playwright-python")
    page.size(1300, 900, dark)
    page.open(served.url(f"{document}.html"))
    page.evaluate("localStorage.clear()")
    page.open(served.url(f"{document}.html"))
    page.script(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(({violations}) => violations.map(({id, nodes}) => [id, nodes.length, nodes[0].html]))")
    assert [each for each in found if each[0] not in LEFT_TO_THE_THEME] == []
