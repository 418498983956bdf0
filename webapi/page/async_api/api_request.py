"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/api_request.py: change that, not this.
"""

from __future__ import annotations

import json as json_text
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from typing_extensions import Unpack

from webapi.page.api_request import _NEVER_COPIED, _is_textual
from webapi.page.context_options import profile_of
from webapi.page.cookies import add_cookie, cookies_of, remove_cookies, state_of
from webapi.page.errors import PageError
from webapi.page.exchanges import Answer, address_of, joined_headers, timing_of
from webapi.page.faces import AsyncOwner, nothing
from webapi.page.profile import Profile
from webapi.page.refusals import missing, refusing_by_name
from webapi.page.sending import RequestOptions, Sending, close_site, shown_log
from webapi.page.site import Site
from webapi.page.soft import note_failure
from webapi.url.redaction import hide_password, hide_password_in_text, redacted

from .network import Request

if TYPE_CHECKING:
    from webapi.page.faces import AsyncFace


class APIResponse:
    """The response to a request of `APIRequestContext`."""

    def __init__(self, context: APIRequestContext, answer: Answer) -> None:
        self._context = context
        self._answer = answer

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    def __repr__(self) -> str:
        url, text = hide_password(self.url), self.status_text
        return f"<APIResponse url={url!r} status={self.status!r} status_text={text!r}>"

    @property
    def url(self) -> str:
        """The URL after redirects."""
        return self._answer.url

    @property
    def status(self) -> int:
        """The status."""
        return self._answer.status

    @property
    def status_text(self) -> str:
        """The text of the status."""
        return self._answer.status_text

    @property
    def ok(self) -> bool:
        """Whether the status is one of success."""
        return 200 <= self.status <= 299

    @property
    def headers(self) -> dict[str, str]:
        """The headers, by their names in lowercase. ``Set-Cookie`` is one line for each cookie."""
        return joined_headers(self._answer.headers)

    @property
    def headers_array(self) -> list[dict[str, str]]:
        """Each header."""
        return [{"name": name, "value": value} for name, value in self._answer.headers]

    @property
    def timing(self) -> dict[str, float]:
        """Milliseconds from ``startTime``, as `Request.timing`; -1 for what is not known."""
        return timing_of(self._answer.timing)

    async def body(self) -> bytes:
        """Return the body.

        Raises: `PageError` after `dispose`.
        """
        await self._context._run(nothing())
        if self._answer.body is None:
            raise PageError("Response has been disposed")
        return self._answer.body

    async def text(self) -> str:
        """Return the body as text in UTF-8."""
        body = await self.body()
        return body.decode()

    async def json(self) -> Any:
        """Return the value of a body of JSON."""
        text = await self.text()
        return json_text.loads(text)

    async def security_details(self) -> None:
        """Return None: a transport tells nothing of certificates."""
        await self._context._run(nothing())

    async def server_addr(self) -> dict[str, Any] | None:
        """Return the address in the URL, of an IP or of ``localhost``; else None."""
        await self._context._run(nothing())
        return address_of(self.url)

    async def dispose(self) -> None:
        """Forget the body."""
        await self._context._run(nothing())
        self._answer.body = None


@refusing_by_name
class APIRequestContext:
    """Sends requests to the site, with the cookies and the options of a context.

    They take no part in the pages: no route answers them, and no listener sees them. ``timeout`` is
    real milliseconds, 30000 without it.
    """

    def __init__(
        self,
        owner: AsyncOwner | AsyncFace,
        profile: Profile,
        defaults: Mapping[str, Any] | None = None,
    ) -> None:
        self._owner = owner
        self._profile = profile
        given = defaults or {}
        self._defaults = {key: given[key] for key in given if given[key] is not None}
        self._reason: str | None = None
        self._owns_profile = defaults is not None
        self._answers: list[Answer] = []

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise missing(self, name)

    async def _run(self, coroutine: Any) -> Any:
        return await self._owner._run(coroutine)

    async def fetch(
        self,
        url_or_request: str | Request,
        *,
        method: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> APIResponse:
        """Send a request, or one as a page's, and return the response.

        ``data`` is a text, bytes, or a value for JSON; ``form`` and ``multipart`` have fields.

        Raises: `PageError` if there is no response, and with ``fail_on_status_code`` for a status
            of failure; `PageTimeoutError`; what the application raises.
        """
        return await self._fetch(url_or_request, method, **options)

    async def get(self, url: str, **options: Unpack[RequestOptions]) -> APIResponse:
        """Send a request with the method GET: see `fetch`."""
        return await self._fetch(url, "GET", **options)

    async def post(self, url: str, **options: Unpack[RequestOptions]) -> APIResponse:
        """Send a request with the method POST: see `fetch`."""
        return await self._fetch(url, "POST", **options)

    async def put(self, url: str, **options: Unpack[RequestOptions]) -> APIResponse:
        """Send a request with the method PUT: see `fetch`."""
        return await self._fetch(url, "PUT", **options)

    async def patch(self, url: str, **options: Unpack[RequestOptions]) -> APIResponse:
        """Send a request with the method PATCH: see `fetch`."""
        return await self._fetch(url, "PATCH", **options)

    async def delete(self, url: str, **options: Unpack[RequestOptions]) -> APIResponse:
        """Send a request with the method DELETE: see `fetch`."""
        return await self._fetch(url, "DELETE", **options)

    async def head(self, url: str, **options: Unpack[RequestOptions]) -> APIResponse:
        """Send a request with the method HEAD: see `fetch`."""
        return await self._fetch(url, "HEAD", **options)

    async def _fetch(
        self,
        url_or_request: str | Request,
        method: str | None,
        url: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> APIResponse:
        if self._reason is not None:
            raise PageError(self._reason)
        headers, body = options.get("headers"), None
        if isinstance(url_or_request, Request):
            request = url_or_request
            url, method, body = url or request.url, method or request.method, request._exchange.body
            if headers is None:
                pairs = request.headers
                headers = {key: pairs[key] for key in pairs if key not in _NEVER_COPIED}
        elif isinstance(url_or_request, str):
            url = url_or_request
        else:
            raise TypeError(f"a URL or a Request is asked for, not {redacted(url_or_request)}")
        wanted = {key: value for key, value in options.items() if value is not None}
        sending = Sending(self._profile, self._defaults | wanted)
        sent = sending.send(url, method or "GET", headers or {}, body)
        answer = await self._run(sent)
        self._answers.append(answer)
        return APIResponse(self, answer)

    async def cookies(self, urls: str | Sequence[str] | None = None) -> list[dict[str, Any]]:
        """Return the cookies: see `BrowserContext.cookies`."""
        await self._run(nothing())
        return cookies_of(self._profile.cookies, urls)

    async def add_cookies(self, cookies: Sequence[Mapping[str, Any]]) -> None:
        """Store cookies: see `BrowserContext.add_cookies`."""
        await self._run(nothing())
        for each in cookies:
            add_cookie(self._profile.cookies, each)

    async def clear_cookies(
        self,
        *,
        domain: str | re.Pattern[str] | None = None,
        name: str | re.Pattern[str] | None = None,
        path: str | re.Pattern[str] | None = None,
    ) -> None:
        """Remove cookies: see `BrowserContext.clear_cookies`."""
        await self._run(nothing())
        remove_cookies(self._profile.cookies, name, domain, path)

    async def storage_state(self, *, path: str | os.PathLike[str] | None = None) -> dict[str, Any]:
        """Return the cookies and the stored data, as `BrowserContext.storage_state` does."""
        await self._run(nothing())
        state = state_of(self._profile)
        if path is not None:
            Path(path).write_text(json_text.dumps(state, indent=2), "utf-8")
        return state

    async def dispose(self, *, reason: str | None = None) -> None:
        """Send nothing more, and forget the bodies of the responses."""
        if self._reason is None:
            self._reason = reason or "Target page, context or browser has been closed"
            for each in self._answers:
                each.body = None
            if self._owns_profile:
                await self._run(close_site(self._profile))


@refusing_by_name
class APIRequest:
    """Makes contexts for requests without pages: ``playwright.request``."""

    def __init__(self, owner: AsyncOwner, site: Site, engine: str) -> None:
        self._owner = owner
        self._site = site
        self._engine = engine

    async def new_context(
        self,
        *,
        base_url: str | None = None,
        extra_http_headers: Mapping[str, str] | None = None,
        http_credentials: Mapping[str, str] | None = None,
        ignore_https_errors: bool | None = None,
        user_agent: str | None = None,
        timeout: float | None = None,
        storage_state: Mapping[str, Any] | str | os.PathLike[str] | None = None,
        fail_on_status_code: bool | None = None,
        max_redirects: int | None = None,
    ) -> APIRequestContext:
        """Make a context with cookies of its own."""
        options = {
            "base_url": base_url,
            "extra_http_headers": extra_http_headers,
            "http_credentials": http_credentials,
            "user_agent": user_agent,
            "storage_state": storage_state,
        }
        defaults = {
            "timeout": timeout,
            "fail_on_status_code": fail_on_status_code,
            "max_redirects": max_redirects,
        }
        profile = profile_of(self._site, self._engine, options)
        await self._owner._run(nothing())
        return APIRequestContext(self._owner, profile, defaults)


class APIResponseAssertions:
    """What can be expected of a response."""

    def __init__(
        self, response: APIResponse, message: str | None = None, is_soft: bool = False
    ) -> None:
        self._response = response
        self._message = message
        self._is_soft = is_soft

    async def to_be_ok(self) -> None:
        """Expect a status of success.

        Raises: `AssertionError` with the requests, and with the beginning of a text.
        """
        await self._response._context._run(nothing())
        self._check(True)

    async def not_to_be_ok(self) -> None:
        """Expect another status."""
        await self._response._context._run(nothing())
        self._check(False)

    def _check(self, wanted: bool) -> None:
        response, answer = self._response, self._response._answer
        if response.ok is wanted:
            return
        text = self._message or (
            f"Response status expected {'' if wanted else 'not '}to be within [200..299] range, "
            f"was '{response.status}'"
        )
        text += shown_log(answer.log)
        headers = response.headers
        if answer.body is not None and _is_textual(headers.get("content-type", "")):
            body = answer.body.decode("utf-8", "replace")[:1000]
            text += f"\nResponse Text:\n{hide_password_in_text(body)}"
        if not self._is_soft:
            raise AssertionError(text)
        note_failure(AssertionError(text))
