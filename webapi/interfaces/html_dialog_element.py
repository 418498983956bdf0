"""The HTMLDialogElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean


class HTMLDialogElement(HTMLElement):
    """A ``dialog`` element.

    ``interface HTMLDialogElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldialogelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDialogElement")

    open = property(
        reflected_boolean("open"),
        doc="""The attribute ``open``.

        ``attribute boolean open``

        https://html.spec.whatwg.org/multipage/#dom-dialog-open
        """,
    )

    @open.setter
    def open(self, value, /):
        set_reflected_boolean(self, "open", to_boolean(value))

    def __str__(self):
        return "[object HTMLDialogElement]"


def new_object(value):
    """A new HTMLDialogElement object of what steps returned."""
    this = HTMLDialogElement.__new__(HTMLDialogElement)
    html_element_steps.initialize(this, value)
    return this
