"""The HTMLMapElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring


class HTMLMapElement(HTMLElement):
    """A ``map`` element.

    ``interface HTMLMapElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmapelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMapElement")

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-map-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLMapElement]"


def new_object(value):
    """A new HTMLMapElement object of what steps returned."""
    this = HTMLMapElement.__new__(HTMLMapElement)
    html_element_steps.initialize(this, value)
    return this
