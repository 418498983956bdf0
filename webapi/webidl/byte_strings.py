"""Byte sequences of the Fetch Standard, as strings of code points up to U+00FF.

https://infra.spec.whatwg.org/#isomorphic-decode
"""

from __future__ import annotations

import re
from typing import Any, Final

TOKEN: Final = r"[-!#$%&'*+.^_`|~0-9A-Za-z]+"
HTTP_WHITESPACE: Final = "\t\n\r "

_IS_A_TOKEN: Final = re.compile(TOKEN).fullmatch
_NOT_IN_A_VALUE: Final = re.compile(r"[\0\n\r]")
_IS_A_REASON_PHRASE: Final = re.compile("[\t -~\x80-\xff]*").fullmatch


def is_token(text: str) -> bool:
    """https://httpwg.org/specs/rfc9110.html#tokens: whether it can name a header or a method"""
    return _IS_A_TOKEN(text) is not None


def normalize_header_value(value: str) -> str:
    """https://fetch.spec.whatwg.org/#concept-header-value-normalize"""
    return value.strip(HTTP_WHITESPACE)


def is_header_value(value: str) -> bool:
    """https://fetch.spec.whatwg.org/#header-value: whether a normalized value is one"""
    return _NOT_IN_A_VALUE.search(value) is None


def is_reason_phrase(text: str) -> bool:
    """https://httpwg.org/specs/rfc9112.html#status.line"""
    return _IS_A_REASON_PHRASE(text) is not None


def byte_lowercase(token: str) -> str:
    """https://infra.spec.whatwg.org/#byte-lowercase, of a token, which is ASCII"""
    return token.lower()


def byte_uppercase(token: str) -> str:
    """https://infra.spec.whatwg.org/#byte-uppercase, of a token, which is ASCII"""
    return token.upper()


def sorted_tokens(tokens: list[str]) -> list[str]:
    """The tokens, sorted by https://infra.spec.whatwg.org/#byte-less-than"""
    return sorted(tokens)


def concatenated(parts: list[str], separator: str) -> str:
    """https://infra.spec.whatwg.org/#string-concatenate"""
    return separator.join(parts)


def pairs_of_init(init: Any) -> list[list[str]]:
    """A ``sequence<sequence<T>>``, or a ``record<K, V>`` as such a sequence."""
    if isinstance(init, dict):
        return [[name, value] for name, value in init.items()]
    pairs: list[list[str]] = init
    return pairs
