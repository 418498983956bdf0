"""The HTMLIFrameElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring

_sandbox = reflected_tokens(
    "sandbox",
    [
        "allow-downloads",
        "allow-forms",
        "allow-modals",
        "allow-orientation-lock",
        "allow-pointer-lock",
        "allow-popups",
        "allow-popups-to-escape-sandbox",
        "allow-presentation",
        "allow-same-origin",
        "allow-scripts",
        "allow-top-navigation",
        "allow-top-navigation-by-user-activation",
        "allow-top-navigation-to-custom-protocols",
    ],
)
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLIFrameElement(HTMLElement):
    """An ``iframe`` element.

    ``interface HTMLIFrameElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmliframeelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLIFrameElement")

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-iframe-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    srcdoc = property(
        reflected_domstring("srcdoc"),
        doc="""The attribute ``srcdoc``.

        ``attribute DOMString srcdoc``

        https://html.spec.whatwg.org/multipage/#dom-iframe-srcdoc
        """,
    )

    @srcdoc.setter
    def srcdoc(self, value, /):
        try:
            set_reflected_domstring(self, "srcdoc", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-iframe-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def sandbox(self):
        """The attribute ``sandbox``.

        ``readonly attribute DOMTokenList sandbox``

        https://html.spec.whatwg.org/multipage/#dom-iframe-sandbox
        """
        value = _sandbox(self)
        return value.platform_object or _DOMTokenList.new(value)

    @sandbox.setter
    def sandbox(self, value, /):
        self.sandbox.value = value

    allow = property(
        reflected_domstring("allow"),
        doc="""The attribute ``allow``.

        ``attribute DOMString allow``

        https://html.spec.whatwg.org/multipage/#dom-iframe-allow
        """,
    )

    @allow.setter
    def allow(self, value, /):
        try:
            set_reflected_domstring(self, "allow", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    allowFullscreen = property(
        reflected_boolean("allowfullscreen"),
        doc="""The attribute ``allowfullscreen``.

        ``attribute boolean allowFullscreen``

        https://html.spec.whatwg.org/multipage/#dom-iframe-allowfullscreen
        """,
    )

    @allowFullscreen.setter
    def allowFullscreen(self, value, /):
        try:
            set_reflected_boolean(self, "allowfullscreen", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    width = property(
        reflected_domstring("width"),
        doc="""The attribute ``width``.

        ``attribute DOMString width``

        https://html.spec.whatwg.org/multipage/#dom-iframe-width
        """,
    )

    @width.setter
    def width(self, value, /):
        try:
            set_reflected_domstring(self, "width", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    height = property(
        reflected_domstring("height"),
        doc="""The attribute ``height``.

        ``attribute DOMString height``

        https://html.spec.whatwg.org/multipage/#dom-iframe-height
        """,
    )

    @height.setter
    def height(self, value, /):
        try:
            set_reflected_domstring(self, "height", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    referrerPolicy = property(
        reflected_keyword(
            "referrerpolicy",
            {
                "no-referrer": "no-referrer",
                "no-referrer-when-downgrade": "no-referrer-when-downgrade",
                "same-origin": "same-origin",
                "origin": "origin",
                "strict-origin": "strict-origin",
                "origin-when-cross-origin": "origin-when-cross-origin",
                "strict-origin-when-cross-origin": "strict-origin-when-cross-origin",
                "unsafe-url": "unsafe-url",
            },
            "",
            "",
        ),
        doc="""``attribute DOMString referrerPolicy``

        https://html.spec.whatwg.org/multipage/#dom-iframe-referrerpolicy
        """,
    )

    @referrerPolicy.setter
    def referrerPolicy(self, value, /):
        try:
            set_reflected_domstring(self, "referrerpolicy", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    loading = property(
        reflected_keyword("loading", {"lazy": "lazy", "eager": "eager"}, "eager", "eager"),
        doc="""``attribute DOMString loading``

        https://html.spec.whatwg.org/multipage/#dom-iframe-loading
        """,
    )

    @loading.setter
    def loading(self, value, /):
        try:
            set_reflected_domstring(self, "loading", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-iframe-align
        """,
    )

    @align.setter
    def align(self, value, /):
        try:
            set_reflected_domstring(self, "align", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    scrolling = property(
        reflected_domstring("scrolling"),
        doc="""The attribute ``scrolling``.

        ``attribute DOMString scrolling``

        https://html.spec.whatwg.org/multipage/#dom-iframe-scrolling
        """,
    )

    @scrolling.setter
    def scrolling(self, value, /):
        try:
            set_reflected_domstring(self, "scrolling", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    frameBorder = property(
        reflected_domstring("frameborder"),
        doc="""The attribute ``frameborder``.

        ``attribute DOMString frameBorder``

        https://html.spec.whatwg.org/multipage/#dom-iframe-frameborder
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

        https://html.spec.whatwg.org/multipage/#dom-iframe-longdesc
        """,
    )

    @longDesc.setter
    def longDesc(self, value, /):
        try:
            set_reflected_domstring(self, "longdesc", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    marginHeight = property(
        reflected_domstring("marginheight"),
        doc="""The attribute ``marginheight``.

        ``attribute [LegacyNullToEmptyString] DOMString marginHeight``

        https://html.spec.whatwg.org/multipage/#dom-iframe-marginheight
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

        https://html.spec.whatwg.org/multipage/#dom-iframe-marginwidth
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
        return "[object HTMLIFrameElement]"


def new_object(value):
    """A new HTMLIFrameElement object of what steps returned."""
    this = HTMLIFrameElement.__new__(HTMLIFrameElement)
    html_element_steps.initialize(this, value)
    return this
