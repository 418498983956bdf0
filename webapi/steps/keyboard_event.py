"""The steps of the KeyboardEvent class: https://w3c.github.io/uievents/#keyboardevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .event_target import target_of
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.event_target import EventTarget
    from webapi.interfaces.keyboard_event import KeyboardEvent


class Slots:
    """KeyboardEvent objects have the private attributes of Event objects."""


def constructor(this: KeyboardEvent, type: str, eventInitDict: dom.KeyboardEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.KeyboardEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: KeyboardEvent) -> dom.KeyboardEvent:
    return cast("dom.KeyboardEvent", this._webapi_event)


def key_getter(this: KeyboardEvent) -> str:
    """https://w3c.github.io/uievents/#dom-keyboardevent-key"""
    return _event_of(this).key


def code_getter(this: KeyboardEvent) -> str:
    """https://w3c.github.io/uievents/#dom-keyboardevent-code"""
    return _event_of(this).code


def location_getter(this: KeyboardEvent) -> int:
    """https://w3c.github.io/uievents/#dom-keyboardevent-location"""
    return _event_of(this).location


def ctrlKey_getter(this: KeyboardEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-ctrlkey"""
    return _event_of(this).ctrl_key


def shiftKey_getter(this: KeyboardEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-shiftkey"""
    return _event_of(this).shift_key


def altKey_getter(this: KeyboardEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-altkey"""
    return _event_of(this).alt_key


def metaKey_getter(this: KeyboardEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-metakey"""
    return _event_of(this).meta_key


def repeat_getter(this: KeyboardEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-repeat"""
    return _event_of(this).repeat


def isComposing_getter(this: KeyboardEvent) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-iscomposing"""
    return _event_of(this).is_composing


def getModifierState(this: KeyboardEvent, keyArg: str) -> bool:
    """https://w3c.github.io/uievents/#dom-keyboardevent-getmodifierstate"""
    return _event_of(this).get_modifier_state(keyArg)


def initKeyboardEvent(
    this: KeyboardEvent,
    typeArg: str,
    bubblesArg: bool,
    cancelableArg: bool,
    viewArg: EventTarget | None,
    keyArg: str,
    locationArg: int,
    ctrlKey: bool,
    altKey: bool,
    shiftKey: bool,
    metaKey: bool,
) -> None:
    """https://w3c.github.io/uievents/#dom-keyboardevent-initkeyboardevent"""
    _event_of(this).init_keyboard_event(
        typeArg,
        bubblesArg,
        cancelableArg,
        target_of(viewArg),
        keyArg,
        locationArg,
        ctrlKey,
        altKey,
        shiftKey,
        metaKey,
    )


def charCode_getter(this: KeyboardEvent) -> int:
    """https://w3c.github.io/uievents/#dom-keyboardevent-charcode"""
    return _event_of(this).char_code


def keyCode_getter(this: KeyboardEvent) -> int:
    """https://w3c.github.io/uievents/#dom-keyboardevent-keycode"""
    return _event_of(this).key_code
