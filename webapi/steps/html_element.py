"""The steps of the HTMLElement class: https://html.spec.whatwg.org/multipage/dom.html#htmlelement"""

from __future__ import annotations

from .element import inspect as inspect
from .node import initialize as initialize

__all__ = ["Slots", "initialize", "inspect"]


class Slots:
    """HTMLElement objects have no private attributes of their own."""
