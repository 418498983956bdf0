"""The part of the Encoding Standard that URLs need: https://encoding.spec.whatwg.org/"""

from __future__ import annotations

from collections.abc import Iterator


def get_an_output_encoding(encoding: str) -> str:
    """https://encoding.spec.whatwg.org/#get-an-output-encoding

    >>> get_an_output_encoding("UTF-16LE")
    'UTF-8'
    """
    if encoding in ("UTF-8", "replacement", "UTF-16BE", "UTF-16LE"):
        return "UTF-8"
    raise LookupError(f"no encoder for the encoding {encoding!r}")


def encode_or_fail(encoding: str, input: str) -> Iterator[tuple[bytes, int | None]]:
    """https://encoding.spec.whatwg.org/#encode-or-fail, run until ``input`` is used up.

    Yields the bytes up to an error and the code point that has none in ``encoding``; for the last
    piece, the code point is ``None``.
    """
    raise LookupError(f"no encoder for the encoding {encoding!r}")
