"""The HTMLProgressElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_positive_double, set_reflected_positive_double
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_double


class HTMLProgressElement(HTMLElement):
    """A ``progress`` element.

    ``interface HTMLProgressElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlprogresselement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLProgressElement")

    max = property(
        reflected_positive_double("max", 1.0),
        doc="""The attribute ``max``.

        ``attribute double max``

        https://html.spec.whatwg.org/multipage/#dom-progress-max
        """,
    )

    @max.setter
    def max(self, value, /):
        set_reflected_positive_double(
            self,
            "max",
            to_double(
                value,
                "Failed to set the 'max' property on 'HTMLProgressElement': The provided value",
            ),
        )

    def __str__(self):
        return "[object HTMLProgressElement]"


def new_object(value):
    """A new HTMLProgressElement object of what steps returned."""
    this = HTMLProgressElement.__new__(HTMLProgressElement)
    html_element_steps.initialize(this, value)
    return this
