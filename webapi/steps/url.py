"""The steps of the URL class: https://url.spec.whatwg.org/#url-class

`webapi.steps.url_value` says where a URL's value lives, and why threads can share a URL.
"""

from __future__ import annotations

from functools import cache, wraps
from re import Match

from webapi.url import fast_path
from webapi.url.components import (
    HASH,
    HOSTNAME,
    HREF,
    PASSWORD,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    USERNAME,
    href_of,
)
from webapi.url.fast_path import NETWORK_SCHEMES, canonical
from webapi.webidl.strings import to_usvstring

from .blob_url import createObjectURL as createObjectURL
from .blob_url import revokeObjectURL as revokeObjectURL
from .url_value import changeable, publish, with_components

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any, Final

    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams
    from webapi.url.components import Components
    from webapi.url.fast_path.patterns import CanonicalURL
    from webapi.url.fast_path.setters import Shortcut
    from webapi.url.origin import Origin
    from webapi.url.validation import InvalidURLError, ValidationError

    from .added_state import AddedState
    from .url_value import Value

_WITH_TUPLE_ORIGIN: Final = frozenset(f"{scheme}:" for scheme in NETWORK_SCHEMES)


class Slots:
    """The slots of a URL object."""

    _webapi_search_params: URLSearchParams | None
    """https://url.spec.whatwg.org/#concept-url-query-object, or ``None`` until it is asked for"""
    _webapi_value: Value
    """https://url.spec.whatwg.org/#concept-url-url, as its serialization"""


def parse(url: str, base: str | None) -> Value | None:
    """https://url.spec.whatwg.org/#dom-url-parse

    The API URL parser, by the fast path if it has an answer; ``None`` for failure.
    """
    if base is not None:
        components = canonical(base)
        href = None if components is None else fast_path.resolve(url, components)
    else:
        components = canonical(url)
        if components is not None:
            return components
        href = fast_path.repair(url)
    if href is not None:
        return [href]
    found: Components | None = _slow_path().parse(url, base)
    return found


@cache
def _slow_path() -> ModuleType:
    """The module, which is imported when it is first needed: that takes longer than a URL."""
    from webapi.url import slow_path

    return slow_path


def _parse_or_raise(url: str, base: str | None, action: str) -> Value:
    components = parse(url, base)
    if components is None:
        raise _invalid_url(action, url, base)
    return components


def _invalid_url(action: str, url: str, base: str | None) -> InvalidURLError:
    from webapi.url.failure import FAILURE
    from webapi.url.parser import basic_url_parser
    from webapi.url.slow_path import api_url_parser
    from webapi.url.validation import InvalidURLError

    errors: list[ValidationError] = []
    if base is not None and basic_url_parser(base, errors=errors) is FAILURE:
        return InvalidURLError(action, url, base, tuple(errors), "base")
    errors.clear()
    api_url_parser(url, base, errors)
    return InvalidURLError(action, url, base, tuple(errors))


def initialize(this: URL, value: Value) -> None:
    """https://url.spec.whatwg.org/#url-initialize

    The query object is made when it is first asked for.
    """
    this._webapi_value = value
    this._webapi_search_params = None


def constructor_fast_path(init: Callable[..., None]) -> Callable[..., None]:
    """Let the constructor try the fast path before it converts its arguments.

    Converting what is canonical to a USVString gives it back, and converting a URL object gives its
    href.
    """

    repair: Any = None  # fast_path finds its attributes slowly, since it has __getattr__
    resolve: Any = None

    @wraps(init)
    def constructor(this: URL, url: object, base: Any = None) -> None:
        nonlocal repair, resolve
        if type(url) is str:
            if base is None:
                components: CanonicalURL | None = canonical(url)
                if components is not None:
                    # The steps of initialize, inlined here and below.
                    this._webapi_value = components
                    this._webapi_search_params = None
                    return
                if repair is None:
                    repair = fast_path.repair
                href = repair(to_usvstring(url))
            else:
                if resolve is None:
                    resolve = fast_path.resolve
                if type(base) is str:
                    components = canonical(base)
                elif type(base).__str__ is href_getter:  # type: ignore[comparison-overlap]
                    value = base._webapi_value
                    components = value if type(value) is Match else canonical(href_getter(base))
                else:
                    components = None
                href = None if components is None else resolve(url, components)
            if href is not None:
                this._webapi_value = [href]
                this._webapi_search_params = None
                return
        init(this, url, base)

    return constructor


def constructor(this: URL, url: str, base: str | None) -> None:
    """https://url.spec.whatwg.org/#constructors"""
    initialize(this, _parse_or_raise(url, base, "Failed to construct 'URL'"))


def canParse_fast_path(operation: Callable[..., bool]) -> Callable[..., bool]:
    """Let ``canParse`` try the fast path before it converts its arguments."""

    may_fail: Any = None

    @wraps(operation)
    def canParse(url: Any, base: object = None) -> bool:
        nonlocal may_fail
        if base is None:
            if may_fail is None:
                may_fail = fast_path.may_fail
            try:
                if not may_fail(url):
                    return True
            except TypeError:
                pass  # not a str
        return operation(url, base)

    return canParse


