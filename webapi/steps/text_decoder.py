"""https://encoding.spec.whatwg.org/#interface-textdecoder"""

from __future__ import annotations

from codecs import utf_8_decode
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

from webapi.encoding.decoders import begins_a_surrogate
from webapi.encoding.text_decoding import TextDecoding
from webapi.webidl.exceptions import RangeError, shown

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from webapi.interfaces.text_decoder import TextDecoder


class Slots:
    """The private attributes of TextDecoder objects, beside those of all decoders."""

    _webapi_do_not_flush: bool
    _webapi_rest_of_utf_8: bytes | None
    """The unfinished bytes of a UTF-8 stream that is past its byte order mark. It is ``None`` for
    any other stream, because there the decoder holds these bytes."""


def constructor(this: TextDecoder, label: str, options: dict[str, Any]) -> None:
    """https://encoding.spec.whatwg.org/#dom-textdecoder"""
    try:
        this._webapi_decoding = TextDecoding(label, options["fatal"], options["ignoreBOM"])
    except LookupError:
        raise RangeError(
            f"Failed to construct 'TextDecoder': no encoding has the label {shown(label)}."
        ) from None
    this._webapi_do_not_flush = False
    this._webapi_rest_of_utf_8 = None


def decode_fast_path(operation: Callable[..., str]) -> Callable[..., str]:
    """Make ``decode`` skip the conversion of ``bytes`` in the middle of a UTF-8 stream."""

    @wraps(operation)
    def decode(this: TextDecoder, input: Any = None, options: Any = None, **named: object) -> str:
        if type(input) is bytes and type(options) is dict and not named:
            try:
                rest = this._webapi_rest_of_utf_8
                if rest is not None and options["stream"] is True:
                    data = rest + input if rest else input
                    output, consumed = utf_8_decode(data, this._webapi_decoding.error_mode)
                    if not rest and consumed == len(data):
                        return output
                    rest = data[consumed:]
                    if not begins_a_surrogate(rest):
                        this._webapi_rest_of_utf_8 = rest
                        return output
            except (AttributeError, KeyError, UnicodeDecodeError):
                pass  # the operation raises the right error
        return operation(this, input, options, **named)

    return decode


def decode(this: TextDecoder, input: Buffer | None, options: dict[str, Any]) -> str:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-decode"""
    decoding = this._webapi_decoding
    if not this._webapi_do_not_flush:
        decoding.start()
    elif this._webapi_rest_of_utf_8 is not None:
        decoding.decoder.buffer = this._webapi_rest_of_utf_8
    this._webapi_do_not_flush = options["stream"]
    this._webapi_rest_of_utf_8 = None
    try:
        output = decoding.decode(b"" if input is None else input, not options["stream"])
    except UnicodeDecodeError:
        raise TypeError(
            "Failed to execute 'decode' on 'TextDecoder': the bytes are not valid in "
            f"{decoding.encoding}."
        ) from None
    if options["stream"] and decoding.bom_seen and decoding.encoding == "UTF-8":
        this._webapi_rest_of_utf_8 = decoding.decoder.buffer
    return output


def inspect(this: TextDecoder) -> str:
    """The ``repr``: the encoding."""
    return f"<TextDecoder of {this._webapi_decoding.encoding}>"
