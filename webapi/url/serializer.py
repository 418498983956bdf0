"""URL serializing and equivalence: https://url.spec.whatwg.org/#url-serializing

`record_of` is the inverse. `value_of` and `record_of` convert between records and values.
"""

from __future__ import annotations

from .components import (
    HASH,
    HOSTNAME,
    HREF,
    PASSWORD,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    USERNAME,
    cut,
    join,
    to_tuple,
)
from .host import host_of, host_serializer
from .record import URLRecord

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol, TypeAlias

    from .components import Value

    class URLObject(Protocol):
        """The members of URL objects that these algorithms use."""

        @property
        def href(self) -> str: ...

    URLLike: TypeAlias = URLRecord | URLObject


def record_of(url: str | Value) -> URLRecord:
    """Make the URL record of a serialization or of a value.

    The function cuts a serialization and does not parse it, because after a change of scheme the
    parser could return another URL.

    >>> record_of("file://h/C|/x").path
    ['C|', 'x']

    Raises:
        ValueError: ``url`` is not a URL's serialization.
    """
    value = cut(url) if isinstance(url, str) else to_tuple(url)
    hostname, path = value[HOSTNAME], value[PATHNAME]
    record = URLRecord()
    record.scheme = value[PROTOCOL][:-1]
    record.username = value[USERNAME]
    record.password = value[PASSWORD]
    if hostname is not None:
        record.host = host_of(hostname, record.is_special)
    record.port = int(value[PORT]) if value[PORT] else None
    record.path = path if hostname is None and path[:1] != "/" else path.split("/")[1:]
    record.query = value[SEARCH][1:] if value[SEARCH] else None
    record.fragment = value[HASH][1:] if value[HASH] else None
    return record


def value_of(url: URLRecord, exclude_fragment: bool = False) -> Value:
    """The value of a URL record.

    >>> value_of(record_of("https://example.org/?#x"))
    ('https://example.org/?#x', 'https:', 'example.org', None, '/', '?', '#x', '', '')
    """
    return join(
        url.scheme + ":",
        None if url.host is None else host_serializer(url.host),
        None if url.port is None else str(url.port),
        url_path_serializer(url),
        "" if url.query is None else "?" + url.query,
        "" if url.fragment is None or exclude_fragment else "#" + url.fragment,
        url.username,
        url.password,
    )


def to_record(url: URLLike) -> URLRecord:
    """Return a URL record unchanged, or the record of a URL object.

    >>> from webapi import URL
    >>> to_record(URL("https://example.org/")).host
    'example.org'

    Raises:
        TypeError: ``url`` is neither a record nor a URL object.
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
    href: str = value_of(to_record(url), exclude_fragment)[HREF]
    return href


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
