"""The package as npm packs it, installed into an empty folder: its types, node, and a bundled page that recognizes a
pinch."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsers import Page
from package import DIST, PACKAGE, ROOT, compiled
from server import Server

NODE = """import { load } from 'kinesic';
const engine = (await load()).engine();
engine.root.on('pinch', (event) => console.log(event.state, event.scale));
const step = (time, spread, phase) => [
  { touch: 1, time, x: 160 - spread / 2, y: 200, phase }, { touch: 2, time, x: 160 + spread / 2, y: 200, phase },
];
for (const [time, spread, phase] of [[0, 100, 'began'], [16, 120, 'moved'], [32, 150, 'moved'], [48, 150, 'ended']]) {
  engine.feed(step(time, spread, phase));
}
"""
PROGRAM = """import { load, type EventOf } from 'kinesic';
const said: string[] = [];
Object.assign(window, { said });
const screen = (await load()).touchscreen();
screen.on(document.body, 'pinch', (event: EventOf<'pinch'>) => {
  said.push(`${event.state} ${event.scale.toFixed(2)} ${event.touchCount}`);
});
document.title = 'ready';
export {};
"""
HTML = '<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body style="margin: 0; height: 100vh"><script type="module" src="bundle.js"></script></body></html>'


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the tarball was installed."""
    packs, folder = tmp_path_factory.mktemp("packs"), tmp_path_factory.mktemp("empty")
    packed = subprocess.run(["npm", "pack", "--offline", "--silent", str(PACKAGE)], cwd=packs, capture_output=True, text=True)
    assert packed.returncode == 0, packed.stderr
    (tarball,) = packs.glob("kinesic-*.tgz")
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(packs)}
    command = ["npm", "install", "--offline", "--no-audit", "--no-fund", str(tarball)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return folder


def test_what_is_in_it(installed: Path) -> None:
    root = installed / "node_modules/kinesic"
    files = {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()}
    wanted = {"package.json", "README.md", "LICENSE", "dist/index.js", "dist/index.d.ts", "dist/element.js", "dist/element.d.ts"}
    wanted |= {"dist/kinesic.min.js", "dist/kinesic.wasm", "dist/kinesic-traces.wasm", "src/index.ts"}
    assert wanted - files == set()
    manifest = json.loads((root / "package.json").read_text())
    assert "dependencies" not in manifest

    def targets(entry: Any) -> list[str]:
        return [entry] if isinstance(entry, str) else [each for value in entry.values() for each in targets(value)]

    assert [each for each in targets(manifest["exports"]) if each.removeprefix("./") not in files] == []


def test_its_page_leads_nowhere_into_the_tree(installed: Path) -> None:
    """A link of the README leads to a heading of it or to an address; without a repository the words stay."""
    page = (installed / "node_modules/kinesic/README.md").read_text()
    targets = re.findall(r"\]\(([^)\s]+)\)", page)
    assert targets and [each for each in targets if not each.startswith(("#", "https://"))] == []
    assert "`docs/classes.md` has them" in page


def test_the_addresses_of_a_repository(tmp_path: Path) -> None:
    environment = os.environ | {"KINESIC_REPOSITORY": "https://example.org/kinesic/"}
    subprocess.run(["python3", ROOT / "Scripts/documenting/npm_page.py", tmp_path, "1.2.3"], check=True, env=environment)
    manifest, page = json.loads((tmp_path / "package.json").read_text()), (tmp_path / "README.md").read_text()
    assert manifest["version"] == "1.2.3" and manifest["homepage"] == "https://example.org/kinesic/tree/main/bindings/web#readme"
    assert manifest["repository"] == {"type": "git", "url": "git+https://example.org/kinesic.git", "directory": "bindings/web"}
    inside = re.findall(r"\]\(https://example.org/kinesic/blob/main/([^)#]+)", page)
    assert len(inside) > 8 and [each for each in inside if not (ROOT / each).exists()] == []


def test_in_node(installed: Path) -> None:
    (installed / "program.mjs").write_text(NODE)
    done = subprocess.run(["node", "program.mjs"], cwd=installed, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("began 1.2\nchanged 1.5\nended 1.5\n", "")


def test_a_server_can_import_the_element(installed: Path) -> None:
    code = "import { KinesicGesture } from 'kinesic/element'; console.log(typeof KinesicGesture);"
    done = subprocess.run(["node", "--input-type=module", "-e", code], cwd=installed, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("function\n", "")


def test_a_bundle_keeps_the_element(installed: Path) -> None:
    """An import for its effect alone is no import to leave out."""
    (installed / "element.js").write_text("import 'kinesic/element';")
    command = ["esbuild", "element.js", "--bundle", "--format=esm", "--external:node:fs", "--log-level=error"]
    done = subprocess.run(command, cwd=installed, check=True, capture_output=True, text=True)
    assert "customElements.define" in done.stdout


def test_source_maps(installed: Path) -> None:
    """Each module has one, with its source in it."""
    dist = installed / "node_modules/kinesic/dist"
    for name in ("index.js", "element.js", "dom/pointers.js"):
        assert f"sourceMappingURL={Path(name).name}.map" in (dist / name).read_text()
        found = json.loads((dist / f"{name}.map").read_text())
        assert found["sourcesContent"] == [(dist.parent / "src" / name.replace(".js", ".ts")).read_text()]


def by_esbuild(installed: Path, out: Path) -> None:
    command = ["esbuild", "program.ts", "--bundle", "--minify", "--format=esm", "--target=es2022", f"--outdir={out}", "--entry-names=bundle", "--splitting", "--external:node:fs", "--log-level=error"]
    subprocess.run(command, cwd=installed, check=True)


def by_rollup(installed: Path, out: Path) -> None:
    """Rollup finds packages by a plugin that is not at hand: the program names the file."""
    subprocess.run(["esbuild", "program.ts", "--target=es2022", "--outfile=program.js", "--log-level=error"], cwd=installed, check=True)
    program = (installed / "program.js").read_text().replace('"kinesic"', '"./node_modules/kinesic/dist/index.js"')
    (installed / "program.js").write_text(program)
    command = ["rollup", "program.js", "--format=es", f"--dir={out}", "--entryFileNames=bundle.js", "--silent", "--failAfterWarnings"]
    subprocess.run(command, cwd=installed, check=True)


@pytest.mark.parametrize("bundle", [by_esbuild, by_rollup])
def test_a_bundled_page(installed: Path, page: Page, tmp_path: Path, bundle: Callable[[Path, Path], None]) -> None:
    assert compiled(installed, PROGRAM) == []
    bundle(installed, tmp_path)
    (tmp_path / "kinesic.wasm").write_bytes((installed / "node_modules/kinesic/dist/kinesic.wasm").read_bytes())
    with Server(tmp_path) as server:
        page.open(server.page("page.html", HTML))
        page.wait_for("document.title === 'ready'")
        page.touch([(16 * i, {0: (300 - 4 * i, 200), 1: (400 + 4 * i, 200)}) for i in range(13)] + [(230, {0: None, 1: None})])
        words = [line.split() for line in page.wait_for("said.at(-1)?.startsWith('ended') && said")]
        assert [words[0][0], words[-1][0]] == ["began", "ended"] and {word for word, *_ in words[1:-1]} == {"changed"}
        assert float(words[-1][1]) == pytest.approx(1.96, abs=0.02)
        asked = [path for path in server.requests if "kinesic" in path]
        assert asked == ["/kinesic.wasm"], "the second module is loaded only when it is asked for"


def test_a_page_in_place_of_the_module(chromium: Page) -> None:
    """A server that answers everything with its page: the error says what came, and from where."""
    with Server(DIST) as server:
        server.pages["/routes.html"] = "<!DOCTYPE html><title>Routes</title>"
        page = "<!DOCTYPE html><title>Page</title><script type='module' src='routes.js'></script>"
        server.pages["/routes.js"] = "import { load } from './kinesic.min.js'; load({ wasm: './routes.html' }).catch((error) => { document.title = error.message; });"
        chromium.open(server.page("page.html", page))
        said = chromium.wait_for("document.title !== 'Page' && document.title")
    assert re.search(r"http://.*/routes\.html was not loaded: the server sent text/html", said)


def test_a_page_with_a_content_security_policy(chromium: Page) -> None:
    """The policy that the README gives is enough, and without 'wasm-unsafe-eval' the page says why it has nothing."""
    with Server(DIST) as server:
        page = "<!DOCTYPE html><title>Policy</title><script type='module' src='policy.js'></script>"
        server.pages["/policy.js"] = "import { load } from './kinesic.min.js'; load().then(() => { document.title = 'ready'; }, (error) => { document.title = error.message; });"
        server.headers["Content-Security-Policy"] = "script-src 'self' 'wasm-unsafe-eval'"
        chromium.open(server.page("policy.html", page))
        chromium.wait_for("document.title === 'ready'")
        server.headers["Content-Security-Policy"] = "script-src 'self'"
        chromium.open(server.page("policy.html", page))
        assert re.search("unsafe-eval", chromium.wait_for("document.title !== 'Policy' && document.title"))
    chromium.errors = [error for error in chromium.errors if "Content Security Policy" not in error]
