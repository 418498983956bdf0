"""The origin of a URL: https://url.spec.whatwg.org/#origin"""

from __future__ import annotations

from .failure import FAILURE
from .host import host_serializer
from .parser import basic_url_parser
from .record import Host, URLRecord
from .serializer import url_path_serializer

TupleOrigin = tuple[str, Host | None, int | None, None]


def origin(url: URLRecord) -> TupleOrigin | None:
    """https://url.spec.whatwg.org/#concept-url-origin

    A tuple origin (scheme, host, port, domain), or ``None`` for a new opaque origin.

    >>> origin(basic_url_parser("blob:https://whatwg.org/d0360e2f"))
    ('https', 'whatwg.org', None, None)
    """
    if url.scheme == "blob":
        if url.blob_url_entry is not None:
            entry_origin: TupleOrigin | None = url.blob_url_entry.environment.origin
            return entry_origin
        path_url = basic_url_parser(url_path_serializer(url))
        if path_url is FAILURE:
            return None
        if path_url.scheme in ("http", "https", "file"):
            return origin(path_url)
        return None
    if url.scheme in ("ftp", "http", "https", "ws", "wss"):
        return url.scheme, url.host, url.port, None
    return None


def serialize_an_origin(origin: TupleOrigin | None) -> str:
    """https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin

    >>> serialize_an_origin(("https", "whatwg.org", 8080, None)), serialize_an_origin(None)
    ('https://whatwg.org:8080', 'null')
    """
    if origin is None:
        return "null"
    scheme, host, port, _domain = origin
    assert host is not None
    result = f"{scheme}://{host_serializer(host)}"
    return result if port is None else f"{result}:{port}"
