"""Sites: https://html.spec.whatwg.org/multipage/browsers.html#sites

Sites depend on public suffixes, which are not a security boundary: prefer the origin.
"""

from __future__ import annotations

from typing import NamedTuple

from .host import host_serializer
from .origin import OpaqueOrigin, Origin, to_origin
from .public_suffix import registrable_domain
from .record import Host

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .serializer import URLLike


class SchemeAndHost(NamedTuple):
    """https://html.spec.whatwg.org/multipage/browsers.html#scheme-and-host"""

    scheme: str
    host: Host


Site = OpaqueOrigin | SchemeAndHost


def obtain_a_site(origin: Origin | URLLike) -> Site:
    """https://html.spec.whatwg.org/multipage/browsers.html#obtain-a-site

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> from webapi.url.origin import TupleOrigin
    >>> obtain_a_site(TupleOrigin("https", "www.example.com", 8080))
    SchemeAndHost(scheme='https', host='example.com')
    """
    origin = to_origin(origin)
    if isinstance(origin, OpaqueOrigin):
        return origin
    registrable = registrable_domain(origin.host)
    return SchemeAndHost(origin.scheme, origin.host if registrable is None else registrable)


def serialize_a_site(site: Site) -> str:
    """https://html.spec.whatwg.org/multipage/browsers.html#serialization-of-a-site

    >>> serialize_a_site(SchemeAndHost("https", "example.com"))
    'https://example.com'
    """
    if isinstance(site, OpaqueOrigin):
        return "null"
    return f"{site.scheme}://{host_serializer(site.host)}"


def same_site(a: Origin | URLLike, b: Origin | URLLike) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#same-site

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> from webapi.url.origin import TupleOrigin
    >>> same_site(TupleOrigin("https", "a.example.com"), TupleOrigin("http", "example.com"))
    False
    """
    return obtain_a_site(a) == obtain_a_site(b)


def schemelessly_same_site(a: Origin | URLLike, b: Origin | URLLike) -> bool:
    """https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> from webapi.url.origin import TupleOrigin
    >>> a, b = TupleOrigin("https", "a.example.com"), TupleOrigin("http", "example.com")
    >>> schemelessly_same_site(a, b)
    True
    """
    a, b = to_origin(a), to_origin(b)
    if isinstance(a, OpaqueOrigin) or isinstance(b, OpaqueOrigin):
        return a is b
    registrable = registrable_domain(a.host)
    if registrable is None:
        return a.host == b.host
    return registrable == registrable_domain(b.host)
