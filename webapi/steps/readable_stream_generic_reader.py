"""The steps of the ReadableStreamGenericReader mixin.

https://streams.spec.whatwg.org/#generic-reader-mixin
"""

from __future__ import annotations

from typing import Any

from webapi.streams.readers import ReadableStreamGenericReader as Reader
from webapi.webidl.promises import Promise


class Slots:
    """The private attribute of the objects of readers."""

    _webapi_reader: Reader


def closed_getter(this: Slots) -> Promise[None]:
    """https://streams.spec.whatwg.org/#generic-reader-closed"""
    return this._webapi_reader.closed


def cancel(this: Slots, reason: Any) -> Promise[None]:
    """https://streams.spec.whatwg.org/#generic-reader-cancel"""
    return this._webapi_reader.cancel(reason)
