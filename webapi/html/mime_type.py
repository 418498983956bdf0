"""MIME types, of a Content-Type header too: https://mimesniff.spec.whatwg.org/#understanding-mime-types"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from webapi.url.ascii import ascii_lowercase
from webapi.webidl.byte_strings import HTTP_WHITESPACE, TOKEN, is_token

_ESSENCE: Final = re.compile(rf"({TOKEN}/{TOKEN})[\t\n\r ]*(?:;|\Z)")
_PARAMETER: Final = re.compile(
    r"""[\t\n\r\ ]*
    ([^;=]*)
    (?:=
      (?: "((?:[^"\\]|\\.|\\\Z)*)(?:"|\Z)[^;]*
        | ([^;]*)
      )
    )?
    ;?""",
    re.VERBOSE | re.DOTALL,
)
_LIST_ITEM: Final = re.compile(r'(?:[^",]|"(?:[^"\\]|\\.)*(?:"|\\?\Z))*', re.DOTALL)
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_NOT_IN_A_QUOTED_STRING: Final = re.compile(r"[^\t -~\x80-\xff]")
_NOT_IN_THE_TYPE_OF_A_BLOB: Final = re.compile("[^ -~]")


MimeType: TypeAlias = tuple[str, dict[str, str]]
"""The essence and the parameters."""


def parse_a_mime_type(input: str) -> MimeType | None:
    """https://mimesniff.spec.whatwg.org/#parse-a-mime-type

    >>> parse_a_mime_type('text/HTML;charset="shift_jis"')
    ('text/html', {'charset': 'shift_jis'})
    """
    input = input.strip(HTTP_WHITESPACE)
    match = _ESSENCE.match(input)
    if match is None:
        return None
    parameters: dict[str, str] = {}
    position = match.end()
    while position < len(input):
        parameter = _PARAMETER.match(input, position)
        assert parameter is not None
        position = parameter.end()
        name, quoted, bare = parameter.groups(default="")
        if parameter[2] is not None:
            value = _ESCAPED.sub(r"\1", quoted)
        else:
            value = bare.rstrip(HTTP_WHITESPACE)
            if value == "":
                continue
        if is_token(name) and not _NOT_IN_A_QUOTED_STRING.search(value):
            parameters.setdefault(name.lower(), value)
    return match[1].lower(), parameters


def serialize_a_mime_type(mime_type: MimeType) -> str:
    """https://mimesniff.spec.whatwg.org/#serialize-a-mime-type

    >>> serialize_a_mime_type(("text/html", {"charset": "utf-8", "a": 'b "c"'}))
    'text/html;charset=utf-8;a="b \\\\"c\\\\""'
    """
    serialization, parameters = mime_type
    for name, value in parameters.items():
        if not is_token(value):
            value = '"' + re.sub(r'(["\\])', r"\\\1", value) + '"'
        serialization += f";{name}={value}"
    return serialization


def extract_a_mime_type(content_type: str) -> MimeType | None:
    """https://fetch.spec.whatwg.org/#concept-header-extract-mime-type

    ``content_type`` has the values of the header joined by commas.

    >>> extract_a_mime_type("text/html;charset=gbk;a=b, text/html;x=y")
    ('text/html', {'x': 'y', 'charset': 'gbk'})
    """
    charset: str | None = None
    mime_type: MimeType | None = None
    for value in _LIST_ITEM.findall(content_type):
        temporary_mime_type = parse_a_mime_type(value)
        if temporary_mime_type is None or temporary_mime_type[0] == "*/*":
            continue
        is_new = mime_type is None or temporary_mime_type[0] != mime_type[0]
        mime_type = temporary_mime_type
        if is_new:
            charset = mime_type[1].get("charset")
        elif charset is not None:
            mime_type[1].setdefault("charset", charset)
    return mime_type


def charset_of(content_type: str) -> str | None:
    """The charset of a Content-Type header, whose values are joined by commas.

    >>> charset_of("text/html;charset=gbk, text/html")
    'gbk'
    """
    mime_type = extract_a_mime_type(content_type)
    return None if mime_type is None else mime_type[1].get("charset")


def media_type(type: str) -> str:
    """A blob's type in ASCII lowercase; empty if a code point lies outside U+0020 to U+007E."""
    return "" if _NOT_IN_THE_TYPE_OF_A_BLOB.search(type) else ascii_lowercase(type)


def essence_of(content_type: str) -> str:
    """The `essence <https://mimesniff.spec.whatwg.org/#mime-type-essence>`_ of a header's type.

    It is empty if the header has no type.
    """
    mime_type = extract_a_mime_type(content_type)
    return "" if mime_type is None else mime_type[0]


def is_json_mime_type(essence: str) -> bool:
    """https://mimesniff.spec.whatwg.org/#json-mime-type"""
    return essence.endswith("+json") or essence in ("application/json", "text/json")


def is_xml_mime_type(essence: str) -> bool:
    """https://mimesniff.spec.whatwg.org/#xml-mime-type"""
    return essence.endswith("+xml") or essence in ("text/xml", "application/xml")
