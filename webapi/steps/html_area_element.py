"""The steps of the HTMLAreaElement class.

https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element
"""

from __future__ import annotations

from .hyperlink_element_utils import extract_an_origin as extract_an_origin

__all__ = ["extract_an_origin"]
