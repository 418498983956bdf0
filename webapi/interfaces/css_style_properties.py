"""The CSSStyleProperties interface.

Made by ``python -m idl`` from idl/cssom.webidl: change that, not this.
"""

from webapi.interfaces.css_style_declaration import CSSStyleDeclaration
from webapi.steps import css_style_declaration as css_style_declaration_steps
from webapi.steps import css_style_properties as steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.webidl.css_attributes import CSSAttributes
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import step_setter
from webapi.webidl.strings import to_nullable_empty_domstring


class CSSStyleProperties(CSSAttributes, CSSStyleDeclaration):
    """The declarations of an element's attribute ``style``. Each property is an attribute of the
    object, and an item.

    ``interface CSSStyleProperties : CSSStyleDeclaration``

    https://drafts.csswg.org/cssom/#cssstyleproperties

    >>> from webapi import Document
    >>> item = Document("https://example.org/").createElement("li")
    >>> item.style.backgroundColor = "red"
    >>> item.style["font-size"] = "12px"
    >>> item.style.cssText, item.style.fontSize
    ('background-color: red; font-size: 12px;', '12px')
    """

    __slots__ = ()
    _webapi_interface_name = "CSSStyleProperties"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSStyleProperties")

    cssFloat = property(
        steps.cssFloat_getter,
        step_setter(steps.cssFloat_setter, to_nullable_empty_domstring, reactions=REACTIONS),
        doc="""The property ``float``.

        ``attribute [LegacyNullToEmptyString] DOMString cssFloat``

        https://drafts.csswg.org/cssom/#dom-cssstyleproperties-cssfloat
        """,
    )

    _webapi_properties = steps.properties


new_object = maker(CSSStyleProperties, css_style_declaration_steps.initialize)
