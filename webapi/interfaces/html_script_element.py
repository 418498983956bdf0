"""The HTMLScriptElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_script_element as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_usvstring

_blocking = reflected_tokens("blocking", ["render"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_to_cross_origin = nullable(to_domstring)


class HTMLScriptElement(HTMLElement):
    """A ``script`` element.

    ``interface HTMLScriptElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlscriptelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLScriptElement")

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-script-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-script-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    noModule = property(
        reflected_boolean("nomodule"),
        doc="""The attribute ``nomodule``.

        ``attribute boolean noModule``

        https://html.spec.whatwg.org/multipage/#dom-script-nomodule
        """,
    )

    @noModule.setter
    def noModule(self, value, /):
        try:
            set_reflected_boolean(self, "nomodule", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    async_ = property(
        steps.async_getter,
        doc="""``attribute boolean async``

        https://html.spec.whatwg.org/multipage/#dom-script-async
        """,
    )

    @async_.setter
    def async_(self, value, /):
        try:
            steps.async_setter(self, to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    defer = property(
        reflected_boolean("defer"),
        doc="""The attribute ``defer``.

        ``attribute boolean defer``

        https://html.spec.whatwg.org/multipage/#dom-script-defer
        """,
    )

    @defer.setter
    def defer(self, value, /):
        try:
            set_reflected_boolean(self, "defer", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def blocking(self):
        """The attribute ``blocking``.

        ``readonly attribute DOMTokenList blocking``

        https://html.spec.whatwg.org/multipage/#dom-script-blocking
        """
        value = _blocking(self)
        return value.platform_object or _DOMTokenList.new(value)

    @blocking.setter
    def blocking(self, value, /):
        self.blocking.value = value

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-script-crossorigin
        """,
    )

    @crossOrigin.setter
    def crossOrigin(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "crossorigin",
                _to_cross_origin(
                    value,
                    "Failed to set the 'crossOrigin' property on 'HTMLScriptElement': The "
                    "provided value",
                ),
            )
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

        https://html.spec.whatwg.org/multipage/#dom-script-referrerpolicy
        """,
    )

    @referrerPolicy.setter
    def referrerPolicy(self, value, /):
        try:
            set_reflected_domstring(self, "referrerpolicy", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    text = property(
        steps.text_getter,
        doc="""``attribute DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-script-text
        """,
    )

    @text.setter
    def text(self, value, /):
        try:
            steps.text_setter(self, to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    integrity = property(
        reflected_domstring("integrity"),
        doc="""The attribute ``integrity``.

        ``attribute DOMString integrity``

        https://html.spec.whatwg.org/multipage/#dom-script-integrity
        """,
    )

    @integrity.setter
    def integrity(self, value, /):
        try:
            set_reflected_domstring(self, "integrity", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    fetchPriority = property(
        reflected_keyword(
            "fetchpriority", {"high": "high", "low": "low", "auto": "auto"}, "auto", "auto"
        ),
        doc="""``attribute DOMString fetchPriority``

        https://html.spec.whatwg.org/multipage/#dom-script-fetchpriority
        """,
    )

    @fetchPriority.setter
    def fetchPriority(self, value, /):
        try:
            set_reflected_domstring(self, "fetchpriority", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @staticmethod
    def supports(type):
        """``static boolean supports(DOMString type)``

        https://html.spec.whatwg.org/multipage/#dom-script-supports
        """
        return steps.supports(to_domstring(type))

    charset = property(
        reflected_domstring("charset"),
        doc="""The attribute ``charset``.

        ``attribute DOMString charset``

        https://html.spec.whatwg.org/multipage/#dom-script-charset
        """,
    )

    @charset.setter
    def charset(self, value, /):
        try:
            set_reflected_domstring(self, "charset", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    event = property(
        reflected_domstring("event"),
        doc="""The attribute ``event``.

        ``attribute DOMString event``

        https://html.spec.whatwg.org/multipage/#dom-script-event
        """,
    )

    @event.setter
    def event(self, value, /):
        try:
            set_reflected_domstring(self, "event", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    htmlFor = property(
        reflected_domstring("for"),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-script-htmlfor
        """,
    )

    @htmlFor.setter
    def htmlFor(self, value, /):
        try:
            set_reflected_domstring(self, "for", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLScriptElement]"


def new_object(value):
    """A new HTMLScriptElement object of what steps returned."""
    this = HTMLScriptElement.__new__(HTMLScriptElement)
    html_element_steps.initialize(this, value)
    return this
