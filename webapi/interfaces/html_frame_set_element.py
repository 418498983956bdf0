"""The HTMLFrameSetElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.window_event_handlers import WindowEventHandlers
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring


class HTMLFrameSetElement(HTMLElement):
    """A ``frameset`` element.

    ``interface HTMLFrameSetElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlframesetelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLFrameSetElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFrameSetElement")

    cols = property(
        reflected_domstring("cols"),
        set_reflected_domstring("cols", to_domstring),
        doc="""The attribute ``cols``.

        ``attribute DOMString cols``

        https://html.spec.whatwg.org/multipage/#dom-frameset-cols
        """,
    )

    rows = property(
        reflected_domstring("rows"),
        set_reflected_domstring("rows", to_domstring),
        doc="""The attribute ``rows``.

        ``attribute DOMString rows``

        https://html.spec.whatwg.org/multipage/#dom-frameset-rows
        """,
    )


include(HTMLFrameSetElement, WindowEventHandlers)

new_object = maker(HTMLFrameSetElement, html_element_steps.initialize)
