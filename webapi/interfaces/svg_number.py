"""The SVGNumber interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.steps import svg_number as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_float
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter


class SVGNumber:
    """A number of SVG.

    ``interface SVGNumber``

    https://svgwg.org/svg2-draft/types.html#InterfaceSVGNumber
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "SVGNumber"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("SVGNumber")

    @property
    def value(self):
        """The number.

        ``attribute float value``

        https://svgwg.org/svg2-draft/types.html#__svg__SVGNumber__value
        """
        return self._webapi_svg_number.value

    value = value.setter(
        value_setter(
            "_webapi_svg_number",
            "value",
            to_float,
            context="Failed to set the 'value' property on 'SVGNumber': The provided value",
        )
    )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(SVGNumber, steps.initialize)
