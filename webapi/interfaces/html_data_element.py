"""The HTMLDataElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLDataElement(HTMLElement):
    """A ``data`` element.

    ``interface HTMLDataElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldataelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLDataElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDataElement")

    value = property(
        reflected_domstring("value"),
        set_reflected_domstring("value", to_domstring),
        doc="""The attribute ``value``.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/#dom-data-value
        """,
    )


new_object = maker(HTMLDataElement, html_element_steps.initialize)
