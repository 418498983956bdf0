"""The cascade: https://drafts.csswg.org/css-cascade-5/#cascading

Nothing is matched before somebody asks, and then only the rules that declare the property. What is
kept of an element is the declaration that wins, not the computed value: inheritance is a walk.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.focus import focus_fixup
from webapi.dom.host import matches_containers
from webapi.dom.selector_parser import parse_selector
from webapi.dom.selectors import (
    ComplexSelector,
    CompoundSelector,
    Matching,
    SimpleSelector,
    matches_any,
)
from webapi.dom.shadow_root import ShadowRoot
from webapi.dom.shadow_selectors import (
    HostContextSelector,
    HostSelector,
    PseudoElementSelector,
)
from webapi.dom.simple_selectors import (
    AnchorSelector,
    AnySelector,
    AttributeSelector,
    ClassSelector,
    HasSelector,
    IDSelector,
    NamespaceSelector,
    OnlySelector,
    SelectorOfSelectors,
    TypeSelector,
    WhereSelector,
)
from webapi.dom.state_selectors import (
    CustomStateSelector,
    DirectionSelector,
    LanguageSelector,
    StateSelector,
)
from webapi.dom.structural_selectors import EmptySelector, NthSelector, ScopeSelector
from webapi.dom.tree import next_element, root_of
from webapi.webidl.host import ascii_lowercase, split_on_ascii_whitespace

if TYPE_CHECKING:
    from webapi.dom.css_declarations import Declaration, Declarations
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node

UNSCOPED: Final = 2_147_483_647
"""The distance of an element from the root of a scope, if there is none."""
ITSELF: Final = 1
"""How far a change of a class, an ID or an attribute reaches: to the element,"""
BELOW: Final = 2
"""its descendants,"""
ANYWHERE: Final = 3
"""or any element."""
HOST: Final = "host"
"""A selector is for the host of the shadow tree, for what is in its slots,"""
SLOTTED: Final = "slotted"
PART: Final = "part"
"""or for parts in shadow trees."""
OF_A_PAGE: Final = 1
"""The levels of https://drafts.csswg.org/css-cascade-5/#cascade-origin; 0 is the user agent's,"""
IMPORTANT: Final = 2
"""and important declarations have the opposite order: 2 is a page's, 3 the user agent's."""


class StyleScope:
    """https://drafts.csswg.org/css-cascade-6/#scoped-styles, the selectors of a rule ``@scope``"""

    __slots__ = ("end", "ends", "root", "start", "starts")

    def __init__(self, start: str, end: str) -> None:
        self.start = start
        self.end = end
        self.root: Element | None = None
        """The root of a rule without a start: the parent of the style element."""
        self.starts: list[ComplexSelector] | None = None
        """The parsed selectors, once an element has the key of a rule in it."""
        self.ends: list[ComplexSelector] = []

    def parse(self, namespaces: dict[str, str] | None) -> None:
        """Parse the selectors, once."""
        if self.starts is None:
            self.starts = [] if self.start == "" else parse_selector(self.start, namespaces)
            if self.end != "":
                self.ends = parse_selector(self.end, namespaces)

    def has_root(self, element: Element, matching: Matching) -> bool:
        """Whether an element is a root, in what the matching has as its scope."""
        if self.start == "":
            return element is self.root
        if self.starts is None:
            return False
        for each in self.starts:
            is_meant = element is not matching.host or addresses_host(each.subject)
            if is_meant and each.matches(element, matching):
                return True
        return False


