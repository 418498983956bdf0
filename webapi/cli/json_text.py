"""The JSON text of each value of an Arrow array. Arrow makes it if it can.

>>> values = pa.array([{"a": [1, None]}, None, {"a": []}])
>>> json_text(values).to_pylist()
['{"a": [1, null]}', None, '{"a": []}']
"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi.columns.text import Text, positions
from webapi.url.redaction import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

TYPE: Final = pa.large_string()
_ESCAPED: Final = bytes(not 0x20 <= byte < 0x7F or chr(byte) in '"\\' for byte in range(256))
"""1 for a byte that `json.dumps` escapes."""
_OUT_OF_RANGE: Final = "<value out of range"
_types = pa.types


def is_string(array: Any) -> bool:
    """Whether these are strings with offsets."""
    return bool(_types.is_string(array.type) or _types.is_large_string(array.type))


def is_binary(array: Any) -> bool:
    """Whether these are bytes of any kind."""
    kinds = (_types.is_binary, _types.is_large_binary, _types.is_binary_view)
    return any(is_one(array.type) for is_one in (*kinds, _types.is_fixed_size_binary))


def decoded(array: Any) -> Any:
    """The array without dictionary, runs or views."""
    if _types.is_dictionary(array.type):
        return decoded(array.dictionary).take(array.indices)
    if _types.is_run_end_encoded(array.type):
        return decoded(pc.run_end_decode(array))
    if _types.is_string_view(array.type):
        return array.cast(TYPE)
    return array.cast(pa.large_binary()) if _types.is_binary_view(array.type) else array


def text(array: Any) -> Any:
    """The text of each value, JSON for a nested one; a null stays null.

    Raises:
        ValueError: bytes are not UTF-8, or a date or time is beyond the years that have a text.
    """
    array = decoded(array)
    if is_string(array):
        return array
    if is_binary(array) or _is_written_as_it_is(array.type) or _is_quoted(array.type):
        return _cast(array)
    if isinstance(array.type, pa.BaseExtensionType):
        return pa.array([None if each is None else str(each) for each in array.to_pylist()], TYPE)
    return array.cast(pa.float64()).cast(TYPE) if _is_float(array.type) else json_text(array)


def json_text(array: Any) -> Any:
    """The JSON of each value in ASCII; a null stays null.

    JSON has neither NaN nor infinity: they become ``null``. Decimal numbers, dates and times become
    strings, durations become numbers.

    Raises:
        ValueError: bytes are not UTF-8, or a date or time is beyond the years that have a text.
    """
    array = decoded(array)
    if _is_float(array.type):
        return _floats(array)
    if _is_written_as_it_is(array.type):
        return _cast(array)
    if is_string(array) or is_binary(array) or _is_quoted(array.type):
        return _quoted(_cast(array))
    if _types.is_list_view(array.type) or _types.is_large_list_view(array.type):
        return _lists(array.cast(pa.large_list(array.type.value_type)))
    if any(
        is_one(array.type)
        for is_one in (_types.is_list, _types.is_large_list, _types.is_fixed_size_list)
    ):
        return _lists(array)
    if _types.is_struct(array.type):
        return _structs(array)
    if _types.is_map(array.type):
        return _lists(array.cast(_pairs(array.type)))
    return pa.array(
        [None if each is None else json.dumps(each, default=str) for each in array.to_pylist()],
        TYPE,
    )


def of_column(convert: Callable[[Any], Any], name: str, array: Any) -> Any:
    """Convert a column by ``convert``.

    Raises:
        ValueError: it cannot convert the column, which the message names.
    """
    try:
        return convert(array)
    except (ValueError, ArithmeticError, NotImplementedError) as error:
        reason = "" if isinstance(error, pa.ArrowException) else f": {error}"
        raise ValueError(
            f"the column {shown(name)} of type {array.type} cannot be written as text{reason}"
        ) from error


def has_escapes(strings: Any) -> NDArray[np.bool_]:
    """Find the strings that JSON escapes."""
    found = Text.of(strings)
    places = positions(np.frombuffer(found.raw.translate(_ESCAPED), np.uint8))
    flags = np.zeros(len(found), np.bool_)
    flags[np.searchsorted(found.starts, places, "right") - 1] = True
    return flags


def _is_float(arrow_type: Any) -> bool:
    return bool(_types.is_floating(arrow_type))


def _is_written_as_it_is(arrow_type: Any) -> bool:
    is_any = (_types.is_boolean, _types.is_integer, _types.is_duration, _types.is_null)
    return any(is_one(arrow_type) for is_one in is_any)


def _is_quoted(arrow_type: Any) -> bool:
    is_any = (_types.is_decimal, _types.is_date, _types.is_time, _types.is_timestamp)
    return any(is_one(arrow_type) for is_one in is_any)


def _cast(array: Any) -> Any:
    try:
        strings = array.cast(TYPE)
    except pa.ArrowInvalid as error:
        raise ValueError(f"a value of type {array.type} has no text") from error
    temporal = _types.is_temporal(array.type)
    if temporal and pc.any(pc.starts_with(strings, _OUT_OF_RANGE)).as_py():
        raise ValueError(f"a value of type {array.type} is beyond the years that have a text")
    return strings


def _floats(array: Any) -> Any:
    values = array.cast(pa.float64()).to_pylist()
    return pa.array(
        [
            None if each is None else repr(each) if math.isfinite(each) else "null"
            for each in values
        ],
        TYPE,
    )


def _joined(*pieces: Any) -> Any:
    scalars = [pa.scalar(each, TYPE) if isinstance(each, str) else each for each in pieces]
    return pc.binary_join_element_wise(*scalars, pa.scalar("", TYPE))


def _quoted(strings: Any) -> Any:
    whole = _joined('"', strings, '"')
    escaped = has_escapes(strings)
    if strings.null_count:
        escaped &= strings.is_valid().to_numpy(zero_copy_only=False)
    if not escaped.any():
        return whole
    exact = [json.dumps(each) for each in strings.filter(pa.array(escaped)).to_pylist()]
    return pc.replace_with_mask(whole, pa.array(escaped), pa.array(exact, TYPE))


def _lists(array: Any) -> Any:
    items = json_text(array.flatten()).fill_null("null")
    lengths = pc.list_value_length(array).fill_null(0).to_numpy(zero_copy_only=False)
    offsets = np.zeros(len(array) + 1, np.int64)
    np.cumsum(lengths, out=offsets[1:])
    lists = pa.LargeListArray.from_arrays(pa.array(offsets), items)
    whole = _joined("[", pc.binary_join(lists, pa.scalar(", ", TYPE)), "]")
    return pc.if_else(array.is_valid(), whole, pa.scalar(None, TYPE))


def _structs(array: Any) -> Any:
    pieces: list[Any] = []
    for field, values in zip(array.type, array.flatten(), strict=True):
        before = f"{', ' if pieces else ''}{json.dumps(field.name)}: "
        pieces += [before, json_text(values).fill_null("null")]
    whole = _joined("{", *pieces, "}") if pieces else pa.array(["{}"] * len(array), TYPE)
    return pc.if_else(array.is_valid(), whole, pa.scalar(None, TYPE))


def _pairs(map_type: Any) -> Any:
    return pa.list_(pa.struct([("key", map_type.key_type), ("value", map_type.item_type)]))
