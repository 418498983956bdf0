"""The HTMLTableCaptionElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLTableCaptionElement(HTMLElement):
    """A ``caption`` element.

    ``interface HTMLTableCaptionElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablecaptionelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTableCaptionElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableCaptionElement")

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-caption-align
        """,
    )


new_object = maker(HTMLTableCaptionElement, html_element_steps.initialize)