class StyleEntry:
    """A selector of a rule, and what the rule declares for one property."""

    __slots__ = (
        *("containers", "features", "has_lasting_states", "has_states", "is_important", "key"),
        *("layer", "level", "namespace", "namespaces", "order", "reaches", "scopes", "selector"),
        *("shorthand", "specificity", "text", "value"),
    )

    def __init__(self, text: str, value: str, is_important: bool, shorthand: str) -> None:
        self.text = text
        """The selector, without others of its list."""
        self.value = value
        self.is_important = is_important
        self.shorthand = shorthand
        """https://drafts.csswg.org/css-values-5/#pending-substitution-value"""
        self.key = ""
        """What all elements that match have: a local name, ``.class`` or ``#id``, or nothing."""
        self.specificity = 0
        self.features: list[str] = []
        """The ``.class``, ``#id`` and ``[attribute`` that it asks for,"""
        self.reaches: list[int] = []
        """and for each of them how far a change of it reaches."""
        self.has_states = False
        """Whether states or containers, too, say if it matches."""
        self.has_lasting_states = True
        """Whether these are only states that the mouse and the focus decide."""
        self.scopes: list[StyleScope] = []
        """The rules ``@scope`` around it, from the outermost."""
        self.containers: Any = None
        """The conditions of the rules ``@container`` around it, which the host reads."""
        self.level = 0
        self.layer = 0
        """The place of its layer; of an important declaration, the place times -1."""
        self.order = 0
        self.namespace: str | None = None
        """The namespace of the elements that a rule of the user agent is for."""
        self.namespaces: dict[str, str] | None = None
        """The namespaces that its sheet declares, by their prefixes."""
        self.selector: ComplexSelector | None = None
        """The parsed selector, once an element has its key."""


def entry_wins(one: StyleEntry, other: StyleEntry) -> bool:
    """https://drafts.csswg.org/css-cascade-5/#cascade-sort"""
    if one.level != other.level:
        return one.level > other.level
    if one.layer != other.layer:
        return one.layer > other.layer
    if one.specificity != other.specificity:
        return one.specificity > other.specificity
    return one.order > other.order


def declaration_of(declarations: Declarations, name: str) -> Declaration | None:
    """The declaration of a longhand or a custom property, which may be one of ``all``.

    https://drafts.csswg.org/css-cascade-5/#all-shorthand
    """
    own = declarations.by_name.get(name)
    every = declarations.by_name.get("all")
    if every is None or name.startswith("--") or name in ("direction", "unicode-bidi"):
        return own
    if own is None:
        return every
    if own.is_important != every.is_important:
        return own if own.is_important else every
    for each in declarations.names:
        if each == name:
            return every
        if each == "all":
            return own
    return own


def describe_selector(selector: ComplexSelector, entry: StyleEntry) -> None:
    """Find out what an entry says of its selector."""
    subject = selector.subject
    if len(subject.parts) > 0:
        entry.key = f"::{subject.parts[0]}"
    elif subject.slotted is not None:
        entry.key = key_of_compound(subject.slotted)
    elif not addresses_host(subject):
        entry.key = key_of_compound(subject)
    entry.specificity = specificity_of(selector)
    note_features(selector, ITSELF, entry)
    for scope in entry.scopes:
        scope.parse(entry.namespaces)
        if scope.starts is not None:
            for each in scope.starts:
                note_features(each, ANYWHERE, entry)
        for each in scope.ends:
            note_features(each, ANYWHERE, entry)


def addresses_host(compound: CompoundSelector) -> bool:
    """Whether a compound selector may match the host of the shadow tree."""
    for simple in compound.simples:
        if isinstance(simple, HostSelector):
            return True
        if isinstance(simple, AnySelector):
            for each in simple.selectors:
                if addresses_host(each.subject):
                    return True
    return False


def addresses_scope(compound: CompoundSelector) -> bool:
    """Whether a compound selector may match the root of its scope, which may be a shadow host."""
    for simple in compound.simples:
        if isinstance(simple, ScopeSelector):
            return True
        if isinstance(simple, AnySelector):
            for each in simple.selectors:
                if addresses_scope(each.subject):
                    return True
    return False


