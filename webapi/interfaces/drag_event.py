"""The DragEvent interface.

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from webapi.interfaces.drag_event_init import to_drag_event_init
from webapi.interfaces.mouse_event import MouseEvent
from webapi.steps import drag_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_DataTransfer = Interface("webapi.interfaces.data_transfer", "DataTransfer")


class DragEvent(MouseEvent):
    """An event of what a user drags and drops.

    ``interface DragEvent : MouseEvent``

    https://html.spec.whatwg.org/multipage/dnd.html#dragevent

    >>> from webapi import DataTransfer
    >>> DragEvent("drop", {"dataTransfer": DataTransfer()}).dataTransfer.types
    ()
    """

    __slots__ = ()
    _webapi_interface_name = "DragEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional DragEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-dragevent-dragevent
        """
        if named:
            eventInitDict = options_by_name(
                "DragEvent",
                named,
                eventInitDict,
                {
                    "DragEvent(type, ": (
                        "altKey",
                        "bubbles",
                        "button",
                        "buttons",
                        "cancelable",
                        "clientX",
                        "clientY",
                        "composed",
                        "ctrlKey",
                        "dataTransfer",
                        "detail",
                        "metaKey",
                        "modifierAltGraph",
                        "modifierCapsLock",
                        "modifierFn",
                        "modifierFnLock",
                        "modifierHyper",
                        "modifierNumLock",
                        "modifierScrollLock",
                        "modifierSuper",
                        "modifierSymbol",
                        "modifierSymbolLock",
                        "movementX",
                        "movementY",
                        "relatedTarget",
                        "screenX",
                        "screenY",
                        "shiftKey",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_drag_event_init(eventInitDict, "Failed to construct 'DragEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call DragEvent: what ``new DragEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "DragEvent")

    @property
    def dataTransfer(self):
        """``readonly attribute DataTransfer? dataTransfer``

        https://html.spec.whatwg.org/multipage/dnd.html#dom-dragevent-datatransfer
        """
        value = self._webapi_event.data_transfer
        return None if value is None else value.platform_object or _DataTransfer.new(value)


new_object = maker(DragEvent, steps.initialize)
