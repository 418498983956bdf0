"""Conditions of rules ``@container``: https://drafts.csswg.org/css-conditional-5/#container-rule

``glue/containers.js`` finds the container of an element, and asks whether its sizes fulfil a query.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from webapi.dom.css_rules import RuleParser
from webapi.dom.css_values import read_value
from webapi.dom.selector_parser import MAX_SELECTOR_DEPTH
from webapi.dom.selector_tokens import FUNCTION, IDENT
from webapi.webidl.media_queries import match_box, names_of_box_features, units_of_a_window

_AXES: Final = {
    "width": 1,
    "height": 2,
    "inline-size": 4,
    "block-size": 8,
    "aspect-ratio": 3,
    "orientation": 3,
}
"""The axes whose sizes a feature needs, as bits."""


class ContainerCondition(NamedTuple):
    """A name and a query, either of which may be absent, and then is empty."""

    name: str
    query: str
    axes: int
    """Those that the container must have."""
    styles: list[tuple[str, str | None]]
    """The custom properties that it asks for, with their values, in the order of the query."""


class _Not(NamedTuple):
    inner: _Query


class _All(NamedTuple):
    parts: list[_Query]


class _Any(NamedTuple):
    parts: list[_Query]


class _Size(NamedTuple):
    text: str


class _Style(NamedTuple):
    place: int


_Query: TypeAlias = "_Not | _All | _Any | _Size | _Style"


class _Unknown(Exception):
    """The query has something that is not known: no container fulfils it."""


@lru_cache(maxsize=256)
def container_conditions(prelude: str) -> list[ContainerCondition] | None:
    """The conditions of a rule, of which one must hold; None if its prelude is not valid.

    A condition that cannot hold is left out.
    """
    parser = RuleParser(prelude, None)
    given = parser.container_conditions(0, parser.end)
    found: list[ContainerCondition] = []
    for each in given:
        query = _QueryParser(each["query"])
        try:
            query.parse()
        except _Unknown:
            continue
        found.append(ContainerCondition(each["name"], each["query"], query.axes, query.styles))
    return found if given else None


def matches_container(
    text: str, sizes: list[float], lengths: list[float], styles: list[bool]
) -> bool:
    """Whether a container fulfils a query.

    ``sizes`` are its width, height, inline size and block size, ``lengths`` the sizes of its font
    and of the root's, and those of the window. ``styles`` says which of the custom properties
    that the query names have the wanted value.
    """
    font_size, root_font_size, width, height = lengths
    units = {"em": font_size, "rem": root_font_size, "ex": font_size / 2, "ch": font_size / 2}
    units |= units_of_a_window(width, height)
    names = ("width", "height", "inline-size", "block-size")
    query = _QueryParser(text).parse()
    return _holds(query, dict(zip(names, sizes, strict=True)), units, styles)


def _holds(
    query: _Query | None, sizes: dict[str, float], units: dict[str, float], styles: list[bool]
) -> bool:
    match query:
        case _Not(inner):
            return not _holds(inner, sizes, units, styles)
        case _All(parts):
            return all(_holds(each, sizes, units, styles) for each in parts)
        case _Any(parts):
            return any(_holds(each, sizes, units, styles) for each in parts)
        case _Size(text):
            return match_box(text, sizes, units) is True
        case _Style(place):
            return styles[place]
        case None:
            return True


class _QueryParser(RuleParser):
    """A parser of https://drafts.csswg.org/css-conditional-5/#typedef-container-query"""

    def __init__(self, text: str) -> None:
        super().__init__(text, None)
        self.axes = 0
        self.styles: list[tuple[str, str | None]] = []

    def parse(self) -> _Query | None:
        """The query; None if the text is empty.

        Raises:
            _Unknown: It has something that is not known.
        """
        if self.skip_whitespace(0) == self.end:
            return None
        return self._condition(0, self.end, is_style=False, depth=0)

    def _condition(self, start: int, end: int, *, is_style: bool, depth: int) -> _Query:
        place = self.skip_whitespace(start)
        if depth > MAX_SELECTOR_DEPTH or not self.is_condition(place, end):
            raise _Unknown
        if self.is_word_at(place, end, "not"):
            place = self.skip_whitespace(place + 1)
            return _Not(self._in_parentheses(place, is_style=is_style, depth=depth))
        parts: list[_Query] = []
        is_any = False
        while place < end:
            is_any = is_any or self.is_word_at(place, end, "or")
            if self.tokens[place].kind != IDENT:
                parts.append(self._in_parentheses(place, is_style=is_style, depth=depth))
            place = self.skip_whitespace(self.next_component(place))
        return _Any(parts) if is_any else _All(parts)

    def _in_parentheses(self, place: int, *, is_style: bool, depth: int) -> _Query:
        token, first, end = self.tokens[place], place + 1, self._closers[place]
        if token.kind == FUNCTION:
            if token.text.lower() != "style" or is_style:
                raise _Unknown
            if self.is_condition(first, end):
                return self._condition(first, end, is_style=True, depth=depth + 1)
            return self._style(first, end)
        if self.is_condition(first, end):
            return self._condition(first, end, is_style=is_style, depth=depth + 1)
        return self._style(first, end) if is_style else self._size(self.source(first, end))

    def _style(self, start: int, end: int) -> _Query:
        """https://drafts.csswg.org/css-conditional-5/#typedef-style-feature of a custom property"""
        place = self.skip_whitespace(start)
        name = self.tokens[place].text
        if place >= end or self.tokens[place].kind != IDENT or not name.startswith("--"):
            raise _Unknown
        place = self.skip_whitespace(place + 1)
        value: str | None = None
        if place < end:
            if self.tokens[place].kind != ":":
                raise _Unknown
            value = read_value(self.source(place + 1, end)).source
        self.styles.append((name, value))
        return _Style(len(self.styles) - 1)

    def _size(self, text: str) -> _Query:
        names = names_of_box_features(text)
        if not names or match_box(text, dict.fromkeys(_AXES, 1.0), {}) is None:
            raise _Unknown
        for each in names:
            self.axes |= _AXES[each]
        return _Size(text)
