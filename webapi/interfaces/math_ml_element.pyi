"""Types of the MathMLElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.foreign_elements import MathMLElement as _MathMLElementImplementation
from webapi.interfaces.css_style_properties import CSSStyleProperties
from webapi.interfaces.element import Element
from webapi.interfaces.global_event_handlers import GlobalEventHandlers as _GlobalEventHandlers
from webapi.interfaces.html_or_svg_or_math_ml_element import (
    HTMLOrSVGOrMathMLElement as _HTMLOrSVGOrMathMLElement,
)
from webapi.webidl.types import StringLike

class MathMLElement(Element, _GlobalEventHandlers, _HTMLOrSVGOrMathMLElement):
    _webapi_node: _MathMLElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def style(self) -> CSSStyleProperties:
        """The declarations of the attribute ``style``. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> MathMLElement: ...
