"""The steps of the MouseEvent class: https://w3c.github.io/pointerevents/#mouseevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .event_target import target_of
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.events import EventTarget as EventTargetImpl
    from webapi.interfaces.event_target import EventTarget
    from webapi.interfaces.mouse_event import MouseEvent


class Slots:
    """MouseEvent objects have the private attributes of Event objects."""


def constructor(this: MouseEvent, type: str, eventInitDict: dom.MouseEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.MouseEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: MouseEvent) -> dom.MouseEvent:
    return cast("dom.MouseEvent", this._webapi_event)


def screenX_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-screenx"""
    return _event_of(this).screen_x


def screenY_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-screeny"""
    return _event_of(this).screen_y


def clientX_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-clientx"""
    return _event_of(this).client_x


def clientY_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-clienty"""
    return _event_of(this).client_y


def layerX_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/uievents/#dom-mouseevent-layerx"""
    return _event_of(this).layer_x


def layerY_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/uievents/#dom-mouseevent-layery"""
    return _event_of(this).layer_y


def ctrlKey_getter(this: MouseEvent) -> bool:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-ctrlkey"""
    return _event_of(this).ctrl_key


def shiftKey_getter(this: MouseEvent) -> bool:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-shiftkey"""
    return _event_of(this).shift_key


def altKey_getter(this: MouseEvent) -> bool:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-altkey"""
    return _event_of(this).alt_key


def metaKey_getter(this: MouseEvent) -> bool:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-metakey"""
    return _event_of(this).meta_key


def button_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-button"""
    return _event_of(this).button


def buttons_getter(this: MouseEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-buttons"""
    return _event_of(this).buttons


def relatedTarget_getter(this: MouseEvent) -> EventTargetImpl | None:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-relatedtarget"""
    return _event_of(this).related_target


def getModifierState(this: MouseEvent, keyArg: str) -> bool:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-getmodifierstate"""
    return _event_of(this).get_modifier_state(keyArg)


def pageX_getter(this: MouseEvent) -> float:
    """https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagex"""
    return _event_of(this).page_x


def pageY_getter(this: MouseEvent) -> float:
    """https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagey"""
    return _event_of(this).page_y


def x_getter(this: MouseEvent) -> float:
    """https://drafts.csswg.org/cssom-view/#dom-mouseevent-x"""
    return _event_of(this).x


def y_getter(this: MouseEvent) -> float:
    """https://drafts.csswg.org/cssom-view/#dom-mouseevent-y"""
    return _event_of(this).y


def offsetX_getter(this: MouseEvent) -> float:
    """https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsetx"""
    return _event_of(this).offset_x


def offsetY_getter(this: MouseEvent) -> float:
    """https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsety"""
    return _event_of(this).offset_y


def movementX_getter(this: MouseEvent) -> float:
    """https://w3c.github.io/pointerlock/#dom-mouseevent-movementx"""
    return _event_of(this).movement_x


def movementY_getter(this: MouseEvent) -> float:
    """https://w3c.github.io/pointerlock/#dom-mouseevent-movementy"""
    return _event_of(this).movement_y


def initMouseEvent(
    this: MouseEvent,
    typeArg: str,
    bubblesArg: bool,
    cancelableArg: bool,
    viewArg: EventTarget | None,
    detailArg: int,
    screenXArg: int,
    screenYArg: int,
    clientXArg: int,
    clientYArg: int,
    ctrlKeyArg: bool,
    altKeyArg: bool,
    shiftKeyArg: bool,
    metaKeyArg: bool,
    buttonArg: int,
    relatedTargetArg: EventTarget | None,
) -> None:
    """https://w3c.github.io/pointerevents/#dom-mouseevent-initmouseevent"""
    _event_of(this).init_mouse_event(
        typeArg,
        bubblesArg,
        cancelableArg,
        target_of(viewArg),
        detailArg,
        screenXArg,
        screenYArg,
        clientXArg,
        clientYArg,
        ctrlKeyArg,
        altKeyArg,
        shiftKeyArg,
        metaKeyArg,
        buttonArg,
        target_of(relatedTargetArg),
    )
