"""The HTMLSelectedContentElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLSelectedContentElement(HTMLElement):
    """A ``selectedcontent`` element.

    ``interface HTMLSelectedContentElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlselectedcontentelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLSelectedContentElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLSelectedContentElement")


new_object = maker(HTMLSelectedContentElement, html_element_steps.initialize)
