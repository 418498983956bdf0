"""The HTMLBodyElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_to_event_handler = nullable(to_event_handler_non_null)


class HTMLBodyElement(HTMLElement):
    """A ``body`` element.

    ``interface HTMLBodyElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbodyelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLBodyElement")

    text = property(
        reflected_domstring("text"),
        doc="""The attribute ``text``.

        ``attribute [LegacyNullToEmptyString] DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-body-text
        """,
    )

    @text.setter
    def text(self, value, /):
        try:
            set_reflected_domstring(self, "text", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    link = property(
        reflected_domstring("link"),
        doc="""The attribute ``link``.

        ``attribute [LegacyNullToEmptyString] DOMString link``

        https://html.spec.whatwg.org/multipage/#dom-body-link
        """,
    )

    @link.setter
    def link(self, value, /):
        try:
            set_reflected_domstring(self, "link", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    vLink = property(
        reflected_domstring("vlink"),
        doc="""The attribute ``vlink``.

        ``attribute [LegacyNullToEmptyString] DOMString vLink``

        https://html.spec.whatwg.org/multipage/#dom-body-vlink
        """,
    )

    @vLink.setter
    def vLink(self, value, /):
        try:
            set_reflected_domstring(self, "vlink", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    aLink = property(
        reflected_domstring("alink"),
        doc="""The attribute ``alink``.

        ``attribute [LegacyNullToEmptyString] DOMString aLink``

        https://html.spec.whatwg.org/multipage/#dom-body-alink
        """,
    )

    @aLink.setter
    def aLink(self, value, /):
        try:
            set_reflected_domstring(self, "alink", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    bgColor = property(
        reflected_domstring("bgcolor"),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-body-bgcolor
        """,
    )

    @bgColor.setter
    def bgColor(self, value, /):
        try:
            set_reflected_domstring(self, "bgcolor", to_nullable_empty_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    background = property(
        reflected_domstring("background"),
        doc="""The attribute ``background``.

        ``attribute DOMString background``

        https://html.spec.whatwg.org/multipage/#dom-body-background
        """,
    )

    @background.setter
    def background(self, value, /):
        try:
            set_reflected_domstring(self, "background", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    onafterprint = property(
        event_handler("afterprint"),
        doc="""``attribute EventHandlerNonNull? onafterprint``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onafterprint
        """,
    )

    @onafterprint.setter
    def onafterprint(self, value, /):
        set_event_handler(
            self,
            "afterprint",
            _to_event_handler(
                value,
                "Failed to set the 'onafterprint' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onbeforeprint = property(
        event_handler("beforeprint"),
        doc="""``attribute EventHandlerNonNull? onbeforeprint``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onbeforeprint
        """,
    )

    @onbeforeprint.setter
    def onbeforeprint(self, value, /):
        set_event_handler(
            self,
            "beforeprint",
            _to_event_handler(
                value,
                "Failed to set the 'onbeforeprint' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onbeforeunload = property(
        event_handler("beforeunload"),
        doc="""``attribute EventHandlerNonNull? onbeforeunload``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onbeforeunload
        """,
    )

    @onbeforeunload.setter
    def onbeforeunload(self, value, /):
        set_event_handler(
            self,
            "beforeunload",
            _to_event_handler(
                value,
                "Failed to set the 'onbeforeunload' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onhashchange = property(
        event_handler("hashchange"),
        doc="""``attribute EventHandlerNonNull? onhashchange``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onhashchange
        """,
    )

    @onhashchange.setter
    def onhashchange(self, value, /):
        set_event_handler(
            self,
            "hashchange",
            _to_event_handler(
                value,
                "Failed to set the 'onhashchange' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onlanguagechange = property(
        event_handler("languagechange"),
        doc="""``attribute EventHandlerNonNull? onlanguagechange``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onlanguagechange
        """,
    )

    @onlanguagechange.setter
    def onlanguagechange(self, value, /):
        set_event_handler(
            self,
            "languagechange",
            _to_event_handler(
                value,
                "Failed to set the 'onlanguagechange' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onmessage = property(
        event_handler("message"),
        doc="""``attribute EventHandlerNonNull? onmessage``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onmessage
        """,
    )

    @onmessage.setter
    def onmessage(self, value, /):
        set_event_handler(
            self,
            "message",
            _to_event_handler(
                value,
                "Failed to set the 'onmessage' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onmessageerror = property(
        event_handler("messageerror"),
        doc="""``attribute EventHandlerNonNull? onmessageerror``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onmessageerror
        """,
    )

    @onmessageerror.setter
    def onmessageerror(self, value, /):
        set_event_handler(
            self,
            "messageerror",
            _to_event_handler(
                value,
                "Failed to set the 'onmessageerror' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onoffline = property(
        event_handler("offline"),
        doc="""``attribute EventHandlerNonNull? onoffline``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onoffline
        """,
    )

    @onoffline.setter
    def onoffline(self, value, /):
        set_event_handler(
            self,
            "offline",
            _to_event_handler(
                value,
                "Failed to set the 'onoffline' property on 'HTMLBodyElement': The provided value",
            ),
        )

    ononline = property(
        event_handler("online"),
        doc="""``attribute EventHandlerNonNull? ononline``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-ononline
        """,
    )

    @ononline.setter
    def ononline(self, value, /):
        set_event_handler(
            self,
            "online",
            _to_event_handler(
                value,
                "Failed to set the 'ononline' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onpagehide = property(
        event_handler("pagehide"),
        doc="""``attribute EventHandlerNonNull? onpagehide``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpagehide
        """,
    )

    @onpagehide.setter
    def onpagehide(self, value, /):
        set_event_handler(
            self,
            "pagehide",
            _to_event_handler(
                value,
                "Failed to set the 'onpagehide' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onpagereveal = property(
        event_handler("pagereveal"),
        doc="""``attribute EventHandlerNonNull? onpagereveal``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpagereveal
        """,
    )

    @onpagereveal.setter
    def onpagereveal(self, value, /):
        set_event_handler(
            self,
            "pagereveal",
            _to_event_handler(
                value,
                "Failed to set the 'onpagereveal' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onpageshow = property(
        event_handler("pageshow"),
        doc="""``attribute EventHandlerNonNull? onpageshow``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpageshow
        """,
    )

    @onpageshow.setter
    def onpageshow(self, value, /):
        set_event_handler(
            self,
            "pageshow",
            _to_event_handler(
                value,
                "Failed to set the 'onpageshow' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onpageswap = property(
        event_handler("pageswap"),
        doc="""``attribute EventHandlerNonNull? onpageswap``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpageswap
        """,
    )

    @onpageswap.setter
    def onpageswap(self, value, /):
        set_event_handler(
            self,
            "pageswap",
            _to_event_handler(
                value,
                "Failed to set the 'onpageswap' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onpopstate = property(
        event_handler("popstate"),
        doc="""``attribute EventHandlerNonNull? onpopstate``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpopstate
        """,
    )

    @onpopstate.setter
    def onpopstate(self, value, /):
        set_event_handler(
            self,
            "popstate",
            _to_event_handler(
                value,
                "Failed to set the 'onpopstate' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onrejectionhandled = property(
        event_handler("rejectionhandled"),
        doc="""``attribute EventHandlerNonNull? onrejectionhandled``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onrejectionhandled
        """,
    )

    @onrejectionhandled.setter
    def onrejectionhandled(self, value, /):
        set_event_handler(
            self,
            "rejectionhandled",
            _to_event_handler(
                value,
                "Failed to set the 'onrejectionhandled' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onstorage = property(
        event_handler("storage"),
        doc="""``attribute EventHandlerNonNull? onstorage``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onstorage
        """,
    )

    @onstorage.setter
    def onstorage(self, value, /):
        set_event_handler(
            self,
            "storage",
            _to_event_handler(
                value,
                "Failed to set the 'onstorage' property on 'HTMLBodyElement': The provided value",
            ),
        )

    onunhandledrejection = property(
        event_handler("unhandledrejection"),
        doc="""``attribute EventHandlerNonNull? onunhandledrejection``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onunhandledrejection
        """,
    )

    @onunhandledrejection.setter
    def onunhandledrejection(self, value, /):
        set_event_handler(
            self,
            "unhandledrejection",
            _to_event_handler(
                value,
                "Failed to set the 'onunhandledrejection' property on 'HTMLBodyElement': The "
                "provided value",
            ),
        )

    onunload = property(
        event_handler("unload"),
        doc="""``attribute EventHandlerNonNull? onunload``

        https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onunload
        """,
    )

    @onunload.setter
    def onunload(self, value, /):
        set_event_handler(
            self,
            "unload",
            _to_event_handler(
                value,
                "Failed to set the 'onunload' property on 'HTMLBodyElement': The provided value",
            ),
        )

    def __str__(self):
        return "[object HTMLBodyElement]"


def new_object(value):
    """A new HTMLBodyElement object of what steps returned."""
    this = HTMLBodyElement.__new__(HTMLBodyElement)
    html_element_steps.initialize(this, value)
    return this