def target_of(selector: ComplexSelector) -> str:
    """What a selector is for: a host, something in a slot, a part, and a pseudo-element.

    It is empty for elements of the tree. https://drafts.csswg.org/css-shadow-1/#selectors
    """
    subject = selector.subject
    pseudo_element = subject.pseudo_element
    if subject.is_below_pseudo_element:
        return "nothing"
    kind = ""
    if subject.slotted is not None:
        kind = SLOTTED
    elif len(subject.parts) > 0:
        kind = PART
    elif addresses_host(subject):
        kind = HOST
    if pseudo_element in ("", PART, SLOTTED):
        return kind
    return pseudo_element if kind == "" else f"{kind} {pseudo_element}"


def is_of_another_tree(target: str) -> bool:
    """Whether selectors with this target match elements that are not of their tree."""
    return target.startswith(HOST) or target.startswith(SLOTTED) or target.startswith(PART)  # noqa: PIE810


def key_of_compound(compound: CompoundSelector) -> str:
    """Its key, or that of the only argument of ``:is()`` or ``:where()``: Tailwind has many."""
    if compound.key is not None:
        return compound.key
    for simple in compound.simples:
        if isinstance(simple, AnySelector) and len(simple.selectors) == 1:
            key = key_of_compound(simple.selectors[0].subject)
            if key != "":
                return key
    return ""


def compounds_left_of_subject(selector: ComplexSelector) -> list[CompoundSelector]:
    """The compound selectors before the last."""
    found: list[CompoundSelector] = []
    for children in selector.parts:
        for siblings in children.parts:
            for sequence in siblings.parts:
                for compound in sequence.compounds:
                    found.append(compound)
            for compound in siblings.compounds:
                found.append(compound)
    return found


def specificity_of(selector: ComplexSelector) -> int:
    """https://drafts.csswg.org/selectors-4/#specificity-rules, in digits of 1,000"""
    total = specificity_of_compound(selector.subject)
    for compound in compounds_left_of_subject(selector):
        total += specificity_of_compound(compound)
    return total


def specificity_of_compound(compound: CompoundSelector) -> int:
    """The sum of its simple selectors'."""
    total = 0 if compound.name is None else 1
    for simple in compound.simples:
        total += specificity_of_simple(simple)
    if compound.slotted is not None:
        total += specificity_of_compound(compound.slotted)
    if compound.part is not None:
        total += specificity_of_compound(compound.part)
    return total


def specificity_of_simple(simple: SimpleSelector) -> int:
    """That of ``:is()``, ``:not()`` and ``:has()`` is their greatest argument's."""
    if isinstance(simple, IDSelector):
        return 1_000_000
    if isinstance(simple, WhereSelector) or isinstance(simple, AnchorSelector):  # noqa: SIM101
        return 0
    if isinstance(simple, NamespaceSelector):
        return 0
    if isinstance(simple, TypeSelector):
        return 1
    if isinstance(simple, PseudoElementSelector):
        return 1
    if isinstance(simple, HostSelector):
        inner = simple.argument
        return 1_000 if inner is None else 1_000 + specificity_of_compound(inner)
    if isinstance(simple, OnlySelector):
        return 1_000
    if isinstance(simple, SelectorOfSelectors):
        return greatest_specificity(simple.selectors)
    if isinstance(simple, NthSelector) and simple.selectors is not None:
        return 1_000 + greatest_specificity(simple.selectors)
    return 1_000


def greatest_specificity(selectors: list[ComplexSelector]) -> int:
    """https://drafts.csswg.org/selectors-4/#specificity-rules, of a list"""
    greatest = 0
    for each in selectors:
        specificity = specificity_of(each)
        if specificity > greatest:
            greatest = specificity
    return greatest


def note_features(selector: ComplexSelector, reach: int, entry: StyleEntry) -> None:
    """Note what a selector asks for. Sibling combinators reach far here: this can be finer."""
    note_compound(selector.subject, reach, entry)
    if selector.subject.slotted is not None:
        note_compound(selector.subject.slotted, reach, entry)
    if selector.subject.part is not None:
        note_compound(selector.subject.part, reach, entry)
    outer = reach
    for combinator in selector.combinators:
        if combinator in ("+", "~"):
            outer = ANYWHERE
        elif outer < BELOW:
            outer = BELOW
    for compound in compounds_left_of_subject(selector):
        note_compound(compound, outer, entry)


