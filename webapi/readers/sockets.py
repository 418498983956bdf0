"""The hosts that Python's sockets look up.

``socket.getaddrinfo`` encodes text by IDNA 2003, with the codec of Python's library:
https://docs.python.org/3/library/codecs.html#module-encodings.idna
"""

from __future__ import annotations

import re
from typing import Final

from webapi.url.record import SPECIAL_SCHEMES

_DOTS: Final = re.compile("[.\u3002\uff0e\uff61]")
_MAPPED_TO_NOTHING: Final = dict.fromkeys(
    (
        *(0xAD, 0x34F, 0x1806, *range(0x180B, 0x180E), *range(0x200B, 0x200E), 0x2060),
        *(*range(0xFE00, 0xFE10), 0xFEFF),
    )
)
"""https://www.rfc-editor.org/rfc/rfc3454#appendix-B.1"""
_MAX_LABEL_LENGTH: Final = 4 * 63
"""The code points of a label. The codec, which is slow, refuses more: it composes at most four."""


def host_of_connection(scheme: str, host: str) -> str:
    """Encode a host as Python's sockets do; return the empty string if the codec refuses it.

    Only special schemes have domains. Other hosts, and those in ASCII, stay unchanged.

    >>> host_of_connection("https", "faß.example"), host_of_connection("https", "☃\\ue000")
    ('fass.example', '')
    """
    if host.isascii() or (scheme and scheme not in SPECIAL_SCHEMES):
        return host
    labels = _DOTS.split(host.translate(_MAPPED_TO_NOTHING))
    if max(map(len, labels)) > _MAX_LABEL_LENGTH:
        return ""
    try:
        return host.encode("idna").decode("ascii")
    except UnicodeError:
        return ""
