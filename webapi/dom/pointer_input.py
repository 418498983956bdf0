"""What a mouse does: https://w3c.github.io/pointerevents/#mapping-for-devices-that-support-hover

Events come in the order of Chromium. Elements are boxes of 100 by 20 at the origin.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from webapi.dom.carets import caret_at, last_place
from webapi.dom.dialog_element import light_dismiss_open_dialogs
from webapi.dom.events import dispatch
from webapi.dom.focus import (
    contains_the_focus,
    delegates_focus,
    focus,
    focusable_area_of,
    unfocus,
)
from webapi.dom.form_states import is_html_element
from webapi.dom.forms.text_controls import TextControl
from webapi.dom.html_element import HTMLElement
from webapi.dom.inertness import (
    element_that_is_hit,
    parent_in_the_flat_tree,
    topmost_modal_dialog,
)
from webapi.dom.pointer_capture import MOUSE
from webapi.dom.popovers import light_dismiss_open_popovers
from webapi.dom.reflection import reflected_url
from webapi.dom.tree import is_host_including_inclusive_ancestor, parent_element
from webapi.dom.ui_events import MouseEvent, PointerEvent, WheelEvent
from webapi.webidl.host import ascii_lowercase, rounded_down

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.dragging import Drag
    from webapi.dom.element import Element
    from webapi.dom.keys import Modifiers
    from webapi.dom.node import Node

MAIN: Final = 0
SECONDARY: Final = 2
CENTER_X: Final = 50.0
CENTER_Y: Final = 10.0
MAX_STILL: Final = 3.0
"""The pixels by which a mouse moves at most that drags nothing, in Chromium."""


class Mouse:
    """A mouse, while modifier keys are held."""

    __slots__ = (
        *("aim", "buttons", "captor", "drag", "has_mouse_events", "is_on_backdrop"),
        *("is_pointer_away", "left", "may_drag", "modifiers", "new_drag", "pressed", "pressed_x"),
        *("pressed_y", "x", "y"),
    )

    def __init__(self, modifiers: Modifiers) -> None:
        self.modifiers = modifiers
        self.buttons = 0
        """https://w3c.github.io/uievents/#dom-mouseevent-buttons, of one button"""
        self.aim: Element | None = None
        """The element at which the button went down."""
        self.pressed: Element | None = None
        """What it hit: the element, or what is before it."""
        self.captor: Element | None = None
        """The element that has the events of the mouse while the button is down."""
        self.has_mouse_events = True
        """Whether no script prevented the mouse events of the button that is down."""
        self.may_drag = False
        """Whether no script prevented what pressing the button does."""
        self.is_on_backdrop = False
        """Whether the button went down on the backdrop of what is before the element."""
        self.new_drag: Callable[[Mouse, Element, str], Drag] | None = None
        """Makes of an element what it drags, of a link or an image with its URL."""
        self.drag: Drag | None = None
        """What it drags."""
        self.is_pointer_away = False
        """Whether a drag has taken its pointer events."""
        self.left: Element | None = None
        """The element that it was over when a drag began."""
        self.x = 0.0
        self.y = 0.0
        self.pressed_x = 0.0
        self.pressed_y = 0.0

    def hover(self, aim: Element) -> None:
        """Move the mouse to the center of an element, or to what is before it."""
        self.move(aim, CENTER_X, CENTER_Y)

    def move(self, aim: Element, x: float, y: float) -> None:
        """Move the mouse to a point of an element, or to what is before it."""
        self.x = x
        self.y = y
        target = element_that_is_hit(aim)
        if self.drag is not None:
            self.drag.move(target)
            return
        if self.buttons != 0:
            captor = self._capture(aim.node_document, -1)
            if captor is not None:
                target = captor
        self._move_to(target)
        self._fire_a_pointer_event("pointermove", target, -1, self.buttons, None)
        self._fire_a_mouse_event("mousemove", target, MAIN, self.buttons, 0, None)
        if self.buttons == 1 and self.may_drag and self.pressed is not None:
            self._begin_to_drag(self.pressed, target)

    def _begin_to_drag(self, pressed: Element, target: Element) -> None:
        """Drag what the button is down on, if it can be dragged and the mouse has moved."""
        is_near = _is_near(self.x, self.pressed_x) and _is_near(self.y, self.pressed_y)
        source = _draggable_element(pressed)
        new_drag = self.new_drag
        if source is None or new_drag is None or (is_near and target is pressed):
            return
        self.may_drag = False
        x = self.x
        y = self.y
        self.x = self.pressed_x
        self.y = self.pressed_y
        drag = new_drag(self, source, _url_of(source))
        begins = drag.start()
        self.x = x
        self.y = y
        if not begins:
            return
        self.drag = drag
        self.buttons = 0
        self.left = target.node_document.hovered
        self._cancel_the_pointer(target)
        drag.move(target)

    def _cancel_the_pointer(self, target: Element) -> None:
        """https://w3c.github.io/pointerevents/#the-pointercancel-event, as in Chromium"""
        x = self.x
        y = self.y
        self.x = 0
        self.y = 0
        self.is_pointer_away = True
        self._fire_a_pointer_event("pointercancel", target, MAIN, 0, None)
        self._fire_a_pointer_event("pointerout", target, MAIN, 0, None)
        for each in _ancestry(target, None):
            self._fire_a_pointer_event("pointerleave", each, MAIN, 0, None)
        self._fire_a_pointer_event("pointerleave", target.node_document, MAIN, 0, None)
        self.x = x
        self.y = y

    def cancel_drag(self) -> bool:
        """End a drag, as the key Escape does; say whether there was one."""
        drag = self.drag
        if drag is None:
            return False
        self.drag = None
        self.pressed = None
        drag.end()
        self.buttons = 1
        return True

    def click(self, aim: Element, button: int, count: int) -> None:
        """Click an element where the mouse is as often as ``count`` says."""
        for index in range(count):
            self.press(aim, button, index + 1)
            self.release(aim, button, index + 1)

    def wheel(self, aim: Element, delta_x: float, delta_y: float) -> None:
        """Turn the wheel over an element; nothing scrolls.

        https://w3c.github.io/uievents/#event-type-wheel
        """
        event = WheelEvent("wheel")
        target = element_that_is_hit(aim)
        self.prepare(event, target, MAIN, self.buttons, 0, None)
        event.delta_x = delta_x
        event.delta_y = delta_y
        dispatch(event, target)

    def fire_a_click(self, target: Element, pointer_id: int, detail: int, button: int) -> None:
        """Dispatch the click of a user; its activation behavior runs."""
        event = PointerEvent("click" if button == MAIN else "auxclick")
        self.prepare(event, target, button, 0, detail, None)
        event.pointer_id = pointer_id
        event.pointer_type = "" if pointer_id == -1 else "mouse"
        dispatch(event, target)

    def press(self, aim: Element, button: int, detail: int) -> None:
        """Press a button over an element, or over what is before it.

        https://w3c.github.io/uievents/#events-mouseevent-event-order
        """
        target = element_that_is_hit(aim)
        if not target.is_connected:
            return
        document = target.node_document
        self.is_on_backdrop = not is_host_including_inclusive_ancestor(target, aim)
        document.was_used_by_mouse = True
        document.pointer_capture.is_pressed = True
        _press(document, target if button == MAIN else None)
        document.close_watchers.notify_about_user_activation()
        is_disabled = _is_in_a_disabled_control(target)
        self.aim = aim
        self.pressed = target
        self.pressed_x = self.x
        self.pressed_y = self.y
        self.captor = None
        self.buttons = 4 if button == 1 else button if button == SECONDARY else 1
        has_mouse_events = self._fire_a_pointer_event(
            "pointerdown", target, button, self.buttons, None
        )
        _light_dismiss(target, self.is_on_backdrop, is_down=True)
        self.has_mouse_events = has_mouse_events and not is_disabled
        self.may_drag = self.has_mouse_events and self._fire_a_mouse_event(
            "mousedown", target, button, self.buttons, detail, None
        )
        if self.may_drag:
            _focus_by_mouse(target)
        if button == SECONDARY and not is_disabled:
            event = PointerEvent("contextmenu")
            captor = document.pointer_capture.captor
            asked = target if captor is None else captor
            self.prepare(event, asked, button, self.buttons, 0, None)
            dispatch(event, asked)

    def release(self, aim: Element, button: int, detail: int) -> None:
        """Release a button over an element, or over what is before it, and click.

        Popovers and dialogs are closed before the click, as in Chromium.
        """
        pressed = self.pressed
        self.pressed = None
        self.buttons = 0
        document = aim.node_document
        document.pointer_capture.is_pressed = False
        _press(document, None)
        drag = self.drag
        if drag is not None:
            self.drag = None
            target = element_that_is_hit(aim)
            drag.drop(target)
            document.hovered = target
            return
        if pressed is None:
            target = element_that_is_hit(aim)
            self._fire_a_pointer_event("pointerup", target, button, 0, None)
            self._fire_a_mouse_event("mouseup", target, button, 0, 0, None)
            return
        target = pressed if aim is self.aim else element_that_is_hit(aim)
        captured = self._capture(document, button)
        self.captor = None
        if captured is not None:
            target = captured
        if target.is_connected:
            self._release_over(target, pressed, captured, button, detail)
        if captured is not None and aim.is_connected:
            self._move_to(element_that_is_hit(aim))

    def _release_over(
        self, target: Element, pressed: Element, captured: Element | None, button: int, detail: int
    ) -> None:
        """Dispatch the events of the release over an element, and click."""
        is_disabled = _is_in_a_disabled_control(pressed)
        document = target.node_document
        self._fire_a_pointer_event("pointerup", target, button, 0, None)
        if self.has_mouse_events:
            self._fire_a_mouse_event("mouseup", target, button, 0, detail, None)
        if captured is not None:
            self._release(document, captured, button)
        _light_dismiss(pressed, self.is_on_backdrop, is_down=False)
        if self.is_on_backdrop and topmost_modal_dialog(document) is not pressed:
            return
        clicked = target if captured is not None else _common_ancestor(target, pressed)
        if clicked is not None and clicked.is_connected and not is_disabled:
            self.fire_a_click(clicked, MOUSE, detail, button)
        if clicked is not None and detail == 2 and button == MAIN and clicked.is_connected:
            self._fire_a_mouse_event("dblclick", clicked, button, 0, 2, None)

    def _capture(self, document: Document, button: int) -> Element | None:
        """https://w3c.github.io/pointerevents/#process-pending-pointer-capture

        The mouse leaves the element that it is over for the one that captures it.
        """
        captor = document.pointer_capture.captor
        if captor is None or captor is self.captor:
            return captor
        self.captor = captor
        old = _begin_to_hover(captor)
        self._cross("pointer", old, captor)
        self._fire_a_pointer_event("gotpointercapture", captor, button, self.buttons, None)
        self._cross("mouse", old, captor)
        return captor

    def _release(self, document: Document, captured: Element, button: int) -> None:
        """https://w3c.github.io/pointerevents/#implicit-release-of-pointer-capture"""
        document.pointer_capture.pending = None
        target = captured if captured.is_connected else document
        self._fire_a_pointer_event("lostpointercapture", target, button, 0, None)

    def _move_to(self, target: Element) -> None:
        """Leave the element that the mouse is over for another one."""
        hovered = _begin_to_hover(target)
        old = hovered if self.left is None or not self.left.is_connected else self.left
        self.left = None
        self._cross("pointer", None if self.is_pointer_away else old, target)
        self.is_pointer_away = False
        self._cross("mouse", old, target)

    def _cross(self, kind: str, old: Element | None, new: Element) -> None:
        """Dispatch the events of leaving an element and entering another."""
        if old is new:
            return
        is_pointer = kind == "pointer"
        if old is not None:
            self._fire(f"{kind}out", old, is_pointer, new)
            for each in _ancestry(old, new):
                self._fire(f"{kind}leave", each, is_pointer, new)
        self._fire(f"{kind}over", new, is_pointer, old)
        if old is None:
            self._fire(f"{kind}enter", new.node_document, is_pointer, old)
        for each in reversed(_ancestry(new, old)):
            self._fire(f"{kind}enter", each, is_pointer, old)

    def _fire(
        self, type_: str, target: Node, is_pointer: bool, related_target: Element | None
    ) -> None:
        if is_pointer:
            self._fire_a_pointer_event(type_, target, -1, self.buttons, related_target)
        else:
            self._fire_a_mouse_event(type_, target, MAIN, self.buttons, 0, related_target)

    def _fire_a_pointer_event(
        self, type_: str, target: Node, button: int, buttons: int, related_target: Element | None
    ) -> bool:
        event = PointerEvent(type_)
        self.prepare(event, target, button, buttons, 0, related_target)
        event.pointer_id = MOUSE
        event.pointer_type = "mouse"
        event.is_primary = True
        event.pressure = 0.5 if buttons != 0 else 0.0
        return dispatch(event, target)

    def _fire_a_mouse_event(
        self,
        type_: str,
        target: Node,
        button: int,
        buttons: int,
        detail: int,
        related_target: Element | None,
    ) -> bool:
        event = MouseEvent(type_)
        self.prepare(event, target, button, buttons, detail, related_target)
        return dispatch(event, target)

    def prepare(
        self,
        event: MouseEvent,
        target: Node,
        button: int,
        buttons: int,
        detail: int,
        related_target: Element | None,
    ) -> None:
        """Give an event what all events of the mouse have."""
        is_inside = event.type in ("mouseenter", "mouseleave", "pointerenter", "pointerleave")
        event.is_trusted = True
        event.alt_key = self.modifiers.alt
        event.ctrl_key = self.modifiers.control
        event.meta_key = self.modifiers.meta
        event.shift_key = self.modifiers.shift
        event.bubbles = not is_inside
        event.cancelable = not (
            is_inside or event.type == "pointercancel" or event.type.endswith("pointercapture")
        )
        event.composed = not is_inside
        event.view = target.node_document.window
        event.button = button
        event.buttons = buttons
        event.detail = detail
        event.related_target = related_target
        event.client_x = rounded_down(self.x)
        event.client_y = rounded_down(self.y)
        event.screen_x = event.client_x
        event.screen_y = event.client_y


