"""JSON Lines of a table's rows, put together by Arrow where nothing has to be escaped.

>>> import pyarrow as pa
>>> rows = {"a": pa.array(["x", '"']), "href": pa.array(["https://h/", None])}
>>> print(json_lines(rows, pa.array([None, "port-invalid"])).decode(), end="")
{"a": "x", "href": "https://h/"}
{"a": "\\"", "error": "port-invalid"}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi.columns.text import Text, positions

if TYPE_CHECKING:
    from numpy.typing import NDArray

_ESCAPED: Final = bytes(not 0x20 <= byte < 0x7F or chr(byte) in '"\\' for byte in range(256))
"""1 for a byte that `json.dumps` does not write as it is."""

_TYPE: Final = pa.large_string()


def json_lines(members: Mapping[str, Any], errors: Any) -> bytes:
    """One JSON object a row, in ASCII: its members, and its error. What is null is left out."""
    by_hand = errors.is_valid().to_numpy(zero_copy_only=False)
    pieces: list[Any] = []
    for name, array in members.items():
        values = array.cast(_TYPE) if _is_string(array) else _dumped(array)
        by_hand |= array.is_null().to_numpy(zero_copy_only=False)
        quote = '"' if _is_string(array) else ""
        if quote:
            by_hand |= _has_escapes(values)
        before = f"{', ' if pieces else '{'}{json.dumps(name)}: {quote}"
        pieces += [pa.scalar(before, _TYPE), values, pa.scalar(quote, _TYPE)]
    pieces += [pa.scalar("}\n", _TYPE), pa.scalar("", _TYPE)]
    lines = pc.binary_join_element_wise(*pieces)
    rows = np.flatnonzero(by_hand)
    if rows.size:
        names = [*members, "error"]
        taken = [_python(array.take(pa.array(rows))) for array in (*members.values(), errors)]
        written = [
            json.dumps(
                {n: v for n, v in zip(names, row, strict=True) if v is not None}, default=_text
            )
            for row in zip(*taken, strict=True)
        ]
        exact = pa.array([f"{line}\n" for line in written], _TYPE)
        lines = pc.replace_with_mask(lines, by_hand, exact)
    content = Text.of(lines)
    return content.raw[: content.ends[-1]] if len(lines) else b""


def _is_string(array: Any) -> bool:
    types = pa.types
    return any(is_one(array.type) for is_one in (types.is_string, types.is_large_string))


def _dumped(array: Any) -> Any:
    return pa.array([json.dumps(value, default=_text) for value in array.to_pylist()], _TYPE)


def _python(array: Any) -> list[Any]:
    """The values, those of strings decoded with U+FFFD for what is not UTF-8."""
    if not _is_string(array):
        values: list[Any] = array.to_pylist()
        return values
    encoded = array.cast(pa.large_binary()).to_pylist()
    return [None if each is None else each.decode("utf-8", "replace") for each in encoded]


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _has_escapes(strings: Any) -> NDArray[np.bool_]:
    text = Text.of(strings)
    found = positions(np.frombuffer(text.raw.translate(_ESCAPED), np.uint8))
    flags = np.zeros(len(text), np.bool_)
    flags[np.searchsorted(text.starts, found, "right") - 1] = True
    return flags
