"""Requests and responses that cross between scripts and the host, as their parts.

Each side makes objects of its own. A body crosses as bytes or as a stream. A script's ``fetch`` is
the host's, with the transport that the context was given; a script's handler is a transport of the
host. ``glue/fetch.js`` and ``glue/handlers.js`` are JavaScript's half.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from webapi.dom.abort import AbortSignal
from webapi.fetching.bodies import Body, Message, bytes_as_a_body
from webapi.fetching.fetch import main_fetch
from webapi.fetching.host import BytesWithType, parse_a_url, serialized_url
from webapi.fetching.requests import Request as RequestState
from webapi.fetching.responses import Response as ResponseState
from webapi.interfaces.blob import Blob
from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.response import new_object as new_response
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.steps.blob import data_of
from webapi.steps.readable_stream import stream_of
from webapi.transports.current import use
from webapi.webidl.microtasks import call

if TYPE_CHECKING:
    from webapi.interfaces.request import Request
    from webapi.interfaces.response import Response

Transport: TypeAlias = "Callable[[Request], Response | Awaitable[Response]]"
"""A function from a request to a response: see `webapi.transports`."""

_logger: Final = logging.getLogger("webapi.runtimes")
_MEMBERS: Final = (
    *("method", "mode", "credentials", "cache", "redirect", "referrer", "referrer_policy"),
    *("integrity", "keepalive"),
)
"""The attributes of a request that cross, in the order of ``glue/fetch.js``."""


class ScriptFetch:
    """A fetch of a script."""

    def __init__(
        self, transport: Transport | None, parts: list[Any], blobs: Callable[[int], Any]
    ) -> None:
        url, members, headers, body, blob_of_url = parts
        self._transport = transport
        self._request = request = RequestState()
        request.signal = AbortSignal()
        request.url = parse_a_url("Failed to execute 'fetch'", url)
        for name, value in zip(_MEMBERS, members, strict=True):
            setattr(request, name, value)
        _append(request, headers)
        with call:
            request.body = _body_of(body, blobs)
        if blob_of_url is not None:
            blob = _blob(blobs(blob_of_url))
            request.blob_of_url = BytesWithType(data_of(blob), blob.type)

    async def response(self) -> list[Any]:
        """The parts of the response.

        Raises: `JavaScriptError`, a ``TypeError``, for a network error.
        """
        request = self._request
        try:
            if self._transport is None:
                if request.url.scheme in ("http", "https"):
                    raise TypeError(
                        "fetch has no transport: give install() one, install(context, fetch=…)."
                    )
                response = await main_fetch(request)
            else:
                with use(self._transport):
                    response = await main_fetch(request)
        except TypeError as error:
            if error.__cause__ is not None:
                _logger.error("fetch(), a function of scripts, failed", exc_info=error)
            raise JavaScriptError("TypeError", str(error)) from None
        return _parts_of_response(response)

    def abort(self, reason: Exception) -> None:
        """Tell the transport that the script has aborted the fetch."""
        with call:
            self._request.signal.signal_abort(reason)


def _append(message: Message, headers: list[list[str]]) -> None:
    for name, value in headers:
        message.header_list.append(name, value)


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
