"""Parse selectors: https://drafts.csswg.org/selectors-4/#parsing-selectors

A method returns None, or False, where the grammar does not fit.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.an_plus_b import parse_an_plus_b
from webapi.dom.selector_tokens import (
    END,
    FUNCTION,
    HASH,
    IDENT,
    STRING,
    WHITESPACE,
    Token,
    tokenize,
)
from webapi.dom.selectors import ComplexSelector, CompoundSelector, SimpleSelector
from webapi.dom.shadow_selectors import HostContextSelector, HostSelector, PseudoElementSelector
from webapi.dom.simple_selectors import (
    AnchorSelector,
    AnySelector,
    AttributeSelector,
    ClassSelector,
    HasSelector,
    IDSelector,
    NamespaceSelector,
    NotSelector,
    OnlySelector,
    TypeSelector,
    WhereSelector,
)
from webapi.dom.state_selectors import (
    CustomStateSelector,
    DirectionSelector,
    LanguageSelector,
    StateSelector,
)
from webapi.dom.structural_selectors import (
    EmptySelector,
    FirstChildSelector,
    LastChildSelector,
    NthSelector,
    RootSelector,
    ScopeSelector,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, without_password

MAX_SELECTOR_DEPTH: Final = 64
"""Selectors in selectors are refused below this depth: parsing and matching are recursive there."""


def parse_selector(text: str, namespaces: dict[str, str] | None = None) -> list[ComplexSelector]:
    """https://drafts.csswg.org/selectors-4/#parse-selector

    ``namespaces`` has those that are declared by their prefixes; the default one has none.

    Raises:
        SyntaxError: It is not a valid selector.
    """
    parser = SelectorParser(tokenize(text), namespaces)
    selectors = parser.selector_list(False)
    if parser.is_too_deep:
        message = "Selectors are not parsed that stand in more than 64 others."
        raise DOMException(message, "SyntaxError")
    if selectors is None or parser.kind != END:
        raise DOMException(f"'{without_password(text)}' is not a valid selector.", "SyntaxError")
    return selectors


class SelectorParser:
    """A parser at a place among tokens."""

    __slots__ = ("depth", "is_in_has", "is_too_deep", "namespaces", "position", "tokens")

    def __init__(self, tokens: list[Token], namespaces: dict[str, str] | None) -> None:
        self.tokens = tokens
        self.namespaces = namespaces
        self.position = 0
        self.depth = 0
        self.is_in_has = False
        self.is_too_deep = False
        """The name of a pseudo-class that is parsed, and not supported."""

    # Tokens

    @property
    def kind(self) -> str:
        """The kind of the token that comes."""
        return self.tokens[self.position].kind

    def is_bar_next(self) -> bool:
        """Whether a bar follows the token that comes, which is not `END`."""
        return self.tokens[self.position + 1].kind == "|"

    def next(self) -> Token:
        """Consume a token, but not the last, which is `END`."""
        token = self.tokens[self.position]
        if token.kind != END:
            self.position += 1
        return token

    def skip_whitespace(self) -> bool:
        """Consume white space; tell whether there was some."""
        start = self.position
        while self.kind == WHITESPACE:
            self.position += 1
        return self.position > start

    def skip_component_values(self, has_comma: bool) -> None:
        """Consume everything up to the bracket that closes this block, or up to a comma."""
        closing: list[str] = []
        while True:
            kind = self.kind
            if kind == END:
                return
            if len(closing) == 0 and (kind == ")" or (has_comma and kind == ",")):
                return
            if len(closing) > 0 and kind == closing[len(closing) - 1]:
                closing.pop()
            elif kind in ("(", FUNCTION):
                closing.append(")")
            elif kind == "[":
                closing.append("]")
            elif kind == "{":
                closing.append("}")
            self.position += 1

    def close(self, kind: str) -> bool:
        """Consume white space and a closing bracket. The end closes everything."""
        self.skip_whitespace()
        if self.kind == kind:
            self.position += 1
            return True
        return self.kind == END

    # Lists

    def selector_list(self, is_relative: bool) -> list[ComplexSelector] | None:
        """https://drafts.csswg.org/selectors-4/#typedef-selector-list"""
        selectors: list[ComplexSelector] = []
        while True:
            selector = self.complex_selector(is_relative)
            if selector is None:
                return None
            selectors.append(selector)
            if self.kind != ",":
                return selectors
            self.position += 1

    def forgiving_selector_list(self) -> list[ComplexSelector]:
        """https://drafts.csswg.org/selectors-4/#typedef-forgiving-selector-list"""
        selectors: list[ComplexSelector] = []
        while True:
            start = self.position
            selector = self.complex_selector(False)
            if selector is not None and self.kind in (",", ")", END):
                selectors.append(selector)
            else:
                self.position = start
                self.skip_component_values(True)
            if self.kind != ",":
                return selectors
            self.position += 1

    # Selectors

    def complex_selector(self, is_relative: bool) -> ComplexSelector | None:
        """https://drafts.csswg.org/selectors-4/#typedef-complex-selector, in white space"""
        compounds: list[CompoundSelector] = []
        combinators: list[str] = []
        self.skip_whitespace()
        if is_relative:
            anchor = CompoundSelector()
            anchor.add(AnchorSelector())
            compounds.append(anchor)
            combinators.append(self.combinator(True))
        while True:
            has_type = self.kind in ("*", "|", IDENT)
            compound = self.compound_selector()
            if compound is None:
                return None
            compounds.append(compound)
            has_space = self.skip_whitespace()
            is_last = self.kind in (",", ")", END)
            if not has_type and not (is_last and self.depth > 0):
                self.add_default_namespace(compound)
            if compound.has_pseudo_element and (self.depth > 0 or not is_last):
                return None
            if is_last:
                return ComplexSelector(compounds, combinators)
            combinator = self.combinator(has_space)
            if combinator == "":
                return None
            combinators.append(combinator)

    def add_default_namespace(self, compound: CompoundSelector) -> None:
        """https://drafts.csswg.org/selectors-4/#type-nmsp, but for a shadow host"""
        default = self.declared("")
        if default is None:
            return
        for each in compound.simples:
            if isinstance(each, HostSelector):
                return
        compound.add(NamespaceSelector(default))

    def declared(self, prefix: str) -> str | None:
        """The namespace of a prefix, if it is declared."""
        return None if self.namespaces is None else self.namespaces.get(prefix)

    def combinator(self, has_space: bool) -> str:
        """https://drafts.csswg.org/selectors-4/#typedef-combinator, or nothing"""
        kind = self.kind
        if kind in (">", "+", "~"):
            self.position += 1
            self.skip_whitespace()
            return kind
        return " " if has_space else ""

    def compound_selector(self) -> CompoundSelector | None:
        """https://drafts.csswg.org/selectors-4/#typedef-compound-selector"""
        compound = CompoundSelector()
        start = self.position
        if not self.type_selector(compound):
            return None
        while self.kind in (HASH, ".", "[", ":", "&"):
            if compound.has_pseudo_element and self.kind != ":":
                return None
            simple = self.simple_selector(compound)
            if simple is None:
                return None
            if compound.part is None or isinstance(simple, PseudoElementSelector):
                compound.add(simple)
            else:
                compound.part.add(simple)
        if self.depth == 0 and is_only_of_the_mouse(compound):
            for each in compound.simples:
                if isinstance(each, StateSelector):
                    each.is_alone = True
        return None if self.position == start else compound

    def type_selector(self, compound: CompoundSelector) -> bool:
        """https://drafts.csswg.org/selectors-4/#typedef-type-selector, if there is one"""
        if self.kind not in ("*", "|", IDENT):
            return True
        namespace: str | None = ""
        if self.kind == "|":
            self.position += 1
        elif self.is_bar_next():
            prefix = self.next()
            self.position += 1
            namespace = None
            if prefix.kind == IDENT:
                namespace = self.declared(prefix.text)
                if namespace is None:
                    return False
        else:
            namespace = self.declared("")
        if namespace is not None:
            compound.add(NamespaceSelector(namespace))
        if self.kind not in ("*", IDENT):
            return False
        token = self.next()
        if token.kind == IDENT:
            compound.add(TypeSelector(token.text))
        return self.kind != "|"

    def simple_selector(self, compound: CompoundSelector) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#typedef-subclass-selector, and pseudo-elements"""
        token = self.next()
        if token.kind == HASH:
            return IDSelector(token.text)
        if token.kind == "&":
            return ScopeSelector()
        if token.kind == ".":
            return ClassSelector(self.next().text) if self.kind == IDENT else None
        if token.kind == "[":
            return self.attribute_selector()
        if self.kind == ":":
            self.position += 1
            return self.pseudo_element(compound)
        return self.pseudo_class(compound)

    def attribute_selector(self) -> AttributeSelector | None:
        """https://drafts.csswg.org/selectors-4/#typedef-attribute-selector"""
        self.skip_whitespace()
        has_any_namespace = self.kind == "*" and self.is_bar_next()
        namespace: str | None = ""
        if has_any_namespace:
            self.position += 2
        elif self.kind == "|":
            self.position += 1
        elif self.kind == IDENT and self.is_bar_next():
            namespace = self.declared(self.next().text)
            self.position += 1
        if self.kind != IDENT or namespace is None:
            return None
        selector = AttributeSelector(self.next().text, has_any_namespace, namespace)
        self.skip_whitespace()
        if self.kind in ("=", "~=", "|=", "^=", "$=", "*="):
            selector.operator = self.next().kind
            self.skip_whitespace()
            if self.kind not in (IDENT, STRING):
                return None
            selector.value = self.next().text
            selector.lower_value = ascii_lowercase(selector.value)
            self.skip_whitespace()
            if self.kind == IDENT:
                selector.flag = ascii_lowercase(self.next().text)
                if selector.flag not in ("i", "s"):
                    return None
        return selector if self.close("]") else None

    # Pseudo-elements

    def pseudo_element(self, compound: CompoundSelector) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#typedef-pseudo-element-selector"""
        token = self.next()
        name = ascii_lowercase(token.text)
        if token.kind == IDENT:
            is_known = is_pseudo_element(name) or name.startswith("-webkit-")
        elif token.kind == FUNCTION:
            is_known = self.functional_pseudo_element(name, compound)
        else:
            return None
        if not is_known or not may_follow(name, compound.pseudo_element):
            return None
        if compound.pseudo_element in ("after", "before"):
            compound.is_below_pseudo_element = True
        compound.pseudo_element = name
        return PseudoElementSelector(name)

    def functional_pseudo_element(self, name: str, compound: CompoundSelector) -> bool:
        """Parse the arguments of a pseudo-element; tell whether it is one."""
        self.skip_whitespace()
        if name in ("slotted", "cue"):
            argument = self.nested_compound()
            if name == "slotted":
                compound.slotted = argument
            return argument is not None and self.close(")")
        if name == "part":
            if self.kind != IDENT:
                return False
            while self.kind == IDENT:
                compound.parts.append(self.next().text)
                self.skip_whitespace()
            compound.part = CompoundSelector()
            return self.close(")")
        if name in ("view-transition-group", "view-transition-image-pair"):
            return self.kind in (IDENT, "*") and self.closed_behind_one()
        if name in ("view-transition-new", "view-transition-old"):
            return self.kind in (IDENT, "*") and self.closed_behind_one()
        if name in ("highlight", "picker", "scroll-button"):
            return self.kind == IDENT and self.closed_behind_one()
        return False

    def closed_behind_one(self) -> bool:
        """Consume a token and the bracket behind it."""
        self.position += 1
        return self.close(")")

    # Pseudo-classes

    def pseudo_class(self, compound: CompoundSelector) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#typedef-pseudo-class-selector"""
        token = self.next()
        name = ascii_lowercase(token.text)
        if token.kind == FUNCTION:
            if compound.has_pseudo_element and name not in ("is", "where"):
                return None
            return self.functional_pseudo_class(name)
        if token.kind != IDENT:
            return None
        if has_one_colon(name):
            if compound.has_pseudo_element:
                return None
            compound.pseudo_element = name
            return PseudoElementSelector(name)
        if compound.has_pseudo_element and not may_have_state(compound.pseudo_element, name):
            return None
        return self.plain_pseudo_class(name)

    def plain_pseudo_class(self, name: str) -> SimpleSelector | None:
        """A pseudo-class without arguments."""
        if name == "first-child":
            return FirstChildSelector()
        if name == "last-child":
            return LastChildSelector()
        if name == "only-child":
            return both(FirstChildSelector(), LastChildSelector())
        if name == "first-of-type":
            return NthSelector(0, 1, is_of_type=True, is_from_the_end=False)
        if name == "last-of-type":
            return NthSelector(0, 1, is_of_type=True, is_from_the_end=True)
        if name == "only-of-type":
            return both(
                NthSelector(0, 1, is_of_type=True, is_from_the_end=False),
                NthSelector(0, 1, is_of_type=True, is_from_the_end=True),
            )
        if name == "root":
            return RootSelector()
        if name == "scope":
            return ScopeSelector()
        if name == "empty":
            return EmptySelector()
        if name == "host":
            return HostSelector(None)
        if is_state(name):
            return StateSelector(name)
        if is_state_of_users(name):
            return SimpleSelector()
        return None

    def functional_pseudo_class(self, name: str) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#functional-pseudo-class"""
        if self.depth == MAX_SELECTOR_DEPTH:
            self.is_too_deep = True
            return None
        self.depth += 1
        selector = self.pseudo_class_with_arguments(name)
        self.depth -= 1
        return selector if selector is not None and self.close(")") else None

    def pseudo_class_with_arguments(self, name: str) -> SimpleSelector | None:
        """A functional pseudo-class, up to its bracket."""
        if name == "is":
            return AnySelector(self.forgiving_selector_list())
        if name == "where":
            return WhereSelector(self.forgiving_selector_list())
        if name == "not":
            negated = self.selector_list(False)
            return None if negated is None else NotSelector(negated)
        if name == "has":
            return self.has_selector()
        if name == "nth-child":
            return self.nth_selector(is_of_type=False, is_from_the_end=False)
        if name == "nth-last-child":
            return self.nth_selector(is_of_type=False, is_from_the_end=True)
        if name == "nth-of-type":
            return self.nth_selector(is_of_type=True, is_from_the_end=False)
        if name == "nth-last-of-type":
            return self.nth_selector(is_of_type=True, is_from_the_end=True)
        self.skip_whitespace()
        if name == "lang":
            return self.language_selector()
        if name == "dir":
            return DirectionSelector(self.next().text) if self.kind == IDENT else None
        if name == "-webkit-any":
            return self.any_compound()
        if name in ("host", "host-context"):
            argument = self.nested_compound()
            if argument is None:
                return None
            return HostSelector(argument) if name == "host" else HostContextSelector(argument)
        if name == "state":
            return CustomStateSelector(self.next().text) if self.kind == IDENT else None
        if name == "active-view-transition-type" and self.kind == IDENT:
            self.position += 1
            return SimpleSelector()
        return None

    def nested_compound(self) -> CompoundSelector | None:
        """A compound selector without pseudo-elements, in white space."""
        self.skip_whitespace()
        compound = self.compound_selector()
        self.skip_whitespace()
        return None if compound is None or compound.has_pseudo_element else compound

    def any_compound(self) -> SimpleSelector | None:
        """The compound selectors of ``:-webkit-any()``."""
        selectors: list[ComplexSelector] = []
        while True:
            compound = self.nested_compound()
            if compound is None:
                return None
            selectors.append(ComplexSelector([compound], []))
            if self.kind != ",":
                return AnySelector(selectors)
            self.position += 1

    def has_selector(self) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#relational, which does not nest"""
        if self.is_in_has:
            return None
        self.is_in_has = True
        selectors = self.selector_list(True)
        self.is_in_has = False
        return None if selectors is None else HasSelector(selectors)

    def nth_selector(self, is_of_type: bool, is_from_the_end: bool) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#nth-child-pseudo"""
        self.skip_whitespace()
        parsed = parse_an_plus_b(self.tokens, self.position)
        if parsed is None:
            return None
        self.position = parsed.end
        selector = NthSelector(parsed.step, parsed.offset, is_of_type, is_from_the_end)
        self.skip_whitespace()
        if not is_of_type and self.kind == IDENT:
            if ascii_lowercase(self.next().text) != "of":
                return None
            selector.selectors = self.selector_list(False)
            if selector.selectors is None:
                return None
        return selector

    def language_selector(self) -> SimpleSelector | None:
        """https://drafts.csswg.org/selectors-4/#lang-pseudo"""
        ranges: list[str] = []
        while True:
            if self.kind not in (IDENT, STRING):
                return None
            ranges.append(self.next().text)
            self.skip_whitespace()
            if self.kind != ",":
                return LanguageSelector(ranges)
            self.position += 1
            self.skip_whitespace()


