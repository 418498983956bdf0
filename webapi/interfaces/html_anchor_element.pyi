"""Types of the HTMLAnchorElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.html.nodes import HTMLAnchorElement as _HTMLAnchorElementImplementation
from webapi.interfaces.dom_token_list import DOMTokenList
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLAnchorElement(HTMLElement):
    _webapi_node: _HTMLAnchorElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def download(self) -> str:
        """The attribute ``download``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-download
        """
    @download.setter
    def download(self, value: StringLike, /) -> None: ...
    @property
    def ping(self) -> str:
        """The attribute ``ping``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-ping
        """
    @ping.setter
    def ping(self, value: StringLike, /) -> None: ...
    @property
    def rel(self) -> str:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-rel
        """
    @rel.setter
    def rel(self, value: StringLike, /) -> None: ...
    @property
    def text(self) -> str:
        """The same as ``textContent``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-text
        """
    @text.setter
    def text(self, value: StringLike, /) -> None: ...
    @property
    def relList(self) -> DOMTokenList:
        """The attribute ``rel``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rellist
        """
    @relList.setter
    def relList(self, value: StringLike, /) -> None: ...
    @property
    def referrerPolicy(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-referrerpolicy"""
    @referrerPolicy.setter
    def referrerPolicy(self, value: StringLike, /) -> None: ...
    @property
    def coords(self) -> str:
        """The attribute ``coords``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-coords
        """
    @coords.setter
    def coords(self, value: StringLike, /) -> None: ...
    @property
    def charset(self) -> str:
        """The attribute ``charset``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-charset
        """
    @charset.setter
    def charset(self, value: StringLike, /) -> None: ...
    @property
    def name(self) -> str:
        """The attribute ``name``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-name
        """
    @name.setter
    def name(self, value: StringLike, /) -> None: ...
    @property
    def rev(self) -> str:
        """The attribute ``rev``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-rev
        """
    @rev.setter
    def rev(self, value: StringLike, /) -> None: ...
    @property
    def shape(self) -> str:
        """The attribute ``shape``.

        https://html.spec.whatwg.org/multipage/#dom-htmlanchorelement-shape
        """
    @shape.setter
    def shape(self, value: StringLike, /) -> None: ...
    @property
    def origin(self) -> str:
        """Scheme, host and port of the URL as one string; empty if it does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin
        """
    @property
    def protocol(self) -> str:
        """The scheme of the URL and a colon; ``:`` alone if it does not parse. Setting it has no
        effect if the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol
        """
    @protocol.setter
    def protocol(self, value: StringLike, /) -> None: ...
    @property
    def username(self) -> str:
        """The user name in the URL. Setting it has no effect if the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-username
        """
    @username.setter
    def username(self, value: StringLike, /) -> None: ...
    @property
    def password(self) -> str:
        """The password in the URL. Setting it has no effect if the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-password
        """
    @password.setter
    def password(self, value: StringLike, /) -> None: ...
    @property
    def host(self) -> str:
        """The host of the URL, and the port if it is not the default. Setting it has no effect if
        the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-host
        """
    @host.setter
    def host(self, value: StringLike, /) -> None: ...
    @property
    def hostname(self) -> str:
        """The host of the URL. Setting it has no effect if the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hostname
        """
    @hostname.setter
    def hostname(self, value: StringLike, /) -> None: ...
    @property
    def port(self) -> str:
        """The port of the URL, empty if it is the default. Setting it has no effect if the URL does
        not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-port
        """
    @port.setter
    def port(self, value: StringLike, /) -> None: ...
    @property
    def pathname(self) -> str:
        """The path of the URL. Setting it has no effect if the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname
        """
    @pathname.setter
    def pathname(self, value: StringLike, /) -> None: ...
    @property
    def search(self) -> str:
        """The query of the URL, after its question mark, in the document's encoding. Setting it has
        no effect if the URL does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search
        """
    @search.setter
    def search(self, value: StringLike, /) -> None: ...
    @property
    def hash(self) -> str:
        """The fragment of the URL, after its number sign. Setting it has no effect if the URL does
        not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash
        """
    @hash.setter
    def hash(self, value: StringLike, /) -> None: ...
    @property
    def hreflang(self) -> str:
        """The attribute ``hreflang``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-hreflang
        """
    @hreflang.setter
    def hreflang(self, value: StringLike, /) -> None: ...
    @property
    def type(self) -> str:
        """The attribute ``type``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-type
        """
    @type.setter
    def type(self, value: StringLike, /) -> None: ...
    @property
    def href(self) -> str:
        """The URL, parsed in the document's encoding relative to its base URL; the attribute's text
        if that does not parse.

        https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-href
        """
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def target(self) -> str:
        """The attribute ``target``.

        https://html.spec.whatwg.org/multipage/links.html#dom-a-target
        """
    @target.setter
    def target(self, value: StringLike, /) -> None: ...
    def __format__(self, specification: str, /) -> str: ...
    def toString(self) -> str: ...

def new_object(value: object) -> HTMLAnchorElement: ...
