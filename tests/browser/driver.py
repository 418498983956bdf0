"""Headless Chromium and Firefox, driven over WebDriver BiDi: the one protocol both speak.

    with start("chromium") as browser, StaticServer({"/": "some/folder"}) as server:
        page = browser.new_page()
        page.goto(server.url)
        page.run("return document.title + args[0]", "!")   # any JSON value, promises awaited

Chromium is reached through its driver (Debian: `chromium`, `chromium-driver`); Firefox needs no
driver, it listens itself (Debian: `firefox-esr`). The only Python package needed is `websockets`.
"""

import base64
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "Space": " ",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Backspace": "\ue003",
    "Delete": "\ue017",
}

CHROMIUM_FLAGS = (
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
)
FIREFOX_PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.max_script_run_time": 0,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


_CALL = """async text => {
const args = JSON.parse(text);
const value = await (async () => {
BODY
})();
return JSON.stringify(value === undefined ? null : value);
}"""


class BrowserError(Exception):
    """The browser could not be started, did not answer, or the script in it raised."""


def available(name: str) -> bool:
    """Tell whether the programs and the package that `start(name)` needs are installed."""
    programs = all(map(shutil.which, _PROGRAMS[name]))
    return programs and importlib.util.find_spec("websockets") is not None


@contextmanager
def start(name: str = "chromium") -> "Iterator[Browser]":
    """Start headless `"chromium"` or `"firefox"`; it and its profile are gone after the block.

    Raises BrowserError where it is not installed or does not come up within a minute.
    """
    if not available(name):
        programs = " and ".join(_PROGRAMS[name])
        raise BrowserError(f"{name}: needs {programs} on the PATH, and the package websockets")
    from websockets.sync.client import connect

    # Not in a `with`: a browser that is being killed may still write into its profile.
    profile = Path(tempfile.mkdtemp(prefix="webapi-browser-"))
    process, endpoint, capabilities = _LAUNCHERS[name](profile)
    try:
        address = endpoint()
        with connect(address, max_size=None, ping_interval=None, open_timeout=60) as socket:
            browser = Browser(name, socket)
            if capabilities is not None:
                browser.send("session.new", {"capabilities": capabilities})
            browser.send("session.subscribe", {"events": ["log.entryAdded"]})
            yield browser
    finally:
        for end in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, end)
                process.wait(5)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue
        shutil.rmtree(profile, ignore_errors=True)


class Browser:
    """A running browser: `name` is `"chromium"` or `"firefox"`, `version` what it says it is."""

    def __init__(self, name: str, socket: "ClientConnection") -> None:
        self.name = name
        self._socket = socket
        self._pages: dict[str, Page] = {}
        self._next = 0

    def send(self, method: str, params: Mapping[str, Any], timeout: float = 60) -> Any:
        """Send one BiDi command and return its result; BrowserError after `timeout` seconds."""
        self._next += 1
        call = self._next
        self._socket.send(json.dumps({"id": call, "method": method, "params": params}))
        deadline = time.monotonic() + timeout
        while True:
            try:
                text = self._socket.recv(timeout=max(0, deadline - time.monotonic()))
            except TimeoutError:
                raise BrowserError(f"{method}: no answer within {timeout} s") from None
            message = json.loads(text)
            if message.get("id") == call:
                if message["type"] == "error":
                    raise BrowserError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                page = self._pages.get(entry["source"].get("context"))
                if page is not None:
                    page.console.append(f"{entry['level']}: {entry['text']}")

    def new_page(self) -> "Page":
        context = self.send("browsingContext.create", {"type": "tab"})["context"]
        self._pages[context] = page = Page(self, context)
        return page

    @property
    def version(self) -> str:
        agent: str = self.new_page().run("return navigator.userAgent")
        found = re.search(r"(Chrome|Firefox)/([\d.]+)", agent)
        return found[0].replace("/", " ") if found else agent


