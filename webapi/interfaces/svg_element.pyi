"""Types of the SVGElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.foreign_elements import SVGElement as _SVGElementImplementation
from webapi.interfaces.css_style_properties import CSSStyleProperties
from webapi.interfaces.element import Element
from webapi.interfaces.global_event_handlers import GlobalEventHandlers as _GlobalEventHandlers
from webapi.interfaces.html_or_svg_or_math_ml_element import (
    HTMLOrSVGOrMathMLElement as _HTMLOrSVGOrMathMLElement,
)
from webapi.interfaces.svg_animated_string import SVGAnimatedString
from webapi.interfaces.svgsvg_element import SVGSVGElement
from webapi.webidl.types import StringLike

class SVGElement(Element, _GlobalEventHandlers, _HTMLOrSVGOrMathMLElement):
    _webapi_node: _SVGElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property  # type: ignore[misc]
    def className(  # type: ignore[override]
        self,
    ) -> SVGAnimatedString:
        """The attribute ``class``, which animations could change.

        https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__className
        """
    @property
    def ownerSVGElement(self) -> SVGSVGElement | None:
        """The nearest ancestor ``svg``, or `None`.

        https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement
        """
    @property
    def viewportElement(self) -> SVGElement | None:
        """The nearest ancestor that establishes a viewport, or `None`.

        https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement
        """
    @property
    def style(self) -> CSSStyleProperties:
        """The declarations of the attribute ``style``. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> SVGElement: ...
