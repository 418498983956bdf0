"""Applications that a test asks: they see the test's rows, and the test sees what they raise.

Django has a connection to each database in each thread. The rows of a test are in the transaction
of the test's own connections, so the thread that answers a request gets these, as the one of
Django's ``LiveServerTestCase`` does for a database in memory. Requests take turns then: a
transaction of one never begins inside one of another. Nothing here imports Django.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, nullcontext
from contextvars import ContextVar
from typing import Any, Final

from webapi.interfaces.request import Request
from webapi.interfaces.response import Response
from webapi.runtimes.driver import call_for_the_caller, is_own_loop_running, without_a_loop
from webapi.transports import ASGITransport, WSGITransport
from webapi.transports.asgi_transport import App as ASGIApp
from webapi.transports.asgi_transport import Message, Receive, Send
from webapi.transports.wsgi import App as WSGIApp

_asked: Final[ContextVar[_Asked]] = ContextVar("webapi.page.applications")
_keeping = 0
_keeping_lock: Final = threading.Lock()


class _Turns(asyncio.Lock):
    users = 0


_turns: Final[dict[asyncio.AbstractEventLoop, _Turns]] = {}


class Application:
    """A transport that asks an application for a test. ``errors`` has what it raised."""

    def __init__(self, transport: ASGITransport | WSGITransport) -> None:
        self._transport = transport
        self._lifespan = transport if isinstance(transport, ASGITransport) else None
        self._has_begun = False
        self.take_turns = False
        """Whether requests take turns, also without connections of Django."""
        self.errors: list[Exception] = []

    @classmethod
    def of_asgi(cls, app: ASGIApp) -> Application:
        """Make the transport of an ASGI application."""

        async def ask(scope: Message, receive: Receive, send: Send) -> None:
            if scope["type"] == "http":
                await _ask_asgi(app, scope, receive, send)
            else:
                await app(scope, receive, send)

        return cls(ASGITransport(ask))

    @classmethod
    def of_wsgi(cls, app: WSGIApp) -> Application:
        """Make the transport of a WSGI application."""

        def ask(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
            asked = _asked.get()
            asked.begin()
            try:
                return _Body(app(environ, start_response), asked)
            except BaseException as error:
                asked.note(error)
                asked.end()
                raise

        return cls(WSGITransport(ask))

    async def __call__(self, request: Request) -> Response:
        """Ask the application, after the startup of its lifespan."""
        if self._lifespan is not None and not self._has_begun:
            self._has_begun = True
            await self._lifespan.__aenter__()
        asked = _Asked(self.errors, f"{request.method} {request.url}", await _connections())
        async with _turn() if asked.connections or self.take_turns else nullcontext():
            token = _asked.set(asked)
            try:
                return await self._transport(request)
            finally:
                _asked.reset(token)

    async def close(self) -> None:
        """End the application's lifespan."""
        if self._lifespan is not None and self._has_begun:
            self._has_begun = False
            await self._lifespan.__aexit__(None, None, None)


class _Asked:
    """A request to an application. ``begin`` and ``end`` are called in its thread."""

    def __init__(self, errors: list[Exception], shown: str, connections: list[Any]) -> None:
        self._errors = errors
        self._shown = shown
        self.connections = connections
        self._is_new = False
        _listen_to_frameworks()

    def begin(self) -> None:
        """Give this thread the connections of the test, if it has none."""
        if self.connections:
            _keep_connections(1)
        db = _django()
        self._is_new = db is not None and not db.connections.all(initialized_only=True)
        if self._is_new:
            for each in self.connections:
                each.inc_thread_sharing()
                db.connections[each.alias] = each

    def end(self) -> None:
        """Take them back, and close the connections that a new thread has made."""
        if self._is_new:
            db = _django()
            for each in self.connections:
                del db.connections[each.alias]
                each.dec_thread_sharing()
            db.connections.close_all()
        if self.connections:
            _keep_connections(-1)

    def note(self, error: BaseException | None) -> None:
        """Keep what the application raised, once."""
        if isinstance(error, Exception) and all(each is not error for each in self._errors):
            error.add_note(f"the application raised it for {self._shown}")
            self._errors.append(error)


