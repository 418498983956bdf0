"""The parser of a document that is built step by step, and what scripts write into it.

https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.attributes import Attribute
from webapi.dom.character_data import Text
from webapi.dom.custom_elements import invoke_reactions
from webapi.dom.events import fire_an_event
from webapi.dom.mutation import insert, remove, replace_all_within
from webapi.dom.parsed_html import (
    COMMENT,
    DOCTYPE,
    INSTRUCTION,
    ElementShape,
    number_of_texts,
    parsed_element,
    parsed_leaf,
)
from webapi.dom.script_element import HTMLScriptElement, prepare_the_script_element
from webapi.dom.shadow_root import declarative_shadow_root
from webapi.dom.tree import (
    DOCUMENT_NODE,
    ELEMENT_NODE,
    children_of,
    following_element,
    is_host_including_inclusive_ancestor,
    shadow_including_inclusive_descendants,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import MarkupParser, joined_texts

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node

# What an operation does: see webapi/html_parser/html_parser.py, with which
# tests/html_parser/test_pieces.py compares these.
CREATE: Final = 0
INSERT: Final = 1
INSERT_TEXT: Final = 2
INSERT_COMMENT: Final = 3
INSERT_INSTRUCTION: Final = 4
INSERT_DOCTYPE: Final = 5
WRAP_CHILDREN: Final = 6
REMOVE: Final = 7
ADD_ATTRIBUTES: Final = 8
SET_MODE: Final = 9
ASSOCIATE: Final = 10
SHOW_OPTION: Final = 11
ATTACH_SHADOW_ROOT: Final = 12

MAX_NESTED_WRITES: Final = 21


class DocumentParser:
    """https://html.spec.whatwg.org/#html-parser, of a document."""

    __slots__ = (
        *("_form", "_is_too_deep", "_nodes", "_shapes", "_writes", "document", "is_building"),
        *("is_created_by_script", "level", "markup"),
    )

    def __init__(
        self, document: Document, markup: MarkupParser, is_created_by_script: bool = True
    ) -> None:
        self.document = document
        self.markup = markup
        self.is_created_by_script = is_created_by_script
        """https://html.spec.whatwg.org/#script-created-parser"""
        self.level = 0
        """https://html.spec.whatwg.org/#script-nesting-level"""
        self.is_building = False
        """Whether it changes the tree now."""
        self._writes = 0
        """How many calls of write() wait for their scripts, each of a script of the one before."""
        self._is_too_deep = False
        self._nodes: list[Node] = [document]
        """The document, and the elements in the order of their creation."""
        self._shapes: list[ElementShape] = []
        self._form: Element | None = None

    def know(self, element: Element) -> None:
        """Know an element that another parser has created."""
        self._nodes.append(element)

    @property
    def has_insertion_point(self) -> bool:
        """Whether https://html.spec.whatwg.org/#insertion-point is defined."""
        return self.is_created_by_script or self.level > 0

    def write(self, text: str) -> None:
        """Insert a text into the input stream, and parse it unless a script is to come first.

        As in Chromium, what a write in 21 writes writes is lost, and all up to the outermost one.
        """
        self._writes += 1
        is_inner = self._writes > 1
        self._is_too_deep = self._writes > MAX_NESTED_WRITES or (is_inner and self._is_too_deep)
        try:
            if not self._is_too_deep:
                self.markup.feed(text)
                self.process()
        finally:
            self._writes -= 1

    def close(self) -> None:
        """Insert the end of file into the input stream, and parse what is left."""
        self.markup.end()
        self.process()

    def begin_script(self) -> None:
        """Let the insertion point be just before the next input character, while a script runs."""
        self.level += 1
        self.markup.begin_script()

    def finish_script(self) -> None:
        """Restore the insertion point."""
        self.level -= 1
        self.markup.finish_script()

    def process(self) -> None:
        """Parse up to the insertion point, or to a script for which the parser waits."""
        runner = self.document.script_runner
        while runner is None or not runner.is_blocking_the_parser():
            script = self.next_script()
            if script is not None:
                prepare_the_script_element(script)
            else:
                if self.markup.has_ended and self.document.parser is self:
                    end_parsing(self.document)
                return

    def next_script(self) -> HTMLScriptElement | None:
        """Parse to the end of a script of HTML, or up to the insertion point."""
        number = self.markup.run()
        self.is_building = True
        self._apply()
        self.is_building = False
        if number == 0:
            return None
        script = self._nodes[number]
        return script if isinstance(script, HTMLScriptElement) else None

    def _apply(self) -> None:
        operations = self.markup.operations
        for shape in operations.shapes:
            self._shapes.append(ElementShape(shape))
        codes, texts, nodes = operations.codes, operations.texts, self._nodes
        at = 0
        index = 0
        while index < len(codes):
            code = codes[index]
            if code == CREATE:
                shape_of_new = self._shapes[codes[index + 1]]
                self._create(shape_of_new, codes[index + 2], texts, at)
                at += len(shape_of_new.attributes)
                index += 3
            elif code == INSERT:
                element = self._element(codes[index + 1])
                self._insert(element, codes[index + 2], codes[index + 3])
                invoke_reactions_if_custom(element)
                index += 4
            elif code == INSERT_TEXT:
                self._insert_text(texts[at], codes[index + 1], codes[index + 2])
                at += 1
                index += 3
            elif code in (INSERT_COMMENT, INSERT_INSTRUCTION, INSERT_DOCTYPE):
                kind = leaf_code(code)
                document = self._parent(codes[index + 1]).node_document
                leaf = parsed_leaf(document, kind, texts, at)
                at += number_of_texts(kind)
                self._insert(leaf, codes[index + 1], codes[index + 2])
                index += 3
            elif code == WRAP_CHILDREN:
                parent = self._parent(codes[index + 1])
                for child in children_of(parent):
                    put(child, self._parent(codes[index + 2]), None)
                put(nodes[codes[index + 2]], parent, None)
                invoke_reactions()
                index += 3
            elif code == REMOVE:
                removed = nodes[codes[index + 1]]
                if removed.parent is not None:
                    remove(removed)
                index += 2
            elif code == ADD_ATTRIBUTES:
                names = self._shapes[codes[index + 2]].attributes
                add_attributes(self._element(codes[index + 1]), names, texts, at)
                at += len(names)
                index += 3
            elif code == SET_MODE:
                self.document.mode = texts[at]
                at += 1
                index += 1
            elif code == ASSOCIATE:
                self._form = self._element(codes[index + 1])
                index += 2
            elif code == SHOW_OPTION:
                show_option(nodes[codes[index + 1]], nodes[codes[index + 2]])
                index += 3
            else:
                self._attach_shadow_root(codes, index + 1)
                index += 5
        invoke_reactions()

    def _create(self, shape: ElementShape, template: int, texts: list[str], at: int) -> None:
        document = self._parent(template).node_document
        element = parsed_element(document, shape, texts, at, True)
        form = self._form
        if form is not None:
            element.associate_with_form(form)
        self._form = None
        self._nodes.append(element)
        invoke_reactions_if_custom(element)

    def _attach_shadow_root(self, codes: list[int], at: int) -> None:
        """https://html.spec.whatwg.org/#parsing-main-inhead, of a declarative shadow root"""
        template = self._element(codes[at])
        shadow = declarative_shadow_root(self._element(codes[at + 1]), template)
        if shadow is None:
            self._insert(template, codes[at + 2], codes[at + 3])
        else:
            self._nodes[codes[at]] = shadow

    def _element(self, number: int) -> Element:
        return cast("Element", self._nodes[number])

    def _parent(self, number: int) -> Node:
        node = self._nodes[number]
        contents = node.template_contents
        return node if contents is None else contents

    def _insert(self, node: Node, parent: int, table: int) -> None:
        """https://html.spec.whatwg.org/#insert-an-element-at-the-adjusted-insertion-location"""
        before = self._table_with_a_parent(table)
        if before is None or before.parent is None:
            put(node, self._parent(parent), None)
        else:
            put(node, before.parent, before)

    def _table_with_a_parent(self, number: int) -> Node | None:
        """The table of a place, unless the place is the end of the parent."""
        if number < 0:
            return None
        table = self._nodes[number]
        return None if table.parent is None else table

    def _insert_text(self, data: str, parent_number: int, table: int) -> None:
        """https://html.spec.whatwg.org/#insert-a-character"""
        parent: Node | None = self._parent(parent_number)
        before = self._table_with_a_parent(table)
        if before is not None:
            parent = before.parent
        if parent is None or parent.node_type == DOCUMENT_NODE:
            return
        previous = parent.last_child if before is None else before.previous_sibling
        if previous is not None and isinstance(previous, Text):
            previous.append_data(data)
        else:
            insert(Text(parent.node_document, data), parent, before)


