"""The SVGGraphicsElement interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.svg_element import SVGElement
from webapi.steps import node as node_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker_of_inheriting


class SVGGraphicsElement(SVGElement):
    """An element of SVG that draws: only ``svg`` has this interface here.

    ``interface SVGGraphicsElement : SVGElement``

    https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement
    """

    __slots__ = ()
    _webapi_interface_name = "SVGGraphicsElement"

    def __init__(self, /, *_):
        raise illegal_constructor("SVGGraphicsElement")


new_object = maker_of_inheriting(SVGGraphicsElement, node_steps.initialize, MODULES)
