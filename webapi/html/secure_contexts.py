"""Which URLs can be trusted: https://w3c.github.io/webappsec-secure-contexts/"""

from __future__ import annotations

from webapi.url.host import host_serializer
from webapi.url.record import URLRecord


def is_potentially_trustworthy(url: URLRecord) -> bool:
    """https://w3c.github.io/webappsec-secure-contexts/#is-url-trustworthy

    >>> from webapi.url.parser import url_parser
    >>> urls = "https://a.example/", "http://localhost:1/", "http://127.0.0.2/", "http://a.example/"
    >>> [is_potentially_trustworthy(url_parser(url)) for url in urls]
    [True, True, True, False]
    """
    if url.scheme in ("https", "wss", "file", "data"):
        return True
    if url.scheme == "about":
        return url.path in ("blank", "srcdoc")
    host = url.host
    if isinstance(host, int):
        return host >> 24 == 127
    name = "" if host is None else host_serializer(host)
    return name in ("localhost", "[::1]") or name.endswith(".localhost")
