"""``data:`` URLs: https://fetch.spec.whatwg.org/#data-urls"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from webapi.html.forgiving_base64 import forgiving_base64_decode
from webapi.html.mime_type import MimeType, parse_a_mime_type
from webapi.url.percent_encoding import percent_decode
from webapi.url.record import URLRecord
from webapi.url.serializer import url_serializer

_BASE64: Final = re.compile("; *base64$", re.IGNORECASE | re.ASCII)


class DataURL(NamedTuple):
    """https://fetch.spec.whatwg.org/#data-url-struct"""

    mime_type: MimeType
    body: bytes


def data_url_processor(data_url: URLRecord) -> DataURL | None:
    """https://fetch.spec.whatwg.org/#data-url-processor"""
    input = url_serializer(data_url, exclude_fragment=True).removeprefix("data:")
    type, comma, encoded_body = input.partition(",")
    if not comma:
        return None
    type = type.strip(" ")
    body = percent_decode(encoded_body)
    if match := _BASE64.search(type):
        decoded = forgiving_base64_decode(body.decode("latin-1"))
        if decoded is None:
            return None
        type, body = type[: match.start()], decoded
    if type.startswith(";"):
        type = f"text/plain{type}"
    mime_type = parse_a_mime_type(type) or ("text/plain", {"charset": "US-ASCII"})
    return DataURL(mime_type, body)
