"""Find elements by selectors: https://dom.spec.whatwg.org/#scope-match-a-selectors-string

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.element_lists import ElementLists
from webapi.dom.selector_parser import parse_selector
from webapi.dom.selectors import ComplexSelector, Matching, matches_any
from webapi.dom.tree import ELEMENT_NODE, parent_element
from webapi.webidl.host import code_units_length

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node

MAX_CACHED_SELECTORS: Final = 256
"""The cache keeps no more parsed selectors."""
MAX_CACHED_SELECTOR_LENGTH: Final = 1024
"""The cache keeps no selector of a longer text."""


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
            if len(self._parsed) >= MAX_CACHED_SELECTORS:
                self._parsed = {}
            if not code_units_length(text) > MAX_CACHED_SELECTOR_LENGTH:
                self._parsed[text] = selectors
        return selectors


PARSED: Final = ParsedSelectors()


def query_selector_all(root: Node, text: str) -> list[Node]:
    """https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall"""
    return find_elements(root, text, is_one_enough=False)


def query_selector(root: Node, text: str) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-parentnode-queryselector"""
    found = find_elements(root, text, is_one_enough=True)
    return None if len(found) == 0 else cast("Element", found[0])


def find_elements(root: Node, text: str, is_one_enough: bool) -> list[Node]:
    """https://dom.spec.whatwg.org/#scope-match-a-selectors-string"""
    selectors = PARSED.of(text)
    document = root.node_document
    lists = document.element_lists
    if lists is not None and lists.root is root and lists.is_worth_while:
        return find_in_lists(lists, selectors, is_one_enough)
    return search_tree(root, selectors, is_one_enough)


def find_in_lists(
    lists: ElementLists, selectors: list[ComplexSelector], is_one_enough: bool
) -> list[Node]:
    """What `search_tree` finds, among the elements that have the key of the only selector."""
    only = selectors[0] if len(selectors) == 1 else None
    key = None if only is None else only.subject.key
    is_quirky = lists.root.node_document.mode == "quirks"  # classes and IDs match in either case
    if is_quirky and key != name_of_selector(only):
        key = None
    matching = Matching(lists.root)
    found: list[Node] = []
    for element in lists.of(key):
        if only is None:
            is_found = matches_any(selectors, element, matching)
        else:
            is_found = (only.is_key and key is not None) or only.matches(element, matching)
        if is_found:
            found.append(element)
            if is_one_enough:
                return found
    return found


def name_of_selector(selector: ComplexSelector | None) -> str | None:
    """The local name of the elements that match, if the selector says it."""
    return None if selector is None else selector.subject.name


def search_tree(root: Node, selectors: list[ComplexSelector], is_one_enough: bool) -> list[Node]:
    """Match the descendants in tree order.

    Nothing is called for an element whose local name is not that of the only selector.
    """
    name = name_of_selector(selectors[0]) if len(selectors) == 1 else None
    matching = Matching(root)
    found: list[Node] = []
    walked = 0
    each = root.first_child
    while each is not None:
        if each.node_type == ELEMENT_NODE:
            walked += 1
            element = cast("Element", each)
            is_candidate = name is None or element.local_name == name
            if is_candidate and matches_any(selectors, element, matching):
                found.append(element)
                if is_one_enough:
                    break
        following = each.first_child
        while following is None:
            following = each.next_sibling
            if following is None:
                parent = each.parent
                if parent is None or parent is root:
                    break
                each = parent
        each = following
    note_walk(root, walked)
    return found


def note_walk(root: Node, walked: int) -> None:
    """Count how many elements of a root were walked over since it changed."""
    document = root.node_document
    lists = document.element_lists
    if lists is None or lists.root is not root:
        lists = ElementLists(root)
        document.element_lists = lists
    lists.walked += walked


def matches_selector(element: Element, text: str) -> bool:
    """https://dom.spec.whatwg.org/#dom-element-matches"""
    return matches_any(PARSED.of(text), element, Matching(element))


def closest_element(element: Element, text: str) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-element-closest"""
    selectors = PARSED.of(text)
    matching = Matching(element)
    each: Element | None = element
    while each is not None and not matches_any(selectors, each, matching):
        each = parent_element(each)
    return each
