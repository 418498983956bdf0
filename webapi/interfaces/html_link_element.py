"""The HTMLLinkElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.dom.css_style_sheets import get_sheet
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
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
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter
from webapi.webidl.strings import to_domstring, to_usvstring

_to_nullable_domstring = nullable(to_domstring)
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
    _webapi_interface_name = "HTMLLinkElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLLinkElement")

    href = property(
        reflected_url("href"),
        set_reflected_domstring("href", to_usvstring),
        doc="""The attribute ``href``.

        ``attribute USVString href``

        https://html.spec.whatwg.org/multipage/#dom-link-href
        """,
    )

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        set_reflected_nullable(
            "crossorigin",
            _to_nullable_domstring,
            context="Failed to set the 'crossOrigin' property on 'HTMLLinkElement': The provided "
            "value",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-link-crossorigin
        """,
    )

    rel = property(
        reflected_domstring("rel"),
        set_reflected_domstring("rel", to_domstring),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/#dom-link-rel
        """,
    )

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
        set_reflected_domstring("as", to_domstring),
        doc="""``attribute DOMString as``

        https://html.spec.whatwg.org/multipage/#dom-link-as
        """,
    )

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-link-rellist
        """
        value = _rel_list(self)
        return value.platform_object or _DOMTokenList.new(value)

    relList = relList.setter(forwarding_setter("relList", "value"))

    media = property(
        reflected_domstring("media"),
        set_reflected_domstring("media", to_domstring),
        doc="""The attribute ``media``.

        ``attribute DOMString media``

        https://html.spec.whatwg.org/multipage/#dom-link-media
        """,
    )

    integrity = property(
        reflected_domstring("integrity"),
        set_reflected_domstring("integrity", to_domstring),
        doc="""The attribute ``integrity``.

        ``attribute DOMString integrity``

        https://html.spec.whatwg.org/multipage/#dom-link-integrity
        """,
    )

    hreflang = property(
        reflected_domstring("hreflang"),
        set_reflected_domstring("hreflang", to_domstring),
        doc="""The attribute ``hreflang``.

        ``attribute DOMString hreflang``

        https://html.spec.whatwg.org/multipage/#dom-link-hreflang
        """,
    )

    type = property(
        reflected_domstring("type"),
        set_reflected_domstring("type", to_domstring),
        doc="""The attribute ``type``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-link-type
        """,
    )

    @property
    def sizes(self):
        """The attribute ``sizes``.

        ``readonly attribute DOMTokenList sizes``

        https://html.spec.whatwg.org/multipage/#dom-link-sizes
        """
        value = _sizes(self)
        return value.platform_object or _DOMTokenList.new(value)

    sizes = sizes.setter(forwarding_setter("sizes", "value"))

    imageSrcset = property(
        reflected_usvstring("imagesrcset"),
        set_reflected_domstring("imagesrcset", to_usvstring),
        doc="""The attribute ``imagesrcset``.

        ``attribute USVString imageSrcset``

        https://html.spec.whatwg.org/multipage/#dom-link-imagesrcset
        """,
    )

    imageSizes = property(
        reflected_domstring("imagesizes"),
        set_reflected_domstring("imagesizes", to_domstring),
        doc="""The attribute ``imagesizes``.

        ``attribute DOMString imageSizes``

        https://html.spec.whatwg.org/multipage/#dom-link-imagesizes
        """,
    )

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
        set_reflected_domstring("referrerpolicy", to_domstring),
        doc="""``attribute DOMString referrerPolicy``

        https://html.spec.whatwg.org/multipage/#dom-link-referrerpolicy
        """,
    )

    @property
    def blocking(self):
        """The attribute ``blocking``.

        ``readonly attribute DOMTokenList blocking``

        https://html.spec.whatwg.org/multipage/#dom-link-blocking
        """
        value = _blocking(self)
        return value.platform_object or _DOMTokenList.new(value)

    blocking = blocking.setter(forwarding_setter("blocking", "value"))

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-link-disabled
        """,
    )

    fetchPriority = property(
        reflected_keyword(
            "fetchpriority", {"high": "high", "low": "low", "auto": "auto"}, "auto", "auto"
        ),
        set_reflected_domstring("fetchpriority", to_domstring),
        doc="""``attribute DOMString fetchPriority``

        https://html.spec.whatwg.org/multipage/#dom-link-fetchpriority
        """,
    )

    charset = property(
        reflected_domstring("charset"),
        set_reflected_domstring("charset", to_domstring),
        doc="""The attribute ``charset``.

        ``attribute DOMString charset``

        https://html.spec.whatwg.org/multipage/#dom-link-charset
        """,
    )

    rev = property(
        reflected_domstring("rev"),
        set_reflected_domstring("rev", to_domstring),
        doc="""The attribute ``rev``.

        ``attribute DOMString rev``

        https://html.spec.whatwg.org/multipage/#dom-link-rev
        """,
    )

    target = property(
        reflected_domstring("target"),
        set_reflected_domstring("target", to_domstring),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/#dom-link-target
        """,
    )

    @property
    def sheet(self):
        """The style sheet of the element; ``None`` in no document, and for another type. Links have
        none, because nothing loads them.

        ``readonly attribute CSSStyleSheet? sheet``

        https://drafts.csswg.org/cssom/#dom-linkstyle-sheet
        """
        value = get_sheet(self._webapi_node)
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)


new_object = maker(HTMLLinkElement, html_element_steps.initialize)
