"""The HTMLAreaElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.hyperlink_element_utils import HyperlinkElementUtils
from webapi.steps import html_area_element as steps
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_hyperlink_element_utils as html_hyperlink_element_utils_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_usvstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, include
from webapi.webidl.strings import to_domstring, to_usvstring

_rel_list = reflected_tokens("rel", ["noreferrer", "noopener", "opener"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLAreaElement(HTMLElement):
    """A hyperlink in an image map: made by ``document.createElement``, or found in a page.

    ``interface HTMLAreaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element

    >>> from webapi import Document
    >>> link = Document("https://example.org/a/").createElement("area")
    >>> link.href = "../b?q"
    >>> link.hash = "top"
    >>> print(link)
    https://example.org/b?q#top
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLAreaElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLAreaElement")

    alt = property(
        reflected_domstring("alt"),
        set_reflected_domstring("alt", to_domstring),
        doc="""The attribute ``alt``.

        ``attribute DOMString alt``

        https://html.spec.whatwg.org/multipage/image-maps.html#dom-area-alt
        """,
    )

    coords = property(
        reflected_domstring("coords"),
        set_reflected_domstring("coords", to_domstring),
        doc="""The attribute ``coords``.

        ``attribute DOMString coords``

        https://html.spec.whatwg.org/multipage/image-maps.html#dom-area-coords
        """,
    )

    shape = property(
        reflected_domstring("shape"),
        set_reflected_domstring("shape", to_domstring),
        doc="""The attribute ``shape``.

        ``attribute DOMString shape``

        https://html.spec.whatwg.org/multipage/image-maps.html#dom-area-shape
        """,
    )

    download = property(
        reflected_domstring("download"),
        set_reflected_domstring("download", to_domstring),
        doc="""The attribute ``download``.

        ``attribute DOMString download``

        https://html.spec.whatwg.org/multipage/links.html#dom-area-download
        """,
    )

    ping = property(
        reflected_usvstring("ping"),
        set_reflected_domstring("ping", to_usvstring),
        doc="""The attribute ``ping``.

        ``attribute USVString ping``

        https://html.spec.whatwg.org/multipage/links.html#dom-area-ping
        """,
    )

    rel = property(
        reflected_domstring("rel"),
        set_reflected_domstring("rel", to_domstring),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/links.html#dom-area-rel
        """,
    )

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-htmlareaelement-rellist
        """
        value = _rel_list(self)
        return value.platform_object or _DOMTokenList.new(value)

    relList = relList.setter(forwarding_setter("relList", "value"))

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

        https://html.spec.whatwg.org/multipage/#dom-htmlareaelement-referrerpolicy
        """,
    )

    noHref = property(
        reflected_boolean("nohref"),
        set_reflected_boolean("nohref", to_boolean),
        doc="""The attribute ``nohref``.

        ``attribute boolean noHref``

        https://html.spec.whatwg.org/multipage/#dom-htmlareaelement-nohref
        """,
    )

    href = property(
        html_hyperlink_element_utils_steps.href_getter,
        set_reflected_domstring("href", to_usvstring),
        doc="""The URL, parsed in the document's encoding relative to its base URL; the attribute's
        text if that does not parse.

        ``stringifier attribute USVString href``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href
        """,
    )

    target = property(
        reflected_domstring("target"),
        set_reflected_domstring("target", to_domstring),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-target
        """,
    )

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, HTMLAreaElement):
            raise illegal_invocation()
        return html_hyperlink_element_utils_steps.href_getter(self)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = html_hyperlink_element_utils_steps.href_getter
    _webapi_extract_an_origin = steps.extract_an_origin


include(HTMLAreaElement, HyperlinkElementUtils)

new_object = maker(HTMLAreaElement, html_element_steps.initialize)
