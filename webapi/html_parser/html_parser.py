"""A parser whose input comes in pieces, and which pauses: https://html.spec.whatwg.org/#parsing

It tells what it does to the tree in operations, as others may have the tree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from . import insertion_modes as insertion_modes
from .nodes import HTML, Comment, Doctype, Element, Node, ProcessingInstruction
from .parsing import with_line_feeds
from .selectedcontent import update_selectedcontent
from .tokens import StartTag
from .tree_construction import TreeConstruction

# What an operation does. Numbers follow it: those of elements in the order of their creation. That
# of the document is 0. That of a template means its contents, as a parent.
# A place is a parent and a table. If the table is not NOTHING and has a parent, the place is before
# it, and else at the end of the parent: https://html.spec.whatwg.org/#foster-parent
NOTHING: Final = -1
CREATE: Final = 0
"""An element of a shape, in the document of the contents of a template, or of the document (0)."""
INSERT: Final = 1
"""An element, and its place. It may be somewhere else before."""
INSERT_TEXT: Final = 2
INSERT_COMMENT: Final = 3
INSERT_INSTRUCTION: Final = 4
INSERT_DOCTYPE: Final = 5
WRAP_CHILDREN: Final = 6
"""Those of an element, in a new one that it gets."""
REMOVE: Final = 7
ADD_ATTRIBUTES: Final = 8
"""Those of a shape that an element lacks."""
SET_MODE: Final = 9
"""The mode is a text."""
ASSOCIATE: Final = 10
"""The element that is created next with a form."""
SHOW_OPTION: Final = 11
"""In a selectedcontent element: https://html.spec.whatwg.org/#clone-an-option-into-a-selectedcontent"""
ATTACH_SHADOW_ROOT: Final = 12
"""A new template, its host, and the place of the template if the host cannot have a shadow root.

Else the number of the template means the shadow root from now on.
"""


@dataclass(eq=False, slots=True)
class Operations:
    """What a parser did: codes with numbers, texts, and the shapes that are new."""

    codes: list[int] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    shapes: list[list[str]] = field(default_factory=list)
    """A namespace ("html", "svg", "math"), a local name, and the names of the attributes."""


