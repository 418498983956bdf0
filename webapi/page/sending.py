"""How requests of pages and of tests reach the site, and those of tests without a page."""

from __future__ import annotations

import asyncio
import base64
import json as json_text
import mimetypes
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypedDict, cast

from webapi.dom.abort import AbortSignal
from webapi.fetching.bodies import bytes_as_a_body
from webapi.fetching.codings import EXPANSION
from webapi.fetching.fetch import MOST_REDIRECTS, NetworkError, main_fetch
from webapi.fetching.requests import Request as RequestState
from webapi.interfaces.file import File
from webapi.interfaces.form_data import FormData as WebFormData
from webapi.interfaces.headers import Headers
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.response import new_object as new_response
from webapi.interfaces.url import URL
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.page.errors import PageError, PageTimeoutError
from webapi.page.exchanges import Answer, decoded
from webapi.page.profile import Profile
from webapi.transports.current import use_for_a_client
from webapi.url.parser import url_parser
from webapi.url.redaction import hide_password, hide_password_in_text, redacted
from webapi.url.serializer import url_serializer

if TYPE_CHECKING:
    from webapi.interfaces.request_init import RequestInit

Field: TypeAlias = "str | float | bool | Path | Mapping[str, Any]"
Fields: TypeAlias = "Mapping[str, Any] | FormData | None"
_TIMEOUT: Final = 30_000.0
"""The milliseconds of a request, as in Playwright."""
_FILE: Final = frozenset(("name", "mimeType", "buffer"))


class FormData:
    """The fields of a form, of which several may have one name."""

    def __init__(self) -> None:
        self._fields: list[tuple[str, Field]] = []

    def set(self, name: str, value: Field) -> FormData:
        """Give a name one field; return this."""
        self._fields = [each for each in self._fields if each[0] != name]
        return self.append(name, value)

    def append(self, name: str, value: Field) -> FormData:
        """Add a field; return this."""
        self._fields.append((name, value))
        return self


class RequestOptions(TypedDict, total=False):
    """What describes a request of a test, and says how it is sent."""

    params: Mapping[str, Any] | str | None
    headers: Mapping[str, Any] | None
    data: Any
    form: Fields
    multipart: Fields
    timeout: float | None
    fail_on_status_code: bool | None
    ignore_https_errors: bool | None
    max_redirects: int | None
    max_retries: int | None


async def close_site(profile: Profile) -> None:
    """End the lifespan of the site's application."""
    await profile.server.close()


async def ask_site(profile: Profile, request: Request) -> Response:
    """Ask the site of a page, with the credentials of the context if it wants them.

    Raises: `PageError` if the context is offline.
    """
    if profile.is_offline:
        raise PageError("net::ERR_INTERNET_DISCONNECTED")
    credentials = profile.credentials
    if credentials is None or request.headers.has("authorization"):
        return await profile.server(request)
    origin = credentials.get("origin")
    if origin is not None and URL(request.url).origin != URL(origin).origin:
        return await profile.server(request)
    pair = f"{credentials['username']}:{credentials['password']}"
    value = f"Basic {base64.b64encode(pair.encode()).decode()}"
    if credentials.get("send") == "always":
        request.headers.set("authorization", value)
        return await profile.server(request)
    again = request.clone()
    response = await profile.server(request)
    if response.status != 401:
        return response
    again.headers.set("authorization", value)
    return await profile.server(again)


