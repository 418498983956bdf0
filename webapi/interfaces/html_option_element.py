"""The HTMLOptionElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean


class HTMLOptionElement(HTMLElement):
    """An ``option`` element.

    ``interface HTMLOptionElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmloptionelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOptionElement")

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-option-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        set_reflected_boolean(self, "disabled", to_boolean(value))

    defaultSelected = property(
        reflected_boolean("selected"),
        doc="""The attribute ``selected``.

        ``attribute boolean defaultSelected``

        https://html.spec.whatwg.org/multipage/#dom-option-defaultselected
        """,
    )

    @defaultSelected.setter
    def defaultSelected(self, value, /):
        set_reflected_boolean(self, "selected", to_boolean(value))

    def __str__(self):
        return "[object HTMLOptionElement]"


def new_object(value):
    """A new HTMLOptionElement object of what steps returned."""
    this = HTMLOptionElement.__new__(HTMLOptionElement)
    html_element_steps.initialize(this, value)
    return this
