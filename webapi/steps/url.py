"""The steps of the URL class: https://url.spec.whatwg.org/#url-class

A URL object that took the fast road keeps its serialization, and cuts it into components when one
is asked for. Where the fast road gave no answer, and once a setter was used, it keeps a URL record,
which is serialized when a getter asks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, cast

from webapi.url import fast_road
from webapi.url.components import (
    HASH,
    HOSTNAME,
    HREF,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    Components,
    serialize_components,
)
from webapi.url.failure import FAILURE, Failure
from webapi.url.fast_road import CanonicalURL, canonical, may_fail, repair, resolve, split
from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import (
    State,
    basic_url_parser,
    fragment_state,
    host_state,
    hostname_state,
    path_start_state,
    port_state,
    query_state,
    scheme_start_state,
    set_the_password,
    set_the_username,
)
from webapi.url.record import URLRecord
from webapi.url.redaction import hide_password
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.realm import interfaces, new_object
from webapi.webidl.strings import to_usvstring

from .blob_url import createObjectURL as createObjectURL
from .blob_url import revokeObjectURL as revokeObjectURL

if TYPE_CHECKING:
    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams


class Slots:
    """What a URL object holds."""

    _components: CanonicalURL | Components | None
    """What the getters return, or ``None`` until one is called or when the URL record changed."""
    _href: str | None
    """The serialization, or ``None`` likewise, or while an update is pending."""
    _query_object: URLSearchParams | None
    """The query object, or ``None`` until it is asked for."""
    _url: URLRecord | None
    """The URL, or ``None`` where the URL is canonical and ``_href`` says it all."""


def api_url_parser(
    url: str, base: str | None, errors: list[ValidationError] | None = None
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#api-url-parser"""
    parsed_base = None
    if base is not None:
        parsed_base = basic_url_parser(base)
        if parsed_base is FAILURE:
            return basic_url_parser(base, errors=errors)
    return basic_url_parser(url, cast(URLRecord | None, parsed_base), errors=errors)


def _parse(url: str, base: str | None) -> str | URLRecord | Failure:
    """The API URL parser by the fastest road there is: a canonical URL comes as its href."""
    if base is not None:
        canonical_base = canonical(base)
        href = None if canonical_base is None else resolve(url, canonical_base)
    elif canonical(url) is not None:
        href = url
    else:
        href = repair(url)
    return api_url_parser(url, base) if href is None else href


def _parse_or_raise(url: str, action: str) -> str | URLRecord:
    parsed_url = _parse(url, None)
    if parsed_url is FAILURE:
        raise _invalid_url(action, url, None)
    return parsed_url


def initialize(this: URL, url: str | URLRecord) -> None:
    """https://url.spec.whatwg.org/#url-initialize

    The query object is made when it is first asked for.
    """
    this._components = None
    if isinstance(url, str):
        this._href = url
        this._url = None
    else:
        this._href = None
        this._url = url
    this._query_object = None


def constructor_fast_path(init: Callable[..., None]) -> Callable[..., None]:
    """Let the constructor try the fast road before it converts its arguments.

    Converting what is canonical to a USVString gives it back, and converting a URL object gives its
    href.
    """

    @wraps(init)
    def constructor(this: URL, url: object, base: object = None) -> None:
        if type(url) is str:
            if base is None:
                components = canonical(url)
                if components is not None:
                    # What initialize does, here and below, without a call.
                    this._components = components
                    this._href = url
                    this._url = None
                    this._query_object = None
                    return
                href = repair(to_usvstring(url))
            else:
                canonical_base = canonical(base) if type(base) is str else _components_of(base)
                href = None if canonical_base is None else resolve(url, canonical_base)
            if href is not None:
                this._components = None
                this._href = href
                this._url = None
                this._query_object = None
                return
        init(this, url, base)

    return constructor


