"""Types of the URL interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.blob import Blob
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.steps.url import Slots as _URLSlots
from webapi.webidl.types import StringLike

class URL(_URLSlots):
    def __init__(self, url: StringLike, base: StringLike = None) -> None: ...
    @classmethod
    def new(cls, url: StringLike, base: StringLike = None) -> Self: ...
    @staticmethod
    def parse(url: StringLike, base: StringLike = None) -> URL | None: ...
    @staticmethod
    def canParse(url: StringLike, base: StringLike = None) -> bool: ...
    @property
    def href(self) -> str:
        """The whole URL, serialized. Setting it parses anew and raises `InvalidURLError` if that
        fails.

        https://url.spec.whatwg.org/#dom-url-href
        """
    @href.setter
    def href(self, value: StringLike, /) -> None: ...
    @property
    def origin(self) -> str:
        """Scheme, host and port as one string; ``null`` where the origin is opaque, as it is for
        ``file:``.

        https://url.spec.whatwg.org/#dom-url-origin
        """
    @property
    def protocol(self) -> str:
        """The scheme and a colon. Setting it to a value that is not a scheme, or from a special
        scheme to another kind of scheme or back, has no effect.

        https://url.spec.whatwg.org/#dom-url-protocol
        """
    @protocol.setter
    def protocol(self, value: StringLike, /) -> None: ...
    @property
    def username(self) -> str:
        """The user name, percent-encoded, or the empty string.

        https://url.spec.whatwg.org/#dom-url-username
        """
    @username.setter
    def username(self, value: StringLike, /) -> None: ...
    @property
    def password(self) -> str:
        """The password, percent-encoded, or the empty string.

        https://url.spec.whatwg.org/#dom-url-password
        """
    @password.setter
    def password(self, value: StringLike, /) -> None: ...
    @property
    def host(self) -> str:
        """The host and, if it is not the scheme's default, a colon and the port. Setting a host
        without a port keeps the port.

        https://url.spec.whatwg.org/#dom-url-host
        """
    @host.setter
    def host(self, value: StringLike, /) -> None: ...
    @property
    def hostname(self) -> str:
        """The host without the port.

        https://url.spec.whatwg.org/#dom-url-hostname
        """
    @hostname.setter
    def hostname(self, value: StringLike, /) -> None: ...
    @property
    def port(self) -> str:
        """The port in decimal, or the empty string where it is the scheme's default. Setting the
        empty string removes it.

        https://url.spec.whatwg.org/#dom-url-port
        """
    @port.setter
    def port(self, value: StringLike, /) -> None: ...
    @property
    def pathname(self) -> str:
        """The path, percent-encoded.

        https://url.spec.whatwg.org/#dom-url-pathname
        """
    @pathname.setter
    def pathname(self, value: StringLike, /) -> None: ...
    @property
    def search(self) -> str:
        """A question mark and the query, percent-encoded; the empty string if the query is null or
        empty.

        https://url.spec.whatwg.org/#dom-url-search
        """
    @search.setter
    def search(self, value: StringLike, /) -> None: ...
    @property
    def searchParams(self) -> URLSearchParams:
        """The query as a `URLSearchParams`, always the same object; each follows changes of the
        other.

        https://url.spec.whatwg.org/#dom-url-searchparams
        """
    @property
    def hash(self) -> str:
        """A number sign and the fragment, percent-encoded; the empty string if the fragment is null
        or empty.

        https://url.spec.whatwg.org/#dom-url-hash
        """
    @hash.setter
    def hash(self, value: StringLike, /) -> None: ...
    def toJSON(self) -> str: ...
    @staticmethod
    def createObjectURL(obj: Blob) -> str: ...
    @staticmethod
    def revokeObjectURL(url: StringLike) -> None: ...
    def with_(
        self,
        *,
        href: StringLike = ...,
        protocol: StringLike = ...,
        username: StringLike = ...,
        password: StringLike = ...,
        host: StringLike = ...,
        hostname: StringLike = ...,
        port: StringLike = ...,
        pathname: StringLike = ...,
        search: StringLike = ...,
        hash: StringLike = ...,
    ) -> Self: ...
    def __format__(self, specification: str, /) -> str: ...
    def toString(self) -> str: ...

def new_object(value: object) -> URL: ...
