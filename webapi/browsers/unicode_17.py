"""The rules of a browser with an older version of Unicode than webapi's."""

from __future__ import annotations

import re
from typing import Final

from webapi.url.failure import FAILURE, Failure
from webapi.url.idna import domain_to_unicode
from webapi.url.percent_encoding import percent_decode
from webapi.url.record import Host

from .emulation import HostParserCall

NEW_IN_UNICODE_18: Final = (
    (0x558, 0x558),
    (0x58B, 0x58C),
    (0x5C8, 0x5C9),
    (0xB53, 0xB54),
    (0x1ADE, 0x1ADF),
    (0x1AEC, 0x1AF0),
    (0x208F, 0x208F),
    (0x209D, 0x209F),
    (0x20C2, 0x20C4),
    (0x2E60, 0x2E63),
    (0xA7DD, 0xA7DD),
    (0xA7E2, 0xA7E2),
    (0xAB6C, 0xAB6D),
    (0x107BB, 0x107BF),
    (0x10ECB, 0x10ECF),
    (0x10EF0, 0x10EF9),
    (0x11B0A, 0x11B0A),
    (0x11DF0, 0x11DF1),
    (0x1246F, 0x1246F),
    (0x12475, 0x1247F),
    (0x12550, 0x12686),
    (0x18CD6, 0x18CDA),
    (0x18D1F, 0x18D20),
    (0x18E00, 0x19191),
    (0x191A0, 0x191D2),
    (0x1B123, 0x1B128),
    (0x1B168, 0x1B168),
    (0x1CED2, 0x1CED4),
    (0x1CEDD, 0x1CEDF),
    (0x1CEF1, 0x1CEFD),
    (0x1D127, 0x1D128),
    (0x1D1EB, 0x1D1FF),
    (0x1D250, 0x1D281),
    (0x1D6A6, 0x1D6A6),
    (0x1DB00, 0x1DB1C),
    (0x1DF1F, 0x1DF24),
    (0x1DF2B, 0x1DF81),
    (0x1DF90, 0x1DF96),
    (0x1DFCD, 0x1DFFF),
    (0x1F1AE, 0x1F1AE),
    (0x1F6D9, 0x1F6D9),
    (0x1F7DA, 0x1F7DB),
    (0x1F7F1, 0x1F7FF),
    (0x1FA8B, 0x1FA8D),
    (0x1FACC, 0x1FACC),
    (0x1FADD, 0x1FADD),
    (0x1FAEB, 0x1FAEB),
    (0x1FAF9, 0x1FAFA),
    (0x2B81E, 0x2B81E),
    (0x3D000, 0x3FC3F),
)
"""The code points that Unicode 18 made valid in domains: first and last of each range."""

_NEW: Final = re.compile(
    "[" + "".join(f"{chr(first)}-{chr(last)}" for first, last in NEW_IN_UNICODE_18) + "]"
)


def code_points_new_in_unicode_18_are_unassigned(
    call: HostParserCall, host: Host | Failure
) -> Host | Failure:
    """A domain fails if it has a code point that Unicode 17 does not assign.

    https://url.spec.whatwg.org/#concept-domain-to-ascii; ``https://\U0003d000/`` fails.
    """
    if call.is_opaque or not isinstance(host, str):
        return host
    domain = percent_decode(call.input).decode(errors="replace")
    if domain.isascii():
        return host
    if _NEW.search(domain) or ("xn--" in domain.lower() and has_new_code_points(domain)):
        return FAILURE
    return host


def has_new_code_points(domain: str) -> bool:
    return _NEW.search(domain_to_unicode(domain)) is not None
