"""The fast road: URLs that are already serialized, or nearly so.

Contract: each function gives what the state machine gives, or ``None``, which says nothing. The
state machine stays the one truth; ``tests/url/test_fast_road.py`` holds the two together.

A *canonical* URL is special, not ``file:``, has no credentials, no default port, no dot segment, a
lowercase ASCII domain that does not end in a number, and nothing to percent-encode: parsing and
serializing it gives it back, as one :func:`re.fullmatch` can see. Of the URLs that people write
some 98 in 100 are so, and most others need one repair.

Each pattern takes time linear in its input: every run is possessive or followed by what it cannot
match, and the lookbehinds look at four code points at most. A group is repeated a thousand times at
most, because each time takes memory, and not possessively, because Python before 3.11.5 goes on in
the wrong place after that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from .components import HASH, PATHNAME, PROTOCOL, SEARCH
from .failure import FAILURE, Failure
from .idna import domain_parser
from .parser import (
    State,
    fragment_state,
    host_state,
    hostname_state,
    path_start_state,
    port_state,
    query_state,
    scheme_start_state,
)
from .percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    PercentEncodeSet,
    utf8_percent_encode,
)
from .record import SPECIAL_SCHEMES, URLRecord

CanonicalURL = re.Match[str]


def _kept_by(percent_encode_set: PercentEncodeSet, but: str = "") -> str:
    return re.escape("".join(each for each in percent_encode_set.kept if each not in but))


def _domain(letters: str, telling: str) -> str:
    """A domain of these letters that does not end in a number, as the ``telling`` ones tell.

    No two of the lookbehinds match, so that what follows the domain is tried but once.
    """
    return (
        rf"[{letters}0-9_.\-]++"
        # A label that has one of these code points is no number, hexadecimal or other.
        rf"(?:(?<=[{telling}_\-])|(?<=[{telling}_\-][A-Fa-f0-9Xx])"
        rf"|(?<=[{telling}_\-][A-Fa-f0-9Xx]{{2}})"
        # Nor is a label of two or three letters.
        r"|(?<=\.[A-FXa-fx]{2})|(?<=\.[A-FXa-fx]{3}))"
    )


_DOMAIN: Final = _domain("a-z", "g-wyz")
_DOMAIN_IN_ANY_CASE: Final = _domain("A-Za-z", "G-WYZg-wyz")
_PORT_NUMBER: Final = "(?:[1-5][0-9]{4}|[1-9][0-9]{0,3})"
_PORT: Final = rf"(?::(?!(?:80|443|21)/)({_PORT_NUMBER})|)"
_PATH_RUN: Final = f"[{_kept_by(PATH_PERCENT_ENCODE_SET, but='.%#?' + chr(0x5C))}]*+"
_DOT_OR_PERCENT_SIGN: Final = r"[.%](?<!/\.)(?!(?<=%)2[Ee])"
_PATH_REST: Final = rf"{_PATH_RUN}(?:{_DOT_OR_PERCENT_SIGN}{_PATH_RUN}){{0,1000}}"
_QUERY: Final = rf"(?:\?[{_kept_by(SPECIAL_QUERY_PERCENT_ENCODE_SET)}]++|)"
_FRAGMENT: Final = rf"(?:\#[{_kept_by(FRAGMENT_PERCENT_ENCODE_SET)}]++|)"

canonical: Final[Callable[[str], CanonicalURL | None]] = re.compile(
    rf"(https?:|wss?:|ftp:)//({_DOMAIN}){_PORT}(/{_PATH_REST})({_QUERY})({_FRAGMENT})"
).fullmatch
"""Recognize a canonical URL. The groups are numbered as ``Components`` are, up to ``HASH``; where
there is no port, its group is ``None``.
"""

split: Final[Callable[[str], CanonicalURL | None]] = re.compile(
    r"([a-z]++:)//([^/:]++)(?::([0-9]++)|)(/[^?#]*+)((?:\?[^#]*+|))((?:\#.*+|))"
).fullmatch
"""Cut a URL that is known to be canonical into the groups of `canonical`, which goes through no
more than a thousand dots and percent signs.
"""

may_fail: Final = re.compile(
    rf"(?!(?:https?|wss?|ftp)://{_DOMAIN}(?:/|[?#]|:[0-9]{{0,4}}(?![^/?#])|\Z))"
).match
"""``None`` for a URL that parses, as far as scheme, host and port tell: the other way round because
a match object costs more.
"""

_DOMAIN_BEYOND_ASCII: Final = r"[A-Za-z0-9_.\-]*+[^\x00-\x7f][^\x00-,/:-@\[-^`{-\x7f]*+"
_ANY_PATH_RUN: Final = r"[^.%?#\\\t\n\r]*+"

_REPAIRABLE: Final = re.compile(
    rf"((?ai:https?|wss?|ftp))://({_DOMAIN_IN_ANY_CASE}(?![^:/?#])|{_DOMAIN_BEYOND_ASCII})"
    rf"(?::({_PORT_NUMBER}|))?"
    rf"(/{_ANY_PATH_RUN}(?:{_DOT_OR_PERCENT_SIGN}{_ANY_PATH_RUN}){{0,1000}}|)"
    r"(\?[^#\t\n\r]++|)(\#[^\t\n\r]++|)"
).fullmatch

_is_canonical_domain: Final = re.compile(_DOMAIN).fullmatch

_DEFAULT_PORTS: Final = frozenset(str(port) for port in SPECIAL_SCHEMES.values() if port)

# These are matches where the reference is not of the kind, as in may_fail.
_no_path_reference: Final = re.compile(rf"(?!/(?!/){_PATH_REST}{_QUERY}{_FRAGMENT}\Z)").match
_no_query_reference: Final = re.compile(rf"(?!(?=\?){_QUERY}{_FRAGMENT}\Z)").match
_no_fragment_reference: Final = re.compile(rf"(?!{_FRAGMENT}\Z)").match
_no_segments_reference: Final = re.compile(
    rf"(?!(?![A-Za-z][A-Za-z0-9+\-.]*+:|[./]|%2[Ee]){_PATH_REST}{_QUERY}{_FRAGMENT}\Z)"
).match
_DOUBLE_DOTS_REFERENCE: Final = re.compile(
    rf"((?:\.\./){{1,1000}})(?![./]|%2[Ee]){_PATH_REST}{_QUERY}{_FRAGMENT}"
).fullmatch

_PATH_VALUE: Final = re.compile(rf"/?(?!\.|%2[Ee]){_PATH_REST}").fullmatch
_PORT_VALUE: Final = re.compile(_PORT_NUMBER).fullmatch
_HOST_VALUE: Final = re.compile(rf"({_DOMAIN_IN_ANY_CASE})(?::({_PORT_NUMBER}))?").fullmatch


def repair(input: str) -> str | None:
    """What needs no state to mend: domain, default port, missing path, percent-encoding, spaces.

    >>> repair(" HTTPS://Example.org:443?é ")
    'https://example.org/?%C3%A9'
    """
    match = _REPAIRABLE(input.strip(C0_CONTROL_OR_SPACE))
    if match is None:
        return None
    scheme, domain, port, path, query, fragment = match.groups("")
    host: str | Failure
    if domain.isascii():
        host = domain.lower()
    else:
        host = domain_parser(domain, False)
        if host is FAILURE or _is_canonical_domain(host) is None:
            return None
    scheme = scheme.lower()
    if port in _DEFAULT_PORTS:
        if port != str(SPECIAL_SCHEMES[scheme]):
            return None
        port = ""
    output = f"{scheme}://{host}:{port}" if port else f"{scheme}://{host}"
    output += utf8_percent_encode(path, PATH_PERCENT_ENCODE_SET) if path else "/"
    if query:
        output += utf8_percent_encode(query, SPECIAL_QUERY_PERCENT_ENCODE_SET)
    if fragment:
        output += "#" + utf8_percent_encode(fragment[1:], FRAGMENT_PERCENT_ENCODE_SET)
    return output


def resolve(input: str, base: CanonicalURL) -> str | None:
    """A reference against a canonical base URL, by putting the two strings together.

    >>> resolve("../c?d", canonical("https://example.org/a/b/"))
    'https://example.org/a/c?d'
    """
    href = base.string
    first = input[:1]
    if first == "/":
        if _no_path_reference(input) is None:
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
        return href[: base.start(SEARCH)] + input if _no_query_reference(input) is None else None
    elif first == "#" or first == "":
        return href[: base.start(HASH)] + input if _no_fragment_reference(input) is None else None
    elif _no_segments_reference(input) is None:
        start, end = base.span(PATHNAME)
        return href[: href.rindex("/", start, end) + 1] + input
    return None if canonical(input) is None else input


def record(url: CanonicalURL) -> URLRecord:
    """The URL record of a canonical URL.

    >>> record(canonical("https://example.org/a/b?c")).path
    ['a', 'b']
    """
    url_record = URLRecord()
    protocol, hostname, port, pathname, search, fragment = url.groups()
    url_record.scheme = protocol[:-1]
    url_record.host = hostname
    url_record.port = int(port) if port else None
    url_record.path = pathname[1:].split("/")
    url_record.query = search[1:] if search else None
    url_record.fragment = fragment[1:] if fragment else None
    return url_record


def _set_scheme(url: URLRecord, input: str) -> bool:
    scheme = input[:-1].removesuffix(":")
    if scheme not in _SPECIAL_BUT_FILE or url.scheme not in _SPECIAL_BUT_FILE:
        return False
    url.scheme = scheme
    if url.port == SPECIAL_SCHEMES[scheme]:
        url.port = None
    return True


def _set_host(url: URLRecord, input: str) -> bool:
    match = _HOST_VALUE(input)
    if match is None or url.scheme not in _SPECIAL_BUT_FILE:
        return False
    url.host = match[1].lower()
    return match[2] is None or _set_port(url, match[2])


def _set_hostname(url: URLRecord, input: str) -> bool:
    return ":" not in input and _set_host(url, input)


def _set_port(url: URLRecord, input: str) -> bool:
    if _PORT_VALUE(input) is None:
        return False
    port = int(input)
    url.port = None if port == SPECIAL_SCHEMES.get(url.scheme) else port
    return True


def _set_path(url: URLRecord, input: str) -> bool:
    path = _percent_encoded(input, PATH_PERCENT_ENCODE_SET)
    if path is None or url.scheme not in _SPECIAL_BUT_FILE or _PATH_VALUE(path) is None:
        return False
    url.path = path.removeprefix("/").split("/")
    return True


def _set_query(url: URLRecord, input: str) -> bool:
    query = _percent_encoded(
        input, SPECIAL_QUERY_PERCENT_ENCODE_SET if url.is_special else QUERY_PERCENT_ENCODE_SET
    )
    if query is None:
        return False
    url.query = query
    return True


def _set_fragment(url: URLRecord, input: str) -> bool:
    fragment = _percent_encoded(input, FRAGMENT_PERCENT_ENCODE_SET)
    if fragment is None:
        return False
    url.fragment = fragment
    return True


def _percent_encoded(input: str, percent_encode_set: PercentEncodeSet) -> str | None:
    """``input`` percent-encoded, unless it has what the parser removes first."""
    output = utf8_percent_encode(input, percent_encode_set)
    if output is not input and ASCII_TAB_OR_NEWLINE.search(input) is not None:
        return None
    return output


_SPECIAL_BUT_FILE: Final = frozenset(SPECIAL_SCHEMES) - {"file"}

override: Final[dict[State, Callable[[URLRecord, str], bool]]] = {
    scheme_start_state: _set_scheme,
    host_state: _set_host,
    hostname_state: _set_hostname,
    port_state: _set_port,
    path_start_state: _set_path,
    query_state: _set_query,
    fragment_state: _set_fragment,
}
"""What the parser does to a URL record in a state override, or ``False`` and nothing done."""
