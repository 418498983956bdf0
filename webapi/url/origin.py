"""Origins: https://url.spec.whatwg.org/#origin and

https://html.spec.whatwg.org/multipage/browsers.html#origin
"""

from __future__ import annotations

from typing import NamedTuple

from .failure import FAILURE
from .host import host_serializer
from .parser import basic_url_parser
from .record import Host
from .serializer import to_record, url_path_serializer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from .serializer import URLLike


class OpaqueOrigin:
    """https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-opaque

    An opaque origin equals only itself.

    >>> OpaqueOrigin() == OpaqueOrigin()
    False
    """

    __slots__ = ("__weakref__",)

    def __str__(self) -> str:
        return serialize_an_origin(self)

    def __copy__(self) -> OpaqueOrigin:
        return self

    def __deepcopy__(self, memo: object) -> OpaqueOrigin:
        return self

    def __reduce__(self) -> NoReturn:
        raise TypeError("cannot pickle an opaque origin: it equals itself only")

    def __repr__(self) -> str:
        return f"<opaque origin {id(self):#x}>"


class TupleOrigin(NamedTuple):
    """https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-tuple

    >>> str(TupleOrigin("https", "whatwg.org", 8080))
    'https://whatwg.org:8080'
    """

    scheme: str
    host: Host
    port: int | None = None
    domain: str | None = None

    def __str__(self) -> str:
        return serialize_an_origin(self)


Origin = OpaqueOrigin | TupleOrigin


def origin(url: URLLike) -> Origin:
    """https://url.spec.whatwg.org/#concept-url-origin

    >>> origin(basic_url_parser("blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f"))
    TupleOrigin(scheme='https', host='whatwg.org', port=None, domain=None)
    """
    url = to_record(url)
    if url.scheme == "blob":
        if url.blob_url_entry is not None:
            entry_origin: Origin = url.blob_url_entry.environment.origin
            return entry_origin
        path_url = basic_url_parser(url_path_serializer(url))
        if path_url is not FAILURE and path_url.scheme in ("http", "https", "file"):
            return origin(path_url)
        return OpaqueOrigin()
    if url.is_special and url.scheme != "file":
        assert url.host is not None
        return TupleOrigin(url.scheme, url.host, url.port)
    return OpaqueOrigin()


def to_origin(origin_or_url: Origin | URLLike) -> Origin:
    """Return an origin unchanged, or the origin of a URL.

    >>> from webapi import URL
    >>> to_origin(URL("https://example.org/"))
    TupleOrigin(scheme='https', host='example.org', port=None, domain=None)
    """
    if isinstance(origin_or_url, OpaqueOrigin | TupleOrigin):
        return origin_or_url
    return origin(origin_or_url)


def serialize_an_origin(origin: Origin | URLLike) -> str:
    """https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin

    >>> serialize_an_origin(TupleOrigin("https", 1)), serialize_an_origin(OpaqueOrigin())
    ('https://0.0.0.1', 'null')
    """
    origin = to_origin(origin)
    if isinstance(origin, OpaqueOrigin):
        return "null"
    result = f"{origin.scheme}://{host_serializer(origin.host)}"
    return result if origin.port is None else f"{result}:{origin.port}"


def effective_domain(origin: Origin | URLLike) -> Host | None:
    """https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-effective-domain

    >>> effective_domain(TupleOrigin("https", "a.example", None, "example"))
    'example'
    """
    origin = to_origin(origin)
    if isinstance(origin, OpaqueOrigin):
        return None
    return origin.host if origin.domain is None else origin.domain


def same_origin(a: Origin | URLLike, b: Origin | URLLike) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#same-origin

    >>> same_origin(TupleOrigin("https", "a", None, "a"), TupleOrigin("https", "a"))
    True
    """
    a, b = to_origin(a), to_origin(b)
    if isinstance(a, OpaqueOrigin) or isinstance(b, OpaqueOrigin):
        return a is b
    return a[:3] == b[:3]


def same_origin_domain(a: Origin | URLLike, b: Origin | URLLike) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#same-origin-domain

    >>> same_origin_domain(TupleOrigin("https", "a", None, "a"), TupleOrigin("https", "a"))
    False
    """
    a, b = to_origin(a), to_origin(b)
    if isinstance(a, OpaqueOrigin) or isinstance(b, OpaqueOrigin):
        return a is b
    if a.domain is not None or b.domain is not None:
        return a.scheme == b.scheme and a.domain == b.domain
    return same_origin(a, b)
