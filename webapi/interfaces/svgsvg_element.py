"""The SVGSVGElement interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.interfaces.svg_graphics_element import SVGGraphicsElement
from webapi.steps import node as node_steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_SVGNumber = Interface("webapi.interfaces.svg_number", "SVGNumber")
_SVGRect = Interface("webapi.interfaces.svg_rect", "SVGRect")
_Element = Interface("webapi.interfaces.element", "Element")


class SVGSVGElement(SVGGraphicsElement):
    """An ``svg`` element.

    ``interface SVGSVGElement : SVGGraphicsElement``

    https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement
    """

    __slots__ = ()
    _webapi_interface_name = "SVGSVGElement"

    def __init__(self, /, *_):
        raise illegal_constructor("SVGSVGElement")

    def createSVGNumber(self):
        """A new number, 0.

        ``SVGNumber createSVGNumber()``

        https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGNumber
        """
        if not isinstance(self, SVGSVGElement):
            raise illegal_invocation()
        value = self._webapi_node.create_svg_number()
        return value.platform_object or _SVGNumber.new(value)

    def createSVGRect(self):
        """A new rectangle at 0, 0, without size.

        ``SVGRect createSVGRect()``

        https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGRect
        """
        if not isinstance(self, SVGSVGElement):
            raise illegal_invocation()
        value = self._webapi_node.create_svg_rect()
        return value.platform_object or _SVGRect.new(value)

    def getElementById(self, elementId):
        """The first descendant of this ID.

        ``Element? getElementById(DOMString elementId)``

        https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__getElementById
        """
        if not isinstance(self, SVGSVGElement):
            raise illegal_invocation()
        value = self._webapi_node.get_element_by_id(to_domstring(elementId))
        return None if value is None else value.platform_object or _Element.new(value)


new_object = maker(SVGSVGElement, node_steps.initialize)
