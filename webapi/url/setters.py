"""The setters of URLs: one function per member, which modifies a URL record.

The URL class, hyperlinks and Location share them:
https://url.spec.whatwg.org/#urlutils-members
https://html.spec.whatwg.org/multipage/links.html#api-for-a-and-area-elements
https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface

Each returns ``False``, leaving the URL unchanged, where the standards return early. ``parse`` is
the basic URL parser, or one that was given further arguments, as in
``partial(basic_url_parser, encoding="windows-1252")``.

>>> url = basic_url_parser("https://example.org/a")
>>> set_port(url, "8080"), url.port
(True, 8080)
>>> set_port(basic_url_parser("file:///a"), "8080")
False
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .failure import FAILURE, Failure
from .parser import (
    basic_url_parser,
    fragment_state,
    host_state,
    hostname_state,
    path_start_state,
    port_state,
    query_state,
    scheme_start_state,
    set_the_password,
    set_the_username,
)
from .record import URLRecord

Parse: TypeAlias = Callable[..., URLRecord | Failure]
Setter: TypeAlias = Callable[[URLRecord, str], bool]


def set_protocol(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-protocol; ``False`` if ``value`` is not a scheme"""
    return parse(value + ":", url=url, state_override=scheme_start_state) is not FAILURE


def set_username(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-username"""
    if url.cannot_have_a_username_password_port:
        return False
    set_the_username(url, value)
    return True


def set_password(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-password"""
    if url.cannot_have_a_username_password_port:
        return False
    set_the_password(url, value)
    return True


def set_host(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-host"""
    if url.has_opaque_path:
        return False
    parse(value, url=url, state_override=host_state)
    return True


def set_hostname(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    if url.has_opaque_path:
        return False
    parse(value, url=url, state_override=hostname_state)
    return True


def set_port(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-port"""
    if url.cannot_have_a_username_password_port:
        return False
    if value == "":
        url.port = None
    else:
        parse(value, url=url, state_override=port_state)
    return True


def set_pathname(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    if url.has_opaque_path:
        return False
    url.path = []
    parse(value, url=url, state_override=path_start_state)
    return True


def set_search(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-search, of the URL itself"""
    if value == "":
        url.query = None
    else:
        url.query = ""
        parse(value.removeprefix("?"), url=url, state_override=query_state)
    return True


def set_hash(url: URLRecord, value: str, parse: Parse = basic_url_parser) -> bool:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    if value == "":
        url.fragment = None
    else:
        url.fragment = ""
        parse(value.removeprefix("#"), url=url, state_override=fragment_state)
    return True