class Sending:
    """A request of a test.

    Raises: `PageError` for a number below 0.
    """

    def __init__(self, profile: Profile, options: Mapping[str, Any]) -> None:
        for key in ("max_redirects", "max_retries"):
            if options.get(key, 0) < 0:
                raise PageError(f"'{key}' must be greater than or equal to '0'")
        self._profile = profile
        self._options = options

    async def send(
        self, url: str | None, method: str, headers: Mapping[str, Any], body: bytes | None
    ) -> Answer:
        """Send the request, follow its redirects, and read the response.

        Raises: `PageError`; `PageTimeoutError`; what the application raises.
        """
        options = self._options
        asked = await _asked_of(self._profile, url, method, headers, body, options)
        timeout = options.get("timeout", _TIMEOUT)
        most = options.get("max_redirects", MOST_REDIRECTS)
        left = options.get("max_retries", 0)
        while True:
            log: list[str] = []
            try:
                async with asyncio.timeout(timeout / 1000 or None):
                    answer = await _sent(self._profile, asked, most, log)
                break
            except TimeoutError:
                text = f"Timeout {timeout:g}ms exceeded.{shown_log(log)}"
                raise PageTimeoutError(text) from None
            except NetworkError as error:
                _raise_errors(self._profile)
                cause = error.__cause__ or error
                if not (left and _is_reset(cause)):
                    reason = hide_password_in_text(str(cause))
                    raise PageError(f"{reason}{shown_log(log)}") from error
                left -= 1
        _raise_errors(self._profile)
        if options.get("fail_on_status_code") and not 200 <= answer.status < 400:
            text = f"{answer.status} {answer.status_text}{shown_log(log)}"
            raise PageError(text)
        return answer


def shown_log(log: list[str]) -> str:
    """The end of a message."""
    return "\nCall log:\n" + "\n".join(f"  - {line}" for line in log) if log else ""


def _raise_errors(profile: Profile) -> None:
    errors = profile.server.take_errors()
    if errors and profile.raise_app_errors:
        raise errors[0]


def _is_reset(error: BaseException | None) -> bool:
    """Whether the other side has ended a connection."""
    while error is not None and not isinstance(error, ConnectionResetError):
        error = error.__cause__ or error.__context__
    return error is not None


class _Asked(NamedTuple):
    url: str
    method: str
    headers: list[tuple[str, str]]
    body: bytes | None


async def _sent(profile: Profile, asked: _Asked, most: int, log: list[str]) -> Answer:
    redirects: list[Answer] = []
    count = 0
    began = time.monotonic()
    timing = {"startTime": time.time() * 1000}

    async def ask(request: Request) -> Response:
        nonlocal count
        count += 1
        if count > most + 1:
            raise PageError("Max redirect count exceeded")
        log.append(f"→ {request.method} {hide_password(request.url)}")
        timing["requestStart"] = (time.monotonic() - began) * 1000
        response = await ask_site(profile, request)
        timing["responseStart"] = (time.monotonic() - began) * 1000
        log.append(f"← {response.status} {response.statusText}")
        if request.redirect == "manual" and 300 <= response.status <= 399:
            headers = [*response.headers]
            body = decoded(headers, bytes(await response.clone().bytes()))
            redirects.append(
                Answer(
                    request.url, response.status, response.statusText, headers, body, timing, log
                )
            )
        return response

    request = _request_of(asked, profile)
    request.redirect = "follow" if most else "manual"
    with use_for_a_client(ask, EXPANSION, profile.cookies, None):
        state = await main_fetch(request)
    body = bytes(await new_response(state).bytes())
    timing["responseEnd"] = (time.monotonic() - began) * 1000
    if redirects:
        return redirects[0]
    headers = [*state.header_list.headers()]
    url = url_serializer(state.url_list[-1])
    return Answer(url, state.status, state.status_message, headers, body, timing, log)


def _request_of(asked: _Asked, profile: Profile) -> RequestState:
    request = RequestState()
    request.signal = AbortSignal()
    url = url_parser(asked.url)
    assert url
    request.url = url
    request.method = asked.method
    request.mode, request.credentials = "navigate", "include"
    Headers(asked.headers)  # checks the names and the values
    for name, value in asked.headers:
        request.headers.header_list.append(name, value)
    if not request.headers.header_list.contains("User-Agent"):
        request.headers.header_list.append("User-Agent", profile.settings["user_agent"])
    if url.includes_credentials and not request.headers.header_list.contains("Authorization"):
        address = URL(asked.url)
        pair = f"{address.username}:{address.password}".encode()
        value = f"Basic {base64.b64encode(pair).decode()}"
        request.headers.header_list.append("Authorization", value)
    if asked.body is not None:
        request.body = bytes_as_a_body(asked.body)
    return request


