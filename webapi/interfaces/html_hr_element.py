"""The HTMLHRElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLHRElement(HTMLElement):
    """An ``hr`` element.

    ``interface HTMLHRElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlhrelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLHRElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLHRElement")

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-hr-align
        """,
    )

    color = property(
        reflected_domstring("color"),
        set_reflected_domstring("color", to_domstring),
        doc="""The attribute ``color``.

        ``attribute DOMString color``

        https://html.spec.whatwg.org/multipage/#dom-hr-color
        """,
    )

    noShade = property(
        reflected_boolean("noshade"),
        set_reflected_boolean("noshade", to_boolean),
        doc="""The attribute ``noshade``.

        ``attribute boolean noShade``

        https://html.spec.whatwg.org/multipage/#dom-hr-noshade
        """,
    )

    size = property(
        reflected_domstring("size"),
        set_reflected_domstring("size", to_domstring),
        doc="""The attribute ``size``.

        ``attribute DOMString size``

        https://html.spec.whatwg.org/multipage/#dom-hr-size
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-hr-width
        """,
    )


new_object = maker(HTMLHRElement, html_element_steps.initialize)
