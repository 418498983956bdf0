"""The steps of the CDATASection class: https://dom.spec.whatwg.org/#interface-cdatasection"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .character_data import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    pass


class Slots:
    """CDATASection objects have no private attributes of their own."""
