"""The EventSource interface.

Made by ``python -m idl`` from idl/server_sent_events.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.event_source_init import to_event_source_init
from webapi.interfaces.event_target import EventTarget
from webapi.steps import event_source as steps
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_usvstring

_to_event_handler = nullable(to_event_handler_non_null)


class EventSource(EventTarget):
    """A connection to a server that sends events. Each event is a `MessageEvent`, whose ``type``
    the server chooses; it is ``message`` otherwise. If the connection ends, a new one begins after
    some seconds, with the ID of the last event, until `close`. It asks by the transport of `fetch`,
    in the running asyncio loop. ``webapi.server_sent_events`` logs why a connection failed.

    ``interface EventSource : EventTarget``

    https://html.spec.whatwg.org/multipage/server-sent-events.html#eventsource

    >>> import asyncio
    >>> from webapi import Response
    >>> from webapi.transports import use
    >>> def transport(request):
    ...     return Response("data: 1\\n\\n", {"headers": {"Content-Type": "text/event-stream"}})
    >>> async def main():
    ...     message = asyncio.get_running_loop().create_future()
    ...     with use(transport):
    ...         source = EventSource("https://example.org/ticker")
    ...     source.onmessage = message.set_result
    ...     print((await message).data)
    ...     source.close()
    >>> asyncio.run(main())
    1
    """

    __slots__ = (*steps.Slots.__annotations__,)
    _webapi_interface_name = "EventSource"

    CONNECTING = 0
    OPEN = 1
    CLOSED = 2

    def __init__(self, url, eventSourceInitDict=None, **named):
        """Begin to connect. ``eventSourceInitDict`` may have ``withCredentials``, which sends
        cookies to other origins too. Raises `DOMException`, a ``SyntaxError``, if the URL does not
        parse, and ``RuntimeError`` without a running asyncio loop.

        ``constructor(USVString url, optional EventSourceInit eventSourceInitDict = {})``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource
        """
        if named:
            eventSourceInitDict = options_by_name(
                "EventSource",
                named,
                eventSourceInitDict,
                {"EventSource(url, ": ("withCredentials",)},
            )
        steps.constructor(
            self,
            to_usvstring(url),
            to_event_source_init(
                eventSourceInitDict, "Failed to construct 'EventSource': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call EventSource: what ``new EventSource(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "EventSource")

    @property
    def url(self):
        """The URL.

        ``readonly attribute USVString url``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-url
        """
        return self._webapi_event_source.url

    @property
    def withCredentials(self):
        """Whether requests to other origins have cookies.

        ``readonly attribute boolean withCredentials``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-withcredentials
        """
        return self._webapi_event_source.with_credentials

    @property
    def readyState(self):
        """``CONNECTING``, ``OPEN`` or ``CLOSED``. After an event ``error`` it tells whether a new
        connection begins.

        ``readonly attribute unsigned short readyState``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-readystate
        """
        return self._webapi_event_source.ready_state

    onopen = property(
        event_handler("open"),
        set_event_handler("open", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onopen``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-onopen
        """,
    )

    onmessage = property(
        event_handler("message"),
        set_event_handler("message", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmessage``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-onmessage
        """,
    )

    onerror = property(
        event_handler("error"),
        set_event_handler("error", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onerror``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-onerror
        """,
    )

    def close(self):
        """End the connection for good.

        ``undefined close()``

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-close
        """
        if not isinstance(self, EventSource):
            raise illegal_invocation()
        self._webapi_event_source.close()

    __repr__ = steps.inspect


new_object = maker(EventSource, steps.initialize)
