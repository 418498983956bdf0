"""The HTMLMeterElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_meter_element as steps
from webapi.steps import labelable_element as labelable_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import set_reflected_double
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_double
from webapi.webidl.platform_objects import Interface

_NodeList = Interface("webapi.interfaces.node_list", "NodeList")


class HTMLMeterElement(HTMLElement):
    """A ``meter`` element.

    ``interface HTMLMeterElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmeterelement
    """

    __slots__ = (*labelable_element_steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMeterElement")

    value = property(
        steps.value_getter,
        doc="""The value, between ``min`` and ``max``.

        ``attribute double value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-value
        """,
    )

    @value.setter
    def value(self, value, /):
        try:
            set_reflected_double(
                self,
                "value",
                to_double(
                    value,
                    "Failed to set the 'value' property on 'HTMLMeterElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    min = property(
        steps.min_getter,
        doc="""The lower bound.

        ``attribute double min``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-min
        """,
    )

    @min.setter
    def min(self, value, /):
        try:
            set_reflected_double(
                self,
                "min",
                to_double(
                    value,
                    "Failed to set the 'min' property on 'HTMLMeterElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    max = property(
        steps.max_getter,
        doc="""The upper bound.

        ``attribute double max``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-max
        """,
    )

    @max.setter
    def max(self, value, /):
        try:
            set_reflected_double(
                self,
                "max",
                to_double(
                    value,
                    "Failed to set the 'max' property on 'HTMLMeterElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    low = property(
        steps.low_getter,
        doc="""Where the low part ends.

        ``attribute double low``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-low
        """,
    )

    @low.setter
    def low(self, value, /):
        try:
            set_reflected_double(
                self,
                "low",
                to_double(
                    value,
                    "Failed to set the 'low' property on 'HTMLMeterElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    high = property(
        steps.high_getter,
        doc="""Where the high part begins.

        ``attribute double high``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-high
        """,
    )

    @high.setter
    def high(self, value, /):
        try:
            set_reflected_double(
                self,
                "high",
                to_double(
                    value,
                    "Failed to set the 'high' property on 'HTMLMeterElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    optimum = property(
        steps.optimum_getter,
        doc="""The best value.

        ``attribute double optimum``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-meter-optimum
        """,
    )

    @optimum.setter
    def optimum(self, value, /):
        try:
            set_reflected_double(
                self,
                "optimum",
                to_double(
                    value,
                    "Failed to set the 'optimum' property on 'HTMLMeterElement': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def labels(self):
        """The labels of the element.

        ``readonly attribute NodeList labels``

        https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
        """
        value = labelable_element_steps.labels_getter(self)
        return value.platform_object or _NodeList.new(value)

    def __str__(self):
        return "[object HTMLMeterElement]"


def new_object(value):
    """A new HTMLMeterElement object of what steps returned."""
    this = HTMLMeterElement.__new__(HTMLMeterElement)
    html_element_steps.initialize(this, value)
    return this
