"""The steps of the SVGSVGElement class.

https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
