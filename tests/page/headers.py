"""Requests of pages, whose headers are compared with Chromium's.

The site has two origins, A and B. Each step begins at a document of A and runs a script in it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from tests.browser.driver import Browser
from tests.work import LIMIT
from webapi import Request, Response
from webapi.fetching.referrer_policies import POLICIES
from webapi.page import Page

NAMES = ("accept", "content-type", "origin", "referer")


class Step(NamedTuple):
    """A script, and how many requests for ``/r`` it leads to."""

    name: str
    script: str
    count: int = 1
    policy: str = ""


def _steps() -> list[Step]:
    load = "const s = document.createElement('script'); s.src = '{}'; {} document.head.append(s)"
    follow = (
        "const a = document.createElement('a'); a.href = '{}'; document.body.append(a); a.click()"
    )
    steps = [
        Step("script", load.format("/r.js", "")),
        Step("script of B", load.format("B/r.js", "")),
        Step("script of B, CORS", load.format("B/r.js", "s.crossOrigin = '';")),
        Step("link", follow.format("/r?x#y")),
        Step("link to B", follow.format("B/r")),
        Step("location", "location.href = '/r'"),
        Step("location of B", "location.assign('B/r')"),
        Step("redirect to B", "location.replace('/redirect?to=B/r')", 2),
        Step("reload", "location.href = '/r?reload'", 2),
        Step("POST of B without CORS", "fetch('B/r', {method: 'POST', mode: 'no-cors'})"),
        Step("GET of B without CORS", "fetch('B/r', {mode: 'no-cors'})"),
        Step("request without referrer", "fetch('/r', {referrer: ''})"),
        Step("request with a referrer", "fetch('/r', {referrer: '/other?a#b'})"),
        Step("URL with credentials", "history.replaceState(0, '', '/x?y#z'); fetch('/r')"),
        Step("DELETE", "fetch('/r', {method: 'DELETE'})"),
        Step(
            "headers of the script",
            "fetch('/r', {headers: {accept: 'a/b', 'content-type': 'c/d'}})",
        ),
        Step(
            "XMLHttpRequest",
            "const x = new XMLHttpRequest(); x.open('POST', '/r'); x.send('text')",
        ),
    ]
    bodies = {
        "text": "'text'",
        "parameters": "new URLSearchParams('a=b')",
        "blob": "new Blob(['x'], {type: 'a/b'})",
        "bytes": "new Uint8Array(2)",
        "form": "(() => { const f = new FormData(); f.append('a', 'b'); return f })()",
    }
    for name, body in bodies.items():
        steps.append(Step(f"body: {name}", f"fetch('/r', {{method: 'POST', body: {body}}})"))
    for policy in POLICIES:
        script = f"await fetch('/r', {{referrerPolicy: '{policy}'}});"
        script += f"await fetch('B/r', {{referrerPolicy: '{policy}', method: 'POST'}});"
        steps.append(Step(f"request: {policy}", f"(async () => {{ {script} }})()", 2))
        script = (
            "fetch('B/r', {method: 'POST', mode: 'no-cors'}).then(() => { location.href = 'B/r' })"
        )
        steps.append(Step(f"document: {policy}", script, 2, policy))
    return steps


STEPS = _steps()
DOCUMENT = "<!doctype html><meta charset=utf-8><body>"
SCRIPT = """if (location.search === "?reload" && !sessionStorage.again) {
  sessionStorage.again = 1;
  location.reload();
}"""


def answer(path: str) -> tuple[int, dict[str, str], str]:
    """The status, the headers and the body of a path."""
    headers = {"Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*"}
    headers |= {"Access-Control-Allow-Methods": "*", "Content-Type": "text/html"}
    name, _, query = path.partition("?")
    if name == "/redirect":
        return 302, headers | {"Location": query.removeprefix("to=")}, ""
    if name == "/start" and query:
        headers["Referrer-Policy"] = query
    if name.endswith(".js"):
        return 200, headers | {"Content-Type": "text/javascript"}, ""
    return 200, headers, f"{DOCUMENT}<script>{SCRIPT}</script>"


class Log:
    """The requests for ``/r`` of the origins A and B, whose names replace them."""

    def __init__(self) -> None:
        self.origins: dict[str, str] = {}
        self.records: list[Any] = []

    def add(self, method: str, url: str, headers: Callable[[str], str | None]) -> None:
        """Note a request."""
        url = self._named(url).partition("#")[0]
        if url[1:].startswith("/r") and method != "OPTIONS":
            found = {name: value for name in NAMES if (value := headers(name)) is not None}
            found["accept"] = found["accept"].partition(",")[0]  # Chromium names its images, too
            if "content-type" in found:
                found["content-type"] = found["content-type"].partition("boundary=")[0]
            for name in ("origin", "referer"):
                if name in found:
                    found[name] = self._named(found[name])
            self.records.append([method, url, found])

    def _named(self, url: str) -> str:
        for name, origin in self.origins.items():
            url = url.replace(origin, name)
        return url

    def script(self, step: Step) -> str:
        """The script of a step, with the URLs of the origins."""
        script = step.script
        for name, origin in self.origins.items():
            script = script.replace(f"'{name}/", f"'{origin}/").replace(f"={name}/", f"={origin}/")
        return script


def run_in_page(step: Step) -> list[Any]:
    """The requests of a step in a page of ours."""
    log = Log()
    log.origins = {"A": "http://localhost:1001", "B": "http://127.0.0.1:1002"}

    def site(request: Request) -> Response:
        log.add(request.method, request.url, request.headers.get)
        path = request.url.partition(":100")[2][1:]
        status, headers, body = answer(path)
        return Response(body or None, {"status": status, "headers": headers})

    with Page(site, base_url=log.origins["A"]) as page:
        page.goto(f"/start?{step.policy}")
        page.evaluate(f"() => {{ {log.script(step)} }}")
    return log.records


def run_in_chromium(browser: Browser, step: Step) -> list[Any]:
    """The requests of a step in Chromium."""
    log = Log()

    class Handler(BaseHTTPRequestHandler):
        def handle_one_request(self) -> None:
            super().handle_one_request()
            self.close_connection = True

        def do_GET(self) -> None:
            length = int(self.headers.get("content-length", 0))
            self.rfile.read(length)
            log.add(self.command, f"http://{self.headers['host']}{self.path}", self.headers.get)
            status, headers, body = answer(self.path)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body.encode())

        do_POST = do_DELETE = do_OPTIONS = do_GET

        def log_message(self, format: str, *args: object) -> None:
            """Be quiet."""

    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Handler) for _ in range(2)]
    ports = [server.server_address[1] for server in servers]
    log.origins = {"A": f"http://localhost:{ports[0]}", "B": f"http://127.0.0.1:{ports[1]}"}
    for server in servers:
        threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
    page = browser.new_page()
    try:
        page.goto(f"{log.origins['A']}/start?{step.policy}")
        page.run(f"setTimeout(() => {{ {log.script(step)} }}, 0)")
        end = time.monotonic() + LIMIT
        while len(log.records) < step.count:
            assert time.monotonic() < end, f"{step.name}: {log.records}"
            page.playwright.wait_for_timeout(20)
    finally:
        page.close()
        for server in servers:
            server.shutdown()
            server.server_close()
    return log.records
