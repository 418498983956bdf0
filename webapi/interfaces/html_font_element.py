"""The HTMLFontElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring


class HTMLFontElement(HTMLElement):
    """A ``font`` element.

    ``interface HTMLFontElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlfontelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLFontElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFontElement")

    color = property(
        reflected_domstring("color"),
        set_reflected_domstring("color", to_nullable_empty_domstring),
        doc="""The attribute ``color``.

        ``attribute [LegacyNullToEmptyString] DOMString color``

        https://html.spec.whatwg.org/multipage/#dom-font-color
        """,
    )

    face = property(
        reflected_domstring("face"),
        set_reflected_domstring("face", to_domstring),
        doc="""The attribute ``face``.

        ``attribute DOMString face``

        https://html.spec.whatwg.org/multipage/#dom-font-face
        """,
    )

    size = property(
        reflected_domstring("size"),
        set_reflected_domstring("size", to_domstring),
        doc="""The attribute ``size``.

        ``attribute DOMString size``

        https://html.spec.whatwg.org/multipage/#dom-font-size
        """,
    )


new_object = maker(HTMLFontElement, html_element_steps.initialize)