class Page:
    """One tab. `console` collects what the page logs and the errors nobody caught."""

    def __init__(self, browser: Browser, context: str) -> None:
        self.browser = browser
        self.console: list[str] = []
        self._context = context

    def _send(self, method: str, timeout: float = 60, **params: Any) -> Any:
        return self.browser.send(method, {"context": self._context, **params}, timeout)

    def goto(self, url: str, timeout: float = 60) -> None:
        """Load `url` and wait for its load event."""
        self._send("browsingContext.navigate", url=url, wait="complete", timeout=timeout)

    def reload(self) -> None:
        self._send("browsingContext.reload", wait="complete")

    def close(self) -> None:
        self._send("browsingContext.close")

    def run(self, body: str, *args: Any, timeout: float = 60) -> Any:
        """Run `body` as an async function of `args` (a list) and return its JSON value.

        Raises BrowserError when it throws, or gives no answer within `timeout` seconds.
        """
        result = self.browser.send(
            "script.callFunction",
            {
                "functionDeclaration": _CALL.replace("BODY", body),
                "arguments": [{"type": "string", "value": json.dumps(args)}],
                "awaitPromise": True,
                "target": {"context": self._context},
            },
            timeout,
        )
        if result["type"] == "exception":
            raise BrowserError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def wait_for(self, expression: str, timeout: float = 60) -> Any:
        """Poll until the JavaScript `expression` is truthy; return its value."""
        deadline = time.monotonic() + timeout
        while not (value := self.run(f"return ({expression})", timeout=timeout)):
            if time.monotonic() > deadline:
                raise BrowserError(f"not true within {timeout} s: {expression}")
            time.sleep(0.05)
        return value

    def click(self, selector: str) -> None:
        """Click the middle of the element that is first to match the CSS `selector`."""
        locator = {"type": "css", "value": selector}
        nodes = self._send("browsingContext.locateNodes", locator=locator, maxNodeCount=1)["nodes"]
        if not nodes:
            raise BrowserError(f"no element matches {selector}")
        self.run(
            "document.querySelector(args[0]).scrollIntoView({block: 'nearest'})",
            selector,
        )
        origin = {"type": "element", "element": {"sharedId": nodes[0]["sharedId"]}}
        self._act(
            "pointer",
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        )

    def type(self, text: str) -> None:
        """Type `text` into whatever has the focus, one key after the other."""
        down_and_up = ("keyDown", "keyUp")
        self._act("key", *({"type": kind, "value": c} for c in text for kind in down_and_up))

    def press(self, keys: str) -> None:
        """Press one key or chord, as in `Tab`, `Shift+Tab`, `Control+a`, `Enter`."""
        values = [KEYS.get(key, key) for key in keys.split("+")]
        self._act(
            "key",
            *({"type": "keyDown", "value": value} for value in values),
            *({"type": "keyUp", "value": value} for value in reversed(values)),
        )

    def _act(self, kind: str, *actions: Mapping[str, Any]) -> None:
        self._send("input.performActions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def viewport(self, width: int, height: int) -> None:
        """Give the page this size in CSS pixels."""
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", viewport=size, devicePixelRatio=1)

    def screenshot(self, path: Path | str, whole: bool = False) -> None:
        """Write a PNG of what is to be seen, or of the `whole` document."""
        origin = "document" if whole else "viewport"
        data = self._send("browsingContext.captureScreenshot", origin=origin)["data"]
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_bytes(base64.b64decode(data))

    def cdp(self, method: str, **params: Any) -> Any:
        """Send a command of the Chrome DevTools Protocol; Chromium only."""
        session = self._send("goog:cdp.getSession")["session"]
        command = {"method": method, "params": params, "session": session}
        return self.browser.send("goog:cdp.sendCommand", command)["result"]

    def color_scheme(self, scheme: str) -> None:
        """Make `prefers-color-scheme` say `"light"` or `"dark"`; Chromium only."""
        feature = {"name": "prefers-color-scheme", "value": scheme}
        self.cdp("Emulation.setEmulatedMedia", features=[feature])


_Launched = tuple[subprocess.Popen[str], Callable[[], str], dict[str, Any] | None]


def _spawn(*command: str) -> tuple[subprocess.Popen[str], Callable[[str], str]]:
    """Start a program; the second result waits for a line that the pattern matches."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    lines: list[str] = []
    assert process.stdout is not None
    stream = process.stdout

    def read() -> None:
        with stream:
            lines.extend(stream)

    threading.Thread(target=read, daemon=True).start()

    def wait_for(pattern: str) -> str:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and process.poll() is None:
            for line in lines:
                if found := re.search(pattern, line):
                    return found[1]
            time.sleep(0.02)
        raise BrowserError(f"{command[0]} did not come up:\n{''.join(lines)}")

    return process, wait_for


def _chromium(profile: Path) -> _Launched:
    driver, wait_for = _spawn("chromedriver", "--port=0")
    flags = [*CHROMIUM_FLAGS, f"--user-data-dir={profile}"]
    if os.geteuid() == 0:
        flags.append("--no-sandbox")
    options = {"binary": shutil.which("chromium"), "args": flags}
    wanted = {"browserName": "chrome", "webSocketUrl": True, "goog:chromeOptions": options}

    def endpoint() -> str:
        port = wait_for(r"started successfully on port (\d+)")
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/session",
            json.dumps({"capabilities": {"alwaysMatch": wanted}}).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                address: str = json.load(response)["value"]["capabilities"]["webSocketUrl"]
        except urllib.error.HTTPError as error:
            raise BrowserError(f"chromedriver: {error.read().decode()}") from None
        return address

    return driver, endpoint, None


def _firefox(profile: Path) -> _Launched:
    preferences = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
        for name, value in FIREFOX_PREFERENCES.items()
    )
    (profile / "user.js").write_text("".join(preferences))
    process, wait_for = _spawn(
        "firefox-esr", "--headless", "--no-remote", "--profile", str(profile),
        "--remote-debugging-port", "0",
    )  # fmt: skip

    def endpoint() -> str:
        return wait_for(r"WebDriver BiDi listening on (ws://\S+)") + "/session"

    return process, endpoint, {"alwaysMatch": {"acceptInsecureCerts": False}}


_PROGRAMS = {"chromium": ("chromium", "chromedriver"), "firefox": ("firefox-esr",)}
_LAUNCHERS: dict[str, Callable[[Path], _Launched]] = {"chromium": _chromium, "firefox": _firefox}
