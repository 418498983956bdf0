"""The steps of the SVGElement class: https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
