"""The steps of the XMLDocument class: https://dom.spec.whatwg.org/#xmldocument"""

from __future__ import annotations

from .document import initialize as initialize
from .document import inspect as inspect


class Slots:
    """XMLDocument objects have no private attributes of their own."""