def note_compound(compound: CompoundSelector, reach: int, entry: StyleEntry) -> None:
    """Note what a compound selector asks for."""
    for simple in compound.simples:
        feature = feature_of(simple)
        if feature != "":
            entry.features.append(feature)
            entry.reaches.append(reach)
        elif isinstance(simple, HostSelector):
            is_context = isinstance(simple, HostContextSelector)
            entry.features.append(":host-context" if is_context else ":host")
            entry.reaches.append(ANYWHERE)
            if simple.argument is not None:
                note_compound(simple.argument, reach, entry)
        elif isinstance(simple, SelectorOfSelectors):
            inner = ANYWHERE if isinstance(simple, HasSelector) else reach
            for each in simple.selectors:
                note_features(each, inner, entry)
        elif isinstance(simple, NthSelector):
            if simple.selectors is not None:
                for each in simple.selectors:
                    note_features(each, ANYWHERE, entry)
        elif is_of_a_state(simple):
            if not is_of_the_user(simple):
                entry.has_lasting_states = False
            entry.has_states = True


def feature_of(simple: SimpleSelector) -> str:
    """The ``.class``, ``#id`` or ``[attribute`` that a simple selector asks for, or nothing."""
    if isinstance(simple, ClassSelector):
        return f".{simple.name}"
    if isinstance(simple, IDSelector):
        return f"#{simple.name}"
    if isinstance(simple, AttributeSelector):
        return f"[{simple.lower}"
    return ""


def is_of_a_state(simple: SimpleSelector) -> bool:
    """Whether more than classes, IDs, attributes and the tree say if it matches."""
    if isinstance(simple, StateSelector) or isinstance(simple, CustomStateSelector):  # noqa: SIM101
        return True
    if isinstance(simple, LanguageSelector) or isinstance(simple, DirectionSelector):  # noqa: SIM101
        return True
    return isinstance(simple, EmptySelector)  # A text may become empty.


def is_of_the_user(simple: SimpleSelector) -> bool:
    """Whether the mouse and the focus say if it matches: a document knows them."""
    if not isinstance(simple, StateSelector) or simple.is_alone:
        return False
    return simple.name in ("active", "focus", "focus-visible", "focus-within", "hover")


# Which entry wins for an element


def is_of_user_agent(entry: StyleEntry) -> bool:
    """Whether it is no declaration of a page."""
    return entry.level == 0 or entry.level == IMPORTANT + 1


def place_of_layer(entry: StyleEntry) -> int:
    """The place of its layer, important or not."""
    return entry.layer if entry.layer > 0 else -entry.layer


