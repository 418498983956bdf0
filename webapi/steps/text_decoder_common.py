"""https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon"""

from __future__ import annotations

import codecs
from typing import Protocol

from webapi.encoding.decoders import ErrorMode


class Slots:
    """The private attributes of decoders."""

    _webapi_encoding: str
    """The encoding's name, as the standard writes it."""
    _webapi_decoder: codecs.BufferedIncrementalDecoder
    """The decoder, with the bytes of the I/O queue that it has not finished."""
    _webapi_ignore_bom: bool
    _webapi_bom_seen: bool
    _webapi_error_mode: ErrorMode


class TextDecoderCommon(Protocol):
    """An object that has the slots of decoders."""

    _webapi_encoding: str
    _webapi_ignore_bom: bool
    _webapi_bom_seen: bool
    _webapi_error_mode: ErrorMode


def serialize_io_queue(decoder: TextDecoderCommon, io_queue: str) -> str:
    """https://encoding.spec.whatwg.org/#concept-td-serialize"""
    if not decoder._webapi_bom_seen and io_queue:
        decoder._webapi_bom_seen = True
        has_mark = decoder._webapi_encoding in ("UTF-8", "UTF-16BE", "UTF-16LE")
        if has_mark and not decoder._webapi_ignore_bom:
            return io_queue.removeprefix("\ufeff")
    return io_queue


def encoding_getter(this: TextDecoderCommon) -> str:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-encoding"""
    return this._webapi_encoding.lower()


def fatal_getter(this: TextDecoderCommon) -> bool:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-fatal"""
    return this._webapi_error_mode == "strict"


def ignoreBOM_getter(this: TextDecoderCommon) -> bool:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-ignorebom"""
    return this._webapi_ignore_bom
