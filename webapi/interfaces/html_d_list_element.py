"""The HTMLDListElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker


class HTMLDListElement(HTMLElement):
    """A ``dl`` element.

    ``interface HTMLDListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldlistelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLDListElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDListElement")

    compact = property(
        reflected_boolean("compact"),
        set_reflected_boolean("compact", to_boolean),
        doc="""The attribute ``compact``.

        ``attribute boolean compact``

        https://html.spec.whatwg.org/multipage/#dom-dl-compact
        """,
    )


new_object = maker(HTMLDListElement, html_element_steps.initialize)
