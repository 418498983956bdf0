"""Parse HTML with turbohtml into the codes and texts of ``webapi/dom/parsed_html.py``.

``pip install 'webapi-dom[html]'``. Two things that turbohtml does not tell are derived: the mode of
a document, and that a fragment is in a form. It opens 512 elements inside each other; deeper ones
become siblings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Final

from webapi.webidl import browser_parser
from webapi.webidl.parsed_markup import (
    CLOSE,
    COMMENT,
    DOCTYPE,
    ELEMENT,
    INSTRUCTION,
    TEXT,
    ParsedHTML,
    ParsedPage,
)
from webapi.webidl.quirks import mode_of

_KEEPS_NULL: Final = re.compile(
    "<(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|svg|math)"
    "[^a-z].*?(?:</\\1|\\Z)",
    re.IGNORECASE | re.DOTALL,
)
_OPENS_A_FORM: Final = re.compile("<form", re.IGNORECASE)


def turbohtml() -> ModuleType:
    """The parser.

    Raises:
        ImportError: It is not installed.
    """
    try:
        import turbohtml
    except ImportError as error:
        raise ImportError(
            "parsing HTML needs turbohtml: pip install 'webapi-dom[html]'", name="turbohtml"
        ) from error
    return turbohtml


def parse_html_document(text: str, scripting: bool) -> ParsedHTML:
    """https://html.spec.whatwg.org/#parsing, with or without the scripting flag"""
    return parse_html_page(text, scripting).record()


def parse_html_page(text: str, scripting: bool) -> ParsedPage:
    """The same, for those who may want some elements only."""
    if browser_parser.is_needed():
        return browser_parser.parse_html_page(text, scripting)
    return _TurboPage(text, scripting)


class _TurboPage:
    """A page, as turbohtml represents it."""

    def __init__(self, text: str, scripting: bool) -> None:
        self._text = text
        self._tree = turbohtml().parse(
            without_null_in_text(text),
            positions=False,
            scripting=scripting,
            allow_declarative_shadow_roots=False,
        )

    def elements(self, *names: str) -> Iterator[tuple[str, dict[str, str], bool]]:
        in_templates = set[Any]()
        for element in self._tree.select(", ".join((*names, "template"))):
            if element.namespace.value != "html":
                continue
            if element.tag == "template":
                in_templates.update(element.select(", ".join((*names, "template"))))
            if element.tag in names:
                yield element.tag, _attributes(element), element in in_templates

    def record(self) -> ParsedHTML:
        return _Recorder(self._tree.children).parsed(mode_of(self._text))


def parse_html_fragment(text: str, context: str, is_in_a_form: bool) -> ParsedHTML:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm, in no-quirks mode

    ``context`` is the local name of the context element, behind "svg " or "math " in these
    namespaces.
    """
    if browser_parser.is_needed():
        return browser_parser.parse_html_fragment(text, context, is_in_a_form)
    parser = turbohtml()
    text = without_null_in_text(text)
    # turbohtml begins without a form element pointer.
    is_wrapped = is_in_a_form and _OPENS_A_FORM.search(text) is not None
    if is_wrapped:
        text = f"<form>{text}"
    try:
        root = parser.parse_fragment(text, context, positions=False)
    except ValueError:  # an element that turbohtml does not know: the algorithm knows it neither
        root = parser.parse_fragment(text, "div", positions=False)
    children = list(root.children)
    if is_wrapped and children and getattr(children[0], "tag", "") == "form":
        children[:1] = children[0].children
    return _Recorder(children).parsed("no-quirks")


def without_null_in_text(text: str) -> str:
    """Remove NUL: tree construction ignores it, but turbohtml 1.15 reopens elements for it.

    It stays in tags and comments, and up to the end tag of elements in which it becomes U+FFFD.
    """
    if "\0" not in text:
        return text
    kept: list[str] = []
    begin = 0
    for element in _KEEPS_NULL.finditer(text):
        kept += _without_null(text[begin : element.start()]), element[0]
        begin = element.end()
    return "".join((*kept, _without_null(text[begin:])))


def _without_null(text: str) -> str:
    pieces = (piece.rpartition(">") for piece in text.split("<"))
    return "<".join(f"{tag}{end}{rest.replace(chr(0), '')}" for tag, end, rest in pieces)


def _attributes(element: Any) -> dict[str, str]:
    """The values of an element's attributes, by name.

    turbohtml splits some values, those of ``class`` for instance. Asked for one attribute, it looks
    through all.
    """
    return {
        name: value if isinstance(value, str) else element.attr(name) or ""
        for name, value in element.attrs.items()
    }


class _Recorder:
    """Walks a tree of turbohtml's once."""

    def __init__(self, nodes: Iterable[Any]) -> None:
        self._codes: list[int] = []
        self._texts: list[str] = []
        self._shapes: dict[tuple[str, ...], int] = {}
        self._walk(nodes)

    def parsed(self, mode: str) -> ParsedHTML:
        """What was found."""
        return ParsedHTML(self._codes, self._texts, list(map(list, self._shapes)), mode)

    def _walk(self, nodes: Iterable[Any]) -> None:
        parser = turbohtml()
        element, text, html = parser.Element, parser.Text, parser.Namespace.HTML
        codes, texts = self._codes, self._texts
        add_code, add_text = codes.append, texts.append
        shapes, find = self._shapes, self._shapes.setdefault
        open_: list[Iterator[Any]] = []
        siblings = iter(nodes)
        while True:
            for node in siblings:
                kind = type(node)
                if kind is text:
                    add_code(TEXT)
                    add_text(node.data)
                elif kind is element:
                    namespace = "html" if node.namespace is html else node.namespace.value
                    name = node.tag
                    if node.attrs:
                        attributes = _attributes(node)
                        add_code(find((namespace, name, *attributes), ELEMENT + len(shapes)))
                        texts += attributes.values()
                    else:
                        add_code(find((namespace, name), ELEMENT + len(shapes)))
                    children = node.children
                    if name == "template" and namespace == "html":
                        children = [each for child in children for each in child.children]
                    if children:
                        open_.append(siblings)
                        siblings = iter(children)
                        break
                    add_code(CLOSE)
                elif kind is parser.Comment:
                    add_code(COMMENT)
                    add_text(node.data)
                elif kind is parser.ProcessingInstruction:
                    add_code(INSTRUCTION)
                    texts += node.target, node.data
                elif kind is parser.Doctype:
                    add_code(DOCTYPE)
                    texts += node.name or "", node.public_id or "", node.system_id or ""
            else:
                if not open_:
                    return
                siblings = open_.pop()
                add_code(CLOSE)
