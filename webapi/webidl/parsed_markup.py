"""What parsers of markup make: codes, texts, shapes. ``webapi/dom/parsed_html.py`` builds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Protocol

# As in webapi/dom/parsed_html.py; tests/dom/test_parsing_html.py compares them.
CLOSE, TEXT, COMMENT, INSTRUCTION, DOCTYPE, CDATA, ELEMENT = range(7)
SKIPPED_TEXTS: Final = {TEXT: 1, COMMENT: 1, INSTRUCTION: 2, DOCTYPE: 3, CDATA: 1}
"""How many texts nodes have that are no elements."""


@dataclass(eq=False, slots=True)
class ParsedHTML:
    """What a parser has made."""

    codes: list[int]
    """A code for each node, in tree order, and one for the end of each element."""
    texts: list[str]
    """What the nodes have, one after the other."""
    shapes: list[list[str]]
    """A namespace ("html", "svg", "math"), a local name, and the names of the attributes.

    Or "xml", a namespace ("" for null) and a qualified name, and these two of each attribute.
    """
    mode: str
    """https://dom.spec.whatwg.org/#concept-document-mode"""
    owners: list[int] = field(default_factory=list)
    """Pairs of numbers of elements, in tree order: a control, and the form that owns it.

    https://html.spec.whatwg.org/#form-owner. Only if the form is not the nearest one around it.
    The pairs are in the order of the later element.
    """


class ParsedPage(Protocol):
    """A page that was parsed."""

    def elements(self, *names: str) -> Iterator[tuple[str, dict[str, str], bool]]:
        """The elements of HTML with these names: name, attributes, whether a template has it."""

    def record(self) -> ParsedHTML:
        """All of it."""


class RecordedPage:
    """A page of which everything was recorded."""

    def __init__(self, parsed: ParsedHTML) -> None:
        self._parsed = parsed

    def record(self) -> ParsedHTML:
        """All of it."""
        return self._parsed

    def elements(self, *names: str) -> Iterator[tuple[str, dict[str, str], bool]]:
        """The elements of HTML with these names: name, attributes, whether a template has it."""
        shapes, texts = self._parsed.shapes, self._parsed.texts
        at = templates = 0
        open_ = list[bool]()
        for code in self._parsed.codes:
            if code == CLOSE:
                templates -= open_.pop()
            elif code < ELEMENT:
                at += SKIPPED_TEXTS[code]
            else:
                namespace, name, *attributes = shapes[code - ELEMENT]
                values = texts[at : at + len(attributes)]
                at += len(attributes)
                is_html = namespace == "html"
                if is_html and name in names:
                    yield name, dict(zip(attributes, values, strict=True)), templates > 0
                open_.append(is_html and name == "template")
                templates += open_[-1]
