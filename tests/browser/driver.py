"""Headless Chromium and Firefox, as the operating system has them, driven by Playwright.

    with start("chromium") as browser, StaticServer({"/": "some/folder"}) as server:
        page = browser.new_page()
        page.goto(server.url)
        page.run("return document.title + args[0]", "!")   # any JSON value, or a promise of one

Nothing is downloaded: the programs must be on the PATH (Debian: `chromium`, `firefox-esr`).
Playwright controls an unpatched Firefox by WebDriver BiDi.
"""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.work import LIMIT

if TYPE_CHECKING:
    from playwright import sync_api as playwright

PROGRAMS = {"chromium": "chromium", "firefox": "firefox-esr"}

_CALL = """async ([text, seconds]) => {
const args = JSON.parse(text);
const late = new Promise((_, reject) => setTimeout(
  () => reject(new Error(`no answer within ${seconds} s`)), Math.min(seconds * 1000, 2 ** 31 - 1)));
const answer = (async () => {
BODY
})();
const value = await Promise.race([answer, late]);
return JSON.stringify(value === undefined ? null : value);
}"""


class BrowserError(Exception):
    """The browser could not be started, did not answer, or the script in it raised."""


def available(name: str) -> bool:
    """Return whether the program and the package that `start(name)` needs are installed."""
    program = shutil.which(PROGRAMS[name])
    return program is not None and importlib.util.find_spec("playwright") is not None


@contextmanager
def start(name: str = "chromium") -> Iterator[Browser]:
    """Start headless `"chromium"` or `"firefox"`. After the block, it and its profile are gone.

    Raises BrowserError if the browser is not installed or does not start.
    """
    if not available(name):
        raise BrowserError(f"{name}: needs {PROGRAMS[name]} on the PATH, and playwright")
    from playwright.sync_api import Error

    with _playwright() as starter:
        try:
            started = getattr(starter, name).launch(
                executable_path=shutil.which(PROGRAMS[name]),
                channel="moz-firefox" if name == "firefox" else None,  # by WebDriver BiDi
                firefox_user_prefs={"dom.max_script_run_time": 0} if name == "firefox" else None,
            )
        except Error as error:
            raise BrowserError(f"{name}: {error.message}") from None
        with started:
            yield Browser(name, started)


_running: list[playwright.Playwright] = []
"""Playwright, once for each running browser. A thread can start only one Playwright."""


@contextmanager
def _playwright() -> Iterator[playwright.Playwright]:
    from playwright.sync_api import sync_playwright

    starter = _running[0] if _running else sync_playwright().start()
    _running.append(starter)
    try:
        yield starter
    finally:
        _running.pop()
        if not _running:
            starter.stop()


class Browser:
    """A running browser; `name` is `"chromium"` or `"firefox"`."""

    def __init__(self, name: str, started: playwright.Browser) -> None:
        self.name = name
        self._started = started

    def new_page(self) -> Page:
        return Page(self._started.new_page())

    def new_context(self, **options: Any) -> playwright.BrowserContext:
        """Make a profile of its own, as Playwright gives it."""
        return self._started.new_context(**options)

    @property
    def version(self) -> str:
        """The name and version in the browser's user agent string."""
        page = self.new_page()
        agent: str = page.run("return navigator.userAgent")
        page.close()
        found = re.search(r"(Chrome|Firefox)/([\d.]+)", agent)
        return found[0].replace("/", " ") if found else agent


class Page:
    """One tab. `console` collects the page's log messages and uncaught errors."""

    def __init__(self, page: playwright.Page) -> None:
        self.playwright = page
        self.console: list[str] = []
        page.set_default_timeout(LIMIT * 1000)
        page.on("console", self._log)
        page.on("pageerror", lambda error: self.console.append(f"error: {error.message}"))
        self.reload = page.reload
        self.close = page.close
        self.click = page.click
        self.type = page.keyboard.type
        self.press = page.keyboard.press

    def _log(self, message: playwright.ConsoleMessage) -> None:
        if message.args:  # the browser's own messages, on a missing favicon for example, have none
            self.console.append(f"{message.type}: {message.text}")

    def goto(self, url: str) -> None:
        """Load `url` and wait for its load event."""
        self.playwright.goto(url)

    def run(self, body: str, *args: Any, timeout: float = LIMIT) -> Any:
        """Run `body` as an async function of `args` (a list) and return its JSON value.

        Raises BrowserError if it throws, or does not return within `timeout` seconds.
        """
        from playwright.sync_api import Error

        try:
            text = self.playwright.evaluate(
                _CALL.replace("BODY", body), [json.dumps(args), timeout]
            )
        except Error as error:
            raise BrowserError(error.message) from None
        return json.loads(text)

    def wait_for(self, expression: str, timeout: float = LIMIT) -> Any:
        """Wait until the JavaScript `expression` is truthy; return its value."""
        from playwright.sync_api import Error

        try:
            found = self.playwright.wait_for_function(expression, timeout=timeout * 1000)
        except Error as error:
            raise BrowserError(f"{expression}: {error.message}") from None
        return found.json_value()

    def viewport(self, width: int, height: int) -> None:
        """Set the size of the page, in CSS pixels."""
        self.playwright.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path | str, whole: bool = False) -> None:
        """Write a PNG of the visible part of the page, or of the `whole` document."""
        self.playwright.screenshot(path=path, full_page=whole)

    def cdp(self, method: str, **params: Any) -> None:
        """Send a command of the Chrome DevTools Protocol; Chromium only."""
        self.playwright.context.new_cdp_session(self.playwright).send(method, params)

    def color_scheme(self, scheme: Any) -> None:
        """Set `prefers-color-scheme` to `"light"` or `"dark"`; Chromium only."""
        self.playwright.emulate_media(color_scheme=scheme)
