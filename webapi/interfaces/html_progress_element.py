"""The HTMLProgressElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_positive_double,
    set_reflected_double,
    set_reflected_positive_double,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_double
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include


class HTMLProgressElement(HTMLElement):
    """A ``progress`` element.

    ``interface HTMLProgressElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlprogresselement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLProgressElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLProgressElement")

    max = property(
        reflected_positive_double("max", 1.0),
        set_reflected_positive_double(
            "max",
            to_double,
            context="Failed to set the 'max' property on 'HTMLProgressElement': The provided value",
        ),
        doc="""The attribute ``max``.

        ``attribute double max``

        https://html.spec.whatwg.org/multipage/#dom-progress-max
        """,
    )

    @property
    def value(self):
        """The value, between 0 and ``max``.

        ``attribute double value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-value
        """
        return self._webapi_node.value

    value = value.setter(
        set_reflected_double(
            "value",
            to_double,
            context="Failed to set the 'value' property on 'HTMLProgressElement': The provided "
            "value",
        )
    )

    @property
    def position(self):
        """The value divided by ``max``; -1 without a value.

        ``readonly attribute double position``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-progress-position
        """
        return self._webapi_node.position


include(HTMLProgressElement, LabelableElement)

new_object = maker(HTMLProgressElement, html_element_steps.initialize)
