"""``String``, ``Number``, ``Boolean`` and the functions of the global object."""

from __future__ import annotations

import math
import re
from typing import Any
from urllib.parse import quote

from webapi.js.defining import define_class, first, functions
from webapi.js.model import JsBigInt, JSObject, Realm, call, throw, to_string
from webapi.webidl.values import jsnull

_UNESCAPED = "!'()*-._~"
_RESERVED = ";/?:@&=+$,#"


def define_primitives(new: Realm) -> None:
    """Define the classes and functions."""
    world = new.global_object
    define_class(new, "String", 1, lambda a: to_string(a[0]) if a else "")
    define_class(new, "Boolean", 1, lambda a: truth(first(a)))
    cls = define_class(new, "Number", 1, lambda a: number(a[0]) if a else 0.0)
    cls.define("MAX_SAFE_INTEGER", float(2**53 - 1))
    cls.define("MIN_SAFE_INTEGER", float(1 - 2**53))
    functions(
        cls,
        isInteger=(1, lambda this, a: isinstance(first(a), float) and a[0].is_integer()),
    )
    functions(
        world,
        encodeURIComponent=(1, lambda this, a: _encode(first(a), _UNESCAPED)),
        encodeURI=(1, lambda this, a: _encode(first(a), _UNESCAPED + _RESERVED)),
        decodeURIComponent=(1, lambda this, a: _decode(first(a), "")),
        decodeURI=(1, lambda this, a: _decode(first(a), _RESERVED)),
        isNaN=(1, lambda this, a: math.isnan(number(first(a)))),
        isFinite=(1, lambda this, a: math.isfinite(number(first(a)))),
        parseInt=(2, _parse_int),
        parseFloat=(1, _parse_float),
    )


def truth(value: Any) -> bool:
    """https://tc39.es/ecma262/#sec-toboolean"""
    return isinstance(value, JSObject) or bool(value == value and value)


_DECIMAL = r"[+-]?(?:Infinity|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
_WHITE_SPACE = " \t\n\r\v\f\xa0\ufeff\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    map(chr, range(0x2000, 0x200B))
)


def number(value: Any) -> float:
    """https://tc39.es/ecma262/#sec-tonumber"""
    if value is jsnull:
        return 0.0
    if isinstance(value, bool | float):
        return float(value)
    if isinstance(value, JsBigInt):
        return _big(value)
    if value is None:
        return math.nan
    if isinstance(value, JSObject):
        value = call(value.get("valueOf"), value, []) if value.find("valueOf") else value
        if not isinstance(value, JSObject):
            return number(value)
    text = to_string(value).strip(_WHITE_SPACE)
    if radix := re.fullmatch("0([xX][0-9a-fA-F]+|[oO][0-7]+|[bB][01]+)", text):
        return _big(int(radix[0][:1100], 0))
    if not text:
        return 0.0
    return float(text) if re.fullmatch(_DECIMAL, text) else math.nan


def integer(value: Any) -> int:
    """https://tc39.es/ecma262/#sec-tointegerorinfinity, within what can be an index"""
    whole = number(value)
    return 0 if whole != whole else int(max(-(2.0**53), min(2.0**53, whole)))


def _parse_float(this: Any, arguments: list[Any]) -> float:
    found = re.match(_DECIMAL, to_string(first(arguments)).lstrip(_WHITE_SPACE))
    return float(found[0]) if found else math.nan


def _parse_int(this: Any, arguments: list[Any]) -> float:
    """https://tc39.es/ecma262/#sec-parseint-string-radix"""
    text = to_string(first(arguments)).lstrip(_WHITE_SPACE)
    sign = -1.0 if text.startswith("-") else 1.0
    text = text.removeprefix("-" if sign < 0 else "+").lower()
    radix = integer(first(arguments, 1))
    if radix in (0, 16) and text.startswith("0x"):
        text, radix = text[2:], 16
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"[: radix or 10]
    found = re.match(f"[{digits}]+", text) if 2 <= (radix or 10) <= 36 else None
    if found is None:
        return math.nan
    return sign * _big(int(found[0][:1100], radix or 10))


def _big(value: int) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def _encode(value: Any, unescaped: str) -> str:
    """https://tc39.es/ecma262/#sec-encode"""
    try:
        return quote(to_string(value), safe=unescaped)
    except UnicodeEncodeError:
        throw("URIError", "URI malformed")


def _decode(value: Any, preserved: str) -> str:
    """https://tc39.es/ecma262/#sec-decode"""

    def decoded(run: re.Match[str]) -> str:
        text = bytes.fromhex(run[0].replace("%", "")).decode("utf-8")
        kept = [quote(c, safe="") if c in preserved else c for c in text]
        return "".join(kept)

    text = to_string(value)
    try:
        result = re.sub("(?:%[0-9a-fA-F]{2})+", decoded, text)
    except UnicodeDecodeError:
        throw("URIError", "URI malformed")
    if re.search("%(?![0-9a-fA-F]{2})", text):
        throw("URIError", "URI malformed")
    return result
