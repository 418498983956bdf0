"""The HTMLAudioElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_media_element import HTMLMediaElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class HTMLAudioElement(HTMLMediaElement):
    """An ``audio`` element.

    ``interface HTMLAudioElement : HTMLMediaElement``

    https://html.spec.whatwg.org/multipage/#htmlaudioelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLAudioElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLAudioElement")


new_object = maker(HTMLAudioElement, html_element_steps.initialize)
