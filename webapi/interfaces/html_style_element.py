"""The HTMLStyleElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.dom.css_style_sheets import get_disabled, get_sheet, set_disabled
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, reflected_tokens, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, function_setter
from webapi.webidl.strings import to_domstring

_blocking = reflected_tokens("blocking", ["render"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")


class HTMLStyleElement(HTMLElement):
    """A ``style`` element.

    ``interface HTMLStyleElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlstyleelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLStyleElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLStyleElement")

    media = property(
        reflected_domstring("media"),
        set_reflected_domstring("media", to_domstring),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-style-media
        """,
    )

    @property
    def blocking(self):
        """The attribute ``blocking``.

        ``readonly attribute DOMTokenList blocking``

        https://html.spec.whatwg.org/multipage/#dom-style-blocking
        """
        value = _blocking(self)
        return value.platform_object or _DOMTokenList.new(value)

    blocking = blocking.setter(forwarding_setter("blocking", "value"))

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-style-type
        """,
    )

    @property
    def disabled(self):
        """Whether the element has a style sheet that is disabled.

        ``attribute boolean disabled``

        https://drafts.csswg.org/cssom/#dom-style-disabled
        """
        return get_disabled(self._webapi_node)

    disabled = disabled.setter(function_setter("_webapi_node", set_disabled, to_boolean))

    @property
    def sheet(self):
        """The style sheet of the element; ``None`` in no document, and for another type. Links have
        none, because nothing loads them.

        ``readonly attribute CSSStyleSheet? sheet``

        https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
        """
        value = get_sheet(self._webapi_node)
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)


new_object = maker(HTMLStyleElement, html_element_steps.initialize)
