"""Strings as the DOM sees them, which count UTF-16 code units; and names.

``runtimes/glue/dom_strings.js`` is the counterpart in JavaScript.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final
from unicodedata import bidirectional

from webapi.url.redaction import hide_password_in_text

_ASCII_WHITESPACE: Final = " \t\n\f\r"
_HAS_WHITESPACE: Final = re.compile(r"[ \t\n\f\r]")
_ASTRAL: Final = re.compile("[\U00010000-\U0010ffff]")
_SPLIT_PAIR: Final = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_UPPERCASE: Final = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}
_LOWERCASE: Final = {code: code - 32 for code in range(ord("a"), ord("z") + 1)}

_NAMESPACE_PREFIX: Final = re.compile(r"[^\t\n\f\r \0/>]+")
_ATTRIBUTE_LOCAL_NAME: Final = re.compile(r"[^\t\n\f\r \0/=>]+")
_CUSTOM_ELEMENT_NAME: Final = re.compile(r"[a-z][^A-Z\t\n\f\r \0/>]*")
_HAS_CAPITAL: Final = re.compile("[A-Z]")
_HYPHEN_AND_LETTER: Final = re.compile("-[a-z]")
_NOT_CUSTOM: Final = frozenset(
    (
        *("annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri"),
        *("font-face-format", "font-face-name", "missing-glyph"),
    )
)
_NAME_START: Final = (
    ":A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f"
    "\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\U00010000-\U000effff"
)
_DOCTYPE_NAME: Final = re.compile(r"[^\t\n\f\r \0>]*")


@cache
def _element_local_name() -> re.Pattern[str]:
    return re.compile(
        r"[A-Za-z][^\t\n\f\r \0/>]*|[:_\u0080-\U0010ffff][A-Za-z0-9\-.:_\u0080-\U0010ffff]*"
    )


@cache
def _xml_name() -> re.Pattern[str]:
    return re.compile(f"[{_NAME_START}][-.0-9\xb7\u0300-\u036f\u203f-\u2040{_NAME_START}]*")


def ascii_lowercase(text: str) -> str:
    """https://infra.spec.whatwg.org/#ascii-lowercase"""
    return text.lower() if text.isascii() else text.translate(_UPPERCASE)


def ascii_uppercase(text: str) -> str:
    """https://infra.spec.whatwg.org/#ascii-uppercase"""
    return text.upper() if text.isascii() else text.translate(_LOWERCASE)


def split_on_ascii_whitespace(text: str) -> list[str]:
    """https://infra.spec.whatwg.org/#split-on-ascii-whitespace"""
    return [each for each in _HAS_WHITESPACE.split(text) if each]


def split_into_lines(text: str) -> list[str]:
    """The lines of a text, which end with a newline, a carriage return, or both."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def has_ascii_whitespace(text: str) -> bool:
    """Whether a text contains https://infra.spec.whatwg.org/#ascii-whitespace"""
    return _HAS_WHITESPACE.search(text) is not None


def text_contains(text: str, part: str) -> bool:
    """Whether a text contains another, which is ASCII."""
    return part in text


def text_before_colon(text: str) -> str:
    """The part before the first colon."""
    return text.partition(":")[0]


def text_after_colon(text: str) -> str:
    """The part after the first colon."""
    return text.partition(":")[2]


def is_valid_namespace_prefix(name: str) -> bool:
    """https://dom.spec.whatwg.org/#valid-namespace-prefix"""
    return _NAMESPACE_PREFIX.fullmatch(name) is not None


def is_valid_attribute_local_name(name: str) -> bool:
    """https://dom.spec.whatwg.org/#valid-attribute-local-name"""
    return _ATTRIBUTE_LOCAL_NAME.fullmatch(name) is not None


def is_valid_element_local_name(name: str) -> bool:
    """https://dom.spec.whatwg.org/#valid-element-local-name"""
    return _element_local_name().fullmatch(name) is not None


def data_name(local_name: str) -> str | None:
    """The name in a dataset of an attribute, if it is one of ``data-*``.

    https://html.spec.whatwg.org/multipage/dom.html#concept-domstringmap-pairs
    """
    if not local_name.startswith("data-") or _HAS_CAPITAL.search(local_name):
        return None
    return _HYPHEN_AND_LETTER.sub(lambda match: match[0][1].upper(), local_name[5:])


def data_attribute(name: str) -> str | None:
    """The attribute of a name in a dataset; None if the name has a hyphen before a small letter."""
    if _HYPHEN_AND_LETTER.search(name):
        return None
    return "data-" + _HAS_CAPITAL.sub(lambda match: f"-{match[0].lower()}", name)


def is_valid_custom_element_name(name: str) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name"""
    is_name = _CUSTOM_ELEMENT_NAME.fullmatch(name) is not None
    return is_name and "-" in name and name not in _NOT_CUSTOM


def is_valid_doctype_name(name: str) -> bool:
    """https://dom.spec.whatwg.org/#valid-doctype-name"""
    return _DOCTYPE_NAME.fullmatch(name) is not None


def first_strong_direction(text: str) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#text-node-directionality, or nothing

    The bidirectional classes are those of the interpreter's Unicode.
    """
    for character in text:
        class_ = bidirectional(character)
        if class_ in ("L", "R", "AL"):
            return "ltr" if class_ == "L" else "rtl"
    return ""


def first_code_point(text: str) -> int:
    """The number of the first code point of a text that is not empty."""
    return ord(text[0])


@lru_cache(maxsize=1)
def _astral_units(text: str) -> bytes | None:
    """The code units of a text with code points above U+FFFF, or None.

    Walks ask for the parts of one long text, of which each would be encoded again.
    """
    return text.encode("utf-16-le", "surrogatepass") if _ASTRAL.search(text) else None


def code_units_length(text: str) -> int:
    """https://infra.spec.whatwg.org/#string-length"""
    units = None if text.isascii() else _astral_units(text)
    return len(text) if units is None else len(units) // 2


def code_units_substring(text: str, start: int, end: int) -> str:
    """https://infra.spec.whatwg.org/#code-unit-substring, between positions inside of the text"""
    units = None if text.isascii() else _astral_units(text)
    if units is None:
        return text[start:end]
    return units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


def code_units_in_pieces(text: str, width: int) -> list[str]:
    """The text in pieces of a number of code units; the last may be shorter."""
    length = code_units_length(text)
    return [
        code_units_substring(text, start, start + width) for start in range(0, length, width)
    ] or [""]


def joined_texts(texts: list[str]) -> str:
    """The concatenation: a lead and a trail surrogate that meet become a code point."""
    text = "".join(texts)
    if text.isascii() or not _SPLIT_PAIR.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def is_xml_name(text: str) -> bool:
    """https://www.w3.org/TR/xml/#NT-Name"""
    return _xml_name().fullmatch(text) is not None


def without_password(text: str) -> str:
    """The text of an error message, without a password."""
    return hide_password_in_text(text)
