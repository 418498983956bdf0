"""States of form controls that selectors ask for: https://html.spec.whatwg.org/#pseudo-classes

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.form_states import elements_of, input_type, is_html_element, is_submit_button
from webapi.dom.forms.element_internals import submittable
from webapi.dom.forms.input_types import has_number, maximum, minimum
from webapi.dom.forms.owners import FormTree, form_tree
from webapi.dom.tree import parent_element

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


def matches_valid(element: Element, matching: Matching) -> bool | None:
    """Whether it matches ``:valid``, or ``:invalid``; None if it matches neither.

    https://html.spec.whatwg.org/#selector-valid
    """
    if element.local_name in ("fieldset", "form"):
        facts = matching.facts
        found = facts.with_invalid_controls
        if found is None:
            found = with_invalid_controls(form_tree(element))
            facts.with_invalid_controls = found
        return element not in found
    control = submittable(element)
    if control is None or not control.will_validate:
        return None
    return control.satisfies_its_constraints


def with_invalid_controls(tree: FormTree) -> dict[Element, bool]:
    """The forms and fieldsets of a tree that an invalid control belongs to."""
    found: dict[Element, bool] = {}
    for each in elements_of(tree.root):
        control = submittable(each)
        if control is None or not control.will_validate or control.satisfies_its_constraints:
            continue
        form = tree.owner(each)
        if form is not None:
            found[form] = True
        parent = parent_element(each)
        while parent is not None:
            if is_html_element(parent, "fieldset"):
                if parent in found:
                    break
                found[parent] = True
            parent = parent_element(parent)
    return found


def matches_in_range(element: Element) -> bool | None:
    """Whether it matches ``:in-range``, or ``:out-of-range``; None if it matches neither.

    https://html.spec.whatwg.org/#selector-in-range
    """
    if element.local_name != "input":
        return None
    input = cast("HTMLInputElement", element)
    type_ = input_type(element)
    if not has_number(type_) or not input.will_validate:
        return None
    if minimum(element, type_) is None and maximum(element, type_) is None:
        return None
    return not input.range_underflow and not input.range_overflow


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
