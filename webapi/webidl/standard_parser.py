"""Parse HTML with ``webapi/html_parser``, the standard's parser in Python, into codes and texts."""

from __future__ import annotations

from webapi.html_parser.nodes import (
    Comment,
    Doctype,
    Element,
    Node,
    ProcessingInstruction,
    Text,
)
from webapi.html_parser.parsing import element_for, parse_document, parse_fragment
from webapi.webidl.parsed_markup import (
    CLOSE,
    COMMENT,
    DOCTYPE,
    ELEMENT,
    INSTRUCTION,
    TEXT,
    ParsedHTML,
    RecordedPage,
)


def parse_html_page(text: str, scripting: bool) -> RecordedPage:
    """https://html.spec.whatwg.org/#parsing"""
    document = parse_document(text, scripting=scripting)
    return RecordedPage(recorded(document, document.mode))


def parse_html_fragment(
    text: str, context: str, is_in_a_form: bool, is_quirky: bool = False, scripting: bool = False
) -> ParsedHTML:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm"""
    root = parse_fragment(
        text,
        element_for(context),
        is_in_a_form=is_in_a_form,
        scripting=scripting,
        mode="quirks" if is_quirky else "no-quirks",
    )
    parsed = recorded(root, "no-quirks")
    parsed.owners = []  # as in Chromium
    return parsed


def recorded(root: Node, mode: str) -> ParsedHTML:
    """The codes and texts of the nodes in a node."""
    codes = list[int]()
    texts = list[str]()
    shapes: dict[tuple[str, ...], int] = {}
    find = shapes.setdefault
    numbers: dict[Element | None, int] = {}
    owned = list[Element]()  # the controls whose forms are not around them
    forms = list[Element]()  # the open ones
    hosts = list[Element]()  # the open templates
    node = root.first_child
    parent = root
    number = 0
    while True:
        if node is None:
            if parent is root:
                pairs = [
                    (numbers[control], numbers[control.form_owner])
                    for control in owned
                    if control.form_owner in numbers
                ]
                owners = [number for pair in sorted(pairs, key=max) for number in pair]
                return ParsedHTML(codes, texts, list(map(list, shapes)), mode, owners)
            codes.append(CLOSE)
            closed: Node = parent
            if parent.parent is None:  # the contents of a template
                closed = hosts.pop()
            if forms and closed is forms[-1]:
                forms.pop()
            assert closed.parent is not None
            parent = closed.parent
            node = closed.next_sibling
            continue
        if isinstance(node, Element):
            attributes = node.attributes
            shape = (node.namespace, node.name, *attributes)
            codes.append(find(shape, ELEMENT + len(shapes)))
            texts += attributes.values()
            owner = node.form_owner
            if owner is not None and node.tag != "img" and (not forms or forms[-1] is not owner):
                owned.append(node)
                numbers[node] = number
            elif node.tag == "form":
                forms.append(node)
                numbers[node] = number
            number += 1
            parent = node
            if node.contents is not None:
                hosts.append(node)
                parent = node.contents
            node = parent.first_child
            continue
        if isinstance(node, Text):
            codes.append(TEXT)
            texts.append("".join(node.pieces))
        elif isinstance(node, Comment):
            codes.append(COMMENT)
            texts.append(node.data)
        elif isinstance(node, ProcessingInstruction):
            codes.append(INSTRUCTION)
            texts += node.target, node.data
        elif isinstance(node, Doctype):
            codes.append(DOCTYPE)
            texts += node.name, node.public_id, node.system_id
        node = node.next_sibling
