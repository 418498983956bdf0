"""https://encoding.spec.whatwg.org/#interface-textdecoderstream"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import text as streams

from .generic_transform_stream import shown

if TYPE_CHECKING:
    from webapi.interfaces.text_decoder_stream import TextDecoderStream


def constructor(this: TextDecoderStream, label: str, options: streams.TextDecoderOptions) -> None:
    """https://encoding.spec.whatwg.org/#dom-textdecoderstream"""
    stream = streams.TextDecoderStream()
    stream.constructor_steps(label, options)
    this._webapi_decoding = stream.decoder.decoding
    this._webapi_transform = stream.transform_stream


def inspect(this: TextDecoderStream) -> str:
    """The ``repr``: the encoding, and the states of both sides."""
    return shown(this, f"of {this._webapi_decoding.encoding}")
