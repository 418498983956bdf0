"""Selectors of a name, a class, an ID, an attribute, and of other selectors.

https://drafts.csswg.org/selectors-4/#elemental-selectors

Written in the subset that is translated to JavaScript. Engines do not have it yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.selectors import ComplexSelector, Matching, SimpleSelector, matches_any
from webapi.dom.tree import following_element, next_element
from webapi.webidl.host import ascii_lowercase, split_on_ascii_whitespace, text_contains

if TYPE_CHECKING:
    from webapi.dom.attributes import Attribute
    from webapi.dom.element import Element


class TypeSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#type-selectors"""

    __slots__ = ("lower", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.lower = ascii_lowercase(name)

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://html.spec.whatwg.org/#case-sensitivity-of-selectors"""
        if element.local_name == self.name:
            return self.name == self.lower or not element.has_lowercase_names
        return element.local_name == self.lower and element.has_lowercase_names


class NoNamespaceSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#type-nmsp, ``|a`` and ``|*``"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the element is without namespace."""
        return element.namespace is None


class ClassSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#class-html"""

    __slots__ = ("lower", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.lower = ascii_lowercase(name)

    def matches(self, element: Element, matching: Matching) -> bool:
        """In quirks mode, ASCII letters match in either case."""
        value = element.attribute_value("class")
        if value is None:
            return False
        if value == self.name:
            return True
        name = self.name
        if element.node_document.mode == "quirks":
            value = ascii_lowercase(value)
            name = self.lower
        return text_contains(value, name) and has_token(value, name)


class IDSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#id-selectors"""

    __slots__ = ("lower", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.lower = ascii_lowercase(name)

    def matches(self, element: Element, matching: Matching) -> bool:
        """In quirks mode, ASCII letters match in either case."""
        value = element.attribute_value("id")
        if value is None:
            return False
        if value == self.name:
            return True
        return element.node_document.mode == "quirks" and ascii_lowercase(value) == self.lower


class AttributeSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#attribute-selectors"""

    __slots__ = ("flag", "has_any_namespace", "lower", "lower_value", "name", "operator", "value")

    def __init__(self, name: str, has_any_namespace: bool) -> None:
        self.name = name
        self.lower = ascii_lowercase(name)
        self.has_any_namespace = has_any_namespace
        self.operator = ""
        self.value = ""
        self.lower_value = ""
        self.flag = ""
        """``i``, ``s`` or nothing: https://drafts.csswg.org/selectors-4/#attribute-case"""

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether an attribute of the name, and the namespace, has the value."""
        if len(element.attribute_list) == 0:
            return False
        name = self.lower if element.has_lowercase_names else self.name
        for attr in element.attribute_list:
            if attr.local_name != name:
                continue
            is_in_namespace = self.has_any_namespace or attr.namespace is None
            if is_in_namespace and (self.operator == "" or self.has_value(attr, element)):
                return True
        return False

    def has_value(self, attr: Attribute, element: Element) -> bool:
        """https://drafts.csswg.org/selectors-4/#attribute-representation"""
        value, wanted = attr.value, self.value
        without_case = self.flag == "i"
        if self.flag == "" and element.has_lowercase_names and attr.namespace is None:
            without_case = has_value_without_case(attr.local_name)
        if without_case:
            value = ascii_lowercase(value)
            wanted = self.lower_value
        if self.operator == "=":
            return value == wanted
        if self.operator == "|=":
            return value == wanted or value.startswith(f"{wanted}-")
        if wanted == "":
            return False
        if self.operator == "~=":
            return text_contains(value, wanted) and has_token(value, wanted)
        if self.operator == "^=":
            return value.startswith(wanted)
        if self.operator == "$=":
            return value.endswith(wanted)
        return text_contains(value, wanted)


def has_value_without_case(name: str) -> bool:
    """https://html.spec.whatwg.org/#case-sensitivity-of-selectors, the list of attributes"""
    return (
        name in ("accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset")
        or name in ("checked", "clear", "codetype", "color", "compact", "declare", "defer", "dir")
        or name in ("direction", "disabled", "enctype", "face", "frame", "hreflang", "http-equiv")
        or name in ("lang", "language", "link", "media", "method", "multiple", "nohref", "noresize")
        or name in ("noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope", "scrolling")
        or name in ("selected", "shape", "target", "text", "type", "valign", "valuetype", "vlink")
    )


def has_token(value: str, token: str) -> bool:
    """Whether a value, split on ASCII whitespace, has a token."""
    for each in split_on_ascii_whitespace(value):
        if each == token:
            return True
    return False


class AnySelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#matches, and ``:where()``"""

    __slots__ = ("selectors",)

    def __init__(self, selectors: list[ComplexSelector]) -> None:
        self.selectors = selectors

    @property
    def has_selectors(self) -> bool:
        """Whether it has complex selectors as arguments."""
        return True

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether any selector matches."""
        return matches_any(self.selectors, element, matching)


class NotSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#negation"""

    __slots__ = ("selectors",)

    def __init__(self, selectors: list[ComplexSelector]) -> None:
        self.selectors = selectors

    @property
    def has_selectors(self) -> bool:
        """Whether it has complex selectors as arguments."""
        return True

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether no selector matches."""
        return not matches_any(self.selectors, element, matching)


class AnchorSelector(SimpleSelector):
    """The element that a relative selector begins at: it stands before the first combinator."""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements"""
        return element is matching.anchor


class HasSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#relational

    Each selector begins with an `AnchorSelector`.
    """

    __slots__ = ("selectors",)

    def __init__(self, selectors: list[ComplexSelector]) -> None:
        self.selectors = selectors

    @property
    def has_selectors(self) -> bool:
        """Whether it has complex selectors as arguments."""
        return True

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether an element, relative to this one, matches any selector."""
        for selector in self.selectors:
            if has_relative(element, selector, matching.anchored(element)):
                return True
        return False


def has_relative(anchor: Element, selector: ComplexSelector, matching: Matching) -> bool:
    """Look where the combinators allow elements that match."""
    combinators = selector.combinators
    first = combinators[0]
    is_among_siblings = first in ("+", "~")
    is_deep = False
    for index, combinator in enumerate(combinators):
        if combinator == " " or (combinator == ">" and (is_among_siblings or index > 0)):
            is_deep = True
    if not is_among_siblings:
        return has_descendant(anchor, selector, matching, is_deep)
    sibling = following_element(anchor.next_sibling)
    while sibling is not None:
        if selector.matches(sibling, matching):
            return True
        if is_deep and has_descendant(sibling, selector, matching, True):
            return True
        sibling = following_element(sibling.next_sibling)
    return False


def has_descendant(
    root: Element, selector: ComplexSelector, matching: Matching, is_deep: bool
) -> bool:
    """Whether a child matches, or a descendant."""
    each = following_element(root.first_child)
    while each is not None:
        if selector.matches(each, matching):
            return True
        each = next_element(each, root) if is_deep else following_element(each.next_sibling)
    return False
