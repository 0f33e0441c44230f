"""Browsers that tests drive: Chromium, Firefox and WebKitGTK behind one interface."""

from browsers.chromium import Chromium
from browsers.firefox import Firefox
from browsers.page import Missing, Page
from browsers.webkit import WebKit

BROWSERS: dict[str, type[Page]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}

__all__ = ["BROWSERS", "Chromium", "Firefox", "Missing", "Page", "WebKit"]
