"""The KeyboardEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.keyboard_event_init import to_keyboard_event_init
from webapi.interfaces.ui_event import UIEvent
from webapi.steps import keyboard_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_to_view_arg = nullable(inside(_EventTarget.convert, "_webapi_event_target"))


class KeyboardEvent(UIEvent):
    """An event of a key.

    ``interface KeyboardEvent : UIEvent``

    https://w3c.github.io/uievents/#keyboardevent

    >>> KeyboardEvent("keydown", {"key": "Enter", "keyCode": 13}).which
    13
    """

    __slots__ = ()
    _webapi_interface_name = "KeyboardEvent"

    DOM_KEY_LOCATION_STANDARD = 0
    DOM_KEY_LOCATION_LEFT = 1
    DOM_KEY_LOCATION_RIGHT = 2
    DOM_KEY_LOCATION_NUMPAD = 3

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional KeyboardEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-keyboardevent-keyboardevent
        """
        if named:
            eventInitDict = options_by_name(
                "KeyboardEvent",
                named,
                eventInitDict,
                {
                    "KeyboardEvent(type, ": (
                        "altKey",
                        "bubbles",
                        "cancelable",
                        "charCode",
                        "code",
                        "composed",
                        "ctrlKey",
                        "detail",
                        "isComposing",
                        "key",
                        "keyCode",
                        "location",
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
                        "repeat",
                        "shiftKey",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_keyboard_event_init(
                eventInitDict, "Failed to construct 'KeyboardEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call KeyboardEvent: what ``new KeyboardEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "KeyboardEvent")

    @property
    def key(self):
        """``readonly attribute DOMString key``

        https://w3c.github.io/uievents/#dom-keyboardevent-key
        """
        return self._webapi_event.key

    @property
    def code(self):
        """``readonly attribute DOMString code``

        https://w3c.github.io/uievents/#dom-keyboardevent-code
        """
        return self._webapi_event.code

    @property
    def location(self):
        """``readonly attribute unsigned long location``

        https://w3c.github.io/uievents/#dom-keyboardevent-location
        """
        return self._webapi_event.location

    @property
    def ctrlKey(self):
        """``readonly attribute boolean ctrlKey``

        https://w3c.github.io/uievents/#dom-keyboardevent-ctrlkey
        """
        return self._webapi_event.ctrl_key

    @property
    def shiftKey(self):
        """``readonly attribute boolean shiftKey``

        https://w3c.github.io/uievents/#dom-keyboardevent-shiftkey
        """
        return self._webapi_event.shift_key

    @property
    def altKey(self):
        """``readonly attribute boolean altKey``

        https://w3c.github.io/uievents/#dom-keyboardevent-altkey
        """
        return self._webapi_event.alt_key

    @property
    def metaKey(self):
        """``readonly attribute boolean metaKey``

        https://w3c.github.io/uievents/#dom-keyboardevent-metakey
        """
        return self._webapi_event.meta_key

    @property
    def repeat(self):
        """``readonly attribute boolean repeat``

        https://w3c.github.io/uievents/#dom-keyboardevent-repeat
        """
        return self._webapi_event.repeat

    @property
    def isComposing(self):
        """``readonly attribute boolean isComposing``

        https://w3c.github.io/uievents/#dom-keyboardevent-iscomposing
        """
        return self._webapi_event.is_composing

    def getModifierState(self, keyArg):
        """Whether a key, for example ``Control`` or ``CapsLock``, was held down or locked.

        ``boolean getModifierState(DOMString keyArg)``

        https://w3c.github.io/uievents/#dom-keyboardevent-getmodifierstate
        """
        if not isinstance(self, KeyboardEvent):
            raise illegal_invocation()
        return self._webapi_event.get_modifier_state(to_domstring(keyArg))

    def initKeyboardEvent(
        self,
        typeArg,
        bubblesArg=None,
        cancelableArg=None,
        viewArg=None,
        keyArg=None,
        locationArg=None,
        ctrlKey=None,
        altKey=None,
        shiftKey=None,
        metaKey=None,
    ):
        """Set the attributes of an event that was not dispatched.

        ``undefined initKeyboardEvent(DOMString typeArg, optional boolean bubblesArg = false,
        optional boolean cancelableArg = false, optional EventTarget? viewArg = null, optional
        DOMString keyArg = "", optional unsigned long locationArg = 0, optional boolean ctrlKey =
        false, optional boolean altKey = false, optional boolean shiftKey = false, optional boolean
        metaKey = false)``

        https://w3c.github.io/uievents/#dom-keyboardevent-initkeyboardevent
        """
        if not isinstance(self, KeyboardEvent):
            raise illegal_invocation()
        self._webapi_event.init_keyboard_event(
            to_domstring(typeArg),
            False if bubblesArg is None else to_boolean(bubblesArg),
            False if cancelableArg is None else to_boolean(cancelableArg),
            None
            if viewArg is None
            else _to_view_arg(
                viewArg, "Failed to execute 'initKeyboardEvent' on 'KeyboardEvent': parameter 4"
            ),
            "" if keyArg is None else to_domstring(keyArg),
            0
            if locationArg is None
            else to_unsigned_long(
                locationArg, "Failed to execute 'initKeyboardEvent' on 'KeyboardEvent': parameter 6"
            ),
            False if ctrlKey is None else to_boolean(ctrlKey),
            False if altKey is None else to_boolean(altKey),
            False if shiftKey is None else to_boolean(shiftKey),
            False if metaKey is None else to_boolean(metaKey),
        )

    @property
    def charCode(self):
        """``readonly attribute unsigned long charCode``

        https://w3c.github.io/uievents/#dom-keyboardevent-charcode
        """
        return self._webapi_event.char_code

    @property
    def keyCode(self):
        """``readonly attribute unsigned long keyCode``

        https://w3c.github.io/uievents/#dom-keyboardevent-keycode
        """
        return self._webapi_event.key_code


new_object = maker(KeyboardEvent, steps.initialize)
