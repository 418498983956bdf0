"""Shortcuts for setters: slices of the serialization.

Each takes a URL's serialization and gives the one that the function of the same name in
`webapi.url.setters` leaves. All but ``set_hash`` and ``set_search`` know only special URLs that are
not ``file:``, in which the host is never empty, the path begins with the first slash after it, and
digits between a colon and the path are the port.
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

_SPECIAL: Final = tuple(f"{scheme}:" for scheme in SPECIAL_SCHEMES)
_NETWORK: Final = tuple(f"{scheme}:" for scheme in NETWORK_SCHEMES)

_PATH: Final = re.compile(rf"/?(?!\.|%2[Ee]){PATH_REST}").fullmatch
_PORT: Final = re.compile(PORT_NUMBER).fullmatch
_HOST: Final = re.compile(rf"([A-Za-z0-9_.\-]++{ENDS_IN_NO_NUMBER})(?::({PORT_NUMBER}))?").fullmatch


def set_protocol(href: str, value: str) -> str | None:
    """
    >>> set_protocol("http://example.org:443/", "https")
    'https://example.org/'
    """
    scheme = value.removesuffix(":")
    if scheme not in NETWORK_SCHEMES or not href.startswith(_NETWORK):
        return None
    href = scheme + href[href.index(":") :]
    end = _path_start(href)
    port = f":{NETWORK_SCHEMES[scheme]}"
    return href[: end - len(port)] + href[end:] if href.endswith(port, 0, end) else href


def set_username(href: str, value: str) -> str | None:
    """
    >>> set_username("https://example.org/", "me@work")
    'https://me%40work@example.org/'
    """
    if not href.startswith(_NETWORK):
        return None
    start, host_start = _credentials(href)
    _, colon, password = href[start : max(start, host_start - 1)].partition(":")
    username = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    at_sign = "@" if username or password else ""
    return f"{href[:start]}{username}{colon}{password}{at_sign}{href[host_start:]}"


def set_password(href: str, value: str) -> str | None:
    """
    >>> set_password("https://me@example.org/", "secret")
    'https://me:secret@example.org/'
    """
    if not href.startswith(_NETWORK):
        return None
    start, host_start = _credentials(href)
    username, _, _ = href[start : max(start, host_start - 1)].partition(":")
    password = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    colon = ":" if password else ""
    at_sign = "@" if username or password else ""
    return f"{href[:start]}{username}{colon}{password}{at_sign}{href[host_start:]}"


def set_host(href: str, value: str) -> str | None:
    """
    >>> set_host("https://example.org:8080/", "Example.NET:443")
    'https://example.net/'
    """
    match = _HOST(value)
    if match is None or not href.startswith(_NETWORK):
        return None
    _, host_start = _credentials(href)
    end = _path_start(href)
    hostname, port = match.groups()
    if port is None:
        port = href[_port_start(href, end) : end]
    elif int(port) == NETWORK_SCHEMES[href[: href.index(":")]]:
        port = ""
    else:
        port = ":" + port
    return f"{href[:host_start]}{hostname.lower()}{port}{href[end:]}"


def set_hostname(href: str, value: str) -> str | None:
    """
    >>> set_hostname("https://example.org:8080/", "Example.NET")
    'https://example.net:8080/'
    """
    return None if ":" in value else set_host(href, value)


def set_port(href: str, value: str) -> str | None:
    """
    >>> set_port("https://example.org:8080/", "443")
    'https://example.org/'
    """
    if not href.startswith(_NETWORK) or (value and _PORT(value) is None):
        return None
    end = _path_start(href)
    start = _port_start(href, end)
    if value == "" or int(value) == NETWORK_SCHEMES[href[: href.index(":")]]:
        return href[:start] + href[end:]
    return f"{href[:start]}:{value}{href[end:]}"


def set_pathname(href: str, value: str) -> str | None:
    """
    >>> set_pathname("https://example.org/a?b", "c d")
    'https://example.org/c%20d?b'
    """
    path = _percent_encoded(value, PATH_PERCENT_ENCODE_SET)
    if path is None or _PATH(path) is None or not href.startswith(_NETWORK):
        return None
    start = _path_start(href)
    end = href.find("?", start)
    if end == -1:
        end = href.find("#", start)
    else:
        hash_start = href.find("#", start, end)
        if hash_start != -1:
            end = hash_start
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
    query = _percent_encoded(
        value if value[0] == "?" else "?" + value,
        SPECIAL_QUERY_PERCENT_ENCODE_SET if href.startswith(_SPECIAL) else QUERY_PERCENT_ENCODE_SET,
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


def _path_start(href: str) -> int:
    return href.index("/", href.index("/") + 2)


def _credentials(href: str) -> tuple[int, int]:
    """The offsets where credentials, if there are any, start, and where the host does."""
    start = href.index("/") + 2
    return start, href.find("@", start, href.index("/", start)) + 1 or start


def _port_start(href: str, end: int) -> int:
    """The offset of the colon before the port, or ``end``, where the path starts."""
    start = href.rfind(":", 0, end)
    return start if href[start + 1 : end].isdigit() else end
