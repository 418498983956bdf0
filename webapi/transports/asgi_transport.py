"""An ASGI application as a transport: https://asgi.readthedocs.io/en/latest/specs/www.html"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from types import TracebackType
from typing import Any, TypeAlias
from urllib.parse import unquote

from webapi.fetching.responses import is_null_body_status
from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.interfaces.url import URL
from webapi.transports.messages import port_of, raw_headers, response_of

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]

_logger = logging.getLogger("webapi.transports")
_VERSIONS = {"version": "3.0", "spec_version": "2.4"}


class ASGITransport:
    """A transport that asks an ASGI application in this process: Starlette, FastAPI, Django.

    As an asynchronous context manager it runs the application's lifespan, whose end waits for what
    the application still does. Bodies stream both ways. If the caller drops or aborts a body, the
    application sees a disconnect; it is cancelled if it neither receives nor sends then.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._state: dict[str, Any] = {}
        self._lifespan: _Lifespan | None = None
        self._tasks: set[asyncio.Future[None]] = set()
        """What the application does. asyncio keeps tasks weakly."""

    async def __aenter__(self) -> ASGITransport:
        self._lifespan = _Lifespan(self._app, self._state)
        await self._lifespan.event("startup")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        assert self._lifespan is not None
        loop = asyncio.get_running_loop()
        tasks = [task for task in self._tasks if task.get_loop() is loop]
        if error is not None:
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._lifespan.event("shutdown")
        await self._lifespan.end()

    async def __call__(self, request: Request) -> Response:
        """Ask the application."""
        exchange = _Exchange(request)
        task = exchange.run(self._app(self._scope(request), exchange.receive, exchange.send))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await exchange.response()

    def _scope(self, request: Request) -> Message:
        url = URL(request.url)
        headers = raw_headers(request)
        if not request.headers.has("host"):
            headers.insert(0, (b"host", url.host.encode("ascii")))
        if request.body is not None and not request.headers.has("content-length"):
            headers.append((b"transfer-encoding", b"chunked"))  # as a server would receive it
        return {
            "type": "http",
            "asgi": _VERSIONS,
            "http_version": "1.1",
            "method": request.method,
            "scheme": url.protocol[:-1],
            "path": unquote(url.pathname),
            "raw_path": url.pathname.encode("ascii"),
            "query_string": url.search[1:].encode("ascii"),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 0),
            "server": (url.hostname, port_of(url)),
            "state": self._state.copy(),
        }


class _Exchange:
    """One request to the application, and its response, which is the iterator of its own body."""

    def __init__(self, request: Request) -> None:
        self._chunks = None if request.body is None else request.body.values()
        self._is_received = False
        self._started: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._sent: asyncio.Queue[Message | None] = asyncio.Queue(1)
        self._is_complete = False
        """Whether the application need send no more."""
        self._is_read = False
        self._disconnected = asyncio.Event()
        self._knows_of_the_disconnect = False
        self._error: Exception | None = None
        self._task: asyncio.Future[None]

    def run(self, application: Awaitable[None]) -> asyncio.Future[None]:
        """Run the application in a task."""
        self._task = asyncio.ensure_future(self._run(application))
        return self._task

    async def _run(self, application: Awaitable[None]) -> None:
        try:
            await application
            if not (self._is_complete or self._disconnected.is_set()):
                raise RuntimeError("The ASGI application returned without a complete response.")
        except asyncio.CancelledError:
            self._started.cancel()
            raise
        except Exception as error:
            if not self._started.done():
                self._started.set_exception(error)
            elif self._is_complete:
                _logger.error("An ASGI application failed after its response.", exc_info=error)
            else:
                self._error = error
        await self._sent.put(None)

    async def receive(self) -> Message:
        """Give the application a part of the request's body, and then the disconnect."""
        if not self._is_received:
            chunk = None if self._chunks is None else await anext(self._chunks, None)
            self._is_received = chunk is None
            body = bytes(chunk or b"")
            return {"type": "http.request", "body": body, "more_body": not self._is_received}
        await self._disconnected.wait()
        self._knows_of_the_disconnect = True
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Take the start of the response, or a part of its body, once there is room for it."""
        if message["type"] == "http.response.start" and not self._started.done():
            self._started.set_result(message)
        elif message["type"] == "http.response.body":
            if not self._disconnected.is_set():
                self._is_complete = not message.get("more_body", False)
                await self._sent.put(message)
            if self._disconnected.is_set() and not self._is_complete:
                self._knows_of_the_disconnect = True
                raise OSError("The response was dropped.")  # as the specification asks

    async def response(self) -> Response:
        """The response, once the application has begun it."""
        try:
            start = await self._started
            self._is_complete |= is_null_body_status(start["status"])
            init = {"status": start["status"], "headers": start.get("headers", ())}
            return await response_of(self, init)
        except BaseException:
            await self.aclose()
            raise

    def __aiter__(self) -> _Exchange:
        return self

    async def __anext__(self) -> bytes:
        while not self._is_read and (message := await self._sent.get()) is not None:
            self._is_read = not message.get("more_body", False)
            if message.get("body"):
                return bytes(message["body"])
        raise self._error or StopAsyncIteration

    async def aclose(self) -> None:
        """Tell the application that nobody reads; end it if it did not notice, and has not done."""
        if self._disconnected.is_set():
            return
        self._disconnected.set()
        sent, self._sent = self._sent, asyncio.Queue()
        while not sent.empty():
            sent.get_nowait()  # so that `send` goes on
        if self._is_complete:
            return
        await asyncio.sleep(0)
        if not self._knows_of_the_disconnect:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


class _Lifespan:
    """The lifespan of an application: https://asgi.readthedocs.io/en/latest/specs/lifespan.html"""

    def __init__(self, app: App, state: dict[str, Any]) -> None:
        self._asked: asyncio.Queue[Message] = asyncio.Queue()
        self._answers: asyncio.Queue[Message | None] = asyncio.Queue()
        scope: Message = {"type": "lifespan", "asgi": _VERSIONS, "state": state}
        self._task = asyncio.ensure_future(self._run(app, scope))

    async def _run(self, app: App, scope: Message) -> None:
        try:
            await app(scope, self._asked.get, self._answers.put)
        except Exception:  # an application without a lifespan raises
            pass
        finally:
            self._answers.put_nowait(None)

    async def event(self, name: str) -> None:
        """Send an event, and wait until the application has dealt with it.

        Raises:
            RuntimeError: the application says that it failed.
        """
        if self._task.done():
            return
        self._asked.put_nowait({"type": f"lifespan.{name}"})
        answer = await self._answers.get()
        if answer is not None and answer["type"] == f"lifespan.{name}.failed":
            await self.end()
            raise RuntimeError(f"The {name} of the application failed: {answer.get('message', '')}")

    async def end(self) -> None:
        """End the application's task."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
