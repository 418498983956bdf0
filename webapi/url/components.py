"""A URL record as the strings that the URL class's getters return."""

from __future__ import annotations

from typing import Final

from .host import host_serializer
from .record import URLRecord
from .serializer import url_path_serializer, url_serializer

Components = tuple[str, str, str, str, str, str, str, str, str, str]

HREF: Final = 0
PROTOCOL: Final = 1
USERNAME: Final = 2
PASSWORD: Final = 3
HOST: Final = 4
HOSTNAME: Final = 5
PORT: Final = 6
PATHNAME: Final = 7
SEARCH: Final = 8
HASH: Final = 9


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
        url.username,
        url.password,
        f"{hostname}:{port}" if port else hostname,
        hostname,
        port,
        url_path_serializer(url),
        "?" + url.query if url.query else "",
        "#" + url.fragment if url.fragment else "",
    )
