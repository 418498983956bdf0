"""The steps of the XMLHttpRequestUpload class: https://xhr.spec.whatwg.org/#xmlhttprequestupload"""

from __future__ import annotations

from .event_target import initialize as initialize
from .event_target import inspect as inspect


class Slots:
    """XMLHttpRequestUpload objects have the private attributes of EventTarget objects."""
