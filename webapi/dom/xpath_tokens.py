"""Tokens of XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.characters import CharacterReader
from webapi.webidl.host import is_xml_name, joined_texts

XPATH_END: Final = ""
XPATH_NAME: Final = "name"
"""A QName, or a prefix with ``*``."""
XPATH_LITERAL: Final = "literal"
XPATH_NUMBER: Final = "number"


class XPathToken:
    """A token. Any other than a name, a literal or a number is its own kind."""

    __slots__ = ("kind", "prefix", "text")

    def __init__(self, kind: str, text: str = "", prefix: str | None = None) -> None:
        self.kind = kind
        self.text = text
        """The local part of a name, the value of a literal, or the digits of a number."""
        self.prefix = prefix


def tokenize_xpath(text: str) -> list[XPathToken]:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-ExprToken, with an end behind them"""
    tokenizer = XPathTokenizer(text)
    tokens: list[XPathToken] = []
    while True:
        token = tokenizer.consume_a_token()
        tokens.append(token)
        if token.kind == XPATH_END:
            return tokens


class XPathTokenizer(CharacterReader):
    """Reads an expression."""

    __slots__ = ()

    def consume_a_token(self) -> XPathToken:
        """What comes behind white space; an unclosed literal is the token ``!``."""
        while self.char in (" ", "\t", "\r", "\n"):
            self.position += 1
        char = self.char
        if char == "":
            return XPathToken(XPATH_END)
        if is_xpath_digit(char) or (char == "." and is_xpath_digit(self.peek(1))):
            return self.consume_a_number()
        if is_name_start(char):
            return self.consume_a_name()
        self.position += 1
        if char in ('"', "'"):
            return self.consume_a_literal(char)
        following = self.char
        is_pair = (char in ("/", ":", ".") and following == char) or (
            char in ("!", "<", ">") and following == "="
        )
        if is_pair:
            self.position += 1
            return XPathToken(f"{char}{following}")
        return XPathToken(char)

    def consume_a_literal(self, quote: str) -> XPathToken:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Literal"""
        parts: list[str] = []
        while self.char not in (quote, ""):
            parts.append(self.char)
            self.position += 1
        if self.char == "":
            return XPathToken("!")
        self.position += 1
        return XPathToken(XPATH_LITERAL, joined_texts(parts))

    def consume_a_number(self) -> XPathToken:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Number"""
        parts: list[str] = []
        has_point = False
        while is_xpath_digit(self.char) or (self.char == "." and not has_point):
            has_point = has_point or self.char == "."
            parts.append(self.char)
            self.position += 1
        return XPathToken(XPATH_NUMBER, joined_texts(parts))

    def consume_a_name(self) -> XPathToken:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NameTest"""
        name = self.consume_an_nc_name()
        if self.char != ":" or self.peek(1) == ":":
            return XPathToken(XPATH_NAME, name)
        if self.peek(1) == "*":
            self.position += 2
            return XPathToken(XPATH_NAME, "*", name)
        if not is_name_start(self.peek(1)):
            return XPathToken(XPATH_NAME, name)
        self.position += 1
        local_name = self.consume_an_nc_name()
        return XPathToken(XPATH_NAME, local_name, name)

    def consume_an_nc_name(self) -> str:
        """https://www.w3.org/TR/REC-xml-names/#NT-NCName"""
        parts: list[str] = []
        while self.char not in ("", ":") and is_xml_name(f"a{self.char}"):
            parts.append(self.char)
            self.position += 1
        return joined_texts(parts)


def is_name_start(char: str) -> bool:
    """Whether a name without a colon may begin so."""
    return char not in ("", ":") and is_xml_name(char)


def is_xpath_digit(char: str) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Digits"""
    return char != "" and char >= "0" and char <= "9"
