"""``ArrayBuffer`` and its views: https://webidl.spec.whatwg.org/#js-buffer-source-types

In Python, an object that ``memoryview`` takes is both the buffer and the view of it, so one
conversion serves all these types. The bytes are in the machine's order, as in typed arrays.
"""

from __future__ import annotations

from webapi.webidl.exceptions import shown
from webapi.webidl.values import is_buffer


def to_buffer(value: object, context: str) -> bytes | bytearray | memoryview:
    """Return ``bytes`` or ``bytearray`` unchanged, and a ``memoryview`` of any other buffer.

    >>> from array import array
    >>> to_buffer(array("B", [65, 66]), "").tobytes()
    b'AB'
    """
    if isinstance(value, (bytes, bytearray)):
        return value
    if not is_buffer(value):
        raise TypeError(f"{context} is not of type 'ArrayBuffer' or 'ArrayBufferView'.")
    try:
        return memoryview(value)  # type: ignore[arg-type]
    except (ValueError, BufferError) as error:
        raise TypeError(f"{context} gives no bytes: {shown(value)}: {error}.") from None
