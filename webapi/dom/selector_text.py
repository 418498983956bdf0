"""Serialize selectors: https://drafts.csswg.org/cssom/#serializing-selectors

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.dom.an_plus_b import parse_an_plus_b
from webapi.dom.selector_parser import SelectorParser
from webapi.dom.selector_tokens import END, FUNCTION, HASH, IDENT, STRING, WHITESPACE, Token
from webapi.webidl.host import (
    ascii_lowercase,
    joined_texts,
    number_text,
    serialize_a_string,
    serialize_an_identifier,
)


def valid_selector_text(
    tokens: list[Token], is_nested: bool, namespaces: dict[str, str] | None
) -> str | None:
    """Parse a list of selectors, which ends with an ``END``; None if it is not valid.

    https://drafts.csswg.org/css-nesting-1/#nesting, if it stands in a style rule. ``namespaces``
    has those that are declared: see `parse_selector`.
    """
    parser = SelectorParser(tokens, namespaces)
    selectors = parser.selector_list(is_nested)
    if selectors is None or parser.kind != END:
        return None
    return SelectorWriter(tokens, is_nested, parser.declared("") is not None).text()


class SelectorWriter:
    """Writes the tokens of a list of selectors that is valid."""

    __slots__ = (
        *("closers", "has_default_namespace", "has_space", "has_nesting", "is_at_start"),
        *("is_nested", "position"),
        *("selector", "selectors", "tokens"),
    )

    def __init__(self, tokens: list[Token], is_nested: bool, has_default_namespace: bool) -> None:
        self.tokens = tokens
        self.is_nested = is_nested
        self.has_default_namespace = has_default_namespace
        self.position = 0
        self.selectors: list[str] = []
        self.selector: list[str] = []
        """The parts of the selector that is written."""
        self.closers = 0
        """How many functions are open."""
        self.has_space = False
        """Whether white space stands before the next token, which may be a combinator."""
        self.is_at_start = True
        """Whether a selector starts here: white space means nothing."""
        self.has_nesting = False
        """Whether the selector has a nesting selector."""

    def text(self) -> str:
        """The list."""
        while True:
            token = self.tokens[self.position]
            self.position += 1
            if token.kind == END:
                self._end_selector()
                return joined_texts(self.selectors)
            if token.kind == "," and self.closers == 0:
                self._end_selector()
            else:
                self._write(token)

    def _end_selector(self) -> None:
        for _ in range(self.closers):
            self.selector.append(")")
        self.closers = 0
        text = joined_texts(self.selector)
        if self.is_nested and not self.has_nesting:
            text = f"& {text}"
        separator = "" if len(self.selectors) == 0 else ", "
        self.selectors.append(f"{separator}{text}")
        self.selector = []
        self.has_space = False
        self.is_at_start = True
        self.has_nesting = False

    def _write(self, token: Token) -> None:
        kind = token.kind
        if kind == WHITESPACE:
            self.has_space = not self.is_at_start
        elif kind == ")":
            self.closers -= 1
            self.selector.append(")")
            self.has_space = False
            self.is_at_start = False
        elif kind == ",":
            self.selector.append(", ")
            self._start()
        elif kind in (">", "+", "~"):
            self.selector.append(f"{kind} " if self.is_at_start else f" {kind} ")
            self._start()
        else:
            if self.has_space:
                self.selector.append(" ")
            self.has_space = False
            self.is_at_start = False
            self._write_simple(token)

    def _start(self) -> None:
        """Ignore the white space that follows."""
        self.has_space = False
        self.is_at_start = True

    def _write_simple(self, token: Token) -> None:
        kind = token.kind
        if kind == "[":
            self._write_attribute()
        elif kind == ":":
            self._write_pseudo()
        elif kind == HASH:
            self.selector.append(f"#{serialize_an_identifier(token.text)}")
        elif kind == IDENT:
            self.selector.append(serialize_an_identifier(token.text))
        elif kind == STRING:
            self.selector.append(serialize_a_string(token.text))
        elif kind == "*":
            self._write_star()
        else:
            if kind == "&":
                self.has_nesting = True
            self.selector.append(kind)

    def _write_star(self) -> None:
        """A universal selector, which other simple selectors imply, or any namespace."""
        kind = self.tokens[self.position].kind
        if kind == "|" and not self.has_default_namespace:
            self.position += 1
            return
        is_behind_a_bar = self.position > 1 and self.tokens[self.position - 2].kind == "|"
        is_meant = is_behind_a_bar or (self.has_default_namespace and self.closers > 0)
        if is_meant or kind not in (HASH, ".", "[", ":", "&"):
            self.selector.append("*")

    def _write_attribute(self) -> None:
        """https://drafts.csswg.org/cssom/#serialize-a-simple-selector, of an attribute selector"""
        self.selector.append("[")
        is_value = False
        while True:
            token = self.tokens[self.position]
            if token.kind == END:
                self.selector.append("]")
                return
            self.position += 1
            if token.kind == "]":
                self.selector.append("]")
                return
            if token.kind == STRING or (token.kind == IDENT and is_value):
                self.selector.append(serialize_a_string(token.text))
                is_value = False
                self._write_flag()
            elif token.kind == IDENT:
                self.selector.append(serialize_an_identifier(token.text))
            elif token.kind != WHITESPACE:
                is_value = token.kind not in ("*", "|")
                if token.kind != "|" or not self._is_behind("["):
                    self.selector.append(token.kind)

    def _is_behind(self, kind: str) -> bool:
        """Whether a token stands before the one that was read, and white space."""
        place = self.position - 2
        while self.tokens[place].kind == WHITESPACE:
            place -= 1
        return self.tokens[place].kind == kind

    def _write_flag(self) -> None:
        """Write the flag behind the value of an attribute."""
        while self.tokens[self.position].kind == WHITESPACE:
            self.position += 1
        token = self.tokens[self.position]
        if token.kind == IDENT:
            self.position += 1
            self.selector.append(f" {ascii_lowercase(token.text)}")

    def _write_pseudo(self) -> None:
        """https://drafts.csswg.org/cssom/#serialize-a-simple-selector, behind a colon"""
        token = self.tokens[self.position]
        self.position += 1
        colons = ":"
        if token.kind == ":":
            colons = "::"
            token = self.tokens[self.position]
            self.position += 1
        name = ascii_lowercase(token.text)
        if name in ("before", "after", "first-line", "first-letter") and token.kind == IDENT:
            colons = "::"
        self.selector.append(f"{colons}{serialize_an_identifier(name)}")
        if token.kind == FUNCTION:
            self.selector.append("(")
            self.closers += 1
            self._start()
            if name.startswith("nth-"):
                self._write_nth()

    def _write_nth(self) -> None:
        """https://drafts.csswg.org/css-syntax-3/#serialize-an-anb-value, and what is behind it"""
        while self.tokens[self.position].kind == WHITESPACE:
            self.position += 1
        parsed = parse_an_plus_b(self.tokens, self.position)
        if parsed is None:
            return
        self.position = parsed.end
        step = number_text(parsed.step)
        offset = number_text(parsed.offset)
        if parsed.step == 0:
            self.selector.append(offset)
        else:
            factor = "" if parsed.step == 1 else ("-" if parsed.step == -1 else step)
            term = "" if parsed.offset == 0 else (f"+{offset}" if parsed.offset > 0 else offset)
            self.selector.append(f"{factor}n{term}")
        self.is_at_start = False
