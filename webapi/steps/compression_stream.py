"""https://compression.spec.whatwg.org/#compression-stream"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import compression as streams

from .generic_transform_stream import shown

if TYPE_CHECKING:
    from webapi.interfaces.compression_stream import CompressionStream


class Slots:
    """The private attribute of CompressionStream objects, beside that of the mixin."""

    _webapi_format: str


def constructor(this: CompressionStream, format: str) -> None:
    """https://compression.spec.whatwg.org/#dom-compressionstream-compressionstream"""
    stream = streams.CompressionStream()
    stream.constructor_steps(format)
    this._webapi_format = format
    this._webapi_transform = stream.transform_stream


def inspect(this: CompressionStream) -> str:
    """The ``repr``: the format, and the states of both sides."""
    return shown(this, f"of {this._webapi_format}")