def both(first: SimpleSelector, second: SimpleSelector) -> SimpleSelector:
    """A selector that matches if two do."""
    compound = CompoundSelector()
    compound.add(first)
    compound.add(second)
    return OnlySelector([ComplexSelector([compound], [])])


def is_pseudo_element(name: str) -> bool:
    """https://drafts.csswg.org/css-pseudo-4/ and others: names without arguments"""
    return (
        name in ("after", "backdrop", "before", "checkmark", "column", "cue", "details-content")
        or name in ("file-selector-button", "first-letter", "first-line", "grammar-error")
        or name in ("marker", "picker-icon", "placeholder", "scroll-marker", "search-text")
        or name in ("scroll-marker-group", "selection", "spelling-error", "target-text")
        or name in ("view-transition",)
    )


def has_one_colon(name: str) -> bool:
    """Whether one colon may stand before the name of a pseudo-element."""
    return name in ("before", "after", "first-line", "first-letter")


def may_follow(name: str, before: str) -> bool:
    """Whether a pseudo-element stands behind another: https://drafts.csswg.org/selectors-4/#sub-pseudo"""
    if before == "":
        return True
    if before == "part":
        return name not in ("part", "slotted")
    if before == "slotted":
        return name in ("after", "before", "marker", "placeholder", "file-selector-button")
    return before in ("after", "before") and name == "marker"


