"""The steps of the URL class: https://url.spec.whatwg.org/#url-class

`webapi.steps.url_value` says where a URL's value lives, and why threads can share a URL.
"""

from __future__ import annotations

from functools import wraps
from re import Match

from webapi.url.components import HASH, HREF, MEMBERS, PATHNAME, host, tuple_origin
from webapi.url.fast_path import canonical
from webapi.url.late import Late
from webapi.url.value_parser import parse as parse_value
from webapi.url.value_parser import repair, resolve, to_value
from webapi.webidl.platform_objects import lock
from webapi.webidl.strings import to_usvstring

from .blob_url import createObjectURL as createObjectURL
from .blob_url import revokeObjectURL as revokeObjectURL
from .url_value import look, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams
    from webapi.url.components import Value
    from webapi.url.origin import Origin
    from webapi.url.validation import InvalidURLError, ValidationError

    from .added_state import AddedState

_may_fail = Late("webapi.url.fast_path.parsing", "may_fail")
_set_search = Late("webapi.url.setters", "set_search")


class Slots:
    """The slots of a URL object."""

    _webapi_pending: Value | str
    """The source of the value while ``_webapi_value`` is ``None``: a serialization, or a value that
    lacks the query of the query object's list.
    """
    _webapi_search_params: URLSearchParams | None
    """https://url.spec.whatwg.org/#concept-url-query-object, or ``None`` before its first use"""
    _webapi_value: Value | None
    """https://url.spec.whatwg.org/#concept-url-url"""


def parse(url: str, base: str | None) -> Value | str | None:
    """https://url.spec.whatwg.org/#dom-url-parse

    Returns a value, the serialization of a resolved relative reference, or ``None`` for failure.
    """
    if base is None:
        return parse_value(url)
    parsed_base = parse_value(base)
    return None if parsed_base is None else parse_value(url, to_value(parsed_base))


def _parse_or_raise(url: str, base: str | None, action: str) -> Any:
    found = parse(url, base)
    if found is None:
        raise _invalid_url(action, url, base)
    return found


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


def initialize(this: URL, value: Value | str) -> None:
    """https://url.spec.whatwg.org/#url-initialize, with a value or a serialization

    The getter ``searchParams`` makes the query object.
    """
    if isinstance(value, str):
        this._webapi_pending = value
        this._webapi_value = None
    else:
        this._webapi_value = value
    this._webapi_search_params = None


def constructor_fast_path(init: Callable[..., None]) -> Callable[..., None]:
    """Make the constructor try the fast path before it converts its arguments.

    The conversion to a USVString does not change a canonical URL, and it converts a URL object to
    its href.
    """

    @wraps(init)
    def constructor(this: URL, url: object, base: Any = None) -> None:
        # This inlines the steps of initialize.
        if type(url) is str:
            value: Value | None
            if base is None:
                value = canonical(url)
                if value is None:
                    value = repair.call(to_usvstring(url))
                if value is not None:
                    this._webapi_value = value
                    this._webapi_search_params = None
                    return
            else:
                if type(base) is str:
                    value = canonical(base)
                elif type(base).__str__ is href_getter:  # type: ignore[comparison-overlap]
                    value = base._webapi_value or look(base)
                    if type(value) is not Match:
                        value = canonical(value[HREF])
                else:
                    value = None
                if value is not None:
                    found = resolve.call(url, value)
                    if found is not None:
                        if type(found) is str:
                            this._webapi_pending = found
                            found = None
                        this._webapi_value = found
                        this._webapi_search_params = None
                        return
        init(this, url, base)

    return constructor


def constructor(this: URL, url: str, base: str | None) -> None:
    """https://url.spec.whatwg.org/#constructors"""
    initialize(this, _parse_or_raise(url, base, "Failed to construct 'URL'"))


def canParse_fast_path(operation: Callable[..., bool]) -> Callable[..., bool]:
    """Make ``canParse`` try the fast path before it converts its arguments."""

    @wraps(operation)
    def canParse(url: Any, base: object = None) -> bool:
        if base is None:
            try:
                may_fail = _may_fail.call
                if not may_fail(url):
                    return True
            except TypeError:
                pass  # not a str
        return operation(url, base)

    return canParse


