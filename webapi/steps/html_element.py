"""The steps of the HTMLElement class: https://html.spec.whatwg.org/multipage/dom.html#htmlelement"""

from __future__ import annotations

from .element import inspect as inspect


class Slots:
    """What an HTMLElement object holds: nothing more than an Element."""
