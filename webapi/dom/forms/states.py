"""States of form controls that selectors ask for: https://html.spec.whatwg.org/#pseudo-classes

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.form_states import elements_of, input_type, is_html_element, is_submit_button
from webapi.dom.forms.owners import form_tree

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.forms.input import HTMLInputElement
    from webapi.dom.forms.options import HTMLOptionElement
    from webapi.dom.forms.textarea import HTMLTextAreaElement
    from webapi.dom.selectors import Matching


def is_checked(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-checked"""
    if is_html_element(element, "option"):
        return cast("HTMLOptionElement", element).is_selected
    if not is_html_element(element, "input"):
        return False
    type_ = input_type(element)
    return type_ in ("checkbox", "radio") and cast("HTMLInputElement", element).checked


def is_default(element: Element, matching: Matching) -> bool:
    """https://html.spec.whatwg.org/#selector-default"""
    if is_html_element(element, "option"):
        return element.attribute_value("selected") is not None
    if is_html_element(element, "input"):
        type_ = input_type(element)
        if type_ in ("checkbox", "radio"):
            return element.attribute_value("checked") is not None
    if not is_submit_button(element):
        return False
    tree = form_tree(element)
    form = tree.owner(element)
    if form is None:
        return False
    if form not in matching.facts.default_buttons:
        find_default_buttons(element, matching)
    return matching.facts.default_buttons.get(form) is element


def find_default_buttons(element: Element, matching: Matching) -> None:
    """https://html.spec.whatwg.org/#default-button, of each form of a tree"""
    tree = form_tree(element)
    for each in elements_of(tree.root):
        if is_submit_button(each):
            form = tree.owner(each)
            if form is not None and form not in matching.facts.default_buttons:
                matching.facts.default_buttons[form] = each


def is_indeterminate(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-indeterminate"""
    if is_html_element(element, "progress"):
        return element.attribute_value("value") is None
    if not is_html_element(element, "input"):
        return False
    input = cast("HTMLInputElement", element)
    type_ = input_type(element)
    if type_ == "checkbox":
        return input.indeterminate
    if type_ != "radio":
        return False
    group = form_tree(element).radio_group(input)
    return not input.checkedness if group is None else group.checked is None


def is_placeholder_shown(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-placeholder-shown"""
    if element.attribute_value("placeholder") is None:
        return False
    if is_html_element(element, "textarea"):
        return cast("HTMLTextAreaElement", element).value == ""
    if not is_html_element(element, "input"):
        return False
    type_ = input_type(element)
    has_placeholder = type_ in ("text", "search", "tel", "url", "email", "password", "number")
    return has_placeholder and cast("HTMLInputElement", element).current_value == ""
