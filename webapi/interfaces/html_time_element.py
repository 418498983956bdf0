"""The HTMLTimeElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLTimeElement(HTMLElement):
    """A ``time`` element.

    ``interface HTMLTimeElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltimeelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTimeElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTimeElement")

    dateTime = property(
        reflected_domstring("datetime"),
        set_reflected_domstring("datetime", to_domstring),
        doc="""The attribute ``datetime``.

        ``attribute DOMString dateTime``

        https://html.spec.whatwg.org/multipage/#dom-time-datetime
        """,
    )


new_object = maker(HTMLTimeElement, html_element_steps.initialize)
