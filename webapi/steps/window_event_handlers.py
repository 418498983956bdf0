"""The mixin WindowEventHandlers, whose attributes have their steps in ``event_target.py``.

https://html.spec.whatwg.org/multipage/webappapis.html#windoweventhandlers
"""

from __future__ import annotations


class Slots:
    """The mixin adds no private attributes."""
