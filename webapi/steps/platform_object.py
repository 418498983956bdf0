"""The HTML Standard's algorithm for the origin of a platform object."""

from __future__ import annotations

from webapi.url.origin import Origin


def extract_an_origin(platform_object: object) -> Origin | None:
    """https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin

    The origin of a URL object's or a hyperlink's URL; ``None`` of all else, and of a hyperlink
    without URL. ``[ExtractAnOrigin]`` in the IDL says which interfaces have one.

    >>> from webapi import URL
    >>> extract_an_origin(URL("https://example.org:8080/a"))
    TupleOrigin(scheme='https', host='example.org', port=8080, domain=None)
    """
    extract = getattr(type(platform_object), "_webapi_extract_an_origin", None)
    found: Origin | None = extract and extract(platform_object)
    return found
