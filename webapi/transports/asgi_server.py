"""A function from `Request` to `Response` as an ASGI application.

https://asgi.readthedocs.io/en/latest/specs/www.html
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import quote

from webapi.fetching.bodies import not_bytes
from webapi.fetching.codings import content_codings
from webapi.fetching.host import is_uint8_array
from webapi.interfaces.abort_controller import AbortController
from webapi.interfaces.abort_signal import AbortSignal
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.interfaces.writable_stream import WritableStream
from webapi.steps.response import response_of
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.promises import mark_as_handled

from .asgi_transport import App, Message, Receive, Send
from .current import Transport, answer_of, check_transport

AHEAD: Final = 4
"""How many messages of a request's body may wait until somebody reads them."""
CHUNK_SIZE: Final = 65_536
"""How many bytes of a body that is not a stream are sent at once."""

_UNQUOTED: Final = "!$&'()*+,-./:;<=>@[\\]^_`{|}~\""


def asgi(handler: Transport) -> App:
    """An ASGI application that answers each request by a function, asynchronous or not.

    An ASGI server runs it: ``uvicorn program:app``. Bodies stream both ways. When the client
    disconnects, the signal of the request aborts, and the body of the response is cancelled.

    >>> import asyncio
    >>> from webapi import Response, fetch
    >>> from webapi.transports import ASGITransport, use
    >>> app = asgi(lambda request: Response(f"You asked for {request.url}"))
    >>> async def main():
    ...     with use(ASGITransport(app)):
    ...         return await (await fetch("https://example.org/a?b")).text()
    >>> asyncio.run(main())
    'You asked for https://example.org/a?b'
    """
    check_transport(handler)

    async def app(scope: Message, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await _serve(handler, scope, receive, send)
            case "lifespan":
                await _live(receive, send)
            case kind:
                raise ValueError(f"asgi() serves HTTP only, and no scope of the type {kind!r}.")

    return app


async def _live(receive: Receive, send: Send) -> None:
    """https://asgi.readthedocs.io/en/latest/specs/lifespan.html"""
    kind = ""
    while kind != "lifespan.shutdown":
        kind = (await receive())["type"]
        await send({"type": f"{kind}.complete"})


async def _serve(handler: Transport, scope: Message, receive: Receive, send: Send) -> None:
    client = _Client(receive)
    try:
        request = _request(scope, client)
    except TypeError:
        request = None
    try:
        if request is None:
            response: Response = Response(None, {"status": 400})
        else:
            if request.body is None:
                await client.aclose()
            response = await answer_of(handler, request)
        client.listen()
        await _respond(response, scope["method"], client, send)
    except Exception as error:
        if error is not client.reason:
            raise
    finally:
        await client.leave()


def _request(scope: Message, client: _Client) -> Request:
    """The request of a scope.

    Raises:
        TypeError: no `Request` can express it.
    """
    headers = [header for header in scope["headers"] if header[0] != b"cookie"]
    cookies = [value for name, value in scope["headers"] if name == b"cookie"]
    if cookies:  # https://httpwg.org/specs/rfc9113.html#CompressCookie
        headers.append((b"cookie", b"; ".join(cookies)))
    init: Any = {"method": scope["method"], "headers": headers, "signal": client.signal}
    if _has_body(scope):
        init |= {"body": client, "duplex": "half"}
    return Request(_url(scope), init)


def _has_body(scope: Message) -> bool:
    """Whether a request has a body: https://httpwg.org/specs/rfc9112.html#message.body.length

    No `Request` with the method GET or HEAD has one.
    """
    headers = dict(scope["headers"])
    length = headers.get(b"content-length")
    if scope["method"] in ("GET", "HEAD") or length == b"0":
        return False
    has_frames = scope["http_version"] not in ("1.0", "1.1")
    return has_frames or length is not None or b"transfer-encoding" in headers


def _url(scope: Message) -> str:
    """The URL of a request. The client chooses each part of it but the scheme.

    Raises:
        TypeError: the host is more than a host, or the path does not begin with a slash.
    """
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    if not host:
        name, port = scope.get("server") or ("", None)
        if port is None:  # a Unix socket
            host = "localhost"
        else:
            host = f"[{name}]:{port}" if ":" in name else f"{name}:{port}"
    raw_path = scope.get("raw_path")
    path = quote(raw_path, _UNQUOTED + "%") if raw_path else quote(scope["path"], _UNQUOTED)
    query = quote(scope.get("query_string", b""), _UNQUOTED + "%?")
    if any(each in host for each in "/\\?#@") or not path.startswith("/"):
        raise TypeError("The host or the path of a request has no place in a URL.")
    origin = URL(f"{scope.get('scheme', 'http')}://{host}").origin
    return f"{origin}{path}{'?' if query else ''}{query}"


class _Client:
    """What the client sends: the body of the request, which it iterates over, and its leaving.

    A server tells about a disconnect where it gives the body. So the body is received as somebody
    reads it, or drops it; and from the beginning of the response on, some messages ahead.
    """

    def __init__(self, receive: Receive) -> None:
        self.reason = DOMException("The client has disconnected.", "AbortError")
        self._receive = receive
        self._controller = AbortController()
        self._received: asyncio.Queue[Message | Exception] = asyncio.Queue(AHEAD)
        self._listening: asyncio.Task[None] | None = None
        self._is_dropped = False
        self._is_at_the_end = False

    @property
    def signal(self) -> AbortSignal:
        """The signal that aborts, with `reason`, when the client disconnects."""
        return self._controller.signal

    def listen(self) -> None:
        """Begin to receive."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        error: Exception
        try:
            while (message := await self._receive())["type"] != "http.disconnect":
                if not self._is_dropped:
                    await self._received.put(message)
            error = self.disconnected()
        except Exception as failure:
            error = failure
        await self._received.put(error)

    def disconnected(self) -> Exception:
        """Abort the signal; return the reason."""
        self._controller.abort(self.reason)
        return self.reason

    def __aiter__(self) -> _Client:
        return self

    async def __anext__(self) -> bytes:
        self.listen()
        while not self._is_at_the_end:
            message = await self._received.get()
            if isinstance(message, Exception):
                raise message
            self._is_at_the_end = not message.get("more_body", False)
            if message.get("body"):
                return bytes(message["body"])
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Receive the body without keeping it."""
        self._drop()
        self.listen()

    def _drop(self) -> None:
        self._is_dropped = True
        while not self._received.empty():
            self._received.get_nowait()

    async def leave(self) -> None:
        """Receive no more. To read the body is an error from now on."""
        self._drop()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self._received.put_nowait(DOMException("The response has been sent.", "AbortError"))


async def _respond(response: Response, method: str, client: _Client, send: Send) -> None:
    """Send a response.

    Bytes are sent without their stream: it costs more than all the rest, and to cancel one branch
    of a clone waits for the other.
    """
    state = response_of(response)
    if state.type == "error":
        raise TypeError("The handler answered with a network error.")
    state.check_usable()
    answer = _Answer(response, method, client, send)
    data = b"" if state.body is None or method == "HEAD" else state.body.source
    is_streamed = not isinstance(data, (bytes, memoryview))
    if response.body is not None and (client.signal.aborted or not is_streamed):
        mark_as_handled(response.body.cancel())
    client.signal.throwIfAborted()
    if is_streamed and response.body is not None:
        await response.body.pipeTo(WritableStream(answer), {"signal": client.signal})
        return
    await answer.start()
    positions = range(0, len(data), CHUNK_SIZE) or range(1)
    for position in positions[:-1]:
        await answer.write(data[position : position + CHUNK_SIZE])
        client.signal.throwIfAborted()
    await answer.close(data[positions[-1] :])


class _Answer:
    """The sink of the body of a response."""

    def __init__(self, response: Response, method: str, client: _Client, send: Send) -> None:
        self._response = response_of(response)
        self._method = method
        self._client = client
        self._send = send

    async def start(self, controller: object = None) -> None:
        """Send the status and the headers."""
        header_list = self._response.header_list.copy()
        header_list.delete("Transfer-Encoding")  # the server frames the body
        if self._response.type != "default" and content_codings(header_list):
            header_list.delete("Content-Encoding")  # `fetch` has decoded the body
            header_list.delete("Content-Length")
        length = self._length()
        if length is not None and not header_list.contains("Content-Length"):
            header_list.append("Content-Length", str(length))
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in header_list.headers()
        ]
        status = self._response.status
        await self._tell({"type": "http.response.start", "status": status, "headers": headers})

    def _length(self) -> int | None:
        """https://httpwg.org/specs/rfc9110.html#field.content-length"""
        if self._response.body is not None:
            return self._response.body.length
        return None if self._method == "HEAD" or self._response.status in (204, 304) else 0

    async def write(self, chunk: Any, controller: object = None) -> None:
        """Send a part of the body."""
        if not is_uint8_array(chunk):
            raise not_bytes(chunk)
        if len(chunk):
            part = {"type": "http.response.body", "body": bytes(chunk), "more_body": True}
            await self._tell(part)

    async def close(self, rest: bytes | memoryview = b"") -> None:
        """Send the rest of the body. Nothing aborts after it."""
        await self._client.leave()
        await self._tell({"type": "http.response.body", "body": bytes(rest)})

    async def _tell(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:  # as the specification has it for a client that is gone
            raise self._client.disconnected() from error
