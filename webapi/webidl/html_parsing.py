"""Parse HTML with turbohtml into the codes and texts of ``webapi/dom/parsed_html.py``.

``pip install 'webapi-dom[html]'``. Two things that turbohtml does not tell are derived: the mode of
a document, and that a fragment is in a form. It opens 512 elements inside each other; deeper ones
become siblings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

from webapi.webidl.quirks import mode_of

# As in webapi/dom/parsed_html.py; tests/dom/test_parsing_html.py compares them.
CLOSE, HTML_ELEMENT, SVG_ELEMENT, MATHML_ELEMENT, TEXT, COMMENT, INSTRUCTION, DOCTYPE = range(8)
_ELEMENTS: Final = {"html": HTML_ELEMENT, "svg": SVG_ELEMENT, "math": MATHML_ELEMENT}
_KEEPS_NULL: Final = re.compile(
    "<(?:!|script|style|textarea|title|xmp|iframe|no(?:embed|frames|script)|plaintext|svg|math)",
    re.IGNORECASE,
)
_OPENS_A_FORM: Final = re.compile("<form", re.IGNORECASE)


@dataclass(eq=False, slots=True)
class ParsedHTML:
    """What a parser has made."""

    codes: list[int]
    texts: list[str]
    mode: str
    """https://dom.spec.whatwg.org/#concept-document-mode"""


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
    return recorded(html_tree(text, scripting), text)


def html_tree(text: str, scripting: bool) -> Any:
    """A document, as turbohtml represents it."""
    return turbohtml().parse(
        without_null_in_text(text),
        positions=False,
        scripting=scripting,
        allow_declarative_shadow_roots=False,
    )


def recorded(tree: Any, text: str) -> ParsedHTML:
    """What turbohtml made of a text."""
    return _Recorder(tree.children).parsed(mode_of(text))


def parse_html_fragment(text: str, context: str, is_in_a_form: bool) -> ParsedHTML:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm, in no-quirks mode

    ``context`` is the local name of the context element, behind "svg " or "math " in these
    namespaces.
    """
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

    A text with elements in which NUL becomes U+FFFD stays as it is.
    """
    if "\0" not in text or _KEEPS_NULL.search(text):
        return text
    pieces = (piece.rpartition(">") for piece in text.split("<"))
    return "<".join(f"{tag}{end}{rest.replace(chr(0), '')}" for tag, end, rest in pieces)


class _Recorder:
    """Walks a tree of turbohtml's once."""

    def __init__(self, nodes: Iterable[Any]) -> None:
        self._codes: list[int] = []
        self._texts: dict[str, int] = {}
        self._walk(nodes)

    def parsed(self, mode: str) -> ParsedHTML:
        """What was found."""
        return ParsedHTML(self._codes, list(self._texts), mode)

    def _walk(self, nodes: Iterable[Any]) -> None:
        parser = turbohtml()
        codes, texts = self._codes, self._texts
        find = texts.setdefault
        open_: list[Iterator[Any]] = [iter(nodes)]
        while open_:
            node = next(open_[-1], None)
            if node is None:
                open_.pop()
                if open_:
                    codes.append(CLOSE)
            elif isinstance(node, parser.Text):
                codes += TEXT, find(node.data, len(texts))
            elif isinstance(node, parser.Element):
                attributes = node.attrs
                codes += (
                    _ELEMENTS[node.namespace.value],
                    find(node.tag, len(texts)),
                    len(attributes),
                )
                for name, value in attributes.items():
                    # items() splits some values
                    whole = value if isinstance(value, str) else node.attr(name) or ""
                    codes += find(name, len(texts)), find(whole, len(texts))
                children = node.children
                if node.tag == "template" and node.namespace.value == "html":
                    children = [each for child in children for each in child.children]
                open_.append(iter(children))
            elif isinstance(node, parser.Comment):
                codes += COMMENT, find(node.data, len(texts))
            elif isinstance(node, parser.ProcessingInstruction):
                codes += INSTRUCTION, find(node.target, len(texts)), find(node.data, len(texts))
            elif isinstance(node, parser.Doctype):
                codes += DOCTYPE, find(node.name or "", len(texts))
                for each in (node.public_id, node.system_id):
                    codes.append(find(each or "", len(texts)))
