"""The HTMLSpanElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLSpanElement(HTMLElement):
    """A ``span`` element.

    ``interface HTMLSpanElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlspanelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLSpanElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSpanElement")


new_object = maker(HTMLSpanElement, html_element_steps.initialize)