def may_have_state(pseudo_element: str, name: str) -> bool:
    """Whether a pseudo-class stands behind a pseudo-element: no structural one does."""
    if pseudo_element == "part":
        return is_state(name) or is_state_of_users(name)
    return pseudo_element.startswith("-webkit-") and is_state_of_users(name)


def is_only_of_the_mouse(compound: CompoundSelector) -> bool:
    """Whether a compound asks for nothing but ``:hover`` and ``:active``."""
    for each in compound.simples:
        if not isinstance(each, StateSelector) or each.name not in ("active", "hover"):
            return False
    return compound.name is None


def is_state(name: str) -> bool:
    """Whether it is the name of a `StateSelector`."""
    return (
        name in ("any-link", "link", "-webkit-any-link", "target", "defined", "open", "modal")
        or name in ("default", "enabled", "disabled", "checked", "indeterminate")
        or name in ("placeholder-shown", "required", "optional", "read-only", "read-write")
        or name in ("popover-open", "valid", "invalid", "in-range", "out-of-range")
        or name in ("active", "focus", "focus-visible", "focus-within", "hover")
    )


def is_state_of_users(name: str) -> bool:
    """Whether no element has the state while nobody uses the page and nothing shows it."""
    return (
        name in ("active", "focus", "focus-visible", "focus-within", "hover", "visited")
        or name in ("active-view-transition", "autofill", "-webkit-autofill", "fullscreen")
        or name in ("-webkit-full-screen", "picture-in-picture", "popover-open", "past")
        or name in ("current", "future", "interest-source", "interest-target")
        or name in ("target-after", "target-before", "target-current", "user-invalid")
        or name in ("user-valid", "xr-overlay", "-webkit-drag", "window-inactive", "start", "end")
        or name in ("corner-present", "double-button", "horizontal", "vertical", "single-button")
        or name in ("increment", "decrement", "no-button")
    )
