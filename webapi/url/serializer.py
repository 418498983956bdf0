"""URL serializing and equivalence: https://url.spec.whatwg.org/#url-serializing

`record_of` is the inverse. Between a URL record and its serialization lie the URL's components.
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
    join,
)
from .host import host_of, host_serializer
from .record import URLRecord

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol, TypeAlias

    from .components import Components

    class URLObject(Protocol):
        """A URL object as these algorithms use it."""

        @property
        def href(self) -> str: ...

    URLLike: TypeAlias = URLRecord | URLObject


def record_of(url: str | Components) -> URLRecord:
    """The URL record that has this serialization, or these components.

    A serialization is cut at its components, not parsed: after a change of scheme, parsing could
    give another URL.

    >>> record_of("file://h/C|/x").path
    ['C|', 'x']

    Raises:
        ValueError: ``url`` is not a URL's serialization.
    """
    components = cut(url) if isinstance(url, str) else url
    hostname, path = components[HOSTNAME], components[PATHNAME]
    record = URLRecord()
    record.scheme = components[PROTOCOL][:-1]
    record.username = components[USERNAME]
    record.password = components[PASSWORD]
    if hostname is not None:
        record.host = host_of(hostname, record.is_special)
    record.port = int(components[PORT]) if components[PORT] else None
    record.path = path if hostname is None and path[:1] != "/" else path.split("/")[1:]
    record.query = components[SEARCH][1:] if components[SEARCH] else None
    record.fragment = components[HASH][1:] if components[HASH] else None
    return record


def components_of(url: URLRecord) -> Components:
    """The components of a URL record.

    >>> components_of(record_of("https://example.org/?#x"))
    ['', 'https:', 'example.org', None, '/', '?', '#x', '', '']
    """
    return [
        "",
        url.scheme + ":",
        None if url.host is None else host_serializer(url.host),
        None if url.port is None else str(url.port),
        url_path_serializer(url),
        "" if url.query is None else "?" + url.query,
        "" if url.fragment is None else "#" + url.fragment,
        url.username,
        url.password,
    ]


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
    components = components_of(to_record(url))
    if exclude_fragment:
        components[HASH] = ""
    return join(components)


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
