"""The HTMLMapElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLMapElement(HTMLElement):
    """A ``map`` element.

    ``interface HTMLMapElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmapelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLMapElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMapElement")

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-map-name
        """,
    )


new_object = maker(HTMLMapElement, html_element_steps.initialize)
