"""The steps of the ReadableStreamBYOBRequest class.

https://streams.spec.whatwg.org/#rs-byob-request-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams.byte_controller import ReadableStreamBYOBRequest as Request
from webapi.webidl.array_buffers import View

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream_byob_request import ReadableStreamBYOBRequest


class Slots:
    """The private attribute of ReadableStreamBYOBRequest objects."""

    _webapi_request: Request


def initialize(this: ReadableStreamBYOBRequest, value: Request) -> None:
    """Make ``this`` the object of a request."""
    this._webapi_request = value
    value.platform_object = this


def view_getter(this: ReadableStreamBYOBRequest) -> View | None:
    """https://streams.spec.whatwg.org/#rs-byob-request-view"""
    view: View | None = this._webapi_request.view
    return view


def respond(this: ReadableStreamBYOBRequest, bytesWritten: int) -> None:
    """https://streams.spec.whatwg.org/#rs-byob-request-respond"""
    this._webapi_request.respond(bytesWritten)


def respondWithNewView(this: ReadableStreamBYOBRequest, view: View) -> None:
    """https://streams.spec.whatwg.org/#rs-byob-request-respond-with-new-view"""
    this._webapi_request.respond_with_new_view(view)


def inspect(this: ReadableStreamBYOBRequest) -> str:
    """The ``repr``: whether the request has been answered."""
    answered = this._webapi_request.controller is None
    return f"<ReadableStreamBYOBRequest{', answered' if answered else ''}>"
