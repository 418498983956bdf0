"""The mixin GlobalEventHandlers, whose attributes have their steps in ``event_target.py``.

https://html.spec.whatwg.org/multipage/webappapis.html#globaleventhandlers
"""

from __future__ import annotations


class Slots:
    """The mixin adds no private attributes."""
