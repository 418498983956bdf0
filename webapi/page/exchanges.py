"""A request of a page and its response, and what a handler of routes decides about it."""

from __future__ import annotations

import asyncio
import json as json_text
import mimetypes
import os
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast

from webapi.fetching.codings import ContentDecoder, content_codings
from webapi.fetching.cors import ALLOW_CREDENTIALS, ALLOW_HEADERS, ALLOW_METHODS, ALLOW_ORIGIN
from webapi.fetching.headers import HeaderList
from webapi.fetching.responses import is_redirect_status
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.page.errors import PageError
from webapi.steps.request import request_of

if TYPE_CHECKING:
    from webapi.interfaces.request_init import RequestInit

Decision: TypeAlias = Literal["abort", "continue", "fallback", "fulfill"]

_MOMENTS: Final = (
    *("startTime", "domainLookupStart", "domainLookupEnd", "connectStart", "secureConnectionStart"),
    *("connectEnd", "requestStart", "responseStart", "responseEnd"),
)
_TYPES: Final = {"": "fetch", "style": "stylesheet"}
_ERRORS: Final = {
    "aborted": "ERR_ABORTED",
    "accessdenied": "ERR_ACCESS_DENIED",
    "addressunreachable": "ERR_ADDRESS_UNREACHABLE",
    "blockedbyclient": "ERR_BLOCKED_BY_CLIENT",
    "blockedbyresponse": "ERR_BLOCKED_BY_RESPONSE",
    "connectionaborted": "ERR_CONNECTION_ABORTED",
    "connectionclosed": "ERR_CONNECTION_CLOSED",
    "connectionfailed": "ERR_CONNECTION_FAILED",
    "connectionrefused": "ERR_CONNECTION_REFUSED",
    "connectionreset": "ERR_CONNECTION_RESET",
    "failed": "ERR_FAILED",
    "internetdisconnected": "ERR_INTERNET_DISCONNECTED",
    "namenotresolved": "ERR_NAME_NOT_RESOLVED",
    "timedout": "ERR_TIMED_OUT",
}
"""Chromium's names of what ``Route.abort`` takes."""


@dataclass
class Answer:
    """The response to a request of a test."""

    url: str
    status: int
    status_text: str
    headers: list[tuple[str, str]]
    body: bytes | None
    """None after the test has disposed of it."""
    timing: dict[str, float]
    log: list[str]


class AbortedByRouteError(Exception):
    """A handler of routes has aborted a request."""


class Outcome:
    """What a handler decides, once."""

    def __init__(self) -> None:
        self.decided = asyncio.Event()
        self.decision: Decision | None = None
        self.value: Any = None
        self.is_running = False
        """Whether the handler runs."""

    async def take(self, decision: Decision, value: Any) -> None:
        """Take the decision.

        Raises: `PageError` after another one.
        """
        if self.decision is not None:
            raise PageError("Route is already handled!")
        if decision == "abort":
            if value not in _ERRORS:
                raise PageError(f"Unknown error code: {value}")
            value = AbortedByRouteError(f"net::{_ERRORS[value]}")
        self._decide(decision, value)

    def fail(self, error: BaseException) -> None:
        """Let the request fail, because the handler has raised an error."""
        self._decide("abort", error)

    def _decide(self, decision: Decision, value: Any) -> None:
        self.decision, self.value = decision, value
        self.decided.set()


