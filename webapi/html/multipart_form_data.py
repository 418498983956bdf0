"""The body of a form: https://html.spec.whatwg.org/#multipart-form-data"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from webapi.encoding import encode_or_fail

from .entry_list import Entry

_NEWLINE: Final = re.compile("\r\n?|\n")


def multipart_form_data_encode(
    entry_list: Iterable[Entry], boundary: bytes, encoding: str = "UTF-8"
) -> bytes:
    """https://html.spec.whatwg.org/#multipart/form-data-encoding-algorithm

    ``boundary`` must not occur in the entries.
    """
    parts: list[bytes | memoryview] = []
    for name, value in entry_list:
        parts += (b"--", boundary, b'\r\nContent-Disposition: form-data; name="')
        parts.append(_escape(normalize_newlines(name), encoding))
        if isinstance(value, str):
            parts += (b'"\r\n\r\n', html_encode(normalize_newlines(value), encoding), b"\r\n")
            continue
        type = value.type or "application/octet-stream"
        parts += (
            b'"; filename="',
            _escape(value.name, encoding),
            b'"\r\nContent-Type: ',
            type.encode(),
        )
        parts += (b"\r\n\r\n", value.data, b"\r\n")
    parts += (b"--", boundary, b"--\r\n")
    return b"".join(parts)


def new_boundary() -> bytes:
    """A random boundary. The author of a field cannot guess it."""
    from secrets import token_hex  # 7 ms that a script without forms need not wait for

    return f"----webapi-boundary-{token_hex(16)}".encode()


def _escape(name: str, encoding: str) -> bytes:
    """Escape the name of a field or a file for quotation marks."""
    escaped = name.replace("\n", "%0A").replace("\r", "%0D").replace('"', "%22")
    return html_encode(escaped, encoding)


def html_encode(text: str, encoding: str) -> bytes:
    """https://encoding.spec.whatwg.org/#encode, with references for what the encoding lacks"""
    if encoding == "UTF-8":
        return text.encode()
    pieces = encode_or_fail(encoding, text)
    return b"".join(each if isinstance(each, bytes) else b"&#%d;" % each for each in pieces)


def normalize_newlines(string: str) -> str:
    """Make each newline CR LF, as all encodings of forms do."""
    return _NEWLINE.sub("\r\n", string)
