"""Types of the CSSFontFaceDescriptors interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.steps.css_font_face_descriptors import Slots as _CSSFontFaceDescriptorsSlots
from webapi.webidl.css_attributes import CSSAttributes

class CSSFontFaceDescriptors(CSSAttributes, CSSStyleDeclaration, _CSSFontFaceDescriptorsSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSFontFaceDescriptors: ...
