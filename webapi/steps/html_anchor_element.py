"""The steps of the HTMLAnchorElement class.

https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
"""

from __future__ import annotations

from .element import inspect as inspect
from .element import reflect


class Slots:
    """What an HTMLAnchorElement object holds: nothing more than a hyperlink."""


download_getter, download_setter = reflect("download")
ping_getter, ping_setter = reflect("ping")
rel_getter, rel_setter = reflect("rel")
