"""Tokens of selectors and of values: https://drafts.csswg.org/css-syntax-3/#tokenization

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.characters import CharacterReader
from webapi.webidl.host import character_of_hexadecimal, joined_texts

END: Final = ""
WHITESPACE: Final = " "
IDENT: Final = "ident"
FUNCTION: Final = "function"
HASH: Final = "hash"
"""A hash whose name is an identifier. Selectors have no other."""
STRING: Final = "string"
NUMBER: Final = "number"
DIMENSION: Final = "dimension"
PERCENTAGE: Final = "percentage"
UNRESTRICTED_HASH: Final = "unrestricted hash"
AT_KEYWORD: Final = "at-keyword"
OTHER: Final = "other"
"""A token that no selector and no value has."""


class Token:
    """A token. A delimiter or a bracket is its own kind, and so are ``~= |= ^= $= *=``."""

    __slots__ = ("kind", "text", "unit")

    def __init__(self, kind: str, text: str = "", unit: str = "") -> None:
        self.kind = kind
        self.text = text
        """The name, the value of a string, or the representation of a number."""
        self.unit = unit
        """https://drafts.csswg.org/css-syntax-3/#typedef-dimension-token"""


def tokenize(text: str) -> list[Token]:
    """https://drafts.csswg.org/css-syntax-3/#css-tokenize, with an ``END`` behind them"""
    tokenizer = Tokenizer(text)
    tokens: list[Token] = []
    while True:
        tokenizer.consume_comments()
        token = tokenizer.consume_a_token()
        tokens.append(token)
        if token.kind == END:
            return tokens


