"""Values of properties: https://drafts.csswg.org/css-syntax-3/#component-value

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.css_colors import color_of_digits, color_of_function
from webapi.dom.selector_tokens import (
    AT_KEYWORD,
    DIMENSION,
    END,
    FUNCTION,
    HASH,
    IDENT,
    NUMBER,
    OTHER,
    PERCENTAGE,
    STRING,
    UNRESTRICTED_HASH,
    WHITESPACE,
    Token,
    Tokenizer,
    is_whitespace,
    replaced,
)
from webapi.webidl.host import (
    ascii_lowercase,
    css_number,
    joined_texts,
    serialize_a_string,
    serialize_an_identifier,
)

BLOCK: Final = "block"
URL_TOKEN: Final = "url"


class Component:
    """A component value, serialized. The kind of ``,`` and ``/`` is the sign itself."""

    __slots__ = ("kind", "name", "text", "units")

    def __init__(self, kind: str, text: str, name: str = "") -> None:
        self.kind = kind
        self.text = text
        self.name = name
        """The name of a function, the unit of a dimension, the digits of a number; lowercase."""
        self.units: list[str] = []
        """The units of the dimensions in a function, and ``%`` for percentages."""


class Value:
    """What is between a colon and a semicolon."""

    __slots__ = (
        *("components", "has_substitution", "has_touching_numbers", "is_important", "is_valid"),
        "source",
    )

    def __init__(self) -> None:
        self.components: list[Component] = []
        self.source = ""
        """The text, without white space at its ends and without ``!important``."""
        self.is_valid = True
        """Whether its brackets match, and it has no token that no value has."""
        self.has_touching_numbers = False
        """Whether nothing stands between two numbers, as in ``calc(1px+2px)``."""
        self.is_important = False
        self.has_substitution = False
        """Whether ``var()`` and the like are in it: https://drafts.csswg.org/css-values-5/#arbitrary-substitution"""


