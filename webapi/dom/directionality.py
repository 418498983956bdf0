"""The direction of elements: https://html.spec.whatwg.org/multipage/dom.html#the-directionality

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.form_states import input_type, is_html_element
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.slots import find_slottables
from webapi.dom.tree import (
    ELEMENT_NODE,
    TEXT_NODE,
    next_node,
    next_node_skipping_children,
    parent_element,
    root_of,
)
from webapi.webidl.host import ascii_lowercase, first_strong_direction

if TYPE_CHECKING:
    from webapi.dom.character_data import Text
    from webapi.dom.element import Element
    from webapi.dom.forms.input import HTMLInputElement
    from webapi.dom.forms.textarea import HTMLTextAreaElement
    from webapi.dom.slot_element import HTMLSlotElement


class FoundDirection:
    """A direction, or the shadow host that has it, or neither."""

    __slots__ = ("direction", "host")

    def __init__(self, direction: str, host: Element | None = None) -> None:
        self.direction = direction
        self.host = host

    @property
    def is_null(self) -> bool:
        """Whether nothing was found."""
        return self.direction == "" and self.host is None


def directionality(element: Element, known: dict[Element, str]) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#the-directionality

    ``known`` keeps what was found for each element on the way, so that n calls are linear.
    """
    walked: list[Element] = []
    each: Element | None = element
    direction = ""
    while each is not None and direction == "":
        noted = known.get(each)
        if noted is not None:
            direction = noted
            break
        walked.append(each)
        own = own_directionality(each)
        if own is None:
            each = parent_or_host(each)
        else:
            direction = own.direction
            each = own.host
    if direction == "":
        direction = "ltr"
    for inside in walked:
        known[inside] = direction
    return direction


def parent_or_host(element: Element) -> Element | None:
    """https://html.spec.whatwg.org/multipage/dom.html#parent-directionality, whose it is"""
    parent = element.parent
    if parent is not None and parent.host_of_fragment is not None:
        return cast("Element", parent.host_of_fragment)
    return parent_element(element)


def own_directionality(element: Element) -> FoundDirection | None:
    """The directionality that an element does not have from its parent."""
    if element.namespace != HTML_NAMESPACE:
        return None
    state = dir_state(element)
    if state in ("ltr", "rtl"):
        return FoundDirection(state)
    if state == "auto" or element.local_name == "bdi":
        found = auto_directionality(element)
        return FoundDirection("ltr") if found.is_null else found
    if element.local_name == "input" and input_type(element) == "tel":
        return FoundDirection("ltr")
    return None


def dir_state(element: Element) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#attr-dir, which is empty if undefined"""
    if element.namespace != HTML_NAMESPACE:
        return ""
    value = element.attribute_value("dir")
    value = "" if value is None else ascii_lowercase(value)
    return value if value in ("ltr", "rtl", "auto") else ""


def auto_directionality(element: Element) -> FoundDirection:
    """https://html.spec.whatwg.org/multipage/dom.html#auto-directionality"""
    if is_auto_directionality_form_associated(element):
        if element.local_name == "input":
            value = cast("HTMLInputElement", element).value
        else:
            value = cast("HTMLTextAreaElement", element).value
        direction = first_strong_direction(value)
        return FoundDirection("ltr" if direction == "" and value != "" else direction)
    if element.is_slot:
        assigned = find_slottables(cast("HTMLSlotElement", element))
        for each in assigned:
            if each.node_type == TEXT_NODE:
                found = FoundDirection(first_strong_direction(cast("Text", each).data))
            else:
                found = contained_text_auto_directionality(
                    cast("Element", each), can_exclude_root=True
                )
            if not found.is_null:
                return found
        if len(assigned) > 0:
            return FoundDirection("")
    return contained_text_auto_directionality(element, can_exclude_root=False)


def is_auto_directionality_form_associated(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#auto-directionality-form-associated-elements"""
    if is_html_element(element, "textarea"):
        return True
    if not is_html_element(element, "input"):
        return False
    type_ = input_type(element)
    is_text = type_ in ("hidden", "text", "search", "tel", "url", "email", "password")
    return is_text or type_ in ("submit", "reset", "button")


def contained_text_auto_directionality(element: Element, can_exclude_root: bool) -> FoundDirection:
    """https://html.spec.whatwg.org/multipage/dom.html#contained-text-auto-directionality"""
    if can_exclude_root and is_left_out(element):
        return FoundDirection("")
    each = next_node(element, element)
    while each is not None:
        if each.node_type == ELEMENT_NODE:
            inner = cast("Element", each)
            if is_left_out(inner):
                each = next_node_skipping_children(each, element)
                continue
            host = root_of(inner).host_of_fragment if inner.is_slot else None
            if host is not None:
                return FoundDirection("", cast("Element", host))
        elif each.node_type == TEXT_NODE:
            direction = first_strong_direction(cast("Text", each).data)
            if direction != "":
                return FoundDirection(direction)
        each = next_node(each, element)
    return FoundDirection("")


def is_left_out(element: Element) -> bool:
    """Whether the texts of an element tell nothing of the direction around it."""
    is_special = element.local_name in ("bdi", "script", "style", "textarea")
    return (is_special and element.namespace == HTML_NAMESPACE) or dir_state(element) != ""
