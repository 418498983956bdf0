"""The HTMLHtmlElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLHtmlElement(HTMLElement):
    """An ``html`` element.

    ``interface HTMLHtmlElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlhtmlelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLHtmlElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLHtmlElement")

    version = property(
        reflected_domstring("version"),
        set_reflected_domstring("version", to_domstring),
        doc="""The attribute ``version``.

        ``attribute DOMString version``

        https://html.spec.whatwg.org/multipage/#dom-html-version
        """,
    )


new_object = maker(HTMLHtmlElement, html_element_steps.initialize)
