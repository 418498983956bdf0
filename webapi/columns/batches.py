"""Cut columns into batches of strings, and join the results to a column."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi.url.scalar_values import scalar_value_string

from .memory import POOL

BATCH_ROWS: Final = 1 << 13
"""The most rows of a batch: eight bytes for each are 64 kB. If an engine sets
MALLOC_TRIM_THRESHOLD_, as Dask does, then Linux's C library may return larger blocks to the system,
and get them again page by page."""
BATCH_BYTES: Final = 1 << 21
"""A batch has at most this many bytes, unless one string has more, so it fits into caches."""


def column(values: Any, argument: str) -> Any:
    """Convert ``values`` to an Arrow array or chunked array.

    Raises:
        TypeError: ``values`` is not a column of strings or bytes.

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
    except UnicodeEncodeError:  # a lone surrogate
        return pa.array([scalar_value_string(v) if isinstance(v, str) else v for v in values])
    except (pa.ArrowException, TypeError, ValueError):
        # The original message may quote a row, and a row may have a password.
        pass
    raise TypeError(
        f"{argument} must be a column of strings or bytes: an Arrow array, an object with the "
        f"Arrow PyCapsule interface, or a list, not this {type(values).__name__}"
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
    """The type of result strings: string for string and binary, else large_string."""
    strings = array.type.value_type if pa.types.is_dictionary(array.type) else array.type
    narrow = pa.types.is_string(strings) or pa.types.is_binary(strings)
    return pa.string() if narrow else pa.large_string()


def batches(array: Any, more: int = 0) -> Iterator[Any]:
    """Cut an array or chunked array into arrays with offsets; copy only string views.

    The result for a row may have ``more`` bytes than the row.

    >>> [len(batch) for batch in batches(pa.array(["a"] * 20000))]
    [8192, 8192, 3616]
    """
    for chunk in array.chunks if isinstance(array, pa.ChunkedArray) else [array]:
        for start in range(0, len(chunk), BATCH_ROWS):
            batch = chunk.slice(start, BATCH_ROWS)
            yield from _within_bytes(_with_offsets(batch), more)


def _with_offsets(batch: Any) -> Any:
    """The batch as (large) strings. This does not check that bytes are UTF-8."""
    types = pa.types
    if types.is_string_view(batch.type) or types.is_binary_view(batch.type):
        batch = batch.cast(pa.large_binary())
    if types.is_large_binary(batch.type):
        return batch.view(pa.large_string())
    return batch.view(pa.string()) if types.is_binary(batch.type) else batch


def _within_bytes(batch: Any, more: int) -> Iterator[Any]:
    width = 8 if pa.types.is_large_string(batch.type) else 4
    offsets = np.frombuffer(batch.buffers()[1], f"<i{width}", len(batch) + 1, batch.offset * width)
    if more:
        offsets = offsets + np.arange(len(offsets)) * more
    start = 0
    while start < len(batch):
        limit = int(offsets[start]) + BATCH_BYTES
        stop = max(start + 1, int(np.searchsorted(offsets, limit, "right")) - 1)
        yield batch.slice(start, stop - start)
        start = stop


def mapped(
    array: Any,
    function: Callable[..., Any],
    result_type: Any,
    beside: Sequence[Any] = (),
    more: int = 0,
) -> Any:
    """Apply ``function`` to the batches of a column and join the results.

    For a dictionary array, ``function`` gets each value once. An array gives an array, or a chunked
    array if one array cannot hold the result. A chunked array gives a chunked array. Columns
    ``beside``, of equal length, are cut at the same rows and become further arguments. The result
    for a row may have ``more`` bytes than the columns have in that row.
    """
    if not beside and pa.types.is_dictionary(array.type):
        return _mapped_dictionary(array, function, result_type, more)
    answers = []
    row = 0
    for batch in batches(_plain(array), more):
        for part, others in _beside(batch, [rows_of(each, row, len(batch)) for each in beside]):
            answers.append(function(part, *others))
        row += len(batch)
    if isinstance(array, pa.ChunkedArray):
        return pa.chunked_array(answers, result_type)
    return _combined(answers, result_type)


def _beside(batch: Any, others: list[Any]) -> Iterator[tuple[Any, list[Any]]]:
    """Cut columns at the same rows, so that no part of one of them has too many bytes."""
    if sum(each.nbytes for each in others) <= BATCH_BYTES or len(batch) < 2:
        yield batch, others
        return
    half = len(batch) // 2
    for rows in (slice(None, half), slice(half, None)):
        yield from _beside(batch[rows], [each[rows] for each in others])


def _mapped_dictionary(
    array: Any, function: Callable[..., Any], result_type: Any, more: int
) -> Any:
    is_chunked = isinstance(array, pa.ChunkedArray)
    chunks = [_of_what_it_uses(chunk) for chunk in (array.chunks if is_chunked else [array])]
    if len(chunks) > 1:
        chunks = pa.chunked_array(chunks).unify_dictionaries().chunks
    if not chunks:
        return pa.chunked_array([], result_type)
    answers = mapped(chunks[0].dictionary, function, result_type, more=more)
    pieces = [piece for chunk in chunks for piece in _taken(answers, chunk.indices)]
    return pa.chunked_array(pieces, result_type) if is_chunked else _combined(pieces, result_type)


def _of_what_it_uses(array: Any) -> Any:
    """Reduce a dictionary to the values that some row uses, as strings with offsets."""
    values = _with_offsets(array.dictionary)
    used = pc.unique(array.indices).drop_null()
    if len(used) < len(values):
        values, indices = values.take(used), pc.index_in(array.indices, used)
        return pa.DictionaryArray.from_arrays(indices, values)
    return pa.DictionaryArray.from_arrays(array.indices.cast(pa.int32()), values)


def _taken(answers: Any, indices: Any) -> Iterator[Any]:
    """Take the results at these indices, in as many arrays as needed to hold them."""
    try:
        yield answers.take(indices)
    except pa.ArrowInvalid:
        if len(indices) < 2:
            raise
        half = len(indices) // 2
        yield from _taken(answers, indices[:half])
        yield from _taken(answers, indices[half:])


def _plain(array: Any) -> Any:
    if not pa.types.is_dictionary(array.type):
        return array
    if isinstance(array, pa.ChunkedArray):
        return pa.chunked_array([_plain(chunk) for chunk in array.chunks], string_type(array))
    return _with_offsets(array.dictionary).take(array.indices)


def rows_of(array: Any, start: int, count: int) -> Any:
    """Return ``count`` rows of a column from ``start`` on, as one array of (large) strings."""
    rows = _plain(array.slice(start, count))
    if isinstance(rows, pa.ChunkedArray):
        rows = rows.combine_chunks()
    return _with_offsets(rows)


def _combined(arrays: list[Any], result_type: Any) -> Any:
    """Join arrays to one array, or to a chunked array if one array's offsets are too small."""
    if len(arrays) == 1:
        return arrays[0]
    if pa.types.is_struct(result_type) and sum(each.nbytes for each in arrays) < 1 << 31:
        return _combined_structs(arrays, result_type)
    try:
        return pa.chunked_array(arrays, result_type).combine_chunks(POOL)
    except pa.ArrowException:
        return pa.chunked_array(arrays, result_type)


def _combined_structs(structs: list[Any], struct_type: Any) -> Any:
    """Join structs field by field, so that at any time only one field exists twice in memory."""
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
