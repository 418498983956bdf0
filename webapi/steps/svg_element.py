"""The steps of the SVGElement class: https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .element import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.foreign_elements import SVGAnimatedString as SVGAnimatedStringImpl
    from webapi.dom.foreign_elements import SVGElement as SVGElementImpl
    from webapi.dom.foreign_elements import SVGSVGElement as SVGSVGElementImpl
    from webapi.interfaces.svg_element import SVGElement


class Slots:
    """SVGElement objects have no private attributes of their own."""


def className_getter(this: SVGElement) -> SVGAnimatedStringImpl:
    """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__className"""
    result: SVGAnimatedStringImpl = this._webapi_node.animated_class_name
    return result


def ownerSVGElement_getter(this: SVGElement) -> SVGSVGElementImpl | None:
    """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement"""
    result: SVGSVGElementImpl | None = this._webapi_node.owner_svg_element
    return result


def viewportElement_getter(this: SVGElement) -> SVGElementImpl | None:
    """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement"""
    result: SVGElementImpl | None = this._webapi_node.viewport_element
    return result
