"""The HTMLOListElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_integer,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLOListElement(HTMLElement):
    """An ``ol`` element.

    ``interface HTMLOListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlolistelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLOListElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOListElement")

    reversed = property(
        reflected_boolean("reversed"),
        set_reflected_boolean("reversed", to_boolean),
        doc="""The attribute ``reversed``.

        ``attribute boolean reversed``

        https://html.spec.whatwg.org/multipage/#dom-ol-reversed
        """,
    )

    start = property(
        reflected_integer("start", 1, -2147483648),
        set_reflected_integer(
            "start",
            to_long,
            context="Failed to set the 'start' property on 'HTMLOListElement': The provided value",
        ),
        doc="""The attribute ``start``.

        ``attribute long start``

        https://html.spec.whatwg.org/multipage/#dom-ol-start
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-ol-type
        """,
    )

    compact = property(
        reflected_boolean("compact"),
        set_reflected_boolean("compact", to_boolean),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-ol-compact
        """,
    )


new_object = maker(HTMLOListElement, html_element_steps.initialize)
