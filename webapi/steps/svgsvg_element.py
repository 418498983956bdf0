"""The steps of the SVGSVGElement class.

https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .element import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.foreign_elements import SVGNumber as SVGNumberImpl
    from webapi.dom.foreign_elements import SVGRect as SVGRectImpl
    from webapi.interfaces.svgsvg_element import SVGSVGElement


class Slots:
    """SVGSVGElement objects have no private attributes of their own."""


def createSVGNumber(this: SVGSVGElement) -> SVGNumberImpl:
    """https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGNumber"""
    result: SVGNumberImpl = this._webapi_node.create_svg_number()
    return result


def createSVGRect(this: SVGSVGElement) -> SVGRectImpl:
    """https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGRect"""
    result: SVGRectImpl = this._webapi_node.create_svg_rect()
    return result


def getElementById(this: SVGSVGElement, elementId: str) -> ElementImpl | None:
    """https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__getElementById"""
    result: ElementImpl | None = this._webapi_node.get_element_by_id(elementId)
    return result
