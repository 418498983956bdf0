"""Shortcuts for setters, which modify the components of a URL.

Each changes the `webapi.url.components` of a URL to those of the URL that the function of the same
name in `webapi.url.setters` leaves. It returns ``False`` where it does not know that URL; then the
components are not to be used any more. All but ``set_hash`` and ``set_search`` know only special
URLs that are not ``file:``.

>>> from webapi.url.components import cut, join
>>> url = cut("https://example.org:8080/")
>>> set_host(url, "Example.NET:443"), join(url)
(True, 'https://example.net/')
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE
from webapi.url.components import (
    HASH,
    HOSTNAME,
    PASSWORD,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    USERNAME,
    Components,
)
from webapi.url.ipv4_number import ENDS_IN_NO_NUMBER
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

Shortcut: TypeAlias = Callable[[Components, str], bool]

_DEFAULT_PORTS: Final = {f"{scheme}:": str(port) for scheme, port in NETWORK_SCHEMES.items()}

# These match what is *not* of their kind, because a match takes time to make.
_is_no_path: Final = re.compile(rf"(?!/?(?!\.|%2[Ee]){PATH_REST}\Z)").match
_is_no_port: Final = re.compile(rf"(?!{PORT_NUMBER}\Z)").match
_is_no_domain: Final = re.compile(rf"(?![A-Za-z0-9_.\-]++{ENDS_IN_NO_NUMBER}\Z)").match


def set_protocol(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-protocol"""
    protocol = value if value[-1:] == ":" else value + ":"
    if protocol not in _DEFAULT_PORTS or url[PROTOCOL] not in _DEFAULT_PORTS:
        return False
    url[PROTOCOL] = protocol
    if url[PORT] == _DEFAULT_PORTS[protocol]:
        url[PORT] = None
    return True


def set_username(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-username"""
    if url[PROTOCOL] not in _DEFAULT_PORTS:
        return False
    url[USERNAME] = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    return True


def set_password(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-password"""
    if url[PROTOCOL] not in _DEFAULT_PORTS:
        return False
    url[PASSWORD] = utf8_percent_encode(value, USERINFO_PERCENT_ENCODE_SET)
    return True


def set_host(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-host"""
    hostname, colon, port = value.partition(":")
    if not set_hostname(url, hostname):
        return False
    return not colon or (port != "" and set_port(url, port))


def set_hostname(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    if url[PROTOCOL] not in _DEFAULT_PORTS or _is_no_domain(value):
        return False
    url[HOSTNAME] = value.lower()
    return True


def set_port(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-port"""
    default_port = _DEFAULT_PORTS.get(url[PROTOCOL])
    if default_port is None or (value and _is_no_port(value)):
        return False
    url[PORT] = value if value and value != default_port else None
    return True


def set_pathname(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    if url[PROTOCOL] not in _DEFAULT_PORTS:
        return False
    path = value.replace(" ", "%20")
    if _is_no_path(path):
        encoded = _percent_encoded(value, PATH_PERCENT_ENCODE_SET)
        if encoded is None or _is_no_path(encoded):
            return False
        path = encoded
    url[PATHNAME] = path if path[:1] == "/" else "/" + path
    return True


def set_search(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-search"""
    if value and value[0] != "?":
        value = "?" + value
    query: str | None = value.replace(" ", "%20")
    if SPECIAL_QUERY_PERCENT_ENCODE_SET.find(query) is not None:
        is_special = url[PROTOCOL][:-1] in SPECIAL_SCHEMES
        query = _percent_encoded(
            value,
            SPECIAL_QUERY_PERCENT_ENCODE_SET if is_special else QUERY_PERCENT_ENCODE_SET,
        )
    url[SEARCH] = query
    return query is not None


def set_hash(url: Components, value: str) -> bool:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    if value and value[0] != "#":
        value = "#" + value
    fragment: str | None = value.replace(" ", "%20")
    if FRAGMENT_PERCENT_ENCODE_SET.find(fragment) is not None:
        fragment = _percent_encoded(value, FRAGMENT_PERCENT_ENCODE_SET)
    url[HASH] = fragment
    return fragment is not None


def _percent_encoded(input: str, percent_encode_set: PercentEncodeSet) -> str | None:
    """``input`` percent-encoded, unless it has what the parser removes first."""
    if ASCII_TAB_OR_NEWLINE.search(input) is not None:
        return None
    return utf8_percent_encode(input, percent_encode_set)
