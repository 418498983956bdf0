"""Find the encoding of a page.

https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from webapi.encoding import get_an_encoding

from .mime_type import charset_of

DEFAULT_ENCODING: Final = "windows-1252"
"""The encoding that browsers use, in most locales, for a page without a declaration."""

_BYTE_ORDER_MARKS: Final = (
    (b"\xef\xbb\xbf", "UTF-8"),
    (b"\xfe\xff", "UTF-16BE"),
    (b"\xff\xfe", "UTF-16LE"),
)
_UTF_16_XML_DECLARATIONS: Final = (
    (b"<\0?\0x\0", "UTF-16LE"),
    (b"\0<\0?\0x", "UTF-16BE"),
)
_WHITESPACE: Final = rb"[\t\n\f\r ]"
_MARKUP: Final = re.compile(
    rb"<(?:(?P<comment>!--)|(?P<meta>meta[\t\n\f\r /])|(?P<tag>/?[A-Za-z][^\t\n\f\r >]*)|[!/?])",
    re.IGNORECASE,
)
_ATTRIBUTE: Final = re.compile(
    rb"""[\t\n\f\r /]*+
    (?P<name> [^>\t\n\f\r /] [^=>\t\n\f\r /]*+ )
    [\t\n\f\r ]*+
    (?: = [\t\n\f\r ]*+
      (?: "(?P<double>[^"]*+)" | '(?P<single>[^']*+)'
        | (?P<bare> (?!["'>]) [^\t\n\f\r >]*+ )
        | (?P<none> (?=>) )
      )
    )?
    """,
    re.VERBOSE,
)
_CHARSET: Final = re.compile(
    r"""charset[\t\n\f\r ]*=[\t\n\f\r ]*
    (?: "([^"]*)" | '([^']*)' | (?!["'])([^\t\n\f\r ;]+) )""",
    re.VERBOSE | re.IGNORECASE,
)
_UNTERMINATED: Final = re.compile(
    r"""charset[\t\n\f\r ]*=[\t\n\f\r ]*(?: "[^"]*\Z | '[^']*\Z )""", re.VERBOSE | re.IGNORECASE
)
_XML_ENCODING: Final = re.compile(
    rb"""<\?xml[^>]*?encoding[\0-\x20]*=[\0-\x20]*(?:"([^\0-\x20"'>]*)"|'([^\0-\x20"'>]*)')[^>]*>"""
)


class Sniffed(NamedTuple):
    """An encoding, its confidence, and the length of the byte order mark that determined it."""

    encoding: str
    certain: bool
    byte_order_mark: int = 0


def bom_sniff(input: bytes) -> tuple[str | None, int]:
    """https://encoding.spec.whatwg.org/#bom-sniff, and the length of the byte order mark

    >>> bom_sniff(b"\\xfe\\xff\\0a"), bom_sniff(b"a")
    (('UTF-16BE', 2), (None, 0))
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if input.startswith(mark):
            return encoding, len(mark)
    return None, 0


def sniff(input: bytes, content_type: str | None) -> Sniffed:
    """https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm

    >>> sniff(b"<meta charset=latin2>", "text/html").encoding
    'ISO-8859-2'
    """
    encoding, length = bom_sniff(input)
    if encoding is not None:
        return Sniffed(encoding, True, length)
    stated = None if content_type is None else encoding_or_none(charset_of(content_type))
    if stated is not None:
        return Sniffed(stated, True)
    return Sniffed(prescan(input[:1024]) or DEFAULT_ENCODING, False)


def encoding_or_none(label: str | None) -> str | None:
    """https://encoding.spec.whatwg.org/#concept-encoding-get, ``None`` being failure"""
    if label is None:
        return None
    try:
        return get_an_encoding(label)
    except LookupError:
        return None


def prescan(input: bytes) -> str | None:
    """https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding"""
    for declaration, encoding in _UTF_16_XML_DECLARATIONS:
        if input.startswith(declaration):
            return encoding
    position = 0
    while (markup := _MARKUP.search(input, position)) is not None:
        if markup["comment"]:
            end = input.find(b"-->", markup.start() + 2)
            position = len(input) if end < 0 else end + 3
        elif markup["meta"]:
            attributes, position = _attributes(input, markup.end() - 1)
            found = encoding_of_a_meta(attributes)
            if found is not None:
                return found
        elif markup["tag"]:
            _, position = _attributes(input, markup.end())
        else:
            end = input.find(b">", markup.end() - 1)
            position = len(input) if end < 0 else end + 1
    return xml_encoding(input)


def _attributes(input: bytes, position: int) -> tuple[dict[str, str], int]:
    """https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing

    A tag that the input cuts off has no attributes.
    """
    attributes: dict[str, str] = {}
    while (match := _ATTRIBUTE.match(input, position)) is not None:
        position = match.end()
        value = match["double"] or match["single"] or match["bare"] or b""
        name = match["name"].decode("latin-1").lower()
        attributes.setdefault(name, value.decode("latin-1"))
        if position == len(input):
            return {}, position
    end = input.find(b">", position)
    return (attributes, end + 1) if end >= 0 else ({}, len(input))


def encoding_of_a_meta(attributes: dict[str, str]) -> str | None:
    """The encoding that a meta element declares: UTF-8 for UTF-16, which pages cannot declare.

    >>> encoding_of_a_meta({"charset": "utf-16"})
    'UTF-8'
    """
    if "charset" in attributes:
        encoding = encoding_or_none(attributes["charset"])
    elif attributes.get("http-equiv", "").lower() == "content-type":
        encoding = extract_an_encoding(attributes.get("content", ""))
    else:
        return None
    if encoding in ("UTF-16BE", "UTF-16LE"):
        return "UTF-8"
    return "windows-1252" if encoding == "x-user-defined" else encoding


def extract_an_encoding(content: str) -> str | None:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements

    >>> extract_an_encoding("text/html; charset = koi8-r")
    'KOI8-R'
    """
    match = _CHARSET.search(content)
    unterminated = _UNTERMINATED.search(content)
    if match is None or (unterminated is not None and unterminated.start() < match.start()):
        return None
    return encoding_or_none(match[1] or match[2] or match[3])


def xml_encoding(input: bytes) -> str | None:
    """https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing"""
    match = _XML_ENCODING.match(input)
    if match is None:
        return None
    encoding = encoding_or_none((match[1] or match[2] or b"").decode("latin-1"))
    return "UTF-8" if encoding in ("UTF-16BE", "UTF-16LE") else encoding
