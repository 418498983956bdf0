"""The SVGGraphicsElement interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.interfaces.svg_element import SVGElement
from webapi.steps import node as node_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_SVGSVGElement = Interface("webapi.interfaces.svgsvg_element", "SVGSVGElement")
_INHERITING = {"SVGSVGElement": _SVGSVGElement}


class SVGGraphicsElement(SVGElement):
    """An element of SVG that draws: only ``svg`` has this interface here.

    ``interface SVGGraphicsElement : SVGElement``

    https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("SVGGraphicsElement")

    def __str__(self):
        return "[object SVGGraphicsElement]"


def new_object(value):
    """A new SVGGraphicsElement object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = SVGGraphicsElement.__new__(SVGGraphicsElement)
    node_steps.initialize(this, value)
    return this
