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
        alpha = _alpha_of_byte(numbers[3])
    return rgb_text(numbers[0], numbers[1], numbers[2], alpha)


def _alpha_of_byte(byte: int) -> float:
    """https://drafts.csswg.org/css-color-4/#serializing-alpha-values"""
    alpha = rounded(byte / 255 * 100) / 100
    return alpha if rounded(alpha * 255) == byte else rounded(byte / 255 * 1000) / 1000


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


class ColorArguments:
    """The arguments of a function of colors: three channels, then the alpha value."""

    __slots__ = ("alpha", "channels", "is_legacy")

    def __init__(self, channels: list[str], alpha: float, is_legacy: bool) -> None:
        self.channels = channels
        self.alpha = alpha
        self.is_legacy = is_legacy
        """Whether commas stand between them."""

    def value(self, index: int) -> float | None:
        """The number of a channel, without its unit."""
        text = self.channels[index]
        return 0 if text == "none" and not self.is_legacy else parsed_number(text)


def color_arguments(parts: list[str]) -> ColorArguments | None:
    """https://drafts.csswg.org/css-color-4/#color-syntax

    The parts are numbers with their units, and the signs between them.
    """
    texts: list[str] = []
    signs: list[str] = []
    for each in parts:
        if each in (",", "/"):
            signs.append(each)
        else:
            texts.append(each)
    count = len(texts)
    if count != 3 and count != 4:
        return None
    is_legacy = len(signs) > 0 and signs[0] == ","
    wanted = count - 1 if is_legacy else count - 3
    if len(signs) != wanted:
        return None
    for sign in signs:
        if (sign == ",") != is_legacy:
            return None
    alpha: float = 1
    if count == 4:
        text = texts.pop()
        number = 0 if text == "none" and not is_legacy else parsed_number(text)
        if number is None:
            return None
        alpha = number / 100 if text.endswith("%") else number
    return ColorArguments(texts, alpha, is_legacy)


def color_of_function(name: str, parts: list[str]) -> str | None:
    """What a function is if its color is one of sRGB; None for other functions and arguments."""
    arguments = color_arguments(parts)
    if arguments is None:
        return None
    if name in ("rgb", "rgba"):
        return _color_of_rgb(arguments)
    if name in ("hsl", "hsla"):
        return _color_of_hue(arguments, is_hwb=False)
    if name == "hwb" and not arguments.is_legacy:
        return _color_of_hue(arguments, is_hwb=True)
    return None


def _color_of_rgb(arguments: ColorArguments) -> str | None:
    """https://drafts.csswg.org/css-color-4/#rgb-functions"""
    values: list[float] = []
    percentages = 0
    for index in range(3):
        value = arguments.value(index)
        if value is None:
            return None
        is_percentage = arguments.channels[index].endswith("%")
        if is_percentage:
            percentages += 1
        values.append(value * 2.55 if is_percentage else value)
    if arguments.is_legacy and percentages != 0 and percentages != 3:
        return None
    return rgb_text(values[0], values[1], values[2], arguments.alpha)


def _color_of_hue(arguments: ColorArguments, is_hwb: bool) -> str | None:
    """https://drafts.csswg.org/css-color-4/#the-hsl-notation and #the-hwb-notation

    The alpha value has eight bits, as in Chromium.
    """
    hue = _degrees(arguments.channels[0], arguments.value(0))
    second = arguments.value(1)
    third = arguments.value(2)
    if hue is None or second is None or third is None:
        return None
    for index in range(2):
        is_percentage = arguments.channels[index + 1].endswith("%")
        if arguments.is_legacy and not is_percentage:
            return None
    one = _fraction(second)
    other = _fraction(third)
    low = one
    spread = 1 - one - other
    if not is_hwb:
        half = one * other
        if other > 0.5:
            half = one - half
        low = other - half
        spread = half * 2
    elif spread < 0:
        low = one / (one + other)
        spread = 0
    return rgb_text(
        _channel(hue, 0, low, spread),
        _channel(hue, 8, low, spread),
        _channel(hue, 4, low, spread),
        _alpha_of_byte(rounded(_fraction(arguments.alpha * 100) * 255)),
    )


def _channel(hue: float, start: float, low: float, spread: float) -> float:
    part = 1 - _slope(hue, start)
    value = low + spread * part / 2
    return value * 255


def _degrees(text: str, number: float | None) -> float | None:
    """https://drafts.csswg.org/css-color-4/#typedef-hue, from 0 to 360"""
    if number is None or text.endswith("%"):
        return None
    turns = number / 360
    if text.endswith("grad"):
        turns = number / 400
    elif text.endswith("rad"):
        turns = number / 6.283185307179586
    elif text.endswith("turn"):
        turns = number
    rest = turns - rounded(turns)
    return (rest + 1 if rest < 0 else rest) * 360


def _fraction(percentage: float) -> float:
    if percentage < 0:
        return 0
    return 1 if percentage > 100 else percentage / 100


def _slope(hue: float, start: float) -> float:
    """max(-1, min(k - 3, 9 - k, 1)) of https://drafts.csswg.org/css-color-4/#hsl-to-rgb"""
    place = start + hue / 30
    if place >= 12:
        place -= 12
    value = place - 3
    if 9 - place < value:
        value = 9 - place
    if value > 1:
        return 1
    return -1 if value < -1 else value
