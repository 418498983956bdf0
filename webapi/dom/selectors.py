"""Selectors, and whether elements match them: https://drafts.csswg.org/selectors-4/#match

Each simple selector is an object that answers for an element. The kinds stand in
``simple_selectors.py``, ``structural_selectors.py`` and ``state_selectors.py``. Matching has no
recursion but that of selectors in selectors, which the parser bounds.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.tree import parent_element, preceding_element

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node

MAX_STEPS_WITHOUT_CACHE: Final = 16
"""A walk takes so many steps to the left or upwards before it looks up what an earlier one found.

That holds for selectors without others inside: else walks in walks would multiply.
"""


class Facts:
    """What was found out about elements, for the selectors that need more than the element."""

    __slots__ = (
        *("around_the_focus", "default_buttons", "default_language", "directions", "disabled"),
        *("editable", "first_legends", "followed", "indices", "languages"),
        *("under_the_mouse", "with_invalid_controls"),
    )

    def __init__(self) -> None:
        self.indices: dict[SimpleSelector, dict[Element, int]] = {}
        """By selector: the indices that elements have among their siblings."""
        self.followed: dict[ComplexSelector, dict[Element, bool]] = {}
        """By relative selector: whether a match is within an element or a sibling behind it."""
        self.languages: dict[Element, str] = {}
        self.default_language: str | None = None
        self.directions: dict[Element, str] = {}
        self.editable: dict[Element, str] = {}
        self.disabled: dict[Element, str] = {}
        self.first_legends: dict[Element, Element | None] = {}
        self.default_buttons: dict[Element, Element] = {}
        """By form: https://html.spec.whatwg.org/#default-button"""
        self.around_the_focus: dict[Element, bool] | None = None
        """The elements that contain, in the flat tree, what has the focus."""
        self.under_the_mouse: dict[Element, bool] | None = None
        """The elements that contain, in the flat tree, what the mouse is over."""
        self.with_invalid_controls: dict[Element, bool] | None = None
        """The forms and fieldsets that an invalid control belongs to."""


class Matching:
    """What one call of ``querySelectorAll`` or ``matches`` knows, beside the selector."""

    __slots__ = ("_facts", "_nearest", "anchor", "host", "is_of_pseudo_element", "scope")

    def __init__(
        self, scope: Node, anchor: Element | None = None, facts: Facts | None = None
    ) -> None:
        self.scope = scope
        """https://drafts.csswg.org/selectors-4/#scope-element, or the root that is searched"""
        self.anchor = anchor
        """https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements"""
        self.host: Element | None = None
        """The host of the shadow tree whose style sheets are asked. Their selectors see it."""
        self.is_of_pseudo_element = False
        """Whether the subject is the originating element of a pseudo-element."""
        self._facts = facts
        self._nearest: dict[Sequence, dict[Element, Element | None]] | None = None

    @property
    def facts(self) -> Facts:
        """What was found out about elements."""
        if self._facts is None:
            self._facts = Facts()
        return self._facts

    @property
    def nearest(self) -> dict[Sequence, dict[Element, Element | None]]:
        """By sequence and element: the nearest match that a long walk from there found."""
        if self._nearest is None:
            self._nearest = {}
        return self._nearest

    def anchored(self, anchor: Element) -> Matching:
        """The same, for another anchor."""
        matching = Matching(self.scope, anchor, self.facts)
        matching.host = self.host
        return matching

    def outside(self) -> Matching:
        """The same, in the tree of the host."""
        return Matching(self.scope, None, self.facts)

    def in_scope(self, root: Element) -> Matching:
        """The same, for another scope."""
        matching = Matching(root, None, self.facts)
        matching.host = self.host
        matching.is_of_pseudo_element = self.is_of_pseudo_element
        return matching

    def parent_of(self, element: Element) -> Element | None:
        """The parent that selectors see: https://drafts.csswg.org/css-shadow-1/#host-element-in-tree"""
        if self.host is None:
            return parent_element(element)
        if element is self.host:
            return None
        parent = element.parent
        if parent is not None and parent.host_of_fragment is self.host:
            return self.host
        return parent_element(element)


class SimpleSelector:
    """https://drafts.csswg.org/selectors-4/#simple

    This one matches no element: a pseudo-element is one, and so is a state that only a user makes.
    """

    __slots__ = ()

    @property
    def only_name(self) -> str | None:
        """The local name that all elements that match have, and no other element."""
        return None

    @property
    def key(self) -> str | None:
        """The local name, ``.class`` or ``#id`` that all elements that match have."""
        return None

    @property
    def has_selectors(self) -> bool:
        """Whether it has complex selectors as arguments."""
        return False

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element"""
        return False

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether it matches the host in its shadow tree; nothing if it cannot say.

        https://drafts.csswg.org/selectors-4/#featureless
        """
        return None


