"""Ports, 16-bit unsigned integers: https://url.spec.whatwg.org/#concept-url-port"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

GREATEST_PORT: Final = 0xFFFF

_MOST_DIGITS: Final = len(str(GREATEST_PORT))


def port_of(digits: str) -> int | None:
    """Convert ASCII digits to a port; return ``None`` if it is above the greatest.

    The function never computes with a long run of digits.

    >>> port_of("0080"), port_of("65536")
    (80, None)
    """
    digits = digits.lstrip("0") or "0"
    if len(digits) > _MOST_DIGITS:
        return None
    port = int(digits)
    return port if port <= GREATEST_PORT else None
