"""Types of the CSSPageDescriptors interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSPageDescriptors as _CSSPageDescriptorsImplementation
from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.webidl.css_attributes import CSSAttributes

class CSSPageDescriptors(CSSAttributes, CSSStyleDeclaration):
    _webapi_style: _CSSPageDescriptorsImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSPageDescriptors: ...
