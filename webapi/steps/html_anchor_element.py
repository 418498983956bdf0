"""The steps of the HTMLAnchorElement class.

https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
"""

from __future__ import annotations

from webapi.html.nodes import HTMLAnchorElement as State

from .element import inspect as inspect
from .hyperlink_element_utils import extract_an_origin as extract_an_origin
from .node import initialize as initialize
from .node import textContent_getter as text_getter
from .node import textContent_setter as text_setter

__all__ = [
    "Slots",
    "State",
    "extract_an_origin",
    "initialize",
    "inspect",
    "text_getter",
    "text_setter",
]


class Slots:
    """HTMLAnchorElement objects have no private attributes of their own."""
