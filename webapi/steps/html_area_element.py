"""The steps of the HTMLAreaElement class.

https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element
"""

from __future__ import annotations

from webapi.html.nodes import HTMLAreaElement as State

from .hyperlink_element_utils import extract_an_origin as extract_an_origin

__all__ = ["State", "extract_an_origin"]
