"""The HTMLHeadElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLHeadElement(HTMLElement):
    """A ``head`` element.

    ``interface HTMLHeadElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlheadelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLHeadElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLHeadElement")


new_object = maker(HTMLHeadElement, html_element_steps.initialize)
