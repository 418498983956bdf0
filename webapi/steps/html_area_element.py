"""The steps of the HTMLAreaElement class.

https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element
"""

from __future__ import annotations

from .element import inspect as inspect


class Slots:
    """What an HTMLAreaElement object holds: nothing more than a hyperlink."""
