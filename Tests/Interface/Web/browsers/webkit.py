"""WebKitGTK, its MiniBrowser through WebDriver: mouse, pen, wheel and keys are real, touches are made by a script, for
its driver turns touches into a mouse. The server helps it to report errors (see server.py)."""

from __future__ import annotations

import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from browsers.made import MadePointers
from browsers.page import KEYS, Missing, Place, program
from browsers.rpc import stop

PACKAGE = "webkit2gtk-driver"


def browser() -> str:
    """MiniBrowser, which is not on the path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise Missing(f"browser MiniBrowser is missing; Debian package {PACKAGE}")
    return str(found[-1])


class WebKit(MadePointers):
    name = "webkit"
    has_real_touches = False

    def start(self) -> None:
        driver, self.binary = program("WebKitWebDriver", PACKAGE), browser()
        environment = {
            **os.environ,
            "DISPLAY": self.screen(),
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            "GTK_THEME": "Adwaita",
        }
        # As root there is no bubblewrap; the pages are our own.
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        environment.pop("WAYLAND_DISPLAY", None)
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        command = [driver, f"--port={port}", "--host=127.0.0.1"]
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        )
        self.ends.callback(stop, process)
        late = time.monotonic() + 60
        while True:
            try:
                self.request("GET", "/status")
                break
            except urllib.error.URLError:
                if time.monotonic() > late:
                    raise
                time.sleep(0.05)
        self.session = ""
        self.ends.callback(self.close_session)
        self.new_session(dark=False)

    def screen(self) -> str:
        """An X display that nobody sees."""
        reading, writing = os.pipe()
        command = [
            program("Xvfb", "xvfb"),
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            "1920x1400x24",
            "-nolisten",
            "tcp",
        ]
        server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.ends.callback(stop, server)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not start"
        return f":{number}"

    def new_session(self, dark: bool) -> None:
        """MiniBrowser is dark or light from its start on."""
        self.close_session()
        options = {"binary": self.binary, "args": ["--automation", *(["--dark-mode"] if dark else [])]}
        answer = self.request("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self.session, self.is_dark = f"/session/{answer['sessionId']}", dark
        self.fits: tuple[int, int] | None = None
        self.post("/timeouts", script=20000, pageLoad=20000)

    def close_session(self) -> None:
        if self.session:
            self.request("DELETE", self.session)
            self.session = ""

    def request(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(
            self.address + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise RuntimeError(f"{value['error']}: {value['message']}") from None

    def post(self, path: str, **body: Any) -> Any:
        return self.request("POST", self.session + path, **body)

    def open(self, url: str) -> None:
        self.post("/url", url=url)
        self.collect()

    def collect(self) -> None:
        """Takes the errors that the server's script has gathered."""
        self.errors += self.post("/execute/sync", script="return (window.__errors || []).splice(0)", args=[])

    def evaluate_text(self, expression: str) -> str:
        script = """const done = arguments[0];
        (%s).then(value => done([value, null]), error => done([null, `${error}\\n${error?.stack ?? ''}`]));"""
        value, error = self.post("/execute/async", script=script % expression, args=[])
        self.collect()
        if error is not None:
            raise RuntimeError(error)
        return str(value)

    def touch_frame(
        self, at: float, landed: dict[int, Place], moved: dict[int, Place], lifted: dict[int, Place]
    ) -> None:
        primary = min({**self.down, **lifted}, default=None)
        for type, fingers in (("pointermove", moved), ("pointerdown", landed), ("pointerup", lifted)):
            if fingers:
                self.made_touches(type, fingers, primary)

    def lift_all(self) -> None:
        if self.down:
            self.made_touches("pointercancel", self.down, min(self.down))
        self.request("DELETE", f"{self.session}/actions")

    def perform(self, *sources: dict[str, Any]) -> None:
        self.post("/actions", actions=list(sources))

    def pointer_frame(
        self, kind: str, at: float, place: Place, was_down: bool, is_down: bool, pressure: float, tilt: tuple[int, int]
    ) -> None:
        actions: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(place[0]), "y": round(place[1]), "duration": 0}
        ]
        if is_down != was_down:
            actions.append({"type": "pointerDown" if is_down else "pointerUp", "button": 0})
        self.perform({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions})

    def wheel(self, place: Place, dx: float, dy: float, ctrl: bool = False) -> None:
        held = [
            {"type": "keyDown", "value": KEYS["Control"]},
            {"type": "pause"},
            {"type": "keyUp", "value": KEYS["Control"]},
        ]
        turn = {"type": "scroll", "x": round(place[0]), "y": round(place[1]), "deltaX": round(dx), "deltaY": round(dy)}
        keys = [{"type": "key", "id": "keys", "actions": held}] if ctrl else []
        self.perform(*keys, {"type": "wheel", "id": "wheel", "actions": [{"type": "pause"}, turn]})

    def key(self, *keys: str) -> None:
        actions = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keys", "actions": actions})

    def picture(self) -> str:
        return str(self.request("GET", f"{self.session}/screenshot"))

    def size(self, width: int, height: int, dark: bool = False) -> None:
        """The window has a bar of tools, whose height is found out."""
        if dark != self.is_dark:
            self.new_session(dark)
        if self.fits == (width, height):
            return
        self.post("/window/rect", width=width, height=height)
        inner = self.post("/execute/sync", script="return [innerWidth, innerHeight]", args=[])
        if inner != [width, height]:
            self.post("/window/rect", width=2 * width - inner[0], height=2 * height - inner[1])
        self.fits = (width, height)


def free_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