class PropertyStyles:
    """What all sheets of a tree say of one property."""

    __slots__ = (
        *("_by_key", "_crosses", "_document", "_focused", "_host", "_hovered", "_is_quirky"),
        *("_matching", "_of_document", "_pressed", "_reaches", "_unkeyed", "_version"),
        *("_was_used_by_mouse", "_winners", "_winners_of_user", "declaring"),
        "is_of_pseudo_element",
    )

    def __init__(self, of_tree: TreeStyles, root: Document | ShadowRoot, target: str) -> None:
        document = root.node_document
        self._document = document
        self._host = root.shadow_host if isinstance(root, ShadowRoot) else None
        self.is_of_pseudo_element = target not in ("", HOST)
        self._of_document = of_tree if of_tree.of_document is None else of_tree.of_document
        self._crosses = is_of_another_tree(target)
        """Whether it follows changes in other trees,"""
        self._version = self._of_document.version
        """which it has seen up to this one."""
        self._is_quirky = document.mode == "quirks"
        """Whether classes and IDs match in either case."""
        self._by_key: dict[str, list[StyleEntry]] = {}
        self._unkeyed: list[StyleEntry] = []
        self._reaches: dict[str, int] = {}
        self._winners: dict[Element, StyleEntry | None] = {}
        self._winners_of_user: dict[Element, StyleEntry | None] = {}
        """Those that are so as long as the mouse and the focus stay where they are:"""
        self._hovered: Element | None = None
        self._pressed: Element | None = None
        self._focused: Element | None = None
        self._was_used_by_mouse = False
        self.declaring: dict[Element, Element | None] = {}
        """By elements that declare nothing: the nearest one around that may, to inherit from."""
        self._matching: Matching | None = None

    def add(self, entry: StyleEntry, order: int, is_of_a_page: bool) -> None:
        """Add an entry whose media match."""
        entry.order = order
        if entry.is_important:
            entry.level = IMPORTANT if is_of_a_page else IMPORTANT + 1
        else:
            entry.level = OF_A_PAGE if is_of_a_page else 0
        listed = self._unkeyed
        if entry.key != "":
            key = self._folded(entry.key)
            known = self._by_key.get(key)
            if known is None:
                known = []
                self._by_key[key] = known
            listed = known
        listed.append(entry)
        for index, feature in enumerate(entry.features):
            if feature.startswith(":host"):
                self._crosses = True
                if feature == ":host-context":
                    self._of_document.has_contexts = True
            folded = self._folded(feature)
            reach = self._reaches.get(folded)
            if reach is None or reach < entry.reaches[index]:
                self._reaches[folded] = entry.reaches[index]

    def _folded(self, feature: str) -> str:
        return ascii_lowercase(feature) if self._is_quirky else feature

    def winner(self, element: Element, target: Element, parts: list[str]) -> StyleEntry | None:
        """The entry that wins for an element, without its attribute ``style``.

        ``target`` is what selectors match: the element, its slot, or the host whose part it is.
        """
        if self._crosses and self._version != self._of_document.version:
            self._version = self._of_document.version
            self.tree_changed()
        if element in self._winners:
            return self._winners.get(element)
        self._follow_the_user()
        if element in self._winners_of_user:
            return self._winners_of_user.get(element)
        search = self._search(element, target, parts, below=None, is_revert=False)
        if search.is_lasting:
            self._winners[element] = search.best
        elif search.is_lasting_for_user and not self._crosses:
            self._winners_of_user[element] = search.best
        return search.best

    def _follow_the_user(self) -> None:
        """Forget what the mouse and the focus have decided, if they moved."""
        document = self._document
        is_same = document.hovered is self._hovered and document.pressed is self._pressed
        is_focus_same = document.focused is self._focused
        is_same = is_same and document.was_used_by_mouse == self._was_used_by_mouse
        if is_same and is_focus_same:
            return
        self._hovered = document.hovered
        self._pressed = document.pressed
        self._focused = document.focused
        self._was_used_by_mouse = document.was_used_by_mouse
        if len(self._winners_of_user) > 0:
            self._winners_of_user = {}

    def rolled_back(
        self,
        element: Element,
        target: Element,
        parts: list[str],
        entry: StyleEntry | None,
        is_layer: bool,
    ) -> StyleEntry | None:
        """The entry that wins below one that has rolled back its layer or its origin.

        https://drafts.csswg.org/css-cascade-5/#default. Without an entry, the attribute ``style``
        has.
        """
        if entry is None and is_layer:
            return self.winner(element, target, parts)
        if entry is not None and is_of_user_agent(entry):
            return None
        return self._search(element, target, parts, entry, not is_layer).best

    def new_matching(self) -> Matching:
        """What selectors of the tree know."""
        matching = Matching(self._document)
        matching.host = self._host
        matching.is_of_pseudo_element = self.is_of_pseudo_element
        return matching

    def _search(
        self,
        element: Element,
        target: Element,
        parts: list[str],
        below: StyleEntry | None,
        is_revert: bool,
    ) -> Search:
        if self._matching is None:
            self._matching = self.new_matching()
        search = Search(self, element, target, parts, self._matching, below, is_revert)
        for each in parts:
            search.look(self._by_key.get(self._folded(f"::{each}")))
        for key in selector_keys_of(element, self._is_quirky):
            search.look(self._by_key.get(key))
        search.look(self._unkeyed)
        return search

    def may_apply(self, element: Element) -> bool:
        """Whether a rule may declare the property for an element of the tree."""
        if len(self._unkeyed) > 0:
            return True
        if len(self._by_key) > 0:
            for key in selector_keys_of(element, self._is_quirky):
                if key in self._by_key:
                    return True
        return False

    def feature_changed(self, element: Element, feature: str) -> None:
        """Forget the elements that a change of a class, an ID or an attribute can reach."""
        self._matching = None
        if feature == "[style":
            self.declaring = {}
        reach = self._reaches.get(self._folded(feature))
        if element is self._focused:
            self._winners_of_user = {}  # what shows the focus may have changed
        if reach is None or len(self._winners) + len(self._winners_of_user) == 0:
            return
        self.declaring = {}
        if reach == ANYWHERE or self._crosses:
            self._winners = {}
            self._winners_of_user = {}
            return
        self._forget(element)
        each = next_element(element, element) if reach == BELOW else None
        while each is not None:
            self._forget(each)
            each = next_element(each, element)

    def is_known_to_declare_nothing(self, element: Element) -> bool:
        """Whether no rule declares the property, until something changes that rules ask for."""
        return element in self._winners and self._winners.get(element) is None

    def _forget(self, element: Element) -> None:
        if element in self._winners:
            del self._winners[element]
        if element in self._winners_of_user:
            del self._winners_of_user[element]

    def tree_changed(self) -> None:
        """Forget all elements: one came or went."""
        self._matching = None
        if len(self._winners) > 0:
            self._winners = {}
            self.declaring = {}
        if len(self._winners_of_user) > 0:
            self._winners_of_user = {}


