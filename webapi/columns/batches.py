"""Columns in as batches of strings, batches out as a column again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np
import pyarrow as pa

from .memory import POOL

BATCH_ROWS: Final = 1 << 13
"""Eight bytes for each row are 64 kB: less than what Linux's C library may get page by page, always
anew, where an engine sets MALLOC_TRIM_THRESHOLD_ as Dask does."""
BATCH_BYTES: Final = 1 << 21
"""A batch has no more rows and, unless one string is longer, no more bytes: it fits into caches."""


def column(values: Any, argument: str) -> Any:
    """The Arrow array or chunked array that ``values`` is, speaks of or can be made to.

    Raises:
        TypeError: ``values`` is no column of strings or bytes.

    >>> column(["a", None], "urls").type
    DataType(string)
    """
    if isinstance(values, pa.Array | pa.ChunkedArray):
        array = values
    elif isinstance(values, str | bytes):
        raise TypeError(
            f"{argument} must be a column of URLs, not a {type(values).__name__}: use [url]"
        )
    else:
        array = _converted(values, argument)
    if pa.types.is_null(array.type):
        return array.cast(pa.string())
    strings = array.type.value_type if pa.types.is_dictionary(array.type) else array.type
    if not _is_text(strings):
        raise TypeError(f"{argument} must be a column of strings or bytes, not of {array.type}")
    return array


def _converted(values: Any, argument: str) -> Any:
    try:
        if hasattr(values, "__arrow_c_stream__"):
            return pa.chunked_array(values)
        if hasattr(values, "__arrow_c_array__"):
            return pa.array(values)
        if isinstance(values, Sequence) or hasattr(values, "__array__"):
            return pa.array(values)
    except (pa.ArrowException, TypeError, ValueError):
        # The original message may hold a row, and a row a password.
        pass
    raise TypeError(
        f"{argument} must be a column of strings or bytes: an Arrow array, what speaks the Arrow "
        f"PyCapsule interface, or a list, not this {type(values).__name__}"
    ) from None


def _is_text(arrow_type: Any) -> bool:
    types = pa.types
    return any(
        is_one(arrow_type)
        for is_one in (
            *(types.is_string, types.is_large_string, types.is_string_view),
            *(types.is_binary, types.is_large_binary, types.is_binary_view),
        )
    )


def string_type(array: Any) -> Any:
    """The type of the strings that answer ``array``: string where that is what came in."""
    strings = array.type.value_type if pa.types.is_dictionary(array.type) else array.type
    narrow = pa.types.is_string(strings) or pa.types.is_binary(strings)
    return pa.string() if narrow else pa.large_string()


def batches(array: Any) -> Iterator[Any]:
    """Cut an array or chunked array into arrays with offsets, without a copy but of views.

    >>> [len(batch) for batch in batches(pa.array(["a"] * 20000))]
    [8192, 8192, 3616]
    """
    for chunk in array.chunks if isinstance(array, pa.ChunkedArray) else [array]:
        for start in range(0, len(chunk), BATCH_ROWS):
            batch = chunk.slice(start, BATCH_ROWS)
            yield from _within_bytes(_with_offsets(batch))


def _with_offsets(batch: Any) -> Any:
    """The batch as (large) strings. Bytes are not checked: what is not UTF-8 stays as it is."""
    types = pa.types
    if types.is_string_view(batch.type) or types.is_binary_view(batch.type):
        batch = batch.cast(pa.large_binary())
    if types.is_large_binary(batch.type):
        return batch.view(pa.large_string())
    return batch.view(pa.string()) if types.is_binary(batch.type) else batch


def _within_bytes(batch: Any) -> Iterator[Any]:
    width = 8 if pa.types.is_large_string(batch.type) else 4
    offsets = np.frombuffer(batch.buffers()[1], f"<i{width}", len(batch) + 1, batch.offset * width)
    start = 0
    while start < len(batch):
        limit = int(offsets[start]) + BATCH_BYTES
        stop = max(start + 1, int(np.searchsorted(offsets, limit, "right")) - 1)
        yield batch.slice(start, stop - start)
        start = stop


def mapped(array: Any, function: Callable[..., Any], result_type: Any, beside: Any = None) -> Any:
    """Apply ``function`` to the batches of a column and put the answers together.

    Of a dictionary, each value is answered once. The answer to an array is an array, or a chunked
    array where one array cannot hold it; that to a chunked array is a chunked array. A column
    ``beside`` of the same length is cut at the same rows, for a second argument.
    """
    if beside is None and pa.types.is_dictionary(array.type):
        return _mapped_dictionary(array, function, result_type)
    answers = []
    row = 0
    for batch in batches(_plain(array)):
        if beside is None:
            answers.append(function(batch))
        else:
            answers.append(function(batch, rows_of(beside, row, len(batch))))
            row += len(batch)
    if isinstance(array, pa.ChunkedArray):
        return pa.chunked_array(answers, result_type)
    return _combined(answers, result_type)


def _mapped_dictionary(array: Any, function: Callable[..., Any], result_type: Any) -> Any:
    is_chunked = isinstance(array, pa.ChunkedArray)
    chunks = array.unify_dictionaries().chunks if is_chunked else [array]
    if not chunks:
        return pa.chunked_array([], result_type)
    answers = mapped(chunks[0].dictionary, function, result_type)
    pieces = [piece for chunk in chunks for piece in _taken(answers, chunk.indices)]
    return pa.chunked_array(pieces, result_type) if is_chunked else _combined(pieces, result_type)


def _taken(answers: Any, indices: Any) -> Iterator[Any]:
    """The answers at these indices, in as many arrays as it takes to hold them."""
    try:
        yield answers.take(indices)
    except pa.ArrowInvalid:
        if len(indices) < 2:
            raise
        half = len(indices) // 2
        yield from _taken(answers, indices[:half])
        yield from _taken(answers, indices[half:])


def _plain(array: Any) -> Any:
    is_dictionary = pa.types.is_dictionary(array.type)
    return array.cast(array.type.value_type) if is_dictionary else array


def rows_of(array: Any, start: int, count: int) -> Any:
    """So many rows of a column, as one array of (large) strings."""
    rows = _plain(array.slice(start, count))
    if isinstance(rows, pa.ChunkedArray):
        rows = rows.combine_chunks()
    return _with_offsets(rows)


def _combined(arrays: list[Any], result_type: Any) -> Any:
    """One array of all, or a chunked array where one array's offsets cannot hold them."""
    if len(arrays) == 1:
        return arrays[0]
    if pa.types.is_struct(result_type) and sum(each.nbytes for each in arrays) < 1 << 31:
        return _combined_structs(arrays, result_type)
    try:
        return pa.chunked_array(arrays, result_type).combine_chunks(POOL)
    except pa.ArrowException:
        return pa.chunked_array(arrays, result_type)


def _combined_structs(structs: list[Any], struct_type: Any) -> Any:
    """One array of all, made field by field: of one field only are there two copies at a time."""
    missing = pa.chunked_array([each.is_null() for each in structs], pa.bool_()).combine_chunks()
    fields = [[each.field(index) for each in structs] for index in range(struct_type.num_fields)]
    structs.clear()
    arrays = []
    for index, field in enumerate(struct_type):
        arrays.append(pa.chunked_array(fields[index], field.type).combine_chunks(POOL))
        fields[index] = []
    return pa.StructArray.from_arrays(
        arrays, fields=list(struct_type), mask=missing if missing.true_count else None
    )
