"""https://encoding.spec.whatwg.org/#interface-textencoder"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.ordinary_object import OrdinaryObject

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from webapi.interfaces.text_encoder import TextEncoder


def constructor(this: TextEncoder) -> None:
    """https://encoding.spec.whatwg.org/#dom-textencoder"""


def encode(this: TextEncoder, input: str) -> bytes:
    """https://encoding.spec.whatwg.org/#dom-textencoder-encode"""
    return input.encode()


def encodeInto(this: TextEncoder, source: str, destination: Buffer) -> OrdinaryObject[int]:
    """https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto

    Raises ``TypeError`` where Python cannot write to ``destination``.
    """
    with memoryview(destination) as view, view.cast("B") as room:
        if room.readonly:
            raise TypeError(
                "Failed to execute 'encodeInto' on 'TextEncoder': parameter 2 is read-only."
            )
        # Every code point takes at least one byte, so at most this many fit.
        encoded = source[: len(room)].encode()
        written = len(room)
        if len(encoded) <= written:
            written = len(encoded)
        else:
            while encoded[written] & 0xC0 == 0x80:
                written -= 1
        room[:written] = encoded[:written]
    read = len(encoded[:written].decode("utf-8").encode("utf-16-le")) // 2
    return OrdinaryObject({"read": read, "written": written})


def inspect(this: TextEncoder) -> str:
    """The ``repr``: the encoding, UTF-8."""
    return "<TextEncoder of UTF-8>"
