"""The host of requests and responses: what needs URLs, MIME types and bytes.

``runtimes/glue/fetching.js`` has the same for JavaScript engines, which ask Python for most of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from webapi.encoding import utf_8_decode as utf_8_decode
from webapi.html.entry_list import Entry
from webapi.html.form_bodies import entries_of_body
from webapi.html.mime_type import extract_a_mime_type, media_type, serialize_a_mime_type
from webapi.html.structured_clone import structured_clone
from webapi.url.environment import current_settings_object
from webapi.url.origin import same_origin
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord as URLRecord
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError
from webapi.webidl.json_text import parse_json as parse_json
from webapi.webidl.json_text import serialize_to_json as serialize_to_json

T = TypeVar("T")


class BytesWithType(NamedTuple):
    """The bytes of a body, and the value of its ``Content-Type`` header, empty if it has none."""

    body: Any
    type: str


def bytes_with_type(object: Any) -> BytesWithType | None:
    """The bytes of a ``BodyInit``, unless it is a stream or an asynchronous sequence.

    In Python the steps have made them, because they know platform objects.
    """
    return object if isinstance(object, BytesWithType) else None


def keep_the_blob_of_url(request: Any) -> None:
    """Keep the bytes of the blob that a request's URL names, whoever revokes it.

    https://url.spec.whatwg.org/#concept-url-blob-entry
    """
    entry = request.url.blob_url_entry
    if entry is not None:
        request.blob_of_url = BytesWithType(entry.object._webapi_data, entry.object.type)


def from_nullable(value: T | None) -> T | None:
    """The value of a member of a dictionary, which may be null."""
    return value


def is_empty_dictionary(dictionary: Mapping[str, Any]) -> bool:
    """Whether a dictionary has no members."""
    return not dictionary


# URLs


def parse_a_url(action: str, input: str) -> URLRecord:
    """https://url.spec.whatwg.org/#concept-url-parser, with the API base URL

    Raises:
        InvalidURLError: the URL does not parse.
    """
    base = current_settings_object().api_base_url
    url = url_parser(input, base)
    if not url:
        raise InvalidURLError(action, input, None if base is None else url_serializer(base))
    return url


def serialized_url(url: URLRecord) -> str:
    """https://url.spec.whatwg.org/#concept-url-serializer"""
    return url_serializer(url)


def url_without_fragment(url: URLRecord) -> str:
    """https://url.spec.whatwg.org/#concept-url-serializer, excluding the fragment"""
    return url_serializer(url, exclude_fragment=True)


def referrer_from(referrer: str) -> str | None:
    """The referrer that a text says, or ``None``, which is ``client``.

    It is a part of https://fetch.spec.whatwg.org/#dom-request.

    Raises:
        InvalidURLError: the URL does not parse.
    """
    if not referrer:
        return ""
    settings = current_settings_object()
    parsed_referrer = url_parser(referrer, settings.api_base_url)
    if not parsed_referrer:
        raise InvalidURLError("Failed to construct 'Request'", referrer)
    is_client = parsed_referrer.scheme == "about" and parsed_referrer.path == "client"
    if is_client or not same_origin(parsed_referrer, settings.origin):
        return None
    return url_serializer(parsed_referrer)


# Bytes


def is_uint8_array(chunk: object) -> bool:
    """Whether a chunk is what Python has for a ``Uint8Array``."""
    if isinstance(chunk, memoryview):
        return chunk.format == "B" and chunk.c_contiguous
    return isinstance(chunk, (bytes, bytearray))


def name_of_type(value: object) -> str:
    """The name of a value's type, for messages."""
    return repr(type(value).__name__)


def clone_of_chunk(chunk: Any) -> Any:
    """https://html.spec.whatwg.org/#structuredserialize, and back"""
    return structured_clone(chunk)


def no_bytes() -> bytes:
    """An empty byte sequence."""
    return b""


def joined_bytes(chunks: list[bytes]) -> bytes:
    """One byte sequence of several."""
    return b"".join(chunks)


def buffer_of_bytes(data: bytes) -> bytes:
    """An ``ArrayBuffer`` of bytes, which are its own."""
    return data


def byte_length_of(source: bytes | memoryview) -> int:
    """The length of bytes or of a blob."""
    return len(source)


def utf_8_encode(text: str) -> bytes:
    """https://encoding.spec.whatwg.org/#utf-8-encode"""
    return text.encode()


def decimal_text(number: int) -> str:
    """An integer in decimal digits, for messages."""
    return str(number)


# Bodies


def blob_of_body(data: bytes, content_type: str) -> tuple[memoryview, str]:
    """The bytes and the type of a Blob: https://fetch.spec.whatwg.org/#dom-body-blob"""
    mime_type = extract_a_mime_type(content_type)
    type = "" if mime_type is None else media_type(serialize_a_mime_type(mime_type))
    return memoryview(data), type


def form_data_of_body(data: bytes, content_type: str) -> list[Entry]:
    """The entries of a form: https://fetch.spec.whatwg.org/#dom-body-formdata

    Raises:
        TypeError: the MIME type is another one, or the body is malformed or cut off.
    """
    return entries_of_body(data, extract_a_mime_type(content_type))
