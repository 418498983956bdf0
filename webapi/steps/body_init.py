"""BodyInit: https://fetch.spec.whatwg.org/#bodyinit-unions"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from webapi.fetching.host import BytesWithType
from webapi.html.multipart_form_data import multipart_form_data_encode, new_boundary
from webapi.webidl.async_sequences import AsyncSequence

from .blob import data_of
from .form_data import entry_list_of
from .readable_stream import stream_of
from .url_search_params import stringification_behavior

if TYPE_CHECKING:
    from webapi.interfaces.blob import Blob
    from webapi.interfaces.form_data import FormData
    from webapi.interfaces.readable_stream import ReadableStream
    from webapi.interfaces.url_search_params import URLSearchParams
    from webapi.streams.readable import ReadableStream as State

    XMLHttpRequestBodyInit: TypeAlias = (
        bytes | bytearray | memoryview | str | Blob | FormData | URLSearchParams
    )
    BodyInit: TypeAlias = XMLHttpRequestBodyInit | ReadableStream | AsyncSequence


def body_init_of(object: BodyInit) -> BytesWithType | State | AsyncSequence:
    """The bytes and the type of a body, or the stream or the sequence that gives the bytes."""
    if isinstance(object, AsyncSequence):
        return object
    if hasattr(object, "_webapi_stream"):
        return stream_of(object)  # type: ignore[arg-type]
    return bytes_with_type(object)


def bytes_with_type(object: Any) -> BytesWithType:
    """https://fetch.spec.whatwg.org/#concept-bodyinit-extract, of what has its bytes

    Steps know platform objects by their slots.
    """
    if isinstance(object, str):
        return BytesWithType(object.encode(), "text/plain;charset=UTF-8")
    if hasattr(object, "_webapi_entry_list"):
        boundary = new_boundary()
        body = multipart_form_data_encode(entry_list_of(object), boundary)
        return BytesWithType(body, f"multipart/form-data; boundary={boundary.decode()}")
    if hasattr(object, "_webapi_list"):
        type = "application/x-www-form-urlencoded;charset=UTF-8"
        return BytesWithType(stringification_behavior(object).encode(), type)
    if hasattr(object, "_webapi_data"):
        return BytesWithType(data_of(object), object.type)
    return BytesWithType(bytes(object), "")
