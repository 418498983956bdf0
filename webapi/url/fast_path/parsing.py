"""Shortcuts for parsing URLs that are not canonical."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from webapi.url.ascii import C0_CONTROL_OR_SPACE
from webapi.url.components import HASH, PATHNAME, PROTOCOL, SEARCH, Value, join
from webapi.url.failure import FAILURE, Failure
from webapi.url.idna import domain_parser
from webapi.url.ipv4_number import CANONICAL_DOMAIN, DOMAIN_IN_ANY_CASE
from webapi.url.percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    utf8_percent_encode,
)

from .patterns import (
    DEFAULT_PORTS,
    DOT_OR_PERCENT_SIGN,
    FRAGMENT,
    NETWORK_SCHEMES,
    PATH_REST,
    PORT_NUMBER,
    QUERY,
    CanonicalURL,
    canonical,
)
from .patterns import (
    PROTOCOL as _PROTOCOL,
)

Match: TypeAlias = Callable[[str], re.Match[str] | None]

# The patterns that begin with (?! match strings that are *not* of their kind. Making a match object
# takes time; in the frequent case these patterns do not match and make none.

may_fail: Final[Callable[[Any], re.Match[str] | None]] = re.compile(
    rf"(?!(?:{_PROTOCOL})//{CANONICAL_DOMAIN}(?:/|[?#]|:[0-9]{{0,4}}(?![^/?#])|\Z))"
).match
"""Find no match (a falsy result) if the scheme, host and port guarantee that a URL parses.

>>> bool(may_fail("https://example.org?")), bool(may_fail("https://1.2.3.4/"))
(False, True)
"""

_is_no_path_reference: Final = re.compile(rf"(?!/(?!/){PATH_REST}{QUERY}{FRAGMENT}\Z)").match
_is_no_query_reference: Final = re.compile(rf"(?!(?=\?){QUERY}{FRAGMENT}\Z)").match
_is_no_fragment_reference: Final = re.compile(rf"(?!{FRAGMENT}\Z)").match
_is_no_segments_reference: Final = re.compile(
    rf"(?!(?![A-Za-z][A-Za-z0-9+\-.]*+:|[./]|%2[Ee]){PATH_REST}{QUERY}{FRAGMENT}\Z)"
).match

_DOUBLE_DOTS_REFERENCE: Final = re.compile(
    rf"((?:\.\./){{1,1000}})(?![./]|%2[Ee]){PATH_REST}{QUERY}{FRAGMENT}"
).fullmatch

_DOMAIN_BEYOND_ASCII: Final = r"[A-Za-z0-9_.\-]*+[^\x00-\x7f][^\x00-,/:-@\[-^`{-\x7f]*+"
_ANY_PATH_RUN: Final = r"[^.%?#\\\t\n\r]*+"

_REPAIRABLE: Final = re.compile(
    rf"((?ai:{_PROTOCOL}))//({DOMAIN_IN_ANY_CASE}(?![^:/?#])|{_DOMAIN_BEYOND_ASCII})"
    rf"(?::({PORT_NUMBER}|))?"
    rf"(/{_ANY_PATH_RUN}(?:{DOT_OR_PERCENT_SIGN}{_ANY_PATH_RUN}){{0,1000}}|)"
    r"(\?[^#\t\n\r]++|)(\#[^\t\n\r]++|)"
).fullmatch

_is_canonical_domain: Final = re.compile(CANONICAL_DOMAIN).fullmatch


def repair(input: str) -> Value | None:
    """Repair domain, default port, missing path, percent-encoding and spaces, without any state.

    >>> repair(" HTTPS://Example.org:443?é ")[0]
    'https://example.org/?%C3%A9'
    """
    match = _REPAIRABLE(input.strip(C0_CONTROL_OR_SPACE))
    if match is None:
        return None
    protocol, domain, port, path, query, fragment = match.groups("")
    host: str | Failure
    if domain.isascii():
        host = domain.lower()
    else:
        host = domain_parser(domain, False)
        if host is FAILURE or _is_canonical_domain(host) is None:
            return None
    protocol = protocol.lower()
    if port in DEFAULT_PORTS:
        if port != str(NETWORK_SCHEMES[protocol[:-1]]):
            return None
        port = ""
    return join(
        protocol,
        host,
        port or None,
        utf8_percent_encode(path, PATH_PERCENT_ENCODE_SET) if path else "/",
        utf8_percent_encode(query, SPECIAL_QUERY_PERCENT_ENCODE_SET) if query else "",
        utf8_percent_encode(fragment, FRAGMENT_PERCENT_ENCODE_SET) if fragment else "",
        "",
        "",
    )


def resolve(input: str, base: CanonicalURL) -> CanonicalURL | str | None:
    """Resolve a reference against a canonical base URL by joining the two strings.

    >>> resolve("../c?d", canonical("https://example.org/a/b/"))
    'https://example.org/a/c?d'
    """
    href = base.string
    first = input[:1]
    if first == "/":
        if not _is_no_path_reference(input):
            return href[: base.start(PATHNAME)] + input
        input = base[PROTOCOL] + input
    elif first == ".":
        match = _DOUBLE_DOTS_REFERENCE(input)
        if match is None:
            return None
        start, end = base.span(PATHNAME)
        directory_end = href.rindex("/", start, end)
        rest = match.end(1)
        for _ in range(0, rest, 3):
            directory_end = href.rfind("/", start, directory_end)
            if directory_end == -1:
                directory_end = start
                break
        return href[: directory_end + 1] + input[rest:]
    elif first == "?":
        return None if _is_no_query_reference(input) else href[: base.start(SEARCH)] + input
    elif first == "#" or first == "":
        return None if _is_no_fragment_reference(input) else href[: base.start(HASH)] + input
    elif not _is_no_segments_reference(input):
        start, end = base.span(PATHNAME)
        return href[: href.rindex("/", start, end) + 1] + input
    return canonical(input)
