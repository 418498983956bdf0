"""States of form controls, as their attributes say them: https://html.spec.whatwg.org/#forms

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.inheriting import UNKNOWN, inherited
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.selectors import Matching, remember
from webapi.dom.tree import (
    ELEMENT_NODE,
    following_element,
    next_element,
    parent_element,
    root_of,
)
from webapi.webidl.host import ascii_lowercase, leading_integer

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node


def is_html_element(element: Element, local_name: str) -> bool:
    """Whether it is an element of HTML of that name."""
    return element.local_name == local_name and element.namespace == HTML_NAMESPACE


def input_type(element: Element) -> str:
    """https://html.spec.whatwg.org/#attr-input-type, in which an unknown one is text"""
    value = element.attribute_value("type")
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
    )


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


def nearest_ancestor_select(element: Element) -> Element | None:
    """https://html.spec.whatwg.org/#option-element-nearest-ancestor-select"""
    has_group = False
    ancestor = parent_element(element)
    while ancestor is not None:
        if is_html_element(ancestor, "select"):
            return ancestor
        if ancestor.namespace == HTML_NAMESPACE:
            is_group = ancestor.local_name == "optgroup"
            if ancestor.local_name in ("datalist", "hr", "option") or (is_group and has_group):
                return None
            has_group = has_group or is_group
        ancestor = parent_element(ancestor)
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


def is_checked(element: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#selector-checked"""
    if element.local_name == "option":
        return is_selected(element, matching)
    if element.local_name != "input" or element.attribute_value("checked") is None:
        return False
    type_ = input_type(element)
    return type_ in ("checkbox", "radio")


def is_selected(option: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#concept-option-selectedness"""
    select = nearest_ancestor_select(option)
    if select is None or select.attribute_value("multiple") is not None:
        return option.attribute_value("selected") is not None
    if select not in matching.facts.selected_options:
        selected = selected_option(select)
        matching.facts.selected_options[select] = selected
    return matching.facts.selected_options.get(select) is option


def selected_option(select: Element) -> Element | None:
    """The one option that is selected: https://html.spec.whatwg.org/#selectedness-setting-algorithm

    It is the last that has the attribute. If none has, a select that shows one option takes the
    first that is not disabled.
    """
    size = select.attribute_value("size")
    shows_one = size is None or leading_integer(size) < 2
    first: Element | None = None
    last: Element | None = None
    each = next_element(select, select)
    while each is not None:
        if is_html_element(each, "option"):
            if each.attribute_value("selected") is not None:
                last = each
            if first is None and shows_one and not is_disabled_option(each):
                first = each
        each = next_element(each, select)
    return first if last is None else last


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


def is_placeholder_shown(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-placeholder-shown"""
    if element.attribute_value("placeholder") is None:
        return False
    if element.local_name == "textarea":
        return element.get_text_content() == ""
    if element.local_name != "input":
        return False
    value = element.attribute_value("value")
    type_ = input_type(element)
    has_placeholder = type_ in (
        "text",
        "search",
        "tel",
        "url",
        "email",
        "password",
        "number",
    )
    return has_placeholder and (value is None or value == "")


def form_owner(element: Element, matching: Matching) -> Element | None:
    """https://html.spec.whatwg.org/#form-owner, but for those that only the parser knows"""
    id_ = element.attribute_value("form")
    if id_ is not None and element.is_connected:
        owner = element.node_document.get_element_by_id(id_)
        return owner if owner is not None and is_html_element(owner, "form") else None
    known = matching.facts.forms
    walked: list[Element] = []
    each = parent_element(element)
    while each is not None and each not in known and not is_html_element(each, "form"):
        walked.append(each)
        each = parent_element(each)
    return remember(known, walked, each)


def is_default(element: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#selector-default"""
    if element.local_name == "option":
        return element.attribute_value("selected") is not None
    if element.local_name == "input":
        type_ = input_type(element)
        if type_ in ("checkbox", "radio"):
            return element.attribute_value("checked") is not None
    if not is_submit_button(element):
        return False
    form = form_owner(element, matching)
    if form is None:
        return False
    if form not in matching.facts.default_buttons:
        find_default_buttons(root_of(element), matching)
    return matching.facts.default_buttons.get(form) is element


def is_submit_button(element: Element) -> bool:
    """https://html.spec.whatwg.org/#concept-submit-button"""
    if is_html_element(element, "input"):
        type_ = input_type(element)
        return type_ in ("submit", "image")
    if not is_html_element(element, "button"):
        return False
    value = element.attribute_value("type")
    state = "submit" if value is None else ascii_lowercase(value)
    return state not in ("reset", "button")


def find_default_buttons(root: Node, matching: Matching) -> None:
    """https://html.spec.whatwg.org/#default-button, of each form of a tree"""
    for element in elements_of(root):
        if is_submit_button(element):
            form = form_owner(element, matching)
            if form is not None and form not in matching.facts.default_buttons:
                matching.facts.default_buttons[form] = element


def is_indeterminate(element: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#selector-indeterminate"""
    if element.local_name == "progress":
        return element.attribute_value("value") is None
    if element.local_name != "input" or input_type(element) != "radio":
        return False
    name = element.attribute_value("name")
    if name is None or name == "":
        return element.attribute_value("checked") is None
    root = root_of(element)
    form = form_owner(element, matching)
    owner = root if form is None else form
    if root not in matching.facts.checked_groups:
        find_checked_groups(root, matching)
    group = matching.facts.checked_groups.get(owner)
    return group is None or name not in group


def find_checked_groups(root: Node, matching: Matching) -> None:
    """https://html.spec.whatwg.org/#radio-button-group, of a tree: those with a checked button"""
    matching.facts.checked_groups[root] = {}
    for element in elements_of(root):
        name = element.attribute_value("name")
        if name is not None and is_html_element(element, "input") and is_checked(element, matching):
            form = form_owner(element, matching)
            owner = root if form is None else form
            group = matching.facts.checked_groups.get(owner)
            if group is None:
                group = {}
                matching.facts.checked_groups[owner] = group
            if input_type(element) == "radio":
                group[name] = True


def elements_of(root: Node) -> list[Element]:
    """The elements of a tree, in tree order."""
    elements: list[Element] = []
    is_element = root.node_type == ELEMENT_NODE
    each = following_element(root) if is_element else next_element(root, root)
    while each is not None:
        elements.append(each)
        each = next_element(each, root)
    return elements
