"""The HTMLMenuElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker


class HTMLMenuElement(HTMLElement):
    """A ``menu`` element.

    ``interface HTMLMenuElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmenuelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLMenuElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMenuElement")

    compact = property(
        reflected_boolean("compact"),
        set_reflected_boolean("compact", to_boolean),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-menu-compact
        """,
    )


new_object = maker(HTMLMenuElement, html_element_steps.initialize)
