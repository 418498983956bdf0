"""Build the nodes that a parser of HTML has made: https://html.spec.whatwg.org/#tree-construction

``webapi/webidl/html_parsing.py`` asks the parser, and says in codes and texts what it made.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.attributes import Attribute
from webapi.dom.character_data import CDATASection, Comment, ProcessingInstruction, Text
from webapi.dom.custom_elements import enqueue_an_attribute_change, invoke_reactions
from webapi.dom.document import Document, DocumentType
from webapi.dom.element import Element
from webapi.dom.form_states import is_html_element
from webapi.dom.mutation import connect, insert
from webapi.dom.names import (
    HTML_NAMESPACE,
    MATHML_NAMESPACE,
    SVG_NAMESPACE,
    XLINK_NAMESPACE,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from webapi.dom.script_element import HTMLScriptElement
from webapi.dom.tree import DOCUMENT_NODE, ELEMENT_NODE, children_of, following_element
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ParsedHTML,
    ascii_lowercase,
    parse_html_fragment,
    parse_xml_fragment,
    text_after_colon,
    text_before_colon,
    text_contains,
)

if TYPE_CHECKING:
    from webapi.dom.document_fragment import DocumentFragment
    from webapi.dom.node import Node

# What a code means. The texts of the nodes stand one after the other.
CLOSE: Final = 0
"""The end of an element or of the contents of a template."""
TEXT: Final = 1
COMMENT: Final = 2
INSTRUCTION: Final = 3
"""A target and data."""
DOCTYPE: Final = 4
"""A name, a public ID and a system ID."""
CDATA: Final = 5
ELEMENT: Final = 6
"""An element of the first shape, with the values of its attributes. Greater codes follow."""


class Associations:
    """The controls that the parser has associated with forms that are not around them.

    A control may stand before its form, as elements are moved out of tables.
    """

    __slots__ = ("_elements", "_owners", "_read")

    def __init__(self, owners: list[int]) -> None:
        """Take pairs of numbers of elements: a control and a form. The later ones come later."""
        self._owners = owners
        self._read = 0
        self._elements: list[Element] = []

    def note(self, element: Element) -> None:
        """Associate what can be associated, now that the next element is there."""
        elements, owners = self._elements, self._owners
        elements.append(element)
        while self._read < len(owners):
            control = owners[self._read]
            form = owners[self._read + 1]
            if control >= len(elements) or form >= len(elements):
                return
            elements[control].associate_with_form(elements[form])
            self._read += 2


class ElementShape:
    """What elements have in common that differ in the values of their attributes."""

    __slots__ = ("attributes", "local_name", "namespace", "prefix")

    def __init__(self, shape: list[str]) -> None:
        """Prepare the namespace, the local name, and the names of attributes."""
        self.namespace: str | None = namespace_of(shape[0])
        self.local_name = shape[1]
        self.prefix: str | None = None
        self.attributes: list[Attribute] = []
        """Attributes without values."""
        if shape[0] == "xml":
            self._read_xml(shape)
            return
        for index, name in enumerate(shape):
            if index > 1:
                self.attributes.append(parsed_attribute(name, shape[0]))

    def _read_xml(self, shape: list[str]) -> None:
        """Prepare from pairs of a namespace and a qualified name."""
        element = attribute_of_xml(shape[1], shape[2])
        self.namespace = element.namespace
        self.local_name = element.local_name
        self.prefix = element.prefix
        at = 3
        while at < len(shape):
            self.attributes.append(attribute_of_xml(shape[at], shape[at + 1]))
            at += 2


def build_document(document: Document, parsed: ParsedHTML) -> None:
    """Append all that was parsed to an empty document."""
    document.mode = parsed.mode
    document.element_lists = None
    build(document, parsed)
    for child in children_of(document):
        connect(child)


def build_fragment(context: Element, text: str) -> DocumentFragment:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm"""
    contents = context.template_contents
    document = context.node_document if contents is None else contents.node_document
    parsed = parse_html_fragment(
        text,
        context_name(context),
        is_in_a_form(context),
        document.mode == "quirks",
        document.script_runner is not None,
    )
    fragment = document.create_document_fragment()
    build(fragment, parsed)
    return fragment


