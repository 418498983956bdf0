"""Parse documents and fragments: https://html.spec.whatwg.org/#parsing"""

from __future__ import annotations

from typing import Final

from . import insertion_modes as insertion_modes
from .errors import ErrorList, ParseError
from .nodes import HTML, Document, Element, Node, append
from .tree_construction import TreeConstruction

_STATES: Final = {
    **dict.fromkeys(("title", "textarea"), "RCDATA"),
    **dict.fromkeys(("style", "xmp", "iframe", "noembed", "noframes"), "RAWTEXT"),
    "script": "script data",
    "plaintext": "PLAINTEXT",
}
"""The tokenizer's state for a context element."""


def parse_document(
    text: str, *, scripting: bool = False, errors: ErrorList | None = None
) -> Document:
    """https://html.spec.whatwg.org/#parsing"""
    parser = TreeConstruction(with_line_feeds(text), scripting=scripting, errors=errors)
    parser.run()
    return parser.document


def parse_errors(text: str, *, scripting: bool = False) -> list[ParseError]:
    """The parse errors of a page that have names in the standard, in the order of their places.

    Errors of the tree construction stage have none.
    """
    text = with_line_feeds(text)
    errors = ErrorList(text)
    parse_document(text, scripting=scripting, errors=errors)
    return errors.located()


def parse_fragment(
    text: str,
    context: Element,
    *,
    is_in_a_form: bool = False,
    scripting: bool = False,
    mode: str = "no-quirks",
) -> Node:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm: a node with the children."""
    parser = TreeConstruction(with_line_feeds(text), scripting=scripting, context=context)
    parser.document.mode = mode
    if context.namespace == HTML:
        state = _STATES.get(context.name)
        if state is None and context.name == "noscript" and scripting:
            state = "RAWTEXT"
        if state is not None:
            parser.tokenizer.switch_to(state)
    root = parser.create_element("html", {})
    append(parser.document, root)
    parser.open.push(root)
    if context.namespace != HTML:
        parser.foreign_context_root = root
    if context.tag == "template":
        parser.begin_template()
    parser.reset_the_insertion_mode_appropriately()
    if is_in_a_form:
        parser.form = Element("form", HTML, "form", {})
    parser.run()
    return root


def with_line_feeds(text: str) -> str:
    """https://infra.spec.whatwg.org/#normalize-newlines"""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def element_for(context: str) -> Element:
    """The element that a context names: a local name, behind "svg " or "math "."""
    namespace, _, name = context.rpartition(" ")
    return Element(context, namespace or HTML, name, {})
