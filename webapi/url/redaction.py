"""Hide passwords in URLs, and in text that does not parse, for error messages and ``repr``.

Text that does not parse has no components, so this module hides the text between a colon and the
last ``@``, even if it may not be a password. Three colons begin no password: the colon before two
slashes, as after a scheme; the colon before the port of the first host; and the colon of a scheme
of addresses (``mailto:``). Delimiters may be percent-encoded, as in the values of a query.
"""

from __future__ import annotations

import re
from typing import Final

from .port import port_of

HIDDEN: Final = "***"

_GAP: Final = r"[\t\n\r]*+"
_SLASH: Final = r"(?:[/\\]|%(?:25)*(?:2f|5c))"
_FLAGS: Final = re.ASCII | re.IGNORECASE


def _schemes(*names: str) -> str:
    return "|".join(_GAP.join(f"{name}:") for name in names)


_WRAPPERS: Final = re.compile(
    rf"(?:[\0-\x20]*+(?:{_schemes('blob', 'jdbc', 'view-source')}))*", _FLAGS
)
_ADDRESS: Final = re.compile(
    rf"[\0-\x20]*+(?:{_schemes('acct', 'mailto', 'sip', 'sips', 'xmpp')})", _FLAGS
)
_COLON: Final = re.compile("(?::|%(?:25)*3a)", _FLAGS)
_ENCODED_AT: Final = re.compile("%(?:25)*40", _FLAGS)
_TWO_SLASHES: Final = re.compile(rf"{_GAP}{_SLASH}{_GAP}{_SLASH}", _FLAGS)
_HOST_AND_PORT: Final = re.compile(
    rf"{_GAP}[/\\][/\\\t\n\r]*+[^:/?#%]*+:([0-9]++)(?=[/?#]|\Z)", _FLAGS
)
_AUTHORITY: Final = re.compile(
    r"(?:blob:)*[a-z][a-z0-9+.\-]*+://"
    r"(?:([^/?#]*)@)?(?:\[[^\]/?#@]*\]|[^/?#:@%]*)(?::[0-9]+)?(?=[/?#]|\Z)",
    _FLAGS,
)


def hide_password(url: str) -> str:
    """Hide the password of a serialized URL, and the passwords of URLs in its other components.

    >>> hide_password("blob:https://user:secret@example.org/a@b")
    'blob:https://user:***@example.org/a@b'
    >>> hide_password("https://example.org:8080/?proxy=http://user:secret@proxy.example")
    'https://example.org:8080/?proxy=http://user:***@proxy.example'
    """
    match = _AUTHORITY.match(url)
    if match is None:
        return hide_password_in_text(url)
    start, at = match.span(1)
    end = match.end()
    colon = _COLON.search(url, start, at) if start < at else None
    authority = url[:end]
    if colon is not None and colon.end() < at:
        authority = url[: colon.end()] + HIDDEN + url[at:end]
    return authority + hide_password_in_text(url[end:])


def hide_password_in_text(text: str) -> str:
    """Hide a possible password in text that may not be a URL; it ends at the last ``@``.

    >>> hide_password_in_text("'https://user:sec/ret@example.org/'")
    "'https://user:***@example.org/'"
    """
    span = password_span(text)
    return text if span is None else text[: span[0]] + HIDDEN + text[span[1] :]


def hide_password_in_part(part: str, scheme: str = "") -> str:
    """Hide a password in a component, which may be an opaque path if no slash begins it.

    >>> hide_password_in_part("secret@example.org", "user")
    '***@example.org'
    """
    before = "" if part[:1] == "/" else f"{scheme}:"
    return hide_password(before + part).removeprefix(before)


def password_span(text: str) -> tuple[int, int] | None:
    """Find the start and the end of a possible password in text that may not be a URL.

    >>> password_span("DATABASE_URL=postgres://user:secret@host/")
    (29, 35)
    """
    end = text.rfind("@")
    for encoded in _ENCODED_AT.finditer(text, end + 1):
        end = encoded.start()
    if end < 0:
        return None
    scheme = _COLON.search(text, _end(_WRAPPERS.match(text)))
    if scheme is not None and _TWO_SLASHES.match(text, scheme.end()):
        start = scheme.end()
        start = _end_of_host_and_port(text, start) or start
    else:
        start = _end(_ADDRESS.match(text)) or _end_of_host_and_port(text, 0)
    colon = _COLON.search(text, start)
    if colon is None or colon.end() >= end:
        return None
    return colon.end(), end


def shown(text: str, length: int = 80) -> str:
    """Quote text for a message, short and without a password.

    >>> shown("https://user:secret@example.org/" + "a" * 100, 34)
    "'https://user:***@example.org/aaaa…'"
    """
    text = hide_password_in_text(text)
    return repr(text if len(text) <= length else text[: length - 1] + "…")


def redacted(value: object) -> str:
    """Write the ``repr`` of a value whole, but without a password in it.

    >>> redacted(["https://user:secret@example.org/", 1])
    "['https://user:***@example.org/', 1]"
    """
    return hide_password_in_text(repr(value))


def _end_of_host_and_port(text: str, start: int) -> int:
    match = _HOST_AND_PORT.match(text, start)
    return 0 if match is None or port_of(match[1]) is None else match.end()


def _end(match: re.Match[str] | None) -> int:
    return 0 if match is None else match.end()
