"""What the HTML Standard defines on all platform objects."""

from __future__ import annotations

from webapi.url.origin import Origin, origin
from webapi.url.serializer import record_of
from webapi.webidl.realm import implements

from .hyperlink_element_utils import reinitialize_url
from .url import href_getter


def extract_an_origin(platform_object: object) -> Origin | None:
    """https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin

    The origin of a URL object's or a hyperlink's URL; ``None`` of all else, and of a hyperlink
    without URL.

    >>> from webapi import URL
    >>> extract_an_origin(URL("https://example.org:8080/a"))
    TupleOrigin(scheme='https', host='example.org', port=8080, domain=None)
    """
    if implements(platform_object, "URL"):
        href: str = href_getter(platform_object)  # type: ignore[arg-type]
        return origin(record_of(href))
    if implements(platform_object, "HTMLAnchorElement") or implements(
        platform_object, "HTMLAreaElement"
    ):
        url = reinitialize_url(platform_object)  # type: ignore[arg-type]
        return None if url is None else origin(url)
    return None
