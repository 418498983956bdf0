"""Types of the CSSNestedDeclarations interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSNestedDeclarations as _CSSNestedDeclarationsImplementation
from webapi.interfaces.css_rule import CSSRule
from webapi.interfaces.css_style_properties import CSSStyleProperties
from webapi.webidl.types import StringLike

class CSSNestedDeclarations(CSSRule):
    _webapi_rule: _CSSNestedDeclarationsImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def style(self) -> CSSStyleProperties:
        """The declarations. To set it is to set their ``cssText``.

        https://drafts.csswg.org/cssom/#dom-cssnesteddeclarations-style
        """
    @style.setter
    def style(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> CSSNestedDeclarations: ...
