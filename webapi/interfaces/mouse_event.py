"""The MouseEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.mouse_event_init import to_mouse_event_init
from webapi.interfaces.ui_event import UIEvent
from webapi.steps import mouse_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long, to_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_to_view_arg = nullable(_EventTarget.convert)
_to_related_target_arg = nullable(_EventTarget.convert)
_DragEvent = Interface("webapi.interfaces.drag_event", "DragEvent")
_WheelEvent = Interface("webapi.interfaces.wheel_event", "WheelEvent")
_PointerEvent = Interface("webapi.interfaces.pointer_event", "PointerEvent")
_INHERITING = {"DragEvent": _DragEvent, "WheelEvent": _WheelEvent, "PointerEvent": _PointerEvent}


class MouseEvent(UIEvent):
    """An event of a mouse. Nothing is laid out or scrolled, so ``pageX``, ``x``, ``offsetX`` and
    ``layerX`` are ``clientX``.

    ``interface MouseEvent : UIEvent``

    https://w3c.github.io/pointerevents/#mouseevent

    >>> event = MouseEvent("mousedown", {"clientX": 3, "shiftKey": True})
    >>> event.pageX, event.getModifierState("Shift")
    (3, True)
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional MouseEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-mouseevent-mouseevent
        """
        if named:
            eventInitDict = options_by_name(
                "MouseEvent",
                named,
                eventInitDict,
                {
                    "MouseEvent(type, ": (
                        "altKey",
                        "bubbles",
                        "button",
                        "buttons",
                        "cancelable",
                        "clientX",
                        "clientY",
                        "composed",
                        "ctrlKey",
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
            to_mouse_event_init(eventInitDict, "Failed to construct 'MouseEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call MouseEvent: what ``new MouseEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "MouseEvent")

    screenX = property(
        steps.screenX_getter,
        doc="""``readonly attribute long screenX``

        https://w3c.github.io/uievents/#dom-mouseevent-screenx
        """,
    )

    screenY = property(
        steps.screenY_getter,
        doc="""``readonly attribute long screenY``

        https://w3c.github.io/uievents/#dom-mouseevent-screeny
        """,
    )

    clientX = property(
        steps.clientX_getter,
        doc="""``readonly attribute long clientX``

        https://w3c.github.io/uievents/#dom-mouseevent-clientx
        """,
    )

    clientY = property(
        steps.clientY_getter,
        doc="""``readonly attribute long clientY``

        https://w3c.github.io/uievents/#dom-mouseevent-clienty
        """,
    )

    layerX = property(
        steps.layerX_getter,
        doc="""``readonly attribute long layerX``

        https://w3c.github.io/uievents/#dom-mouseevent-layerx
        """,
    )

    layerY = property(
        steps.layerY_getter,
        doc="""``readonly attribute long layerY``

        https://w3c.github.io/uievents/#dom-mouseevent-layery
        """,
    )

    ctrlKey = property(
        steps.ctrlKey_getter,
        doc="""``readonly attribute boolean ctrlKey``

        https://w3c.github.io/uievents/#dom-mouseevent-ctrlkey
        """,
    )

    shiftKey = property(
        steps.shiftKey_getter,
        doc="""``readonly attribute boolean shiftKey``

        https://w3c.github.io/uievents/#dom-mouseevent-shiftkey
        """,
    )

    altKey = property(
        steps.altKey_getter,
        doc="""``readonly attribute boolean altKey``

        https://w3c.github.io/uievents/#dom-mouseevent-altkey
        """,
    )

    metaKey = property(
        steps.metaKey_getter,
        doc="""``readonly attribute boolean metaKey``

        https://w3c.github.io/uievents/#dom-mouseevent-metakey
        """,
    )

    button = property(
        steps.button_getter,
        doc="""``readonly attribute short button``

        https://w3c.github.io/uievents/#dom-mouseevent-button
        """,
    )

    buttons = property(
        steps.buttons_getter,
        doc="""``readonly attribute unsigned short buttons``

        https://w3c.github.io/uievents/#dom-mouseevent-buttons
        """,
    )

    @property
    def relatedTarget(self):
        """``readonly attribute EventTarget? relatedTarget``

        https://w3c.github.io/uievents/#dom-mouseevent-relatedtarget
        """
        value = steps.relatedTarget_getter(self)
        return None if value is None else value.platform_object or _EventTarget.new(value)

    def getModifierState(self, keyArg):
        """Whether a key, for example ``Control`` or ``CapsLock``, was held down or locked.

        ``boolean getModifierState(DOMString keyArg)``

        https://w3c.github.io/uievents/#dom-mouseevent-getmodifierstate
        """
        if not isinstance(self, MouseEvent):
            raise illegal_invocation()
        return steps.getModifierState(self, to_domstring(keyArg))

    pageX = property(
        steps.pageX_getter,
        doc="""``readonly attribute double pageX``

        https://w3c.github.io/uievents/#dom-mouseevent-pagex
        """,
    )

    pageY = property(
        steps.pageY_getter,
        doc="""``readonly attribute double pageY``

        https://w3c.github.io/uievents/#dom-mouseevent-pagey
        """,
    )

    x = property(
        steps.x_getter,
        doc="""``readonly attribute double x``

        https://w3c.github.io/uievents/#dom-mouseevent-x
        """,
    )

    y = property(
        steps.y_getter,
        doc="""``readonly attribute double y``

        https://w3c.github.io/uievents/#dom-mouseevent-y
        """,
    )

    offsetX = property(
        steps.offsetX_getter,
        doc="""``readonly attribute double offsetX``

        https://w3c.github.io/uievents/#dom-mouseevent-offsetx
        """,
    )

    offsetY = property(
        steps.offsetY_getter,
        doc="""``readonly attribute double offsetY``

        https://w3c.github.io/uievents/#dom-mouseevent-offsety
        """,
    )

    movementX = property(
        steps.movementX_getter,
        doc="""``readonly attribute double movementX``

        https://w3c.github.io/uievents/#dom-mouseevent-movementx
        """,
    )

    movementY = property(
        steps.movementY_getter,
        doc="""``readonly attribute double movementY``

        https://w3c.github.io/uievents/#dom-mouseevent-movementy
        """,
    )

    def initMouseEvent(
        self,
        typeArg,
        bubblesArg=None,
        cancelableArg=None,
        viewArg=None,
        detailArg=None,
        screenXArg=None,
        screenYArg=None,
        clientXArg=None,
        clientYArg=None,
        ctrlKeyArg=None,
        altKeyArg=None,
        shiftKeyArg=None,
        metaKeyArg=None,
        buttonArg=None,
        relatedTargetArg=None,
    ):
        """Set the attributes of an event that was not dispatched.

        ``undefined initMouseEvent(DOMString typeArg, optional boolean bubblesArg = false, optional
        boolean cancelableArg = false, optional EventTarget? viewArg = null, optional long detailArg
        = 0, optional long screenXArg = 0, optional long screenYArg = 0, optional long clientXArg =
        0, optional long clientYArg = 0, optional boolean ctrlKeyArg = false, optional boolean
        altKeyArg = false, optional boolean shiftKeyArg = false, optional boolean metaKeyArg =
        false, optional short buttonArg = 0, optional EventTarget? relatedTargetArg = null)``

        https://w3c.github.io/uievents/#dom-mouseevent-initmouseevent
        """
        if not isinstance(self, MouseEvent):
            raise illegal_invocation()
        steps.initMouseEvent(
            self,
            to_domstring(typeArg),
            False if bubblesArg is None else to_boolean(bubblesArg),
            False if cancelableArg is None else to_boolean(cancelableArg),
            None
            if viewArg is None
            else _to_view_arg(
                viewArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 4"
            ),
            0
            if detailArg is None
            else to_long(
                detailArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 5"
            ),
            0
            if screenXArg is None
            else to_long(
                screenXArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 6"
            ),
            0
            if screenYArg is None
            else to_long(
                screenYArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 7"
            ),
            0
            if clientXArg is None
            else to_long(
                clientXArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 8"
            ),
            0
            if clientYArg is None
            else to_long(
                clientYArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 9"
            ),
            False if ctrlKeyArg is None else to_boolean(ctrlKeyArg),
            False if altKeyArg is None else to_boolean(altKeyArg),
            False if shiftKeyArg is None else to_boolean(shiftKeyArg),
            False if metaKeyArg is None else to_boolean(metaKeyArg),
            0
            if buttonArg is None
            else to_short(
                buttonArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 14"
            ),
            None
            if relatedTargetArg is None
            else _to_related_target_arg(
                relatedTargetArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 15"
            ),
        )

    def __str__(self):
        return "[object MouseEvent]"

    __repr__ = steps.inspect


def new_object(value):
    """A new MouseEvent object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = MouseEvent.__new__(MouseEvent)
    steps.initialize(this, value)
    return this
