"""The numbers in hosts: https://url.spec.whatwg.org/#ends-in-a-number-checker and what it needs."""

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
_LONGEST: Final = 16
"""More digits than this, leading zeros aside, are beyond any IPv4 number in every radix."""


def ends_in_a_number_checker(input: str) -> bool:
    """https://url.spec.whatwg.org/#ends-in-a-number-checker, for an ASCII string

    >>> ends_in_a_number_checker("example.0x"), ends_in_a_number_checker("1.example")
    (True, False)
    """
    last = input.rpartition(".")[2] or input[:-1].rpartition(".")[2]
    if last[:1] not in ASCII_DIGIT:
        return False
    return ASCII_DIGIT.issuperset(last) or ipv4_number_parser(last) is not FAILURE


_IN_NO_NUMBER: Final = r"G-WYZg-wyz_\-"
ENDS_IN_NO_NUMBER: Final = (
    rf"(?:(?<=[{_IN_NO_NUMBER}])|(?<=[{_IN_NO_NUMBER}][A-Fa-f0-9Xx])"
    rf"|(?<=[{_IN_NO_NUMBER}][A-Fa-f0-9Xx]{{2}})"
    r"|(?<=[./][A-FXa-fx])|(?<=[./][A-FXa-fx]{2})|(?<=[./][A-FXa-fx]{3}))"
)
"""A pattern that matches, taking nothing, at the end of a domain that does not end in a number.

The domain is of letters, digits, ``_``, ``-`` and ``.``. One of its last three code points is in no
number, or its last label is up to three letters; a domain without a dot follows a slash. No two of
the alternatives match at one place, so what follows is tried but once.
"""


def ipv4_number_parser(input: str) -> tuple[int, bool] | Failure:
    """https://url.spec.whatwg.org/#ipv4-number-parser

    A number too big for any IPv4 address comes back as 2⁶⁴, so that a long run of digits costs
    no arithmetic.

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
    if len(input) > _LONGEST and len(input := input.lstrip("0") or "0") > _LONGEST:
        return 1 << 64, validation_error
    return int(input, radix), validation_error
