"""Requests and responses that cross between scripts and the host, as their parts.

Each side makes objects of its own. A body crosses as bytes or as a stream. A script's ``fetch`` is
the host's, with the transport that the context was given; a script's handler is a transport of the
host. ``glue/fetch.js`` and ``glue/handlers.js`` are JavaScript's half.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from webapi.dom.abort import AbortSignal
from webapi.dom.events import AbortAlgorithm
from webapi.fetching.bodies import Body, Message, bytes_as_a_body
from webapi.fetching.codings import EXPANSION
from webapi.fetching.fetch import NetworkError, main_fetch
from webapi.fetching.host import BytesWithType, keep_the_blob_of_url, parse_a_url, serialized_url
from webapi.fetching.requests import Request as RequestState
from webapi.fetching.requests import normalized_method
from webapi.fetching.responses import Response as ResponseState
from webapi.fetching.responses import initialize_a_response
from webapi.fetching.transmitted_bodies import transmitted_body
from webapi.fetching.transport import Client
from webapi.interfaces.blob import Blob
from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.response import new_object as new_response
from webapi.steps.blob import data_of
from webapi.steps.readable_stream import stream_of
from webapi.steps.request import request_of
from webapi.transports.current import use_for_a_client
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.microtasks import call

if TYPE_CHECKING:
    from webapi.interfaces.request import Request
    from webapi.interfaces.response import Response
    from webapi.runtimes.handles import HandleTable

Transport: TypeAlias = "Callable[[Request], Response | Awaitable[Response]]"
"""A function from a request to a response: see `webapi.transports`."""

_MEMBERS: Final = (
    *("method", "mode", "credentials", "cache", "redirect", "referrer", "referrer_policy"),
    *("integrity", "keepalive", "use_url_credentials", "unsafe_request", "use_cors_preflight"),
)
"""The attributes of a request that cross, in the order of ``glue/fetch.js``."""


class Run(Protocol):
    """A run of a script."""

    number: int


class Host(Protocol):
    """What handlers need of the driver."""

    def tell(self, kind: str, number: int, text: str) -> None:
        """Send a message whose answer nobody wants."""

    def reason_text(self, reason: Any) -> str:
        """The text of the reason of an abort."""

    async def finish(self, run: Any, *, is_patient: bool) -> Any:
        """The result of a run."""


class ScriptFetch:
    """A fetch of a script."""

    def __init__(
        self,
        transport: Transport | None,
        parts: list[Any],
        handles: HandleTable,
        tell: Callable[[int | None], None],
        destination: str = "",
    ) -> None:
        url, members, headers, body, blob_of_url, is_observed = parts
        blobs = handles.by_handle.get
        self.is_event_stream = False
        """Whether the body of the response is a stream of server-sent events."""
        self._transport = transport
        self._environment = handles.environment
        window = handles.window
        self._cookies = None if window is None else window.cookies
        self._client = None if window is None else Client(window.origin, window.same_origin_policy)
        self._request = request = RequestState()
        request.signal = AbortSignal()
        request.url = parse_a_url("Failed to execute 'fetch'", url)
        for name, value in zip(_MEMBERS, members, strict=True):
            setattr(request, name, value)
        request.method = normalized_method(request.method)
        request.destination = destination
        _append(request, headers)
        with call:
            request.body = _body_of(body, blobs)
            if is_observed and request.body is not None:
                request.body = transmitted_body(request.body, _Reporter(tell))
        keep_the_blob_of_url(request)
        if blob_of_url is not None:
            blob = _blob(blobs(blob_of_url))
            request.blob_of_url = BytesWithType(data_of(blob), blob.type)

    async def response(self) -> list[Any]:
        """The parts of the response.

        Raises: `NetworkError`.
        """
        parts = _parts_of_response(response := await self.fetched())
        content_type = response.header_list.get("Content-Type") or ""
        is_stream = isinstance(parts[-1], ReadableStream)
        self.is_event_stream = is_stream and content_type.startswith("text/event-stream")
        return parts

    async def fetched(self) -> ResponseState:
        """The response.

        Raises: `NetworkError`.
        """
        request = self._request
        if self._transport is None:
            if request.url.scheme in ("http", "https"):
                raise NetworkError(
                    "fetch has no transport: give install() one, install(context, fetch=…)."
                )
            return await main_fetch(request)
        network = use_for_a_client(self._transport, EXPANSION, self._cookies, self._client)
        with network, self._environment.entered():
            return await main_fetch(request)

    def abort(self, reason: Exception) -> None:
        """Tell the transport that the script has aborted the fetch."""
        with call:
            self._request.signal.signal_abort(reason)


class _Reporter:
    """Tells a script how many bytes of the body of its request were read; ``None`` at the end."""

    def __init__(self, tell: Callable[[int | None], None]) -> None:
        self._tell = tell

    def process_request_body_chunk_length(self, bytes_length: int) -> None:
        self._tell(bytes_length)

    def process_request_end_of_body(self) -> None:
        self._tell(None)


class ScriptHandler:
    """A script's handler, which is a transport."""

    def __init__(self, host: Host, begin: Callable[[list[Any]], Run]) -> None:
        self._host = host
        self._begin = begin

    async def __call__(self, request: Request) -> Response:
        """What the script answers.

        Raises: as `Bridge.acall`; `TypeError` if the body of the request was read.
        """
        state = request_of(request)
        state.check_usable()
        members = [getattr(state, name) for name in _MEMBERS]
        headers = state.header_list.headers()
        parts = [state.href, members, headers, _crossing_body(state, request)]
        run = self._begin(parts)
        abort = _AbortOfRequest(self._host, state.signal, run.number)
        state.signal.keep_an_algorithm(abort)
        try:
            return self._response(await self._host.finish(run, is_patient=True))
        except asyncio.CancelledError:
            abort.run()
            raise
        finally:
            state.signal.remove_an_algorithm(abort)

    def _response(self, parts: list[Any]) -> Response:
        type, status, status_message, headers, body = parts
        response = ResponseState()
        if status != 0:
            init: Any = {"status": status, "statusText": status_message}
            initialize_a_response(response, init, None)
        response.status, response.type = status, type
        _append(response, headers)
        with call:
            response.body = _body_of(body, _no_blobs)
        return new_response(response)


