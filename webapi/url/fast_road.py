"""The fast road: URLs that are already serialized, or nearly so.

Contract: each function gives what the state machine gives, or ``None``, which says nothing. What it
gives is a match object of :data:`canonical`, whose groups are numbered as :class:`Components` are.
The state machine stays the one truth; ``tests/url/test_fast_road.py`` holds the two together.

A *canonical* URL is special, not ``file:``, has no credentials, no default port, no dot segment, a
lowercase ASCII domain that does not end in a number, and nothing to percent-encode: parsing and
serializing it gives it back, as one :func:`re.fullmatch` can see. Of the URLs that people write
some 98 in 100 are so, and most others need one repair.

Each pattern takes time linear in its input: every run is possessive or followed by what it cannot
match, and the lookbehinds look at three code points at most.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .ascii import C0_CONTROL_OR_SPACE
from .components import HASH, HREF, PATHNAME, PROTOCOL
from .percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    PercentEncodeSet,
    utf8_percent_encode,
)
from .record import SPECIAL_SCHEMES, URLRecord

CanonicalURL = re.Match[str]


def _kept_by(percent_encode_set: PercentEncodeSet, but: str = "") -> str:
    kept = (chr(byte) for byte in range(0x80) if chr(byte) not in percent_encode_set)
    return "".join(re.escape(code_point) for code_point in kept if code_point not in but)


_DOMAIN: Final = (
    r"[a-z0-9_.\-]++"
    # A label that has one of these code points is no number, hexadecimal or other.
    r"(?:(?<=[g-wyz_\-])|(?<=[g-wyz_\-][a-f0-9x])|(?<=[g-wyz_\-][a-f0-9x]{2})"
    # Nor is a label of two or three letters.
    r"|(?<=\.[a-z]{2})|(?<=\.[a-z]{3}))"
)
_PORT: Final = r"(?::(?=[1-9])(?!(?:80|443|21)/))?((?<=:)(?:[1-5][0-9]{4}|[1-9][0-9]{0,3})|)"
_PATH_RUN: Final = f"[{_kept_by(PATH_PERCENT_ENCODE_SET, but='.%#?' + chr(0x5C))}]*+"
_PATH: Final = rf"/{_PATH_RUN}(?:(?:(?<!/)\.|%(?!2[Ee])){_PATH_RUN})*+"
_QUERY: Final = rf"(?:\?[{_kept_by(SPECIAL_QUERY_PERCENT_ENCODE_SET)}]++|)"
_FRAGMENT: Final = rf"(?:\#[{_kept_by(FRAGMENT_PERCENT_ENCODE_SET)}]++|)"

canonical: Final[Callable[[str], CanonicalURL | None]] = re.compile(
    rf"(https?:|wss?:|ftp:)//()()(({_DOMAIN}){_PORT})({_PATH})({_QUERY})({_FRAGMENT})"
).fullmatch
"""Recognize a canonical URL."""

_REPAIRABLE: Final = re.compile(
    r"(?ai:(https?|wss?|ftp)://)([A-Za-z0-9_.\-]++)(?::([0-9]*+))?"
    r"(/[^?#\t\n\r]*+)?+(\?[^#\t\n\r]*+)?+(\#[^\t\n\r]++)?+"
).fullmatch

_CAN_PARSE: Final = re.compile(
    rf"(?:https?|wss?|ftp)://{_DOMAIN}(?::[0-9]{{0,4}})?(?![^/?#])"
).match

_STARTS_WITH_A_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+\-.]*+:").match


def repair(input: str) -> CanonicalURL | None:
    """What needs no state to mend: letter case, a default port, a missing path, percent-encoding.

    >>> repair(" HTTPS://Example.org:443?é ")[0]
    'https://example.org/?%C3%A9'
    """
    match = _REPAIRABLE(input.strip(C0_CONTROL_OR_SPACE))
    if match is None:
        return None
    scheme, host, port, path, query, fragment = match.groups("")
    scheme = scheme.lower()
    output = f"{scheme}://{host.lower()}"
    if port and port != str(SPECIAL_SCHEMES[scheme]):
        output += ":" + port
    output += utf8_percent_encode(path, PATH_PERCENT_ENCODE_SET) or "/"
    output += utf8_percent_encode(query, SPECIAL_QUERY_PERCENT_ENCODE_SET)
    if fragment:
        output += "#" + utf8_percent_encode(fragment[1:], FRAGMENT_PERCENT_ENCODE_SET)
    return canonical(output)


def resolve(input: str, base: CanonicalURL) -> CanonicalURL | None:
    """A reference against a canonical base URL, by putting the two strings together.

    >>> resolve("../c?d", canonical("https://example.org/a/b/"))[0]
    'https://example.org/a/c?d'
    """
    href: str = base[HREF]
    if input.startswith("//"):
        return canonical(base[PROTOCOL] + input)
    path_start, path_end = base.span(PATHNAME)
    if input.startswith("/"):
        return canonical(href[:path_start] + input)
    if input.startswith("?"):
        return canonical(href[:path_end] + input)
    if input.startswith("#") or input == "":
        return canonical(href[: base.start(HASH)] + input)
    if _STARTS_WITH_A_SCHEME(input) is not None:
        return canonical(input)
    directory_end = href.rindex("/", path_start, path_end)
    while input.startswith("../"):
        input = input[3:]
        directory_end = max(href.rfind("/", path_start, directory_end), path_start)
    return canonical(href[: directory_end + 1] + input)


def can_parse(input: str) -> bool | None:
    """Whether ``input`` parses, as far as scheme, host and port tell.

    >>> can_parse("https://example.org/ "), can_parse("https://127.1")
    (True, None)
    """
    return None if _CAN_PARSE(input) is None else True


def record(url: CanonicalURL) -> URLRecord:
    """The URL record of a canonical URL.

    >>> record(canonical("https://example.org/a/b?c")).path
    ['a', 'b']
    """
    url_record = URLRecord()
    protocol, _, _, _, hostname, port, pathname, search, fragment = url.groups()
    url_record.scheme = protocol[:-1]
    url_record.host = hostname
    url_record.port = int(port) if port else None
    url_record.path = pathname[1:].split("/")
    url_record.query = search[1:] if search else None
    url_record.fragment = fragment[1:] if fragment else None
    return url_record
