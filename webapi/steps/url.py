"""The steps of the URL class: https://url.spec.whatwg.org/#url-class

A URL object keeps its URL as a record and, for the getters, as the strings that they return.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.webidl.realm import new_object

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
    serialize_components,
)
from webapi.url.failure import FAILURE, Failure
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

if TYPE_CHECKING:
    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams

SLOTS = ("_components", "_query_object", "_url")


def api_url_parser(
    url: str, base: str | None, errors: list[ValidationError] | None = None
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#api-url-parser"""
    parsed_base = None
    if base is not None:
        base_errors = None if errors is None else list[ValidationError]()
        parsed_base = basic_url_parser(base, errors=base_errors)
        if parsed_base is FAILURE:
            if errors is not None and base_errors is not None:
                errors.extend(base_errors)
            return FAILURE
    return basic_url_parser(url, parsed_base, errors=errors)


def initialize(this: URL, url_record: URLRecord) -> None:
    """https://url.spec.whatwg.org/#url-initialize

    The query object is made when it is first asked for.
    """
    this._url = url_record
    this._components = serialize_components(url_record)
    this._query_object = None


def constructor(this: URL, url: str, base: str | None) -> None:
    """https://url.spec.whatwg.org/#constructors"""
    parsed_url = api_url_parser(url, base)
    if parsed_url is FAILURE:
        raise _invalid_url("Failed to construct 'URL'", url, base)
    initialize(this, parsed_url)


def parse(url: str, base: str | None) -> URL | None:
    """https://url.spec.whatwg.org/#dom-url-parse"""
    parsed_url = api_url_parser(url, base)
    if parsed_url is FAILURE:
        return None
    this: URL = new_object("URL")
    initialize(this, parsed_url)
    return this


def canParse(url: str, base: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-url-canparse"""
    return api_url_parser(url, base) is not FAILURE


def href_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-href"""
    return this._components[HREF]


toJSON = href_getter


def href_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-href"""
    parsed_url = basic_url_parser(value)
    if parsed_url is FAILURE:
        raise _invalid_url("Failed to set the 'href' property on 'URL'", value, None)
    this._url = parsed_url
    _components_changed(this)
    _query_changed(this)


def origin_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-origin"""
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
    if this._url.cannot_have_a_username_password_port:
        return
    set_the_username(this._url, value)
    _components_changed(this)


def password_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-password"""
    return this._components[PASSWORD]


def password_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-password"""
    if this._url.cannot_have_a_username_password_port:
        return
    set_the_password(this._url, value)
    _components_changed(this)


def host_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-host"""
    return this._components[HOST]


def host_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-host"""
    if this._url.has_opaque_path:
        return
    _basic_url_parse(this, value, host_state)


def hostname_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    return this._components[HOSTNAME]


def hostname_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-hostname"""
    if this._url.has_opaque_path:
        return
    _basic_url_parse(this, value, hostname_state)


def port_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-port"""
    return this._components[PORT]


def port_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-port"""
    if this._url.cannot_have_a_username_password_port:
        return
    if value == "":
        this._url.port = None
        _components_changed(this)
    else:
        _basic_url_parse(this, value, port_state)


def pathname_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    return this._components[PATHNAME]


def pathname_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-pathname"""
    if this._url.has_opaque_path:
        return
    this._url.path = []
    _basic_url_parse(this, value, path_start_state)


def search_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-search"""
    return this._components[SEARCH]


def search_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-search

    The query object's list comes from the URL's new query, and so agrees with it where the given
    value has a tab or a newline.
    """
    if value == "":
        this._url.query = None
        _components_changed(this)
    else:
        this._url.query = ""
        _basic_url_parse(this, value.removeprefix("?"), query_state)
    _query_changed(this)


def searchParams_getter(this: URL) -> URLSearchParams:
    """https://url.spec.whatwg.org/#dom-url-searchparams"""
    query_object = this._query_object
    if query_object is None:
        query_object = cast("URLSearchParams", new_object("URLSearchParams"))
        query_object._list = urlencoded_string_parser(this._url.query or "")
        query_object._url_object = this
        this._query_object = query_object
    return query_object


def hash_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    return this._components[HASH]


def hash_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-hash"""
    if value == "":
        this._url.fragment = None
        _components_changed(this)
        return
    this._url.fragment = ""
    _basic_url_parse(this, value.removeprefix("#"), fragment_state)


def query_updated(this: URL, query: str | None) -> None:
    """Set the URL's query to what its query object's update steps serialized."""
    this._url.query = query
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


def _basic_url_parse(this: URL, input: str, state_override: State) -> None:
    """Basic URL parse ``input`` with this's URL as *url* and a state override."""
    basic_url_parser(input, url=this._url, state_override=state_override)
    _components_changed(this)


def _components_changed(this: URL) -> None:
    this._components = serialize_components(this._url)


def _query_changed(this: URL) -> None:
    if this._query_object is not None:
        this._query_object._list = urlencoded_string_parser(this._url.query or "")


def _invalid_url(action: str, url: str, base: str | None) -> InvalidURLError:
    errors: list[ValidationError] = []
    api_url_parser(url, base, errors)
    return InvalidURLError(action, url, base, tuple(errors))
