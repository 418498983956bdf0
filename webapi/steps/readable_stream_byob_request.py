"""The steps of the ReadableStreamBYOBRequest class.

https://streams.spec.whatwg.org/#rs-byob-request-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams.byte_controller import ReadableStreamBYOBRequest as Request

if TYPE_CHECKING:
    from webapi.interfaces.readable_stream_byob_request import ReadableStreamBYOBRequest


class Slots:
    """The private attribute of ReadableStreamBYOBRequest objects."""

    _webapi_request: Request


def initialize(this: ReadableStreamBYOBRequest, value: Request) -> None:
    """Make ``this`` the object of a request."""
    this._webapi_request = value
    value.platform_object = this


def inspect(this: ReadableStreamBYOBRequest) -> str:
    """The ``repr``: whether the request has been answered."""
    answered = this._webapi_request.controller is None
    return f"<ReadableStreamBYOBRequest{', answered' if answered else ''}>"