def _draggable_element(target: Element) -> Element | None:
    """The nearest inclusive ancestor that a user can drag.

    https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable
    """
    each: Element | None = target
    while each is not None:
        value = each.attribute_value("draggable")
        keyword = "" if value is None else ascii_lowercase(value)
        if keyword == "true" or (keyword != "false" and _url_of(each) != ""):
            return each
        each = parent_element(each)
    return None


def _url_of(element: Element) -> str:
    """The URL of a link or an image; otherwise the empty string."""
    if is_html_element(element, "a"):
        return reflected_url(element, "href")
    return reflected_url(element, "src") if is_html_element(element, "img") else ""


def _is_near(one: float, other: float) -> bool:
    """Whether a mouse that has moved from one to the other drags nothing."""
    return one - other <= MAX_STILL and other - one <= MAX_STILL


def _begin_to_hover(target: Element) -> Element | None:
    """The element that the mouse was over."""
    document = target.node_document
    old = document.hovered
    if document.motion is not None and old is not target:
        document.motion.state_will_change(":hover", old, target)
    document.hovered = target
    return None if old is None or not old.is_connected else old


def _press(document: Document, target: Element | None) -> None:
    """Let an element, or none, be the one that the user presses."""
    if document.motion is not None and document.pressed is not target:
        document.motion.state_will_change(":active", document.pressed, target)
    document.pressed = target


