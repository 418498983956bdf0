"""Build the nodes that a parser of HTML has made: https://html.spec.whatwg.org/#tree-construction

``webapi/webidl/html_parsing.py`` asks the parser, and says in codes and texts what it made.

Written in the subset that is translated to JavaScript. Engines do not have it yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.attributes import Attribute
from webapi.dom.character_data import Comment, ProcessingInstruction, Text
from webapi.dom.document import Document, DocumentFragment, DocumentType
from webapi.dom.element import Element
from webapi.dom.form_states import is_html_element
from webapi.dom.mutation import connect
from webapi.dom.names import (
    HTML_NAMESPACE,
    MATHML_NAMESPACE,
    SVG_NAMESPACE,
    XLINK_NAMESPACE,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from webapi.dom.template import HTMLTemplateElement
from webapi.dom.tree import children_of
from webapi.webidl.host import ParsedHTML, ascii_lowercase, parse_html_fragment, text_after_colon

if TYPE_CHECKING:
    from webapi.dom.node import Node

# What a code means. Behind it stand indices of texts.
CLOSE: Final = 0
"""The end of an element or of the contents of a template."""
HTML_ELEMENT: Final = 1
"""A local name; how many attributes there are, and of each a name and a value."""
SVG_ELEMENT: Final = 2
MATHML_ELEMENT: Final = 3
TEXT: Final = 4
COMMENT: Final = 5
INSTRUCTION: Final = 6
"""A target and data."""
DOCTYPE: Final = 7
"""A name, a public ID and a system ID."""


def build_document(document: Document, parsed: ParsedHTML) -> None:
    """Append all that was parsed to an empty document."""
    document.mode = parsed.mode
    build(document, parsed)
    for child in children_of(document):
        connect(child)


def build_fragment(context: Element, text: str) -> DocumentFragment:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm"""
    parsed = parse_html_fragment(text, context_name(context), is_in_a_form(context))
    fragment = context.node_document.create_document_fragment()
    build(fragment, parsed)
    return fragment


def context_name(context: Element) -> str:
    """A local name behind "svg " or "math " in these namespaces, or else div.

    https://html.spec.whatwg.org/#html-integration-point
    """
    if context.namespace == HTML_NAMESPACE:
        return context.local_name
    if context.namespace == SVG_NAMESPACE:
        return f"svg {context.local_name}"
    if context.namespace != MATHML_NAMESPACE:
        return "div"
    encoding = context.attribute_value("encoding")
    if context.local_name == "annotation-xml" and encoding is not None:
        type_ = ascii_lowercase(encoding)
        if type_ in ("text/html", "application/xhtml+xml"):
            return "div"
    return f"math {context.local_name}"


def is_in_a_form(context: Element) -> bool:
    """Whether the parser begins with a form element pointer."""
    each: Node | None = context
    while each is not None:
        if isinstance(each, Element) and is_html_element(each, "form"):
            return True
        each = each.parent
    return False


def build(root: Node, parsed: ParsedHTML) -> None:
    """Append all that was parsed to a node that has no children."""
    codes, texts = parsed.codes, parsed.texts
    parent = root
    at = 0
    while at < len(codes):
        code = codes[at]
        if code == CLOSE:
            host = parent.host_of_fragment
            closed = parent if host is None else host
            assert closed.parent is not None
            parent = closed.parent
            at += 1
            continue
        document = parent.node_document
        text = texts[codes[at + 1]]
        at += 2
        if code == TEXT:
            append_parsed(Text(document, text), parent)
        elif code == COMMENT:
            append_parsed(Comment(document, text), parent)
        elif code == INSTRUCTION:
            data = texts[codes[at]]
            append_parsed(ProcessingInstruction(document, text, data), parent)
            at += 1
        elif code == DOCTYPE:
            public_id = texts[codes[at]]
            system_id = texts[codes[at + 1]]
            append_parsed(DocumentType(document, text, public_id, system_id), parent)
            at += 2
        else:
            element = document.create_an_element(text, namespace_of(code))
            count = codes[at]
            at += 1
            if len(element.attribute_list) > 0:  # it was made, with its attributes, before the tree
                at += count + count
                count = 0
            for _ in range(count):
                attribute = parsed_attribute(texts[codes[at]], texts[codes[at + 1]], code)
                attribute.element = element
                element.attribute_list.append(attribute)
                element.attribute_change_steps(
                    attribute.local_name, None, attribute.value, attribute.namespace
                )
                at += 2
            append_parsed(element, parent)
            parent = element
            if isinstance(element, HTMLTemplateElement):
                parent = element.content


def append_parsed(node: Node, parent: Node) -> None:
    """Append a new node to one that nothing follows yet, as no script has seen it."""
    last = parent.last_child
    node.parent = parent
    node.previous_sibling = last
    if last is None:
        parent.first_child = node
    else:
        last.next_sibling = node
    parent.last_child = node


def namespace_of(code: int) -> str:
    """The namespace of an element with that code."""
    if code == HTML_ELEMENT:
        return HTML_NAMESPACE
    return SVG_NAMESPACE if code == SVG_ELEMENT else MATHML_NAMESPACE


def parsed_attribute(name: str, value: str, code: int) -> Attribute:
    """https://html.spec.whatwg.org/#adjust-foreign-attributes"""
    if code == HTML_ELEMENT or not name.startswith("x"):
        return Attribute(name, value)
    if name in ("xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role") or name in (
        "xlink:show",
        "xlink:title",
        "xlink:type",
    ):
        return Attribute(text_after_colon(name), value, XLINK_NAMESPACE, "xlink")
    if name in ("xml:lang", "xml:space"):
        return Attribute(text_after_colon(name), value, XML_NAMESPACE, "xml")
    if name == "xmlns:xlink":
        return Attribute("xlink", value, XMLNS_NAMESPACE, "xmlns")
    return Attribute(name, value, XMLNS_NAMESPACE if name == "xmlns" else None)
