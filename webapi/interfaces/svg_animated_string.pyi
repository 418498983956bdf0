"""Types of the SVGAnimatedString interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.svg_animated_string import Slots as _SVGAnimatedStringSlots
from webapi.webidl.types import StringLike

class SVGAnimatedString(_SVGAnimatedStringSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def baseVal(self) -> str:
        """The value of the attribute.

        https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__baseVal
        """
    @baseVal.setter
    def baseVal(self, value: StringLike, /) -> None: ...
    @property
    def animVal(self) -> str:
        """The same: nothing is animated.

        https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__animVal
        """

def new_object(value: object) -> SVGAnimatedString: ...
