"""https://encoding.spec.whatwg.org/#interface-mixin-textdecodercommon"""

from __future__ import annotations

from typing import Protocol

from webapi.encoding.text_decoding import TextDecoding


class Slots:
    """The private attribute of decoders."""

    _webapi_decoding: TextDecoding


class TextDecoderCommon(Protocol):
    """An object that has the slot of decoders."""

    _webapi_decoding: TextDecoding


def encoding_getter(this: TextDecoderCommon) -> str:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-encoding"""
    return this._webapi_decoding.encoding.lower()


def fatal_getter(this: TextDecoderCommon) -> bool:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-fatal"""
    return this._webapi_decoding.error_mode == "strict"


def ignoreBOM_getter(this: TextDecoderCommon) -> bool:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-ignorebom"""
    return this._webapi_decoding.ignore_bom
