"""The pattern that recognizes and cuts canonical URLs, and the parts of such patterns."""

from __future__ import annotations

import re

from webapi.url.ipv4_number import CANONICAL_DOMAIN
from webapi.url.percent_encoding import (
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    PercentEncodeSet,
)
from webapi.url.port import GREATEST_PORT
from webapi.url.record import SPECIAL_SCHEMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final, TypeAlias

NETWORK_SCHEMES: Final = {scheme: port for scheme, port in SPECIAL_SCHEMES.items() if port}
"""The special schemes that have a default port: all but ``file``."""

DEFAULT_PORTS: Final = frozenset(map(str, NETWORK_SCHEMES.values()))


def _not_encoded(percent_encode_set: PercentEncodeSet, but: str = "") -> str:
    """Write the code points outside a set as ranges of a character class."""
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
PORT_NUMBER: Final = rf"(?:[1-{GREATEST_PORT // 10_000 - 1}][0-9]{{4}}|[1-9][0-9]{{0,3}})"
"""Most ports: their first digits show that they are not above the greatest port."""
_PATH_RUN: Final = f"[{_not_encoded(PATH_PERCENT_ENCODE_SET, but='.%#?' + chr(0x5C))}]*+"
DOT_OR_PERCENT_SIGN: Final = r"[.%](?<!/\.)(?!(?<=%)2[Ee])"
PATH_REST: Final = rf"{_PATH_RUN}(?:{DOT_OR_PERCENT_SIGN}{_PATH_RUN}){{0,1000}}"
QUERY: Final = rf"(?:\?[{_not_encoded(SPECIAL_QUERY_PERCENT_ENCODE_SET)}]++|)"
FRAGMENT: Final = rf"(?:\#[{_not_encoded(FRAGMENT_PERCENT_ENCODE_SET)}]++|)"

CanonicalURL: TypeAlias = "re.Match[str]"
"""The match of a canonical URL; its groups are the components (it has no credentials)."""

canonical: Final[Callable[[str], CanonicalURL | None]] = re.compile(
    rf"({PROTOCOL})//({CANONICAL_DOMAIN})(?::(?!(?:{'|'.join(sorted(DEFAULT_PORTS))})/)({PORT_NUMBER})|)"
    rf"(/{PATH_REST})({QUERY})({FRAGMENT})"
).fullmatch
"""Recognize a canonical URL, and cut it at its components: `webapi.url.components.Value`."""
