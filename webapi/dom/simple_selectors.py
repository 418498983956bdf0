"""Selectors of a name, a class, an ID, an attribute, and of other selectors.

https://drafts.csswg.org/selectors-4/#elemental-selectors

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.selectors import ComplexSelector, Matching, SimpleSelector, matches_any
from webapi.dom.tree import following_element, next_element, preceding_element, shadow_root_of
from webapi.webidl.host import ascii_lowercase, has_token, text_contains

if TYPE_CHECKING:
    from webapi.dom.attributes import Attribute
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class NameSelector(SimpleSelector):
    """A selector of a local name, a class or an ID, in which case may not count."""

    __slots__ = ("lower", "name")

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.lower = ascii_lowercase(name)


class TypeSelector(NameSelector):
    """https://drafts.csswg.org/selectors-4/#type-selectors"""

    __slots__ = ()

    @property
    def only_name(self) -> str | None:
        """The local name that all elements that match have, and no other element.

        A name is not told that looks like the key of a class or an ID: ``\\.x`` is such a selector.
        """
        is_like_another = self.name.startswith(".") or self.name.startswith("#")
        return None if self.name != self.lower or is_like_another else self.name

    @property
    def key(self) -> str | None:
        """The local name, if it is the same in all namespaces."""
        return self.only_name

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://html.spec.whatwg.org/#case-sensitivity-of-selectors"""
        if element.local_name == self.name:
            return self.name == self.lower or not element.has_lowercase_names
        return element.local_name == self.lower and element.has_lowercase_names


class NamespaceSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#type-nmsp, what stands before a bar, or the default"""

    __slots__ = ("namespace",)

    def __init__(self, namespace: str) -> None:
        super().__init__()
        self.namespace = None if namespace == "" else namespace

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the element has the namespace, or none."""
        return element.namespace == self.namespace


class ClassSelector(NameSelector):
    """https://drafts.csswg.org/selectors-4/#class-html"""

    __slots__ = ()

    @property
    def key(self) -> str | None:
        """What all elements that match have, but for quirks mode."""
        return f".{self.name}"

    def matches(self, element: Element, matching: Matching) -> bool:
        """In quirks mode, ASCII letters match in either case."""
        value = element.class_value
        if value is None:
            return False
        if value == self.name:
            return True
        name = self.name
        if element.node_document.mode == "quirks":
            value = ascii_lowercase(value)
            name = self.lower
        return has_token(value, name)


class IDSelector(NameSelector):
    """https://drafts.csswg.org/selectors-4/#id-selectors"""

    __slots__ = ()

    @property
    def key(self) -> str | None:
        """What all elements that match have, but for quirks mode."""
        return f"#{self.name}"

    def matches(self, element: Element, matching: Matching) -> bool:
        """In quirks mode, ASCII letters match in either case."""
        value = element.id_value
        if value is None:
            return False
        if value == self.name:
            return True
        return element.node_document.mode == "quirks" and ascii_lowercase(value) == self.lower


class AttributeSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#attribute-selectors"""

    __slots__ = (
        *("flag", "has_any_namespace", "is_without_case", "lower", "lower_value", "name"),
        *("namespace", "operator", "value"),
    )

    def __init__(self, name: str, has_any_namespace: bool, namespace: str) -> None:
        super().__init__()
        self.name = name
        self.lower = ascii_lowercase(name)
        self.has_any_namespace = has_any_namespace
        self.namespace = None if namespace == "" else namespace
        self.operator = ""
        self.value = ""
        self.lower_value = ""
        self.flag = ""
        """``i``, ``s`` or nothing: https://drafts.csswg.org/selectors-4/#attribute-case"""
        self.is_without_case = has_value_without_case(self.lower)
        """Whether HTML elements in HTML documents need no flag ``i``."""

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether an attribute of the name, and the namespace, has the value."""
        name = self.name
        if name != self.lower and element.has_lowercase_names:
            name = self.lower
        for attr in element.attribute_list:
            if attr.local_name != name:
                continue
            is_in_namespace = self.has_any_namespace or attr.namespace == self.namespace
            if is_in_namespace and (self.operator == "" or self.has_value(attr, element)):
                return True
        return False

    def has_value(self, attr: Attribute, element: Element) -> bool:
        """https://drafts.csswg.org/selectors-4/#attribute-representation"""
        value, wanted = attr.value, self.value
        without_case = self.flag == "i"
        if self.flag == "" and self.is_without_case and attr.namespace is None:
            without_case = element.has_lowercase_names
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
            return has_token(value, wanted)
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


class SelectorOfSelectors(SimpleSelector):
    """A selector whose arguments are selectors."""

    __slots__ = ("selectors",)

    def __init__(self, selectors: list[ComplexSelector]) -> None:
        super().__init__()
        self.selectors = selectors

    @property
    def has_selectors(self) -> bool:
        """Whether it has complex selectors as arguments."""
        return True


class AnySelector(SelectorOfSelectors):
    """https://drafts.csswg.org/selectors-4/#matches, and ``:where()``"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether any selector matches."""
        return matches_any(self.selectors, element, matching)

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether any selector matches the host in its shadow tree."""
        return any_matches_host(self.selectors, host, matching)


class WhereSelector(AnySelector):
    """https://drafts.csswg.org/selectors-4/#zero-matches"""

    __slots__ = ()


