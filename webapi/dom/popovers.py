"""Popovers: https://html.spec.whatwg.org/multipage/popover.html

Nothing is drawn, so there is no top layer: a popover that is shown matches ``:popover-open``. Hints
are in one list with the other popovers that close by themselves.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.close_watchers import CloseWatcher
from webapi.dom.focus import focus, focusable_area_of, unfocus
from webapi.dom.reflection import reflected_element, set_reflected_element
from webapi.dom.toggle_events import ToggleTracker, fire_a_toggle_event, queue_a_toggle_event
from webapi.dom.tree import is_inclusive_ancestor, next_element
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.html_element import HTMLElement
    from webapi.dom.node import Node


class PopoverParts:
    """What an element has once it was a popover."""

    __slots__ = (
        *("close_watcher", "is_changing", "is_showing", "mode", "previously_focused"),
        "toggle_tracker",
    )

    def __init__(self) -> None:
        self.is_showing = False
        """https://html.spec.whatwg.org/multipage/popover.html#popover-visibility-state"""
        self.is_changing = False
        """https://html.spec.whatwg.org/multipage/popover.html#popover-showing-or-hiding"""
        self.mode = ""
        """https://html.spec.whatwg.org/multipage/popover.html#opened-in-popover-mode"""
        self.previously_focused: Element | None = None
        """https://html.spec.whatwg.org/multipage/interaction.html#previously-focused-element"""
        self.close_watcher: PopoverCloseWatcher | None = None
        """https://html.spec.whatwg.org/multipage/popover.html#popover-close-watcher"""
        self.toggle_tracker = ToggleTracker()
        """https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute:toggle-task-tracker"""


