"""The HTMLUnknownElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLUnknownElement(HTMLElement):
    """An element of HTML that no standard knows.

    ``interface HTMLUnknownElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlunknownelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLUnknownElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLUnknownElement")


new_object = maker(HTMLUnknownElement, html_element_steps.initialize)
