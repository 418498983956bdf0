"""``Request``, ``Response`` and ``fetch`` of ``workers``."""

from __future__ import annotations

import http
import json
from collections.abc import Awaitable, Callable, Mapping
from http.client import HTTPMessage
from typing import Any

from webapi.js import http as pyodide_http
from webapi.js.buffers import FORMATS
from webapi.js.ffi import to_js
from webapi.js.proxies import JsException, JsProxy, global_value
from webapi.js.workers.files import Blob, FormData, class_of
from webapi.url.redaction import hide_password
from webapi.webidl.values import jsnull

_NO_OPTIONS = "Expected no options when constructing {0} from a js.{0}"
_BODIES = {"ArrayBuffer", "Blob", "FormData", "ReadableStream", "URLSearchParams", *FORMATS}


class HTTPMessageMapping(HTTPMessage, Mapping):  # type: ignore[type-arg,misc]
    """Headers, as ``http.client`` has them."""

    __module__ = "workers.utils"


def _from_js_headers(headers: Any) -> HTTPMessageMapping:
    message = HTTPMessageMapping()
    for value in headers.getSetCookie():
        message.add_header("Set-Cookie", value.strip())
    for name, value in headers:
        if name != "set-cookie":
            message.add_header(name, value.strip())
    return message


def _to_js_headers(headers: Any) -> Any:
    if class_of(headers) == "Headers":
        return headers
    if not isinstance(headers, list | dict):
        raise TypeError("Received unexpected type for headers argument")
    return global_value("Headers").new(headers.items() if isinstance(headers, dict) else headers)


def _to_js_body(body: Any) -> Any:
    if isinstance(body, FormData):
        return body.js_object
    return to_js(body) if isinstance(body, bytes) else body


def _number(status: Any) -> Any:
    return status.value if isinstance(status, http.HTTPStatus) else status


