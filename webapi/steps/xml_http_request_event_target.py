"""The steps of the XMLHttpRequestEventTarget class.

https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget
"""

from __future__ import annotations

from .event_target import initialize as initialize
from .event_target import inspect as inspect


class Slots:
    """XMLHttpRequestEventTarget objects have the private attributes of EventTarget objects."""