class OnlySelector(AnySelector):
    """``:only-child`` and ``:only-of-type``, which are one pseudo-class for the specificity."""

    __slots__ = ()


class NotSelector(SelectorOfSelectors):
    """https://drafts.csswg.org/selectors-4/#negation"""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether no selector matches."""
        return not matches_any(self.selectors, element, matching)

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether no selector matches the host in its shadow tree."""
        result = any_matches_host(self.selectors, host, matching)
        return None if result is None else not result


def any_matches_host(
    selectors: list[ComplexSelector], host: Element, matching: Matching
) -> bool | None:
    """Whether one selector matches the host; nothing if none does and one cannot say."""
    result: bool | None = False
    for selector in selectors:
        one = selector.matches_host(host, matching)
        if one is True:
            return True
        if one is None:
            result = None
    return result


class AnchorSelector(SimpleSelector):
    """The element that a relative selector begins at: it stands before the first combinator."""

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements"""
        return element is matching.anchor

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements"""
        return host is matching.anchor


class HasSelector(SelectorOfSelectors):
    """https://drafts.csswg.org/selectors-4/#relational

    Each selector begins with an `AnchorSelector`.
    """

    __slots__ = ()

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether an element, relative to this one, matches any selector."""
        for selector in self.selectors:
            if has_relative(element, selector, matching.anchored(element)):
                return True
        return False

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether an element of the shadow tree, relative to the host, matches any selector."""
        shadow = shadow_root_of(host)
        assert shadow is not None
        for selector in self.selectors:
            if has_descendant(shadow, selector, matching.anchored(host), is_deep=True):
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
    if first == "~" and not selector.is_within_one_sibling:
        return is_before_a_match(anchor, selector, matching, is_deep)
    sibling = following_element(anchor.next_sibling)
    if not selector.is_within_one_sibling:
        return is_within_any(sibling, selector, matching, is_deep)
    if first == "~":
        return is_at_or_after(sibling, selector, matching, is_deep)
    return sibling is not None and is_within(sibling, selector, matching, is_deep)


def is_within(root: Element, selector: ComplexSelector, matching: Matching, is_deep: bool) -> bool:
    """Whether an element matches, or one of its descendants."""
    return selector.matches(root, matching) or (
        is_deep and has_descendant(root, selector, matching, is_deep=True)
    )


def is_within_any(
    start: Element | None, selector: ComplexSelector, matching: Matching, is_deep: bool
) -> bool:
    """Whether an element matches, a sibling behind it, or one of their descendants."""
    each = start
    while each is not None:
        if is_within(each, selector, matching, is_deep):
            return True
        each = following_element(each.next_sibling)
    return False


def is_before_a_match(
    anchor: Element, selector: ComplexSelector, matching: Matching, is_deep: bool
) -> bool:
    """Whether a match is within a sibling behind an anchor, for a selector that begins with ``~``.

    What matches for an anchor matches for those before it, too. So a few anchors, whose distance
    halves, tell it of all siblings.
    """
    known = matching.facts.followed.get(selector)
    if known is None:
        known = {}
        matching.facts.followed[selector] = known
    noted = known.get(anchor)
    if noted is not None:
        return noted
    parent = anchor.parent
    assert parent is not None
    siblings: list[Element] = []
    each = following_element(parent.first_child)
    while each is not None:
        siblings.append(each)
        each = following_element(each.next_sibling)
    steps = [1]
    while steps[len(steps) - 1] < len(siblings):
        steps.append(2 * steps[len(steps) - 1])
    count = 0  # of the siblings that have a match behind them
    while len(steps) > 0:
        step = steps.pop()
        if count + step > len(siblings):
            continue
        last = siblings[count + step - 1]
        behind = following_element(last.next_sibling)
        if is_within_any(behind, selector, matching.anchored(last), is_deep):
            count += step
    for index, sibling in enumerate(siblings):
        known[sibling] = index < count
    return known.get(anchor) is True


def is_at_or_after(
    start: Element | None, selector: ComplexSelector, matching: Matching, is_deep: bool
) -> bool:
    """Whether a match is within an element or a sibling behind it, for any anchor before them."""
    known = matching.facts.followed.get(selector)
    if known is None:
        known = {}
        matching.facts.followed[selector] = known
    walked: list[Element] = []
    is_found = False
    each = start
    while each is not None and not is_found:
        noted = known.get(each)
        if noted is not None:
            is_found = noted
            break
        walked.append(each)
        anchor = preceding_element(each.previous_sibling)
        if anchor is not None:
            is_found = is_within(each, selector, matching.anchored(anchor), is_deep)
        each = following_element(each.next_sibling)
    for element in walked:
        known[element] = is_found
    return is_found


def has_descendant(
    root: Node, selector: ComplexSelector, matching: Matching, is_deep: bool
) -> bool:
    """Whether a child matches, or a descendant."""
    each = following_element(root.first_child)
    while each is not None:
        if selector.matches(each, matching):
            return True
        each = next_element(each, root) if is_deep else following_element(each.next_sibling)
    return False