async def _asked_of(
    profile: Profile,
    url: str | None,
    method: str,
    headers: Mapping[str, Any],
    body: bytes | None,
    options: Mapping[str, Any],
) -> _Asked:
    """The request that a test describes. ``body`` is what is sent without other data.

    Raises: `PageError`.
    """
    data, form, multipart = (options.get(key) for key in ("data", "form", "multipart"))
    if sum(bool(each) for each in (data, form, multipart)) > 1:
        raise PageError("Only one of 'data', 'form' or 'multipart' can be specified")
    params = options.get("params")
    address = URL.parse(url or "", profile.base_url)
    if address is None or not address.href.startswith(("http:", "https:")):
        raise PageError(f"Invalid URL: {redacted(url)}")
    if isinstance(params, str):
        address.search = params
    else:
        for name, value in (params or {}).items():
            address.searchParams.append(name, str(value))
    given = {name.lower(): (name, str(value)) for name, value in profile.headers.items()}
    given |= {name.lower(): (name, str(each)) for name, each in headers.items() if each is not None}
    type_ = given.get("content-type", ("", ""))[1]
    if data is not None:
        body, default = _body_of_data(data, type_)
    elif form:
        text = URLSearchParams([[name, _text_of(name, value)] for name, value in _listed(form)])
        body, default = str(text).encode(), "application/x-www-form-urlencoded"
    elif multipart:
        body, default = await _multipart(multipart)
    else:
        default = "application/octet-stream" if body else ""
    if default and not type_:
        given["content-type"] = ("Content-Type", default)
    return _Asked(address.href, method.upper(), [*given.values()], body)


def _body_of_data(data: Any, type_: str) -> tuple[bytes, str]:
    if isinstance(data, bytes):
        return data, "application/octet-stream"
    if isinstance(data, str):
        is_json = type_.startswith("application/json") and not _is_json(data)
        text = json_text.dumps(data) if is_json else data
        return text.encode(), "application/octet-stream"
    if isinstance(data, (dict, list, int, bool)):
        return json_text.dumps(data).encode(), "application/json"
    raise PageError(f"Unsupported 'data' type: {type(data)}")


def _is_json(text: str) -> bool:
    try:
        json_text.loads(text)
    except ValueError:
        return False
    return True


def _listed(fields: Mapping[str, Any] | FormData) -> list[tuple[str, Any]]:
    return fields._fields if isinstance(fields, FormData) else [*fields.items()]


def _text_of(name: str, value: Any) -> str:
    if isinstance(value, (Path, Mapping)):
        raise PageError(
            f"Form field {redacted(name)} must be a string, number or boolean. "
            "Use 'multipart' for file uploads."
        )
    return str(value)


async def _multipart(fields: Mapping[str, Any] | FormData) -> tuple[bytes, str]:
    form = WebFormData()
    for name, value in _listed(fields):
        if isinstance(value, Path):
            type_ = mimetypes.guess_type(str(value))[0] or "application/octet-stream"
            form.append(name, File([value.read_bytes()], value.name, {"type": type_}))
        elif isinstance(value, Mapping) and value.keys() >= _FILE:
            file = File([value["buffer"]], value["name"], {"type": value["mimeType"]})
            form.append(name, file)
        elif isinstance(value, (str, int, float, bool)):
            form.append(name, str(value))
        else:
            kind = type(value).__name__
            raise PageError(f"Unsupported form field {redacted(name)} value type: {kind}")
    init = cast("RequestInit", {"method": "POST", "body": form})
    request = Request("http://localhost/", init)
    type_ = request.headers.get("content-type") or ""
    return bytes(await request.bytes()), type_