def build_xml_fragment(context: Element, text: str) -> DocumentFragment:
    """https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-parsing-algorithm

    Raises:
        SyntaxError: The text is not well-formed.
    """
    parsed = parse_xml_fragment(text, namespaces_in_scope(context))
    if parsed is None:
        raise DOMException("The text is not well-formed XML.", "SyntaxError")
    fragment = context.node_document.create_document_fragment()
    build(fragment, parsed)
    return fragment


def namespaces_in_scope(context: Element) -> list[str]:
    """The prefixes that are declared on an element, each before its namespace."""
    found: list[str] = []
    seen: set[str] = set()
    each: Node | None = context
    while each is not None:
        if isinstance(each, Element):
            if each.namespace is not None:
                add_namespace(found, seen, each.prefix, each.namespace)
            for attribute in each.attribute_list:
                if attribute.namespace == XMLNS_NAMESPACE:
                    prefix = None if attribute.prefix is None else attribute.local_name
                    add_namespace(found, seen, prefix, attribute.value)
        each = each.parent
    return found


def add_namespace(found: list[str], seen: set[str], prefix: str | None, namespace: str) -> None:
    """Add a namespace, unless a nearer element has the prefix."""
    name = "" if prefix is None else prefix
    if name in seen:
        return
    seen.add(name)
    if namespace != "" or name == "":
        found.append(name)
        found.append(namespace)


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
    """Append all that was parsed to a node that has no children. Its scripts never run."""
    TreeBuilder(root, parsed, is_page=False).build()


class TreeBuilder:
    """Appends what was parsed to a node that has no children.

    If that is the document of a page, scripts may change the tree whenever a script ends. What was
    parsed is appended to the open elements nonetheless, wherever they are then.
    """

    __slots__ = (
        *("_associations", "_codes_read", "_is_page", "_open", "_parent", "_parsed", "_shapes"),
        *("_texts_read", "elements"),
    )

    def __init__(self, root: Node, parsed: ParsedHTML, is_page: bool) -> None:
        self._parent = root
        self._parsed = parsed
        self._is_page = is_page
        self._associations: Associations | None = None
        if len(parsed.owners) > 0:
            self._associations = Associations(parsed.owners)
        self._shapes: list[ElementShape] = []
        for shape in parsed.shapes:
            self._shapes.append(ElementShape(shape))
        self._open: list[Node] = []
        """The parents of the parent: https://html.spec.whatwg.org/#stack-of-open-elements"""
        self._codes_read = 0
        self._texts_read = 0
        self.elements: list[Element] = []
        """Those of a page, in tree order."""

    def number_of(self, element: Element) -> int:
        """The number of an element in tree order, counted from 1."""
        for index, each in enumerate(self.elements):
            if each is element:
                return index + 1
        return 0

    def build(self) -> HTMLScriptElement | None:
        """Build until a script of the page ends, and return it, or until all is built."""
        codes, texts, shapes = self._parsed.codes, self._parsed.texts, self._shapes
        parent, open_, is_page, at = self._parent, self._open, self._is_page, self._texts_read
        index = self._codes_read
        while index < len(codes):
            code = codes[index]
            index += 1
            if code == CLOSE:
                closed = parent
                parent = open_.pop()
                if is_page and isinstance(closed, HTMLScriptElement):
                    self._parent = parent
                    self._codes_read = index
                    self._texts_read = at
                    return closed
                continue
            document = parent.node_document
            node: Node
            if code >= ELEMENT:
                shape = shapes[code - ELEMENT]
                node = parsed_element(document, shape, texts, at, is_page)
                at += len(shape.attributes)
                if self._associations is not None:
                    self._associations.note(node)
                if is_page:
                    self.elements.append(node)
                    invoke_reactions()
            else:
                if code == TEXT and is_page:
                    last = parent.last_child
                    if last is not None and isinstance(last, Text):
                        last.append_data(texts[at])
                        at += 1
                        continue
                node = parsed_leaf(document, code, texts, at)
                at += number_of_texts(code)
            if is_page:
                insert_parsed(node, parent)
                invoke_reactions()
            else:
                append_parsed(node, parent)
            if code >= ELEMENT:
                open_.append(parent)
                contents = node.template_contents
                parent = node if contents is None else contents
        self._codes_read = index
        return None


