"""The steps of the SVGGraphicsElement class.

https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement
"""

from __future__ import annotations

from .element import inspect as inspect
from .node import initialize as initialize


class Slots:
    """SVGGraphicsElement objects have no private attributes of their own."""
