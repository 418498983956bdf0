"""Types of the CSSPageDescriptors interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.steps.css_page_descriptors import Slots as _CSSPageDescriptorsSlots
from webapi.webidl.css_attributes import CSSAttributes

class CSSPageDescriptors(CSSAttributes, CSSStyleDeclaration, _CSSPageDescriptorsSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> CSSPageDescriptors: ...
