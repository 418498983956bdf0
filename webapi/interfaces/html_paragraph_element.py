"""The HTMLParagraphElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLParagraphElement(HTMLElement):
    """A ``p`` element.

    ``interface HTMLParagraphElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlparagraphelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLParagraphElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLParagraphElement")

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-p-align
        """,
    )


new_object = maker(HTMLParagraphElement, html_element_steps.initialize)
