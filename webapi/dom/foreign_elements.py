"""Elements of SVG and MathML, without those that draw.

https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement
https://w3c.github.io/mathml-core/#dom-mathmlelement

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.common_element import CommonElement
from webapi.dom.names import MATHML_NAMESPACE, SVG_NAMESPACE
from webapi.dom.tree import next_element, parent_element

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element


class SVGElement(CommonElement):
    """https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement"""

    __slots__ = ()

    @property
    def animated_class_name(self) -> SVGAnimatedString:
        """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__className"""
        parts = self.parts
        if parts.class_name is None:
            parts.class_name = SVGAnimatedString(self)
        return parts.class_name

    @property
    def owner_svg_element(self) -> SVGSVGElement | None:
        """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement"""
        each = parent_element(self)
        while isinstance(each, SVGElement):
            if isinstance(each, SVGSVGElement):
                return each
            if each.local_name == "foreignObject":
                return None
            each = parent_element(each)
        return None

    @property
    def viewport_element(self) -> SVGElement | None:
        """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement"""
        each = parent_element(self)
        while isinstance(each, SVGElement):
            if each.local_name in ("svg", "symbol"):
                return each
            each = parent_element(each)
        return None


class SVGAnimatedString:
    """https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString, of ``class``"""

    __slots__ = ("element", "platform_object")

    def __init__(self, element: SVGElement) -> None:
        self.platform_object: Any = None
        self.element = element

    @property
    def base_val(self) -> str:
        """https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__baseVal"""
        return self.element.class_name

    @base_val.setter
    def base_val(self, value: str) -> None:
        self.element.class_name = value

    @property
    def anim_val(self) -> str:
        """https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__animVal"""
        return self.element.class_name


class SVGGraphicsElement(SVGElement):
    """https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement"""

    __slots__ = ()


class SVGSVGElement(SVGGraphicsElement):
    """https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement"""

    __slots__ = ()

    def create_svg_number(self) -> SVGNumber:
        """https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGNumber"""
        return SVGNumber()

    def create_svg_rect(self) -> SVGRect:
        """https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGRect"""
        return SVGRect()

    def get_element_by_id(self, element_id: str) -> Element | None:
        """https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__getElementById"""
        each = next_element(self, self)
        while each is not None and each.id_value != element_id:
            each = next_element(each, self)
        return each


class SVGNumber:
    """https://svgwg.org/svg2-draft/types.html#InterfaceSVGNumber"""

    __slots__ = ("platform_object", "value")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.value = 0.0


class SVGRect:
    """https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect"""

    __slots__ = ("height", "platform_object", "width", "x", "y")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.x = 0.0
        self.y = 0.0
        self.width = 0.0
        self.height = 0.0


class MathMLElement(CommonElement):
    """https://w3c.github.io/mathml-core/#dom-mathmlelement"""

    __slots__ = ()


def new_foreign_element(
    document: Document, local_name: str, namespace: str | None, prefix: str | None
) -> Element | None:
    """Create an element of SVG or MathML, or return None for other namespaces."""
    if namespace == SVG_NAMESPACE:
        if local_name == "svg":
            return SVGSVGElement(document, local_name, namespace, prefix)
        return SVGElement(document, local_name, namespace, prefix)
    if namespace == MATHML_NAMESPACE:
        return MathMLElement(document, local_name, namespace, prefix)
    return None