class _Body:
    """The body that an application of WSGI gives."""

    def __init__(self, body: Iterable[bytes], asked: _Asked) -> None:
        self._body = body
        self._asked = asked

    def __iter__(self) -> Iterator[bytes]:
        try:
            yield from self._body
        except Exception as error:
            self._asked.note(error)
            raise

    def close(self) -> None:
        try:
            if hasattr(self._body, "close"):
                self._body.close()
        except Exception as error:
            self._asked.note(error)
            raise
        finally:
            self._asked.end()


async def _ask_asgi(app: ASGIApp, scope: Message, receive: Receive, send: Send) -> None:
    asked = _asked.get()
    is_gone = False

    async def received() -> Message:
        nonlocal is_gone
        message = await receive()
        is_gone |= message["type"] == "http.disconnect"
        return message

    async def sent(message: Message) -> None:
        nonlocal is_gone
        if message.get("status") == 500 and "litestar_app" in scope:
            asked.note(sys.exc_info()[1])  # Litestar answers while it handles the exception
        try:
            await send(message)
        except OSError:
            is_gone = True
            raise

    try:
        if _django() is None:
            await app(scope, received, sent)
            return
        asgiref = sys.modules["asgiref.sync"]
        async with asgiref.ThreadSensitiveContext():  # one thread for what is synchronous in it
            await asgiref.sync_to_async(asked.begin)()
            try:
                await app(scope, received, sent)
            finally:
                await asgiref.sync_to_async(asked.end)()
    except Exception as error:
        if not is_gone:  # an application may raise because nobody reads its response
            asked.note(error)
        raise


# Django, Flask and Quart, if the program has imported them


def call_site(site: Callable[[Request], Any], request: Request) -> Any:
    """Call a function that answers a request. Django lets it query, as it lets the test."""
    if _django() is None:
        return site(request)
    return call_for_the_caller(site, request)


def _django() -> Any:
    """The module ``django.db``, if the program uses Django, or else None."""
    conf = sys.modules.get("django.conf")
    return sys.modules.get("django.db") if conf is not None and conf.settings.configured else None


async def _connections() -> list[Any]:
    """The connections of the test: of this thread, or of that for the test's synchronous code."""
    if _django() is None:
        return []
    found = without_a_loop(_connections_of_the_thread)
    if not found and not is_own_loop_running():
        found = await sys.modules["asgiref.sync"].sync_to_async(_connections_of_the_thread)()
    return found


def _connections_of_the_thread() -> list[Any]:
    """The connections that alone see a test's rows, or that a test has forbidden."""
    return [
        each
        for each in _django().connections.all(initialized_only=True)
        if each.in_atomic_block
        or (each.vendor == "sqlite" and each.is_in_memory_db())
        or "connect" in vars(each)  # replaced by SimpleTestCase
    ]


def _keep_connections(change: int) -> None:
    """While requests use connections of a test, close none at the end of a request.

    So does Django's test client.
    """
    global _keeping
    signals, close = sys.modules["django.core.signals"], _django().close_old_connections
    with _keeping_lock:
        _keeping += change
        for signal in (signals.request_started, signals.request_finished):
            if _keeping:
                signal.disconnect(close)
            else:
                signal.connect(close)


@asynccontextmanager
async def _turn() -> AsyncIterator[None]:
    """Wait until no other request of this event loop has the connections."""
    loop = asyncio.get_running_loop()
    turns = _turns.setdefault(loop, _Turns())
    turns.users += 1
    try:
        async with turns:
            yield
    finally:
        turns.users -= 1
        if not turns.users:
            del _turns[loop]


def _listen_to_frameworks() -> None:
    """Hear of the exceptions that frameworks turn into a response with the status 500."""
    if "django.core.signals" in sys.modules:
        signals = sys.modules["django.core.signals"]
        signals.got_request_exception.connect(_note_of_django, dispatch_uid=__name__)
    if "flask.signals" in sys.modules:
        sys.modules["flask.signals"].got_request_exception.connect(_note_of_flask)
    if "quart.signals" in sys.modules:
        sys.modules["quart.signals"].got_request_exception.connect(_note_of_quart)


def _note_of_django(sender: Any, **_: Any) -> None:
    if (asked := _asked.get(None)) is not None:
        asked.note(sys.exc_info()[1])


def _note_of_flask(sender: Any, exception: Exception) -> None:
    if (asked := _asked.get(None)) is not None:
        asked.note(exception)


async def _note_of_quart(sender: Any, exception: Exception) -> None:
    _note_of_flask(sender, exception)