class Exchange:
    """A request and its response. A redirect has another exchange."""

    def __init__(self, request: Request, body: bytes | None, is_navigation: bool) -> None:
        self.url = request.url
        self.method = request.method
        self.headers = [(name, value) for name, value in request.headers]
        self.body = body
        self.is_navigation = is_navigation
        destination = request_of(request).destination
        self.resource_type = "document" if is_navigation else _TYPES.get(destination, destination)
        self.redirected_from: Exchange | None = None
        self.redirected_to: Exchange | None = None
        self.failure: str | None = None
        self.status = 0
        self.status_text = ""
        self.response_headers: list[tuple[str, str]] = []
        self.faces: dict[str, Any] = {}
        """What listeners get: a request and a response, each once."""
        self.is_changed = False
        self.body_size: int | None = None
        """The bytes of the body as it came; None if nobody has counted them."""
        self.timing = {"startTime": time.time() * 1000}
        self._began = time.monotonic()
        self._bytes: bytes | None = None
        self._responded = asyncio.Event()
        self._finished = asyncio.Event()

    def change(
        self, url: str | None, method: str | None, headers: dict[str, str] | None, body: Any
    ) -> None:
        """Change the request before it is sent."""
        self.is_changed = True
        self.url = self.url if url is None else url
        self.method = self.method if method is None else method.upper()
        if headers is not None:
            given = headers.items()
            self.headers = [(name, value) for name, value in given if value is not None]
        if body is not None:
            if isinstance(body, (str, bytes)):
                self.body = body.encode() if isinstance(body, str) else body
            else:
                self.body = json_text.dumps(body).encode()
                if all(name.lower() != "content-type" for name, _ in self.headers):
                    self.headers.append(("content-type", "application/json"))

    def changed_request(self, request: Request) -> Request:
        """The request to send."""
        if not self.is_changed:
            return request
        skipped = ("content-length", "host")
        headers = [each for each in self.headers if each[0].lower() not in skipped]
        init: dict[str, Any] = {"method": self.method, "headers": headers, "redirect": "manual"}
        if self.body is not None and self.method not in ("GET", "HEAD"):
            init["body"] = self.body
        return Request(self.url, cast("RequestInit", init))

    def posted_value(self) -> Any:
        """The value of the body, of JSON or of a form."""
        if self.body is None:
            return None
        text = self.body.decode("utf-8", "replace")
        types = [value for name, value in self.headers if name.lower() == "content-type"]
        if types and types[0].startswith("application/x-www-form-urlencoded"):
            return dict(URLSearchParams(text))
        try:
            return json_text.loads(text)
        except ValueError as error:
            raise PageError("POST data is not a valid JSON object") from error

    @property
    def is_redirect(self) -> bool:
        """Whether the response redirects."""
        return is_redirect_status(self.status)

    def _note_moment(self, name: str) -> None:
        self.timing[name] = (time.monotonic() - self._began) * 1000

    def begin(self) -> None:
        """Note that the request is sent."""
        self._note_moment("requestStart")

    def answer(self, response: Response) -> None:
        """Note the response."""
        self._note_moment("responseStart")
        self.status, self.status_text = response.status, response.statusText
        self.response_headers = [(name, value) for name, value in response.headers]
        self._responded.set()

    async def keep_body(self, copy: Response) -> None:
        """Read the body from a copy of the response."""
        try:
            coded = bytes(await copy.bytes())
            self.body_size = len(coded)
            self.finish(decoded(self.response_headers, coded))
        except Exception as error:
            self.fail(str(error))

    def finish(self, body: bytes) -> None:
        """Note the body."""
        self._note_moment("responseEnd")
        self._bytes = body
        self._finished.set()

    @property
    def content(self) -> bytes:
        """The body of the response, if it has been read to its end."""
        return self._bytes or b""

    async def sizes(self) -> dict[str, int]:
        """The bytes of the request and of the response, each with a line and headers.

        Raises: `PageError` if it fails.
        """
        if not await self.responded():
            raise PageError("Unable to fetch sizes for failed request")
        if not self.is_redirect:
            await self.finished()
        address = URL(self.url)
        return {
            "requestBodySize": len(self.body or b""),
            "requestHeadersSize": _size(
                f"{self.method} {address.pathname}{address.search} HTTP/1.1",
                [("Host", address.host), ("Connection", "keep-alive"), *self.headers],
            ),
            "responseBodySize": self.body_size or 0,
            "responseHeadersSize": _size(
                f"HTTP/1.1 {self.status} {self.status_text}", self.response_headers
            ),
        }

    def fail(self, reason: str) -> None:
        """Note why it fails."""
        self.failure = reason
        self._responded.set()
        self._finished.set()

    async def sent(self) -> None:
        """Take part in the event loop: the headers are known when the request is."""

    async def responded(self) -> bool:
        """Wait for the response; return whether there is one."""
        await self._responded.wait()
        return self.status != 0

    async def finished(self) -> None:
        """Wait for the end of the body.

        Raises: `PageError` if it fails.
        """
        await self._finished.wait()
        if self.failure is not None:
            raise PageError(self.failure)

    async def whole_body(self) -> bytes:
        """The body.

        Raises: `PageError` if it fails, or nobody has kept it.
        """
        if self.is_redirect:
            raise PageError("Response body is unavailable for redirect responses")
        await self.finished()
        if self._bytes is None:
            raise PageError("the body was not kept: listen to responses before the request")
        return self._bytes


