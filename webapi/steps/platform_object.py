"""The HTML Standard's algorithm for the origin of a platform object."""

from __future__ import annotations

from webapi.url.origin import Origin


def extract_an_origin(platform_object: object) -> Origin | None:
    """https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin

    Returns the origin of a URL object or of a hyperlink's URL, and ``None`` for other objects and
    for a hyperlink without a URL. In the IDL, ``[ExtractAnOrigin]`` marks the interfaces.

    >>> from webapi import URL
    >>> extract_an_origin(URL("https://example.org:8080/a"))
    TupleOrigin(scheme='https', host='example.org', port=8080, domain=None)
    """
    extract = getattr(type(platform_object), "_webapi_extract_an_origin", None)
    found: Origin | None = extract and extract(platform_object)
    return found