class HTMLParser(TreeConstruction):
    """https://html.spec.whatwg.org/#html-parser

    >>> parser = HTMLParser()
    >>> parser.feed("<p>a<script>b</scr")
    >>> parser.parse()
    >>> parser.feed("ipt>c")
    >>> parser.parse().name
    'script'
    >>> parser.end()
    >>> parser.parse(), parser.has_ended
    (None, True)
    """

    def __init__(
        self, *, scripting: bool = False, allow_declarative_shadow_roots: bool = False
    ) -> None:
        super().__init__("", scripting=scripting)
        self._allow_declarative_shadow_roots = allow_declarative_shadow_roots
        self.tokenizer.open()
        self._is_complete = False
        self._ends_in_a_return = False
        self._rests: list[str] = []
        """What follows the insertion point of each script that runs."""
        self._script: Element | None = None
        self._made = Operations()
        self._shapes: dict[tuple[str, ...], int] = {}
        self._numbers: dict[Node, int] = {self.document: 0}
        self._count = 0

    @property
    def has_ended(self) -> bool:
        """Whether it has stopped: https://html.spec.whatwg.org/#stop-parsing"""
        return self.tokenizer.has_ended

    def feed(self, text: str) -> None:
        """Insert a text into the input stream: at the insertion point, or else at the end.

        https://html.spec.whatwg.org/#input-stream
        """
        if not text:
            return
        if self._ends_in_a_return:
            text = text.removeprefix("\n")
        self._ends_in_a_return = text.endswith("\r")
        self.tokenizer.append(with_line_feeds(text))

    def end(self) -> None:
        """Insert the end of file: no more text comes."""
        self._is_complete = True
        if not self._rests:
            self.tokenizer.close()

    def begin_script(self) -> None:
        """Let the insertion point be just before the next input character, while a script runs.

        https://html.spec.whatwg.org/#insertion-point
        """
        self.tokenizer.open()
        self._rests.append(self.tokenizer.cut())

    def finish_script(self) -> None:
        """Let the insertion point have the value that it had before the script ran."""
        self.tokenizer.append(self._rests.pop())
        if self._is_complete and not self._rests:
            self.tokenizer.close()

    def parse(self) -> Element | None:
        """Parse up to the insertion point, or to the end tag of a script, which is returned."""
        if self.has_ended:
            return None
        self._script = None
        self.tokenizer.run()
        if self.has_ended:
            for element, option in update_selectedcontent(self.selectedcontents):
                self._made.codes += SHOW_OPTION, self._numbers[element], self._numbers[option]
        return self._script

    def skip_to(self, number: int) -> None:
        """Parse to the end of a script that has a number, and forget the operations."""
        script = self.parse()
        while script is not None and self._numbers[script] != number:
            script = self.parse()
        self.take_operations()
        self._shapes.clear()

    def end_script(self, script: Element) -> None:
        self._script = script
        self.tokenizer.pause()

    def number_of(self, element: Element) -> int:
        """The number of an element in the operations."""
        return self._numbers[element]

    def take_operations(self) -> Operations:
        """What it did since this was called last."""
        made, self._made = self._made, Operations()
        return made

    # Operations

    def create_element(
        self, name: str, attributes: dict[str, str], namespace: str = HTML
    ) -> Element:
        element = super().create_element(name, attributes, namespace)
        self._count += 1
        self._numbers[element] = self._count
        if element.contents is not None:
            self._numbers[element.contents] = self._count
        form = element.form_owner
        if form is not None and not form.is_open:
            self._made.codes += ASSOCIATE, self._numbers[form]
        template = self.open.last("template")
        in_template = 0 if template is None else self._numbers[template]
        self._made.codes += CREATE, self._shape(element, attributes), in_template
        return element

    def _shape(self, element: Element, attributes: dict[str, str]) -> int:
        shape = (element.namespace, element.name, *attributes)
        number = self._shapes.get(shape)
        if number is None:
            number = self._shapes[shape] = len(self._shapes)
            self._made.shapes.append(list(shape))
        self._made.texts += attributes.values()
        return number

    def _add_place(self, parent: Node, table: Node | None) -> None:
        number = NOTHING
        if isinstance(table, Element):
            number = self._numbers[table]
            parent = self.open.elements[self.open.index(table) - 1]
        self._made.codes += self._numbers[parent], number

    def _insert(self, node: Node, parent: Node, before: Node | None) -> None:
        super()._insert(node, parent, before)
        assert node.parent is not None
        if isinstance(node, Element):
            self._made.codes += INSERT, self._numbers[node]
        else:
            self._add_leaf(node)
        self._add_place(node.parent, before)

    def _add_leaf(self, node: Node) -> None:
        made = self._made
        match node:
            case Comment():
                made.codes.append(INSERT_COMMENT)
                made.texts.append(node.data)
            case ProcessingInstruction():
                made.codes.append(INSERT_INSTRUCTION)
                made.texts += node.target, node.data
            case Doctype():
                made.codes.append(INSERT_DOCTYPE)
                made.texts += node.name, node.public_id, node.system_id

    def insert_leaf(self, node: Comment | ProcessingInstruction | Doctype, parent: Node) -> None:
        super().insert_leaf(node, parent)
        self._add_leaf(node)
        self._add_place(parent, None)

    def opens_a_shadow_root(self, tag: StartTag) -> bool:
        """A step of https://html.spec.whatwg.org/#parsing-main-inhead about templates"""
        mode = tag.attributes.get("shadowrootmode", "").lower()
        host = self.open.current
        is_allowed = self._allow_declarative_shadow_roots and host is not self.open.elements[0]
        if mode not in ("open", "closed") or not is_allowed:
            return False
        place = self.appropriate_place()
        template = self.create_element(tag.name, tag.attributes)
        self.open.push(template)
        numbers = self._numbers[template], self._numbers[host]
        self._made.codes += ATTACH_SHADOW_ROOT, *numbers
        self._add_place(*place)
        return True

    def insert_html_element(self, tag: StartTag) -> Element:
        element = super().insert_html_element(tag)
        self._made.codes += INSERT, self._numbers[element], 0, NOTHING
        return element

    def insert_characters(self, data: str) -> None:
        place = self.appropriate_place()
        super().insert_characters(data)
        self._made.codes.append(INSERT_TEXT)
        self._made.texts.append(data)
        self._add_place(*place)

    def move(self, element: Element, parent: Node, before: Node | None = None) -> None:
        super().move(element, parent, before)
        self._made.codes += INSERT, self._numbers[element]
        self._add_place(parent, before)

    def wrap_children(self, parent: Element, new: Element) -> None:
        super().wrap_children(parent, new)
        self._made.codes += WRAP_CHILDREN, self._numbers[parent], self._numbers[new]

    def remove(self, element: Element) -> None:
        super().remove(element)
        self._made.codes += REMOVE, self._numbers[element]

    def add_attributes(self, element: Element, attributes: dict[str, str]) -> None:
        super().add_attributes(element, attributes)
        shape = self._shape(element, attributes)
        self._made.codes += ADD_ATTRIBUTES, self._numbers[element], shape

    def set_document_mode(self, mode: str) -> None:
        super().set_document_mode(mode)
        self._made.codes.append(SET_MODE)
        self._made.texts.append(mode)
