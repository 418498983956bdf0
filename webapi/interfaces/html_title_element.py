"""The HTMLTitleElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLTitleElement(HTMLElement):
    """A ``title`` element.

    ``interface HTMLTitleElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltitleelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTitleElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTitleElement")


new_object = maker(HTMLTitleElement, html_element_steps.initialize)
