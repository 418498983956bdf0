"""The InputEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.input_event_init import to_input_event_init
from webapi.interfaces.ui_event import UIEvent
from webapi.steps import input_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_DataTransfer = Interface("webapi.interfaces.data_transfer", "DataTransfer")
_StaticRange = Interface("webapi.interfaces.static_range", "StaticRange")


class InputEvent(UIEvent):
    """A user edits, or has edited, a text.

    ``interface InputEvent : UIEvent``

    https://w3c.github.io/uievents/#inputevent

    >>> InputEvent("input", {"inputType": "insertText", "data": "a"}).data
    'a'
    """

    __slots__ = ()
    _webapi_interface_name = "InputEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional InputEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-inputevent-inputevent
        """
        if named:
            eventInitDict = options_by_name(
                "InputEvent",
                named,
                eventInitDict,
                {
                    "InputEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "data",
                        "dataTransfer",
                        "detail",
                        "inputType",
                        "isComposing",
                        "targetRanges",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_input_event_init(eventInitDict, "Failed to construct 'InputEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call InputEvent: what ``new InputEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "InputEvent")

    @property
    def data(self):
        """``readonly attribute USVString? data``

        https://w3c.github.io/uievents/#dom-inputevent-data
        """
        return self._webapi_event.data

    @property
    def isComposing(self):
        """``readonly attribute boolean isComposing``

        https://w3c.github.io/uievents/#dom-inputevent-iscomposing
        """
        return self._webapi_event.is_composing

    @property
    def inputType(self):
        """``readonly attribute DOMString inputType``

        https://w3c.github.io/uievents/#dom-inputevent-inputtype
        """
        return self._webapi_event.input_type

    @property
    def dataTransfer(self):
        """What is pasted or dropped, or ``None``.

        ``readonly attribute DataTransfer? dataTransfer``

        https://w3c.github.io/input-events/#dom-inputevent-datatransfer
        """
        value = self._webapi_event.data_transfer
        return None if value is None else value.platform_object or _DataTransfer.new(value)

    def getTargetRanges(self):
        """The ranges that the edit changes.

        ``sequence<StaticRange> getTargetRanges()``

        https://w3c.github.io/uievents/#dom-inputevent-gettargetranges
        """
        if not isinstance(self, InputEvent):
            raise illegal_invocation()
        return [
            value.platform_object or _StaticRange.new(value)
            for value in self._webapi_event.get_target_ranges()
        ]


new_object = maker(InputEvent, steps.initialize)
