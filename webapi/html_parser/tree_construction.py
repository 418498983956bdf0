"""The tree construction stage: https://html.spec.whatwg.org/#tree-construction"""

from __future__ import annotations

from typing import Final

from .active_formatting_elements import ActiveFormattingElements
from .errors import ErrorList
from .insertion_mode import (
    AFTER_HEAD,
    BEFORE_HEAD,
    IN_BODY,
    IN_CAPTION,
    IN_CELL,
    IN_COLUMN_GROUP,
    IN_FOREIGN_CONTENT,
    IN_FRAMESET,
    IN_HEAD,
    IN_ROW,
    IN_TABLE,
    IN_TABLE_BODY,
    IN_TEMPLATE,
    INITIAL,
    TEXT,
    InsertionMode,
)
from .nodes import (
    HTML,
    Comment,
    Doctype,
    Document,
    Element,
    Node,
    ProcessingInstruction,
    Text,
    append,
    insert,
    move_children,
    remove,
)
from .open_elements import OpenElements
from .selectedcontent import update_selectedcontent
from .tokenizer import Tokenizer
from .tokens import (
    CommentToken,
    DoctypeToken,
    EndOfFile,
    EndTag,
    InstructionToken,
    StartTag,
    Token,
)

MAXIMUM_DEPTH: Final = 512
"""Chromium appends what is deeper to the parent of the current node instead, but for text."""

