"""The HTMLLinkElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.dom.css_style_sheets import get_sheet
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_url,
    reflected_usvstring,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_usvstring

_to_cross_origin = nullable(to_domstring)
_rel_list = reflected_tokens(
    "rel",
    [
        "alternate",
        "dns-prefetch",
        "expect",
        "icon",
        "manifest",
        "modulepreload",
        "next",
        "preconnect",
        "prefetch",
        "preload",
        "stylesheet",
    ],
)
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")
_sizes = reflected_tokens("sizes", None)
_blocking = reflected_tokens("blocking", ["render"])
_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")


class HTMLLinkElement(HTMLElement):
    """A ``link`` element.

    ``interface HTMLLinkElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmllinkelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLinkElement")

    href = property(
        reflected_url("href"),
        doc="""The attribute ``href``.

        ``attribute USVString href``

        https://html.spec.whatwg.org/multipage/#dom-link-href
        """,
    )

    @href.setter
    def href(self, value, /):
        try:
            set_reflected_domstring(self, "href", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-link-crossorigin
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
                    "Failed to set the 'crossOrigin' property on 'HTMLLinkElement': The provided "
                    "value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    rel = property(
        reflected_domstring("rel"),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/#dom-link-rel
        """,
    )

    @rel.setter
    def rel(self, value, /):
        try:
            set_reflected_domstring(self, "rel", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    as_ = property(
        reflected_keyword(
            "as",
            {
                "fetch": "fetch",
                "audio": "audio",
                "document": "document",
                "embed": "embed",
                "font": "font",
                "image": "image",
                "manifest": "manifest",
                "object": "object",
                "report": "report",
                "script": "script",
                "sharedworker": "sharedworker",
                "style": "style",
                "track": "track",
                "video": "video",
                "worker": "worker",
                "xslt": "xslt",
                "json": "json",
                "text": "text",
            },
            "",
            "",
        ),
        doc="""``attribute DOMString as``

        https://html.spec.whatwg.org/multipage/#dom-link-as
        """,
    )

    @as_.setter
    def as_(self, value, /):
        try:
            set_reflected_domstring(self, "as", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-link-rellist
        """
        value = _rel_list(self)
        return value.platform_object or _DOMTokenList.new(value)

    @relList.setter
    def relList(self, value, /):
        self.relList.value = value

    media = property(
        reflected_domstring("media"),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-link-media
        """,
    )

    @media.setter
    def media(self, value, /):
        try:
            set_reflected_domstring(self, "media", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    integrity = property(
        reflected_domstring("integrity"),
        doc="""The attribute ``integrity``.

        ``attribute DOMString integrity``

        https://html.spec.whatwg.org/multipage/#dom-link-integrity
        """,
    )

    @integrity.setter
    def integrity(self, value, /):
        try:
            set_reflected_domstring(self, "integrity", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hreflang = property(
        reflected_domstring("hreflang"),
        doc="""The attribute ``hreflang``.

        ``attribute DOMString hreflang``

        https://html.spec.whatwg.org/multipage/#dom-link-hreflang
        """,
    )

    @hreflang.setter
    def hreflang(self, value, /):
        try:
            set_reflected_domstring(self, "hreflang", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        reflected_domstring("type"),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-link-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def sizes(self):
        """The attribute ``sizes``.

        ``readonly attribute DOMTokenList sizes``

        https://html.spec.whatwg.org/multipage/#dom-link-sizes
        """
        value = _sizes(self)
        return value.platform_object or _DOMTokenList.new(value)

    @sizes.setter
    def sizes(self, value, /):
        self.sizes.value = value

    imageSrcset = property(
        reflected_usvstring("imagesrcset"),
        doc="""The attribute ``imagesrcset``.

        ``attribute USVString imageSrcset``

        https://html.spec.whatwg.org/multipage/#dom-link-imagesrcset
        """,
    )

    @imageSrcset.setter
    def imageSrcset(self, value, /):
        try:
            set_reflected_domstring(self, "imagesrcset", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    imageSizes = property(
        reflected_domstring("imagesizes"),
        doc="""The attribute ``imagesizes``.

        ``attribute DOMString imageSizes``

        https://html.spec.whatwg.org/multipage/#dom-link-imagesizes
        """,
    )

    @imageSizes.setter
    def imageSizes(self, value, /):
        try:
            set_reflected_domstring(self, "imagesizes", to_domstring(value))
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

        https://html.spec.whatwg.org/multipage/#dom-link-referrerpolicy
        """,
    )

    @referrerPolicy.setter
    def referrerPolicy(self, value, /):
        try:
            set_reflected_domstring(self, "referrerpolicy", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def blocking(self):
        """The attribute ``blocking``.

        ``readonly attribute DOMTokenList blocking``

        https://html.spec.whatwg.org/multipage/#dom-link-blocking
        """
        value = _blocking(self)
        return value.platform_object or _DOMTokenList.new(value)

    @blocking.setter
    def blocking(self, value, /):
        self.blocking.value = value

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-link-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        try:
            set_reflected_boolean(self, "disabled", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    fetchPriority = property(
        reflected_keyword(
            "fetchpriority", {"high": "high", "low": "low", "auto": "auto"}, "auto", "auto"
        ),
        doc="""``attribute DOMString fetchPriority``

        https://html.spec.whatwg.org/multipage/#dom-link-fetchpriority
        """,
    )

    @fetchPriority.setter
    def fetchPriority(self, value, /):
        try:
            set_reflected_domstring(self, "fetchpriority", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    charset = property(
        reflected_domstring("charset"),
        doc="""The attribute ``charset``.

        ``attribute DOMString charset``

        https://html.spec.whatwg.org/multipage/#dom-link-charset
        """,
    )

    @charset.setter
    def charset(self, value, /):
        try:
            set_reflected_domstring(self, "charset", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    rev = property(
        reflected_domstring("rev"),
        doc="""The attribute ``rev``.

        ``attribute DOMString rev``

        https://html.spec.whatwg.org/multipage/#dom-link-rev
        """,
    )

    @rev.setter
    def rev(self, value, /):
        try:
            set_reflected_domstring(self, "rev", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    target = property(
        reflected_domstring("target"),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/#dom-link-target
        """,
    )

    @target.setter
    def target(self, value, /):
        try:
            set_reflected_domstring(self, "target", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def sheet(self):
        """The style sheet of the element; ``None`` in no document, and for another type. Links have
        none, because nothing loads them.

        ``readonly attribute CSSStyleSheet? sheet``

        https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
        """
        value = get_sheet(self._webapi_node)
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)

    def __str__(self):
        return "[object HTMLLinkElement]"


def new_object(value):
    """A new HTMLLinkElement object of what steps returned."""
    this = HTMLLinkElement.__new__(HTMLLinkElement)
    html_element_steps.initialize(this, value)
    return this
