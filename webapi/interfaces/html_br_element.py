"""The HTMLBRElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLBRElement(HTMLElement):
    """A ``br`` element.

    ``interface HTMLBRElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbrelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLBRElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBRElement")

    clear = property(
        reflected_domstring("clear"),
        set_reflected_domstring("clear", to_domstring),
        doc="""The attribute ``clear``.

        ``attribute DOMString clear``

        https://html.spec.whatwg.org/multipage/#dom-br-clear
        """,
    )


new_object = maker(HTMLBRElement, html_element_steps.initialize)
