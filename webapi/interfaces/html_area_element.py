"""The HTMLAreaElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_area_element as steps
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_hyperlink_element_utils as html_hyperlink_element_utils_steps
from webapi.steps import hyperlink_element_utils as hyperlink_element_utils_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
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
from webapi.webidl.platform_objects import Interface
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

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLAreaElement")

    alt = property(
        reflected_domstring("alt"),
        doc="""The attribute ``alt``.

        ``attribute DOMString alt``

        https://html.spec.whatwg.org/multipage/image-maps.html#dom-area-alt
        """,
    )

    @alt.setter
    def alt(self, value, /):
        try:
            set_reflected_domstring(self, "alt", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    coords = property(
        reflected_domstring("coords"),
        doc="""The attribute ``coords``.

        ``attribute DOMString coords``

        https://html.spec.whatwg.org/multipage/image-maps.html#dom-area-coords
        """,
    )

    @coords.setter
    def coords(self, value, /):
        try:
            set_reflected_domstring(self, "coords", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shape = property(
        reflected_domstring("shape"),
        doc="""The attribute ``shape``.

        ``attribute DOMString shape``

        https://html.spec.whatwg.org/multipage/image-maps.html#dom-area-shape
        """,
    )

    @shape.setter
    def shape(self, value, /):
        try:
            set_reflected_domstring(self, "shape", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    download = property(
        reflected_domstring("download"),
        doc="""The attribute ``download``.

        ``attribute DOMString download``

        https://html.spec.whatwg.org/multipage/links.html#dom-area-download
        """,
    )

    @download.setter
    def download(self, value, /):
        try:
            set_reflected_domstring(self, "download", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    ping = property(
        reflected_usvstring("ping"),
        doc="""The attribute ``ping``.

        ``attribute USVString ping``

        https://html.spec.whatwg.org/multipage/links.html#dom-area-ping
        """,
    )

    @ping.setter
    def ping(self, value, /):
        try:
            set_reflected_domstring(self, "ping", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    rel = property(
        reflected_domstring("rel"),
        doc="""The attribute ``rel``.

        ``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/links.html#dom-area-rel
        """,
    )

    @rel.setter
    def rel(self, value, /):
        try:
            set_reflected_domstring(self, "rel", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def relList(self):
        """The attribute ``rel``.

        ``readonly attribute DOMTokenList relList``

        https://html.spec.whatwg.org/multipage/#dom-htmlareaelement-rellist
        """
        value = _rel_list(self)
        return value.platform_object or _DOMTokenList.new(value)

    @relList.setter
    def relList(self, value, /):
        self.relList.value = value

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

        https://html.spec.whatwg.org/multipage/#dom-htmlareaelement-referrerpolicy
        """,
    )

    @referrerPolicy.setter
    def referrerPolicy(self, value, /):
        try:
            set_reflected_domstring(self, "referrerpolicy", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    noHref = property(
        reflected_boolean("nohref"),
        doc="""The attribute ``nohref``.

        ``attribute boolean noHref``

        https://html.spec.whatwg.org/multipage/#dom-htmlareaelement-nohref
        """,
    )

    @noHref.setter
    def noHref(self, value, /):
        try:
            set_reflected_boolean(self, "nohref", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    origin = property(
        hyperlink_element_utils_steps.origin_getter,
        doc="""Scheme, host and port of the URL as one string; empty if it does not parse.

        ``readonly attribute USVString origin``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin
        """,
    )

    protocol = property(
        hyperlink_element_utils_steps.protocol_getter,
        doc="""The scheme of the URL and a colon; ``:`` alone if it does not parse. Setting it has
        no effect if the URL does not parse.

        ``attribute USVString protocol``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol
        """,
    )

    @protocol.setter
    def protocol(self, value, /):
        try:
            hyperlink_element_utils_steps.protocol_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    username = property(
        hyperlink_element_utils_steps.username_getter,
        doc="""The user name in the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString username``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username
        """,
    )

    @username.setter
    def username(self, value, /):
        try:
            hyperlink_element_utils_steps.username_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    password = property(
        hyperlink_element_utils_steps.password_getter,
        doc="""The password in the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString password``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password
        """,
    )

    @password.setter
    def password(self, value, /):
        try:
            hyperlink_element_utils_steps.password_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    host = property(
        hyperlink_element_utils_steps.host_getter,
        doc="""The host of the URL, and the port if it is not the default. Setting it has no effect
        if the URL does not parse.

        ``attribute USVString host``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host
        """,
    )

    @host.setter
    def host(self, value, /):
        try:
            hyperlink_element_utils_steps.host_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hostname = property(
        hyperlink_element_utils_steps.hostname_getter,
        doc="""The host of the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString hostname``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname
        """,
    )

    @hostname.setter
    def hostname(self, value, /):
        try:
            hyperlink_element_utils_steps.hostname_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    port = property(
        hyperlink_element_utils_steps.port_getter,
        doc="""The port of the URL, empty if it is the default. Setting it has no effect if the URL
        does not parse.

        ``attribute USVString port``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port
        """,
    )

    @port.setter
    def port(self, value, /):
        try:
            hyperlink_element_utils_steps.port_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    pathname = property(
        hyperlink_element_utils_steps.pathname_getter,
        doc="""The path of the URL. Setting it has no effect if the URL does not parse.

        ``attribute USVString pathname``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname
        """,
    )

    @pathname.setter
    def pathname(self, value, /):
        try:
            hyperlink_element_utils_steps.pathname_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    search = property(
        hyperlink_element_utils_steps.search_getter,
        doc="""The query of the URL, after its question mark, in the document's encoding. Setting it
        has no effect if the URL does not parse.

        ``attribute USVString search``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search
        """,
    )

    @search.setter
    def search(self, value, /):
        try:
            hyperlink_element_utils_steps.search_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hash = property(
        hyperlink_element_utils_steps.hash_getter,
        doc="""The fragment of the URL, after its number sign. Setting it has no effect if the URL
        does not parse.

        ``attribute USVString hash``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash
        """,
    )

    @hash.setter
    def hash(self, value, /):
        try:
            hyperlink_element_utils_steps.hash_setter(self, to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hreflang = property(
        reflected_domstring("hreflang"),
        doc="""The attribute ``hreflang``.

        ``attribute DOMString hreflang``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-hreflang
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

        https://html.spec.whatwg.org/multipage/links.html#dom-a-type
        """,
    )

    @type.setter
    def type(self, value, /):
        try:
            set_reflected_domstring(self, "type", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    href = property(
        html_hyperlink_element_utils_steps.href_getter,
        doc="""The URL, parsed in the document's encoding relative to its base URL; the attribute's
        text if that does not parse.

        ``stringifier attribute USVString href``

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href
        """,
    )

    @href.setter
    def href(self, value, /):
        try:
            set_reflected_domstring(self, "href", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    target = property(
        reflected_domstring("target"),
        doc="""The attribute ``target``.

        ``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/links.html#dom-a-target
        """,
    )

    @target.setter
    def target(self, value, /):
        try:
            set_reflected_domstring(self, "target", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, HTMLAreaElement):
            raise illegal_invocation()
        return html_hyperlink_element_utils_steps.href_getter(self)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = html_hyperlink_element_utils_steps.href_getter
    _webapi_extract_an_origin = steps.extract_an_origin


def new_object(value):
    """A new HTMLAreaElement object of what steps returned."""
    this = HTMLAreaElement.__new__(HTMLAreaElement)
    html_element_steps.initialize(this, value)
    return this
