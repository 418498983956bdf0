"""Math functions in media queries: https://drafts.csswg.org/css-values-4/#math"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol, TypeAlias

_MAX_DEPTH: Final = 32
_CONSTANTS: Final = {
    "e": math.e,
    "pi": math.pi,
    "infinity": math.inf,
    "-infinity": -math.inf,
    "nan": math.nan,
}
ABSOLUTE_LENGTHS: Final = {
    "px": 1.0,
    "in": 96.0,
    "cm": 96 / 2.54,
    "mm": 9.6 / 2.54,
    "q": 2.4 / 2.54,
    "pt": 4 / 3,
    "pc": 16.0,
}
"""In pixels: https://drafts.csswg.org/css-values-4/#absolute-lengths"""
RESOLUTIONS: Final = {"dppx": 1.0, "x": 1.0, "dpi": 1 / 96, "dpcm": 2.54 / 96}
"""In dots per pixel: https://drafts.csswg.org/css-values-4/#resolution"""
_OF_ONE_UNIT: Final = {
    **{unit: ("px", factor) for unit, factor in ABSOLUTE_LENGTHS.items()},
    **{unit: ("dppx", factor) for unit, factor in RESOLUTIONS.items()},
}
"""The units that are a multiple of another."""

Sum: TypeAlias = dict[str, float]
"""What each unit counts; a number has the empty unit."""


class InvalidMath(ValueError):
    """The tokens are no function, or their types do not fit."""


class MathToken(Protocol):
    """A token of a media query."""

    @property
    def kind(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def number(self) -> float: ...
    @property
    def unit(self) -> str: ...


class MathValue(NamedTuple):
    """The serialized value of a function, and the number that it is in a window."""

    text: str
    number: float


def math_value(tokens: list[MathToken], units: Mapping[str, float]) -> MathValue:
    """Evaluate a function; ``units`` has what each unit counts, and the empty one for numbers.

    Raises:
        InvalidMath: The tokens are no such function.

    https://drafts.csswg.org/css-values-4/#calc-serialize
    """
    parser = _Parser(tokens, units)
    try:
        terms = parser.value(0)
    except (ArithmeticError, ValueError) as error:  # of numbers that are infinite or none
        raise InvalidMath from error
    if parser.index < len(tokens):
        raise InvalidMath
    if any(unit not in units for unit in terms) or ("" in terms and len(terms) > 1):
        raise InvalidMath
    text = " + ".join(_term(terms[unit], unit) for unit in sorted(terms))
    number = sum(count * units[unit] for unit, count in terms.items())
    return MathValue(f"calc({text})".replace("+ -", "- "), 0.0 if math.isnan(number) else number)


def css_number(number: float) -> str:
    """https://drafts.csswg.org/cssom/#serialize-a-css-component-value, of a number"""
    if abs(number) >= 1e6:
        return f"{number:.0f}" if abs(number) < 1e21 else repr(number)
    text = f"{float(f'{number:.6g}'):.6f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _term(number: float, unit: str) -> str:
    if math.isfinite(number):
        return f"{css_number(number)}{unit}"
    name = "NaN" if math.isnan(number) else "infinity" if number > 0 else "-infinity"
    return f"{name} * 1{unit}" if unit else name


class _Parser:
    """A parser of https://drafts.csswg.org/css-values-4/#calc-syntax, which has no spaces."""

    def __init__(self, tokens: list[MathToken], units: Mapping[str, float]) -> None:
        self.tokens = tokens
        self.units = units
        self.index = 0

    def take(self, text: str) -> bool:
        """Consume a sign if it comes."""
        is_there = self.index < len(self.tokens) and self.tokens[self.index].text == text
        self.index += is_there
        return is_there

    def value(self, depth: int) -> Sum:
        """https://drafts.csswg.org/css-values-4/#typedef-calc-value"""
        if self.index == len(self.tokens) or depth > _MAX_DEPTH:
            raise InvalidMath
        token = self.tokens[self.index]
        self.index += 1
        if token.kind == "number":
            unit, factor = _OF_ONE_UNIT.get(token.unit, (token.unit, 1.0))
            return {unit: token.number * factor}
        if token.kind == "ident" and token.text in _CONSTANTS and depth > 0:
            return {"": _CONSTANTS[token.text]}
        if token.text == "(" and depth > 0:
            return self.closed(self.sum(depth + 1))
        if token.kind != "function":
            raise InvalidMath
        return self.function(token.text[:-1], depth)

    def closed(self, terms: Sum) -> Sum:
        if self.index < len(self.tokens) and not self.take(")"):
            raise InvalidMath
        return terms

    def sum(self, depth: int) -> Sum:
        """https://drafts.csswg.org/css-values-4/#typedef-calc-sum"""
        terms = self.product(depth)
        while True:
            sign = 1 if self.take("+") else -1 if self.take("-") else 0
            if sign == 0:
                return terms
            for unit, count in self.product(depth).items():
                terms[unit] = terms.get(unit, 0.0) + sign * count

    def product(self, depth: int) -> Sum:
        """https://drafts.csswg.org/css-values-4/#typedef-calc-product"""
        terms = self.value(depth)
        while True:
            if self.take("*"):
                other = self.value(depth)
                if [*terms] == [""]:
                    terms, other = other, terms
                factor = _number(other)
            elif self.take("/"):
                divisor = _number(self.value(depth))
                factor = 1 / divisor if divisor else math.copysign(math.inf, divisor)
            else:
                return terms
            terms = {unit: count * factor for unit, count in terms.items()}

    def function(self, name: str, depth: int) -> Sum:
        """https://drafts.csswg.org/css-values-4/#math-function"""
        arguments = [self.sum(depth + 1)]
        while self.take(","):
            arguments.append(self.sum(depth + 1))
        self.closed(arguments[0])
        if name == "calc" and len(arguments) == 1:
            return arguments[0]
        units = {unit for each in arguments for unit in each}
        unit = next(iter(units)) if len(units) == 1 else self.common(units)
        numbers = [
            sum(
                count * (1.0 if each == unit else self.units[each]) for each, count in terms.items()
            )
            for terms in arguments
        ]
        match name, numbers:
            case ("min", _):
                return {unit: min(numbers)}
            case ("max", _):
                return {unit: max(numbers)}
            case ("clamp", [low, middle, high]):
                return {unit: max(low, min(middle, high))}
            case ("abs", [number]):
                return {unit: abs(number)}
            case ("sign", [number]):
                return {"": float((number > 0) - (number < 0))}
            case ("round", [number, step]) if step:
                return {unit: math.floor(number / step + 0.5) * step}
            case ("mod", [number, step]) if step:
                return {unit: number % step}
            case ("rem", [number, step]) if step:
                return {unit: math.fmod(number, step)}
            case ("sqrt", [number]) if unit == "" and number >= 0:
                return {"": math.sqrt(number)}
        raise InvalidMath

    def common(self, units: set[str]) -> str:
        """The unit of what has several: pixels, for lengths."""
        if "" in units or not units <= self.units.keys():
            raise InvalidMath
        return "px"


def _number(terms: Sum) -> float:
    if [*terms] != [""]:
        raise InvalidMath
    return terms[""]
