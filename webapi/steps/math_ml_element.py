"""The steps of the MathMLElement class: https://w3c.github.io/mathml-core/#dom-mathmlelement"""

from __future__ import annotations

from .element import inspect as inspect
from .node import initialize as initialize


class Slots:
    """MathMLElement objects have no private attributes of their own."""
