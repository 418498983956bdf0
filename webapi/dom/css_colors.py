"""Colors as they are serialized: https://drafts.csswg.org/css-color-4/#serializing-sRGB-values

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.dom.selector_tokens import is_hexadecimal
from webapi.webidl.host import (
    code_points,
    hexadecimal_number,
    number_in_css,
    parsed_number,
    rounded,
)


def color_of_digits(text: str) -> str | None:
    """https://drafts.csswg.org/css-color-4/#hex-notation; None for any other text."""
    digits = code_points(text)
    count = len(digits)
    if count not in (3, 4, 6, 8):
        return None
    for each in digits:
        if not is_hexadecimal(each):
            return None
    numbers: list[int] = []
    channels = count if count < 6 else rounded(count / 2)
    for index in range(channels):
        first = digits[index] if count < 6 else digits[index * 2]
        second = digits[index] if count < 6 else digits[index * 2 + 1]
        numbers.append(hexadecimal_number(f"{first}{second}"))
    alpha: float = 1
    if len(numbers) == 4:
        alpha = rounded(numbers[3] / 255 * 100) / 100
        if rounded(alpha * 255) != numbers[3]:
            alpha = rounded(numbers[3] / 255 * 1000) / 1000
    return rgb_text(numbers[0], numbers[1], numbers[2], alpha)


def rgb_text(red: float, green: float, blue: float, alpha: float) -> str:
    """https://drafts.csswg.org/css-color-4/#css-serialization-of-srgb"""
    channels = f"{_byte(red)}, {_byte(green)}, {_byte(blue)}"
    if alpha >= 1:
        return f"rgb({channels})"
    return f"rgba({channels}, {number_in_css(0 if alpha < 0 else alpha)})"


def _byte(value: float) -> str:
    byte = rounded(value)
    if byte < 0:
        return "0"
    return number_in_css(255 if byte > 255 else byte)


def color_of_rgb(parts: list[str]) -> str | None:
    """https://drafts.csswg.org/css-color-4/#rgb-functions; None for other arguments.

    The parts are numbers, percentages, and the signs between them.
    """
    values: list[float] = []
    signs: list[str] = []
    percentages = 0
    for index in range(len(parts)):
        each = parts[index]
        if each in (",", "/"):
            signs.append(each)
            continue
        value = parsed_number(each)
        if value is None or len(values) == 4:
            return None
        is_percentage = each.endswith("%")
        if len(values) == 3:
            values.append(value / 100 if is_percentage else value)
        else:
            if is_percentage:
                percentages += 1
            values.append(value * 2.55 if is_percentage else value)
    if len(values) < 3:
        return None
    is_legacy = len(signs) > 0 and signs[0] == ","
    wanted = 0
    if is_legacy:
        wanted = len(values) - 1
        if percentages != 0 and percentages != 3:
            return None
    elif len(values) == 4:
        wanted = 1
    if len(signs) != wanted:
        return None
    for sign in signs:
        if (sign == ",") != is_legacy:
            return None
    return rgb_text(values[0], values[1], values[2], 1 if len(values) == 3 else values[3])
