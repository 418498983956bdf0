"""The HTMLTableColElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_clamped_integer,
    reflected_domstring,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLTableColElement(HTMLElement):
    """A ``col`` or ``colgroup`` element.

    ``interface HTMLTableColElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablecolelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTableColElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableColElement")

    span = property(
        reflected_clamped_integer("span", 1, 1, 1000),
        set_reflected_unsigned(
            "span",
            to_unsigned_long,
            1,
            context="Failed to set the 'span' property on 'HTMLTableColElement': The provided "
            "value",
        ),
        doc="""The attribute ``span``.

        ``attribute unsigned long span``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-span
        """,
    )

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-align
        """,
    )

    ch = property(
        reflected_domstring("char"),
        set_reflected_domstring("char", to_domstring),
        doc="""The attribute ``char``.

        ``attribute DOMString ch``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-ch
        """,
    )

    chOff = property(
        reflected_domstring("charoff"),
        set_reflected_domstring("charoff", to_domstring),
        doc="""The attribute ``charoff``.

        ``attribute DOMString chOff``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-choff
        """,
    )

    vAlign = property(
        reflected_domstring("valign"),
        set_reflected_domstring("valign", to_domstring),
        doc="""The attribute ``valign``.

        ``attribute DOMString vAlign``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-valign
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-colgroup-width
        """,
    )


new_object = maker(HTMLTableColElement, html_element_steps.initialize)