def _components_of(base: Any) -> CanonicalURL | None:
    """The components of a base that is a URL object whose URL is canonical."""
    url_class: Any = interfaces["URL"]
    if type(base) is not url_class or base._url is not None:
        return None
    return base._components or _canonical_components(base)


def constructor(this: URL, url: str, base: str | None) -> None:
    """https://url.spec.whatwg.org/#constructors, where the fast road gave no answer"""
    parsed_url = api_url_parser(url, base)
    if parsed_url is FAILURE:
        raise _invalid_url("Failed to construct 'URL'", url, base)
    initialize(this, parsed_url)


def parse(url: str, base: str | None) -> URL | None:
    """https://url.spec.whatwg.org/#dom-url-parse"""
    parsed_url = _parse(url, base)
    if parsed_url is FAILURE:
        return None
    this: URL = new_object("URL")
    initialize(this, parsed_url)
    return this


def canParse_fast_path(operation: Callable[..., bool]) -> Callable[..., bool]:
    """Let ``canParse`` try the fast road before it converts its arguments."""

    @wraps(operation)
    def canParse(url: Any, base: object = None) -> bool:
        if base is None:
            try:
                if may_fail(url) is None:
                    return True
            except TypeError:
                pass  # not a str
        return operation(url, base)

    return canParse


