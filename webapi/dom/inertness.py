"""Inert elements, and what blocks a document.

https://html.spec.whatwg.org/multipage/interaction.html#inert-subtrees

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.slots import assigned_slot
from webapi.dom.tree import parent_element, shadow_root_of

if TYPE_CHECKING:
    from webapi.dom.dialog_element import HTMLDialogElement
    from webapi.dom.document import Document
    from webapi.dom.element import Element


def topmost_modal_dialog(document: Document) -> HTMLDialogElement | None:
    """The dialog that blocks a document.

    https://html.spec.whatwg.org/multipage/interaction.html#blocked-by-a-modal-dialog
    """
    if len(document.open_dialogs) == 0:
        return None
    for dialog in reversed(list(document.open_dialogs.keys())):
        if dialog.is_modal:
            return dialog
    return None


def is_inert(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/interaction.html#inert"""
    return _hit(element) is not element


def element_that_is_hit(element: Element) -> Element:
    """The element, or another one that a pointer over it hits as the element is inert.

    If all elements are inert, this is the document element.
    """
    hit = _hit(element)
    if hit is not None:
        return hit
    root = element.node_document.document_element
    return element if root is None else root


def _hit(element: Element) -> Element | None:
    """The nearest element around it that is not inert, or the dialog whose backdrop covers it."""
    dialog = topmost_modal_dialog(element.node_document)
    found: Element | None = None
    each: Element | None = element
    while each is not None:
        if each.namespace == HTML_NAMESPACE and each.attribute_value("inert") is not None:
            found = None
        elif found is None:
            found = each
        if each is dialog:
            return found
        each = parent_in_the_flat_tree(each)
    if dialog is None:
        return found
    return dialog if dialog.attribute_value("inert") is None else None


def parent_in_the_flat_tree(element: Element) -> Element | None:
    """https://drafts.csswg.org/css-scoping-1/#flattening, above an element"""
    parent = element.parent
    if parent is None:
        return None
    if parent.host_of_fragment is not None:
        return cast("Element", parent.host_of_fragment)
    if shadow_root_of(parent) is not None:
        slot = assigned_slot(element)
        if slot is not None:
            return slot
    return parent_element(element)
