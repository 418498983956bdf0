"""``pyodide.http``: `FetchResponse`, its exceptions, ``pyfetch`` and ``open_url``."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import io
import json
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, NoReturn, TypeVar

from webapi import URL, fetch
from webapi.html.encoding_sniffing import bom_sniff
from webapi.html.mime_type import extract_a_mime_type
from webapi.interfaces.text_decoder import TextDecoder
from webapi.js.bridge import error_from
from webapi.js.ffi import to_js
from webapi.js.model import Realm, python_to_js, to_string
from webapi.js.proxies import JsException, global_value, js_to_python, thrown
from webapi.url.redaction import hide_password
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import RangeError, shown
from webapi.webidl.microtasks import queue_a_microtask, take_microtasks

T = TypeVar("T")


class HttpStatusError(OSError):
    """The status of a response is an error."""

    __module__ = "pyodide.http._exceptions"

    def __init__(self, status: int, status_text: str, url: str) -> None:
        self.status = status
        self.status_text = status_text
        self.url = url
        kinds = {4: "Client Error", 5: "Server Error"}
        kind = kinds.get(status // 100, "Invalid error code not between 400 and 599")
        super().__init__(f"{status} {kind}: {status_text} for url: {hide_password(url)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.status_text, self.url), self.__dict__


class BodyUsedError(OSError):
    """The body of a response was read already."""

    __module__ = "pyodide.http._exceptions"

    def __init__(self, *arguments: Any) -> None:
        super().__init__("Response body is already used")


class AbortError(OSError):
    """A request was aborted, or failed."""

    __module__ = "pyodide.http._exceptions"

    def __init__(self, reason: Any) -> None:
        super().__init__(reason.message)


def _abort_error(reason: str | None) -> JsException | None:
    """The reason for the controller, which makes its own of ``None``."""
    return None if reason is None else JsException("AbortError", reason)


def _reason_of(cancellation: asyncio.CancelledError) -> JsException | None:
    return _abort_error("\n".join(map(str, cancellation.args)) if cancellation.args else None)


def _reads(method: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
    """Let a method that reads the body abort the request when its task is cancelled."""

    @functools.wraps(method)
    async def read(self: FetchResponse, *arguments: Any, **keywords: Any) -> T:
        try:
            return await method(self, *arguments, **keywords)
        except JsException as error:
            signal = self.abort_signal
            raise AbortError(error if signal is None else signal.reason) from None
        except asyncio.CancelledError as cancellation:
            if self.abort_controller is not None:
                self.abort_controller.abort(_reason_of(cancellation))
            raise

    return read


class FetchResponse:
    """A response of JavaScript, with Python's values."""

    __module__ = "pyodide.http._pyfetch"

    def __init__(
        self,
        request: Any,
        js_response: Any,
        abort_controller: Any = None,
        abort_signal: Any = None,
    ) -> None:
        if isinstance(request, str) and request:
            request = global_value("Request").new(request)
        self.js_request = request or None
        self._url: str = request.url if request else ""
        self.js_response = js_response
        self.abort_controller = abort_controller
        self.abort_signal = abort_signal

    @property
    def body_used(self) -> bool:
        """Whether the body was read."""
        return self.js_response.bodyUsed  # type: ignore[no-any-return]

    @property
    def headers(self) -> dict[str, str]:
        """The headers, with names in lowercase."""
        return dict(pair.to_py() for pair in self.js_response.headers.entries())

    @property
    def ok(self) -> bool:
        """Whether the status is in the range 200 to 299."""
        return self.js_response.ok  # type: ignore[no-any-return]

    @property
    def redirected(self) -> bool:
        """Whether the request was redirected."""
        return self.js_response.redirected  # type: ignore[no-any-return]

    @property
    def status(self) -> int:
        """The status code."""
        return self.js_response.status  # type: ignore[no-any-return]

    @property
    def status_text(self) -> str:
        """The text of the status."""
        return self.js_response.statusText  # type: ignore[no-any-return]

    @property
    def type(self) -> str:
        """The type of the response."""
        return self.js_response.type  # type: ignore[no-any-return]

    @property
    def url(self) -> str:
        """The URL of the response, after redirects."""
        return self.js_response.url  # type: ignore[no-any-return]

    def _check_readable(self) -> None:
        if self.abort_signal and self.abort_signal.aborted:
            raise AbortError(self.abort_signal.reason)
        if self.js_response.bodyUsed:
            raise BodyUsedError

    def raise_for_status(self) -> None:
        """Raise `HttpStatusError` if the status is in the range 400 to 599."""
        if 400 <= self.status < 600:
            raise HttpStatusError(self.status, self.status_text, self.url)

    def clone(self) -> FetchResponse:
        """A copy whose body can be read, too."""
        if self.js_response.bodyUsed:
            raise BodyUsedError
        copy = self.js_response.clone()
        return FetchResponse(
            self.js_request or self._url, copy, self.abort_controller, self.abort_signal
        )

    @_reads
    async def buffer(self) -> Any:
        """The body as an ArrayBuffer."""
        self._check_readable()
        return await self.js_response.arrayBuffer()

    @_reads
    async def text(self) -> str:
        """The body as text."""
        self._check_readable()
        text: str = await self.js_response.text()
        return text

    @_reads
    async def string(self) -> str:
        """The body as text: `text` has replaced this name."""
        return await self.text()

    @_reads
    async def json(self, **keywords: Any) -> Any:
        """What ``json.loads`` makes of the body."""
        return json.loads(await self.text(), **keywords)

    @_reads
    async def memoryview(self) -> Any:
        """The bytes of the body as a ``memoryview``."""
        return (await self.buffer()).to_memoryview()

    @_reads
    async def bytes(self) -> Any:
        """The bytes of the body."""
        return (await self.buffer()).to_bytes()

    @_reads
    async def unpack_archive(
        self, *, extract_dir: str | None = None, format: str | None = None
    ) -> None:
        """Unpack the body, which is an archive, into a folder: the current one by default.

        The extension of the URL tells the format, if ``format`` does not.
        """
        data = await self.bytes()
        name = self._url.rpartition("/")[2]
        if format:
            format = _known_format(format)
        elif not name:
            raise ValueError("At least one of filename and format must be provided")
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/archive{name}"
            with open(path, "wb") as file:
                file.write(data)
            shutil.unpack_archive(path, extract_dir or ".", format)

    def abort(self, reason: Any = None) -> None:
        """Abort the request.

        Raises:
            ValueError: the response has no ``abort_controller``.
        """
        if self.abort_controller is None:
            raise ValueError("abort_controller is not set")
        self.abort_controller.abort(_abort_error(reason))


