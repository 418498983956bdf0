"""Hiding passwords: what error messages and ``repr`` show of URLs and of what does not parse."""

from __future__ import annotations

import re
from typing import Final

HIDDEN: Final = "***"

_SPACE: Final = r"[\0-\x20]*+"
_BLOB: Final = r"[\t\n\r]*+".join("blob:")
_SCHEMES: Final = re.compile(
    rf"(?:{_SPACE}{_BLOB})*{_SPACE}(?:[a-z][a-z0-9+.\-\t\n\r]*+:)?", re.ASCII | re.IGNORECASE
)
_PORT: Final = (
    "0*+(?:[0-9]{0,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])"
)
_A_PORT_AND_NO_PASSWORD: Final = rf"(?!{_PORT}(?:[/?#]|\Z))"
_USERNAME: Final = r"[/\\\t\n\r]*+[^:/?#]*+:" + _A_PORT_AND_NO_PASSWORD
_PASSWORD: Final = re.compile(_USERNAME + r"([^/?#]+)@")
_PASSWORD_IN_TEXT: Final = re.compile(_USERNAME + "(.+)@", re.DOTALL)


def hide_password(url: str) -> str:
    """A URL without its password, nor that of the URL in a ``blob:`` URL.

    A backslash can be part of a password: it ends nothing in a URL whose scheme is not special.

    >>> hide_password("blob:https://user:secret@example.org/a@b")
    'blob:https://user:***@example.org/a@b'
    >>> hide_password("https://example.org:8080/a@b")
    'https://example.org:8080/a@b'
    """
    return _hide(url, _PASSWORD)


def hide_password_in_text(text: str) -> str:
    """Hide what may be a password in text that may be no URL; it ends at the last ``@``.

    >>> hide_password_in_text("https://user:sec/ret@example.org/")
    'https://user:***@example.org/'
    """
    return _hide(text, _PASSWORD_IN_TEXT)


def _hide(text: str, password: re.Pattern[str]) -> str:
    schemes = _SCHEMES.match(text)
    match = schemes and password.match(text, schemes.end())
    if not match:
        return text
    return text[: match.start(1)] + HIDDEN + text[match.end(1) :]
