"""IPv4: https://url.spec.whatwg.org/#concept-ipv4-parser and its neighbours."""

from __future__ import annotations

from .ascii import ASCII_DIGIT, ASCII_HEX_DIGIT
from .failure import FAILURE, Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .record import IPv4Address
    from .validation import Errors

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


def ipv4_parser(input: str, errors: Errors | None = None) -> IPv4Address | Failure:
    """https://url.spec.whatwg.org/#concept-ipv4-parser

    >>> ipv4_parser("0xffffffff") == 2**32 - 1
    True
    """

    from .validation import report

    end_of_input = len(input)
    parts = input.split(".")
    if parts[-1] == "":
        report(errors, "IPv4-empty-part", end_of_input - 1, end_of_input)
        if len(parts) > 1:
            parts.pop()
    if len(parts) < 4:
        report(errors, "IPv4-too-few-parts", 0, end_of_input)
    if len(parts) > 4:
        report(errors, "IPv4-too-many-parts", 0, end_of_input)
        return FAILURE
    numbers = []
    start = 0
    for part in parts:
        result = ipv4_number_parser(part)
        end = start + len(part)
        if result is FAILURE:
            report(errors, "IPv4-non-numeric-part", start, end)
            return FAILURE
        number, is_not_decimal = result
        if is_not_decimal:
            report(errors, "IPv4-non-decimal-part", start, end)
        numbers.append(number)
        start = end + 1
    if max(numbers) > 255:
        report(errors, "IPv4-out-of-range-part", 0, end_of_input)
        if max(numbers[:-1], default=0) > 255:
            return FAILURE
    if numbers[-1] >= 256 ** (5 - len(numbers)):
        return FAILURE
    ipv4 = numbers.pop()
    for counter, number in enumerate(numbers):
        ipv4 += number << 8 * (3 - counter)
    return ipv4


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


def ipv4_serializer(address: IPv4Address) -> str:
    """https://url.spec.whatwg.org/#concept-ipv4-serializer

    >>> ipv4_serializer(0x7F000001)
    '127.0.0.1'
    """
    return ".".join(map(str, address.to_bytes(4, "big")))
