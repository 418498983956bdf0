"""Requests of a page for another origin: what scripts see, and what servers get, as in Chromium.

The site has two origins of two sites, A and B. A document of A asks. The query of a URL is JSON:
the headers of the response, those of the response to OPTIONS, the status.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from tests.browser.driver import Browser
from webapi import Request, Response
from webapi.page import Page

ORIGIN = "access-control-allow-origin"
CREDENTIALS = "access-control-allow-credentials"
METHODS = "access-control-allow-methods"
HEADERS = "access-control-allow-headers"
EXPOSE = "access-control-expose-headers"
SEEN = (
    "origin",
    "cookie",
    "authorization",
    "content-type",
    "range",
    "x-a",
    "access-control-request-method",
    "access-control-request-headers",
)
"""The headers of requests that are compared."""


NOTHING: Mapping[str, Any] = {}


class Exchange(NamedTuple):
    """A request of a script: of ``fetch``, unless ``way`` names another function of `SCRIPT`."""

    name: str
    init: Mapping[str, Any] = NOTHING
    get: Mapping[str, str] = NOTHING
    """The headers of the response."""
    options: dict[str, str] | None = None
    """The headers of the response to OPTIONS."""
    status: int = 200
    way: str = "fetch"
    to: str = "B"


ANY = {ORIGIN: "*"}
NAMED = {ORIGIN: "A"}
ALLOWED = {ORIGIN: "A", CREDENTIALS: "true"}
INCLUDE = {"credentials": "include"}
DELETE = {"method": "DELETE"}
JSON = {"headers": {"content-type": "application/json"}}
UPLOAD = {"method": "POST", "body": "x", "progress": True}

EXCHANGES = [
    Exchange("no header"),
    Exchange("any origin", {}, ANY),
    Exchange("this origin", {}, NAMED),
    Exchange("two origins", {}, {ORIGIN: "A, B"}),
    Exchange("another origin", {}, {ORIGIN: "B"}),
    Exchange("null", {}, {ORIGIN: "null"}),
    Exchange("credentials, any origin", INCLUDE, ANY | {CREDENTIALS: "true"}),
    Exchange("credentials, not allowed", INCLUDE, NAMED),
    Exchange("credentials, allowed", INCLUDE, ALLOWED),
    Exchange("credentials, True", INCLUDE, NAMED | {CREDENTIALS: "True"}),
    Exchange("an error", {}, ANY, status=404),
    Exchange("headers", {}, ANY | {"x-a": "1", "x-b": "2", EXPOSE: "x-b", "etag": "3"}),
    Exchange("all headers", {}, ANY | {"x-a": "1", EXPOSE: "*", "set-cookie": "other=1"}),
    Exchange("all headers, credentials", INCLUDE, ALLOWED | {"x-a": "1", EXPOSE: "*"}),
    Exchange("no CORS", {"mode": "no-cors"}, {"x-a": "1"}),
    Exchange("no CORS, redirect: error", {"mode": "no-cors", "redirect": "error"}),
    Exchange("same origin", {"mode": "same-origin"}, ANY),
    Exchange("a redirect to B", {}, {"location": "B/r?{}"}, status=302, to="A"),
    Exchange("a redirect to B, allowed", {}, {"location": "ANY"}, status=302, to="A"),
    Exchange("a redirect from B to A", {}, ANY | {"location": "NULL"}, status=302),
    Exchange("a redirect from B to A, unlike null", {}, ANY | {"location": "A/r?{}"}, status=302),
    Exchange("a redirect that B forbids", {}, {"location": "A/r?{}"}, status=302),
    Exchange("XMLHttpRequest", {}, {}, way="xhr"),
    Exchange("XMLHttpRequest, allowed", {}, ANY | {"x-a": "1"}, way="xhr"),
    Exchange("EventSource", {}, {}, way="events"),
    Exchange("EventSource, allowed", {}, ANY, way="events"),
    Exchange("DELETE", DELETE, ANY),
    Exchange("DELETE, no method", DELETE, ANY, ANY),
    Exchange("DELETE, allowed", DELETE, ANY, ANY | {METHODS: "PUT, DELETE"}),
    Exchange("DELETE, any method", DELETE, ANY, ANY | {METHODS: "*"}),
    Exchange("DELETE, credentials, any", {**DELETE, **INCLUDE}, ALLOWED, ALLOWED | {METHODS: "*"}),
    Exchange("DELETE, small", DELETE, ANY, ANY | {METHODS: "delete"}),
    Exchange("DELETE, no list", DELETE, ANY, ANY | {METHODS: "DELETE, @"}),
    Exchange("DELETE, other origin", DELETE, ANY, {ORIGIN: "B", METHODS: "*"}),
    Exchange("DELETE, not allowed then", DELETE, {}, ANY | {METHODS: "*"}),
    Exchange("DELETE without CORS", {**DELETE, "mode": "no-cors"}, ANY),
    Exchange("patch", {"method": "patch"}, ANY, ANY | {METHODS: "PATCH"}),
    Exchange("POST of a text", {"method": "POST", "body": "x"}, ANY),
    Exchange("POST of JSON", {"method": "POST", "body": "{}", **JSON}, ANY, ANY),
    Exchange(
        "POST of JSON, allowed",
        {"method": "POST", "body": "{}", **JSON},
        *(ANY, ANY | {HEADERS: "Content-Type"}),
    ),
    Exchange("a header", {"headers": {"x-a": "1"}}, ANY, ANY),
    Exchange("a header, allowed", {"headers": {"X-A": "1"}}, ANY, ANY | {HEADERS: "x-b,X-a"}),
    Exchange("a header, any", {"headers": {"x-a": "1"}}, ANY, ANY | {HEADERS: "*"}),
    Exchange(
        "a header, credentials, any",
        {"headers": {"x-a": "1"}, **INCLUDE},
        *(ALLOWED, ALLOWED | {HEADERS: "*"}),
    ),
    Exchange("a header, long", {"headers": {"accept": "a" * 129}}, ANY, ANY),
    Exchange("a header, safe", {"headers": {"accept": "a" * 128}}, ANY),
    Exchange("a header, unsafe byte", {"headers": {"accept": "(a)"}}, ANY, ANY),
    Exchange("a language", {"headers": {"content-language": "de, en"}}, ANY),
    Exchange("a range", {"headers": {"range": "bytes=0-3"}}, ANY),
    Exchange("a range, suffix", {"headers": {"range": "bytes=-3"}}, ANY, ANY),
    Exchange("forged headers", {"headers": {"origin": "null", "sec-a": "1", "host": "x"}}, ANY),
    Exchange(
        "headers without CORS",
        {"mode": "no-cors", "headers": {"x-a": "1", "range": "bytes=0-1", **JSON["headers"]}},
    ),
    Exchange(
        "POST without CORS",
        {"mode": "no-cors", "method": "POST", "body": "x", "credentials": "omit"},
    ),
    Exchange("XMLHttpRequest, PUT", {"method": "PUT"}, ANY, ANY, way="xhr"),
    Exchange("XMLHttpRequest, uploads", UPLOAD, ANY, ANY, way="xhr"),
    Exchange("XMLHttpRequest, uploads, not allowed", UPLOAD, ANY, way="xhr"),
    Exchange(
        "XMLHttpRequest, header",
        {"headers": {"x-a": "1"}},
        *(ANY, ANY | {HEADERS: "x-a"}),
        way="xhr",
    ),
    Exchange("a script", {}, {}, way="script"),
    Exchange(
        "a script of the site", {}, {"cross-origin-resource-policy": "same-site"}, way="script"
    ),
    Exchange(
        "a script for all", {}, {"cross-origin-resource-policy": "cross-origin"}, way="script"
    ),
    Exchange("a script with crossorigin", {}, {}, way="crossorigin"),
    Exchange("a script with crossorigin, allowed", {}, ANY, way="crossorigin"),
]

SCRIPT = """async ([way, url, init]) => {
  const element = (crossOrigin) => new Promise((resolve) => {
    const script = document.createElement('script');
    if (crossOrigin) script.crossOrigin = crossOrigin;
    script.onload = () => resolve(['load', document.title]);
    script.onerror = () => resolve(['error']);
    document.title = '';
    script.src = url;
    document.head.append(script);
  });
  if (way === 'script') return element('');
  if (way === 'crossorigin') return element('anonymous');
  if (way === 'events') return new Promise((resolve) => {
    const source = new EventSource(url);
    const end = (...values) => { source.close(); resolve(values); };
    source.onmessage = (event) => end('message', event.data, event.origin);
    source.onerror = () => end('error');
  });
  if (way === 'xhr') return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.onloadend = () => resolve([xhr.status, xhr.responseText, xhr.getResponseHeader('x-a')]);
    if (init.progress) xhr.upload.onprogress = () => {};
    xhr.open(init.method || 'GET', url);
    for (const name in init.headers) xhr.setRequestHeader(name, init.headers[name]);
    xhr.send(init.body);
  });
  try {
    const response = await fetch(url, init);
    const isOwn = ([name]) => name.startsWith('x-') || name === 'etag';
    const headers = [...response.headers].filter(isOwn);
    return [response.type, response.status, response.redirected, headers, await response.text()];
  } catch (error) {
    return error.name;
  }
}"""

BEGIN = f"(given) => {{ globalThis.seen = ({SCRIPT})(given); }}"


class Log:
    """The requests of an exchange. The names A and B replace the origins."""

    def __init__(self, **origins: str) -> None:
        self.origins = origins
        self.records: list[Any] = []

    def named(self, text: str) -> str:
        """Replace the origins by their names."""
        for name, origin in self.origins.items():
            text = text.replace(origin, name)
        return text

    def answer(
        self, method: str, url: str, header: Callable[[str], str | None]
    ) -> tuple[int, dict[str, str], str]:
        """Note a request; return the status, the headers and the body of the response."""
        path, _, query = url.partition("?")
        if not path.endswith("/r"):
            return 200, {"content-type": "text/html", "set-cookie": COOKIES.get(path[-1], "")}, ""
        found = {name: self.named(value) for name in SEEN if (value := header(name)) is not None}
        self.records.append([method, path[0], found])
        given = json.loads(unquote(query))
        headers = given.get("options" if method == "OPTIONS" else "get", {})
        way = given.get("way", "fetch")
        type, body = "text/plain", "text"
        if way == "events":
            type, body = "text/event-stream", "data: x\\n\\n".replace("\\n", "\n")
        if way in ("script", "crossorigin"):
            type, body = "text/javascript", "document.title = 'ran'"
        headers = {name: self._with_origins(value) for name, value in headers.items()}
        status = 204 if method == "OPTIONS" else given.get("status", 200)
        return status, {"content-type": type, **headers}, "" if status == 204 else body

    def _with_origins(self, value: str) -> str:
        a, b = self.origins["A"], self.origins["B"]
        if value == "ANY":
            return f"{b}/r?{quote(json.dumps({'get': ANY}))}"
        if value == "NULL":
            return f"{a}/r?{quote(json.dumps({'get': {ORIGIN: 'null'}}))}"
        return ", ".join(
            self.origins.get(each[:1], each[:1]) + each[1:] if each[1:2] in ("", "/") else each
            for each in value.split(", ")
        )

    def url(self, exchange: Exchange) -> str:
        """The URL of an exchange."""
        given: dict[str, Any] = {"get": exchange.get, "status": exchange.status}
        if exchange.options is not None:
            given["options"] = exchange.options
        query = {**given, "way": exchange.way, "name": exchange.name}
        return f"{self.origins[exchange.to]}/r?{quote(json.dumps(query))}"


COOKIES = {"1": "strict=1; SameSite=Strict; HttpOnly", "2": "lax=1; SameSite=Lax"}
COOKIES |= {"3": "none=1; SameSite=None; Secure", "4": "default=1"}


def run_all(
    log: Log,
    goto: Callable[[str], object],
    evaluate: Callable[[str, Any], Any],
    wait: Callable[[], object],
) -> dict[str, Any]:
    """Run the exchanges; return what the scripts saw and what the servers got."""
    for path in COOKIES:
        goto(f"{log.origins['B']}/{path}")
    goto(f"{log.origins['A']}/")
    result = {}
    for exchange in EXCHANGES:
        log.records = []
        evaluate(BEGIN, [exchange.way, log.url(exchange), exchange.init])
        wait()
        seen = evaluate("() => globalThis.seen", None)
        result[exchange.name] = [json.loads(log.named(json.dumps(seen))), log.records]
    return result


def run_in_page(**options: Any) -> dict[str, Any]:
    """Run the exchanges in a page of ours."""
    log = Log(A="http://localhost:1001", B="http://127.0.0.1:1002")

    def site(request: Request) -> Response:
        url = log.named(request.url)
        status, headers, body = log.answer(request.method, url, request.headers.get)
        return Response(body or None, {"status": status, "headers": headers})

    with Page(site, base_url=log.origins["A"], raise_errors=False, **options) as page:
        return run_all(log, page.goto, page.evaluate, lambda: page.clock.run_for(5_000))


def run_in_chromium(browser: Browser) -> dict[str, Any]:
    """Run the exchanges in Chromium."""
    log = Log()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            url = log.named(f"http://{self.headers['host']}{self.path}")
            status, headers, body = log.answer(self.command, url, self.headers.get)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body.encode())

        do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_GET

        def log_message(self, format: str, *args: object) -> None:
            """Be quiet."""

    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Handler) for _ in range(2)]
    ports = [server.server_address[1] for server in servers]
    log.origins = {"A": f"http://localhost:{ports[0]}", "B": f"http://127.0.0.1:{ports[1]}"}
    for server in servers:
        threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
    page = browser.new_page()
    try:
        return run_all(log, page.goto, page.playwright.evaluate, lambda: None)
    finally:
        page.close()
        for server in servers:
            server.shutdown()
            server.server_close()
