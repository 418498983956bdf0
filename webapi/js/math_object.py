"""``Math``: https://tc39.es/ecma262/#sec-math-object"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from webapi.js.defining import first, functions
from webapi.js.model import Behaviour, JSObject, Realm
from webapi.js.primitives import number

_CONSTANTS = {
    "E": math.e,
    "LN10": math.log(10),
    "LN2": math.log(2),
    "LOG10E": math.log10(math.e),
    "LOG2E": math.log2(math.e),
    "PI": math.pi,
    "SQRT1_2": math.sqrt(0.5),
    "SQRT2": math.sqrt(2),
}
_OF_ONE: dict[str, Callable[[float], float]] = {
    **{name: getattr(math, name) for name in ("acos", "acosh", "asin", "asinh", "atan", "cos")},
    **{name: getattr(math, name) for name in ("sin", "sqrt", "tan", "tanh")},
    "abs": abs,
    "cbrt": lambda value: _cube_root(value),
    "ceil": lambda value: _whole(math.ceil, value),
    "cosh": lambda value: _growing(math.cosh, value),
    "exp": lambda value: _growing(math.exp, value),
    "expm1": lambda value: _growing(math.expm1, value),
    "floor": lambda value: _whole(math.floor, value),
    "log": lambda value: -math.inf if value == 0 else math.log(value),
    "log10": lambda value: -math.inf if value == 0 else math.log10(value),
    "log1p": lambda value: -math.inf if value == -1 else math.log1p(value),
    "log2": lambda value: -math.inf if value == 0 else math.log2(value),
    "round": lambda value: _whole(lambda each: math.floor(each + _half(each)), value),
    "sign": lambda value: value if value == 0 or value != value else math.copysign(1.0, value),
    "sinh": lambda value: _growing(math.sinh, value),
    "trunc": lambda value: _whole(math.trunc, value),
}


def define_math(new: Realm) -> None:
    """Define ``Math`` as a property of the global object."""
    made = JSObject(new.prototypes["Object"], "Math")
    for name, value in _CONSTANTS.items():
        made.define(name, value, writable=False)
    functions(made, **{name: (1, _of_one(function)) for name, function in _OF_ONE.items()})
    functions(
        made,
        atan2=(2, lambda this, a: math.atan2(number(first(a)), number(first(a, 1)))),
        hypot=(2, lambda this, a: math.hypot(*map(number, a))),
        max=(2, lambda this, a: _extreme(max, -math.inf, a)),
        min=(2, lambda this, a: _extreme(min, math.inf, a)),
        pow=(2, lambda this, a: _power(number(first(a)), number(first(a, 1)))),
        random=(0, lambda this, a: random.random()),
    )
    new.global_object.define("Math", made)


def _of_one(function: Callable[[float], float]) -> Behaviour:
    def behaviour(this: Any, arguments: list[Any]) -> float:
        value = number(first(arguments))
        try:
            return function(value)
        except ValueError:  # outside the domain
            return math.nan

    return behaviour


def _whole(function: Callable[[float], int], value: float) -> float:
    """A whole number with the sign of the value: -0.5 is rounded to -0."""
    if not math.isfinite(value):
        return value
    return math.copysign(float(abs(function(value))), value)


def _cube_root(value: float) -> float:
    """The root of a cube is exact, which C libraries do not promise."""
    root = math.cbrt(value)
    if not math.isfinite(root):
        return root
    whole = float(round(root))
    return whole if whole and whole**3 == value else root


def _half(value: float) -> float:
    """What makes ``floor`` round: a half, which is too much for a number that has no halves."""
    return 0.5 if abs(value) < 2**52 and value != 0.49999999999999994 else 0.0


def _growing(function: Callable[[float], float], value: float) -> float:
    try:
        return function(value)
    except OverflowError:
        return -math.inf if value < 0 and function is math.sinh else math.inf


def _extreme(function: Callable[..., float], start: float, arguments: list[Any]) -> float:
    values = [start, *map(number, arguments)]
    return math.nan if any(each != each for each in values) else function(values, key=_signed)


def _signed(value: float) -> tuple[float, float]:
    return value, math.copysign(1.0, value)


def _power(base: float, exponent: float) -> float:
    """https://tc39.es/ecma262/#sec-numeric-types-number-exponentiate"""
    if exponent != exponent or (abs(base) == 1 and math.isinf(exponent)):
        return math.nan
    try:
        return math.pow(base, exponent)
    except OverflowError:
        return -math.inf if base < 0 and exponent % 2 == 1 else math.inf
    except ValueError:
        if base != 0:
            return math.nan
        odd = exponent % 2 == 1
        return math.copysign(math.inf, base) if odd else math.inf