def _known_format(name: str) -> str:
    for format, extensions, _ in shutil.get_unpack_formats():
        if name == format or name in extensions or f".{name}" in extensions:
            return format
    raise ValueError(f"Unrecognized format {name}")


def open_url(url: str) -> io.StringIO:
    """Fetch a URL, and wait for its text.

    The request runs in another thread, with an event loop of its own.
    """
    address = to_string(python_to_js(url))
    if not URL.canParse(address):
        _fail("open", "Invalid URL", "SyntaxError")
    context = contextvars.copy_context()
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(context.run, _fetched, address, take_microtasks())
        try:
            return io.StringIO(asked.result())
        except TypeError:
            _fail("send", f"Failed to load {shown(address)}.", "NetworkError")


def _fail(method: str, message: str, name: str) -> NoReturn:
    context = f"Failed to execute '{method}' on 'XMLHttpRequest'"
    raise thrown(error_from(DOMException(f"{context}: {message}", name))) from None


def _fetched(url: str, microtasks: list[Callable[[], object]]) -> str:
    """Fetch a text. The microtasks are those of the thread that waits: its streams need them."""
    for steps in microtasks:
        queue_a_microtask(steps)
    return asyncio.run(_text_of(url))


async def _text_of(url: str) -> str:
    """https://xhr.spec.whatwg.org/#text-response, of what is no XML"""
    response = await fetch(url)
    data = await response.bytes()
    mime_type = extract_a_mime_type(response.headers.get("Content-Type") or "")
    charset = mime_type[1].get("charset", "utf-8") if mime_type else "utf-8"
    encoding, _ = bom_sniff(data)
    try:
        decoder = TextDecoder(encoding or charset)
    except RangeError:
        decoder = TextDecoder()
    return decoder.decode(data)


def http_modules(new: Realm) -> dict[str, ModuleType]:
    """``pyodide.http`` and its modules for a realm, with the ``fetch`` that the realm has now."""
    own_fetch = js_to_python(new.global_object.get("fetch"))

    async def pyfetch(
        request: Any, /, *, signal: Any = None, fetcher: Any = None, **options: Any
    ) -> FetchResponse:
        """Fetch a URL, or a Request of JavaScript. The options are those of ``fetch``."""
        controller = global_value("AbortController").new()
        both = controller.signal
        if signal:
            both = global_value("AbortSignal").any(to_js([signal, both]))
        from_entries = global_value("Object").fromEntries
        given = to_js({**options, "signal": both}, dict_converter=from_entries)
        if isinstance(request, str):
            request = global_value("Request").new(request, given)
        try:
            response = await (fetcher or own_fetch)(request, given)
        except asyncio.CancelledError as cancellation:
            controller.abort(_reason_of(cancellation))
            raise
        except JsException as error:
            raise AbortError(error) from None
        return FetchResponse(request, response, controller, both)

    pyfetch.__module__, pyfetch.__qualname__ = FetchResponse.__module__, "pyfetch"
    errors = {each.__name__: each for each in (AbortError, BodyUsedError, HttpStatusError)}
    own = {"FetchResponse": FetchResponse, "pyfetch": pyfetch}
    package = ModuleType("pyodide.http")
    package.__path__ = []
    names = {**errors, **own, "open_url": open_url}
    vars(package).update(names, __all__=[*names])
    modules = {"pyodide.http": package}
    for name, members in (("_exceptions", errors), ("_pyfetch", own)):
        module = modules[f"pyodide.http.{name}"] = ModuleType(f"pyodide.http.{name}")
        vars(module).update(members)
    return modules