def canParse(url: str, base: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-url-canparse"""
    return parse(url, base) is not None


def _getter(name: str) -> Callable[[URL], str]:
    """The steps of a getter: https://url.spec.whatwg.org/#url-class"""
    index, delimiter, _ = MEMBERS[name]
    assert index is not None

    def getter(this: URL) -> str:
        return (this._webapi_value or look(this))[index] or ""

    def delimited_getter(this: URL) -> str:
        found: str = (this._webapi_value or look(this))[index]
        return "" if found == delimiter else found

    def credential_getter(this: URL) -> str:
        value = this._webapi_value or look(this)
        return "" if type(value) is Match else value[index]

    if index > HASH:
        return credential_getter
    return delimited_getter if delimiter else getter


def _setter(name: str) -> Callable[[URL, Any], None]:
    """The steps of a setter that keeps the query: https://url.spec.whatwg.org/#url-class"""
    late = Late("webapi.url.setters", f"set_{name}")

    def setter(this: URL, value: Any) -> None:
        text = value if type(value) is str and value.isascii() else to_usvstring(value)
        set_member = late.call
        while True:
            before = this._webapi_value
            if before is None:
                before = look(this)
            after = set_member(before, text)
            with lock:
                if this._webapi_value is before:
                    this._webapi_value = after
                    return

    return setter


def href_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-href"""
    value = this._webapi_value
    if value is None:
        pending = this._webapi_pending
        if type(pending) is str:
            return pending
        value = look(this)
    href: str = value[HREF]
    return href


toJSON = href_getter


def href_setter(this: URL, value: Any) -> None:
    """https://url.spec.whatwg.org/#dom-url-href"""
    after = canonical(value) if type(value) is str else None
    if after is None:
        action = "Failed to set the 'href' property on 'URL'"
        after = _parse_or_raise(to_usvstring(value), None, action)
    while not replace(this, None, after):
        pass


def origin_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-origin"""
    value = this._webapi_value or look(this)
    if type(value) is Match:
        return value.string[: value.start(PATHNAME)]
    origin = tuple_origin(value)
    if origin is None:
        from webapi.url.origin import serialize_an_origin

        origin = serialize_an_origin(extract_an_origin(this))
    return origin


def host_getter(this: URL) -> str:
    """https://url.spec.whatwg.org/#dom-url-host"""
    return host(this._webapi_value or look(this))


def searchParams_getter(this: URL) -> URL:
    """https://url.spec.whatwg.org/#dom-url-searchparams: the URL, which makes the query object"""
    return this


def search_setter(this: URL, value: Any) -> None:
    """https://url.spec.whatwg.org/#dom-url-search"""
    text = value if type(value) is str and value.isascii() else to_usvstring(value)
    set_search = _set_search.call
    replaced = False
    while not replaced:
        before = this._webapi_value
        if before is None:
            before = look(this)
        replaced = replace(this, before, set_search(before, text))


protocol_getter, protocol_setter = _getter("protocol"), _setter("protocol")
username_getter, username_setter = _getter("username"), _setter("username")
password_getter, password_setter = _getter("password"), _setter("password")
host_setter = _setter("host")
hostname_getter, hostname_setter = _getter("hostname"), _setter("hostname")
port_getter, port_setter = _getter("port"), _setter("port")
pathname_getter, pathname_setter = _getter("pathname"), _setter("pathname")
search_getter = _getter("search")
hash_getter, hash_setter = _getter("hash"), _setter("hash")


def extract_an_origin(this: URL) -> Origin:
    """https://url.spec.whatwg.org/#concept-url-origin"""
    from webapi.url.origin import origin
    from webapi.url.serializer import record_of

    return origin(record_of(this._webapi_value or look(this)))


def inspect(this: URL) -> str:
    """The ``repr``: the serialization, without the password."""
    from webapi.url.redaction import hide_password

    return f"{type(this).__name__}({hide_password(href_getter(this))!r})"


def serialization_steps(this: URL) -> tuple[str, URLSearchParams | None, AddedState]:
    """The state for pickle: serialization, query object and the state that subclasses added."""
    from .added_state import added_state

    return href_getter(this), this._webapi_search_params, added_state(this)


def deserialization_steps(
    this: URL, serialized: tuple[str, URLSearchParams | None, AddedState]
) -> None:
    """Restore ``this`` from the serialized state."""
    href, query_object, added = serialized
    initialize(this, to_value(href))
    if query_object is not None:
        from .url_search_params import url_object_of

        if url_object_of(query_object, this) is this:
            this._webapi_search_params = query_object
    from .added_state import restore_added_state

    restore_added_state(this, added)
