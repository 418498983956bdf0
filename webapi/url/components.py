"""A URL record as the strings that the URL class's getters return."""

from __future__ import annotations

from typing import Final

from .host import host_serializer
from .record import URLRecord
from .serializer import url_path_serializer, url_serializer

Components = tuple[str, str, str, str, str, str, str, str, str, str]

HREF: Final = 0
PROTOCOL: Final = 1
HOSTNAME: Final = 2
PORT: Final = 3
PATHNAME: Final = 4
SEARCH: Final = 5
HASH: Final = 6
USERNAME: Final = 7
PASSWORD: Final = 8
HOST: Final = 9


def serialize_components(url: URLRecord) -> Components:
    """What the getters of https://url.spec.whatwg.org/#urlutils-members return, ``href`` first.

    >>> from webapi.url.parser import basic_url_parser
    >>> serialize_components(basic_url_parser("https://example.org:8080/?q"))[HOST]
    'example.org:8080'
    """
    hostname = "" if url.host is None else host_serializer(url.host)
    port = "" if url.port is None else str(url.port)
    return (
        url_serializer(url),
        url.scheme + ":",
        hostname,
        port,
        url_path_serializer(url),
        "?" + url.query if url.query else "",
        "#" + url.fragment if url.fragment else "",
        url.username,
        url.password,
        f"{hostname}:{port}" if port else hostname,
    )
