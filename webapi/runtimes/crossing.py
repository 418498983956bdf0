"""Values that cross between scripts and the host, as text of JSON.

| JavaScript | Python |
|---|---|
| `undefined`, `null` | `None`, which becomes `null` |
| booleans, strings, arrays, objects | `bool`, `str`, `list`, `dict`; tuples become arrays |
| numbers | `int` if integral and exact, else `float` |
| `BigInt` | `int`; an `int` beyond 2⁵³ - 1 becomes a `BigInt` |
| `ArrayBuffer` and its views | `bytes`; any bytes-like object becomes a `Uint8Array` |
| an object with a method `toJSON` | what that returns |

Strings keep lone surrogates, and a member that is `undefined` is left out. Nothing else crosses:
functions, symbols, errors, maps, sets, promises, objects of the Web's classes without `toJSON`, and
what contains itself or is nested more than 100 deep raise a `TypeError`. ``glue/crossing.js`` is
JavaScript's half and describes the text.
"""

from __future__ import annotations

import json
import math
from array import array
from typing import Any

from webapi.runtimes.encoders import buffer_text

_DEEPEST = 100
_MOST_EXACT = 2**53 - 1
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


def text_of(value: Any) -> str:
    """The text of a value, preceded by whether it has more than JSON, for ``valueFrom``.

    >>> text_of([1, "é"])
    'false,[1,"\\\\u00e9"]'
    >>> text_of(b"abcd")
    'true,{"$":["bytes",[4,[1684234849]]]}'

    Raises: `TypeError` for a value that cannot cross.
    """
    text = _text(value, 0)
    return f"{'true' if _SPECIAL in text else 'false'},{text}"


_SPECIAL = '{"$":'


def _text(value: Any, depth: int) -> str:
    if value is None or isinstance(value, (bool, str)):
        return json.dumps(value)
    if isinstance(value, int):
        exact = -_MOST_EXACT <= value <= _MOST_EXACT
        return str(int(value)) if exact else f'{_SPECIAL}["BigInt","{value:x}"]}}'
    if isinstance(value, float):
        if math.isfinite(value):
            return float.__repr__(value)
        name = next(name for name, each in _NUMBERS.items() if str(each) == str(float(value)))
        return f'{_SPECIAL}["number","{name}"]}}'
    if depth == _DEEPEST:
        raise TypeError(f"the value contains itself, or is nested more than {_DEEPEST} deep")
    if isinstance(value, (list, tuple)):
        return f"[{','.join([_text(item, depth + 1) for item in value])}]"
    if isinstance(value, dict):
        return _object_text(value, depth)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return f'{_SPECIAL}["bytes",{buffer_text(bytes(value))}]}}'
    raise TypeError(f"a value of type {type(value).__name__} cannot enter a script")


def _object_text(value: dict[Any, Any], depth: int) -> str:
    items = []
    for key, item in value.items():
        if not isinstance(key, str):
            raise TypeError(f"a key of type {type(key).__name__} cannot enter a script")
        items.append((json.dumps(key), _text(item, depth + 1)))
    if list(value) == ["$"]:
        return f'{_SPECIAL}["object",[["$",{items[0][1]}]]]}}'
    return f"{{{','.join([f'{key}:{text}' for key, text in items])}}}"


def _special(item: dict[str, Any]) -> Any:
    if len(item) != 1 or "$" not in item:
        return item
    kind, given = item["$"]
    if kind == "bytes":
        size, words = given
        return array("i", words).tobytes()[:size]
    if kind == "BigInt":
        return int(given, 16)
    return _NUMBERS[given] if kind == "number" else dict(given)


value_from = json.JSONDecoder(object_hook=_special).decode
"""The value of a text that ``crossingText`` wrote.

>>> value_from('[{"$":["bytes",[1,[97]]]},{"$":["object",[["$",1]]]}]')
[b'a', {'$': 1}]
"""
