"""The steps of the XMLHttpRequest class: https://xhr.spec.whatwg.org/#interface-xmlhttprequest"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.webidl.exceptions import shown
from webapi.xhr import xml_http_requests as xhr
from webapi.xhr.host import TextBody

from .body_init import bytes_with_type
from .event_target import initialize as initialize_event_target

if TYPE_CHECKING:
    from webapi.html.nodes import Document as DocumentState
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


def readyState_getter(this: XMLHttpRequest) -> int:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-readystate"""
    return this._webapi_xhr.ready_state


def open(this: XMLHttpRequest, method: str, url: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open"""
    this._webapi_xhr.open(method, url)


def open_2(
    this: XMLHttpRequest,
    method: str,
    url: str,
    async_: bool,
    username: str | None,
    password: str | None,
) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open"""
    this._webapi_xhr.open_2(method, url, async_, username, password)


def setRequestHeader(this: XMLHttpRequest, name: str, value: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-setrequestheader"""
    this._webapi_xhr.set_request_header(name, value)


def timeout_getter(this: XMLHttpRequest) -> int:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout"""
    return this._webapi_xhr.timeout


def timeout_setter(this: XMLHttpRequest, value: int) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout"""
    this._webapi_xhr.timeout = value


def withCredentials_getter(this: XMLHttpRequest) -> bool:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials"""
    return this._webapi_xhr.with_credentials


def withCredentials_setter(this: XMLHttpRequest, value: bool) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials"""
    this._webapi_xhr.with_credentials = value


def upload_getter(this: XMLHttpRequest) -> xhr.XMLHttpRequestUpload:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-upload"""
    return this._webapi_xhr.upload


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


def abort(this: XMLHttpRequest) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-abort"""
    this._webapi_xhr.abort()


def responseURL_getter(this: XMLHttpRequest) -> str:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responseurl"""
    return this._webapi_xhr.response_url


def status_getter(this: XMLHttpRequest) -> int:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-status"""
    return this._webapi_xhr.status


def statusText_getter(this: XMLHttpRequest) -> str:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-statustext"""
    return this._webapi_xhr.status_text


def getResponseHeader(this: XMLHttpRequest, name: str) -> str | None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getresponseheader"""
    return this._webapi_xhr.get_response_header(name)


def getAllResponseHeaders(this: XMLHttpRequest) -> str:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getallresponseheaders"""
    return this._webapi_xhr.get_all_response_headers()


def overrideMimeType(this: XMLHttpRequest, mime: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-overridemimetype"""
    this._webapi_xhr.override_mime_type(mime)


def responseType_getter(this: XMLHttpRequest) -> str:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype"""
    return this._webapi_xhr.response_type


def responseType_setter(this: XMLHttpRequest, value: str) -> None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype"""
    this._webapi_xhr.response_type = value


def response_getter(this: XMLHttpRequest) -> Any:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response"""
    return this._webapi_xhr.response


def responseText_getter(this: XMLHttpRequest) -> str:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetext"""
    return this._webapi_xhr.response_text


def responseXML_getter(this: XMLHttpRequest) -> DocumentState | None:
    """https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsexml"""
    document: DocumentState | None = this._webapi_xhr.response_xml
    return document


def inspect(this: XMLHttpRequest) -> str:
    """The ``repr``: the state, and the URL of the response."""
    request = this._webapi_xhr
    url = f" of {shown(request.response_url)}" if request.response_url else ""
    return f"<{type(this).__name__} {_STATES[request.ready_state]}{url}>"


_STATES = ("unsent", "opened", "headers received", "loading", "done")