class CompoundSelector:
    """https://drafts.csswg.org/selectors-4/#compound"""

    __slots__ = (
        *("is_below_pseudo_element", "key", "name", "part", "parts", "pseudo_element", "simples"),
        "slotted",
    )

    def __init__(self) -> None:
        self.name: str | None = None
        """The local name of all elements that match, if the selector says it."""
        self.simples: list[SimpleSelector] = []
        """The simple selectors that say more than the local name."""
        self.key: str | None = None
        """The rarest key of its simple selectors, by kind."""
        self.pseudo_element = ""
        """The name of its last pseudo-element, or nothing."""
        self.is_below_pseudo_element = False
        """Whether the pseudo-element is one of another."""
        self.slotted: CompoundSelector | None = None
        """The argument of ``::slotted()``."""
        self.parts: list[str] = []
        """The arguments of ``::part()``,"""
        self.part: CompoundSelector | None = None
        """and what stands behind it."""

    def add(self, simple: SimpleSelector) -> None:
        """Append a simple selector."""
        if simple.only_name is None:
            self.simples.append(simple)
        else:
            self.name = simple.only_name
        key = simple.key
        if key is not None and (self.key is None or self.key == self.name or key.startswith("#")):
            self.key = key

    @property
    def has_pseudo_element(self) -> bool:
        """Whether it represents no element, but a part of one."""
        return self.pseudo_element != ""

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether all simple selectors match."""
        if matching.host is not None and element is matching.host:
            return self.matches_host(element, matching) is True
        if self.name is not None and element.local_name != self.name:
            return False
        for simple in self.simples:
            if not simple.matches(element, matching):
                return False
        return True

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether it matches the host in its shadow tree; nothing if a simple selector cannot say.

        https://drafts.csswg.org/selectors-4/#featureless
        """
        is_silent = self.name is not None or len(self.simples) == 0
        result: bool | None = None if is_silent else True
        for simple in self.simples:
            one = simple.matches_host(host, matching)
            if one is False:
                return False
            if one is None:
                result = None
        return result


class Sequence:
    """A part of a complex selector, whose own parts stand from the right to the left.

    A complex selector is divided at its descendant combinators; each part at ``>``; each part of
    these at ``~``; and the last have compound selectors, between which stands ``+``. For each of
    the first three it is enough to try the nearest element that matches a part: whatever could be
    on the left of a farther one is on the left of this one too. So nothing is tried twice.
    """

    __slots__ = ("_count", "compounds", "free_steps", "only", "parts")

    def __init__(self) -> None:
        self.parts: list[Sequence] = []
        self.compounds: list[CompoundSelector] = []
        self._count = 0
        self.only: CompoundSelector | None = None
        """The compound selector that the sequence consists of, if there is one."""
        self.free_steps = MAX_STEPS_WITHOUT_CACHE
        """How many steps a search takes before it looks up what an earlier one found."""

    def add(self, compound: CompoundSelector) -> None:
        """Note a compound selector that is in the sequence, or in one of its parts."""
        self._count += 1
        self.only = compound if self._count == 1 else None
        for simple in compound.simples:
            if simple.has_selectors:
                self.free_steps = 0


class ComplexSelector:
    """https://drafts.csswg.org/selectors-4/#complex"""

    __slots__ = (
        *("combinators", "is_compound", "is_key", "is_within_one_sibling", "parts", "simples"),
        "subject",
    )

    def __init__(self, compounds: list[CompoundSelector], combinators: list[str]) -> None:
        """Each combinator stands behind the compound selector of its index."""
        self.combinators = combinators
        self.subject = compounds[len(compounds) - 1]
        self.simples = self.subject.simples
        self.is_compound = len(compounds) == 1
        is_name = self.subject.name is not None and len(self.simples) == 0
        is_other = self.subject.name is None and len(self.simples) == 1
        has_key = self.subject.key is not None
        self.is_key = self.is_compound and has_key and (is_name or is_other)
        """Whether it matches all elements that have the key of its subject."""
        self.is_within_one_sibling = True
        """Whether only the first combinator can be one of siblings."""
        for index, each in enumerate(combinators):
            if index > 0 and each in ("+", "~"):
                self.is_within_one_sibling = False
        self.parts: list[Sequence] = []
        """What descendant combinators separate, from the right."""
        combinator = " "
        last = Sequence()
        for index, _ in enumerate(compounds):
            place = len(compounds) - 1 - index
            if combinator == " ":
                self.parts.append(Sequence())
            children = self.parts[len(self.parts) - 1]
            if combinator in (" ", ">"):
                children.parts.append(Sequence())
            siblings = children.parts[len(children.parts) - 1]
            if combinator != "+":
                last = Sequence()
                siblings.parts.append(last)
            compound = CompoundSelector() if index == 0 else compounds[place]  # it is matched first
            last.compounds.append(compound)
            last.add(compound)
            siblings.add(compound)
            children.add(compound)
            if place > 0:
                combinator = combinators[place - 1]

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://drafts.csswg.org/selectors-4/#match-a-complex-selector-against-an-element"""
        if matching.host is not None and element is matching.host:
            return self.matches_host(element, matching) is True
        name = self.subject.name
        if name is not None and element.local_name != name:
            return False
        for simple in self.simples:
            if not simple.matches(element, matching):
                return False
        if self.is_compound:
            return True
        if not matches_children(self.parts[0], element, matching):
            return False
        if len(self.parts) == 1:
            return True
        top = element_above(element, len(self.parts[0].parts) - 1, matching)
        for index, part in enumerate(self.parts):
            if index == 0:
                continue
            found = nearest(part, matching.parent_of(top), matching, is_upwards=True)
            if found is None:
                return False
            top = element_above(found, len(part.parts) - 1, matching)
        return True

    def matches_host(self, host: Element, matching: Matching) -> bool | None:
        """Whether it matches the host, which has no parent and no sibling there."""
        if not self.is_compound:
            return False
        return self.subject.matches_host(host, matching)


