"""The CSSPageDescriptors interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.steps import css_page_descriptors as steps
from webapi.steps import css_style_declaration as css_style_declaration_steps
from webapi.webidl.css_attributes import CSSAttributes
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSPageDescriptors(CSSAttributes, CSSStyleDeclaration):
    """The descriptors and properties of a rule ``@page``.

    ``interface CSSPageDescriptors : CSSStyleDeclaration``

    https://drafts.csswg.org/cssom/#csspagedescriptors
    """

    __slots__ = ()
    _webapi_interface_name = "CSSPageDescriptors"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSPageDescriptors")

    _webapi_properties = steps.properties


new_object = maker(CSSPageDescriptors, css_style_declaration_steps.initialize)
