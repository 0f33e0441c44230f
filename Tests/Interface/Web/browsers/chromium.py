"""Chromium, through the DevTools protocol: touches of several fingers, pen, wheel, all as if from a device."""

from __future__ import annotations

import json
import os
import urllib.request
from typing import Any

from browsers.page import Page, Place, program
from browsers.rpc import Rpc, started

OPTIONS = [
    "--headless=new", "--no-sandbox", "--no-first-run", "--no-default-browser-check", "--disable-extensions",
    "--mute-audio", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-gpu",
    "--password-store=basic",
    "--hide-scrollbars", "--force-color-profile=srgb", "--disable-dev-shm-usage", "--remote-debugging-port=0",
    "--touch-events=enabled",
]  # fmt: skip
# Windows' numbers of keys, which DevTools asks for.
NUMBERS = {
    "Backspace": 8, "Tab": 9, "Enter": 13, "Shift": 16, "Control": 17, "Alt": 18, "Escape": 27, " ": 32, "PageUp": 33,
    "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Delete": 46,
}  # fmt: skip
CTRL = 2


class Chromium(Page):
    name = "chromium"

    def __init__(self, *options: str) -> None:
        """More options of the command line may be given."""
        super().__init__()
        self.options = options

    def start(self) -> None:
        command = [
            program("chromium", "chromium"),
            *OPTIONS,
            *self.options,
            f"--user-data-dir={self.folder()}",
            "about:blank",
        ]
        address = started(command, self.ends, dict(os.environ)).split("/")[2]
        with urllib.request.urlopen(f"http://{address}/json/list") as answer:
            url = next(each["webSocketDebuggerUrl"] for each in json.load(answer) if each["type"] == "page")
        self.rpc = Rpc(url, self.ends, self.take, "Runtime.terminateExecution")
        self.is_loaded = False
        for domain in ("Page", "Runtime", "Log", "Inspector"):
            self.rpc.call(f"{domain}.enable")
        self.rpc.call("Page.setLifecycleEventsEnabled", enabled=True)
        self.rpc.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=10)
        self.loader = ""

    @property
    def is_stuck(self) -> bool:
        return self.rpc.is_stuck

    def take(self, method: str, parameters: dict[str, Any]) -> None:
        if method == "Page.lifecycleEvent" and parameters["name"] == "load":
            self.loader = parameters["loaderId"]
        elif method == "Inspector.targetCrashed":
            self.rpc.stick("the page's process crashed")
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "assert"):
            self.errors.append(
                " ".join(str(each.get("value", each.get("description"))) for each in parameters["args"])
            )
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}".strip())

    def open(self, url: str) -> None:
        result = self.rpc.call("Page.navigate", url=url)
        if "errorText" in result:
            raise RuntimeError(f"{url}: {result['errorText']}")
        while "loaderId" in result and self.loader != result["loaderId"]:
            self.rpc.take(20)

    def evaluate_text(self, expression: str) -> str:
        result = self.rpc.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        self.rpc.drain()
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return str(result["result"]["value"])

    def touch_frame(
        self, at: float, landed: dict[int, Place], moved: dict[int, Place], lifted: dict[int, Place]
    ) -> None:
        if moved:
            self.touch_event("touchMove", at, {**self.down, **lifted}, landed)
        if landed:
            self.touch_event("touchStart", at, {**self.down, **lifted}, {})
        if lifted:
            self.touch_event("touchEnd", at, lifted, {})

    def touch_event(self, kind: str, at: float, places: dict[int, Place], without: dict[int, Place]) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in places.items() if finger not in without]
        self.rpc.send("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=at)

    def settle(self) -> None:
        self.rpc.settle()
        self.rpc.drain()

    def lift_all(self) -> None:
        if self.down:
            self.rpc.call("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])

    def pointer_frame(
        self, kind: str, at: float, place: Place, was_down: bool, is_down: bool, pressure: float, tilt: tuple[int, int]
    ) -> None:
        pen = {"pointerType": "pen", "force": pressure, "tiltX": tilt[0], "tiltY": tilt[1]} if kind == "pen" else {}
        common = {"x": place[0], "y": place[1], "timestamp": at, **pen}
        held = {"button": "left", "buttons": 1} if was_down else {}
        self.rpc.send("Input.dispatchMouseEvent", type="mouseMoved", **common, **held)
        if is_down and not was_down:
            self.rpc.send(
                "Input.dispatchMouseEvent", type="mousePressed", button="left", buttons=1, clickCount=1, **common
            )
        if was_down and not is_down:
            self.rpc.send(
                "Input.dispatchMouseEvent", type="mouseReleased", button="left", buttons=0, clickCount=1, **common
            )

    def wheel(self, place: Place, dx: float, dy: float, ctrl: bool = False) -> None:
        self.rpc.call(
            "Input.dispatchMouseEvent",
            type="mouseWheel",
            x=place[0],
            y=place[1],
            deltaX=dx,
            deltaY=dy,
            modifiers=CTRL if ctrl else 0,
        )

    def key(self, *keys: str) -> None:
        for key in keys:
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            number = NUMBERS.get(key, ord(key.upper()) if len(key) == 1 else 0)
            common = {
                "key": key,
                "code": key if len(key) > 1 else "Space" if key == " " else f"Key{key.upper()}",
                "windowsVirtualKeyCode": number,
            }
            self.rpc.call(
                "Input.dispatchKeyEvent",
                type="keyDown" if text else "rawKeyDown",
                **common,
                **({"text": text} if text else {}),
            )
            self.rpc.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def picture(self) -> str:
        return str(self.rpc.call("Page.captureScreenshot", format="png")["data"])

    def size(self, width: int, height: int, dark: bool = False) -> None:
        self.rpc.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )
        scheme = "dark" if dark else "light"
        self.rpc.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
