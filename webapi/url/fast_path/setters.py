"""Shortcuts for setters: slices of the serialization.

Each takes a URL's serialization and gives the one that the function of the same name in
`webapi.url.setters` leaves. All but ``set_hash`` and ``set_search`` know only special URLs that are
not ``file:``. In these two slashes follow the scheme, the host is never empty, the path begins with
the first slash after it, and what precedes an ``@`` before that are the credentials.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE
from webapi.url.ipv4 import ENDS_IN_NO_NUMBER
from webapi.url.percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    PercentEncodeSet,
    utf8_percent_encode,
)
from webapi.url.record import SPECIAL_SCHEMES

from .patterns import NETWORK_SCHEMES, PATH_REST, PORT_NUMBER

Shortcut: TypeAlias = Callable[[str, str], str | None]

_DEFAULT_PORTS: Final = {scheme: str(port) for scheme, port in NETWORK_SCHEMES.items()}

# These match what is *not* of their kind, because a match takes time to make.
_is_no_path: Final = re.compile(rf"(?!/?(?!\.|%2[Ee]){PATH_REST}\Z)").match
_is_no_port: Final = re.compile(rf"(?!{PORT_NUMBER}\Z)").match
_is_no_domain: Final = re.compile(rf"(?![A-Za-z0-9_.\-]++{ENDS_IN_NO_NUMBER}\Z)").match


def set_protocol(href: str, value: str) -> str | None:
    """
    >>> set_protocol("http://example.org:443/", "https")
    'https://example.org/'
    """
    scheme = value.removesuffix(":")
    colon = href.index(":")
    if scheme not in NETWORK_SCHEMES or href[:colon] not in NETWORK_SCHEMES:
        return None
    href = scheme + href[colon:]
    return _without_default_port(href, scheme) if ":" + _DEFAULT_PORTS[scheme] in href else href


def _without_default_port(href: str, scheme: str) -> str:
    end = href.index("/", len(scheme) + 3)
    port = ":" + _DEFAULT_PORTS[scheme]
    return href[: end - len(port)] + href[end:] if href.endswith(port, 0, end) else href


def set_username(href: str, value: str) -> str | None:
    """
    >>> set_username("https://example.org/", "me@work")
    'https://me%40work@example.org/'
    """
    colon = href.index(":")
    if href[:colon] not in NETWORK_SCHEMES:
        return None
    username = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    start = colon + 3
    if "@" not in href:
        return f"{href[:start]}{username}@{href[start:]}" if username else href
    _, password, host_start = _credentials(href, start)
    return _with_credentials(href, start, username, password, host_start)


def set_password(href: str, value: str) -> str | None:
    """
    >>> set_password("https://me@example.org/", "secret")
    'https://me:secret@example.org/'
    """
    colon = href.index(":")
    if href[:colon] not in NETWORK_SCHEMES:
        return None
    password = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    start = colon + 3
    if "@" not in href:
        return f"{href[:start]}:{password}@{href[start:]}" if password else href
    username, _, host_start = _credentials(href, start)
    return _with_credentials(href, start, username, password, host_start)


def _credentials(href: str, start: int) -> tuple[str, str, int]:
    """The username, the password, and the offset where the host starts."""
    at_sign = href.find("@", start, href.index("/", start))
    if at_sign == -1:
        return "", "", start
    username, _, password = href[start:at_sign].partition(":")
    return username, password, at_sign + 1


def _with_credentials(href: str, start: int, username: str, password: str, host_start: int) -> str:
    colon = ":" if password else ""
    at_sign = "@" if username or password else ""
    return f"{href[:start]}{username}{colon}{password}{at_sign}{href[host_start:]}"


def set_host(href: str, value: str) -> str | None:
    """
    >>> set_host("https://example.org:8080/", "Example.NET:443")
    'https://example.net/'
    """
    hostname, colon, port = value.partition(":")
    if not colon:
        return set_hostname(href, value)
    start = href.index(":") + 3
    scheme = href[: start - 3]
    if scheme not in NETWORK_SCHEMES or _is_no_domain(hostname) or _is_no_port(port):
        return None
    end = href.index("/", start)
    start = href.find("@", start, end) + 1 or start
    new_port = "" if port == _DEFAULT_PORTS[scheme] else ":" + port
    return f"{href[:start]}{hostname.lower()}{new_port}{href[end:]}"


def set_hostname(href: str, value: str) -> str | None:
    """
    >>> set_hostname("https://example.org:8080/", "Example.NET")
    'https://example.net:8080/'
    """
    start = href.index(":") + 3
    if href[: start - 3] not in NETWORK_SCHEMES or _is_no_domain(value):
        return None
    end = href.index("/", start)
    start = href.find("@", start, end) + 1 or start
    return f"{href[:start]}{value.lower()}{href[_port_start(href, start, end) :]}"


def set_port(href: str, value: str) -> str | None:
    """
    >>> set_port("https://example.org:8080/", "443")
    'https://example.org/'
    """
    start = href.index(":")
    scheme = href[:start]
    if scheme not in NETWORK_SCHEMES or (value and _is_no_port(value)):
        return None
    end = href.index("/", start + 3)
    port_start = _port_start(href, start + 3, end)
    if value == "" or value == _DEFAULT_PORTS[scheme]:
        return href[:port_start] + href[end:]
    return f"{href[:port_start]}:{value}{href[end:]}"


def _port_start(href: str, start: int, end: int) -> int:
    """The offset of the colon before the port, or ``end``, where the path starts."""
    colon = href.rfind(":", start, end)
    return colon if colon != -1 and href[colon + 1 : end].isdigit() else end


def set_pathname(href: str, value: str) -> str | None:
    """
    >>> set_pathname("https://example.org/a?b", "c d")
    'https://example.org/c%20d?b'
    """
    colon = href.index(":")
    if href[:colon] not in NETWORK_SCHEMES:
        return None
    path = value.replace(" ", "%20")
    if _is_no_path(path):
        encoded = _percent_encoded(value, PATH_PERCENT_ENCODE_SET)
        if encoded is None or _is_no_path(encoded):
            return None
        path = encoded
    start = href.index("/", colon + 3)
    end = href.find("?", start)
    fragment_start = href.find("#", start)
    if end == -1 or -1 < fragment_start < end:
        end = fragment_start
    slash = "" if path[:1] == "/" else "/"
    return f"{href[:start]}{slash}{path}{'' if end == -1 else href[end:]}"


def set_search(href: str, value: str) -> str | None:
    """
    >>> set_search("https://example.org/?a#b", "c d")
    'https://example.org/?c%20d#b'
    """
    hash_start = href.find("#")
    if hash_start == -1:
        hash_start = len(href)
    start = href.find("?", 0, hash_start)
    if start == -1:
        start = hash_start
    if value == "":
        return href[:start] + href[hash_start:]
    is_special = href[: href.index(":")] in SPECIAL_SCHEMES
    query = _percent_encoded(
        value if value[0] == "?" else "?" + value,
        SPECIAL_QUERY_PERCENT_ENCODE_SET if is_special else QUERY_PERCENT_ENCODE_SET,
    )
    return None if query is None else href[:start] + query + href[hash_start:]


def set_hash(href: str, value: str) -> str | None:
    """
    >>> set_hash("https://example.org/#a", "b c")
    'https://example.org/#b%20c'
    """
    start = href.find("#")
    before = href if start == -1 else href[:start]
    if value == "":
        return before
    fragment = _percent_encoded(
        value if value[0] == "#" else "#" + value, FRAGMENT_PERCENT_ENCODE_SET
    )
    return None if fragment is None else before + fragment


def _percent_encoded(input: str, percent_encode_set: PercentEncodeSet) -> str | None:
    """``input`` percent-encoded, unless it has what the parser removes first."""
    output = input.replace(" ", "%20")
    if percent_encode_set.find(output) is None:
        return output
    if ASCII_TAB_OR_NEWLINE.search(input) is not None:
        return None
    return utf8_percent_encode(input, percent_encode_set)
