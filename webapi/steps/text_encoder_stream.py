"""https://encoding.spec.whatwg.org/#interface-textencoderstream"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import text as streams

from .generic_transform_stream import shown

if TYPE_CHECKING:
    from webapi.interfaces.text_encoder_stream import TextEncoderStream


def constructor(this: TextEncoderStream) -> None:
    """https://encoding.spec.whatwg.org/#dom-textencoderstream"""
    this._webapi_transform = streams.TextEncoderStream().transform_stream


def inspect(this: TextEncoderStream) -> str:
    """The ``repr``: the encoding, UTF-8, and the states of both sides."""
    return shown(this, "of UTF-8")
