"""The steps of the Response class: https://fetch.spec.whatwg.org/#response-class"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.fetching import responses as fetching
from webapi.webidl.exceptions import shown

from .body_init import body_init_of

if TYPE_CHECKING:
    from webapi.fetching.headers import Headers as State
    from webapi.interfaces.headers import Headers
    from webapi.interfaces.response import Response

    from .body_init import BodyInit


class Slots:
    """The private attributes of Response objects, beside those of the body mixin."""

    _webapi_headers: Headers | None
    """The object of the headers. The first use makes it."""
    _webapi_response: fetching.Response


def initialize(this: Response, value: fetching.Response) -> None:
    """Make ``this`` the object of a response."""
    this._webapi_response = this._webapi_message = value
    this._webapi_headers = None
    value.platform_object = this


def response_of(this: Response) -> fetching.Response:
    """The response that an object stands for."""
    return this._webapi_response


def constructor(this: Response, body: BodyInit | None, init: dict[str, Any]) -> None:
    """https://fetch.spec.whatwg.org/#dom-response"""
    body_init = None if body is None else body_init_of(body)
    initialize(this, fetching.create_a_response(body_init, init))


def error() -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-error"""
    return fetching.network_error()


def redirect(url: str, status: int) -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-redirect"""
    return fetching.redirect(url, status)


def json(data: Any, init: dict[str, Any]) -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-json"""
    return fetching.json_response(data, init)


def type_getter(this: Response) -> str:
    """https://fetch.spec.whatwg.org/#dom-response-type"""
    return this._webapi_response.type


def url_getter(this: Response) -> str:
    """https://fetch.spec.whatwg.org/#dom-response-url"""
    return this._webapi_response.url


def redirected_getter(this: Response) -> bool:
    """https://fetch.spec.whatwg.org/#dom-response-redirected"""
    return len(this._webapi_response.url_list) > 1


def status_getter(this: Response) -> int:
    """https://fetch.spec.whatwg.org/#dom-response-status"""
    return this._webapi_response.status


def ok_getter(this: Response) -> bool:
    """https://fetch.spec.whatwg.org/#dom-response-ok"""
    return 200 <= this._webapi_response.status <= 299


def statusText_getter(this: Response) -> str:
    """https://fetch.spec.whatwg.org/#dom-response-statustext"""
    return this._webapi_response.status_message


def headers_getter(this: Response) -> State:
    """https://fetch.spec.whatwg.org/#dom-response-headers"""
    return this._webapi_response.headers


def clone(this: Response) -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-clone"""
    return this._webapi_response.clone()


def inspect(this: Response) -> str:
    """The ``repr``: the status and the URL."""
    response = this._webapi_response
    url = f" of {shown(response.url)}" if response.url_list else ""
    return f"<{type(this).__name__} {response.status}{url}>"
