"""IPv4: https://url.spec.whatwg.org/#concept-ipv4-parser and its neighbours."""

from __future__ import annotations

from typing import Final

from .failure import FAILURE, Failure
from .record import IPv4Address
from .validation import ValidationError

_RADIX_DIGITS: Final = {
    10: frozenset("0123456789"),
    16: frozenset("0123456789ABCDEFabcdef"),
    8: frozenset("01234567"),
}
_LONGEST: Final = 16
"""More digits than this, leading zeros aside, are beyond any IPv4 number in every radix."""


def ends_in_a_number_checker(input: str) -> bool:
    """https://url.spec.whatwg.org/#ends-in-a-number-checker, for an ASCII string

    >>> ends_in_a_number_checker("example.0x"), ends_in_a_number_checker("1.example")
    (True, False)
    """
    end = len(input) - 1 if input.endswith(".") else len(input)
    last = input[input.rfind(".", 0, end) + 1 : end]
    if last != "" and _RADIX_DIGITS[10].issuperset(last):
        return True
    return ipv4_number_parser(last) is not FAILURE


def ipv4_parser(input: str, errors: list[ValidationError] | None = None) -> IPv4Address | Failure:
    """https://url.spec.whatwg.org/#concept-ipv4-parser

    >>> ipv4_parser("0xffffffff") == 2**32 - 1
    True
    """

    def validation_error(name: str, start: int = 0, end: int = len(input)) -> None:
        if errors is not None:
            errors.append(ValidationError(name, start, end))

    parts = input.split(".")
    if parts[-1] == "":
        validation_error("IPv4-empty-part", len(input) - 1)
        if len(parts) > 1:
            parts.pop()
    if len(parts) < 4:
        validation_error("IPv4-too-few-parts")
    if len(parts) > 4:
        validation_error("IPv4-too-many-parts")
        return FAILURE
    numbers = []
    start = 0
    for part in parts:
        result = ipv4_number_parser(part)
        end = start + len(part)
        if result is FAILURE:
            validation_error("IPv4-non-numeric-part", start, end)
            return FAILURE
        number, is_not_decimal = result
        if is_not_decimal:
            validation_error("IPv4-non-decimal-part", start, end)
        numbers.append(number)
        start = end + 1
    if any(number > 255 for number in numbers):
        validation_error("IPv4-out-of-range-part")
    if any(number > 255 for number in numbers[:-1]):
        return FAILURE
    if numbers[-1] >= 256 ** (5 - len(numbers)):
        return FAILURE
    ipv4 = numbers.pop()
    for counter, number in enumerate(numbers):
        ipv4 += number * 256 ** (3 - counter)
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
    if input.startswith(("0x", "0X")):
        validation_error = True
        input = input[2:]
        radix = 16
    elif len(input) >= 2 and input[0] == "0":
        validation_error = True
        input = input[1:]
        radix = 8
    if input == "":
        return 0, True
    if not _RADIX_DIGITS[radix].issuperset(input):
        return FAILURE
    digits = input.lstrip("0")
    if len(digits) > _LONGEST:
        return 1 << 64, validation_error
    return int(digits or "0", radix), validation_error


def ipv4_serializer(address: IPv4Address) -> str:
    """https://url.spec.whatwg.org/#concept-ipv4-serializer

    >>> ipv4_serializer(0x7F000001)
    '127.0.0.1'
    """
    return ".".join(map(str, address.to_bytes(4, "big")))
