"""The steps of the Response class: https://fetch.spec.whatwg.org/#response-class"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.fetching import responses as fetching
from webapi.fetching.host import BytesWithType
from webapi.webidl.exceptions import shown
from webapi.webidl.microtasks import run_with_microtasks

from .body_init import body_init_of

if TYPE_CHECKING:
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


def constructor(this: Response, body: BodyInit | None, init: fetching.ResponseInit) -> None:
    """https://fetch.spec.whatwg.org/#dom-response"""
    response = fetching.Response()
    given = None if body is None else body_init_of(body)
    if isinstance(given, BytesWithType):
        run_with_microtasks(lambda: response.constructor_steps(given, init))
    else:
        response.constructor_steps(given, init)
    initialize(this, response)


def error() -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-error"""
    return fetching.Response.error()


def redirect(url: str, status: int) -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-redirect"""
    return fetching.Response.redirect(url, status)


def json(data: Any, init: fetching.ResponseInit) -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-json"""
    return run_with_microtasks(lambda: fetching.Response.of_json(data, init))


def clone(this: Response) -> fetching.Response:
    """https://fetch.spec.whatwg.org/#dom-response-clone"""
    body = this._webapi_response.body
    if body is not None and body.source is not None:
        return run_with_microtasks(this._webapi_response.clone)
    return this._webapi_response.clone()


def inspect(this: Response) -> str:
    """The ``repr``: the status and the URL."""
    response = this._webapi_response
    url = f" of {shown(response.url)}" if response.url_list else ""
    return f"<{type(this).__name__} {response.status}{url}>"