def parsed_element(
    document: Document, shape: ElementShape, texts: list[str], at: int, is_page: bool
) -> Element:
    """Create an element, whose attributes have the values at a place of the texts.

    https://html.spec.whatwg.org/#create-an-element-for-the-token
    """
    document.custom_elements_in_creation += 1
    element = document.create_an_element(shape.local_name, shape.namespace, shape.prefix, is_page)
    document.custom_elements_in_creation -= 1
    if len(element.attribute_list) == 0:  # else it was made before the tree
        give_attributes(element, shape.attributes, texts, at)
    if isinstance(element, HTMLScriptElement):
        element.parser_document = document
        element.force_async = False
        element.already_started = not is_page
    return element


def parsed_leaf(document: Document, code: int, texts: list[str], at: int) -> Node:
    """Create a node that is not an element."""
    if code == TEXT:
        return Text(document, texts[at])
    if code == COMMENT:
        return Comment(document, texts[at])
    if code == CDATA:
        return CDATASection(document, texts[at])
    if code == INSTRUCTION:
        return ProcessingInstruction(document, texts[at], texts[at + 1])
    return DocumentType(document, texts[at], texts[at + 1], texts[at + 2])


def number_of_texts(code: int) -> int:
    """How many texts a node that is not an element has."""
    if code == DOCTYPE:
        return 3
    return 2 if code == INSTRUCTION else 1


def insert_parsed(node: Node, parent: Node) -> None:
    """https://html.spec.whatwg.org/#insert-an-element-at-the-adjusted-insertion-location"""
    is_possible = parent.node_type != DOCUMENT_NODE or node.node_type != ELEMENT_NODE
    if is_possible or following_element(parent.first_child) is None:
        insert(node, parent, None)


def give_attributes(element: Element, names: list[Attribute], texts: list[str], at: int) -> None:
    """Append the attributes of a new element, whose values stand at a place of the texts."""
    attributes: list[Attribute] = []
    has_handlers = False
    for index, each in enumerate(names):
        value = texts[at + index]
        attribute = Attribute(each.local_name, value, each.namespace, each.prefix)
        attribute.element = element
        attributes.append(attribute)
        if each.local_name in ("class", "id"):
            element.note_value(each.local_name, value, each.namespace)
        elif each.local_name.startswith("on"):
            has_handlers = True
    element.attribute_list = attributes
    if element.known_extras is not None and element.known_extras.custom is not None:
        for each in attributes:
            enqueue_an_attribute_change(element, each, None, each.value)
    if has_handlers or element.has_attribute_change_steps:
        for each in attributes:
            element.attribute_change_steps(each.local_name, None, each.value, each.namespace)


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


def namespace_of(name: str) -> str:
    """The namespace that a shape names."""
    if name == "html":
        return HTML_NAMESPACE
    return SVG_NAMESPACE if name == "svg" else MATHML_NAMESPACE


def attribute_of_xml(namespace: str, qualified_name: str) -> Attribute:
    """An attribute without a value, whose namespace is "" for null."""
    name = None if namespace == "" else namespace
    if text_contains(qualified_name, ":"):
        local_name = text_after_colon(qualified_name)
        return Attribute(local_name, "", name, text_before_colon(qualified_name))
    return Attribute(qualified_name, "", name)


def parsed_attribute(name: str, namespace: str) -> Attribute:
    """https://html.spec.whatwg.org/#adjust-foreign-attributes"""
    if namespace == "html" or not name.startswith("x"):
        return Attribute(name, "")
    if name in ("xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role") or name in (
        "xlink:show",
        "xlink:title",
        "xlink:type",
    ):
        return Attribute(text_after_colon(name), "", XLINK_NAMESPACE, "xlink")
    if name in ("xml:lang", "xml:space"):
        return Attribute(text_after_colon(name), "", XML_NAMESPACE, "xml")
    if name == "xmlns:xlink":
        return Attribute("xlink", "", XMLNS_NAMESPACE, "xmlns")
    return Attribute(name, "", XMLNS_NAMESPACE if name == "xmlns" else None)
