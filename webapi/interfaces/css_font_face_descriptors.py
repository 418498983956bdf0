"""The CSSFontFaceDescriptors interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.steps import css_font_face_descriptors as steps
from webapi.steps import css_style_declaration as css_style_declaration_steps
from webapi.webidl.css_attributes import CSSAttributes
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSFontFaceDescriptors(CSSAttributes, CSSStyleDeclaration):
    """The descriptors of a rule ``@font-face``.

    ``interface CSSFontFaceDescriptors : CSSStyleDeclaration``

    https://drafts.csswg.org/cssom/#cssfontfacedescriptors
    """

    __slots__ = ()
    _webapi_interface_name = "CSSFontFaceDescriptors"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSFontFaceDescriptors")

    _webapi_properties = steps.properties


new_object = maker(CSSFontFaceDescriptors, css_style_declaration_steps.initialize)
