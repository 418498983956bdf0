"""Serialize nodes as HTML: https://html.spec.whatwg.org/#serialising-html-fragments

There are no shadow trees. All walks are loops: a tree may be 100,000 nodes deep.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.character_data import CharacterData, Comment, ProcessingInstruction
from webapi.dom.document import DocumentType
from webapi.dom.element import Element
from webapi.dom.names import HTML_NAMESPACE, XMLNS_NAMESPACE
from webapi.webidl.host import escaped_attribute, escaped_text, joined_texts

if TYPE_CHECKING:
    from webapi.dom.attributes import Attribute
    from webapi.dom.node import Node


def serialize_html_fragment(node: Node) -> str:
    """https://html.spec.whatwg.org/#html-fragment-serialisation-algorithm"""
    parts: list[str] = []
    contents = node.template_contents
    parent = node if contents is None else contents
    if not serializes_as_void(node):
        serialize_children(parent, parts)
    return joined_texts(parts)


def serialize_html_element(element: Element) -> str:
    """An element itself, as `outerHTML` has it."""
    parts: list[str] = []
    serialize_start(element, parts)
    if not serializes_as_void(element):
        contents = element.template_contents
        serialize_children(element if contents is None else contents, parts)
        parts.append(f"</{serialized_tag_name(element)}>")
    return joined_texts(parts)


def serialize_children(root: Node, parts: list[str]) -> None:
    """Serialize the descendants of a node, with the contents of templates."""
    each = root.first_child
    while each is not None:
        serialize_start(each, parts)
        contents = each.template_contents
        inside = each if contents is None else contents
        if inside.first_child is not None and not serializes_as_void(each):
            each = inside.first_child
            continue
        if isinstance(each, Element) and not serializes_as_void(each):
            parts.append(f"</{serialized_tag_name(each)}>")
        following = each.next_sibling
        while following is None:
            parent = each.parent
            if parent is None or parent is root:
                return
            host = parent.host_of_fragment
            each = parent if host is None else host
            if isinstance(each, Element):
                parts.append(f"</{serialized_tag_name(each)}>")
            following = each.next_sibling
        each = following


def serialize_start(node: Node, parts: list[str]) -> None:
    """Serialize a node up to its children."""
    if isinstance(node, Element):
        parts.append(f"<{serialized_tag_name(node)}")
        for attribute in node.attribute_list:
            name = serialized_attribute_name(attribute)
            parts.append(f' {name}="{escaped_attribute(attribute.value)}"')
        parts.append(">")
    elif isinstance(node, Comment):
        parts.append(f"<!--{node.data}-->")
    elif isinstance(node, ProcessingInstruction):
        parts.append(f"<?{node.target} {node.data}>")
    elif isinstance(node, CharacterData):
        is_raw = node.parent is not None and has_raw_text(node.parent)
        parts.append(node.data if is_raw else escaped_text(node.data))
    elif isinstance(node, DocumentType):
        parts.append(f"<!DOCTYPE {node.name}>")


def serialized_tag_name(element: Element) -> str:
    """The local name, or the qualified name of an element in another namespace."""
    namespace = element.namespace
    return element.local_name if is_known_namespace(namespace) else element.qualified_name


def is_known_namespace(namespace: str | None) -> bool:
    """Whether it is that of HTML, MathML or SVG."""
    return namespace in (
        "http://www.w3.org/1999/xhtml",
        "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/2000/svg",
    )


def serialized_attribute_name(attribute: Attribute) -> str:
    """https://html.spec.whatwg.org/#attribute's-serialised-name"""
    namespace = attribute.namespace
    if namespace is None:
        return attribute.local_name
    if namespace == "http://www.w3.org/XML/1998/namespace":
        return f"xml:{attribute.local_name}"
    if namespace == XMLNS_NAMESPACE:
        return "xmlns" if attribute.local_name == "xmlns" else f"xmlns:{attribute.local_name}"
    if namespace == "http://www.w3.org/1999/xlink":
        return f"xlink:{attribute.local_name}"
    return attribute.qualified_name


def serializes_as_void(node: Node) -> bool:
    """https://html.spec.whatwg.org/#serializes-as-void"""
    if not isinstance(node, Element) or node.namespace != HTML_NAMESPACE:
        return False
    name = node.local_name
    return name in (
        "area",
        "base",
        "br",
        "col",
        "embed",
        "hr",
        "img",
        "input",
        "link",
        "meta",
    ) or name in ("source", "track", "wbr", "basefont", "bgsound", "frame", "keygen", "param")


def has_raw_text(node: Node) -> bool:
    """Whether a text in it is serialized as it is."""
    if not isinstance(node, Element) or node.namespace != HTML_NAMESPACE:
        return False
    if node.local_name == "noscript":
        return node.node_document.script_runner is not None
    return node.local_name in (
        "style",
        "script",
        "xmp",
        "iframe",
        "noembed",
        "noframes",
        "plaintext",
    )
