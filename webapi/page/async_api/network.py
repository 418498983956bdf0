"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/network.py: change that, not this.
"""

from __future__ import annotations

import json as json_text
import os
from typing import TYPE_CHECKING, Any

from webapi.page.exchanges import (
    Exchange,
    Outcome,
    address_of,
    fulfilled,
    joined_headers,
    timing_of,
)
from webapi.page.refusals import missing, refusing_by_name
from webapi.url.redaction import hide_password

if TYPE_CHECKING:
    from .api_request import APIResponse
    from .frames import Frame
    from .page import Page


@refusing_by_name
class Request:
    """A request of a page."""

    def __init__(self, page: Page, exchange: Exchange) -> None:
        self._page = page
        self._exchange = exchange

    def __repr__(self) -> str:
        return f"<Request url={hide_password(self.url)!r} method={self.method!r}>"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    @property
    def url(self) -> str:
        """The URL."""
        return self._exchange.url

    @property
    def method(self) -> str:
        """The method."""
        return self._exchange.method

    @property
    def headers(self) -> dict[str, str]:
        """The headers, by their names in lowercase."""
        return {name.lower(): value for name, value in self._exchange.headers}

    @property
    def post_data(self) -> str | None:
        """The body as text; None without one."""
        body = self._exchange.body
        return None if body is None else body.decode("utf-8", "replace")

    @property
    def post_data_buffer(self) -> bytes | None:
        """The body; None without one."""
        return self._exchange.body

    @property
    def post_data_json(self) -> Any:
        """The value of a body of JSON, or the fields of a form; None without a body."""
        return self._exchange.posted_value()

    @property
    def resource_type(self) -> str:
        """``document``, ``script``, ``stylesheet``, ``image``, ``fetch`` and others."""
        return self._exchange.resource_type

    @property
    def failure(self) -> str | None:
        """Why it failed."""
        return self._exchange.failure

    @property
    def timing(self) -> dict[str, float]:
        """When it began, in milliseconds since 1970, and how many real milliseconds later it was
        sent and the response began and ended; -1 for what is not known.
        """
        return timing_of(self._exchange.timing)

    @property
    def frame(self) -> Frame:
        """The frame that has sent it."""
        return self._page.main_frame

    @property
    def service_worker(self) -> None:
        """None: there are no service workers."""

    @property
    def existing_response(self) -> Response | None:
        """The response, if it has come."""
        return self._page._response_of(self._exchange) if self._exchange.status else None

    async def sizes(self) -> dict[str, int]:
        """Wait for the response, and return its bytes and those of the request.

        Those of headers are what HTTP/1.1 writes.

        Raises: `PageError` if there is no response.
        """
        return await self._page._run(self._exchange.sizes())

    @property
    def redirected_from(self) -> Request | None:
        """The request whose response redirected to it."""
        before = self._exchange.redirected_from
        return None if before is None else self._page._request_of(before)

    @property
    def redirected_to(self) -> Request | None:
        """The request to which its response has redirected."""
        after = self._exchange.redirected_to
        return None if after is None else self._page._request_of(after)

    def is_navigation_request(self) -> bool:
        """Return whether it loads a document."""
        return self._exchange.is_navigation

    async def all_headers(self) -> dict[str, str]:
        """Return the headers, with those that the page adds."""
        await self._page._run(self._exchange.sent())
        return self.headers

    async def headers_array(self) -> list[dict[str, str]]:
        """Return each header."""
        await self._page._run(self._exchange.sent())
        return [{"name": name, "value": value} for name, value in self._exchange.headers]

    async def header_value(self, name: str) -> str | None:
        """Return a header, or None."""
        headers = await self.all_headers()
        return headers.get(name.lower())

    async def response(self) -> Response | None:
        """Wait for the response, and return it; None if there is none."""
        has_one = await self._page._run(self._exchange.responded())
        return self._page._response_of(self._exchange) if has_one else None


@refusing_by_name
class Response:
    """The response to a request of a page."""

    def __init__(self, page: Page, exchange: Exchange) -> None:
        self._page = page
        self._exchange = exchange

    def __repr__(self) -> str:
        return f"<Response url={hide_password(self.url)!r} request={self.request}>"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    @property
    def url(self) -> str:
        """The URL."""
        return self._exchange.url

    @property
    def request(self) -> Request:
        """The request."""
        return self._page._request_of(self._exchange)

    @property
    def frame(self) -> Frame:
        """The frame whose request it answers."""
        return self._page.main_frame

    @property
    def status(self) -> int:
        """The status."""
        return self._exchange.status

    @property
    def status_text(self) -> str:
        """The text of the status."""
        return self._exchange.status_text

    @property
    def ok(self) -> bool:
        """Whether the status is one of success."""
        return 200 <= self.status <= 299

    @property
    def headers(self) -> dict[str, str]:
        """The headers, by their names in lowercase. ``Set-Cookie`` is one line for each cookie."""
        return joined_headers(self._exchange.response_headers)

    @property
    def from_service_worker(self) -> bool:
        """False: there are no service workers."""
        return False

    async def http_version(self) -> str:
        """Return ``HTTP/1.1``, as a site is asked."""
        await self._page._run(self._exchange.responded())
        return "HTTP/1.1"

    async def security_details(self) -> None:
        """Return None: a transport tells nothing of certificates."""
        await self._page._run(self._exchange.responded())

    async def server_addr(self) -> dict[str, Any] | None:
        """Return the address in the URL, of an IP or of ``localhost``; else None."""
        await self._page._run(self._exchange.responded())
        return address_of(self.url)

    async def all_headers(self) -> dict[str, str]:
        """Return the headers."""
        await self._page._run(self._exchange.responded())
        return self.headers

    async def headers_array(self) -> list[dict[str, str]]:
        """Return each header."""
        await self._page._run(self._exchange.responded())
        return [{"name": name, "value": value} for name, value in self._exchange.response_headers]

    async def header_value(self, name: str) -> str | None:
        """Return a header, or None."""
        headers = await self.all_headers()
        return headers.get(name.lower())

    async def header_values(self, name: str) -> list[str]:
        """Return the values of each header of a name."""
        wanted = name.lower()
        headers = await self.headers_array()
        return [each["value"] for each in headers if each["name"].lower() == wanted]

    async def finished(self) -> None:
        """Wait for the end of the body.

        Raises: `PageError` if it fails.
        """
        await self._page._run(self._exchange.finished())

    async def body(self) -> bytes:
        """Return the body.

        Raises: `PageError` if it fails, or if the response redirects.
        """
        return await self._page._run(self._exchange.whole_body())

    async def text(self) -> str:
        """Return the body as text in UTF-8."""
        body = await self.body()
        return body.decode("utf-8", "replace")

    async def json(self) -> Any:
        """Return the value of a body of JSON."""
        text = await self.text()
        return json_text.loads(text)


@refusing_by_name
class Route:
    """A request that waits for what a handler of `Page.route` says."""

    def __init__(self, page: Page, exchange: Exchange, outcome: Outcome) -> None:
        self._page = page
        self._exchange = exchange
        self._outcome = outcome

    def __repr__(self) -> str:
        return f"<Route request={self.request}>"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    @property
    def request(self) -> Request:
        """The request."""
        return self._page._request_of(self._exchange)

    async def fulfill(
        self,
        *,
        status: int | None = None,
        headers: dict[str, str] | None = None,
        body: str | bytes | None = None,
        json: Any = None,
        path: str | os.PathLike[str] | None = None,
        content_type: str | None = None,
        response: APIResponse | None = None,
    ) -> None:
        """Answer the request: with a text, bytes, JSON, a file, or a ``response`` that they change.

        Raises: `PageError` if the request has been answered; `OSError` if the file cannot be read.
        """
        base = None if response is None else response._answer
        made = fulfilled(status, headers, body, json, path, content_type, base)
        await self._page._decide(self._outcome.take("fulfill", made))

    async def fetch(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: dict[str, str] | None = None,
        post_data: Any = None,
        max_redirects: int | None = None,
        max_retries: int | None = None,
        timeout: float | None = None,
    ) -> APIResponse:
        """Send the request, changed as said, and return the response; the request waits.

        Raises: `PageError` as `APIRequestContext.fetch`.
        """
        context = self._page.context.request
        return await context._fetch(
            self.request,
            method,
            url,
            headers=headers,
            data=post_data,
            max_redirects=max_redirects,
            max_retries=max_retries,
            timeout=timeout,
        )

    async def abort(self, error_code: str | None = None) -> None:
        """Let the request fail, as ``failed``, ``aborted``, ``connectionrefused`` and others."""
        await self._page._decide(self._outcome.take("abort", error_code or "failed"))

    async def continue_(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: dict[str, str] | None = None,
        post_data: Any = None,
    ) -> None:
        """Send the request, changed as said; no other handler sees it."""
        self._exchange.change(url, method, headers, post_data)
        await self._page._decide(self._outcome.take("continue", None))

    async def fallback(
        self,
        *,
        url: str | None = None,
        method: str | None = None,
        headers: dict[str, str] | None = None,
        post_data: Any = None,
    ) -> None:
        """Leave the request, changed as said, to the handler that was added before, or send it."""
        self._exchange.change(url, method, headers, post_data)
        await self._page._decide(self._outcome.take("fallback", None))
