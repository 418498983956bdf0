"""Parse and serialize by elements: https://html.spec.whatwg.org/#dom-parsing-and-serialization

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.element import Element
from webapi.dom.focus import unfocus_before_replacement
from webapi.dom.form_states import is_html_element
from webapi.dom.html_serialization import serialize_html_element, serialize_html_fragment
from webapi.dom.mutation import insert, replace_all_within, replace_within
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.parsed_html import build_fragment, build_xml_fragment
from webapi.dom.script_element import HTMLScriptElement
from webapi.dom.tree import COMMENT_NODE, next_element
from webapi.dom.xml_serialization import serialize_xml, serialize_xml_fragment
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.document_fragment import DocumentFragment
    from webapi.dom.node import Node
    from webapi.dom.ranges import Range
    from webapi.dom.shadow_root import ShadowRoot


def get_inner_html(node: Element | ShadowRoot) -> str:
    """https://html.spec.whatwg.org/#dom-element-innerhtml, or of a shadow root"""
    if node.node_document.is_html:
        return serialize_html_fragment(node)
    return serialize_xml_fragment(node, require_well_formed=True)


def set_inner_html(node: Element | ShadowRoot, text: str) -> None:
    """https://html.spec.whatwg.org/#dom-element-innerhtml, or of a shadow root"""
    fragment = parse_a_fragment(node if isinstance(node, Element) else node.shadow_host, text)
    contents = node.template_contents
    unfocus_before_replacement(node)
    replace_all_within(fragment, node if contents is None else contents)


def get_outer_html(element: Element) -> str:
    """https://html.spec.whatwg.org/#dom-element-outerhtml"""
    if element.node_document.is_html:
        return serialize_html_element(element)
    return serialize_xml(element, require_well_formed=True)


def set_outer_html(element: Element, text: str) -> None:
    """https://html.spec.whatwg.org/#dom-element-outerhtml"""
    parent = element.parent
    if parent is None:
        return
    if parent is element.node_document:
        message = "The outerHTML of a document's element cannot be set."
        raise DOMException(message, "NoModificationAllowedError")
    fragment = parse_a_fragment(context_element(parent), text)
    replace_within(element, fragment, parent)


def insert_adjacent_html(element: Element, position: str, text: str) -> None:
    """https://html.spec.whatwg.org/#dom-element-insertadjacenthtml"""
    place = ascii_lowercase(position)
    is_inside = place in ("afterbegin", "beforeend")
    if not is_inside and place not in ("beforebegin", "afterend"):
        message = "The place is none of beforebegin, afterbegin, beforeend and afterend."
        raise DOMException(message, "SyntaxError")
    parent = element if is_inside else element.parent
    if parent is None or parent is element.node_document:
        message = "An element without a parent element has nothing before and after it."
        raise DOMException(message, "NoModificationAllowedError")
    context = context_element(parent)
    if is_html_element(context, "html") and context.node_document.is_html:
        context = context.node_document.create_an_element("body", HTML_NAMESPACE)
    fragment = parse_a_fragment(context, text)
    if place == "beforebegin":
        insert(fragment, parent, element)
    elif place == "afterbegin":
        insert(fragment, element, element.first_child)
    elif place == "beforeend":
        insert(fragment, element, None)
    else:
        insert(fragment, parent, element.next_sibling)


def create_contextual_fragment(range: Range, text: str) -> DocumentFragment:
    """https://html.spec.whatwg.org/#dom-range-createcontextualfragment"""
    node = range.start_node
    element = node if isinstance(node, Element) else None
    if node.is_text or node.node_type == COMMENT_NODE:
        element = node.parent_element
    is_root = element is not None and is_html_element(element, "html")
    if element is None or (is_root and element.node_document.is_html):
        element = node.node_document.create_an_element("body", HTML_NAMESPACE)
    fragment = parse_a_fragment(element, text)
    each = next_element(fragment, fragment)
    while each is not None:
        if isinstance(each, HTMLScriptElement):
            each.already_started = False
            each.parser_document = None
        each = next_element(each, fragment)
    return fragment


def context_element(parent: Node) -> Element:
    """The context of a fragment that becomes children of a node: a body, if this is a fragment."""
    if isinstance(parent, Element):
        return parent
    return parent.node_document.create_an_element("body", HTML_NAMESPACE)


def parse_a_fragment(context: Element, text: str) -> DocumentFragment:
    """https://html.spec.whatwg.org/#fragment-parsing-algorithm-steps"""
    if context.node_document.is_html:
        return build_fragment(context, text)
    return build_xml_fragment(context, text)
