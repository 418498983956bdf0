"""The steps of the HTMLAnchorElement class.

https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
"""

from __future__ import annotations

from .element import inspect as inspect


class Slots:
    """What an HTMLAnchorElement object holds: nothing more than a hyperlink."""