def canParse(url: str, base: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-url-canparse"""
    return parse(url, base) is not None


def _setter(name: str) -> Callable[[URL, str], None]:
    """The steps of a setter: a shortcut, or else the function of that name in `webapi.url.setters`.

    They start again if another thread has changed the URL and its query object meanwhile.
    """
    shortcut: Shortcut | None = None

    def setter(this: URL, value: str) -> None:
        nonlocal shortcut
        if shortcut is None:
            shortcut = getattr(fast_path.setters, name)
        published = False
        while not published:
            before = this._webapi_value
            components = changeable(before)
            if not shortcut(components, value):
                components = _slow_path().set_member(changeable(before), name, value)
            published = publish(this, components, before, keeps_query=name != "set_search")

    return setter


def setter_fast_path(setter: Callable[..., None]) -> Callable[..., None]:
    """Let the setter of a member try the shortcut before it converts its argument."""
    shortcut: Shortcut | None = None

    @wraps(setter)
    def set_member(this: URL, value: Any, /) -> None:
        nonlocal shortcut
        if type(value) is str and value.isascii() and this._webapi_search_params is None:
            if shortcut is None:
                shortcut = getattr(fast_path.setters, f"set_{setter.__name__}")
            components = changeable(this._webapi_value)
            if shortcut(components, value) and this._webapi_search_params is None:
                this._webapi_value = components  # what publish does, without a call
                return
        setter(this, value)

    return set_member


def _getter(component: int) -> Callable[[URL], str]:
    """The steps of a getter: https://url.spec.whatwg.org/#url-class"""

    def getter(this: URL) -> str:
        value = this._webapi_value
        try:
            return value[component] or ""
        except IndexError:
            return with_components(value)[component] or ""

    return getter


def _delimited_getter(component: int, delimiter: str) -> Callable[[URL], str]:
    """The steps of a getter of what is empty if there is nothing after its delimiter."""

    def getter(this: URL) -> str:
        value = this._webapi_value
        try:
            found: str = value[component]
        except IndexError:
            found = with_components(value)[component]
        return "" if found == delimiter else found

    return getter


def _credential_getter(component: int) -> Callable[[URL], str]:
    """The steps of a getter of what a canonical URL does not have."""

    def getter(this: URL) -> str:
        value = this._webapi_value
        return "" if type(value) is Match else with_components(value)[component]

    return getter


def href_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-href"""
    href: str = this._webapi_value[HREF] or href_of(this._webapi_value)
    return href


toJSON = href_getter


def href_setter(this: URL, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-url-href"""
    publish(this, _parse_or_raise(value, None, "Failed to set the 'href' property on 'URL'"))


def origin_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-origin"""
    value = this._webapi_value
    if type(value) is Match:
        return value.string[: value.start(PATHNAME)]
    protocol: str = with_components(value)[PROTOCOL]
    if protocol in _WITH_TUPLE_ORIGIN:
        port = f":{value[PORT]}" if value[PORT] else ""
        return f"{protocol}//{value[HOSTNAME]}{port}"
    if protocol != "blob:":
        return "null"
    from webapi.url.origin import origin, serialize_an_origin
    from webapi.url.serializer import record_of

    return serialize_an_origin(origin(record_of(changeable(value))))


def host_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-host"""
    value = this._webapi_value
    try:
        port = value[PORT]
    except IndexError:
        port = with_components(value)[PORT]
    return f"{value[HOSTNAME]}:{port}" if port else value[HOSTNAME] or ""


def searchParams_getter(this: URL) -> URL:
    """https://url.spec.whatwg.org/#dom-url-searchparams: what a query object is made of"""
    return this


protocol_getter = _getter(PROTOCOL)
protocol_setter = _setter("set_protocol")
username_getter = _credential_getter(USERNAME)
username_setter = _setter("set_username")
password_getter = _credential_getter(PASSWORD)
password_setter = _setter("set_password")
host_setter = _setter("set_host")
hostname_getter = _getter(HOSTNAME)
hostname_setter = _setter("set_hostname")
port_getter = _getter(PORT)
port_setter = _setter("set_port")
pathname_getter = _getter(PATHNAME)
pathname_setter = _setter("set_pathname")
search_getter = _delimited_getter(SEARCH, "?")
search_setter = _setter("set_search")
hash_getter = _delimited_getter(HASH, "#")
hash_setter = _setter("set_hash")


def extract_an_origin(this: URL) -> Origin:
    """https://url.spec.whatwg.org/#concept-url-origin"""
    from webapi.url.origin import origin
    from webapi.url.serializer import record_of

    return origin(record_of(changeable(this._webapi_value)))


def inspect(this: URL) -> str:
    """The ``repr``: the serialization, without the password."""
    from webapi.url.redaction import hide_password

    return f"{type(this).__name__}({hide_password(href_getter(this))!r})"


def serialization_steps(this: URL) -> tuple[str, URLSearchParams | None, AddedState]:
    """The state for pickle: the serialization, the query object and what subclasses added."""
    from .added_state import added_state

    return href_getter(this), this._webapi_search_params, added_state(this)


def deserialization_steps(
    this: URL, serialized: tuple[str, URLSearchParams | None, AddedState]
) -> None:
    """Make ``this`` the copy of what was serialized."""
    href, query_object, added = serialized
    initialize(this, [href])
    if query_object is not None:
        from .url_search_params import url_object_of

        if url_object_of(query_object, this) is this:
            this._webapi_search_params = query_object
    from .added_state import restore_added_state

    restore_added_state(this, added)
