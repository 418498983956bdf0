"""Focus: https://html.spec.whatwg.org/multipage/interaction.html#focus

In a page, what style sheets hide cannot have the focus. Python's own trees have no cascade: there,
each element that browsers would focus when it is shown can have it.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.events import dispatch
from webapi.dom.host import new_event
from webapi.dom.tree import next_element, shadow_root_of
from webapi.webidl.host import queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node
    from webapi.dom.ui_events import FocusEvent

MAX_HOSTS_IN_HOSTS: Final = 64


def focus(element: Element) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#focusing-steps, of an area"""
    document = element.node_document
    document.take_the_focus()
    old = document.focused
    if old is element:
        return
    _take_the_focus_away(document, element)
    if document.focused is None and element.is_connected:
        if document.motion is not None:
            document.motion.state_will_change(":focus", None, element)
        document.focused = element
        document.focus_ancestors = None
        element.getting_focus_steps()
        _fire_focus_events("focus", "focusin", element, old)


def focusable_area_of(element: Element, depth: int = 0) -> Element | None:
    """What gets the focus for an element: itself, or what a shadow host delegates it to.

    https://html.spec.whatwg.org/multipage/interaction.html#get-the-focusable-area
    """
    if element.is_focusable:
        return element
    if not delegates_focus(element) or contains_the_focus(element):
        return None
    return focus_delegate(element, depth)


def delegates_focus(element: Element) -> bool:
    """Whether it is a shadow host that delegates the focus."""
    shadow = shadow_root_of(element) if element.may_be_a_host else None
    return shadow is not None and shadow.delegates_focus


def focus_delegate(target: Element, depth: int) -> Element | None:
    """https://html.spec.whatwg.org/multipage/interaction.html#focus-delegate, to a bound"""
    shadow = shadow_root_of(target)
    if depth > MAX_HOSTS_IN_HOSTS or shadow is None:
        return None
    first: Element | None = None
    each = next_element(shadow, shadow)
    while each is not None:
        has_autofocus = each.attribute_value("autofocus") is not None
        if first is None or has_autofocus:
            area = focusable_area_of(each, depth + 1)
            if area is not None and has_autofocus:
                return area
            if first is None:
                first = area
        each = next_element(each, shadow)
    return first


def contains_the_focus(host: Element) -> bool:
    """Whether what has the focus is a shadow-including inclusive descendant."""
    each: Node | None = host.node_document.focused
    while each is not None and each is not host:
        each = each.host_of_fragment if each.parent is None else each.parent
    return each is not None


def unfocus(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#unfocusing-steps"""
    _take_the_focus_away(document, None)


def unfocus_before_removal(node: Node) -> bool:
    """Unfocus what a node contains, before it leaves the document; tell whether events were fired.

    The standard fires no events here, but browsers do, and programs wait for them.
    """
    document = node.node_document
    focused = document.focused
    if focused is None or not node.is_connected:
        return False
    may_contain = node.first_child is not None or node.may_be_a_host
    if node is not focused and not (may_contain and _is_above(node, focused)):
        return False
    unfocus(document)
    return True


def unfocus_before_replacement(parent: Node) -> None:
    """Unfocus what a node's children contain, before they leave the document."""
    if parent.node_document.focused is not parent:
        unfocus_before_removal(parent)


def _is_above(node: Node, focused: Element) -> bool:
    """Whether an element that has the focus is a descendant of a node with children."""
    document = focused.node_document
    if document.focus_ancestors is None:
        document.focus_ancestors = {}
        each = focused.parent
        while each is not None:
            document.focus_ancestors[each] = True
            each = each.host_of_fragment if each.parent is None else each.parent
    return node in document.focus_ancestors


def focus_fixup(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step

    Browsers run it with the next rendering, and fire events; this runs it in a microtask.
    """
    if not document.will_fix_the_focus:
        document.will_fix_the_focus = True
        queue_a_microtask(lambda: _fix_the_focus(document))


def _fix_the_focus(document: Document) -> None:
    document.will_fix_the_focus = False
    focused = document.focused
    if focused is not None and not focused.is_focusable:
        unfocus(document)


def _take_the_focus_away(document: Document, new: Element | None) -> None:
    old = document.focused
    if old is not None:
        if document.motion is not None:
            document.motion.state_will_change(":focus", old, new)
        document.focused = None
        old.losing_focus_steps()
        _fire_focus_events("blur", "focusout", old, new)


def _fire_focus_events(
    type_: str, bubbling: str, element: Element, related_target: Element | None
) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#fire-a-focus-event"""
    for each in [type_, bubbling]:
        event = cast("FocusEvent", new_event("focusevent"))
        event.type = each
        event.is_trusted = True
        event.bubbles = each == bubbling
        event.composed = True
        event.view = element.node_document.window
        event.related_target = related_target
        dispatch(event, element)
