"""The ClipboardEvent interface.

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from webapi.interfaces.clipboard_event_init import to_clipboard_event_init
from webapi.interfaces.event import Event
from webapi.steps import clipboard_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_DataTransfer = Interface("webapi.interfaces.data_transfer", "DataTransfer")


class ClipboardEvent(Event):
    """``copy``, ``cut`` or ``paste``.

    ``interface ClipboardEvent : Event``

    https://w3c.github.io/clipboard-apis/#clipboardevent

    >>> print(ClipboardEvent("paste").clipboardData)
    None
    """

    __slots__ = ()
    _webapi_interface_name = "ClipboardEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional ClipboardEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-clipboardevent-clipboardevent
        """
        if named:
            eventInitDict = options_by_name(
                "ClipboardEvent",
                named,
                eventInitDict,
                {"ClipboardEvent(type, ": ("bubbles", "cancelable", "clipboardData", "composed")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_clipboard_event_init(
                eventInitDict, "Failed to construct 'ClipboardEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ClipboardEvent: what ``new ClipboardEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ClipboardEvent")

    @property
    def clipboardData(self):
        """``readonly attribute DataTransfer? clipboardData``

        https://w3c.github.io/clipboard-apis/#dom-clipboardevent-clipboarddata
        """
        value = self._webapi_event.clipboard_data
        return None if value is None else value.platform_object or _DataTransfer.new(value)


new_object = maker(ClipboardEvent, steps.initialize)
