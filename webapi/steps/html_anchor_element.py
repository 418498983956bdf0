"""The steps of the HTMLAnchorElement class.

https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
"""

from __future__ import annotations

from .element import get_text as text_getter
from .element import inspect as inspect
from .element import set_text as text_setter

__all__ = ["Slots", "inspect", "text_getter", "text_setter"]


class Slots:
    """What an HTMLAnchorElement object holds: nothing more than a hyperlink."""
