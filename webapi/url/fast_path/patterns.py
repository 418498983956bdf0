"""Canonical URLs, recognized and cut by one pattern, and what such patterns are made of."""

from __future__ import annotations

import re

from webapi.url.ipv4_number import ENDS_IN_NO_NUMBER
from webapi.url.percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    PercentEncodeSet,
)
from webapi.url.record import SPECIAL_SCHEMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

    from webapi.url.components import Components

NETWORK_SCHEMES: Final = {scheme: port for scheme, port in SPECIAL_SCHEMES.items() if port}
"""The special schemes that have a default port: all but ``file``."""

DEFAULT_PORTS: Final = frozenset(map(str, NETWORK_SCHEMES.values()))


def _not_encoded(percent_encode_set: PercentEncodeSet, but: str = "") -> str:
    """The ranges, for a character class, of the code points that a set does not contain."""
    ranges: list[list[str]] = []
    for each in percent_encode_set.kept:
        if each in but:
            continue
        if ranges and ord(each) == ord(ranges[-1][1]) + 1:
            ranges[-1][1] = each
        else:
            ranges.append([each, each])
    return "".join(
        [
            re.escape(first) if first == last else f"{re.escape(first)}-{re.escape(last)}"
            for first, last in ranges
        ]
    )


PROTOCOL: Final = "|".join(
    f"{scheme}s?:" if f"{scheme}s" in NETWORK_SCHEMES else f"{scheme}:"
    for scheme in sorted(NETWORK_SCHEMES, key=len, reverse=True)  # http is the most frequent
    if scheme[:-1] not in NETWORK_SCHEMES
)
DOMAIN: Final = rf"[a-z0-9_.\-]++{ENDS_IN_NO_NUMBER}"
PORT_NUMBER: Final = "(?:[1-5][0-9]{4}|[1-9][0-9]{0,3})"
_PATH_RUN: Final = f"[{_not_encoded(PATH_PERCENT_ENCODE_SET, but='.%#?' + chr(0x5C))}]*+"
DOT_OR_PERCENT_SIGN: Final = r"[.%](?<!/\.)(?!(?<=%)2[Ee])"
PATH_REST: Final = rf"{_PATH_RUN}(?:{DOT_OR_PERCENT_SIGN}{_PATH_RUN}){{0,1000}}"
QUERY: Final = rf"(?:\?[{_not_encoded(SPECIAL_QUERY_PERCENT_ENCODE_SET)}]++|)"
FRAGMENT: Final = rf"(?:\#[{_not_encoded(FRAGMENT_PERCENT_ENCODE_SET)}]++|)"

CanonicalURL: TypeAlias = "re.Match[str]"
"""The components of a canonical URL, but for username and password, which it does not have."""

canonical: Final[Callable[[str], CanonicalURL | None]] = re.compile(
    rf"({PROTOCOL})//({DOMAIN})(?::(?!(?:{'|'.join(sorted(DEFAULT_PORTS))})/)({PORT_NUMBER})|)"
    rf"(/{PATH_REST})({QUERY})({FRAGMENT})"
).fullmatch
"""Recognize a canonical URL, and cut it at its `components`."""


def components_of_canonical(url: CanonicalURL) -> Components:
    """The result of `webapi.url.components.cut` for a canonical URL."""
    return [url[0], *url.groups(), "", ""]
