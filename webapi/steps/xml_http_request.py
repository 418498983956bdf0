"""The steps of the XMLHttpRequest class: https://xhr.spec.whatwg.org/#interface-xmlhttprequest"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.webidl.exceptions import shown
from webapi.xhr import xml_http_requests as xhr
from webapi.xhr.host import TextBody

from .body_init import bytes_with_type
from .event_target import initialize as initialize_event_target

if TYPE_CHECKING:
    from webapi.interfaces.document import Document
    from webapi.interfaces.xml_http_request import XMLHttpRequest
    from webapi.interfaces.xml_http_request_upload import XMLHttpRequestUpload

    from .body_init import XMLHttpRequestBodyInit


class Slots:
    """The private attributes of XMLHttpRequest objects, beside those of event targets."""

    _webapi_xhr: xhr.XMLHttpRequest
    _webapi_upload: XMLHttpRequestUpload | None
    """The object for uploads. The first use makes it."""


def initialize(this: XMLHttpRequest, value: xhr.XMLHttpRequest) -> None:
    """Make ``this`` the object of a request."""
    this._webapi_xhr = value
    this._webapi_upload = None
    initialize_event_target(this, value)


def constructor(this: XMLHttpRequest) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest"""
    initialize(this, xhr.XMLHttpRequest())


def send(this: XMLHttpRequest, body: Document | XMLHttpRequestBodyInit | None) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send"""
    this._webapi_xhr.send(None if body is None else _body_of(body))


def _body_of(body: Any) -> Any:
    """What the algorithm gets for a body: a document, or the bytes and the type."""
    if hasattr(body, "_webapi_node"):
        return body
    extracted = bytes_with_type(body)
    is_text = isinstance(body, str) or hasattr(body, "_webapi_list")
    return TextBody(*extracted) if is_text else extracted


def inspect(this: XMLHttpRequest) -> str:
    """The ``repr``: the state, and the URL of the response."""
    request = this._webapi_xhr
    url = f" of {shown(request.response_url)}" if request.response_url else ""
    return f"<{type(this).__name__} {_STATES[request.ready_state]}{url}>"


_STATES = ("unsent", "opened", "headers received", "loading", "done")
