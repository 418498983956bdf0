"""The steps of the HTMLAreaElement class.

https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element
"""

from __future__ import annotations

from .element import inspect as inspect
from .element import reflect


class Slots:
    """What an HTMLAreaElement object holds: nothing more than a hyperlink."""


alt_getter, alt_setter = reflect("alt")
coords_getter, coords_setter = reflect("coords")
download_getter, download_setter = reflect("download")
ping_getter, ping_setter = reflect("ping")
rel_getter, rel_setter = reflect("rel")
shape_getter, shape_setter = reflect("shape")
