"""The HTMLAnchorElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.hyperlink_element_utils import HyperlinkElementUtils
from webapi.steps import html_anchor_element as steps
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_hyperlink_element_utils as html_hyperlink_element_utils_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_domstring,
    reflected_keyword,
    reflected_tokens,
    reflected_usvstring,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, include, step_setter
from webapi.webidl.strings import to_domstring, to_usvstring

_rel_list = reflected_tokens("rel", ["noreferrer", "noopener", "opener"])
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLAnchorElement(HTMLElement):
    """A hyperlink: made by ``document.createElement``, or found in a page.

    ``interface HTMLAnchorElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element

    >>> from webapi import Document
    >>> link = Document("https://example.org/a/").createElement("a")
    >>> link.href = "../b?q"
    >>> link.hash = "top"
    >>> print(link)
    https://example.org/b?q#top
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLAnchorElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLAnchorElement")

    download = property(
        reflected_domstring("download"),
        set_reflected_domstring("download", to_domstring),
        doc="""The attribute ``download``.

        ``attribute DOMString download``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-download
        """,
    )

    ping = property(
        reflected_usvstring("ping"),
        set_reflected_domstring("ping", to_usvstring),
        doc="""The attribute ``ping``.

        ``attribute USVString ping``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-ping
        """,
    )

    rel = property(
        reflected_domstring("rel"),
        set_reflected_domstring("rel", to_domstring),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-rel
        """,
    )

    text = property(
        steps.text_getter,
        step_setter(steps.text_setter, to_domstring, reactions=REACTIONS),
        doc="""The same as ``textContent``.

        ``attribute DOMString text``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-text

        >>> from webapi import Document
        >>> link = Document("about:blank").createElement("a")
        >>> link.text = "Read more"
        >>> link.textContent
        'Read more'
        """,
    )

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rellist
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

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-referrerpolicy
        """,
    )

    coords = property(
        reflected_domstring("coords"),
        set_reflected_domstring("coords", to_domstring),
        doc="""The attribute ``coords``.

        ``attribute DOMString coords``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-coords
        """,
    )

    charset = property(
        reflected_domstring("charset"),
        set_reflected_domstring("charset", to_domstring),
        doc="""The attribute ``charset``.

        ``attribute DOMString charset``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-charset
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-name
        """,
    )

    rev = property(
        reflected_domstring("rev"),
        set_reflected_domstring("rev", to_domstring),
        doc="""The attribute ``rev``.

        ``attribute DOMString rev``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rev
        """,
    )

    shape = property(
        reflected_domstring("shape"),
        set_reflected_domstring("shape", to_domstring),
        doc="""The attribute ``shape``.

        ``attribute DOMString shape``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-shape
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
        if not isinstance(self, HTMLAnchorElement):
            raise illegal_invocation()
        return html_hyperlink_element_utils_steps.href_getter(self)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = html_hyperlink_element_utils_steps.href_getter
    _webapi_extract_an_origin = steps.extract_an_origin


include(HTMLAnchorElement, HyperlinkElementUtils)

new_object = maker(HTMLAnchorElement, html_element_steps.initialize)
