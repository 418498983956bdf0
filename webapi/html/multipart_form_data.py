"""The body of a form: https://html.spec.whatwg.org/#multipart-form-data"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from .entry_list import Entry

_NEWLINE: Final = re.compile("\r\n?|\n")


def multipart_form_data_encode(entry_list: Iterable[Entry], boundary: bytes) -> bytes:
    """https://html.spec.whatwg.org/#multipart/form-data-encoding-algorithm, in UTF-8

    ``boundary`` must not occur in the entries.
    """
    parts: list[bytes | memoryview] = []
    for name, value in entry_list:
        parts += (b"--", boundary, b'\r\nContent-Disposition: form-data; name="')
        parts.append(_escape(_normalize_newlines(name)))
        if isinstance(value, str):
            parts += (b'"\r\n\r\n', _normalize_newlines(value).encode(), b"\r\n")
            continue
        type = value.type or "application/octet-stream"
        parts += (b'"; filename="', _escape(value.name), b'"\r\nContent-Type: ', type.encode())
        parts += (b"\r\n\r\n", value.data, b"\r\n")
    parts += (b"--", boundary, b"--\r\n")
    return b"".join(parts)


def _escape(name: str) -> bytes:
    """Escape the name of a field or a file for quotation marks."""
    return name.replace("\n", "%0A").replace("\r", "%0D").replace('"', "%22").encode()


def _normalize_newlines(string: str) -> str:
    """Step 1 of the algorithm: a newline is CR LF."""
    return _NEWLINE.sub("\r\n", string)
