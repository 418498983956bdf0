"""The steps of the TransformStreamDefaultController class.

https://streams.spec.whatwg.org/#ts-default-controller-class
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams.transform import TransformStreamDefaultController as Controller

if TYPE_CHECKING:
    from webapi.interfaces.transform_stream_default_controller import (
        TransformStreamDefaultController,
    )


class Slots:
    """The private attribute of TransformStreamDefaultController objects."""

    _webapi_controller: Controller


def initialize(this: TransformStreamDefaultController, value: Controller) -> None:
    """Make ``this`` the object of a controller."""
    this._webapi_controller = value
    value.platform_object = this


def inspect(this: TransformStreamDefaultController) -> str:
    """The ``repr``: the state of the readable side."""
    return f"<TransformStreamDefaultController {this._webapi_controller.stream.readable.state}>"
