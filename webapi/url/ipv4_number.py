"""The numbers in hosts: https://url.spec.whatwg.org/#ends-in-a-number-checker and its parser."""

from __future__ import annotations

from .ascii import ASCII_DIGIT, ASCII_HEX_DIGIT
from .failure import FAILURE, Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_RADIX_DIGITS: Final = {
    10: ASCII_DIGIT,
    16: ASCII_HEX_DIGIT,
    8: frozenset("01234567"),
}
_MAX_DIGITS: Final = 16
"""A number with more digits, without leading zeros, is too big for IPv4 in every radix."""


def ends_in_a_number_checker(input: str) -> bool:
    """https://url.spec.whatwg.org/#ends-in-a-number-checker, for an ASCII string

    >>> ends_in_a_number_checker("example.0x"), ends_in_a_number_checker("1.example")
    (True, False)
    """
    last = input.rpartition(".")[2] or input[:-1].rpartition(".")[2]
    if last[:1] not in ASCII_DIGIT:
        return False
    return ASCII_DIGIT.issuperset(last) or ipv4_number_parser(last) is not FAILURE


IN_NO_NUMBER: Final = r"G-WYZg-wyz_\-"
"""The code points that occur in domains but in no number: ranges for a character class."""

ENDS_IN_NO_NUMBER: Final = (
    rf"(?:(?<=[{IN_NO_NUMBER}])|(?<=[{IN_NO_NUMBER}][A-Fa-f0-9Xx])"
    rf"|(?<=[{IN_NO_NUMBER}][A-Fa-f0-9Xx]{{2}})"
    r"|(?<=[./][A-FXa-fx])|(?<=[./][A-FXa-fx]{2})|(?<=[./][A-FXa-fx]{3}))"
)
"""Match the empty string at the end of a domain that does not end in a number.

The domain consists of letters, digits, ``_``, ``-`` and ``.``. Either one of its last three code
points occurs in no number, or its last label is one to three letters. If the domain has no dot, a
slash must precede it. At most one alternative matches at a place, so the matcher never tries the
rest of a larger pattern twice.
"""

CANONICAL_DOMAIN: Final = rf"[a-z0-9_.\-]++{ENDS_IN_NO_NUMBER}"
"""Match domains that the host parser returns unchanged."""
DOMAIN_IN_ANY_CASE: Final = rf"[A-Za-z0-9_.\-]++{ENDS_IN_NO_NUMBER}"
"""Match domains that the host parser only lowercases, unless a label begins with ``xn--``."""


def ipv4_number_parser(input: str) -> tuple[int, bool] | Failure:
    """https://url.spec.whatwg.org/#ipv4-number-parser

    The function returns 2⁶⁴ for any number that is too big for an IPv4 address, so it never
    computes with a long run of digits.

    >>> ipv4_number_parser("0x10"), ipv4_number_parser("09")
    ((16, True), FAILURE)
    """
    if input == "":
        return FAILURE
    validation_error = False
    radix = 10
    if input[0] == "0" and len(input) >= 2:
        validation_error = True
        if input[1] in "Xx":
            input = input[2:]
            radix = 16
        else:
            input = input[1:]
            radix = 8
    if input == "":
        return 0, True
    if not _RADIX_DIGITS[radix].issuperset(input):
        return FAILURE
    if len(input) > _MAX_DIGITS and len(input := input.lstrip("0") or "0") > _MAX_DIGITS:
        return 1 << 64, validation_error
    return int(input, radix), validation_error
