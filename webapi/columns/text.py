"""The strings of one batch as one run of bytes, and vectorised searches in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Flags = NDArray[np.bool_]
    Offsets = NDArray[np.int64]

MARGIN: Final = 264
"""The number of slashes after the last string. They end every search that goes past it."""


@dataclass(frozen=True)
class Text:
    """String ``i`` is ``raw[starts[i]:ends[i]]``; strings follow one another without a gap.

    Null rows have undefined text; check ``valid``.
    """

    raw: bytes
    starts: Offsets
    ends: Offsets
    valid: Flags | None

    @classmethod
    def of(cls, array: Any) -> Text:
        """The strings of an Arrow array of type string or large_string.

        >>> Text.of(pa.array(["a", None, "bc"])).starts.tolist()
        [0, 1, 1]
        """
        count = len(array)
        valid = None
        if array.null_count:
            valid = array.is_valid().to_numpy(zero_copy_only=False)
        if not count:
            nothing = np.zeros(0, np.int64)
            return cls(b"/" * MARGIN, nothing, nothing, valid)
        width = 8 if pa.types.is_large_string(array.type) else 4
        _, offsets_buffer, data = array.buffers()
        offsets = np.frombuffer(offsets_buffer, f"<i{width}", count + 1, array.offset * width)
        first, last = int(offsets[0]), int(offsets[-1])
        content = memoryview(data)[first:last] if data is not None else b""
        # A whole number of eight-byte words, for `positions`.
        margin = b"/" * (MARGIN + -(last - first) % 8)
        bounds = offsets.astype(np.int64) - first
        return cls(b"".join((content, margin)), bounds[:-1], bounds[1:], valid)

    def __len__(self) -> int:
        return len(self.starts)

    @cached_property
    def bytes(self) -> Bytes:
        """All bytes, each a number."""
        return np.frombuffer(self.raw, np.uint8)

    def every(self, dtype: str) -> NDArray[Any]:
        """The value that begins at each byte, aligned or not, without a copy."""
        size = np.dtype(dtype).itemsize
        return np.ndarray((len(self.raw) - size + 1,), dtype, self.raw, strides=(1,))

    def string(self, row: int) -> str:
        """String ``row``. U+FFFD replaces bytes that are not UTF-8."""
        return self.raw[self.starts[row] : self.ends[row]].decode("utf-8", "replace")


def positions(flags: NDArray[Any]) -> Offsets:
    """The indices of the items that are not zero, for one-byte items that mostly are zero.

    The function reads eight items at once, so the length must be a multiple of eight.

    >>> positions(np.array([0, 0, 3, 0, 0, 0, 0, 1], np.uint8)).tolist()
    [2, 7]
    """
    words = np.flatnonzero(flags.view(np.uint64) != 0)
    inside = np.flatnonzero(flags.reshape(-1, 8)[words])
    found: Offsets = words[inside >> 3] * 8 + (inside & 7)
    return found
