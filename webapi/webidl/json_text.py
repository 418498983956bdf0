"""JSON of Python values: https://infra.spec.whatwg.org/#parse-json-bytes-to-a-javascript-value

JSON's ``null`` is ``None``. An object with a method ``toJSON``, as a URL has, is what that returns.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final, NoReturn

from webapi.webidl.exceptions import RangeError, shown
from webapi.webidl.strings import integer_to_string, number_to_string, to_domstring
from webapi.webidl.values import jsnull, unboxed

_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def parse_json(text: str) -> Any:
    """https://tc39.es/ecma262/#sec-json.parse

    Raises:
        ValueError: the text is not JSON, JavaScript's ``SyntaxError``.
        RangeError: it is nested too deeply.
    """
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise _too_deep() from None


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON.")


def serialize_to_json(value: object) -> str:
    """https://tc39.es/ecma262/#sec-json.stringify

    >>> serialize_to_json({"a": [1.0, float("nan"), None, "é"]})
    '{"a":[1,null,null,"é"]}'

    Raises:
        TypeError: a value has no JSON, or holds itself.
        RangeError: it is nested too deeply.
    """
    parts: list[str] = []
    try:
        _write(value, parts, set())
    except RecursionError:
        raise _too_deep() from None
    return "".join(parts)


def _too_deep() -> RangeError:
    return RangeError("The JSON is nested too deeply.")


def _write(value: Any, parts: list[str], around: set[int]) -> None:
    value = unboxed(value)
    to_json = getattr(type(value), "toJSON", None)
    if to_json is not None:
        value = to_json(value)
    if value is None or value is jsnull:
        parts.append("null")
    elif isinstance(value, bool):
        parts.append("true" if value else "false")
    elif isinstance(value, int):
        parts.append(integer_to_string(int(value)))
    elif isinstance(value, float):
        parts.append(number_to_string(value) if math.isfinite(value) else "null")
    elif isinstance(value, str):
        parts.append(quote_json_string(value))
    elif isinstance(value, (list, tuple, dict)):
        if id(value) in around:
            raise TypeError("A value that holds itself has no JSON.")
        around.add(id(value))
        if isinstance(value, dict):
            _write_object(value, parts, around)
        else:
            _write_array(value, parts, around)
        around.discard(id(value))
    else:
        raise TypeError(f"{shown(value)} has no JSON.")


def _write_array(array: list[Any] | tuple[Any, ...], parts: list[str], around: set[int]) -> None:
    separator = "["
    for item in array:
        parts.append(separator)
        _write(item, parts, around)
        separator = ","
    parts.append("[]" if separator == "[" else "]")


def _write_object(record: dict[Any, Any], parts: list[str], around: set[int]) -> None:
    separator = "{"
    for key, item in record.items():
        parts += (separator, quote_json_string(to_domstring(key)), ":")
        _write(item, parts, around)
        separator = ","
    parts.append("{}" if separator == "{" else "}")


def quote_json_string(text: str) -> str:
    """https://tc39.es/ecma262/#sec-quotejsonstring"""
    quoted = json.dumps(to_domstring(text), ensure_ascii=False)
    if quoted.isascii():
        return quoted
    return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)
