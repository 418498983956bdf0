"""The HTMLMeterElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import set_reflected_double
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_double
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include


class HTMLMeterElement(HTMLElement):
    """A ``meter`` element.

    ``interface HTMLMeterElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmeterelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLMeterElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMeterElement")

    @property
    def value(self):
        """The value, between ``min`` and ``max``.

        ``attribute double value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-value
        """
        return self._webapi_node.value

    value = value.setter(
        set_reflected_double(
            "value",
            to_double,
            context="Failed to set the 'value' property on 'HTMLMeterElement': The provided value",
        )
    )

    @property
    def min(self):
        """The lower bound.

        ``attribute double min``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-min
        """
        return self._webapi_node.min

    min = min.setter(
        set_reflected_double(
            "min",
            to_double,
            context="Failed to set the 'min' property on 'HTMLMeterElement': The provided value",
        )
    )

    @property
    def max(self):
        """The upper bound.

        ``attribute double max``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-max
        """
        return self._webapi_node.max

    max = max.setter(
        set_reflected_double(
            "max",
            to_double,
            context="Failed to set the 'max' property on 'HTMLMeterElement': The provided value",
        )
    )

    @property
    def low(self):
        """Where the low part ends.

        ``attribute double low``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-low
        """
        return self._webapi_node.low

    low = low.setter(
        set_reflected_double(
            "low",
            to_double,
            context="Failed to set the 'low' property on 'HTMLMeterElement': The provided value",
        )
    )

    @property
    def high(self):
        """Where the high part begins.

        ``attribute double high``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-high
        """
        return self._webapi_node.high

    high = high.setter(
        set_reflected_double(
            "high",
            to_double,
            context="Failed to set the 'high' property on 'HTMLMeterElement': The provided value",
        )
    )

    @property
    def optimum(self):
        """The best value.

        ``attribute double optimum``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-optimum
        """
        return self._webapi_node.optimum

    optimum = optimum.setter(
        set_reflected_double(
            "optimum",
            to_double,
            context="Failed to set the 'optimum' property on 'HTMLMeterElement': The provided "
            "value",
        )
    )


include(HTMLMeterElement, LabelableElement)

new_object = maker(HTMLMeterElement, html_element_steps.initialize)
