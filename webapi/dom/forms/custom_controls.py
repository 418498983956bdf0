"""Custom elements that are controls hear when their form, or whether they are disabled, changes.

https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.custom_elements import custom_state_of, enqueue_a_callback, is_form_associated
from webapi.dom.form_states import is_actually_disabled, is_html_element
from webapi.dom.forms.owners import form_owner
from webapi.dom.selectors import Facts, Matching
from webapi.dom.tree import ELEMENT_NODE, shadow_including_inclusive_descendants

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.forms.form import HTMLFormElement
    from webapi.dom.node import Node


class ControlChanges:
    """Tells custom elements what is new to them after one change of the tree."""

    __slots__ = ("_matching", "_nearest")

    def __init__(self, element: Element) -> None:
        self._matching = Matching(element, None, Facts())
        self._nearest: dict[Element, HTMLFormElement | None] = {}

    def tell(self, element: Element) -> None:
        """Enqueue the callbacks of a form-associated custom element.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner
        """
        state = custom_state_of(element)
        by_id = element.node_document.custom_controls_by_id
        if element.is_connected and element.attribute_value("form") is not None:
            by_id[element] = True
        elif element in by_id:
            del by_id[element]
        owner = form_owner(element, self._nearest)
        if owner is not state.form_owner:
            state.form_owner = owner
            enqueue_a_callback(element, "formAssociatedCallback", [owner])
        is_disabled = is_actually_disabled(element, self._matching)
        if is_disabled != state.is_disabled:
            state.is_disabled = is_disabled
            enqueue_a_callback(element, "formDisabledCallback", [is_disabled])

    def tell_all(self, root: Node) -> bool:
        """Tell the custom elements of a subtree. Return whether an element of it has an ID."""
        has_id = False
        for node in shadow_including_inclusive_descendants(root):
            if node.node_type == ELEMENT_NODE:
                element = cast("Element", node)
                if element.id_value is not None:
                    has_id = True
                if is_form_associated(element):
                    self.tell(element)
        return has_id

    def tell_those_with_a_form_attribute(self, document: Document) -> None:
        """Tell the custom elements whose owner has an ID."""
        for element in list(document.custom_controls_by_id.keys()):
            self.tell(element)


def custom_controls_moved(node: Node, parent: Node) -> None:
    """React to the insertion of a node into a parent, or to its removal from it."""
    if node.node_type != ELEMENT_NODE:
        return
    element = cast("Element", node)
    changes = ControlChanges(element)
    if changes.tell_all(element):
        changes.tell_those_with_a_form_attribute(element.node_document)
    if is_html_element(element, "legend") and parent.node_type == ELEMENT_NODE:
        fieldset = cast("Element", parent)
        if is_html_element(fieldset, "fieldset"):
            ControlChanges(fieldset).tell_all(fieldset)


def custom_controls_follow(element: Element, local_name: str) -> None:
    """React to a change of an attribute."""
    if local_name == "id" and element.is_connected:
        ControlChanges(element).tell_those_with_a_form_attribute(element.node_document)
    elif local_name == "disabled" and is_html_element(element, "fieldset"):
        ControlChanges(element).tell_all(element)
    elif local_name in ("disabled", "form") and is_form_associated(element):
        ControlChanges(element).tell(element)