def _light_dismiss(target: Element, is_on_backdrop: bool, is_down: bool) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#run-light-dismiss-activities"""
    document = target.node_document
    light_dismiss_open_popovers(document, target, is_down)
    light_dismiss_open_dialogs(document, target, is_on_backdrop, is_down)


def _focus_by_mouse(target: Element) -> None:
    """Focus the nearest element around the target that can have or delegate the focus, or none."""
    each: Element | None = target
    while each is not None and not each.is_focusable:
        if delegates_focus(each) and contains_the_focus(each):
            return
        area = focusable_area_of(each)
        if area is not None:
            focus(area)
            return
        each = parent_in_the_flat_tree(each)
    if each is None:
        unfocus(target.node_document)
        return
    focus(each)
    if isinstance(each, TextControl):
        each.move_cursor_to_the_end()
    elif isinstance(target, HTMLElement) and target.is_content_editable:
        caret_at(target, last_place(target))


def _is_in_a_disabled_control(target: Element) -> bool:
    each: Element | None = target
    while each is not None:
        if isinstance(each, HTMLElement) and each.is_disabled and each.local_name != "fieldset":
            return True
        each = parent_element(each)
    return False


def _common_ancestor(one: Element, other: Element) -> Element | None:
    """The nearest inclusive ancestor of both.

    https://w3c.github.io/uievents/#event-type-click
    """
    if one is other:
        return one
    others = _inclusive_ancestors(other)
    each: Element | None = one
    while each is not None and each not in others:
        each = parent_element(each)
    return each


def _inclusive_ancestors(element: Element | None) -> dict[Element, bool]:
    ancestors: dict[Element, bool] = {}
    each = element
    while each is not None:
        ancestors[each] = True
        each = parent_element(each)
    return ancestors


def _ancestry(element: Element, other: Element | None) -> list[Element]:
    """The inclusive ancestors that are none of another element, from the element up."""
    others = _inclusive_ancestors(other)
    ancestors: list[Element] = []
    each: Element | None = element
    while each is not None and each not in others:
        ancestors.append(each)
        each = parent_element(each)
    return ancestors
