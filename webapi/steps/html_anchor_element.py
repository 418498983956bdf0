"""The steps of the HTMLAnchorElement class.

https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
"""

from __future__ import annotations

from .hyperlink_element_utils import extract_an_origin as extract_an_origin
from .node import textContent_getter as text_getter
from .node import textContent_setter as text_setter

__all__ = ["extract_an_origin", "text_getter", "text_setter"]