def matches_any(selectors: list[ComplexSelector], element: Element, matching: Matching) -> bool:
    """https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element"""
    for selector in selectors:
        if selector.matches(element, matching):
            return True
    return False


def element_above(element: Element, distance: int, matching: Matching) -> Element:
    """The ancestor so many steps above, all of which are elements."""
    above = element
    for _ in range(distance):
        parent = matching.parent_of(above)
        assert parent is not None
        above = parent
    return above


def matches_children(sequence: Sequence, element: Element, matching: Matching) -> bool:
    """Whether an element matches what child combinators join."""
    each: Element | None = element
    for part in sequence.parts:
        if each is None:
            return False
        if part.only is None:
            if not matches_siblings(part, each, matching):
                return False
        elif not part.only.matches(each, matching):
            return False
        each = matching.parent_of(each)
    return True


def matches_siblings(sequence: Sequence, element: Element, matching: Matching) -> bool:
    """Whether an element matches what subsequent-sibling combinators join."""
    each: Element | None = element
    for index, part in enumerate(sequence.parts):
        if index > 0:
            each = nearest(part, each, matching, is_upwards=False)
            if each is None:
                return False
        elif not matches_adjacent(part, element, matching):
            return False
        for _ in part.compounds:
            if each is not None:
                each = preceding_element(each.previous_sibling)
    return True


def matches_adjacent(sequence: Sequence, element: Element, matching: Matching) -> bool:
    """Whether an element matches what next-sibling combinators join."""
    each: Element | None = element
    for compound in sequence.compounds:
        if each is None or not compound.matches(each, matching):
            return False
        each = preceding_element(each.previous_sibling)
    return True


def nearest(
    sequence: Sequence, start: Element | None, matching: Matching, is_upwards: bool
) -> Element | None:
    """The first that matches among an element and its ancestors, or the siblings before it."""
    each = start
    for _ in range(sequence.free_steps):
        if each is None or matches_at(sequence, each, matching, is_upwards):
            return each
        each = next_candidate(each, matching, is_upwards)
    known = walks_of(sequence, matching)
    walked: list[Element] = []
    while each is not None and each not in known:
        walked.append(each)
        if matches_at(sequence, each, matching, is_upwards):
            break
        each = next_candidate(each, matching, is_upwards)
    return remember(known, walked, each)


def matches_at(sequence: Sequence, element: Element, matching: Matching, is_upwards: bool) -> bool:
    """Whether an element matches a part that a search upwards, or to the left, looks for."""
    if sequence.only is not None:
        return sequence.only.matches(element, matching)
    if is_upwards:
        return matches_children(sequence, element, matching)
    return matches_adjacent(sequence, element, matching)


def next_candidate(element: Element, matching: Matching, is_upwards: bool) -> Element | None:
    """The parent, or the element before."""
    if is_upwards:
        return matching.parent_of(element)
    return preceding_element(element.previous_sibling)


def walks_of(sequence: Sequence, matching: Matching) -> dict[Element, Element | None]:
    """What long walks have found for a sequence."""
    known = matching.nearest.get(sequence)
    if known is None:
        known = {}
        matching.nearest[sequence] = known
    return known


def remember(
    known: dict[Element, Element | None], walked: list[Element], end: Element | None
) -> Element | None:
    """Note what a walk has found for each element that it has seen."""
    found = end
    if end is not None and end in known:
        found = known.get(end)
    for each in walked:
        known[each] = found
    return found
