"""A request of a page and its response, and what a handler of routes decides about it."""

from __future__ import annotations

import asyncio
import json as json_text
import mimetypes
import os
from dataclasses import dataclass
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


class AbortedByRouteError(Exception):
    """A handler of routes has aborted a request."""


class Outcome:
    """What a handler decides, once."""

    def __init__(self) -> None:
        self.decided = asyncio.Event()
        self.decision: Decision | None = None
        self.value: Any = None

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

    def answer(self, response: Response) -> None:
        """Note the response."""
        self.status, self.status_text = response.status, response.statusText
        self.response_headers = [(name, value) for name, value in response.headers]
        self._responded.set()

    async def keep_body(self, copy: Response) -> None:
        """Read the body from a copy of the response."""
        try:
            coded = await copy.bytes()
            headers = HeaderList()
            for name, value in self.response_headers:
                headers.append(name, value)
            decoder = ContentDecoder(content_codings(headers), None)
            self.finish(b"".join(decoder.decode(bytes(coded))))
        except Exception as error:
            self.fail(str(error))

    def finish(self, body: bytes) -> None:
        """Note the body."""
        self._bytes = body
        self._finished.set()

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
) -> Fulfilment:
    """The response that a handler describes, as ``Route.fulfill`` takes it.

    Raises: `OSError` if the file cannot be read; `PageError`.
    """
    given: list[tuple[str, str]] = []
    content = b""
    if headers is not None:
        given = [(name, str(value)) for name, value in headers.items()]
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
    dropped = {"content-encoding", "content-length"} | ({"content-type"} if type_ else set())
    kept = [each for each in given if each[0].lower() not in dropped]
    if type_ is not None:
        kept.append(("content-type", type_))
    return Fulfilment(200 if status is None else status, kept, content)
