"""Write a table's rows as JSON Lines. Arrow joins values that need no escapes.

>>> import pyarrow as pa
>>> rows = {"a": pa.array(["x", '"']), "href": pa.array(["https://h/", None])}
>>> print(json_lines(rows, pa.array([None, "port-invalid"])).decode(), end="")
{"a": "x", "href": "https://h/"}
{"a": "\\"", "error": "port-invalid"}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi.columns.text import Text

from .json_text import TYPE, has_escapes, is_string, json_text, of_column


def json_lines(members: Mapping[str, Any], errors: Any) -> bytes:
    """Write one JSON object a row, in ASCII, with its members and its error, without nulls."""
    by_hand = errors.is_valid().to_numpy(zero_copy_only=False)
    pieces: list[Any] = []
    columns: list[tuple[str, Any, bool]] = []
    for name, array in members.items():
        in_quotes = is_string(array)
        values = array.cast(TYPE) if in_quotes else of_column(json_text, name, array)
        by_hand |= array.is_null().to_numpy(zero_copy_only=False)
        quote = '"' if in_quotes else ""
        if quote:
            by_hand |= has_escapes(values)
        key = json.dumps(name)
        before = f"{', ' if pieces else '{'}{key}: {quote}"
        pieces += [pa.scalar(before, TYPE), values, pa.scalar(quote, TYPE)]
        columns.append((key, values, in_quotes))
    pieces += [pa.scalar("}\n", TYPE), pa.scalar("", TYPE)]
    lines = pc.binary_join_element_wise(*pieces)
    rows = np.flatnonzero(by_hand)
    if rows.size:
        columns.append(('"error"', errors, True))
        index = pa.array(rows)
        keys = [key for key, _, _ in columns]
        taken = [_texts(values.take(index), in_quotes) for _, values, in_quotes in columns]
        written = [
            ", ".join([f"{key}: {text}" for key, text in zip(keys, row, strict=True) if text])
            for row in zip(*taken, strict=True)
        ]
        exact = pa.array([f"{{{line}}}\n" for line in written], TYPE)
        lines = pc.replace_with_mask(lines, by_hand, exact)
    content = Text.of(lines)
    return content.raw[: content.ends[-1]] if len(lines) else b""


def _texts(values: Any, in_quotes: bool) -> list[str | None]:
    """The JSON of values. In strings, U+FFFD replaces bytes that are not UTF-8."""
    if not in_quotes:
        texts: list[str | None] = values.to_pylist()
        return texts
    encoded = values.cast(pa.large_binary()).to_pylist()
    return [
        None if each is None else json.dumps(each.decode("utf-8", "replace")) for each in encoded
    ]
