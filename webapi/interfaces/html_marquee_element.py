"""The HTMLMarqueeElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_integer,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_unsigned,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring


class HTMLMarqueeElement(HTMLElement):
    """A ``marquee`` element.

    ``interface HTMLMarqueeElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmarqueeelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMarqueeElement")

    behavior = property(
        reflected_domstring("behavior"),
        doc="""The attribute ``behavior``.

        ``attribute DOMString behavior``

        https://html.spec.whatwg.org/multipage/#dom-marquee-behavior
        """,
    )

    @behavior.setter
    def behavior(self, value, /):
        try:
            set_reflected_domstring(self, "behavior", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    bgColor = property(
        reflected_domstring("bgcolor"),
        doc="""The attribute ``bgcolor``.

        ``attribute DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-marquee-bgcolor
        """,
    )

    @bgColor.setter
    def bgColor(self, value, /):
        try:
            set_reflected_domstring(self, "bgcolor", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    direction = property(
        reflected_domstring("direction"),
        doc="""The attribute ``direction``.

        ``attribute DOMString direction``

        https://html.spec.whatwg.org/multipage/#dom-marquee-direction
        """,
    )

    @direction.setter
    def direction(self, value, /):
        try:
            set_reflected_domstring(self, "direction", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        reflected_domstring("height"),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-marquee-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_domstring(self, "height", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hspace = property(
        reflected_integer("hspace", 0, 0),
        doc="""The attribute ``hspace``.

        ``attribute unsigned long hspace``

        https://html.spec.whatwg.org/multipage/#dom-marquee-hspace
        """,
    )

    @hspace.setter
    def hspace(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "hspace",
                to_unsigned_long(
                    value,
                    "Failed to set the 'hspace' property on 'HTMLMarqueeElement': The provided "
                    "value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    scrollAmount = property(
        reflected_integer("scrollamount", 6, 0),
        doc="""The attribute ``scrollamount``.

        ``attribute unsigned long scrollAmount``

        https://html.spec.whatwg.org/multipage/#dom-marquee-scrollamount
        """,
    )

    @scrollAmount.setter
    def scrollAmount(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "scrollamount",
                to_unsigned_long(
                    value,
                    "Failed to set the 'scrollAmount' property on 'HTMLMarqueeElement': The "
                    "provided value",
                ),
                6,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    scrollDelay = property(
        reflected_integer("scrolldelay", 85, 0),
        doc="""The attribute ``scrolldelay``.

        ``attribute unsigned long scrollDelay``

        https://html.spec.whatwg.org/multipage/#dom-marquee-scrolldelay
        """,
    )

    @scrollDelay.setter
    def scrollDelay(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "scrolldelay",
                to_unsigned_long(
                    value,
                    "Failed to set the 'scrollDelay' property on 'HTMLMarqueeElement': The "
                    "provided value",
                ),
                85,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    trueSpeed = property(
        reflected_boolean("truespeed"),
        doc="""The attribute ``truespeed``.

        ``attribute boolean trueSpeed``

        https://html.spec.whatwg.org/multipage/#dom-marquee-truespeed
        """,
    )

    @trueSpeed.setter
    def trueSpeed(self, value, /):
        try:
            set_reflected_boolean(self, "truespeed", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vspace = property(
        reflected_integer("vspace", 0, 0),
        doc="""The attribute ``vspace``.

        ``attribute unsigned long vspace``

        https://html.spec.whatwg.org/multipage/#dom-marquee-vspace
        """,
    )

    @vspace.setter
    def vspace(self, value, /):
        try:
            set_reflected_unsigned(
                self,
                "vspace",
                to_unsigned_long(
                    value,
                    "Failed to set the 'vspace' property on 'HTMLMarqueeElement': The provided "
                    "value",
                ),
                0,
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-marquee-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLMarqueeElement]"


def new_object(value):
    """A new HTMLMarqueeElement object of what steps returned."""
    this = HTMLMarqueeElement.__new__(HTMLMarqueeElement)
    html_element_steps.initialize(this, value)
    return this
