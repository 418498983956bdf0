"""Selectors of places in the tree: https://drafts.csswg.org/selectors-4/#structural-pseudos

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.selectors import ComplexSelector, Matching, SimpleSelector, matches_any
from webapi.dom.tree import (
    DOCUMENT_NODE,
    ELEMENT_NODE,
    following_element,
    preceding_element,
)
from webapi.webidl.host import remainder

if TYPE_CHECKING:
    from webapi.dom.element import Element


class RootSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#root-pseudo"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the element is the document element."""
        return is_document_element(element)


class ScopeSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#scope-pseudo, and ``&``"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the element is the scope; the document element, if a document is searched."""
        if matching.scope.node_type == DOCUMENT_NODE:
            return is_document_element(element)
        return element is matching.scope

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether the host is the scope."""
        return True if host is matching.scope else None


def is_document_element(element: Element) -> bool:
    """https://dom.spec.whatwg.org/#document-element"""
    return element.parent is not None and element.parent.node_type == DOCUMENT_NODE


class EmptySelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#empty-pseudo"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """As in browsers, white space is content."""
        child = element.first_child
        while child is not None:
            if child.node_type == ELEMENT_NODE:
                return False
            if child.is_text and child.length > 0:
                return False
            child = child.next_sibling
        return True


class FirstChildSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#first-child-pseudo"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether no element precedes among the siblings."""
        return preceding_element(element.previous_sibling) is None


class LastChildSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#last-child-pseudo"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether no element follows among the siblings."""
        return following_element(element.next_sibling) is None


class NthSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#nth-child-pseudo, and the three like it"""

    __slots__ = ("is_from_the_end", "is_of_type", "offset", "selectors", "step")

    def __init__(self, step: int, offset: int, is_of_type: bool, is_from_the_end: bool) -> None:
        super().__init__()
        self.step = step
        """https://drafts.csswg.org/css-syntax-3/#anb-microsyntax: A"""
        self.offset = offset
        """B"""
        self.is_of_type = is_of_type
        self.is_from_the_end = is_from_the_end
        self.selectors: list[ComplexSelector] | None = None
        """What ``of`` names: only elements that match these have an index."""

    @property
    def has_selectors(self) -> bool:
        """Whether it has complex selectors as arguments."""
        return self.selectors is not None

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the index of the element is A times a number from 0, and B."""
        indices = matching.facts.indices.get(self)
        if indices is None:
            indices = {}
            matching.facts.indices[self] = indices
        index = indices.get(element)
        if index is None:
            self.count(element, indices, matching)
            index = indices.get(element)
        if index is None or index == 0:
            return False
        distance = index - self.offset
        if self.step == 0:
            return distance == 0
        if self.step < 0:
            return distance <= 0 and remainder(-distance, -self.step) == 0
        return distance >= 0 and remainder(distance, self.step) == 0

    def count(self, element: Element, indices: dict[Element, int], matching: Matching) -> None:
        """Give an index to the element and all its siblings; 0 to those that do not count."""
        start = element
        preceding = self.following(start, True)
        while preceding is not None:
            start = preceding
            preceding = self.following(start, True)
        each: Element | None = start
        by_type: dict[str, int] = {}
        counted = 0
        while each is not None:
            if self.is_of_type:
                key = f"{each.local_name} {'' if each.namespace is None else each.namespace}"
                before = by_type.get(key)
                index = 1 if before is None else before + 1
                by_type[key] = index
                indices[each] = index
            elif self.selectors is None or matches_any(self.selectors, each, matching):
                counted += 1
                indices[each] = counted
            else:
                indices[each] = 0
            each = self.following(each, False)

    def following(self, element: Element, is_backwards: bool) -> Element | None:
        """The sibling that follows in the direction of the count, or precedes."""
        if self.is_from_the_end == is_backwards:
            return following_element(element.next_sibling)
        return preceding_element(element.previous_sibling)
