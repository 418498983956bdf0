"""The steps of the URL class: https://url.spec.whatwg.org/#url-class

A URL object keeps its URL as the strings that the getters return, and as a record, which a URL that
took the fast road gets when a setter first needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.url import fast_road
from webapi.url.components import (
    HASH,
    HOST,
    HOSTNAME,
    HREF,
    PASSWORD,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    USERNAME,
    Components,
    serialize_components,
)
from webapi.url.failure import FAILURE, Failure
from webapi.url.fast_road import CanonicalURL, canonical
from webapi.url.form_urlencoded import urlencoded_string_parser
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
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.realm import new_object

if TYPE_CHECKING:
    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams


class Slots:
    """What a URL object holds."""

    _components: CanonicalURL | Components
    _query_object: URLSearchParams | None
    _url: URLRecord | None


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


def _parse(url: str, base: str | None) -> CanonicalURL | URLRecord | Failure:
    """The API URL parser by the fastest road there is."""
    if base is None:
        parsed_url = canonical(url) or fast_road.repair(url)
    else:
        canonical_base = canonical(base)
        parsed_url = canonical_base and fast_road.resolve(url, canonical_base)
    return parsed_url or api_url_parser(url, base)


def initialize(this: URL, url: CanonicalURL | URLRecord) -> None:
    """https://url.spec.whatwg.org/#url-initialize

    The query object is made when it is first asked for.
    """
    if isinstance(url, URLRecord):
        this._url = url
        this._components = serialize_components(url)
    else:
        this._url = None
        this._components = url
    this._query_object = None


def constructor(this: URL, url: str, base: str | None) -> None:
    """https://url.spec.whatwg.org/#constructors"""
    components = canonical(url) if base is None else None
    if components is not None:
        # What _parse and initialize would do, without calling them: most URLs end here.
        this._components = components
        this._url = None
        this._query_object = None
        return
    parsed_url = _parse(url, base)
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


def canParse(url: str, base: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-url-canparse"""
    if base is None and fast_road.can_parse(url):
        return True
    return _parse(url, base) is not FAILURE


def href_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-href"""
    return this._components[HREF]


toJSON = href_getter


def href_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-href"""
    parsed_url = _parse(value, None)
    if parsed_url is FAILURE:
        raise _invalid_url("Failed to set the 'href' property on 'URL'", value, None)
    query_object = this._query_object
    initialize(this, parsed_url)
    this._query_object = query_object
    _query_changed(this)


def origin_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-origin"""
    if this._url is None:
        return f"{this._components[PROTOCOL]}//{this._components[HOST]}"
    return serialize_an_origin(origin(this._url))


def protocol_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-protocol"""
    return this._components[PROTOCOL]


def protocol_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-protocol"""
    _basic_url_parse(this, value + ":", scheme_start_state)


def username_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-username"""
    return this._components[USERNAME]


def username_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-username"""
    url = _record(this)
    if url.cannot_have_a_username_password_port:
        return
    set_the_username(url, value)
    _components_changed(this)


def password_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-password"""
    return this._components[PASSWORD]


def password_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-password"""
    url = _record(this)
    if url.cannot_have_a_username_password_port:
        return
    set_the_password(url, value)
    _components_changed(this)


def host_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-host"""
    return this._components[HOST]


def host_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-host"""
    url = _record(this)
    if url.has_opaque_path:
        return
    _basic_url_parse(this, value, host_state)


def hostname_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    return this._components[HOSTNAME]


def hostname_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    url = _record(this)
    if url.has_opaque_path:
        return
    _basic_url_parse(this, value, hostname_state)


def port_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-port"""
    return this._components[PORT]


def port_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-port"""
    url = _record(this)
    if url.cannot_have_a_username_password_port:
        return
    if value == "":
        url.port = None
        _components_changed(this)
    else:
        _basic_url_parse(this, value, port_state)


def pathname_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    return this._components[PATHNAME]


def pathname_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    url = _record(this)
    if url.has_opaque_path:
        return
    url.path = []
    _basic_url_parse(this, value, path_start_state)


def search_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-search"""
    return this._components[SEARCH]


def search_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-search

    The query object's list comes from the URL's new query, and so agrees with it where the given
    value has a tab or a newline.
    """
    url = _record(this)
    if value == "":
        url.query = None
        _components_changed(this)
    else:
        url.query = ""
        _basic_url_parse(this, value.removeprefix("?"), query_state)
    _query_changed(this)


def searchParams_getter(this: URL) -> URLSearchParams:
    """https://url.spec.whatwg.org/#dom-url-searchparams"""
    query_object = this._query_object
    if query_object is None:
        query_object = cast("URLSearchParams", new_object("URLSearchParams"))
        query_object._list = urlencoded_string_parser(this._components[SEARCH][1:])
        query_object._url_object = this
        this._query_object = query_object
    return query_object


def hash_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    return this._components[HASH]


def hash_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    url = _record(this)
    if value == "":
        url.fragment = None
        _components_changed(this)
        return
    url.fragment = ""
    _basic_url_parse(this, value.removeprefix("#"), fragment_state)


def query_updated(this: URL, query: str | None) -> None:
    """Set the URL's query to what its query object's update steps serialized."""
    _record(this).query = query
    _components_changed(this)


def inspect(this: URL) -> str:
    """What ``repr`` shows: the serialization, without the password."""
    href = this._components[HREF]
    password = this._components[PASSWORD]
    if password:
        username = this._components[USERNAME]
        href = href.replace(f"//{username}:{password}@", f"//{username}:***@", 1)
    return f"{type(this).__name__}({href!r})"


def serialization_steps(this: URL) -> tuple[str]:
    """What a pickle holds: a copy is the URL that parsing the serialization gives."""
    return (this._components[HREF],)


def deserialization_steps(this: URL, serialized: tuple[str]) -> None:
    """Make ``this`` the copy of what was serialized."""
    constructor(this, serialized[0], None)


def _record(this: URL) -> URLRecord:
    """This's URL, as a record."""
    if this._url is None:
        this._url = fast_road.record(cast(CanonicalURL, this._components))
    return this._url


def _basic_url_parse(this: URL, input: str, state_override: State) -> None:
    """Basic URL parse ``input`` with this's URL as *url* and a state override."""
    basic_url_parser(input, url=_record(this), state_override=state_override)
    _components_changed(this)


def _components_changed(this: URL) -> None:
    this._components = serialize_components(_record(this))


def _query_changed(this: URL) -> None:
    if this._query_object is not None:
        this._query_object._list = urlencoded_string_parser(this._components[SEARCH][1:])


def _invalid_url(action: str, url: str, base: str | None) -> InvalidURLError:
    errors: list[ValidationError] = []
    api_url_parser(url, base, errors)
    return InvalidURLError(action, url, base, tuple(errors))
