"""The steps of the body mixin: https://fetch.spec.whatwg.org/#body-mixin"""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any

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
    return this._webapi_message.body_stream


def bodyUsed_getter(this: Request | Response) -> bool:
    """https://fetch.spec.whatwg.org/#dom-body-bodyused"""
    return this._webapi_message.body_used


def arrayBuffer(this: Request | Response) -> Promise[builtins.bytes]:
    """https://fetch.spec.whatwg.org/#dom-body-arraybuffer"""
    return this._webapi_message.array_buffer()


def blob(this: Request | Response) -> Promise[tuple[memoryview, str]]:
    """https://fetch.spec.whatwg.org/#dom-body-blob"""
    return this._webapi_message.blob()


def bytes(this: Request | Response) -> Promise[builtins.bytes]:
    """https://fetch.spec.whatwg.org/#dom-body-bytes"""
    return this._webapi_message.bytes()


def formData(this: Request | Response) -> Promise[list[Entry]]:
    """https://fetch.spec.whatwg.org/#dom-body-formdata"""
    return this._webapi_message.form_data()


def json(this: Request | Response) -> Promise[Any]:
    """https://fetch.spec.whatwg.org/#dom-body-json"""
    return this._webapi_message.json()


def text(this: Request | Response) -> Promise[str]:
    """https://fetch.spec.whatwg.org/#dom-body-text"""
    return this._webapi_message.text()


def textStream(this: Request | Response) -> ReadableStream:
    """https://fetch.spec.whatwg.org/#dom-body-textstream"""
    return this._webapi_message.text_stream()