_TABLE_PARTS: Final = frozenset({"table", "tbody", "tfoot", "thead", "tr"})
_MATHML_TEXT_INTEGRATION_POINTS: Final = frozenset(
    {"math mi", "math mo", "math mn", "math ms", "math mtext"}
)
_HTML_INTEGRATION_POINTS: Final = frozenset({"svg foreignObject", "svg desc", "svg title"})
_IMPLIED_END_TAGS: Final = frozenset(
    {"dd", "dt", "li", "optgroup", "option", "p", "rb", "rp", "rt", "rtc"}
)
_THOROUGHLY_IMPLIED_END_TAGS: Final = _IMPLIED_END_TAGS | {
    *("caption", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr")
}
_MODES: Final = {
    "tr": IN_ROW,
    "tbody": IN_TABLE_BODY,
    "thead": IN_TABLE_BODY,
    "tfoot": IN_TABLE_BODY,
    "caption": IN_CAPTION,
    "colgroup": IN_COLUMN_GROUP,
    "table": IN_TABLE,
    "body": IN_BODY,
    "frameset": IN_FRAMESET,
}
_FORM_ASSOCIATED: Final = frozenset(
    {"button", "fieldset", "img", "input", "object", "output", "select", "textarea"}
)
"""https://html.spec.whatwg.org/#form-associated-element"""


class TreeConstruction:
    """The state of a parser, and the algorithms that its insertion modes share."""

    def __init__(
        self,
        text: str,
        *,
        scripting: bool = False,
        errors: ErrorList | None = None,
        context: Element | None = None,
    ) -> None:
        self.document = Document()
        self.tokenizer = Tokenizer(text, self, errors)
        self.scripting = scripting
        """https://html.spec.whatwg.org/#scripting-flag"""
        self.context = context
        """The context element: https://html.spec.whatwg.org/#fragment-case"""
        self.foreign_context_root: Element | None = None
        """The element that stands for a context element that is not HTML."""
        self.mode: InsertionMode = INITIAL
        self.original_mode: InsertionMode = INITIAL
        self.template_modes: list[InsertionMode] = []
        """https://html.spec.whatwg.org/#stack-of-template-insertion-modes"""
        self.open = OpenElements()
        self.active = ActiveFormattingElements()
        self.head: Element | None = None
        """https://html.spec.whatwg.org/#head-element-pointer"""
        self.form: Element | None = None
        """https://html.spec.whatwg.org/#form-element-pointer"""
        self.frameset_ok = True
        """https://html.spec.whatwg.org/#frameset-ok-flag"""
        self.foster_parenting = False
        """https://html.spec.whatwg.org/#foster-parent"""
        self.ignores_line_feed = False
        """Whether the next token is ignored if it is a line feed."""
        self.pending_table_characters: list[str] = []
        """https://html.spec.whatwg.org/#concept-pending-table-char-tokens"""

        self.selectedcontents: list[Element] = []

    def run(self) -> None:
        """Parse all."""
        self.tokenizer.run()
        update_selectedcontent(self.selectedcontents)

    # https://html.spec.whatwg.org/#tree-construction-dispatcher

    def process_start_tag(self, tag: StartTag) -> None:
        self.ignores_line_feed = False
        current = self.open.current
        if (current.namespace == HTML and current is not self.foreign_context_root) or (
            self._takes_html(tag.name)
        ):
            mode = self.mode
            mode.start_tags.get(tag.name, mode.any_other_start_tag)(self, tag)
        else:
            IN_FOREIGN_CONTENT.process(self, tag)

    def process_end_tag(self, tag: EndTag) -> None:
        self.ignores_line_feed = False
        current = self.open.current
        if current.namespace == HTML and current is not self.foreign_context_root:
            mode = self.mode
            mode.end_tags.get(tag.name, mode.any_other_end_tag)(self, tag)
        else:
            IN_FOREIGN_CONTENT.process(self, tag)

    def process_characters(self, data: str) -> None:
        if self.ignores_line_feed:
            self.ignores_line_feed = False
            if data[0] == "\n":
                data = data[1:]
                if not data:
                    return
        current = self.open.current
        if (current.namespace == HTML and current is not self.foreign_context_root) or (
            self._takes_html("")
        ):
            self.mode.characters(self, data)
        else:
            IN_FOREIGN_CONTENT.characters(self, data)

    def process_comment(self, comment: CommentToken) -> None:
        self.ignores_line_feed = False
        (IN_FOREIGN_CONTENT if self.is_in_foreign_content() else self.mode).comment(self, comment)

    def process_instruction(self, instruction: InstructionToken) -> None:
        self.ignores_line_feed = False
        mode = IN_FOREIGN_CONTENT if self.is_in_foreign_content() else self.mode
        mode.comment(self, instruction)

    def process_doctype(self, doctype: DoctypeToken) -> None:
        self.ignores_line_feed = False
        (IN_FOREIGN_CONTENT if self.is_in_foreign_content() else self.mode).doctype(self, doctype)

    def process_end_of_file(self, end: EndOfFile) -> None:
        self.mode.end_of_file(self, end)

    def reprocess(self, token: Token) -> None:
        """Process a token by the rules of the mode, which has changed."""
        self.mode.process(self, token)

    def is_in_foreign_content(self) -> bool:
        """Whether the adjusted current node is not in the HTML namespace."""
        return self.adjusted_current_node.namespace != HTML

    @property
    def adjusted_current_node(self) -> Element:
        """https://html.spec.whatwg.org/#adjusted-current-node"""
        current = self.open.current
        if self.context is not None and len(self.open.elements) == 1:
            return self.context
        return current

    def _takes_html(self, start_tag: str) -> bool:
        """Whether a foreign current node takes a start tag, or characters, by the rules of HTML."""
        node = self.adjusted_current_node
        tag = node.tag
        if tag in _MATHML_TEXT_INTEGRATION_POINTS:
            return start_tag not in ("mglyph", "malignmark")
        if tag == "math annotation-xml" and start_tag == "svg":
            return True
        return self.is_html_integration_point(node)

    # https://html.spec.whatwg.org/#creating-and-inserting-nodes

    def appropriate_place(self, override: Element | None = None) -> tuple[Node, Node | None]:
        """A parent, and the child to insert before.

        https://html.spec.whatwg.org/#appropriate-place-for-inserting-a-node
        """
        target = self.open.current if override is None else override
        if self.foster_parenting and target.tag in _TABLE_PARTS:
            table, template = self.open.last("table"), self.open.last("template")
            if template is not None and (table is None or template.place > table.place):
                target = template
            elif table is None:
                target = self.open.elements[0]  # fragment case
            elif table.parent is not None:
                return table.parent, table
            else:
                target = self.open.elements[self.open.index(table) - 1]
        return target if target.contents is None else target.contents, None

    def create_element(
        self, name: str, attributes: dict[str, str], namespace: str = HTML
    ) -> Element:
        """https://html.spec.whatwg.org/#create-an-element-for-the-token

        Its intended parent is in the tree of the form, as no script has moved them.
        """
        tag = name if namespace == HTML else f"{namespace} {name}"
        element = Element(tag, namespace, name, attributes)
        form = self.form
        if (
            form is not None
            and tag in _FORM_ASSOCIATED
            and (tag == "img" or "form" not in attributes)
            and not self.open.has("template")
        ):
            element.form_owner = form
        return element

    def insert_element(self, tag: StartTag, namespace: str = HTML) -> Element:
        """https://html.spec.whatwg.org/#insert-an-element-for-the-token"""
        element = self.insert_void_element(tag, namespace)
        self.open.push(element)
        return element

    def insert_void_element(self, tag: StartTag, namespace: str = HTML) -> Element:
        """Insert an element, and pop it off the stack of open elements immediately."""
        parent, before = self.appropriate_place()
        element = self.create_element(tag.name, tag.attributes, namespace)
        self._insert(element, parent, before)
        return element

    def _insert(self, node: Node, parent: Node, before: Node | None) -> None:
        if before is not None:
            insert(parent, node, before)
            return
        if len(self.open.elements) > MAXIMUM_DEPTH:
            parent = (self.open.current if parent.parent is None else parent).parent or parent
        append(parent, node)

    def opens_a_shadow_root(self, tag: StartTag) -> bool:
        """Whether a template is a declarative shadow root, which is on the stack then."""
        return False

    def insert_html_element(self, tag: StartTag) -> Element:
        """Append the html element to the document."""
        element = self.create_element("html", tag.attributes)
        append(self.document, element)
        return element

    def move(self, element: Element, parent: Node, before: Node | None = None) -> None:
        """Insert an element somewhere else, or one that is new."""
        remove(element)
        insert(parent, element, before)

    def wrap_children(self, parent: Element, new: Element) -> None:
        """Move all children of an element into a new one, and append that to it."""
        move_children(parent, new)
        append(parent, new)

    def remove(self, element: Element) -> None:
        """Remove an element from its parent."""
        remove(element)

    def add_attributes(self, element: Element, attributes: dict[str, str]) -> None:
        """Give an element the attributes that it lacks."""
        for name, value in attributes.items():
            element.attributes.setdefault(name, value)

    def set_document_mode(self, mode: str) -> None:
        """https://dom.spec.whatwg.org/#concept-document-mode"""
        self.document.mode = mode

    def end_script(self, script: Element) -> None:
        """A script element was popped: https://html.spec.whatwg.org/#scriptEndTag"""

    def insert_characters(self, data: str) -> None:
        """https://html.spec.whatwg.org/#insert-a-character"""
        parent, before = self.appropriate_place()
        previous = parent.last_child if before is None else before.previous_sibling
        if isinstance(previous, Text):
            previous.pieces.append(data)
        else:
            insert(parent, Text(data), before)

    def insert_comment(
        self, token: CommentToken | InstructionToken, parent: Node | None = None
    ) -> None:
        """https://html.spec.whatwg.org/#insert-a-comment, at the end of a node if there is one.

        And https://html.spec.whatwg.org/#insert-a-processing-instruction
        """
        node: Comment | ProcessingInstruction
        if isinstance(token, CommentToken):
            node = Comment(token.data)
        else:
            node = ProcessingInstruction(token.target, token.data)
        if parent is not None:
            self.insert_leaf(node, parent)
        else:
            self._insert(node, *self.appropriate_place())

    def insert_leaf(self, node: Comment | ProcessingInstruction | Doctype, parent: Node) -> None:
        """Append a node that is no element."""
        append(parent, node)

    # https://html.spec.whatwg.org/#parsing-elements-that-contain-only-text

    def parse_text_only(self, tag: StartTag, state: str) -> None:
        """https://html.spec.whatwg.org/#generic-raw-text-element-parsing-algorithm

        And https://html.spec.whatwg.org/#generic-rcdata-element-parsing-algorithm
        """
        self.insert_element(tag)
        self.tokenizer.switch_to(state)
        self.original_mode = self.mode
        self.mode = TEXT

    # https://html.spec.whatwg.org/#closing-elements-that-have-implied-end-tags

    def generate_implied_end_tags(self, except_for: str = "") -> None:
        """https://html.spec.whatwg.org/#generate-implied-end-tags"""
        self.open.generate_implied_end_tags(_IMPLIED_END_TAGS, except_for)

    def generate_all_implied_end_tags_thoroughly(self) -> None:
        """https://html.spec.whatwg.org/#generate-all-implied-end-tags-thoroughly"""
        self.open.generate_implied_end_tags(_THOROUGHLY_IMPLIED_END_TAGS)

    def close_a_p_element(self) -> None:
        """https://html.spec.whatwg.org/#close-a-p-element, if one is in button scope."""
        if self.open.has_in_button_scope("p"):
            self.generate_implied_end_tags("p")
            self.open.pop_until("p")

    def reconstruct_the_active_formatting_elements(self) -> None:
        """https://html.spec.whatwg.org/#reconstruct-the-active-formatting-elements"""
        entries = self.active.entries
        if not entries or (last := entries[-1]) is None or last.is_open:
            return
        index = len(entries) - 1
        while index and (entry := entries[index - 1]) is not None and not entry.is_open:
            index -= 1
        for entry in entries[index:]:
            if entry is not None:
                new = self.insert_element(StartTag(entry.name, entry.attributes))
                self.active.replace(entry, new)

    def reset_the_insertion_mode_appropriately(self) -> None:
        """https://html.spec.whatwg.org/#reset-the-insertion-mode-appropriately"""
        node = self.open.deciding_the_mode()
        is_last = node is self.open.elements[0]
        if is_last and self.context is not None:
            node = self.context
        tag = node.tag
        if tag in ("td", "th") and not is_last:
            self.mode = IN_CELL
        elif tag == "head" and not is_last:
            self.mode = IN_HEAD
        elif tag == "template":
            self.mode = self.template_modes[-1]
        elif tag == "html":
            self.mode = BEFORE_HEAD if self.head is None else AFTER_HEAD
        else:
            self.mode = _MODES.get(tag, IN_BODY)

    def use_template_mode(self, mode: InsertionMode) -> None:
        """Replace the current template insertion mode, and switch to it."""
        self.template_modes[-1] = self.mode = mode

    def begin_template(self) -> None:
        """Push the mode of a template's contents, and switch to it."""
        self.template_modes.append(IN_TEMPLATE)
        self.mode = IN_TEMPLATE

    # Methods, as the modules of foreign content must not import this one.

    def is_mathml_text_integration_point(self, element: Element) -> bool:
        """https://html.spec.whatwg.org/#mathml-text-integration-point"""
        return element.tag in _MATHML_TEXT_INTEGRATION_POINTS

    def is_html_integration_point(self, element: Element) -> bool:
        """https://html.spec.whatwg.org/#html-integration-point"""
        if element.tag in _HTML_INTEGRATION_POINTS:
            return True
        encoding = element.attributes.get("encoding", "")
        is_annotation = element.tag == "math annotation-xml"
        return is_annotation and encoding.lower() in ("text/html", "application/xhtml+xml")
