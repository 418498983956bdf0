"""The steps of the Request class: https://fetch.spec.whatwg.org/#request-class"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from webapi.fetching import requests as fetching
from webapi.fetching.host import BytesWithType, keep_the_blob_of_url
from webapi.webidl.exceptions import shown
from webapi.webidl.microtasks import run_with_microtasks

from .abort_signal import signal_of
from .body_init import body_init_of

if TYPE_CHECKING:
    from webapi.interfaces.headers import Headers
    from webapi.interfaces.request import Request


class Slots:
    """The private attributes of Request objects, beside those of the body mixin."""

    _webapi_headers: Headers | None
    """The object of the headers. The first use makes it."""
    _webapi_request: fetching.Request


def initialize(this: Request, value: fetching.Request) -> None:
    """Make ``this`` the object of a request."""
    this._webapi_request = this._webapi_message = value
    this._webapi_headers = None
    value.platform_object = this


def request_of(this: Request) -> fetching.Request:
    """The request that an object stands for."""
    return this._webapi_request


def constructor(this: Request, input: Request | str, init: fetching.RequestInit) -> None:
    """https://fetch.spec.whatwg.org/#dom-request"""
    initialize(this, request_from(input, init))


def request_from(input: Request | str, init: fetching.RequestInit) -> fetching.Request:
    """The request of `Request`, and of ``fetch``, which take these arguments."""
    if init.get("body") is not None:
        init["body"] = body_init_of(init["body"])
    if init.get("signal") is not None:
        init["signal"] = signal_of(cast("Any", init["signal"]))
    request = fetching.Request()
    given = input if isinstance(input, str) else input._webapi_request
    if isinstance(init.get("body"), BytesWithType):
        run_with_microtasks(lambda: request.constructor_steps(given, init))
    else:
        request.constructor_steps(given, init)
    keep_the_blob_of_url(request)
    return request


def clone(this: Request) -> fetching.Request:
    """https://fetch.spec.whatwg.org/#dom-request-clone"""
    body = this._webapi_request.body
    if body is not None and body.source is not None:
        return run_with_microtasks(this._webapi_request.clone)
    return this._webapi_request.clone()


def inspect(this: Request) -> str:
    """The ``repr``: the method and the URL."""
    return (
        f"<{type(this).__name__} {this._webapi_request.method} {shown(this._webapi_request.href)}>"
    )
