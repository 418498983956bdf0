"""https://compression.spec.whatwg.org/#decompression-stream"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import compression as streams

from .generic_transform_stream import shown

if TYPE_CHECKING:
    from webapi.interfaces.decompression_stream import DecompressionStream


class Slots:
    """The private attribute of DecompressionStream objects, beside that of the mixin."""

    _webapi_format: str


def constructor(this: DecompressionStream, format: str) -> None:
    """https://compression.spec.whatwg.org/#dom-decompressionstream-decompressionstream"""
    stream = streams.DecompressionStream()
    stream.constructor_steps(format)
    this._webapi_format = format
    this._webapi_transform = stream.transform_stream


def inspect(this: DecompressionStream) -> str:
    """The ``repr``: the format, and the states of both sides."""
    return shown(this, f"of {this._webapi_format}")
