"""URI handling functions: https://tc39.es/ecma262/#sec-uri-handling-functions"""

from __future__ import annotations

import re
from typing import Final

from webapi.webidl.strings import to_domstring

_ALWAYS_UNESCAPED: Final = r"A-Za-z0-9\-_.!~*'()"
_RESERVED_OR_NUMBER_SIGN: Final = ";/?:@&=+$,#"

_TO_ENCODE_IN_A_COMPONENT: Final = re.compile(f"[^{_ALWAYS_UNESCAPED}]+")
_TO_ENCODE: Final = re.compile(f"[^{_ALWAYS_UNESCAPED}{_RESERVED_OR_NUMBER_SIGN}]+")

_KEPT: Final = "|".join(f"{ord(each):02x}" for each in _RESERVED_OR_NUMBER_SIGN)
_TO_DECODE_IN_A_COMPONENT: Final = re.compile("(?:%[0-9A-Fa-f]{2})+|%")
_TO_DECODE: Final = re.compile(
    f"(?:%(?!(?i:{_KEPT}))[0-9A-Fa-f]{{2}})+|%(?!(?i:{_KEPT}))", re.ASCII
)


class URIError(ValueError):
    """https://tc39.es/ecma262/#sec-native-error-types-used-in-this-standard-urierror

    A function cannot decode bytes that are not UTF-8, and cannot encode a lone surrogate.
    """


def encodeURIComponent(uriComponent: object) -> str:
    """Percent-encode all but ``A-Z a-z 0-9 - _ . ! ~ * ' ( )``, in UTF-8.

    https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent

    Raises:
        URIError: there is a lone surrogate.

    >>> encodeURIComponent("a/b c&é")
    'a%2Fb%20c%26%C3%A9'
    """
    return _TO_ENCODE_IN_A_COMPONENT.sub(_encoded, to_domstring(uriComponent))


def encodeURI(uri: object) -> str:
    """Percent-encode as `encodeURIComponent` does, but for ``; / ? : @ & = + $ , #``, in UTF-8.

    https://tc39.es/ecma262/#sec-encodeuri-uri

    Raises:
        URIError: there is a lone surrogate.

    >>> encodeURI("https://example.org/a b?c=é#d")
    'https://example.org/a%20b?c=%C3%A9#d'
    """
    return _TO_ENCODE.sub(_encoded, to_domstring(uri))


def decodeURIComponent(encodedURIComponent: object) -> str:
    """Percent-decode everything, in UTF-8.

    https://tc39.es/ecma262/#sec-decodeuricomponent-encodeduricomponent

    Raises:
        URIError: a percent sign lacks its two hexadecimal digits, or the bytes are not UTF-8.

    >>> decodeURIComponent("a%2Fb%20c%26%C3%A9")
    'a/b c&é'
    """
    return _TO_DECODE_IN_A_COMPONENT.sub(_decoded, to_domstring(encodedURIComponent))


def decodeURI(encodedURI: object) -> str:
    """Percent-decode all but what stands for ``; / ? : @ & = + $ , #``, in UTF-8.

    https://tc39.es/ecma262/#sec-decodeuri-encodeduri

    Raises:
        URIError: a percent sign lacks its two hexadecimal digits, or the bytes are not UTF-8.

    >>> decodeURI("https://example.org/a%20b%2fc?d=%C3%A9")
    'https://example.org/a b%2fc?d=é'
    """
    return _TO_DECODE.sub(_decoded, to_domstring(encodedURI))


def _encoded(match: re.Match[str]) -> str:
    try:
        return "%" + match[0].encode().hex("%").upper()
    except UnicodeEncodeError as error:
        place = match.start() + error.start
        raise URIError(f"URI malformed: a lone surrogate at index {place}") from None


def _decoded(match: re.Match[str]) -> str:
    try:
        return bytes.fromhex(match[0].replace("%", " ") if match[0] != "%" else "%").decode()
    except UnicodeDecodeError as error:
        place = match.start() + 3 * error.start
        raise URIError(f"URI malformed: bytes at index {place} are not UTF-8") from None
    except ValueError:
        raise URIError(
            f"URI malformed: no two hexadecimal digits after % at index {match.start()}"
        ) from None