def _with_text_method(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a request, whose method may be a member of `http.HTTPMethod`."""
    method = options.get("method")
    text = {"method": method.value} if isinstance(method, http.HTTPMethod) else {}
    return {**options, **text}


def _as_python_raises(error: JsException) -> Exception:
    """The Python exception for an Error of JavaScript."""
    kinds = {"RangeError": ValueError, "TypeError": TypeError}
    return kinds[error.name](error.message) if error.name in kinds else error


class _Body:
    """The members of bodies that requests and responses have alike."""

    js_object: Any
    _check_readable: Callable[[], None]

    async def form_data(self) -> FormData:
        """The body as a form."""
        self._check_readable()
        try:
            return FormData(await self.js_object.formData())
        except JsException as error:
            raise _as_python_raises(error) from error

    async def blob(self) -> Blob:
        """The body as a Blob."""
        self._check_readable()
        return Blob(await self.js_object.blob())


class FetchResponse(_Body, pyodide_http.FetchResponse):
    """The members that a `Response` has beside those of ``pyodide.http.FetchResponse``."""

    __module__ = "workers.response"

    @property
    def body(self) -> Any:
        """The ReadableStream of the body, or None."""
        body = self.js_response.body
        return None if body is jsnull else body

    @property
    def js_object(self) -> Any:
        """The object of JavaScript."""
        return self.js_response

    @property
    def headers(self) -> HTTPMessageMapping:  # type: ignore[override]
        """A copy of the headers."""
        return _from_js_headers(self.js_response.headers)

    async def formData(self) -> FormData:
        """The old name of `form_data`."""
        return await self.form_data()

    def replace_body(self, body: Any) -> Response:
        """A response with the same status and headers, and another body."""
        body = body.js_object if isinstance(body, FormData) else body
        return Response(global_value("Response").new(body, self.js_response))

    @staticmethod
    def redirect(url: str, status: int = http.HTTPStatus.FOUND) -> Any:
        """A response that redirects, as JavaScript has it."""
        try:
            return global_value("Response").redirect(url, _number(status))
        except JsException as error:
            raise _as_python_raises(error) from error

    @staticmethod
    def from_json(
        data: Any,
        status: int = http.HTTPStatus.OK,
        status_text: str = "",
        headers: Any = None,
    ) -> Response:
        """A response whose body is JSON."""
        options = _options(status, status_text, headers)
        response = global_value("Response")
        try:
            if isinstance(data, JsProxy):
                return Response(response.json(data, **options))
            text = json.dumps(data)
            options.setdefault("headers", global_value("Headers").new())
            if not options["headers"].has("content-type"):
                options["headers"].set("content-type", "application/json")
            return Response(response.new(text, **options))
        except JsException as error:
            raise _as_python_raises(error) from error

    def json(self, *arguments: Any, **keywords: Any) -> Any:
        """The JSON of the body. As ``Response.json(data)`` it is `from_json`."""
        if isinstance(self, Response):
            return super().json()
        return Response.from_json(self, *arguments, **keywords)


def _options(status: Any, status_text: str, headers: Any) -> dict[str, Any]:
    given = {
        "status": _number(status),
        "statusText": status_text,
        "headers": _to_js_headers(headers) if headers else None,
    }
    return {name: value for name, value in given.items() if value}


class Response(FetchResponse):
    """The response of a Worker."""

    __module__ = "workers.response"

    def __init__(
        self,
        body: Any = None,
        status: int | None = None,
        status_text: str = "",
        headers: Any = None,
        web_socket: Any = None,
    ) -> None:
        kind = class_of(body)
        if kind == "Response":
            if status is not None or status_text or headers is not None:
                raise ValueError(_NO_OPTIONS.format("Response"))
            super().__init__(body.url, body)
            return
        is_body = body is None or isinstance(body, str | bytes | FormData)
        if kind not in _BODIES if kind else not is_body:
            raise TypeError(f"Unsupported type in Response: {kind or type(body).__name__}")
        if web_socket is not None:
            raise NotImplementedError("This double of workers has no WebSockets.")
        options = _options(status, status_text, headers)
        response = global_value("Response").new(_to_js_body(body), **options)
        super().__init__(response.url, response)

    def __repr__(self) -> str:
        members = [f"status={self.status}"]
        if self.status_text:
            members.append(f"status_text={self.status_text!r}")
        if "content-type" in self.headers:
            members.append(f"content_type={self.headers['content-type']!r}")
        if self.url:
            members.append(f"url={hide_password(self.url)!r}")
        if self.type != "default":
            members.append(f"type={self.type!r}")
        return f"Response({', '.join(members)})"


def _member(name: str, text: str) -> Any:
    """A member of `Request` that is JavaScript's."""
    return property(lambda self: getattr(self.js_object, name), doc=text)


class Request(_Body):
    """A Request of JavaScript, with Python's values."""

    __module__ = "workers.request"

    def __init__(self, input: Any, **other_options: Any) -> None:
        if class_of(input) == "Request":
            if other_options:
                raise ValueError(_NO_OPTIONS.format("Request"))
            self._js_request = input
            return
        options = _with_text_method(other_options)
        if "headers" in options:
            options["headers"] = _to_js_headers(options["headers"])
        if options.get("body") is None:
            options.pop("body", None)
        else:
            options["body"] = _to_js_body(options["body"])
        source = input.js_object if isinstance(input, Request) else input
        self._js_request = global_value("Request").new(source, **options)

    def __repr__(self) -> str:
        request = self._js_request
        return f"Request(method={request.method!r}, url={hide_password(request.url)!r})"

    @property
    def js_object(self) -> Any:
        """The object of JavaScript."""
        return self._js_request

    @property
    def cf(self) -> Any:
        """What Cloudflare knows of the request: None here."""
        return getattr(self.js_object, "cf", None)

    @property
    def headers(self) -> HTTPMessageMapping:
        """A copy of the headers."""
        return _from_js_headers(self.js_object.headers)

    @property
    def method(self) -> http.HTTPMethod:
        """The method."""
        return http.HTTPMethod[self.js_object.method]

    body = _member("body", "The ReadableStream of the body, or null.")
    body_used = _member("bodyUsed", "Whether the body was read.")
    cache = _member("cache", "The cache mode.")
    credentials = _member("credentials", "The credentials mode.")
    destination = _member("destination", "What the response is for.")
    integrity = _member("integrity", "The hash that the body of the response must have.")
    is_history_navigation = _member("isHistoryNavigation", "Whether it goes back or forward.")
    keepalive = _member("keepalive", "Whether it outlives its page.")
    mode = _member("mode", "The mode.")
    redirect = _member("redirect", "What becomes of redirects.")
    referrer = _member("referrer", "The referrer.")
    referrer_policy = _member("referrerPolicy", "The referrer policy.")
    url = _member("url", "The URL.")

    def _check_readable(self) -> None:
        if self.body_used:
            raise OSError("Body already used")

    def clone(self) -> Request:
        """A copy whose body can be read, too."""
        self._check_readable()
        return Request(self.js_object.clone())

    async def buffer(self) -> Any:
        """The body as an ArrayBuffer."""
        self._check_readable()
        return await self.js_object.arrayBuffer()

    async def bytes(self) -> Any:
        """The bytes of the body."""
        return (await self.buffer()).to_bytes()

    async def text(self) -> str:
        """The body as text."""
        self._check_readable()
        text: str = await self.js_object.text()
        return text

    async def json(self, **keywords: Any) -> Any:
        """What ``json.loads`` makes of the body."""
        return json.loads(await self.text(), **keywords)


def fetch_by(
    pyfetch: Callable[..., Awaitable[pyodide_http.FetchResponse]],
) -> Callable[..., Awaitable[Response]]:
    """The function ``fetch``."""

    async def fetch(resource: Any, **other_options: Any) -> Response:
        """Fetch a URL, or a Request of Python or of JavaScript."""
        if isinstance(resource, Request):
            resource = resource.js_object
        response = await pyfetch(resource, **_with_text_method(other_options))
        return Response(response.js_response)

    fetch.__module__, fetch.__qualname__ = "workers.fetch", "fetch"
    return fetch