class Search:
    """The search for the entry that wins for an element."""

    __slots__ = (
        *("_below", "_best_distance", "_element", "_is_revert", "_matching", "_parts", "_styles"),
        *("_target", "best", "is_lasting", "is_lasting_for_user"),
    )

    def __init__(
        self,
        styles: PropertyStyles,
        element: Element,
        target: Element,
        parts: list[str],
        matching: Matching,
        below: StyleEntry | None,
        is_revert: bool,
    ) -> None:
        self._styles = styles
        self._element = element
        self._target = target
        self._parts = parts
        self._matching = matching
        """What it knows of indices holds until something changes."""
        self._below = below
        """The entry before whose layer others must be."""
        self._is_revert = is_revert
        """Whether only the user agent's entries count."""
        self.best: StyleEntry | None = None
        self._best_distance = UNSCOPED
        """How far the element is from the root of the scope, if it has one."""
        self.is_lasting = True
        self.is_lasting_for_user = True

    def look(self, entries: list[StyleEntry] | None) -> None:
        """Look among entries; one that cannot win any more is not matched."""
        if entries is None:
            return
        for entry in entries:
            if self.best is not None and not self._may_win(entry, self.best):
                continue
            if not self._counts(entry):
                continue
            selector = entry.selector
            if selector is None:
                selector = parse_selector(entry.text, entry.namespaces)[0]
                entry.selector = selector
            matching = self._matching
            if entry.has_states:
                if not may_match(selector.subject, self._target, matching, {}):
                    continue
                matching = self._styles.new_matching()
                self.is_lasting = False
                if not entry.has_lasting_states:
                    self.is_lasting_for_user = False
            distance = UNSCOPED
            if len(entry.scopes) > 0:
                distance = self._distance_in(entry, selector, matching)
            elif not selector.matches(self._target, matching):
                continue
            if distance < 0 or not self._is_meant(selector, matching):
                continue
            if entry.containers is not None and not self._is_contained(entry.containers):
                continue
            if self.best is None or self._wins(entry, distance, self.best):
                self.best = entry
                self._best_distance = distance

    def _is_contained(self, containers: Any) -> bool:
        """https://drafts.csswg.org/css-conditional-5/#container-rule"""
        return matches_containers(self._element, self._styles.is_of_pseudo_element, containers)

    def _may_win(self, entry: StyleEntry, best: StyleEntry) -> bool:
        """Whether an entry wins over the best one, or is nearer to the root of its scope."""
        if entry_wins(entry, best):
            return True
        has_scope = len(entry.scopes) > 0
        return has_scope and is_as_strong(entry, best)

    def _wins(self, entry: StyleEntry, distance: int, best: StyleEntry) -> bool:
        """https://drafts.csswg.org/css-cascade-6/#cascade-proximity"""
        if distance != self._best_distance and is_as_strong(entry, best):
            return distance < self._best_distance
        return entry_wins(entry, best)

    def _distance_in(self, entry: StyleEntry, selector: ComplexSelector, matching: Matching) -> int:
        """How far the nearest root of a scope is in which the selector matches, or -1."""
        scopes = entry.scopes
        for scope in scopes:
            scope.parse(entry.namespaces)
        distance = 0
        each: Element | None = self._target
        while each is not None:
            if is_root_around(scopes, len(scopes) - 1, each, self._target, matching):
                within = matching.in_scope(each)
                if selector.matches(self._target, within):
                    return distance
            distance += 1
            each = matching.parent_of(each)
        return -1

    def _is_meant(self, selector: ComplexSelector, matching: Matching) -> bool:
        """Whether the element is what the selector wants of its target, in a slot or as a part."""
        subject = selector.subject
        if subject.slotted is not None:
            return subject.slotted.matches(self._element, matching.outside())
        if subject.part is None:
            return True
        for each in subject.parts:
            if not is_among(self._parts, each):
                return False
        return subject.part.matches(self._element, matching.outside())

    def _counts(self, entry: StyleEntry) -> bool:
        if is_of_user_agent(entry):
            return entry.namespace == self._element.namespace
        if self._is_revert:
            return False
        below = self._below
        if below is None:
            return True
        return place_of_layer(entry) < place_of_layer(below)