class PopoverCloseWatcher(CloseWatcher):
    """Hide a popover when a user asks for it."""

    __slots__ = ("_popover",)

    def __init__(self, popover: HTMLElement) -> None:
        super().__init__()
        self._popover = popover

    def close_action(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-close-action"""
        hide_popover(self._popover, focuses_previous=True, fires=True, source=None)


def popover_state(value: str | None) -> str:
    """The state of a value of the attribute ``popover``; empty is No Popover.

    https://html.spec.whatwg.org/multipage/popover.html#attr-popover
    """
    if value is None:
        return ""
    keyword = ascii_lowercase(value)
    if keyword == "":
        return "auto"
    return keyword if keyword in ("auto", "hint") else "manual"


def state_of(element: HTMLElement) -> str:
    """The state of the attribute ``popover``."""
    return popover_state(element.attribute_value("popover"))


def parts_of(element: HTMLElement) -> PopoverParts:
    """What an element has as a popover."""
    parts = element.parts
    if parts.popover is None:
        parts.popover = PopoverParts()
    return parts.popover


def is_showing(element: Element) -> bool:
    """Whether it is a popover whose visibility state is showing."""
    popover = element.popover_parts
    return popover is not None and popover.is_showing


def is_valid(element: HTMLElement, is_expected: bool, document: Document | None) -> bool:
    """Check whether a popover is shown as it is expected; without a document check that it may be.

    https://html.spec.whatwg.org/multipage/popover.html#check-popover-validity
    """
    if state_of(element) == "":
        raise DOMException("The element has no attribute popover.", "NotSupportedError")
    if is_showing(element) != is_expected:
        return False
    is_elsewhere = document is not None and element.node_document is not document
    if is_elsewhere or not element.is_connected:
        raise DOMException("The popover is not in its document.", "InvalidStateError")
    if element.is_modal_dialog:
        raise DOMException("The dialog is modal.", "InvalidStateError")
    return True


def show_popover(element: HTMLElement, source: Element | None) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#show-popover"""
    if not is_valid(element, is_expected=False, document=None):
        return
    document = element.node_document
    parts = parts_of(element)
    is_nested = parts.is_changing
    parts.is_changing = True
    try:
        is_wanted = fire_a_toggle_event(
            "beforetoggle", element, "closed", "open", is_cancelable=True, source=source
        )
        if is_wanted and is_valid(element, is_expected=False, document=document):
            _show(element, source, not is_nested)
    finally:
        parts.is_changing = is_nested


def _show(element: HTMLElement, source: Element | None, fires: bool) -> None:
    document = element.node_document
    parts = parts_of(element)
    mode = state_of(element)
    is_first = False
    if mode != "manual":
        ancestor = topmost_ancestor(element, source)
        hide_popovers_until(document, ancestor, "hint", focuses_previous=False, fires=fires)
        if mode == "auto":
            hide_popovers_until(document, ancestor, "auto", focuses_previous=False, fires=fires)
        if state_of(element) != mode:
            raise DOMException("The attribute popover changed.", "InvalidStateError")
        if not is_valid(element, is_expected=False, document=document):
            return
        is_first = len(document.open_popovers) == 0
        document.open_popovers.append(element)
        parts.mode = mode
        parts.close_watcher = PopoverCloseWatcher(element)
        document.close_watchers.establish(parts.close_watcher)
    parts.previously_focused = None
    focused = document.focused
    parts.is_showing = True
    _focusing_steps(element)
    if is_first and state_of(element) != "":
        parts.previously_focused = focused
    queue_a_toggle_event(element, parts.toggle_tracker, "closed", "open", source)


def hide_popover(
    element: HTMLElement, focuses_previous: bool, fires: bool, source: Element | None
) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#hide-popover-algorithm"""
    if not is_valid(element, is_expected=True, document=None):
        return
    document = element.node_document
    parts = parts_of(element)
    is_nested = parts.is_changing
    fires_events = fires and not is_nested
    parts.is_changing = True
    try:
        if parts.mode != "":
            hide_popovers_until(document, element, parts.mode, focuses_previous, fires_events)
            if not is_valid(element, is_expected=True, document=None):
                return
        if fires_events:
            fire_a_toggle_event(
                "beforetoggle", element, "open", "closed", is_cancelable=False, source=source
            )
            if parts.mode != "":
                hide_popovers_until(document, element, parts.mode, focuses_previous, fires_events)
            if not is_valid(element, is_expected=True, document=None):
                return
        _hide(element, fires_events, source)
        previous = parts.previously_focused
        parts.previously_focused = None
        focused = document.focused
        if previous is None or not focuses_previous or focused is None:
            return
        if is_inclusive_ancestor(element, focused) and previous.is_focusable:
            focus(previous)
    finally:
        parts.is_changing = is_nested


def _hide(element: HTMLElement, fires: bool, source: Element | None) -> None:
    parts = parts_of(element)
    document = element.node_document
    if parts.mode != "":
        others: list[HTMLElement] = []
        for each in document.open_popovers:
            if each is not element:
                others.append(each)
        document.open_popovers = others
        parts.mode = ""
    if parts.close_watcher is not None:
        document.close_watchers.destroy(parts.close_watcher)
        parts.close_watcher = None
    parts.is_showing = False
    queue_a_microtask(lambda: _unfocus_what_is_hidden(element))
    if fires:
        queue_a_toggle_event(element, parts.toggle_tracker, "open", "closed", source)


def _unfocus_what_is_hidden(element: HTMLElement) -> None:
    """Take the focus from what is in a hidden popover.

    https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step
    """
    focused = element.node_document.focused
    if focused is None or is_showing(element) or state_of(element) == "":
        return
    if element.local_name == "dialog" and element.attribute_value("open") is not None:
        return
    if is_inclusive_ancestor(element, focused):
        unfocus(element.node_document)


def hide_before_removal(element: HTMLElement) -> None:
    """The removing steps of a popover.

    https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps
    """
    parts = element.parts.popover
    if parts is not None and parts.is_showing:
        _hide(element, fires=False, source=None)


def popover_changed(element: HTMLElement, old_value: str | None, value: str | None) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#the-popover-attribute:concept-element-attributes-change-ext"""
    parts = element.parts.popover
    if parts is None or not parts.is_showing or popover_state(old_value) == popover_state(value):
        return
    if parts.mode != "":
        hide_popovers_until(
            element.node_document, element, parts.mode, focuses_previous=True, fires=True
        )
    if not parts.is_showing:
        return
    fire_a_toggle_event("beforetoggle", element, "open", "closed", is_cancelable=False, source=None)
    if parts.is_showing:
        _hide(element, fires=True, source=None)


def hide_popovers_until(
    document: Document,
    endpoint: HTMLElement | None,
    mode: str,
    focuses_previous: bool,
    fires: bool,
) -> None:
    """Hide the popovers of a mode that were opened after one, the last first; without one, all.

    https://html.spec.whatwg.org/multipage/popover.html#hide-all-popovers-until
    """
    last = _last_after(document, endpoint, mode)
    while last is not None:
        if parts_of(last).is_changing:
            _hide(last, fires=False, source=None)
        else:
            hide_popover(last, focuses_previous, fires, None)
        last = _last_after(document, endpoint, mode)


def _last_after(document: Document, endpoint: HTMLElement | None, mode: str) -> HTMLElement | None:
    found: HTMLElement | None = None
    is_after = endpoint is None
    for each in document.open_popovers:
        if is_after and parts_of(each).mode == mode:
            found = each
        if each is endpoint:
            is_after = True
    return found


def topmost_ancestor(element: HTMLElement, source: Element | None) -> HTMLElement | None:
    """https://html.spec.whatwg.org/multipage/popover.html#topmost-popover-ancestor"""
    document = element.node_document
    above = _inclusive_open(element.parent)
    invoker = _inclusive_open(source)
    found: HTMLElement | None = None
    for each in document.open_popovers:
        is_hint = parts_of(each).mode == "hint" and state_of(element) != "hint"
        if not is_hint and (each is above or each is invoker):
            found = each
    return found


def _inclusive_open(start: Node | None) -> HTMLElement | None:
    """https://html.spec.whatwg.org/multipage/popover.html#nearest-inclusive-open-popover"""
    each = start
    while each is not None:
        popover = each.popover_parts
        if popover is not None and popover.mode != "":
            return cast("HTMLElement", each)
        each = each.host_of_fragment if each.parent is None else each.parent
    return None


def _focusing_steps(element: HTMLElement) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#popover-focusing-steps"""
    each: Element | None = element
    while each is not None:
        area = focusable_area_of(each) if each.attribute_value("autofocus") is not None else None
        if area is not None:
            focus(area)
            return
        each = next_element(each, element)


def toggle_popover(element: HTMLElement, force: bool | None, source: Element | None) -> bool:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover"""
    if is_showing(element) and force is not True:
        hide_popover(element, focuses_previous=True, fires=True, source=None)
    elif force is not False:
        show_popover(element, source)
    else:
        is_valid(element, is_showing(element), None)
    return is_showing(element)


def get_popover_target_element(invoker: HTMLElement) -> Element | None:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement"""
    return reflected_element(invoker, "popovertarget")


def set_popover_target_element(invoker: HTMLElement, target: Element | None) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement"""
    set_reflected_element(invoker, "popovertarget", target)


def activate_popover_target(invoker: HTMLElement) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#popover-target-attribute-activation-behavior"""
    found = get_popover_target_element(invoker)
    if found is None or not found.may_be_a_popover:
        return
    popover = cast("HTMLElement", found)
    value = invoker.attribute_value("popovertargetaction")
    action = "toggle" if value is None else ascii_lowercase(value)
    if state_of(popover) == "":
        return
    if is_showing(popover):
        if action != "show":
            hide_popover(popover, focuses_previous=True, fires=True, source=invoker)
    elif action != "hide" and is_valid(popover, is_expected=False, document=None):
        show_popover(popover, invoker)


def topmost_clicked_popover(document: Document, target: Node) -> HTMLElement | None:
    """https://html.spec.whatwg.org/multipage/popover.html#topmost-clicked-popover"""
    clicked = _inclusive_open(target)
    invoked: HTMLElement | None = None
    each: Node | None = target
    while each is not None and invoked is None:
        if each.is_popover_invoker:
            invoked = _target_of(cast("HTMLElement", each))
        each = each.parent
    topmost: HTMLElement | None = None
    for popover in document.open_popovers:
        if popover is clicked or popover is invoked:
            topmost = popover
    return topmost


def _target_of(invoker: HTMLElement) -> HTMLElement | None:
    """The popover that a button shows or hides, if it is open and closes by itself."""
    for name in ["commandfor", "popovertarget"]:
        found = reflected_element(invoker, name)
        popover = None if found is None else found.popover_parts
        if popover is not None and popover.mode != "":
            return cast("HTMLElement", found)
    return None


def light_dismiss_open_popovers(document: Document, target: Node, is_down: bool) -> None:
    """Hide the popovers outside of which a user presses and releases the pointer.

    https://html.spec.whatwg.org/multipage/popover.html#light-dismiss-open-popovers
    """
    if len(document.open_popovers) == 0:
        return
    ancestor = topmost_clicked_popover(document, target)
    if is_down:
        document.pressed_popover = ancestor
        return
    is_same = ancestor is document.pressed_popover
    document.pressed_popover = None
    if is_same:
        hide_all_popovers_until(document, ancestor)


def hide_all_popovers_until(document: Document, endpoint: HTMLElement | None) -> None:
    """Hide the popovers above one, or all; the focus stays.

    https://html.spec.whatwg.org/multipage/popover.html#hide-all-popovers-until
    """
    hide_popovers_until(document, endpoint, "hint", focuses_previous=False, fires=True)
    hide_popovers_until(document, endpoint, "auto", focuses_previous=False, fires=True)