class Tokenizer(CharacterReader):
    """Reads a selector or a value."""

    __slots__ = ()

    def consume_comments(self) -> None:
        """https://drafts.csswg.org/css-syntax-3/#consume-comment"""
        while self.char == "/" and self.peek(1) == "*":
            self.position += 2
            while self.char != "" and not (self.char == "*" and self.peek(1) == "/"):
                self.position += 1
            self.position += 2

    def consume_a_token(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-token"""
        char = self.char
        if char == "":
            return Token(END)
        if is_whitespace(char):
            while is_whitespace(self.char):
                self.position += 1
            return Token(WHITESPACE)
        if char in ('"', "'"):
            return self.consume_a_string()
        if char == "#" and (is_ident_char(self.peek(1)) or self.is_escape(1)):
            self.position += 1
            kind = HASH if self.starts_ident() else UNRESTRICTED_HASH
            name = self.consume_an_ident_sequence()
            return Token(kind, name)
        if self.starts_number():
            return self.consume_a_numeric_token()
        if char == "-" and self.peek(1) == "-" and self.peek(2) == ">":
            self.position += 3
            return Token(OTHER)
        if self.starts_ident():
            return self.consume_an_ident_like_token()
        self.position += 1
        if char == "@" and self.starts_ident():
            name = self.consume_an_ident_sequence()
            return Token(AT_KEYWORD, name)
        if char in ("~", "|", "^", "$", "*") and self.char == "=":
            self.position += 1
            return Token(f"{char}=")
        return Token(char)

    def consume_a_string(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-string-token"""
        quote = self.char
        self.position += 1
        parts: list[str] = []
        while True:
            char = self.char
            if char == quote or char == "":
                self.position += 1
                return Token(STRING, joined_texts(parts))
            if is_newline(char):
                return Token(OTHER)
            self.position += 1
            if char != "\\":
                parts.append(replaced(char))
            elif is_newline(self.char):
                self.position += 2 if self.char == "\r" and self.peek(1) == "\n" else 1
            elif self.char != "":
                parts.append(self.consume_an_escaped_code_point())

    def consume_a_numeric_token(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-numeric-token"""
        parts: list[str] = []
        if self.char in ("+", "-"):
            self.consume_into(parts)
        self.consume_digits(parts)
        if self.char == "." and is_digit(self.peek(1)):
            self.consume_into(parts)
            self.consume_digits(parts)
        following = self.peek(1)
        has_sign = following in ("+", "-")
        if self.char in ("e", "E") and is_digit(self.peek(2 if has_sign else 1)):
            self.consume_into(parts)
            if has_sign:
                self.consume_into(parts)
            self.consume_digits(parts)
        number = joined_texts(parts)
        if self.starts_ident():
            unit = self.consume_an_ident_sequence()
            return Token(DIMENSION, number, unit)
        if self.char == "%":
            self.position += 1
            return Token(PERCENTAGE, number)
        return Token(NUMBER, number)

    def consume_into(self, parts: list[str]) -> None:
        """Consume a code point."""
        parts.append(self.char)
        self.position += 1

    def consume_digits(self, parts: list[str]) -> None:
        """Consume the digits that come."""
        while is_digit(self.char):
            self.consume_into(parts)

    def consume_an_ident_like_token(self) -> Token:
        """https://drafts.csswg.org/css-syntax-3/#consume-ident-like-token

        A URL in parentheses is a function here: no selector has either.
        """
        name = self.consume_an_ident_sequence()
        if self.char == "(":
            self.position += 1
            return Token(FUNCTION, name)
        return Token(IDENT, name)

    def consume_an_ident_sequence(self) -> str:
        """https://drafts.csswg.org/css-syntax-3/#consume-name"""
        parts: list[str] = []
        while True:
            char = self.char
            if is_ident_char(char):
                parts.append(replaced(char))
                self.position += 1
            elif self.is_escape(0):
                self.position += 1
                parts.append(self.consume_an_escaped_code_point())
            else:
                return joined_texts(parts)

    def consume_an_escaped_code_point(self) -> str:
        """https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point"""
        digits: list[str] = []
        while len(digits) < 6 and is_hexadecimal(self.char):
            self.consume_into(digits)
        if len(digits) == 0:
            char = self.char
            self.position += 1
            return replaced(char)
        if self.char == "\r" and self.peek(1) == "\n":
            self.position += 1
        if is_whitespace(self.char):
            self.position += 1
        return character_of_hexadecimal(joined_texts(digits))

    def is_escape(self, offset: int) -> bool:
        """https://drafts.csswg.org/css-syntax-3/#starts-with-a-valid-escape"""
        return self.peek(offset) == "\\" and not is_newline(self.peek(offset + 1))

    def starts_ident(self) -> bool:
        """https://drafts.csswg.org/css-syntax-3/#would-start-an-identifier"""
        if self.char == "-":
            second = self.peek(1)
            return is_ident_start(second) or second == "-" or self.is_escape(1)
        return is_ident_start(self.char) or self.is_escape(0)

    def starts_number(self) -> bool:
        """https://drafts.csswg.org/css-syntax-3/#starts-with-a-number"""
        offset = 1 if self.char in ("+", "-") else 0
        if self.peek(offset) == ".":
            offset += 1
        return is_digit(self.peek(offset))


def is_whitespace(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#whitespace"""
    return char in (" ", "\t", "\n", "\r", "\f")


def is_newline(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#newline, before preprocessing"""
    return char in ("\n", "\r", "\f")


def is_digit(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#digit"""
    return char >= "0" and char <= "9"


def is_hexadecimal(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#hex-digit"""
    return is_digit(char) or (char >= "a" and char <= "f") or (char >= "A" and char <= "F")


def is_ident_start(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#ident-start-code-point, before preprocessing"""
    is_letter = (char >= "a" and char <= "z") or (char >= "A" and char <= "Z")
    return is_letter or char == "_" or char >= "\u0080" or char == "\0"


def is_ident_char(char: str) -> bool:
    """https://drafts.csswg.org/css-syntax-3/#ident-code-point"""
    return is_ident_start(char) or is_digit(char) or char == "-"


def replaced(char: str) -> str:
    """https://drafts.csswg.org/css-syntax-3/#css-filter-code-points"""
    return "\ufffd" if char in ("\0", "") else char
