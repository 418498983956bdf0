"""What the setters of hyperlinks and locations do to a URL.

Each is given the URL to modify and the new value, and says whether there is something to go on
with: ``False`` where the HTML Standard's steps return, what the URL is being what it was.

https://html.spec.whatwg.org/multipage/links.html#api-for-a-and-area-elements
https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface
"""

from __future__ import annotations

from webapi.url.failure import FAILURE
from webapi.url.parser import (
    basic_url_parser,
    fragment_state,
    host_state,
    hostname_state,
    path_start_state,
    port_state,
    query_state,
    scheme_start_state,
)
from webapi.url.record import URLRecord


def set_protocol(url: URLRecord, value: str) -> bool:
    """Give ``url`` another scheme; false means that ``value`` is none."""
    return basic_url_parser(f"{value}:", url=url, state_override=scheme_start_state) is not FAILURE


def set_host(url: URLRecord, value: str) -> bool:
    """Give ``url`` another host, and another port if ``value`` has one."""
    if url.has_opaque_path:
        return False
    basic_url_parser(value, url=url, state_override=host_state)
    return True


def set_hostname(url: URLRecord, value: str) -> bool:
    """Give ``url`` another host."""
    if url.has_opaque_path:
        return False
    basic_url_parser(value, url=url, state_override=hostname_state)
    return True


def set_port(url: URLRecord, value: str) -> bool:
    """Give ``url`` another port, or none if ``value`` is empty."""
    if url.cannot_have_a_username_password_port:
        return False
    if value == "":
        url.port = None
    else:
        basic_url_parser(value, url=url, state_override=port_state)
    return True


def set_pathname(url: URLRecord, value: str) -> bool:
    """Give ``url`` another path."""
    if url.has_opaque_path:
        return False
    url.path = []
    basic_url_parser(value, url=url, state_override=path_start_state)
    return True


def set_search(url: URLRecord, value: str, encoding: str) -> None:
    """Give ``url`` another query in a document's encoding, or none if ``value`` is empty."""
    if value == "":
        url.query = None
        return
    url.query = ""
    input = value.removeprefix("?")
    basic_url_parser(input, encoding=encoding, url=url, state_override=query_state)


def set_hash(url: URLRecord, value: str) -> None:
    """Give ``url`` another fragment, which may be empty."""
    url.fragment = ""
    basic_url_parser(value.removeprefix("#"), url=url, state_override=fragment_state)
