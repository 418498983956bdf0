"""The MessageEvent interface.

Made by ``python -m idl`` from idl/message_events.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.message_event_init import to_message_event_init
from webapi.steps import message_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring, to_usvstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class MessageEvent(Event):
    """An event with a message, its ``data``. An `EventSource` dispatches such events.

    ``interface MessageEvent : Event``

    https://html.spec.whatwg.org/multipage/comms.html#messageevent

    >>> MessageEvent("message", {"data": "a", "lastEventId": "7"}).lastEventId
    '7'
    """

    __slots__ = ()
    _webapi_interface_name = "MessageEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """An event of a type. ``eventInitDict`` may have ``data``, ``origin`` and ``lastEventId``
        besides what `Event` takes.

        ``constructor(DOMString type, optional MessageEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/multipage/comms.html#messageevent
        """
        if named:
            eventInitDict = options_by_name(
                "MessageEvent",
                named,
                eventInitDict,
                {
                    "MessageEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "data",
                        "lastEventId",
                        "origin",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_message_event_init(eventInitDict, "Failed to construct 'MessageEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call MessageEvent: what ``new MessageEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "MessageEvent")

    @property
    def data(self):
        """``readonly attribute any data``

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-data
        """
        return self._webapi_event.data

    @property
    def origin(self):
        """``readonly attribute USVString origin``

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-origin
        """
        return self._webapi_event.origin

    @property
    def lastEventId(self):
        """``readonly attribute DOMString lastEventId``

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-lasteventid
        """
        return self._webapi_event.last_event_id

    @property
    def source(self):
        """``None``: only windows, ports and workers are sources.

        ``readonly attribute EventTarget? source``

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-source
        """
        value = self._webapi_event.source
        return None if value is None else value.platform_object or _EventTarget.new(value)

    @property
    def ports(self):
        """An empty tuple: there are no ports.

        ``readonly attribute FrozenArray<any> ports``

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports
        """
        return tuple(steps.ports_getter(self))

    def initMessageEvent(
        self, type, bubbles=None, cancelable=None, data=None, origin=None, lastEventId=None
    ):
        """Set the attributes of an event that was not dispatched.

        ``undefined initMessageEvent(DOMString type, optional boolean bubbles = false, optional
        boolean cancelable = false, optional any data = null, optional USVString origin = "",
        optional DOMString lastEventId = "")``

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent
        """
        if not isinstance(self, MessageEvent):
            raise illegal_invocation()
        steps.initMessageEvent(
            self,
            to_domstring(type),
            False if bubbles is None else to_boolean(bubbles),
            False if cancelable is None else to_boolean(cancelable),
            data,
            "" if origin is None else to_usvstring(origin),
            "" if lastEventId is None else to_domstring(lastEventId),
        )


new_object = maker(MessageEvent, steps.initialize)
