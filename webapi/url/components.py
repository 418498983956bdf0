"""The components of a URL: where they lie in its serialization.

``components[PATHNAME]`` is the path, ``components.span(PATHNAME)`` are its offsets in
``components[HREF]``, the serialization. The host and the port are ``None`` where they are null.
"""

from __future__ import annotations

import re
from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, TypeAlias

HREF: Final = 0
PROTOCOL: Final = 1
HOSTNAME: Final = 2
PORT: Final = 3
PATHNAME: Final = 4
SEARCH: Final = 5
HASH: Final = 6

Components: TypeAlias = "re.Match[str]"
"""What `cut` returns, and what the fast path returns for a canonical URL."""


def cut(href: str) -> Components:
    """Cut a serialization of a URL at its components, without parsing it.

    >>> components = cut("https://user@example.org:8080/a?b#c")
    >>> components[HOSTNAME], components[PORT], components.span(SEARCH), username(components)
    ('example.org', '8080', (31, 33), 'user')

    Raises:
        ValueError: ``href`` is not a URL's serialization.
    """
    components = _serialization().fullmatch(href)
    if components is None:
        from .redaction import hide_password_in_text

        shown = hide_password_in_text(href)[:80]
        raise ValueError(f"{shown!r} is not the serialization of a URL")
    return components


@cache
def _serialization() -> re.Pattern[str]:
    return re.compile(
        r"([a-z][a-z0-9+\-.]*+:)"
        r"(?://(?:[^/?\#@]*+@)?(\[[^\]]*+\]|[^/?\#:]*+)(?::([0-9]++))?|/\.(?=//))?"
        r"([^?\#]*+)"
        # A query or fragment that is empty is an empty group before its delimiter.
        r"((?:\?[^\#]++)?)\??((?:\#.++)?)\#?",
        re.DOTALL,
    )


def protocol(components: Components) -> str:
    """The scheme and a colon."""
    return components[PROTOCOL]


def username(components: Components) -> str:
    """The username, percent-encoded."""
    return _credentials(components)[0]


def password(components: Components) -> str:
    """The password, percent-encoded."""
    return _credentials(components)[1]


def _credentials(components: Components) -> tuple[str, str]:
    start = components.end(PROTOCOL) + 2
    end = components.start(HOSTNAME) - 1
    username, _, password = components[HREF][start : max(start, end)].partition(":")
    return username, password


def host(components: Components) -> str:
    """The host and, if there is one, a colon and the port."""
    port = components[PORT]
    hostname = components[HOSTNAME] or ""
    return f"{hostname}:{port}" if port else hostname


def hostname(components: Components) -> str:
    """The host, serialized."""
    return components[HOSTNAME] or ""


def port(components: Components) -> str:
    """The port in decimal, or the empty string."""
    return components[PORT] or ""


def pathname(components: Components) -> str:
    """The path."""
    return components[PATHNAME]


def search(components: Components) -> str:
    """A question mark and the query, or the empty string if the query is null or empty."""
    return components[SEARCH]


def hash(components: Components) -> str:
    """A number sign and the fragment, or the empty string if the fragment is null or empty."""
    return components[HASH]
