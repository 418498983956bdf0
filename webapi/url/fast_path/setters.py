"""Shortcuts for setters: slices of the serialization.

Each takes a URL's serialization and gives the one that the function of the same name in
`webapi.url.setters` leaves. All but ``set_hash`` and ``set_search`` know only special URLs that are
not ``file:``. The serialization of such a URL is ``scheme://authority/…``: the path begins with the
third slash. The authority has a port if only digits follow its last colon.
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

_DEFAULT_PORTS: Final = {f"{scheme}:": str(port) for scheme, port in NETWORK_SCHEMES.items()}

# These match what is *not* of their kind, because a match takes time to make.
_is_no_path: Final = re.compile(rf"(?!/?(?!\.|%2[Ee]){PATH_REST}\Z)").match
_is_no_port: Final = re.compile(rf"(?!{PORT_NUMBER}\Z)").match
_is_no_domain: Final = re.compile(rf"(?![A-Za-z0-9_.\-]++{ENDS_IN_NO_NUMBER}\Z)").match


def set_protocol(href: str, value: str) -> str | None:
    """
    >>> set_protocol("http://example.org:443/", "https")
    'https://example.org/'
    """
    former, _, rest = href.partition("//")
    protocol = value if value[-1:] == ":" else value + ":"
    if protocol not in _DEFAULT_PORTS or former not in _DEFAULT_PORTS:
        return None
    port = ":" + _DEFAULT_PORTS[protocol]
    if port in rest:
        authority, _, path = rest.partition("/")
        rest = f"{authority.removesuffix(port)}/{path}"
    return f"{protocol}//{rest}"


def set_username(href: str, value: str) -> str | None:
    """
    >>> set_username("https://example.org/", "me@work")
    'https://me%40work@example.org/'
    """
    parts = href.split("/", 3)
    if parts[0] not in _DEFAULT_PORTS:
        return None
    protocol, _, authority, path = parts
    credentials, _, host = authority.rpartition("@")
    _, colon, password = credentials.partition(":")
    username = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    at_sign = "@" if username or password else ""
    return f"{protocol}//{username}{colon}{password}{at_sign}{host}/{path}"


def set_password(href: str, value: str) -> str | None:
    """
    >>> set_password("https://me@example.org/", "secret")
    'https://me:secret@example.org/'
    """
    parts = href.split("/", 3)
    if parts[0] not in _DEFAULT_PORTS:
        return None
    protocol, _, authority, path = parts
    credentials, _, host = authority.rpartition("@")
    username, _, _ = credentials.partition(":")
    password = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    colon = ":" if password else ""
    at_sign = "@" if username or password else ""
    return f"{protocol}//{username}{colon}{password}{at_sign}{host}/{path}"


def set_host(href: str, value: str) -> str | None:
    """
    >>> set_host("https://example.org:8080/", "Example.NET:443")
    'https://example.net/'
    """
    hostname, colon, port = value.partition(":")
    if not colon:
        return set_hostname(href, value)
    parts = href.split("/", 3)
    if parts[0] not in _DEFAULT_PORTS or _is_no_domain(hostname) or _is_no_port(port):
        return None
    protocol, _, authority, path = parts
    credentials, at_sign, _ = authority.rpartition("@")
    port = "" if port == _DEFAULT_PORTS[protocol] else ":" + port
    return f"{protocol}//{credentials}{at_sign}{hostname.lower()}{port}/{path}"


def set_hostname(href: str, value: str) -> str | None:
    """
    >>> set_hostname("https://example.org:8080/", "Example.NET")
    'https://example.net:8080/'
    """
    parts = href.split("/", 3)
    if parts[0] not in _DEFAULT_PORTS or _is_no_domain(value):
        return None
    protocol, _, authority, path = parts
    credentials, at_sign, host = authority.rpartition("@")
    _, _, port = host.rpartition(":")
    port = ":" + port if port.isdigit() else ""
    return f"{protocol}//{credentials}{at_sign}{value.lower()}{port}/{path}"


def set_port(href: str, value: str) -> str | None:
    """
    >>> set_port("https://example.org:8080/", "443")
    'https://example.org/'
    """
    parts = href.split("/", 3)
    if parts[0] not in _DEFAULT_PORTS or (value and _is_no_port(value)):
        return None
    protocol, _, authority, path = parts
    host, _, former = authority.rpartition(":")
    if not former.isdigit():
        host = authority
    if value == "" or value == _DEFAULT_PORTS[protocol]:
        return f"{protocol}//{host}/{path}"
    return f"{protocol}//{host}:{value}/{path}"


def set_pathname(href: str, value: str) -> str | None:
    """
    >>> set_pathname("https://example.org/a?b", "c d")
    'https://example.org/c%20d?b'
    """
    parts = href.split("/", 3)
    if parts[0] not in _DEFAULT_PORTS:
        return None
    path = value.replace(" ", "%20")
    if _is_no_path(path):
        encoded = _percent_encoded(value, PATH_PERCENT_ENCODE_SET)
        if encoded is None or _is_no_path(encoded):
            return None
        path = encoded
    if path[:1] != "/":
        path = "/" + path
    protocol, _, authority, rest = parts
    end = rest.find("?")
    fragment_start = rest.find("#")
    if end == -1 or -1 < fragment_start < end:
        end = fragment_start
    return f"{protocol}//{authority}{path}{'' if end == -1 else rest[end:]}"


def set_search(href: str, value: str) -> str | None:
    """
    >>> set_search("https://example.org/?a#b", "c d")
    'https://example.org/?c%20d#b'
    """
    before, number_sign, fragment = href.partition("#")
    before, _, _ = before.partition("?")
    if value == "":
        return f"{before}{number_sign}{fragment}"
    if value[0] != "?":
        value = "?" + value
    query: str | None = value.replace(" ", "%20")
    if SPECIAL_QUERY_PERCENT_ENCODE_SET.find(query) is not None:
        is_special = before[: before.index(":")] in SPECIAL_SCHEMES
        query = _percent_encoded(
            value,
            SPECIAL_QUERY_PERCENT_ENCODE_SET if is_special else QUERY_PERCENT_ENCODE_SET,
        )
        if query is None:
            return None
    return f"{before}{query}{number_sign}{fragment}"


def set_hash(href: str, value: str) -> str | None:
    """
    >>> set_hash("https://example.org/#a", "b c")
    'https://example.org/#b%20c'
    """
    start = href.find("#")
    before = href if start == -1 else href[:start]
    if value == "":
        return before
    if value[0] != "#":
        value = "#" + value
    fragment: str | None = value.replace(" ", "%20")
    if FRAGMENT_PERCENT_ENCODE_SET.find(fragment) is not None:
        fragment = _percent_encoded(value, FRAGMENT_PERCENT_ENCODE_SET)
        if fragment is None:
            return None
    return f"{before}{fragment}"


def _percent_encoded(input: str, percent_encode_set: PercentEncodeSet) -> str | None:
    """``input`` percent-encoded, unless it has what the parser removes first."""
    if ASCII_TAB_OR_NEWLINE.search(input) is not None:
        return None
    return utf8_percent_encode(input, percent_encode_set)
