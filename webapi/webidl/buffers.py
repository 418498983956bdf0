"""``ArrayBuffer`` and its views: https://webidl.spec.whatwg.org/#js-buffer-source-types

Python's bytes-like objects are both the buffer and the view of it, so one conversion serves all.
"""

from __future__ import annotations

from webapi.webidl.values import BYTES_LIKE


def to_buffer(value: object, context: str) -> bytes | bytearray | memoryview:
    """The object itself, if it is ``bytes``, ``bytearray`` or ``memoryview``."""
    if not isinstance(value, BYTES_LIKE):
        raise TypeError(f"{context} is not of type 'ArrayBuffer' or 'ArrayBufferView'.")
    return value
