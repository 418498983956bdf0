"""IPv4: https://url.spec.whatwg.org/#concept-ipv4-parser and its neighbours."""

from __future__ import annotations

from .failure import FAILURE, Failure
from .ipv4_number import ipv4_number_parser
from .record import IPv4Address
from .validation import Errors, report


def ipv4_parser(input: str, errors: Errors | None = None) -> IPv4Address | Failure:
    """https://url.spec.whatwg.org/#concept-ipv4-parser

    >>> ipv4_parser("0xffffffff") == 2**32 - 1
    True
    """
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


def ipv4_serializer(address: IPv4Address) -> str:
    """https://url.spec.whatwg.org/#concept-ipv4-serializer

    >>> ipv4_serializer(0x7F000001)
    '127.0.0.1'
    """
    return ".".join(map(str, address.to_bytes(4, "big")))
