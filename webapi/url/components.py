"""The components of a URL: its serialization, cut.

``components[PATHNAME]`` is the path. ``components[HREF]`` is the serialization, or the empty string
until the others are joined. The host and the port are ``None`` where they are null. A query or
fragment that is the empty string is its delimiter.
"""

from __future__ import annotations

import re
from functools import cache

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

Components: TypeAlias = "list[Any]"


def cut(href: str) -> Components:
    """Cut a serialization of a URL at its components, without parsing it.

    >>> components = cut("https://user@example.org:8080/a?b#c")
    >>> components[HOSTNAME], components[PORT], components[SEARCH], components[USERNAME]
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
    return [href, protocol, *others, username, password]


@cache
def _serialization() -> re.Pattern[str]:
    return re.compile(
        r"([a-z][a-z0-9+\-.]*+:)"
        r"(?://(?:([^/?\#@]*+)@)?(\[[^\]]*+\]|[^/?\#:]*+)(?::([0-9]++))?|/\.(?=//))?"
        r"([^?\#]*+)(\?[^\#]*+|)(\#.*+|)",
        re.DOTALL,
    )


def join(components: Components) -> str:
    """https://url.spec.whatwg.org/#concept-url-serializer, of a URL's components

    >>> join(cut("https://user@example.org/?#"))
    'https://user@example.org/?#'
    """
    _, protocol, hostname, port, pathname, search, hash, username, password = components
    if hostname is None:
        dot = "/." if pathname[:2] == "//" else ""
        return f"{protocol}{dot}{pathname}{search}{hash}"
    if password:
        hostname = f"{username}:{password}@{hostname}"
    elif username:
        hostname = f"{username}@{hostname}"
    if port:
        return f"{protocol}//{hostname}:{port}{pathname}{search}{hash}"
    return f"{protocol}//{hostname}{pathname}{search}{hash}"


def href_of(components: Any) -> str:
    """The serialization, which is put together when it is first asked for."""
    href: str = components[HREF]
    if not href:
        href = components[HREF] = join(components)
    return href


def _getter(component: int, delimiter: str = "") -> Callable[[Components], str]:
    """A function that gives a component: the empty string if it is null or its delimiter."""

    def getter(components: Components) -> str:
        found: str | None = components[component]
        return "" if found is None or found == delimiter else found

    return getter


protocol = _getter(PROTOCOL)
username = _getter(USERNAME)
password = _getter(PASSWORD)
hostname = _getter(HOSTNAME)
port = _getter(PORT)
pathname = _getter(PATHNAME)
search = _getter(SEARCH, "?")
hash = _getter(HASH, "#")


def host(components: Components) -> str:
    """The host and, if there is one, a colon and the port."""
    host = hostname(components)
    return f"{host}:{components[PORT]}" if components[PORT] else host
