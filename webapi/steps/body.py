"""The steps of the body mixin: https://fetch.spec.whatwg.org/#body-mixin"""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any

from webapi.encoding import utf_8_decode
from webapi.fetching.bodies import bytes_as_a_body
from webapi.html.mime_type import serialize_a_mime_type
from webapi.streams.blobs import text_stream
from webapi.webidl.json_text import parse_json

from .blob import media_type
from .body_init import entries_of_body

if TYPE_CHECKING:
    from webapi.fetching.bodies import Message
    from webapi.html.entry_list import Entry
    from webapi.interfaces.request import Request
    from webapi.interfaces.response import Response
    from webapi.streams.readable import ReadableStream
    from webapi.webidl.promises import Promise


class Slots:
    """The private attribute of objects that include the mixin: the request or the response."""

    _webapi_message: Message


def body_getter(this: Request | Response) -> ReadableStream | None:
    """https://fetch.spec.whatwg.org/#dom-body-body"""
    body = this._webapi_message.body
    return None if body is None else body.stream


def bodyUsed_getter(this: Request | Response) -> bool:
    """https://fetch.spec.whatwg.org/#dom-body-bodyused"""
    body = this._webapi_message.body
    return body is not None and body.stream.disturbed


def arrayBuffer(this: Request | Response) -> Promise[builtins.bytes]:
    """https://fetch.spec.whatwg.org/#dom-body-arraybuffer"""
    return bytes(this)


def blob(this: Request | Response) -> Promise[tuple[memoryview, str]]:
    """https://fetch.spec.whatwg.org/#dom-body-blob"""
    message = this._webapi_message

    def convert(data: builtins.bytes) -> tuple[memoryview, str]:
        mime_type = message.get_the_mime_type()
        type = "" if mime_type is None else media_type(serialize_a_mime_type(mime_type))
        return memoryview(data), type

    return message.consume_body(convert)


def bytes(this: Request | Response) -> Promise[builtins.bytes]:
    """https://fetch.spec.whatwg.org/#dom-body-bytes"""
    return this._webapi_message.consume_body(lambda data: data)


def formData(this: Request | Response) -> Promise[list[Entry]]:
    """https://fetch.spec.whatwg.org/#dom-body-formdata"""
    message = this._webapi_message
    return message.consume_body(lambda data: entries_of_body(data, message.get_the_mime_type()))


def json(this: Request | Response) -> Promise[Any]:
    """https://fetch.spec.whatwg.org/#dom-body-json"""
    return this._webapi_message.consume_body(lambda data: parse_json(utf_8_decode(data)))


def text(this: Request | Response) -> Promise[str]:
    """https://fetch.spec.whatwg.org/#dom-body-text"""
    return this._webapi_message.consume_body(utf_8_decode)


def textStream(this: Request | Response) -> ReadableStream:
    """https://fetch.spec.whatwg.org/#dom-body-textstream"""
    message = this._webapi_message
    message.check_usable()
    return text_stream((message.body or bytes_as_a_body(b"")).stream)