def is_as_strong(one: StyleEntry, other: StyleEntry) -> bool:
    """Whether only scopes and the order make a difference."""
    if one.level != other.level or one.layer != other.layer:
        return False
    return one.specificity == other.specificity


def is_root_around(
    scopes: list[StyleScope], index: int, root: Element, element: Element, matching: Matching
) -> bool:
    """Whether an element is the root of a scope that another element is in.

    https://drafts.csswg.org/css-cascade-6/#in-scope
    """
    scope = scopes[index]
    is_root = False
    if index == 0:
        is_root = scope.has_root(root, matching)
    else:
        outer: Element | None = root
        while outer is not None and not is_root:
            if is_root_around(scopes, index - 1, outer, element, matching):
                is_root = scope.has_root(root, matching.in_scope(outer))
            outer = matching.parent_of(outer)
    if not is_root:
        return False
    if len(scope.ends) == 0:
        return True
    within = matching.in_scope(root)
    each: Element | None = element
    while each is not None:
        if matches_any(scope.ends, each, within):
            return False
        each = None if each is root else matching.parent_of(each)
    return True


def is_among(names: list[str], wanted: str) -> bool:
    """Whether a list has a name."""
    for each in names:
        if each == wanted:
            return True
    return False


def may_match(
    compound: CompoundSelector, element: Element, matching: Matching, changing: dict[str, bool]
) -> bool:
    """Whether only states and features that change can tell.

    If they can not, the answer lasts though the selector has states.
    """
    if element is matching.host:
        return True
    if compound.name is not None and element.local_name != compound.name:
        return False
    for simple in compound.simples:
        if is_of_a_state(simple) or simple.has_selectors:
            continue
        if len(changing) > 0 and feature_of(simple) in changing:
            continue
        if not simple.matches(element, matching):
            return False
    return True


