"""The TextEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.ui_event import UIEvent
from webapi.steps import ui_event as ui_event_steps
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_to_view = nullable(inside(_EventTarget.convert, "_webapi_event_target"))


class TextEvent(UIEvent):
    """A text was entered, in old browsers. It has no constructor: ``createEvent`` gives one.

    ``interface TextEvent : UIEvent``

    https://w3c.github.io/uievents/#textevent
    """

    __slots__ = ()
    _webapi_interface_name = "TextEvent"

    def __init__(self, /, *_):
        raise illegal_constructor("TextEvent")

    @property
    def data(self):
        """The text.

        ``readonly attribute DOMString data``

        https://w3c.github.io/uievents/#dom-textevent-data
        """
        return self._webapi_event.data

    def initTextEvent(self, type, bubbles=None, cancelable=None, view=None, data=None):
        """Set its type, its flags, its view and its text.

        ``undefined initTextEvent(DOMString type, optional boolean bubbles = false, optional boolean
        cancelable = false, optional EventTarget? view = null, optional DOMString data =
        "undefined")``

        https://w3c.github.io/uievents/#dom-textevent-inittextevent
        """
        if not isinstance(self, TextEvent):
            raise illegal_invocation()
        self._webapi_event.init_text_event(
            to_domstring(type),
            False if bubbles is None else to_boolean(bubbles),
            False if cancelable is None else to_boolean(cancelable),
            None
            if view is None
            else _to_view(view, "Failed to execute 'initTextEvent' on 'TextEvent': parameter 4"),
            "undefined" if data is None else to_domstring(data),
        )

    __reduce__ = refuse_to_copy


new_object = maker(TextEvent, ui_event_steps.initialize)
