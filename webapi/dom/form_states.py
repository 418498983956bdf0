"""States of form controls, as their attributes say them: https://html.spec.whatwg.org/#forms

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.custom_elements import is_form_associated
from webapi.dom.inheriting import UNKNOWN, inherited
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.selectors import Matching
from webapi.dom.tree import (
    ELEMENT_NODE,
    following_element,
    next_element,
    parent_element,
)
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node


def is_html_element(element: Element, local_name: str) -> bool:
    """Whether it is an element of HTML of that name."""
    return element.local_name == local_name and element.namespace == HTML_NAMESPACE


def input_type(element: Element) -> str:
    """https://html.spec.whatwg.org/#attr-input-type, in which an unknown one is text"""
    return state_of_type(element.attribute_value("type"))


def state_of_type(value: str | None) -> str:
    """The state of the type attribute of an input element, by its value."""
    type_ = "text" if value is None else ascii_lowercase(value)
    is_known = (
        type_ in ("hidden", "search", "tel", "url", "email", "password", "date", "month", "week")
        or type_ in ("time", "datetime-local", "number", "range", "color", "checkbox", "radio")
        or type_ in ("file", "submit", "image", "reset", "button")
    )
    return type_ if is_known else "text"


def may_be_disabled(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-enabled, the list of elements"""
    return element.local_name in (
        "button",
        "input",
        "select",
        "textarea",
        "optgroup",
        "option",
        "fieldset",
    ) or is_form_associated(element)


def is_actually_disabled(element: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#concept-element-disabled"""
    if not may_be_disabled(element):
        return False
    if element.attribute_value("disabled") is not None:
        return True
    if element.local_name == "option" or element.local_name == "optgroup":
        select = nearest_ancestor_select(element)
        if select is not None and is_actually_disabled(select, matching):
            return True
        return element.local_name == "option" and is_disabled_option(element)

    def is_in_disabled_fieldset(child: Element) -> str | None:
        parent = parent_element(child)
        if parent is None or not is_html_element(parent, "fieldset"):
            return None
        is_disabled = parent.attribute_value("disabled") is not None
        return "disabled" if is_disabled and first_legend(parent, matching) is not child else None

    return inherited(element, matching.facts.disabled, is_in_disabled_fieldset) != UNKNOWN


def nearest_ancestor_select(element: Element, old_parent: Element | None = None) -> Element | None:
    """https://html.spec.whatwg.org/#option-element-nearest-ancestor-select

    Of a subtree that was just removed, the old parent is the next ancestor.
    """
    has_group = False
    above = old_parent
    ancestor = parent_element(element)
    if ancestor is None:
        ancestor, above = above, None
    while ancestor is not None:
        if is_html_element(ancestor, "select"):
            return ancestor
        if ancestor.namespace == HTML_NAMESPACE:
            is_group = ancestor.local_name == "optgroup"
            if ancestor.local_name in ("datalist", "hr", "option") or (is_group and has_group):
                return None
            has_group = has_group or is_group
        ancestor = parent_element(ancestor)
        if ancestor is None:
            ancestor, above = above, None
    return None


def is_disabled_option(option: Element) -> bool:
    """https://html.spec.whatwg.org/#concept-option-disabled"""
    if option.attribute_value("disabled") is not None:
        return True
    ancestor = parent_element(option)
    while ancestor is not None:
        if ancestor.namespace == HTML_NAMESPACE:
            if ancestor.local_name in ("select", "hr", "datalist", "option"):
                return False
            if ancestor.local_name == "optgroup":
                return ancestor.attribute_value("disabled") is not None
        ancestor = parent_element(ancestor)
    return False


def first_legend(fieldset: Element, matching: Matching) -> Element | None:
    """The first legend among the children of a fieldset."""
    if fieldset not in matching.facts.first_legends:
        child = following_element(fieldset.first_child)
        while child is not None and not is_html_element(child, "legend"):
            child = following_element(child.next_sibling)
        matching.facts.first_legends[fieldset] = child
    return matching.facts.first_legends.get(fieldset)


def may_be_required(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-optional, the list of elements"""
    if element.local_name == "input":
        type_ = input_type(element)
        return type_ not in (
            "hidden",
            "range",
            "color",
            "submit",
            "image",
            "reset",
            "button",
        )
    return element.local_name in ("select", "textarea")


def is_text_field(element: Element) -> bool:
    """https://html.spec.whatwg.org/#attr-input-readonly, the types that it applies to"""
    type_ = input_type(element)
    return type_ not in (
        "hidden",
        "range",
        "color",
        "checkbox",
        "radio",
        "file",
        "submit",
        "image",
        "reset",
        "button",
    )


def is_read_write(element: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#selector-read-write"""
    if element.local_name == "input" or element.local_name == "textarea":
        if element.local_name == "input" and not is_text_field(element):
            return False
        is_read_only = element.attribute_value("readonly") is not None
        return not is_read_only and not is_actually_disabled(element, matching)
    return inherited(element, matching.facts.editable, own_editability) == "true"


def own_editability(element: Element) -> str | None:
    """https://html.spec.whatwg.org/#contenteditable, the states true and false"""
    value = element.attribute_value("contenteditable")
    if value is None or element.namespace != HTML_NAMESPACE:
        return None
    state = ascii_lowercase(value)
    if state in ("", "true", "plaintext-only"):
        return "true"
    return "false" if state == "false" else None


def is_submit_button(element: Element) -> bool:
    """https://html.spec.whatwg.org/#concept-submit-button"""
    if is_html_element(element, "input"):
        type_ = input_type(element)
        return type_ in ("submit", "image")
    if not is_html_element(element, "button"):
        return False
    value = element.attribute_value("type")
    state = "" if value is None else ascii_lowercase(value)
    if state == "submit":
        return True
    has_command = element.attribute_value("command") is not None
    return (
        not has_command
        and element.attribute_value("commandfor") is None
        and state not in ("reset", "button")
    )


def elements_of(root: Node) -> list[Element]:
    """The elements of a tree, in tree order."""
    elements: list[Element] = []
    is_element = root.node_type == ELEMENT_NODE
    each = following_element(root) if is_element else next_element(root, root)
    while each is not None:
        elements.append(each)
        each = next_element(each, root)
    return elements
