"""The steps of the HTMLAreaElement class.

https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element
"""

from __future__ import annotations

from webapi.html.nodes import HTMLAreaElement as State

from .element import inspect as inspect
from .hyperlink_element_utils import extract_an_origin as extract_an_origin
from .node import initialize as initialize

__all__ = ["Slots", "State", "extract_an_origin", "initialize", "inspect"]


class Slots:
    """HTMLAreaElement objects have no private attributes of their own."""