def selector_keys_of(element: Element, is_folded: bool) -> list[str]:
    """The keys of selectors that may match an element."""
    keys = [element.local_name]
    if element.id_value is not None:
        keys.append(f"#{element.id_value}")
    if element.class_value is not None:
        for each in split_on_ascii_whitespace(element.class_value):
            keys.append(f".{each}")
    if is_folded:
        for index, key in enumerate(keys):
            keys[index] = ascii_lowercase(key)
    return keys


class TreeStyles:
    """The styles of a document, or of a shadow tree.

    https://drafts.csswg.org/cssom/#documentorshadowroot-final-css-style-sheets
    """

    __slots__ = ("by_name", "has_contexts", "of_document", "registered", "version")

    def __init__(self, of_document: TreeStyles | None) -> None:
        self.by_name: dict[str, PropertyStyles] = {}
        """By the names of the properties that somebody asked for."""
        self.of_document = of_document
        """Of a shadow tree: the styles of its document. A sheet that changes ends both."""
        self.registered: Any = None
        """Of a document: the custom properties that its sheets register, once looked up."""
        self.version = 0
        """Of a document: how often something changed that other trees' selectors may see."""
        self.has_contexts = False
        """Of a document: whether ``:host-context()`` is asked for."""

    def attribute_changed(
        self, element: Element, local_name: str, old: str | None, value: str | None
    ) -> None:
        """Let what is known of the element's tree follow the change of an attribute."""
        if element.node_document.focused is not None:
            focus_fixup(element.node_document)
        if element.node_document.has_shadow_trees and self.is_seen_elsewhere(element, local_name):
            self.version += 1
        of_tree = styles_of_tree(element)
        if of_tree is None:
            return
        lower = ascii_lowercase(local_name)
        for styles in list(of_tree.by_name.values()):
            styles.feature_changed(element, f"[{lower}")
            if local_name == "id":
                if old is not None:
                    styles.feature_changed(element, f"#{old}")
                if value is not None:
                    styles.feature_changed(element, f"#{value}")
            elif local_name == "class":
                for each in split_on_ascii_whitespace("" if old is None else old):
                    styles.feature_changed(element, f".{each}")
                for each in split_on_ascii_whitespace("" if value is None else value):
                    styles.feature_changed(element, f".{each}")

    def is_seen_elsewhere(self, element: Element, local_name: str) -> bool:
        """Whether selectors of other trees may see the change of an attribute."""
        if self.has_contexts or local_name in ("exportparts", "name", "part", "slot"):
            return True
        parent = element.parent
        return element.may_be_a_host or (parent is not None and parent.may_be_a_host)

    def tree_changed(self, parent: Node) -> None:
        """Let what is known of the parent's tree follow an insertion or a removal."""
        self.version += 1
        if parent.node_document.focused is not None:
            focus_fixup(parent.node_document)
        of_tree = styles_of_tree(parent)
        if of_tree is None:
            return
        for styles in list(of_tree.by_name.values()):
            styles.tree_changed()


def styles_of_tree(node: Node) -> TreeStyles | None:
    """What is known of the styles of a node's tree."""
    document = node.node_document
    if not document.has_shadow_trees:
        return document.styles
    root = root_of(node)
    if isinstance(root, ShadowRoot):
        known = root.styles
        return known if known is not None and known.of_document is document.styles else None
    return document.styles


def make_styles(root: Document | ShadowRoot) -> TreeStyles:
    """Begin to keep what is known of a tree."""
    document = root.node_document
    if document.styles is None:
        document.styles = TreeStyles(None)
    if not isinstance(root, ShadowRoot):
        return document.styles
    made = TreeStyles(document.styles)
    root.styles = made
    return made
