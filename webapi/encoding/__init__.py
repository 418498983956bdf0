"""The part of the Encoding Standard that URLs need: https://encoding.spec.whatwg.org/

Functions return the name of an encoding, as the standard writes it, and take any of its labels. The
tables of the legacy encodings are made when one is first used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from codecs import BufferedIncrementalDecoder

    from .decoders import ErrorMode

ENCODINGS: Final = (
    *("UTF-8", "IBM866", "ISO-8859-2", "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-6"),
    *("ISO-8859-7", "ISO-8859-8", "ISO-8859-8-I", "ISO-8859-10", "ISO-8859-13", "ISO-8859-14"),
    *("ISO-8859-15", "ISO-8859-16", "KOI8-R", "KOI8-U", "macintosh", "windows-874"),
    *("windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254"),
    *("windows-1255", "windows-1256", "windows-1257", "windows-1258", "x-mac-cyrillic", "GBK"),
    *("gb18030", "Big5", "EUC-JP", "ISO-2022-JP", "Shift_JIS", "EUC-KR", "replacement"),
    *("UTF-16BE", "UTF-16LE", "x-user-defined"),
)
"""The names of all encodings: https://encoding.spec.whatwg.org/#names-and-labels"""

_NAMES: Final = {name.lower(): name for name in ENCODINGS}


def get_an_encoding(label: str) -> str:
    """https://encoding.spec.whatwg.org/#concept-encoding-get

    The name of the encoding that ``label`` stands for.

    Raises:
        LookupError: ``label`` is not an encoding's label.
        TypeError: ``label`` is not a string.

    >>> get_an_encoding("latin1"), get_an_encoding(" UTF8\\n")
    ('windows-1252', 'UTF-8')
    """
    if not isinstance(label, str):
        raise TypeError(f"an encoding's label is a str, not {type(label).__name__}")
    key = label.strip("\t\n\f\r ").lower() if label.isascii() else ""
    name = _NAMES.get(key)
    if name is None:
        from .labels import NAMES

        name = NAMES.get(key)
    if name is None:
        shown = label if "@" not in label else "***"  # no label has one, but a password may
        raise LookupError(f"unknown encoding: {shown[:80]!r}")
    return name


def get_an_output_encoding(encoding: str) -> str:
    """https://encoding.spec.whatwg.org/#get-an-output-encoding, for any label of ``encoding``

    Raises:
        LookupError, TypeError: see :func:`get_an_encoding`.

    >>> get_an_output_encoding("UTF-16LE")
    'UTF-8'
    """
    if encoding == "UTF-8":
        return encoding
    name = get_an_encoding(encoding)
    return "UTF-8" if name in ("replacement", "UTF-16BE", "UTF-16LE") else name


def encode_or_fail(encoding: str, input: str) -> Iterator[bytes | int]:
    """https://encoding.spec.whatwg.org/#encode-or-fail, run until ``input`` is used up

    Yields the bytes up to an error, and the code point that the encoder returns it with, in turn.

    Raises:
        LookupError: ``encoding`` is not an encoding, or one that has no encoder.

    >>> list(encode_or_fail("Shift_JIS", "≡‽"))
    [b'\\x81\\xdf', 8253]
    """
    encoding = get_an_encoding(encoding)
    if encoding == "UTF-8":
        return iter((input.encode(),))
    if get_an_output_encoding(encoding) == "UTF-8":
        raise LookupError(f"{encoding} has no encoder")
    if encoding == "ISO-2022-JP":
        from . import iso_2022_jp

        return _joined(iso_2022_jp.encode(input))
    from . import encoders

    return _joined(encoders.encode(encoding, input))


def _joined(pieces: Iterator[bytes | int]) -> Iterator[bytes | int]:
    """The same with all bytes between two errors in one piece."""
    between = bytearray()
    for piece in pieces:
        if isinstance(piece, bytes):
            between += piece
            continue
        if between:
            yield bytes(between)
            between.clear()
        yield piece
    if between:
        yield bytes(between)


def decode(encoding: str, input: bytes) -> str:
    """Run ``encoding``'s decoder, which puts U+FFFD where ``input`` is ill-formed

    https://encoding.spec.whatwg.org/#concept-encoding-run; a byte order mark stays in the bytes.

    Raises:
        LookupError, TypeError: see :func:`get_an_encoding`.

    >>> decode("windows-1252", b"caf\\xe9 \\x80")
    'café €'
    """
    if encoding == "UTF-8":
        return input.decode(errors="replace")
    return decoder(get_an_encoding(encoding)).decode(input, True)


def utf_8_decode(input: bytes | memoryview) -> str:
    r"""https://encoding.spec.whatwg.org/#utf-8-decode, which drops a byte order mark

    >>> utf_8_decode(b"\xef\xbb\xbfcaf\xc3\xa9 \xff")
    'café \ufffd'
    """
    return str(input, "utf-8", "replace").removeprefix("\ufeff")


def decoder(encoding: str, errors: ErrorMode = "replace") -> BufferedIncrementalDecoder:
    """A new instance of the decoder of the encoding with that name, not label

    https://encoding.spec.whatwg.org/#decoder. ``errors`` is the standard's error mode.

    >>> shift_jis = decoder("Shift_JIS")
    >>> shift_jis.decode(b"\\x93"), shift_jis.decode(b"\\xfa", True)
    ('', '日')
    """
    if encoding == "ISO-2022-JP":
        from .iso_2022_jp import Decoder

        return Decoder(errors)
    from .decoders import stateless_decoder

    return stateless_decoder(encoding, errors)
