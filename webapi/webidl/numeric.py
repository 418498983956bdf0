"""The number types: https://webidl.spec.whatwg.org/#js-integer-types"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import copysign, inf, isfinite, nan
from struct import pack, unpack
from typing import Any, Literal

from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_domstring
from webapi.webidl.values import is_number, is_numpy_scalar, jsnull, unboxed

_WHITESPACE = "\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)
_number = re.compile(
    r"(?P<sign>[+-])?(?:(?P<infinity>Infinity)|"
    r"(?P<decimal>(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?))"
    r"|0[xX](?P<hex>[0-9a-fA-F]+)|0[oO](?P<octal>[0-7]+)|0[bB](?P<binary>[01]+)|(?P<empty>)"
).fullmatch

_SAFE = 2**53 - 1


def to_number(value: object, context: str) -> float:
    """https://tc39.es/ecma262/#sec-tonumber

    An int stays an int, because a float would lose digits of a large one. A datetime, Python's
    ``Date``, becomes the milliseconds since the Unix Epoch. Other objects raise ``TypeError`` if
    their string is not a number.
    """
    kind = type(value)
    if kind is int or kind is float:
        return value  # type: ignore[return-value]
    if value is None:
        return nan
    if value is jsnull:
        return 0
    value = unboxed(value)
    kind = type(value)
    if kind is bool:
        return 1 if value else 0
    time = _milliseconds(value, context)
    if time is not None:
        return time
    if is_number(value) and not is_numpy_scalar(value):
        return int(value) if hasattr(kind, "__index__") else _to_float(value)
    number = string_to_number(to_domstring(value, context))
    if number != number and not isinstance(value, str | list | tuple | dict):
        raise TypeError(f"{context} is not a number: {shown(value)}.")
    return number


def _milliseconds(value: Any, context: str) -> float | None:
    """https://tc39.es/ecma262/#sec-date.prototype.valueof; ``None`` if it is not a datetime.

    A naive datetime is local time.
    """
    from datetime import UTC, datetime, timedelta

    kind = type(value)
    if kind.__module__ == "numpy" and kind.__name__ == "datetime64":
        value = value.astype("datetime64[ms]").item()
        if value is None:  # NaT
            return nan
        if isinstance(value, int):
            return value
        value = value.replace(tzinfo=UTC)
    if not isinstance(value, datetime):
        return None
    try:
        since = value.astimezone(UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    except (OverflowError, ValueError, OSError):
        raise TypeError(f"{context} is out of the range of times: {shown(value)}.") from None
    return since // timedelta(milliseconds=1)


def string_to_number(text: str) -> float:
    """https://tc39.es/ecma262/#sec-stringtonumber

    >>> string_to_number(" 0x1F "), string_to_number(""), string_to_number("1_0")
    (31.0, 0.0, nan)
    """
    match = _number(text.strip(_WHITESPACE))
    if match is None:
        return nan
    if match["infinity"] or match["decimal"]:
        number = inf if match["infinity"] else float(match["decimal"])
        return -number if match["sign"] == "-" else number
    for group, base in (("hex", 16), ("octal", 8), ("binary", 2)):
        if digits := match[group]:
            return _to_float(int(digits, base))
    return 0.0


def _to_float(number: float) -> float:
    """The nearest float. A number beyond all floats becomes infinite, a signalling NaN NaN."""
    try:
        return float(number)
    except OverflowError:
        return inf if number > 0 else -inf
    except ValueError:
        return nan


def _is_finite(number: float) -> bool:
    return isinstance(number, int) or isfinite(number)


def _integer(
    name: str, bits: int, signed: bool, mode: Literal["", "Clamp", "EnforceRange"] = ""
) -> Callable[[object, str], int]:
    """https://webidl.spec.whatwg.org/#abstract-opdef-converttoint"""
    lower: int = -(2 ** (bits - 1)) if signed else 0
    upper: int = 2 ** (bits - 1) - 1 if signed else 2**bits - 1
    modulus: int = 2**bits
    least: int = max(lower, -_SAFE)
    most: int = min(upper, _SAFE)

    def wrap(value: object, context: str) -> int:
        if type(value) is int and lower <= value <= upper:
            return value
        number = to_number(value, context)
        if not _is_finite(number):
            return 0
        integer = int(number) % modulus
        return integer - modulus if integer > upper else integer

    def clamp(value: object, context: str) -> int:
        number = to_number(value, context)
        if number != number:
            return 0
        return round(min(max(number, least), most))

    def enforce_range(value: object, context: str) -> int:
        number = to_number(value, context)
        if not _is_finite(number):
            raise TypeError(f"{context} is not a finite value, so it is not a {name!r}.")
        if not least <= int(number) <= most:
            raise TypeError(f"{context} is outside the range of {name!r}, {least} to {most}.")
        return int(number)

    return {"": wrap, "Clamp": clamp, "EnforceRange": enforce_range}[mode]


to_byte = _integer("byte", 8, True)
to_byte_clamp = _integer("byte", 8, True, "Clamp")
to_byte_enforce_range = _integer("byte", 8, True, "EnforceRange")
to_octet = _integer("octet", 8, False)
to_octet_clamp = _integer("octet", 8, False, "Clamp")
to_octet_enforce_range = _integer("octet", 8, False, "EnforceRange")
to_short = _integer("short", 16, True)
to_short_clamp = _integer("short", 16, True, "Clamp")
to_short_enforce_range = _integer("short", 16, True, "EnforceRange")
to_unsigned_short = _integer("unsigned short", 16, False)
to_unsigned_short_clamp = _integer("unsigned short", 16, False, "Clamp")
to_unsigned_short_enforce_range = _integer("unsigned short", 16, False, "EnforceRange")
to_long = _integer("long", 32, True)
to_long_clamp = _integer("long", 32, True, "Clamp")
to_long_enforce_range = _integer("long", 32, True, "EnforceRange")
to_unsigned_long = _integer("unsigned long", 32, False)
to_unsigned_long_clamp = _integer("unsigned long", 32, False, "Clamp")
to_unsigned_long_enforce_range = _integer("unsigned long", 32, False, "EnforceRange")
to_long_long = _integer("long long", 64, True)
to_long_long_clamp = _integer("long long", 64, True, "Clamp")
to_long_long_enforce_range = _integer("long long", 64, True, "EnforceRange")
to_unsigned_long_long = _integer("unsigned long long", 64, False)
to_unsigned_long_long_clamp = _integer("unsigned long long", 64, False, "Clamp")
to_unsigned_long_long_enforce_range = _integer("unsigned long long", 64, False, "EnforceRange")


def to_unrestricted_double(value: object, context: str) -> float:
    """https://webidl.spec.whatwg.org/#js-unrestricted-double"""
    return _to_float(to_number(value, context))


def to_double(value: object, context: str) -> float:
    """https://webidl.spec.whatwg.org/#js-double"""
    return _finite(to_unrestricted_double(value, context), value, context)


def to_unrestricted_float(value: object, context: str) -> float:
    """https://webidl.spec.whatwg.org/#js-unrestricted-float"""
    number = to_unrestricted_double(value, context)
    try:
        single: float = unpack("f", pack("f", number))[0]
    except OverflowError:
        return copysign(inf, number)
    return single


def to_float(value: object, context: str) -> float:
    """https://webidl.spec.whatwg.org/#js-float"""
    return _finite(to_unrestricted_float(value, context), value, context)


def _finite(number: float, value: object, context: str) -> float:
    if not isfinite(number):
        raise TypeError(f"{context} is non-finite: {shown(value)}.")
    return number
