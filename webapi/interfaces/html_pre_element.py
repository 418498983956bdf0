"""The HTMLPreElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_integer, set_reflected_integer
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import maker


class HTMLPreElement(HTMLElement):
    """A ``listing``, ``pre`` or ``xmp`` element.

    ``interface HTMLPreElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlpreelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLPreElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLPreElement")

    width = property(
        reflected_integer("width", 0, -2147483648),
        set_reflected_integer(
            "width",
            to_long,
            context="Failed to set the 'width' property on 'HTMLPreElement': The provided value",
        ),
        doc="""The attribute ``width``.

        ``attribute long width``

        https://html.spec.whatwg.org/multipage/#dom-pre-width
        """,
    )


new_object = maker(HTMLPreElement, html_element_steps.initialize)
