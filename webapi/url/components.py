"""The value of a URL: its serialization and its components.

A value never changes. It is a tuple, or the match that recognized a canonical URL
(`webapi.url.fast_path.canonical`). The constants below are indices of both: ``value[PATHNAME]`` is
the path. A null host or port is ``None``. An empty query is ``"?"``, an empty fragment ``"#"``; a
null one is ``""``. A match has neither username nor password.
"""

from __future__ import annotations

import re
from functools import cache
from re import Match

from .record import SPECIAL_SCHEMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Final, TypeAlias

HREF: Final = 0
PROTOCOL: Final = 1
HOSTNAME: Final = 2
PORT: Final = 3
PATHNAME: Final = 4
SEARCH: Final = 5
HASH: Final = 6
USERNAME: Final = 7
PASSWORD: Final = 8

Value: TypeAlias = "Match[str] | tuple[Any, ...]"

MEMBERS: Final[dict[str, tuple[int | None, str, bool]]] = {
    "href": (HREF, "", True),
    "origin": (None, "", False),
    "protocol": (PROTOCOL, ":", True),
    "username": (USERNAME, "", True),
    "password": (PASSWORD, "", True),
    "host": (None, "", True),
    "hostname": (HOSTNAME, "", True),
    "port": (PORT, "", True),
    "pathname": (PATHNAME, "", True),
    "search": (SEARCH, "?", True),
    "hash": (HASH, "#", True),
}
"""The members of a URL: index in a value, delimiter, and whether they can be set.

A member without an index is computed from others.
"""

SETTABLE: Final = tuple(
    name for name, (index, _, settable) in MEMBERS.items() if settable and index != HREF
)
"""The members that have a setter in `setters`: every member that can be set except ``href``."""


def cut(href: str) -> Value:
    """Cut a serialization of a URL at its components, without parsing it.

    >>> value = cut("https://user@example.org:8080/a?b#c")
    >>> value[HOSTNAME], value[PORT], value[SEARCH], value[USERNAME]
    ('example.org', '8080', '?b', 'user')

    Raises:
        ValueError: ``href`` is not a URL's serialization.
    """
    match = _serialization().fullmatch(href)
    if match is None:
        from .redaction import hide_password_in_text

        shown = hide_password_in_text(href)[:80]
        raise ValueError(f"{shown!r} is not the serialization of a URL")
    protocol, credentials, *others = match.groups()
    username, _, password = (credentials or "").partition(":")
    return (href, protocol, *others, username, password)


@cache
def _serialization() -> re.Pattern[str]:
    return re.compile(
        r"([a-z][a-z0-9+\-.]*+:)"
        r"(?://(?:([^/?\#@]*+)@)?(\[[^\]]*+\]|[^/?\#:]*+)(?::([0-9]++))?|/\.(?=//))?"
        r"([^?\#]*+)(\?[^\#]*+|)(\#.*+|)",
        re.DOTALL,
    )


def join(
    protocol: str,
    hostname: str | None,
    port: str | None,
    pathname: str,
    search: str,
    hash: str,
    username: str,
    password: str,
) -> Value:
    """Serialize components to a value: https://url.spec.whatwg.org/#concept-url-serializer

    >>> join("https:", "example.org", None, "/", "?", "", "user", "")[HREF]
    'https://user@example.org/?'
    """
    if hostname is None:
        dot = "/." if pathname[:2] == "//" else ""
        href = f"{protocol}{dot}{pathname}{search}{hash}"
    elif username or password:
        credentials = f"{username}:{password}" if password else username
        number = f":{port}" if port else ""
        href = f"{protocol}//{credentials}@{hostname}{number}{pathname}{search}{hash}"
    elif port:
        href = f"{protocol}//{hostname}:{port}{pathname}{search}{hash}"
    else:
        href = f"{protocol}//{hostname}{pathname}{search}{hash}"
    return href, protocol, hostname, port, pathname, search, hash, username, password


def to_tuple(value: Value) -> tuple[Any, ...]:
    """Convert a value to a tuple."""
    return value if type(value) is tuple else (value[HREF], *value.groups(), "", "")  # type: ignore[union-attr]


def host(value: Value) -> str:
    """The host and, if there is one, a colon and the port."""
    port = value[PORT]
    return f"{value[HOSTNAME]}:{port}" if port else value[HOSTNAME] or ""


def tuple_origin(value: Value) -> str | None:
    """The serialized origin, or ``None`` unless it is a tuple of the URL's own components.

    >>> tuple_origin(cut("https://user@example.org:8080/a"))
    'https://example.org:8080'
    >>> tuple_origin(cut("file:///a"))
    """
    protocol: str = value[PROTOCOL]
    return f"{protocol}//{host(value)}" if protocol in _NETWORK_PROTOCOLS else None


_NETWORK_PROTOCOLS: Final = frozenset(
    f"{scheme}:" for scheme, port in SPECIAL_SCHEMES.items() if port
)


def getter(name: str) -> Callable[[Value], str]:
    """Make a function that returns one member of a value, but not its origin.

    >>> getter("search")(cut("https://example.org/?")), getter("port")(cut("x:y"))
    ('', '')
    """
    index, delimiter, _ = MEMBERS[name]
    if index is None:
        return host

    def get(value: Value) -> str:
        if type(value) is Match and index > HASH:
            return ""
        found: str | None = value[index]
        return "" if found is None or found == delimiter else found

    return get
