"""The types of columns and of other arguments, for type checkers and editors.

Pyarrow has no types of its own, so checkers know Arrow's arrays by their protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import pyarrow as pa

from webapi import URL

if TYPE_CHECKING:
    from webapi.webidl.types import RecordLike, ScalarLike, SequenceLike, StringLike


class ArrowArray(Protocol):
    """An array with the Arrow PyCapsule interface."""

    def __arrow_c_array__(self, requested_schema: object = None) -> Any: ...


class ArrowStream(Protocol):
    """A chunked array, or a Series, with the Arrow PyCapsule interface."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> Any: ...


class NumpyArray(Protocol):
    """An array of numpy, or what becomes one."""

    def __array__(self) -> Any: ...


URLs: TypeAlias = ArrowArray | ArrowStream | NumpyArray | Sequence[str | bytes | None]
"""A column of URLs: strings, or bytes of UTF-8."""

BaseURLs: TypeAlias = str | URL | URLs
"""A base URL for all rows, or a column with one for each row."""

Answers: TypeAlias = pa.Array | pa.ChunkedArray
"""A chunked array for a chunked column, and an array for every other one."""

Params: TypeAlias = "RecordLike[StringLike] | Iterable[SequenceLike[StringLike]] | ScalarLike"
"""Names and values of parameters: what `URLSearchParams` takes."""