def invoke_reactions_if_custom(element: Element) -> None:
    """Run the reactions that a custom element has by itself, and not by way of others."""
    if element.known_extras is not None and element.known_extras.custom is not None:
        invoke_reactions()


def leaf_code(operation: int) -> int:
    """The code in ``webapi/dom/parsed_html.py`` of a node that is not an element."""
    if operation == INSERT_COMMENT:
        return COMMENT
    return INSTRUCTION if operation == INSERT_INSTRUCTION else DOCTYPE


def put(node: Node, parent: Node, before: Node | None) -> None:
    """Insert a node, wherever it is, unless its place does not take it."""
    if node.node_type == ELEMENT_NODE:
        if parent.node_type == DOCUMENT_NODE and following_element(parent.first_child) is not None:
            return
        if node.first_child is not None and is_host_including_inclusive_ancestor(node, parent):
            return
    if node.parent is not None:
        remove(node)
    insert(node, parent, before)


def add_attributes(element: Element, names: list[Attribute], texts: list[str], at: int) -> None:
    """Give an element the attributes that it lacks: https://html.spec.whatwg.org/#parsing-main-inbody"""
    for index, each in enumerate(names):
        if element.attribute_value(each.local_name) is None:
            element.set_an_attribute_value(each.local_name, texts[at + index])