class _AbortOfRequest(AbortAlgorithm):
    """Tells a script that the request that it handles was aborted."""

    __slots__ = ("_host", "_number", "_signal")

    def __init__(self, host: Host, signal: AbortSignal, number: int) -> None:
        super().__init__()
        self._host = host
        self._signal = signal
        self._number = number

    def run(self) -> None:
        reason = self._signal.reason
        if reason is None:
            reason = DOMException("Nobody waits for the response.", "AbortError")
        self._host.tell("abortRequest", self._number, self._host.reason_text(reason))


def _no_blobs(handle: int) -> None:
    """Blobs of scripts cross as streams."""


def _append(message: Message, headers: list[list[str]]) -> None:
    """Append headers. A hostile script may send some that no ``Headers`` object has."""
    for name, value in headers:
        message.headers.append(name, value)


def _body_of(body: Any, blobs: Callable[[int], Any]) -> Body | None:
    """The body of what crossed: bytes, a stream, the handle of a blob, or nothing."""
    if body is None:
        return None
    if isinstance(body, bytes):
        return bytes_as_a_body(body)
    if isinstance(body, ReadableStream):
        return Body(stream_of(body))
    return bytes_as_a_body(data_of(_blob(blobs(body))))


def _blob(item: Any) -> Blob:
    if not isinstance(item, Blob):
        raise TypeError("Illegal invocation")
    return item


def _crossing_body(message: Message, object: Any) -> Any:
    """A body as it crosses: its bytes, if they are known, or its stream."""
    if message.body is None:
        return None
    if isinstance(message.body.source, (bytes, memoryview)) and not message.is_unusable:
        return message.body.source
    return object.body


def _parts_of_response(response: ResponseState) -> list[Any]:
    return [
        response.type,
        response.status,
        response.status_message,
        [serialized_url(each) for each in response.url_list],
        response.header_list.headers(),
        _crossing_body(response, new_response(response)),
    ]
