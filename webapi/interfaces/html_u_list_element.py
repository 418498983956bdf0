"""The HTMLUListElement interface.

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


class HTMLUListElement(HTMLElement):
    """A ``ul`` element.

    ``interface HTMLUListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlulistelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLUListElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLUListElement")

    compact = property(
        reflected_boolean("compact"),
        set_reflected_boolean("compact", to_boolean),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-ul-compact
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-ul-type
        """,
    )


new_object = maker(HTMLUListElement, html_element_steps.initialize)
