"""The BeforeUnloadEvent interface.

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.steps import event as event_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring


class BeforeUnloadEvent(Event):
    """A page will be left. It has no constructor: ``createEvent`` gives one.

    ``interface BeforeUnloadEvent : Event``

    https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent

    >>> from webapi import Document
    >>> Document("https://example.org/").createEvent("BeforeUnloadEvent").returnValue
    ''
    """

    __slots__ = ()
    _webapi_interface_name = "BeforeUnloadEvent"

    def __init__(self, /, *_):
        raise illegal_constructor("BeforeUnloadEvent")

    @property
    def returnValue(self):
        """A string, which browsers ask the user about if it is not empty.

        ``attribute DOMString returnValue``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue
        """
        return self._webapi_event.unload_return_value

    returnValue = returnValue.setter(
        value_setter("_webapi_event", "unload_return_value", to_domstring)
    )


new_object = maker(BeforeUnloadEvent, event_steps.initialize)
