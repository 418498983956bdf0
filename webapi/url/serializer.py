"""URL serializing and equivalence: https://url.spec.whatwg.org/#url-serializing

`record_of` is the inverse: a serialization's URL record.
"""

from __future__ import annotations

from .components import (
    HASH,
    HOSTNAME,
    PASSWORD,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    USERNAME,
    cut,
)
from .host import host_of, host_serializer
from .record import URLRecord

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol, TypeAlias

    class URLObject(Protocol):
        """What a URL object is to these algorithms."""

        @property
        def href(self) -> str: ...

    URLLike: TypeAlias = URLRecord | URLObject


def record_of(href: str) -> URLRecord:
    """The URL record that is serialized to ``href``.

    The serialization is cut at its components, not parsed: after a change of scheme, parsing could
    give another URL.

    >>> record_of("file://h/C|/x").path
    ['C|', 'x']

    Raises:
        ValueError: ``href`` is not a URL's serialization.
    """
    components = cut(href)
    url = URLRecord()
    url.scheme = components[PROTOCOL][:-1]
    hostname = components[HOSTNAME]
    path = components[PATHNAME]
    if hostname is not None:
        url.username = components[USERNAME]
        url.password = components[PASSWORD]
        url.host = host_of(hostname, url.is_special)
        url.port = int(components[PORT]) if components[PORT] else None
    url.path = path if hostname is None and path[:1] != "/" else path.split("/")[1:]
    if components[SEARCH]:
        url.query = components[SEARCH][1:]
    if components[HASH]:
        url.fragment = components[HASH][1:]
    return url


def to_record(url: URLLike) -> URLRecord:
    """A URL record as it is, or that of a URL object.

    >>> from webapi import URL
    >>> to_record(URL("https://example.org/")).host
    'example.org'

    Raises:
        TypeError: ``url`` is neither.
    """
    if isinstance(url, URLRecord):
        return url
    href = getattr(url, "href", None)
    if type(href) is not str:
        raise TypeError(f"a URL or a URL record is needed, not {type(url).__name__!r}: parse it")
    return record_of(href)


def url_serializer(url: URLLike, exclude_fragment: bool = False) -> str:
    """https://url.spec.whatwg.org/#concept-url-serializer

    >>> from webapi.url.parser import basic_url_parser
    >>> url_serializer(basic_url_parser("https:EXAMPLE.org#top"), exclude_fragment=True)
    'https://example.org/'
    """
    url = to_record(url)
    output = url.scheme + ":"
    if url.host is not None:
        output += "//"
        if url.includes_credentials:
            output += url.username
            if url.password != "":
                output += ":" + url.password
            output += "@"
        output += host_serializer(url.host)
        if url.port is not None:
            output += f":{url.port}"
    elif not url.has_opaque_path and len(url.path) > 1 and url.path[0] == "":
        output += "/."
    output += url_path_serializer(url)
    if url.query is not None:
        output += "?" + url.query
    if not exclude_fragment and url.fragment is not None:
        output += "#" + url.fragment
    return output


def url_path_serializer(url: URLLike) -> str:
    """https://url.spec.whatwg.org/#url-path-serializer

    >>> from webapi.url.parser import basic_url_parser
    >>> url_path_serializer(basic_url_parser("https://example.org/a/./b"))
    '/a/b'
    """
    url = to_record(url)
    if isinstance(url.path, str):
        return url.path
    return "/" + "/".join(url.path) if url.path else ""


def url_equals(a: URLLike, b: URLLike, exclude_fragments: bool = False) -> bool:
    """https://url.spec.whatwg.org/#concept-url-equals

    >>> from webapi.url.parser import basic_url_parser
    >>> url_equals(basic_url_parser("https:a#x"), basic_url_parser("https://A/"), True)
    True
    """
    return url_serializer(a, exclude_fragments) == url_serializer(b, exclude_fragments)