class ValueTokenizer(Tokenizer):
    """A tokenizer that knows ``url(...)`` without quotes."""

    __slots__ = ()

    def consume_an_ident_like_token(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-ident-like-token"""
        name = self.consume_an_ident_sequence()
        if self.char != "(":
            return Token(IDENT, name)
        self.position += 1
        if ascii_lowercase(name) != "url":
            return Token(FUNCTION, name)
        offset = 0
        while is_whitespace(self.peek(offset)):
            offset += 1
        char = self.peek(offset)
        if char in ('"', "'"):
            return Token(FUNCTION, name)
        self.position += offset
        return self.consume_a_url()

    def consume_a_url(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-url-token"""
        parts: list[str] = []
        while True:
            char = self.char
            if char in (")", ""):
                self.position += 1
                return Token(URL_TOKEN, joined_texts(parts))
            if is_whitespace(char):
                while is_whitespace(self.char):
                    self.position += 1
                after = self.char
                if after not in (")", ""):
                    return self.consume_a_bad_url()
            elif char in ('"', "'", "(") or _is_non_printable(char):
                return self.consume_a_bad_url()
            elif char == "\\":
                if not self.is_escape(0):
                    return self.consume_a_bad_url()
                self.position += 1
                parts.append(self.consume_an_escaped_code_point())
            else:
                parts.append(replaced(char))
                self.position += 1

    def consume_a_bad_url(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-remnants-of-bad-url"""
        while self.char != ")" and self.char != "":
            self.position += 2 if self.is_escape(0) else 1
        self.position += 1
        return Token(OTHER)


def _is_non_printable(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#non-printable-code-point, without NULL"""
    return (
        (char >= "\x01" and char <= "\x08")
        or char == "\x0b"
        or (char >= "\x0e" and char <= "\x1f")
        or char == "\x7f"
    )


class ValueReader:
    """Reads a value from a tokenizer."""

    __slots__ = (
        *("arguments", "closers", "end", "importance", "is_after_number", "name", "parts", "space"),
        *("tokenizer", "units", "value"),
    )

    def __init__(self, tokenizer: ValueTokenizer) -> None:
        self.tokenizer = tokenizer
        self.value = Value()
        self.closers: list[str] = []
        """The brackets that are to be closed."""
        self.parts: list[str] = []
        """The text of the function or block that is open."""
        self.arguments: list[str] = []
        """The components in it."""
        self.units: list[str] = []
        self.is_after_number = False
        self.name = ""
        self.space = ""
        """The white space before the next part."""
        self.importance = 0
        """1 after an exclamation mark, 2 after ``!important``."""
        self.end = 0

    def read(self, is_in_a_list: bool) -> Value:
        """The value before a semicolon or the end."""
        tokenizer, value = self.tokenizer, self.value
        start = -1
        while True:
            tokenizer.consume_comments()
            position = tokenizer.position
            token = tokenizer.consume_a_token()
            kind = token.kind
            is_outside = len(self.closers) == 0
            if kind == END or (kind == ";" and is_in_a_list and is_outside):
                self.end = position if self.importance == 0 else self.end
                break
            if kind == WHITESPACE:
                self.space = " "
                continue
            if start < 0:
                start = position
            if is_outside and (kind == "!" or self.importance > 0):
                self._note_importance(token, position)
            else:
                self._take(token)
        if self.importance == 1:
            value.is_valid = False
        value.is_important = self.importance == 2
        if start >= 0:
            value.source = source_between(tokenizer.characters, start, self.end)
        while len(self.closers) > 0:
            self._close(self.closers.pop())
        return value

    def _note_importance(self, token: Token, position: int) -> None:
        """https://drafts.csswg.org/css-syntax-3/#consume-declaration, about ``!important``"""
        if token.kind == "!" and self.importance == 0:
            self.importance = 1
            self.end = position
        elif (
            token.kind == IDENT
            and self.importance == 1
            and ascii_lowercase(token.text) == "important"
        ):
            self.importance = 2
        else:
            self.value.is_valid = False
            self._take(token)

    def _take(self, token: Token) -> None:
        kind = token.kind
        if kind == FUNCTION:
            name = ascii_lowercase(token.text)
            if name in ("var", "env", "attr", "if", "inherit"):
                self.value.has_substitution = True
            self._open(name, f"{serialize_an_identifier(name)}(", ")")
        elif kind == "(":
            self._open("", "(", ")")
        elif kind == "[":
            self._open("", "[", "]")
        elif kind == "{":
            self._open("", "{", "}")
        elif kind in (")", "]", "}"):
            if len(self.closers) > 0 and self.closers[len(self.closers) - 1] == kind:
                self.closers.pop()
                self._close(kind)
            else:
                self.value.is_valid = False
        else:
            component = component_of(token)
            if component is None or (kind == ";" and len(self.closers) == 0):
                self.value.is_valid = False
            elif len(self.closers) == 0:
                self.value.components.append(component)
            else:
                self._write(component)

    def _write(self, component: Component) -> None:
        """Write a component of the open function, with the white space around it."""
        kind = component.kind
        self.arguments.append(component.text)
        is_number = kind in (NUMBER, PERCENTAGE, DIMENSION)
        if is_number and self.is_after_number and self.space == "":
            self.value.has_touching_numbers = True
        self.is_after_number = is_number
        if kind == PERCENTAGE:
            self.units.append("%")
        elif kind == DIMENSION:
            self.units.append(component.name)
        if kind == ",":
            self.parts.append(",")
            self.space = " "
            return
        if kind in ("/", "*"):
            self.space = " "
        self._write_text(component.text)
        if kind in ("/", "*"):
            self.space = " "

    def _write_text(self, text: str) -> None:
        self.parts.append(f"{self.space}{text}")
        self.space = ""

    def _open(self, name: str, text: str, closer: str) -> None:
        self.is_after_number = False
        if len(self.closers) == 0:
            self.name = name
            self.units = []
            self.parts = []
            self.arguments = []
            self.space = ""
        self.closers.append(closer)
        self._write_text(text)

    def _close(self, closer: str) -> None:
        self.parts.append(closer)
        self.space = ""
        if len(self.closers) > 0:
            return
        text = joined_texts(self.parts)
        if self.name == "":
            self.value.components.append(Component(BLOCK, text))
        elif self.name == "url":
            self.value.components.append(Component(URL_TOKEN, text))
        else:
            color = color_of_function(self.name, self.arguments)
            shown = text if color is None else color
            component = Component(FUNCTION, shown, self.name)
            component.units = self.units
            self.value.components.append(component)


def component_of(token: Token) -> Component | None:
    """The component that a token is; None if no value has it."""
    kind, text = token.kind, token.text
    if kind == IDENT:
        name = serialize_an_identifier(text)
        return Component(IDENT, name, ascii_lowercase(text))
    if kind == STRING:
        return Component(STRING, serialize_a_string(text))
    if kind == URL_TOKEN:
        return Component(URL_TOKEN, f"url({serialize_a_string(text)})")
    if kind in (HASH, UNRESTRICTED_HASH):
        color = color_of_digits(text)
        if color is None:
            return Component(OTHER, f"#{serialize_an_identifier(text)}")
        return Component(HASH, color)
    if kind == NUMBER:
        number = css_number(text)
        return Component(NUMBER, number, number)
    if kind == PERCENTAGE:
        number = css_number(text)
        return Component(PERCENTAGE, f"{number}%", number)
    if kind == DIMENSION:
        unit = ascii_lowercase(token.unit)
        return Component(DIMENSION, f"{css_number(text)}{serialize_an_identifier(unit)}", unit)
    if kind in (OTHER, AT_KEYWORD, "!"):
        return None
    return Component(kind, kind)


def read_value(text: str) -> Value:
    """https://drafts.csswg.org/css-syntax-3/#parse-list-of-component-values"""
    return ValueReader(ValueTokenizer(text)).read(False)


def joined_components(components: list[Component]) -> str:
    """The text of components: no space before a comma."""
    parts: list[str] = []
    for each in components:
        if len(parts) > 0 and each.kind != ",":
            parts.append(" ")
        parts.append(each.text)
    return joined_texts(parts)


def source_between(characters: list[str], start: int, end: int) -> str:
    """The text between two places, without white space at its end."""
    last = end if end < len(characters) else len(characters)
    while last > start and is_whitespace(characters[last - 1]):
        last -= 1
    parts: list[str] = []
    for index in range(last - start):
        parts.append(replaced(characters[start + index]))
    return joined_texts(parts)