def _size(first: str, headers: list[tuple[str, str]]) -> int:
    """The bytes of the head of a message, as HTTP/1.1 writes it."""
    lines = [first, *(f"{name}: {value}" for name, value in headers), "", ""]
    return len("\r\n".join(lines).encode())


@dataclass(frozen=True)
class Fulfilment:
    """The response that a handler gives."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def response(self, request: Request) -> Response:
        """The response. As in Playwright, a page of another origin may read it."""
        body = None if self.status in (101, 204, 205, 304) else self.body
        response = Response(body, {"status": self.status, "headers": self.headers})
        origin = request.headers.get("origin")
        is_other = origin is not None and origin != URL(request.url).origin
        if is_other and not response.headers.has(ALLOW_ORIGIN):
            _allow(response, origin)
        return response


def decoded(headers: list[tuple[str, str]], coded: bytes) -> bytes:
    """A body without its codings."""
    listed = HeaderList()
    for name, value in headers:
        listed.append(name, value)
    decoder = ContentDecoder(content_codings(listed), None)
    return b"".join(decoder.decode(coded))


def joined_headers(headers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The headers by their names in lowercase, as Playwright joins those of one name."""
    found: dict[str, list[str]] = {}
    for name, value in headers:
        found.setdefault(name.lower(), []).append(value)
    return {name: ("\n" if name == "set-cookie" else ", ").join(found[name]) for name in found}


def timing_of(moments: Mapping[str, float]) -> dict[str, float]:
    """The moments of a request, with -1 for those that are not known."""
    return {name: moments.get(name, -1) for name in _MOMENTS}


def address_of(url: str) -> dict[str, Any] | None:
    """The address of a server, as far as a URL tells it: of an IP, and of ``localhost``.

    >>> address_of("http://localhost:8000/"), address_of("http://example.org/")
    ({'ipAddress': '127.0.0.1', 'port': 8000}, None)
    """
    address = URL(url)
    host = "127.0.0.1" if address.hostname == "localhost" else address.hostname
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return None
    port = address.port or {"http:": "80", "https:": "443"}[address.protocol]
    return {"ipAddress": host, "port": int(port)}


def answer_to_a_preflight(request: Request) -> Response | None:
    """What a page with routes answers to a preflight, as Playwright does; else None."""
    method = request.headers.get("access-control-request-method")
    if request.method != "OPTIONS" or method is None:
        return None
    response = Response(None, {"status": 204})
    _allow(response, request.headers.get("origin"))
    response.headers.set(ALLOW_METHODS, method)
    response.headers.set(ALLOW_HEADERS, request.headers.get("access-control-request-headers") or "")
    return response


def _allow(response: Response, origin: str | None) -> None:
    response.headers.set(ALLOW_ORIGIN, origin or "*")
    response.headers.set(ALLOW_CREDENTIALS, "true")


def fulfilled(
    status: int | None,
    headers: dict[str, str] | None,
    body: str | bytes | None,
    json: Any,
    path: str | os.PathLike[str] | None,
    content_type: str | None,
    base: Answer | None,
) -> Fulfilment:
    """The response that a handler describes, as ``Route.fulfill`` takes it.

    ``base`` is a response that it changes.

    Raises: `OSError` if the file cannot be read; `PageError`.
    """
    given: list[tuple[str, str]] = []
    content = b""
    if headers:
        given = [(name, str(value)) for name, value in headers.items()]
    elif base is not None:
        given = base.headers
    type_ = content_type
    if json is not None:
        if body is not None:
            raise PageError("Can specify either body or json parameters")
        content, type_ = json_text.dumps(json).encode(), type_ or "application/json"
    elif path is not None:
        content = Path(path).read_bytes()
        type_ = type_ or mimetypes.guess_type(str(path))[0] or "application/octet-stream"
    elif body is not None:
        content = body.encode() if isinstance(body, str) else body
    elif base is not None:
        if base.body is None:
            raise PageError("Response has been disposed")
        content = base.body
    dropped = {"content-encoding", "content-length"} | ({"content-type"} if type_ else set())
    kept = [each for each in given if each[0].lower() not in dropped]
    if type_ is not None:
        kept.append(("content-type", type_))
    default = 200 if base is None else base.status
    return Fulfilment(status or default, kept, content)
