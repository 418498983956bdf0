"""Types of the CSSStyleProperties interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_declarations import CSSStyleProperties as _CSSStylePropertiesImplementation
from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.webidl.css_attributes import CSSAttributes
from webapi.webidl.types import StringLike

class CSSStyleProperties(CSSAttributes, CSSStyleDeclaration):
    _webapi_style: _CSSStylePropertiesImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def cssFloat(self) -> str:
        """The property ``float``.

        https://drafts.csswg.org/cssom/#dom-cssstyleproperties-cssfloat
        """
    @cssFloat.setter
    def cssFloat(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSStyleProperties: ...
