"""The SVGAnimatedString interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.steps import svg_animated_string as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring


class SVGAnimatedString:
    """An attribute that animations could change.

    ``interface SVGAnimatedString``

    https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "SVGAnimatedString"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("SVGAnimatedString")

    @property
    def baseVal(self):
        """The value of the attribute.

        ``attribute DOMString baseVal``

        https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__baseVal
        """
        return self._webapi_svg_animated_string.base_val

    baseVal = baseVal.setter(value_setter("_webapi_svg_animated_string", "base_val", to_domstring))

    @property
    def animVal(self):
        """The same: nothing is animated.

        ``readonly attribute DOMString animVal``

        https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__animVal
        """
        return self._webapi_svg_animated_string.anim_val

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(SVGAnimatedString, steps.initialize)
