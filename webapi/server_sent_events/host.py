"""The host of server-sent events: text, and what runs later.

``runtimes/glue/server_sent_events.js`` has the same for JavaScript engines.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextvars import copy_context
from typing import TYPE_CHECKING, Final

from webapi.encoding.text_decoding import TextDecoding
from webapi.fetching.fetch import fetch
from webapi.fetching.host import keep_the_blob_of_url
from webapi.fetching.transport import has_network
from webapi.html.mime_type import extract_a_mime_type
from webapi.url.origin import serialize_an_origin
from webapi.url.serializer import url_serializer
from webapi.webidl.event_loop import running_loop
from webapi.webidl.exceptions import shown
from webapi.webidl.microtasks import call

if TYPE_CHECKING:
    from webapi.fetching.requests import Request
    from webapi.fetching.responses import Response
    from webapi.url.record import URLRecord
    from webapi.webidl.promises import Promise

_logger: Final = logging.getLogger("webapi.server_sent_events")
_LINE_END: Final = re.compile(r"\r\n?|\n")
_MOST_MILLISECONDS: Final = 2**31 - 1
_tasks: Final[set[asyncio.Task[None]]] = set()
"""The tasks of event sources that are not closed: asyncio keeps tasks weakly."""


# Text


class LineDecoder:
    """Decodes the UTF-8 of a stream, and splits it into lines."""

    __slots__ = ("_decoding", "_ends_with_cr", "_parts")

    def __init__(self) -> None:
        self._decoding = TextDecoding("utf-8", fatal=False, ignore_bom=False)
        self._decoding.start()
        self._ends_with_cr = False
        self._parts: list[str] = []
        """The parts of the last line, which has no end yet."""

    def decode(self, chunk: bytes) -> list[str]:
        """The lines that a chunk completes."""
        text = self._decoding.decode(chunk, final=False)
        if not text:
            return []
        if self._ends_with_cr:
            text = text.removeprefix("\n")
        self._ends_with_cr = text.endswith("\r")
        lines = _LINE_END.split(text)
        self._parts.append(lines[0])
        if len(lines) == 1:
            return []
        lines[0] = "".join(self._parts)
        self._parts = [lines.pop()]
        return lines


def field_of(line: str) -> tuple[str, str]:
    """The name and the value of the field of a line.

    https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation

    >>> field_of("data: a: b"), field_of(": comment"), field_of("data")
    (('data', 'a: b'), ('', 'comment'), ('data', ''))
    """
    name, _, value = line.partition(":")
    return name, value.removeprefix(" ")


def has_null(text: str) -> bool:
    """Whether a text contains U+0000."""
    return "\0" in text


def milliseconds_of(text: str) -> int | None:
    """The number that ASCII digits write, at most 2147483647, or ``None``.

    >>> milliseconds_of("0300"), milliseconds_of("9" * 99), milliseconds_of("3x")
    (300, 2147483647, None)
    """
    if not (text.isascii() and text.isdigit()):
        return None
    digits = text.lstrip("0")
    if len(digits) > len(str(_MOST_MILLISECONDS)):
        return _MOST_MILLISECONDS
    return min(int(digits or "0"), _MOST_MILLISECONDS)


def as_byte_string(text: str) -> str:
    """The UTF-8 of a text, as code points up to U+00FF."""
    return text if text.isascii() else text.encode().decode("latin-1")


def message_of(error: object) -> str:
    """The message of an error that was thrown."""
    return str(error)


# Responses


def is_event_stream(content_type: str) -> bool:
    """Whether a ``Content-Type`` header, whose values are joined, says ``text/event-stream``."""
    mime_type = extract_a_mime_type(content_type)
    return mime_type is not None and mime_type[0] == "text/event-stream"


def origin_of(url: URLRecord) -> str:
    """https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin"""
    return serialize_an_origin(url)


class EventSourceClient:
    """The event loop and the network of the code that made an event source.

    It keeps the event source until `release`. When the loop ends, it calls ``end``.
    """

    __slots__ = ("_context", "_loop", "_released")

    def __init__(self, action: str, end: Callable[[], None]) -> None:
        self._loop = running_loop(action)
        self._context = copy_context()
        self._released = self._loop.create_future()
        task = self._loop.create_task(self._keep(end))
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)

    async def _keep(self, end: Callable[[], None]) -> None:
        try:
            await self._released
        finally:
            with call:
                end()

    def release(self) -> None:
        """Let go of the event source, which was closed."""
        if not self._released.done() and not self._loop.is_closed():
            self._released.set_result(None)

    def fetch(self, request: Request) -> Promise[Response]:
        """https://fetch.spec.whatwg.org/#concept-fetch"""
        keep_the_blob_of_url(request)
        return self._context.copy().run(fetch, request)

    def may_succeed_later(self, url: URLRecord) -> bool:
        """Whether what could not be fetched may be there later."""
        return url.scheme in ("http", "https") and self._context.copy().run(has_network)

    def queue_a_task(self, steps: Callable[[], None]) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-task"""
        if not self._loop.is_closed():
            self._loop.call_soon(_run, steps, context=self._context)

    def run_steps_after_timeout(self, milliseconds: int, steps: Callable[[], None]) -> None:
        """https://html.spec.whatwg.org/#run-steps-after-a-timeout"""
        if not self._loop.is_closed():
            self._loop.call_later(milliseconds / 1000, _run, steps, context=self._context)

    def warn(self, url: URLRecord, reason: str, error: object) -> None:
        """Tell the developer what the event ``error`` does not tell."""
        cause = error if isinstance(error, Exception) else None
        _logger.warning("EventSource of %s: %s", shown(url_serializer(url)), reason, exc_info=cause)


def _run(steps: Callable[[], None]) -> None:
    with call:
        steps()