def canParse(url: str, base: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-url-canparse"""
    return _parse(url, base) is not FAILURE


def href_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-href"""
    href = this._href
    if href is None:
        href = url_serializer(_record(this)) if this._url is not None else _updated_href(this)
        this._href = href
    return href


toJSON = href_getter


def href_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-href"""
    parsed_url = _parse_or_raise(value, "Failed to set the 'href' property on 'URL'")
    query_object = this._query_object
    initialize(this, parsed_url)
    if query_object is not None:
        this._query_object = query_object
        _query_changed(this, query_object)


def origin_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-origin"""
    if this._url is None:
        components = _canonical_components(this)
        return components.string[: components.start(PATHNAME)]
    return serialize_an_origin(origin(this._url))


def protocol_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-protocol"""
    return (this._components or _components(this))[PROTOCOL]


def protocol_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-protocol"""
    _basic_url_parse(_record(this), value + ":", scheme_start_state)
    this._components = this._href = None


def username_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-username"""
    return "" if this._url is None else this._url.username


def username_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-username"""
    url = _record(this)
    if url.cannot_have_a_username_password_port:
        return
    set_the_username(url, value)
    this._components = this._href = None


def password_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-password"""
    return "" if this._url is None else this._url.password


def password_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-password"""
    url = _record(this)
    if url.cannot_have_a_username_password_port:
        return
    set_the_password(url, value)
    this._components = this._href = None


def host_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-host"""
    components = this._components or _components(this)
    port = components[PORT]
    return f"{components[HOSTNAME]}:{port}" if port else components[HOSTNAME]


def host_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-host"""
    url = _record(this)
    if url.has_opaque_path:
        return
    _basic_url_parse(url, value, host_state)
    this._components = this._href = None


def hostname_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    return (this._components or _components(this))[HOSTNAME]


def hostname_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    url = _record(this)
    if url.has_opaque_path:
        return
    _basic_url_parse(url, value, hostname_state)
    this._components = this._href = None


def port_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-port"""
    return (this._components or _components(this))[PORT] or ""


def port_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-port"""
    url = _record(this)
    if url.cannot_have_a_username_password_port:
        return
    if value == "":
        url.port = None
    else:
        _basic_url_parse(url, value, port_state)
    this._components = this._href = None


def pathname_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    return (this._components or _components(this))[PATHNAME]


def pathname_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    url = _record(this)
    if url.has_opaque_path:
        return
    url.path = []
    _basic_url_parse(url, value, path_start_state)
    this._components = this._href = None


def search_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-search"""
    return (this._components or _components(this))[SEARCH]


def search_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-search

    The query object's list comes from the URL's new query, and so agrees with it where the given
    value has a tab or a newline.
    """
    url = _record(this)
    if value == "":
        url.query = None
    else:
        url.query = ""
        _basic_url_parse(url, value.removeprefix("?"), query_state)
    this._components = this._href = None
    if this._query_object is not None:
        _query_changed(this, this._query_object)


def searchParams_getter(this: URL) -> URLSearchParams:
    """https://url.spec.whatwg.org/#dom-url-searchparams"""
    query_object = this._query_object
    if query_object is None:
        query_object = cast("URLSearchParams", new_object("URLSearchParams"))
        query_object._list = urlencoded_string_parser(_components(this)[SEARCH][1:])
        query_object._url_object = this
        query_object._update_pending = False
        this._query_object = query_object
    return query_object


def hash_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    return (this._components or _components(this))[HASH]


def hash_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    url = _record(this)
    if value == "":
        url.fragment = None
    else:
        url.fragment = ""
        _basic_url_parse(url, value.removeprefix("#"), fragment_state)
    this._components = this._href = None


def query_updated(this: URL) -> None:
    """Note that the query object's list is newer than the URL's query.

    The update steps' serialization waits until the URL is asked for, so that appending many
    tuples takes time in proportion to their number.
    """
    if this._url is None and this._href is not None:
        cast("URLSearchParams", this._query_object)._former_url = _canonical_components(this)
    this._components = this._href = None


def _updated_href(this: URL) -> str:
    """The serialization of a canonical URL since its query object changed, which is canonical."""
    query_object = cast("URLSearchParams", this._query_object)
    query_object._update_pending = False
    url = query_object._former_url
    query = urlencoded_serializer(query_object._list)
    return f"{url.string[: url.start(SEARCH)]}{'?' if query else ''}{query}{url[HASH]}"


def inspect(this: URL) -> str:
    """What ``repr`` shows: the serialization, without the password."""
    return f"{type(this).__name__}({hide_password(href_getter(this))!r})"


def serialization_steps(this: URL) -> tuple[str]:
    """What a pickle holds: a copy is the URL that parsing the serialization gives."""
    return (href_getter(this),)


def deserialization_steps(this: URL, serialized: tuple[str]) -> None:
    """Make ``this`` the copy of what was serialized."""
    (href,) = serialized
    initialize(this, _parse_or_raise(href, "Failed to deserialize a URL"))


def _record(this: URL) -> URLRecord:
    """This's URL, as a record that has what its query object was given."""
    url = this._url
    if url is None:
        url = this._url = fast_road.record(_canonical_components(this))
    query_object = this._query_object
    if query_object is not None and query_object._update_pending:
        query_object._update_pending = False
        url.query = urlencoded_serializer(query_object._list) or None
    return url


def _components(this: URL) -> CanonicalURL | Components:
    """What the getters return: :class:`Components`, or a match with the same numbers."""
    components = this._components
    if components is None:
        if this._url is None:
            return _canonical_components(this)
        components = this._components = serialize_components(_record(this))
        this._href = components[HREF]
    return components


def _canonical_components(this: URL) -> CanonicalURL:
    """The components of a URL that is canonical."""
    components = this._components
    if components is None:
        components = this._components = split(href_getter(this))
    return cast(CanonicalURL, components)


def _basic_url_parse(url: URLRecord, input: str, state_override: State) -> None:
    """Basic URL parse ``input`` with *url* and a state override."""
    if not fast_road.override[state_override](url, input):
        basic_url_parser(input, url=url, state_override=state_override)


def _query_changed(this: URL, query_object: URLSearchParams) -> None:
    """Set the query object's list to the result of parsing the URL's query."""
    query_object._update_pending = False
    query_object._list = urlencoded_string_parser(_components(this)[SEARCH][1:])


def _invalid_url(action: str, url: str, base: str | None) -> InvalidURLError:
    errors: list[ValidationError] = []
    api_url_parser(url, base, errors)
    return InvalidURLError(action, url, base, tuple(errors))
