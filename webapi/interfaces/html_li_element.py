"""The HTMLLIElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_domstring,
    reflected_integer,
    set_reflected_domstring,
    set_reflected_integer,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLLIElement(HTMLElement):
    """An ``li`` element.

    ``interface HTMLLIElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllielement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLLIElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLIElement")

    value = property(
        reflected_integer("value", 0, -2147483648),
        set_reflected_integer(
            "value",
            to_long,
            context="Failed to set the 'value' property on 'HTMLLIElement': The provided value",
        ),
        doc="""The attribute ``value``.

        ``attribute long value``

        https://html.spec.whatwg.org/multipage/#dom-li-value
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-li-type
        """,
    )


new_object = maker(HTMLLIElement, html_element_steps.initialize)
