"""The HTMLAnchorElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_anchor_element as steps
from webapi.steps import html_hyperlink_element_utils as html_hyperlink_element_utils_steps
from webapi.steps import hyperlink_element_utils as hyperlink_element_utils_steps
from webapi.webidl import realm
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.strings import to_domstring, to_usvstring


class HTMLAnchorElement(HTMLElement):
    """``interface HTMLAnchorElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlanchorelement
    """

    __slots__ = (
        *steps.Slots.__annotations__,
        *hyperlink_element_utils_steps.Slots.__annotations__,
        *html_hyperlink_element_utils_steps.Slots.__annotations__,
    )

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLAnchorElement")

    download = property(
        steps.download_getter,
        doc="""``attribute DOMString download``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-download
        """,
    )

    @download.setter
    def download(self, value, /):
        steps.download_setter(self, to_domstring(value))

    ping = property(
        steps.ping_getter,
        doc="""``attribute USVString ping``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-ping
        """,
    )

    @ping.setter
    def ping(self, value, /):
        steps.ping_setter(self, to_usvstring(value))

    rel = property(
        steps.rel_getter,
        doc="""``attribute DOMString rel``

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rel
        """,
    )

    @rel.setter
    def rel(self, value, /):
        steps.rel_setter(self, to_domstring(value))

    origin = property(
        hyperlink_element_utils_steps.origin_getter,
        doc="""``readonly attribute USVString origin``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-origin
        """,
    )

    protocol = property(
        hyperlink_element_utils_steps.protocol_getter,
        doc="""``attribute USVString protocol``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-protocol
        """,
    )

    @protocol.setter
    def protocol(self, value, /):
        hyperlink_element_utils_steps.protocol_setter(self, to_usvstring(value))

    username = property(
        hyperlink_element_utils_steps.username_getter,
        doc="""``attribute USVString username``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-username
        """,
    )

    @username.setter
    def username(self, value, /):
        hyperlink_element_utils_steps.username_setter(self, to_usvstring(value))

    password = property(
        hyperlink_element_utils_steps.password_getter,
        doc="""``attribute USVString password``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-password
        """,
    )

    @password.setter
    def password(self, value, /):
        hyperlink_element_utils_steps.password_setter(self, to_usvstring(value))

    host = property(
        hyperlink_element_utils_steps.host_getter,
        doc="""``attribute USVString host``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-host
        """,
    )

    @host.setter
    def host(self, value, /):
        hyperlink_element_utils_steps.host_setter(self, to_usvstring(value))

    hostname = property(
        hyperlink_element_utils_steps.hostname_getter,
        doc="""``attribute USVString hostname``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-hostname
        """,
    )

    @hostname.setter
    def hostname(self, value, /):
        hyperlink_element_utils_steps.hostname_setter(self, to_usvstring(value))

    port = property(
        hyperlink_element_utils_steps.port_getter,
        doc="""``attribute USVString port``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-port
        """,
    )

    @port.setter
    def port(self, value, /):
        hyperlink_element_utils_steps.port_setter(self, to_usvstring(value))

    pathname = property(
        hyperlink_element_utils_steps.pathname_getter,
        doc="""``attribute USVString pathname``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-pathname
        """,
    )

    @pathname.setter
    def pathname(self, value, /):
        hyperlink_element_utils_steps.pathname_setter(self, to_usvstring(value))

    search = property(
        hyperlink_element_utils_steps.search_getter,
        doc="""``attribute USVString search``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-search
        """,
    )

    @search.setter
    def search(self, value, /):
        hyperlink_element_utils_steps.search_setter(self, to_usvstring(value))

    hash = property(
        hyperlink_element_utils_steps.hash_getter,
        doc="""``attribute USVString hash``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-hash
        """,
    )

    @hash.setter
    def hash(self, value, /):
        hyperlink_element_utils_steps.hash_setter(self, to_usvstring(value))

    hreflang = property(
        hyperlink_element_utils_steps.hreflang_getter,
        doc="""``attribute DOMString hreflang``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-hreflang
        """,
    )

    @hreflang.setter
    def hreflang(self, value, /):
        hyperlink_element_utils_steps.hreflang_setter(self, to_domstring(value))

    type = property(
        hyperlink_element_utils_steps.type_getter,
        doc="""``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/#dom-hyperlinkelementutils-type
        """,
    )

    @type.setter
    def type(self, value, /):
        hyperlink_element_utils_steps.type_setter(self, to_domstring(value))

    href = property(
        html_hyperlink_element_utils_steps.href_getter,
        doc="""``stringifier attribute USVString href``

        https://html.spec.whatwg.org/multipage/#dom-htmlhyperlinkelementutils-href
        """,
    )

    @href.setter
    def href(self, value, /):
        html_hyperlink_element_utils_steps.href_setter(self, to_usvstring(value))

    target = property(
        html_hyperlink_element_utils_steps.target_getter,
        doc="""``attribute DOMString target``

        https://html.spec.whatwg.org/multipage/#dom-htmlhyperlinkelementutils-target
        """,
    )

    @target.setter
    def target(self, value, /):
        html_hyperlink_element_utils_steps.target_setter(self, to_domstring(value))

    def toString(self, /, *_):
        """What ``str()`` of the object is."""
        return html_hyperlink_element_utils_steps.href_getter(self)

    __str__ = html_hyperlink_element_utils_steps.href_getter
    __repr__ = steps.inspect


realm.interfaces["HTMLAnchorElement"] = HTMLAnchorElement
