"""Browsers that tests drive: Chromium, Firefox and WebKitGTK behind one interface."""

from browsers.chromium import Chromium
from browsers.firefox import Firefox
from browsers.page import Missing, Page
from browsers.rpc import Stuck
from browsers.webkit import WebKit

BROWSERS: dict[str, type[Page]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}

# A test in whose middle the browser itself broke has said nothing of the page: it is run once more, in a new browser.
ONCE_MORE = {"reruns": 1, "only_rerun": [Stuck.__name__]}

__all__ = ["BROWSERS", "Chromium", "Firefox", "Missing", "ONCE_MORE", "Page", "Stuck", "WebKit"]
