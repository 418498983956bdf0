"""The steps of the ReadableStreamGenericReader mixin.

https://streams.spec.whatwg.org/#generic-reader-mixin
"""

from __future__ import annotations

from webapi.streams.readers import ReadableStreamGenericReader as Reader


class Slots:
    """The private attribute of the objects of readers."""

    _webapi_reader: Reader
