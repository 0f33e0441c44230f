"""Firefox, through WebDriver BiDi: touches of several fingers, mouse, wheel. A script makes pens."""

from __future__ import annotations

import os
from typing import Any

from browsers.made import MadePointers
from browsers.page import KEYS, Place, program
from browsers.rpc import Rpc, started

PREFERENCES: dict[str, object] = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processPrelaunch.enabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.update.enabled": False,
    "layout.css.prefers-color-scheme.content-override": 1,
    "mousewheel.with_control.action": 0,  # it would zoom, and keep that for the address
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.server": "",
}
SCHEME = "layout.css.prefers-color-scheme.content-override"


def literal(value: object) -> str:
    return (
        {True: "true", False: "false"}[value]
        if isinstance(value, bool)
        else f'"{value}"' if isinstance(value, str) else str(value)
    )


class Firefox(MadePointers):
    name = "firefox"
    has_real_pen = False

    def start(self) -> None:
        profile = self.folder()
        (profile / "user.js").write_text(
            "".join(f'user_pref("{key}", {literal(value)});\n' for key, value in PREFERENCES.items())
        )
        # System access: preferences are set while it runs.
        options = [
            "--headless",
            "--no-remote",
            "--remote-allow-system-access",
            "--remote-debugging-port",
            "0",
            "--profile",
            str(profile),
        ]
        environment = {
            **os.environ,
            "MOZ_HEADLESS_WIDTH": "1400",
            "MOZ_HEADLESS_HEIGHT": "1100",
            "MOZ_CRASHREPORTER_DISABLE": "1",
        }
        url = started([program("firefox-esr", "firefox-esr"), *options, "about:blank"], self.ends, environment)
        self.rpc = Rpc(f"{url}/session", self.ends, self.take)
        self.rpc.call("session.new", capabilities={})
        self.ends.callback(self.rpc.call, "browser.close")
        self.context = self.rpc.call("browsingContext.getTree")["contexts"][0]["context"]
        self.chrome = self.rpc.call("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]
        self.fits = (0, 0)
        self.rpc.call("session.subscribe", events=["log.entryAdded"])

    @property
    def is_stuck(self) -> bool:
        return self.rpc.is_stuck

    def take(self, method: str, parameters: dict[str, Any]) -> None:
        if method == "log.entryAdded" and parameters["level"] == "error":
            self.errors.append(parameters["text"] or "error")

    def open(self, url: str) -> None:
        self.rpc.call("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def evaluate_text(self, expression: str, context: str = "") -> str:
        result = self.rpc.call(
            "script.evaluate", expression=expression, target={"context": context or self.context}, awaitPromise=True
        )
        self.rpc.drain()
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return str(result["result"].get("value"))

    def touch_frame(
        self, at: float, landed: dict[int, Place], moved: dict[int, Place], lifted: dict[int, Place]
    ) -> None:
        actions = [
            self.finger(finger, [move(place), {"type": "pointerDown", "button": 0}])
            for finger, place in landed.items()
        ]
        actions += [self.finger(finger, [move(place)]) for finger, place in moved.items()]
        actions += [self.finger(finger, [{"type": "pointerUp", "button": 0}]) for finger in lifted]
        if actions:
            self.perform(*actions)

    def finger(self, finger: int, actions: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "type": "pointer",
            "id": f"finger {finger}",
            "parameters": {"pointerType": "touch"},
            "actions": actions,
        }

    def perform(self, *sources: dict[str, Any]) -> None:
        self.rpc.call("input.performActions", context=self.context, actions=list(sources))

    def settle(self) -> None:
        self.rpc.drain()

    def lift_all(self) -> None:
        self.rpc.call("input.releaseActions", context=self.context)

    def pointer_frame(
        self, kind: str, at: float, place: Place, was_down: bool, is_down: bool, pressure: float, tilt: tuple[int, int]
    ) -> None:
        if kind == "pen":
            self.made_pointer("pen", 900, place, was_down, is_down, pressure, tilt)
            return
        actions: list[dict[str, Any]] = [move(place)]
        if is_down != was_down:
            actions.append({"type": "pointerDown" if is_down else "pointerUp", "button": 0})
        self.perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

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
        return str(self.rpc.call("browsingContext.captureScreenshot", context=self.context)["data"])

    def size(self, width: int, height: int, dark: bool = False) -> None:
        """It answers before the page is as large as it said, and not at all when it is asked in between."""
        if self.fits != (width, height):
            self.rpc.call(
                "browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height}
            )
            self.wait_for(f"innerWidth === {width} && innerHeight === {height}")
            self.fits = (width, height)
        self.evaluate_text(f"Services.prefs.setIntPref('{SCHEME}', {0 if dark else 1})", self.chrome)


def move(place: Place) -> dict[str, Any]:
    return {"type": "pointerMove", "x": place[0], "y": place[1], "duration": 0}
