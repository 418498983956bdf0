"""The host of XMLHttpRequest: what needs a transport, URLs, MIME types and encodings.

``runtimes/glue/xhr.js`` has the same for JavaScript engines, which ask Python for most of it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from webapi.encoding import decode
from webapi.fetching.fetch import fetch
from webapi.fetching.host import BytesWithType, keep_the_blob_of_url
from webapi.fetching.transmitted_bodies import transmitted_body
from webapi.html.blobs import Blob
from webapi.html.encoding_sniffing import bom_sniff, encoding_or_none, prescan, xml_encoding
from webapi.html.mime_type import (
    MimeType,
    extract_a_mime_type,
    is_xml_mime_type,
    media_type,
    parse_a_mime_type,
    serialize_a_mime_type,
)
from webapi.url.ascii import ascii_lowercase
from webapi.url.parser import set_the_password, set_the_username, url_parser
from webapi.url.record import URLRecord
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.event_loop import running_loop
from webapi.webidl.promises import react

if TYPE_CHECKING:
    from webapi.fetching.requests import Request
    from webapi.html.nodes import Document
    from webapi.xhr.xml_http_requests import OngoingRequest

_logger: Final = logging.getLogger("webapi.xhr")
_HTML: Final = "text/html"
NO_DOCUMENTS: Final = "a document cannot be sent here. Send its text, as XMLSerializer writes it."
_LONGEST_INTEGER: Final = 15
"""The most digits that every JavaScript number keeps."""
_SNIFFED: Final = 1024
"""The most bytes that determine an encoding."""


class TextBody(BytesWithType):
    """The body that a string or a query makes."""


def is_text_body(body: Any) -> bool:
    """Whether the body is that of a string or a ``URLSearchParams`` object."""
    return isinstance(body, TextBody)


def check_event_loop(action: str) -> None:
    """Raise ``RuntimeError`` if nothing can fetch."""
    running_loop(action)


def check_no_document(action: str, body: Any) -> None:
    """Refuse a document as the body of a request."""
    if hasattr(body, "_webapi_node"):
        raise DOMException(f"{action}: {NO_DOCUMENTS}", "NotSupportedError")


def begin_fetch(request: Request, observer: OngoingRequest) -> None:
    """https://fetch.spec.whatwg.org/#concept-fetch"""
    keep_the_blob_of_url(request)
    if observer.upload_listener and request.body is not None:
        request.body = transmitted_body(request.body, observer)
    react(fetch(request), observer.process_response, observer.process_network_error)


def report_network_error(error: Any) -> None:
    """Tell the developer why there is no response, which no event says."""
    cause = error if isinstance(error, Exception) else None
    _logger.error("XMLHttpRequest: %s", error, exc_info=cause)


def url_with_credentials(url: URLRecord, username: str | None, password: str | None) -> URLRecord:
    """The steps of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open for a name and password"""
    if url.host is not None:
        if username is not None:
            set_the_username(url, username)
        if password is not None:
            set_the_password(url, password)
    return url


def decimal_number(text: str) -> float:
    """The number that digits write, or 0."""
    is_integer = text.isascii() and text.isdigit() and len(text) <= _LONGEST_INTEGER
    return int(text) if is_integer else 0


# MIME types. An empty text is no MIME type.


def utf_8_content_type(value: str) -> str:
    """The header ``Content-Type`` of a body that is UTF-8.

    https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send, of a string

    >>> utf_8_content_type("text/plain;charset=latin1;a=b"), utf_8_content_type("text/plain")
    ('text/plain;charset=UTF-8;a=b', 'text/plain')
    """
    mime_type = parse_a_mime_type(value)
    if mime_type is None or ascii_lowercase(mime_type[1].get("charset", "utf-8")) == "utf-8":
        return value
    mime_type[1]["charset"] = "UTF-8"
    return serialize_a_mime_type(mime_type)


def override_mime_type(mime: str) -> str:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-overridemimetype"""
    mime_type = parse_a_mime_type(mime)
    return serialize_a_mime_type(mime_type or ("application/octet-stream", {}))


def final_mime_type(content_type: str, override: str) -> str:
    """https://xhr.spec.whatwg.org/#final-mime-type

    >>> final_mime_type("text/plain", ""), final_mime_type("", ""), final_mime_type("a/b", "c/d")
    ('text/plain', 'text/xml', 'c/d')
    """
    return override or serialize_a_mime_type(_response_mime_type(content_type))


def _response_mime_type(content_type: str) -> MimeType:
    """https://xhr.spec.whatwg.org/#response-mime-type"""
    return extract_a_mime_type(content_type) or ("text/xml", {})


def _final_encoding(content_type: str, override: str) -> str | None:
    """https://xhr.spec.whatwg.org/#final-charset"""
    label = _response_mime_type(content_type)[1].get("charset")
    overriding = parse_a_mime_type(override)
    if overriding is not None:
        label = overriding[1].get("charset", label)
    return encoding_or_none(label)


def encoding_of_text(data: bytes, content_type: str, override: str, allows_xml: bool) -> str:
    """The encoding of https://xhr.spec.whatwg.org/#text-response"""
    start = bytes(data[:_SNIFFED])
    encoding = bom_sniff(start)[0] or _final_encoding(content_type, override)
    if encoding is None and allows_xml:
        essence = final_mime_type(content_type, override).partition(";")[0]
        encoding = xml_encoding(start) if is_xml_mime_type(essence) else None
    return encoding or "UTF-8"


def text_of_response(data: bytes, encoding: str) -> str:
    """https://encoding.spec.whatwg.org/#decode"""
    length = bom_sniff(data[:_SNIFFED])[1]
    return decode(encoding, bytes(data[length:]))


# Objects


def null_response() -> Any:
    """The null of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response"""
    return None


def blob_of_response(data: bytes, mime_type: str) -> Blob:
    """A blob of the body."""
    return Blob(memoryview(data), media_type(mime_type))


def allows_document_responses(action: str) -> bool:
    """Whether responses can be documents; in workers they cannot.

    Pages in engines raise ``NotSupportedError`` instead.
    """
    return True


def document_of_response(
    data: bytes, content_type: str, override: str, is_legacy: bool, url: str
) -> Document | None:
    """https://xhr.spec.whatwg.org/#document-response

    ``is_legacy`` says that the response type is empty: then HTML stays text. XML is not parsed.
    """
    from webapi.html.nodes import Document
    from webapi.html.quick_building import build_document
    from webapi.webidl.html_parsing import parse_html_document

    final_type = final_mime_type(content_type, override)
    if final_type.partition(";")[0] != _HTML or is_legacy:
        return None
    encoding = _final_encoding(content_type, override) or prescan(bytes(data[:_SNIFFED]))
    encoding = bom_sniff(data)[0] or encoding or "UTF-8"
    document_url = url_parser(url)
    assert document_url
    document = Document(document_url, encoding, _HTML)
    build_document(document, parse_html_document(text_of_response(data, encoding), False))
    return document