def show_option(selectedcontent: Node, option: Node) -> None:
    """https://html.spec.whatwg.org/#clone-an-option-into-a-selectedcontent"""
    replace_all_within(None, selectedcontent)
    for child in children_of(option):
        insert(child.clone_node(True), selectedcontent, None)


# Dynamic markup insertion


def new_page_parser(
    document: Document, markup: MarkupParser, elements: list[Element]
) -> DocumentParser:
    """The parser of a page, some of whose elements are there already."""
    parser = DocumentParser(document, markup, is_created_by_script=False)
    for each in elements:
        parser.know(each)
    return parser


def check_dynamic_markup_insertion(document: Document) -> None:
    """The first steps of `document_open` and of its like.

    Raises:
        InvalidStateError: It is a document of XML, or the parser creates a custom element.
    """
    if not document.is_html:
        raise DOMException("Only HTML documents support it.", "InvalidStateError")
    if document.custom_elements_in_creation > 0:
        message = "A constructor of a custom element cannot use it while the parser runs."
        raise DOMException(message, "InvalidStateError")


def active_parser(document: Document) -> DocumentParser | None:
    """https://html.spec.whatwg.org/multipage/dom.html#active-parser"""
    runner = document.script_runner
    return document.parser if runner is None else runner.active_parser()


def document_open(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps"""
    check_dynamic_markup_insertion(document)
    parser = active_parser(document)
    if parser is not None and parser.level > 0:
        return
    for node in shadow_including_inclusive_descendants(document):
        node.erase_all_event_listeners_and_handlers()
    if document.window is not None:
        document.window.erase_all_event_listeners_and_handlers()
    replace_all_within(None, document)
    document.mode = "no-quirks"
    runner = document.script_runner
    allows = document.allow_declarative_shadow_roots
    document.parser = DocumentParser(document, MarkupParser(runner is not None, allows))
    if runner is None:
        set_current_readiness(document, "loading")
    else:
        runner.begin_parsing()


def document_write(document: Document, texts: list[str], line_feed: str = "") -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps"""
    check_dynamic_markup_insertion(document)
    parser = active_parser(document)
    if parser is None or not parser.has_insertion_point:
        if document.ignored_destructive_writes > 0:
            return
        document_open(document)
        parser = document.parser
    if parser is not None:
        parser.write(joined_texts(texts) + line_feed)


def document_close(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close"""
    check_dynamic_markup_insertion(document)
    parser = active_parser(document)
    if parser is not None and parser.is_created_by_script:
        parser.close()


def parse_in_steps(document: Document, text: str) -> None:
    """Parse a page into an empty document whose scripts do not run."""
    markup = MarkupParser(False, document.allow_declarative_shadow_roots)
    parser = DocumentParser(document, markup)
    markup.feed(text)
    parser.close()


def end_parsing(document: Document) -> None:
    """https://html.spec.whatwg.org/multipage/parsing.html#stop-parsing"""
    document.parser = None
    runner = document.script_runner
    if runner is not None:
        runner.stop_parsing()
        return
    set_current_readiness(document, "interactive")
    set_current_readiness(document, "complete")


def set_current_readiness(document: Document, readiness: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness"""
    if document.ready_state == readiness:
        return
    document.ready_state = readiness
    fire_an_event("readystatechange", document)
