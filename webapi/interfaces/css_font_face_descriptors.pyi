"""Types of the CSSFontFaceDescriptors interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSFontFaceDescriptors as _CSSFontFaceDescriptorsImplementation
from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.webidl.css_attributes import CSSAttributes

class CSSFontFaceDescriptors(CSSAttributes, CSSStyleDeclaration):
    _webapi_style: _CSSFontFaceDescriptorsImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSFontFaceDescriptors: ...
