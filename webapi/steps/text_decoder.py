"""https://encoding.spec.whatwg.org/#interface-textdecoder"""

from __future__ import annotations

from codecs import utf_8_decode
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

from webapi.encoding import decoder, get_an_encoding
from webapi.encoding.decoders import begins_a_surrogate
from webapi.webidl.exceptions import RangeError, shown

from .text_decoder_common import serialize_io_queue

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from webapi.interfaces.text_decoder import TextDecoder


class Slots:
    """The private attributes of TextDecoder objects, beside those of all decoders."""

    _webapi_do_not_flush: bool
    _webapi_in_the_midst_of_utf_8: bool
    """Whether the next piece of the stream is UTF-8 in which no byte order mark is dropped."""


def constructor(this: TextDecoder, label: str, options: dict[str, Any]) -> None:
    """https://encoding.spec.whatwg.org/#dom-textdecoder"""
    try:
        encoding = get_an_encoding(label)
    except LookupError:
        encoding = "replacement"
    if encoding == "replacement":
        raise RangeError(
            f"Failed to construct 'TextDecoder': no encoding has the label {shown(label)}."
        )
    this._webapi_encoding = encoding
    this._webapi_error_mode = "strict" if options["fatal"] else "replace"
    this._webapi_ignore_bom = options["ignoreBOM"]
    this._webapi_do_not_flush = this._webapi_in_the_midst_of_utf_8 = False


def decode_fast_path(operation: Callable[..., str]) -> Callable[..., str]:
    """Let ``decode`` take ``bytes`` in the midst of a stream of UTF-8 as they come."""

    @wraps(operation)
    def decode(this: TextDecoder, input: Any = None, options: Any = None) -> str:
        if type(input) is bytes and type(options) is dict:
            try:
                if options["stream"] is True and this._webapi_in_the_midst_of_utf_8:
                    decoder = this._webapi_decoder
                    data = decoder.buffer + input
                    output, consumed = utf_8_decode(data, this._webapi_error_mode, False)
                    rest = data[consumed:]
                    if not rest or rest[0] != 0xED or not begins_a_surrogate(rest):
                        decoder.buffer = rest
                        return output
            except (AttributeError, KeyError, UnicodeDecodeError):
                pass  # the operation says what is wrong
        return operation(this, input, options)

    return decode


def decode(this: TextDecoder, input: Buffer | None, options: dict[str, Any]) -> str:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-decode"""
    if not this._webapi_do_not_flush:
        this._webapi_decoder = decoder(this._webapi_encoding, this._webapi_error_mode)
        this._webapi_bom_seen = False
    this._webapi_do_not_flush = options["stream"]
    this._webapi_in_the_midst_of_utf_8 = False
    try:
        output = this._webapi_decoder.decode(b"" if input is None else input, not options["stream"])
    except UnicodeDecodeError as error:
        this._webapi_decoder.buffer = error.object[error.end :]
        raise TypeError(
            "Failed to execute 'decode' on 'TextDecoder': the bytes are not valid in "
            f"{this._webapi_encoding}."
        ) from None
    serialized = serialize_io_queue(this, output)
    this._webapi_in_the_midst_of_utf_8 = (
        options["stream"] and this._webapi_bom_seen and this._webapi_encoding == "UTF-8"
    )
    return serialized


def inspect(this: TextDecoder) -> str:
    """What ``repr`` shows."""
    return f"<TextDecoder of {this._webapi_encoding}>"
