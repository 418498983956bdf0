"""The HTMLPictureElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLPictureElement(HTMLElement):
    """A ``picture`` element.

    ``interface HTMLPictureElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlpictureelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLPictureElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLPictureElement")


new_object = maker(HTMLPictureElement, html_element_steps.initialize)
