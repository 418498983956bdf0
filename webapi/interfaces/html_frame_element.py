"""The HTMLFrameElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring


class HTMLFrameElement(HTMLElement):
    """A ``frame`` element.

    ``interface HTMLFrameElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlframeelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFrameElement")

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-frame-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    scrolling = property(
        reflected_domstring("scrolling"),
        doc="""The attribute ``scrolling``.

        ``attribute DOMString scrolling``

        https://html.spec.whatwg.org/multipage/#dom-frame-scrolling
        """,
    )

    @scrolling.setter
    def scrolling(self, value, /):
        try:
            set_reflected_domstring(self, "scrolling", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-frame-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    frameBorder = property(
        reflected_domstring("frameborder"),
        doc="""The attribute ``frameborder``.

        ``attribute DOMString frameBorder``

        https://html.spec.whatwg.org/multipage/#dom-frame-frameborder
        """,
    )

    @frameBorder.setter
    def frameBorder(self, value, /):
        try:
            set_reflected_domstring(self, "frameborder", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    longDesc = property(
        reflected_url("longdesc"),
        doc="""The attribute ``longdesc``.

        ``attribute USVString longDesc``

        https://html.spec.whatwg.org/multipage/#dom-frame-longdesc
        """,
    )

    @longDesc.setter
    def longDesc(self, value, /):
        try:
            set_reflected_domstring(self, "longdesc", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    noResize = property(
        reflected_boolean("noresize"),
        doc="""The attribute ``noresize``.

        ``attribute boolean noResize``

        https://html.spec.whatwg.org/multipage/#dom-frame-noresize
        """,
    )

    @noResize.setter
    def noResize(self, value, /):
        try:
            set_reflected_boolean(self, "noresize", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    marginHeight = property(
        reflected_domstring("marginheight"),
        doc="""The attribute ``marginheight``.

        ``attribute [LegacyNullToEmptyString] DOMString marginHeight``

        https://html.spec.whatwg.org/multipage/#dom-frame-marginheight
        """,
    )

    @marginHeight.setter
    def marginHeight(self, value, /):
        try:
            set_reflected_domstring(self, "marginheight", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    marginWidth = property(
        reflected_domstring("marginwidth"),
        doc="""The attribute ``marginwidth``.

        ``attribute [LegacyNullToEmptyString] DOMString marginWidth``

        https://html.spec.whatwg.org/multipage/#dom-frame-marginwidth
        """,
    )

    @marginWidth.setter
    def marginWidth(self, value, /):
        try:
            set_reflected_domstring(self, "marginwidth", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLFrameElement]"


def new_object(value):
    """A new HTMLFrameElement object of what steps returned."""
    this = HTMLFrameElement.__new__(HTMLFrameElement)
    html_element_steps.initialize(this, value)
    return this
