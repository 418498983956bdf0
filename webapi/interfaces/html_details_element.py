"""The HTMLDetailsElement interface.

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


class HTMLDetailsElement(HTMLElement):
    """A ``details`` element.

    ``interface HTMLDetailsElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldetailselement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLDetailsElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDetailsElement")

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-details-name
        """,
    )

    open = property(
        reflected_boolean("open"),
        set_reflected_boolean("open", to_boolean),
        doc="""The attribute ``open``.

        ``attribute boolean open``

        https://html.spec.whatwg.org/multipage/#dom-details-open
        """,
    )


new_object = maker(HTMLDetailsElement, html_element_steps.initialize)
