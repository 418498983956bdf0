"""The HTMLMarqueeElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
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
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class HTMLMarqueeElement(HTMLElement):
    """A ``marquee`` element.

    ``interface HTMLMarqueeElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmarqueeelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLMarqueeElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMarqueeElement")

    behavior = property(
        reflected_domstring("behavior"),
        set_reflected_domstring("behavior", to_domstring),
        doc="""The attribute ``behavior``.

        ``attribute DOMString behavior``

        https://html.spec.whatwg.org/multipage/#dom-marquee-behavior
        """,
    )

    bgColor = property(
        reflected_domstring("bgcolor"),
        set_reflected_domstring("bgcolor", to_domstring),
        doc="""The attribute ``bgcolor``.

        ``attribute DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-marquee-bgcolor
        """,
    )

    direction = property(
        reflected_domstring("direction"),
        set_reflected_domstring("direction", to_domstring),
        doc="""The attribute ``direction``.

        ``attribute DOMString direction``

        https://html.spec.whatwg.org/multipage/#dom-marquee-direction
        """,
    )

    height = property(
        reflected_domstring("height"),
        set_reflected_domstring("height", to_domstring),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-marquee-height
        """,
    )

    hspace = property(
        reflected_integer("hspace", 0, 0),
        set_reflected_unsigned(
            "hspace",
            to_unsigned_long,
            0,
            context="Failed to set the 'hspace' property on 'HTMLMarqueeElement': The provided "
            "value",
        ),
        doc="""The attribute ``hspace``.

        ``attribute unsigned long hspace``

        https://html.spec.whatwg.org/multipage/#dom-marquee-hspace
        """,
    )

    scrollAmount = property(
        reflected_integer("scrollamount", 6, 0),
        set_reflected_unsigned(
            "scrollamount",
            to_unsigned_long,
            6,
            context="Failed to set the 'scrollAmount' property on 'HTMLMarqueeElement': The "
            "provided value",
        ),
        doc="""The attribute ``scrollamount``.

        ``attribute unsigned long scrollAmount``

        https://html.spec.whatwg.org/multipage/#dom-marquee-scrollamount
        """,
    )

    scrollDelay = property(
        reflected_integer("scrolldelay", 85, 0),
        set_reflected_unsigned(
            "scrolldelay",
            to_unsigned_long,
            85,
            context="Failed to set the 'scrollDelay' property on 'HTMLMarqueeElement': The "
            "provided value",
        ),
        doc="""The attribute ``scrolldelay``.

        ``attribute unsigned long scrollDelay``

        https://html.spec.whatwg.org/multipage/#dom-marquee-scrolldelay
        """,
    )

    trueSpeed = property(
        reflected_boolean("truespeed"),
        set_reflected_boolean("truespeed", to_boolean),
        doc="""The attribute ``truespeed``.

        ``attribute boolean trueSpeed``

        https://html.spec.whatwg.org/multipage/#dom-marquee-truespeed
        """,
    )

    vspace = property(
        reflected_integer("vspace", 0, 0),
        set_reflected_unsigned(
            "vspace",
            to_unsigned_long,
            0,
            context="Failed to set the 'vspace' property on 'HTMLMarqueeElement': The provided "
            "value",
        ),
        doc="""The attribute ``vspace``.

        ``attribute unsigned long vspace``

        https://html.spec.whatwg.org/multipage/#dom-marquee-vspace
        """,
    )

    width = property(
        reflected_domstring("width"),
        set_reflected_domstring("width", to_domstring),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-marquee-width
        """,
    )


new_object = maker(HTMLMarqueeElement, html_element_steps.initialize)
