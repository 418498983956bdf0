"""Canonicalization: https://urlpattern.spec.whatwg.org/#canon-encoding-callbacks

Expressions here recognize text that the URL parser would not change, and then skip the parser;
``tests/urlpattern/test_fast_path.py`` compares the expressions with the parser.
"""

from __future__ import annotations

import re
from typing import Final

from webapi.url.failure import FAILURE
from webapi.url.host import host_serializer
from webapi.url.parser import (
    basic_url_parser,
    set_the_password,
    set_the_username,
)
from webapi.url.port import GREATEST_PORT
from webapi.url.record import URLRecord
from webapi.url.serializer import url_path_serializer

_is_canonical_protocol: Final = re.compile(r"[a-z][a-z0-9+.\-]*").fullmatch
_is_canonical_hostname: Final = re.compile(
    r"(?!.*xn--)(?:[a-z0-9\-_]++\.){0,100}[a-z][a-z0-9\-_]*+"
).fullmatch
_is_canonical_text: Final = re.compile(r"[A-Za-z0-9\-_~/]*").fullmatch
_IPV6_CODE_POINTS: Final = "0123456789abcdefABCDEF[]:"


def create_a_dummy_url() -> URLRecord:
    """https://urlpattern.spec.whatwg.org/#create-a-dummy-url

    The components that callers set afterwards do not depend on the dummy's host and path.
    """
    url = URLRecord()
    url.scheme = "https"
    url.host = "dummy.invalid"
    url.path = [""]
    return url


def canonicalize_a_protocol(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-protocol

    >>> canonicalize_a_protocol("HTTPS")
    'https'
    """
    if value == "" or _is_canonical_protocol(value):
        return value
    parse_result = basic_url_parser(value + "://dummy.invalid/")
    if parse_result is FAILURE:
        raise TypeError("not valid in a URL's protocol")
    return parse_result.scheme


def canonicalize_a_username(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-username

    >>> canonicalize_a_username("a b")
    'a%20b'
    """
    if value == "":
        return value
    dummy_url = create_a_dummy_url()
    set_the_username(dummy_url, value)
    return dummy_url.username


def canonicalize_a_password(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-password

    >>> canonicalize_a_password("a:b")
    'a%3Ab'
    """
    if value == "":
        return value
    dummy_url = create_a_dummy_url()
    set_the_password(dummy_url, value)
    return dummy_url.password


def canonicalize_a_hostname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-hostname

    >>> canonicalize_a_hostname("Café.example")
    'xn--caf-dma.example'
    """
    if value == "" or _is_canonical_hostname(value):
        return value
    dummy_url = create_a_dummy_url()
    parse_result = basic_url_parser(value, url=dummy_url, state_override="hostname_state")
    if parse_result is FAILURE:
        raise TypeError("not valid in a URL's hostname")
    return "" if dummy_url.host is None else host_serializer(dummy_url.host)


def canonicalize_an_ipv6_hostname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-an-ipv6-hostname

    >>> canonicalize_an_ipv6_hostname("[::AB]")
    '[::ab]'
    """
    if value.strip(_IPV6_CODE_POINTS) != "" or not set(value) <= set(_IPV6_CODE_POINTS):
        raise TypeError("not valid in an IPv6 address")
    return value.lower()


def canonicalize_a_port(port_value: str, protocol_value: str | None = None) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-port

    >>> canonicalize_a_port("0080"), canonicalize_a_port("80", "http")
    ('80', '')
    """
    if port_value == "":
        return port_value
    dummy_url = create_a_dummy_url()
    # Without a protocol, no piece of a port is a default port: web-platform-tests have "443*".
    dummy_url.scheme = "" if protocol_value is None else protocol_value
    parse_result = basic_url_parser(port_value, url=dummy_url, state_override="port_state")
    if parse_result is FAILURE:
        raise TypeError(f"not a port: a number up to {GREATEST_PORT}")
    return "" if dummy_url.port is None else str(dummy_url.port)


def canonicalize_a_pathname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname

    >>> canonicalize_a_pathname("a/./é")
    'a/%C3%A9'
    """
    if _is_canonical_text(value):
        return value
    leading_slash = value[0] == "/"
    modified_value = value if leading_slash else "/-" + value
    dummy_url = create_a_dummy_url()
    dummy_url.path = []
    basic_url_parser(modified_value, url=dummy_url, state_override="path_start_state")
    result = url_path_serializer(dummy_url)
    return result if leading_slash else result[2:]


def canonicalize_an_opaque_pathname(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname

    >>> canonicalize_an_opaque_pathname("a é")
    'a %C3%A9'
    """
    if _is_canonical_text(value):
        return value
    dummy_url = create_a_dummy_url()
    dummy_url.path = ""
    if basic_url_parser(value, url=dummy_url, state_override="opaque_path_state") is FAILURE:
        raise TypeError("not valid in a URL's path")
    return url_path_serializer(dummy_url)


def canonicalize_a_search(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-search

    >>> canonicalize_a_search("a=é")
    'a=%C3%A9'
    """
    if _is_canonical_text(value):
        return value
    dummy_url = create_a_dummy_url()
    dummy_url.query = ""
    basic_url_parser(value, url=dummy_url, state_override="query_state")
    return dummy_url.query


def canonicalize_a_hash(value: str) -> str:
    """https://urlpattern.spec.whatwg.org/#canonicalize-a-hash

    >>> canonicalize_a_hash("a b")
    'a%20b'
    """
    if _is_canonical_text(value):
        return value
    dummy_url = create_a_dummy_url()
    dummy_url.fragment = ""
    basic_url_parser(value, url=dummy_url, state_override="fragment_state")
    return dummy_url.fragment
