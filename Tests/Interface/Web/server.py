"""A server of files on loopback, for pages that tests open."""

from __future__ import annotations

import sys
import threading
from contextlib import AbstractContextManager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
}
ERRORS = "/.errors.js"
# WebKitGTK's driver does not report what a page throws: its pages gather that themselves.
GATHER = """window.__errors = [];
addEventListener('error', e => __errors.push(e.message || `not loaded: ${e.target.src || e.target.href}`), true);
addEventListener('unhandledrejection', e => __errors.push(String(e.reason)));
const error = console.error;
console.error = (...values) => { __errors.push(values.join(' ')); error.apply(console, values); };
"""


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, server_of: Server, *arguments: object, **options: object) -> None:
        self.of = server_of
        super().__init__(*arguments, **options)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        if path == "/favicon.ico":
            self.answer(HTTPStatus.NO_CONTENT, b"", "image/x-icon")
        elif path == ERRORS:
            self.answer(HTTPStatus.OK, GATHER.encode(), TYPES[".js"])
        elif (content := self.of.find(path)) is None:
            self.answer(HTTPStatus.NOT_FOUND, b"not found", "text/plain")
        else:
            kind = TYPES.get(Path(path).suffix or ".html", "application/octet-stream")
            self.answer(HTTPStatus.OK, self.with_errors(content) if "html" in kind else content, kind)

    do_HEAD = do_GET

    def with_errors(self, content: bytes) -> bytes:
        agent = self.headers.get("User-Agent", "")
        if "AppleWebKit" not in agent or "Chrome" in agent:
            return content
        script = f'<script src="{ERRORS}"></script>'.encode()
        kept, begin, rest = content.partition(b"<head>")
        return kept + begin + script + rest if begin else script + content

    def answer(self, status: HTTPStatus, content: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        for name, value in self.of.headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format: str, *values: object) -> None:
        self.of.requests.append(self.path)


class Listener(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in between is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Server(AbstractContextManager["Server"]):
    """Serves a folder, and others under a name: `Server(folder, kinesic=built)` has `/kinesic/index.js`. A page can
    also be given as text: `server.pages["/a.html"] = "..."`. `isolated` pages have clocks of 5 µs (headers COOP and
    COEP) and SharedArrayBuffer."""

    handler = Handler

    def __init__(self, folder: Path, isolated: bool = False, **folders: Path) -> None:
        self.folder, self.folders = folder, folders
        self.pages: dict[str, str] = {}
        self.requests: list[str] = []
        self.headers: dict[str, str] = {}
        if isolated:
            self.headers = {
                "Cross-Origin-Opener-Policy": "same-origin",
                "Cross-Origin-Embedder-Policy": "require-corp",
            }

    def __enter__(self) -> Server:
        self.http = Listener(("127.0.0.1", 0), partial(self.handler, self))
        threading.Thread(target=self.http.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self.http.shutdown()
        self.http.server_close()

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.http.server_address[1]}/{path.lstrip('/')}"

    def page(self, path: str, text: str) -> str:
        """Serves a text as a page; its address."""
        self.pages["/" + path.lstrip("/")] = text
        return self.url(path)

    def find(self, path: str) -> bytes | None:
        """The content at a path; a folder is its index.html."""
        if path in self.pages:
            return self.pages[path].encode()
        name, _, rest = path.lstrip("/").partition("/")
        folder, rest = (self.folders[name], rest) if name in self.folders else (self.folder, path.lstrip("/"))
        found = (folder / rest).resolve()
        if found.is_dir():
            found /= "index.html"
        return found.read_bytes() if found.is_relative_to(folder.resolve()) and found.is_file() else None
