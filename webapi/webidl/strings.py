"""The string types: https://webidl.spec.whatwg.org/#js-DOMString

A value becomes the text that JavaScript's ``String(value)`` returns for its counterpart. A value
without a counterpart becomes ``str(value)``.
"""

from __future__ import annotations

import re
from functools import cache

from webapi.webidl.exceptions import shown
from webapi.webidl.values import BYTES_LIKE, is_buffer, is_nullish, jsnull, unboxed

_SAFE_BITS = 2048  # far below the 4300 digits beyond which str(int) raises


@cache
def _surrogate() -> re.Pattern[str]:
    return re.compile("[\ud800-\udfff]")


def to_domstring(value: object, context: str = "") -> str:
    """https://webidl.spec.whatwg.org/#js-DOMString

    Lone surrogates stay. A high surrogate followed by a low one becomes the pair's character.

    >>> to_domstring([1, None, [True, 1e21]])
    '1,,true,1e+21'
    """
    text = value if type(value) is str else _stringify(value, context)
    if not text.isascii() and _surrogate().search(text):
        text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    return text


def to_usvstring(value: object, context: str = "") -> str:
    """https://webidl.spec.whatwg.org/#js-USVString

    >>> to_usvstring("\\ud83d\\udca9 \\ud83d")
    '💩 �'
    """
    text = value if type(value) is str else _stringify(value, context)
    if text.isascii() or not _surrogate().search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def to_bytestring(value: object, context: str = "The value") -> str:
    """https://webidl.spec.whatwg.org/#js-ByteString

    The result is a str of code points up to U+00FF; each stands for one byte.
    """
    if isinstance(value, BYTES_LIKE):
        return bytes(value).decode("latin-1")
    text = to_domstring(value, context)
    if not text.isascii():
        for character in text:
            if character > "\xff":
                raise TypeError(
                    f"{context or 'The value'} is not a ByteString: "
                    f"U+{ord(character):04X} is greater than U+00FF"
                )
    return text


def to_nullable_empty_domstring(value: object, context: str = "") -> str:
    """``[LegacyNullToEmptyString] DOMString``"""
    return "" if value is jsnull else to_domstring(value, context)


def to_nullable_empty_usvstring(value: object, context: str = "") -> str:
    """``[LegacyNullToEmptyString] USVString``"""
    return "" if value is jsnull else to_usvstring(value, context)


def number_to_string(value: float) -> str:
    """https://tc39.es/ecma262/#sec-numeric-types-number-tostring

    >>> number_to_string(1e21), number_to_string(-0.0), number_to_string(1.5e-7)
    ('1e+21', '0', '1.5e-7')
    """
    from math import isinf, isnan

    if isnan(value):
        return "NaN"
    if isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, _, exponent = float.__repr__(abs(value)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    # The value is 0.digits times ten to the power of n.
    n = len(digits) - len(fraction) + int(exponent or 0)
    digits = digits.rstrip("0")
    if len(digits) <= n <= 21:
        return sign + digits.ljust(n, "0")
    if 0 < n <= 21:
        return f"{sign}{digits[:n]}.{digits[n:]}"
    if -6 < n <= 0:
        return f"{sign}0.{'0' * -n}{digits}"
    point = "." if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{point}{digits[1:]}e{n - 1:+d}"


def integer_to_string(value: int) -> str:
    """Write an int of any size in decimal."""
    if value < 0:
        return "-" + integer_to_string(-value)
    if value.bit_length() <= _SAFE_BITS:
        return str(value)
    powers = [10**512]
    while powers[-1].bit_length() * 2 <= value.bit_length() + 2:
        powers.append(powers[-1] ** 2)
    return _decimal(value, powers, len(powers)).lstrip("0")


def _decimal(value: int, powers: list[int], level: int) -> str:
    """Write ``value`` in halves, divided by ``powers[i]``: 10 to the power of 512·2ⁱ."""
    if level == 0:
        return str(value).rjust(512, "0")
    high, low = divmod(value, powers[level - 1])
    return _decimal(high, powers, level - 1) + _decimal(low, powers, level - 1)


def _stringify(value: object, context: str) -> str:
    """https://tc39.es/ecma262/#sec-tostring for a value whose type is not exactly str

    The result's type is exactly str, even if ``__str__`` returns a subclass.
    """
    if isinstance(value, str):
        return str.__str__(value)
    if value is None:
        return "undefined"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if value is jsnull:
        return "null"
    if isinstance(value, int):
        return integer_to_string(int(value))
    if isinstance(value, float):
        return number_to_string(float(value))
    if isinstance(value, BYTES_LIKE):
        raise _bytes_error(value, context)
    kind = type(value)
    if kind.__str__ is object.__str__:
        if isinstance(value, list | tuple):
            return _join(value, context)
        if isinstance(value, dict):
            return "[object Object]"
        if is_buffer(value):
            raise _bytes_error(value, context)
        if callable(getattr(value, "read", None)):
            raise _due_error(value, context, "read it first")
    elif kind.__module__ == "numpy":
        if is_buffer(value):
            raise _bytes_error(value, context)
        scalar = unboxed(value)
        if type(scalar) is not kind:
            return _stringify(scalar, context)
    return str.__str__(str(value))


def _bytes_error(value: object, context: str) -> TypeError:
    return _due_error(value, context, "decode it first")


def _due_error(value: object, context: str, hint: str) -> TypeError:
    return TypeError(f"{context or 'The value'} is {shown(value)} where a string is due: {hint}")


def _join(array: list[object] | tuple[object, ...], context: str) -> str:
    """https://tc39.es/ecma262/#sec-array.prototype.join

    The function keeps its own stack, so any depth of nesting works. An array inside itself is
    empty.
    """
    parts: list[str] = []
    joining = {id(array)}
    stack = [(array, iter(array))]
    separator = ""
    while stack:
        current, items = stack[-1]
        for item in items:
            parts.append(separator)
            separator = ","
            if isinstance(item, list | tuple) and type(item).__str__ is object.__str__:
                if id(item) not in joining:
                    joining.add(id(item))
                    stack.append((item, iter(item)))
                    separator = ""
                    break
            elif not is_nullish(item):
                parts.append(item if type(item) is str else _stringify(item, context))
        else:
            joining.discard(id(current))
            stack.pop()
            separator = ","
    return "".join(parts)
