"""The SVGRect interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.steps import svg_rect as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_float
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter


class SVGRect:
    """A rectangle, as browsers have it; the standard has ``DOMRect`` instead.

    ``interface SVGRect``

    https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "SVGRect"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("SVGRect")

    @property
    def x(self):
        """Its ``x``.

        ``attribute float x``

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
        return self._webapi_svg_rect.x

    x = x.setter(
        value_setter(
            "_webapi_svg_rect",
            "x",
            to_float,
            context="Failed to set the 'x' property on 'SVGRect': The provided value",
        )
    )

    @property
    def y(self):
        """Its ``y``.

        ``attribute float y``

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
        return self._webapi_svg_rect.y

    y = y.setter(
        value_setter(
            "_webapi_svg_rect",
            "y",
            to_float,
            context="Failed to set the 'y' property on 'SVGRect': The provided value",
        )
    )

    @property
    def width(self):
        """Its ``width``.

        ``attribute float width``

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
        return self._webapi_svg_rect.width

    width = width.setter(
        value_setter(
            "_webapi_svg_rect",
            "width",
            to_float,
            context="Failed to set the 'width' property on 'SVGRect': The provided value",
        )
    )

    @property
    def height(self):
        """Its ``height``.

        ``attribute float height``

        https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
        """
        return self._webapi_svg_rect.height

    height = height.setter(
        value_setter(
            "_webapi_svg_rect",
            "height",
            to_float,
            context="Failed to set the 'height' property on 'SVGRect': The provided value",
        )
    )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(SVGRect, steps.initialize)
