"""Types of the HyperlinkElementUtils mixin. Made by ``python -m idl``."""

from webapi.webidl.types import StringLike

class HyperlinkElementUtils:
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
