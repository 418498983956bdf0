"""Setting innerText and outerText: https://html.spec.whatwg.org/multipage/dom.html#dom-innertext

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.focus import unfocus_before_removal, unfocus_before_replacement
from webapi.dom.mutation import remove, replace_all_within, replace_within
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import TEXT_NODE
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import split_into_lines

if TYPE_CHECKING:
    from webapi.dom.character_data import Text
    from webapi.dom.document import Document
    from webapi.dom.document_fragment import DocumentFragment
    from webapi.dom.element import Element
    from webapi.dom.node import Node


def rendered_text_fragment(text: str, document: Document) -> DocumentFragment:
    """https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment"""
    fragment = document.create_document_fragment()
    is_first = True
    for line in split_into_lines(text):
        if not is_first:
            fragment.append_child(document.create_an_element("br", HTML_NAMESPACE))
        if line != "":
            fragment.append_child(document.create_text_node(line))
        is_first = False
    return fragment


def set_inner_text(element: Element, text: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#set-the-inner-text-steps"""
    unfocus_before_replacement(element)
    replace_all_within(rendered_text_fragment(text, element.node_document), element)


def set_outer_text(element: Element, text: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-outertext"""
    unfocus_before_removal(element)
    parent = element.parent
    if parent is None:
        message = "The element has no parent."
        raise DOMException(message, "NoModificationAllowedError")
    following, previous = element.next_sibling, element.previous_sibling
    document = element.node_document
    fragment = rendered_text_fragment(text, document)
    if fragment.first_child is None:
        fragment.append_child(document.create_text_node(""))
    replace_within(element, fragment, parent)
    if following is not None and following.previous_sibling is not None:
        _merge_with_the_next_text(following.previous_sibling)
    if previous is not None:
        _merge_with_the_next_text(previous)


def _merge_with_the_next_text(node: Node) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#merge-with-the-next-text-node"""
    following = node.next_sibling
    if node.node_type != TEXT_NODE or following is None or following.node_type != TEXT_NODE:
        return
    text = cast("Text", node)
    text.replace_data(text.length, 0, cast("Text", following).data)
    remove(following)
