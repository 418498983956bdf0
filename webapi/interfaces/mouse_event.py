"""The MouseEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.mouse_event_init import to_mouse_event_init
from webapi.interfaces.ui_event import UIEvent
from webapi.steps import mouse_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long, to_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker_of_inheriting
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_to_view_arg = nullable(inside(_EventTarget.convert, "_webapi_event_target"))
_to_related_target_arg = nullable(inside(_EventTarget.convert, "_webapi_event_target"))


class MouseEvent(UIEvent):
    """An event of a mouse. Nothing is laid out or scrolled, so ``pageX``, ``x``, ``offsetX`` and
    ``layerX`` are ``clientX``.

    ``interface MouseEvent : UIEvent``

    https://w3c.github.io/pointerevents/#mouseevent

    >>> event = MouseEvent("mousedown", {"clientX": 3, "shiftKey": True})
    >>> event.pageX, event.getModifierState("Shift")
    (3, True)
    """

    __slots__ = ()
    _webapi_interface_name = "MouseEvent"

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

    @property
    def screenX(self):
        """``readonly attribute long screenX``

        https://w3c.github.io/uievents/#dom-mouseevent-screenx
        """
        return self._webapi_event.screen_x

    @property
    def screenY(self):
        """``readonly attribute long screenY``

        https://w3c.github.io/uievents/#dom-mouseevent-screeny
        """
        return self._webapi_event.screen_y

    @property
    def clientX(self):
        """``readonly attribute long clientX``

        https://w3c.github.io/uievents/#dom-mouseevent-clientx
        """
        return self._webapi_event.client_x

    @property
    def clientY(self):
        """``readonly attribute long clientY``

        https://w3c.github.io/uievents/#dom-mouseevent-clienty
        """
        return self._webapi_event.client_y

    @property
    def layerX(self):
        """``readonly attribute long layerX``

        https://w3c.github.io/uievents/#dom-mouseevent-layerx
        """
        return self._webapi_event.layer_x

    @property
    def layerY(self):
        """``readonly attribute long layerY``

        https://w3c.github.io/uievents/#dom-mouseevent-layery
        """
        return self._webapi_event.layer_y

    @property
    def ctrlKey(self):
        """``readonly attribute boolean ctrlKey``

        https://w3c.github.io/uievents/#dom-mouseevent-ctrlkey
        """
        return self._webapi_event.ctrl_key

    @property
    def shiftKey(self):
        """``readonly attribute boolean shiftKey``

        https://w3c.github.io/uievents/#dom-mouseevent-shiftkey
        """
        return self._webapi_event.shift_key

    @property
    def altKey(self):
        """``readonly attribute boolean altKey``

        https://w3c.github.io/uievents/#dom-mouseevent-altkey
        """
        return self._webapi_event.alt_key

    @property
    def metaKey(self):
        """``readonly attribute boolean metaKey``

        https://w3c.github.io/uievents/#dom-mouseevent-metakey
        """
        return self._webapi_event.meta_key

    @property
    def button(self):
        """``readonly attribute short button``

        https://w3c.github.io/uievents/#dom-mouseevent-button
        """
        return self._webapi_event.button

    @property
    def buttons(self):
        """``readonly attribute unsigned short buttons``

        https://w3c.github.io/uievents/#dom-mouseevent-buttons
        """
        return self._webapi_event.buttons

    @property
    def relatedTarget(self):
        """``readonly attribute EventTarget? relatedTarget``

        https://w3c.github.io/uievents/#dom-mouseevent-relatedtarget
        """
        value = self._webapi_event.related_target
        return None if value is None else value.platform_object or _EventTarget.new(value)

    def getModifierState(self, keyArg):
        """Whether a key, for example ``Control`` or ``CapsLock``, was held down or locked.

        ``boolean getModifierState(DOMString keyArg)``

        https://w3c.github.io/uievents/#dom-mouseevent-getmodifierstate
        """
        if not isinstance(self, MouseEvent):
            raise illegal_invocation()
        return self._webapi_event.get_modifier_state(to_domstring(keyArg))

    @property
    def pageX(self):
        """``readonly attribute double pageX``

        https://w3c.github.io/uievents/#dom-mouseevent-pagex
        """
        return self._webapi_event.page_x

    @property
    def pageY(self):
        """``readonly attribute double pageY``

        https://w3c.github.io/uievents/#dom-mouseevent-pagey
        """
        return self._webapi_event.page_y

    @property
    def x(self):
        """``readonly attribute double x``

        https://w3c.github.io/uievents/#dom-mouseevent-x
        """
        return self._webapi_event.x

    @property
    def y(self):
        """``readonly attribute double y``

        https://w3c.github.io/uievents/#dom-mouseevent-y
        """
        return self._webapi_event.y

    @property
    def offsetX(self):
        """``readonly attribute double offsetX``

        https://w3c.github.io/uievents/#dom-mouseevent-offsetx
        """
        return self._webapi_event.offset_x

    @property
    def offsetY(self):
        """``readonly attribute double offsetY``

        https://w3c.github.io/uievents/#dom-mouseevent-offsety
        """
        return self._webapi_event.offset_y

    @property
    def movementX(self):
        """``readonly attribute double movementX``

        https://w3c.github.io/uievents/#dom-mouseevent-movementx
        """
        return self._webapi_event.movement_x

    @property
    def movementY(self):
        """``readonly attribute double movementY``

        https://w3c.github.io/uievents/#dom-mouseevent-movementy
        """
        return self._webapi_event.movement_y

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
        self._webapi_event.init_mouse_event(
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


new_object = maker_of_inheriting(MouseEvent, steps.initialize, MODULES)
