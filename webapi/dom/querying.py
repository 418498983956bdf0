"""Find elements by selectors: https://dom.spec.whatwg.org/#scope-match-a-selectors-string

Written in the subset that is translated to JavaScript. Engines do not have it yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.selector_parser import parse_selector
from webapi.dom.selectors import ComplexSelector, Facts, Matching, matches_any
from webapi.dom.tree import next_element, parent_element
from webapi.webidl.host import code_units_length

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node

MOST: Final = 256
"""So many parsed selectors are kept."""
LONGEST: Final = 1024
"""Longer texts are not kept."""


class ParsedSelectors:
    """Selectors that were parsed before, by their text."""

    __slots__ = ("_parsed",)

    def __init__(self) -> None:
        self._parsed: dict[str, list[ComplexSelector]] = {}

    def of(self, text: str) -> list[ComplexSelector]:
        """Parse a text, unless it is known. Objects of selectors do not change."""
        selectors = self._parsed.get(text)
        if selectors is None:
            selectors = parse_selector(text)
            if len(self._parsed) >= MOST:
                self._parsed = {}
            if not code_units_length(text) > LONGEST:
                self._parsed[text] = selectors
        return selectors


PARSED: Final = ParsedSelectors()


def query_selector_all(root: Node, text: str) -> list[Node]:
    """https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall"""
    selectors = PARSED.of(text)
    matching = Matching(root, None, Facts())
    found: list[Node] = []
    each = next_element(root, root)
    while each is not None:
        if matches_any(selectors, each, matching):
            found.append(each)
        each = next_element(each, root)
    return found


def query_selector(root: Node, text: str) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-parentnode-queryselector"""
    selectors = PARSED.of(text)
    matching = Matching(root, None, Facts())
    each = next_element(root, root)
    while each is not None and not matches_any(selectors, each, matching):
        each = next_element(each, root)
    return each


def matches_selector(element: Element, text: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-matches"""
    return matches_any(PARSED.of(text), element, Matching(element, None, Facts()))


def closest_element(element: Element, text: str) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-element-closest"""
    selectors = PARSED.of(text)
    matching = Matching(element, None, Facts())
    each: Element | None = element
    while each is not None and not matches_any(selectors, each, matching):
        each = parent_element(each)
    return each
