"""https://encoding.spec.whatwg.org/#interface-textdecoder"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.encoding import decoder, get_an_encoding
from webapi.webidl.exceptions import RangeError, shown

from .text_decoder_common import serialize_io_queue

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from webapi.interfaces.text_decoder import TextDecoder


class Slots:
    """What a TextDecoder object holds besides."""

    _webapi_do_not_flush: bool


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
    this._webapi_do_not_flush = False


def decode(this: TextDecoder, input: Buffer | None, options: dict[str, Any]) -> str:
    """https://encoding.spec.whatwg.org/#dom-textdecoder-decode"""
    if not this._webapi_do_not_flush:
        this._webapi_decoder = decoder(this._webapi_encoding, this._webapi_error_mode)
        this._webapi_bom_seen = False
    this._webapi_do_not_flush = options["stream"]
    try:
        output = this._webapi_decoder.decode(b"" if input is None else input, not options["stream"])
    except UnicodeDecodeError as error:
        this._webapi_decoder.buffer = error.object[error.end :]
        raise TypeError(
            "Failed to execute 'decode' on 'TextDecoder': the bytes are not valid in "
            f"{this._webapi_encoding}."
        ) from None
    return serialize_io_queue(this, output)


def inspect(this: TextDecoder) -> str:
    """What ``repr`` shows."""
    return f"<TextDecoder of {this._webapi_encoding}>"
