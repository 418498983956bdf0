"""Values that cross between scripts and the host, as text of JSON.

| JavaScript | Python |
|---|---|
| `undefined`, `null` | `None`, which becomes `null` |
| booleans, strings, arrays, objects | `bool`, `str`, `list`, `dict`; tuples become arrays |
| numbers | `int` if integral and exact, else `float` |
| `BigInt` | `int`; an `int` beyond 2⁵³ - 1 becomes a `BigInt` |
| `ArrayBuffer` and its views | `bytes`; any bytes-like object becomes a `Uint8Array` |
| `ReadableStream` of bytes | `webapi.ReadableStream` of bytes, in both directions |
| an object with a method `toJSON` | what that returns |

Strings keep lone surrogates, and a member that is `undefined` is left out. Nothing else crosses:
functions, symbols, errors, maps, sets, promises, other objects of the Web's classes without
`toJSON`, and what contains itself or is nested more than 100 deep raise a `TypeError`.
``glue/crossing.js`` is JavaScript's half and describes the text.
"""

from __future__ import annotations

import json
import math
from array import array
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from webapi.runtimes.encoders import buffer_text

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream import ReadableStream

_MAX_DEPTH = 100
_MAX_SAFE_INTEGER = 2**53 - 1
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


class Crossing:
    """Writes and reads the values of one context.

    ``enter`` takes a stream of the host and returns its number, and ``stay`` takes the number of
    one that does not cross after all. ``leave`` returns a stream of the script by its number.

    >>> crossing = Crossing(lambda stream: 1, lambda number: ..., lambda number: ...)
    >>> crossing.text_of([1, "é"])
    'false,[1,"\\\\u00e9"]'
    >>> crossing.text_of(b"abcd")
    'true,{"$":["bytes",[4,[1684234849]]]}'
    >>> crossing.value_from('[{"$":["bytes",[1,[97]]]},{"$":["object",[["$",1]]]}]')
    [b'a', {'$': 1}]
    """

    def __init__(
        self,
        enter: Callable[[ReadableStream], int],
        stay: Callable[[int], object],
        leave: Callable[[int], ReadableStream],
    ) -> None:
        self._enter = enter
        self._stay = stay
        self.value_from = json.JSONDecoder(object_hook=partial(_special, leave)).decode
        """The value of a text that ``crossingText`` wrote."""

    def text_of(self, value: Any) -> str:
        """The text of a value, preceded by whether it has more than JSON, for ``valueFrom``.

        Raises: `TypeError` for a value that cannot cross.
        """
        entered: list[int] = []
        try:
            text = self._text(value, 0, entered)
        except BaseException:
            for number in entered:
                self._stay(number)
            raise
        return f"{'true' if _SPECIAL in text else 'false'},{text}"

    def _text(self, value: Any, depth: int, entered: list[int]) -> str:
        if value is None or isinstance(value, (bool, str)):
            return json.dumps(value)
        if isinstance(value, int):
            exact = -_MAX_SAFE_INTEGER <= value <= _MAX_SAFE_INTEGER
            return str(int(value)) if exact else f'{_SPECIAL}["BigInt","{value:x}"]}}'
        if isinstance(value, float):
            if math.isfinite(value):
                return float.__repr__(value)
            name = next(name for name, each in _NUMBERS.items() if str(each) == str(float(value)))
            return f'{_SPECIAL}["number","{name}"]}}'
        if depth == _MAX_DEPTH:
            raise TypeError(f"the value contains itself, or is nested more than {_MAX_DEPTH} deep")
        if isinstance(value, (list, tuple)):
            return f"[{','.join([self._text(item, depth + 1, entered) for item in value])}]"
        if isinstance(value, dict):
            return self._object_text(value, depth, entered)
        if isinstance(value, (bytes, bytearray, memoryview)):
            return f'{_SPECIAL}["bytes",{buffer_text(bytes(value))}]}}'
        if _is_stream(value):
            entered.append(self._enter(value))
            return f'{_SPECIAL}["ReadableStream",{entered[-1]}]}}'
        raise TypeError(f"a value of type {type(value).__name__} cannot enter a script")

    def _object_text(self, value: dict[Any, Any], depth: int, entered: list[int]) -> str:
        items = []
        for key, item in value.items():
            if not isinstance(key, str):
                raise TypeError(f"a key of type {type(key).__name__} cannot enter a script")
            items.append((json.dumps(key), self._text(item, depth + 1, entered)))
        if list(value) == ["$"]:
            return f'{_SPECIAL}["object",[["$",{items[0][1]}]]]}}'
        return f"{{{','.join([f'{key}:{text}' for key, text in items])}}}"


_SPECIAL = '{"$":'


def _is_stream(value: object) -> bool:
    from webapi.interfaces.readable_stream import ReadableStream

    return isinstance(value, ReadableStream)


def _special(leave: Callable[[int], ReadableStream], item: dict[str, Any]) -> Any:
    if len(item) != 1 or "$" not in item:
        return item
    kind, given = item["$"]
    if kind == "bytes":
        size, words = given
        return array("i", words).tobytes()[:size]
    if kind == "BigInt":
        return int(given, 16)
    if kind == "ReadableStream":
        return leave(given)
    return _NUMBERS[given] if kind == "number" else dict(given)
