"""The steps of the URLSearchParams class: https://url.spec.whatwg.org/#interface-urlsearchparams"""

from __future__ import annotations

from functools import wraps

from webapi.url.components import SEARCH
from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser
from webapi.webidl.platform_objects import lock

from .added_state import added_state, restore_added_state
from .query_update import QueryUpdate
from .url_value import with_components

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams

    from .added_state import AddedState
    from .url_value import Value


class Slots:
    """The slots of a URLSearchParams object."""

    _webapi_url_object: URL | None
    _webapi_list: list[tuple[str, str]]
    """The list, if there is no URL object. It only ever grows, so that it can be read meanwhile:
    other changes replace it.
    """
    _webapi_parsed: tuple[Value, list[tuple[str, str]]] | None
    """If there is a URL object: a value of it and what its query parses to, which never changes."""


def initialize(this: URLSearchParams, url: URL) -> None:
    """Make ``this`` the query object of a URL, whose list is parsed when it is first needed."""
    this._webapi_parsed = None
    this._webapi_url_object = url


def _initialize(this: URLSearchParams, list: list[tuple[str, str]]) -> None:
    """https://url.spec.whatwg.org/#urlsearchparams-initialize, with the list that ``init`` gives"""
    this._webapi_list = list
    this._webapi_url_object = None


def _list(this: URLSearchParams) -> list[tuple[str, str]]:
    """https://url.spec.whatwg.org/#concept-urlsearchparams-list

    That of a URL is what the query parses to, as long as nobody changed the list. So it agrees with
    the query, too, where ``search`` was set to a string with a tab or a newline, of which the
    standard's list knows and its query does not.
    """
    url = this._webapi_url_object
    if url is None:
        return this._webapi_list
    value = url._webapi_value
    if type(value) is QueryUpdate:
        return value.tuples
    parsed = this._webapi_parsed
    if parsed is None or parsed[0] is not value:
        try:
            search = value[SEARCH]
        except IndexError:
            search = with_components(value)[SEARCH]
        parsed = this._webapi_parsed = value, urlencoded_string_parser(search[1:])
    return parsed[1]


def _update(
    this: URLSearchParams,
    list: list[tuple[str, str]],
    former: list[tuple[str, str]],
    length: int,
) -> None:
    """https://url.spec.whatwg.org/#concept-urlsearchparams-update, to ``list``

    It was made of the first ``length`` tuples of the ``former`` list. The lock is held.
    """
    url = this._webapi_url_object
    if url is None:
        this._webapi_list = list
    else:
        value = url._webapi_value
        former_url = value.former if type(value) is QueryUpdate else value
        url._webapi_value = QueryUpdate(former_url, list)
        this._webapi_parsed = None
    if len(former) > length:
        list += former[length:]


def constructor_fast_path(constructor_steps: Callable[..., None]) -> Callable[..., None]:
    """Let the constructor take an ASCII string, which needs no conversion, as it comes."""

    @wraps(constructor_steps)
    def constructor(this: URLSearchParams, init: object = None) -> None:
        if type(init) is str and init.isascii():
            # The steps of initialize, inlined.
            this._webapi_list = urlencoded_string_parser(init.removeprefix("?"))
            this._webapi_url_object = None
        else:
            constructor_steps(this, init)

    return constructor


def constructor(this: URLSearchParams, init: list[list[str]] | dict[str, str] | str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-urlsearchparams"""
    if isinstance(init, str):
        _initialize(this, urlencoded_string_parser(init.removeprefix("?")))
    elif isinstance(init, dict):
        _initialize(this, [*init.items()])
    else:
        try:
            pairs = [(name, value) for name, value in init]
        except ValueError:
            index, length = next((i, len(each)) for i, each in enumerate(init) if len(each) != 2)
            raise TypeError(
                "Failed to construct 'URLSearchParams': Sequence initializer must only contain "
                f"pair elements: element {index} has a length of {length}"
            ) from None
        _initialize(this, pairs)


def size_getter(this: URLSearchParams) -> int:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-size"""
    return len(_list(this))


def append(this: URLSearchParams, name: str, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-append

    `webapi.steps.url_value` says why this takes no lock, but for the first change of a URL's list.
    """
    pair = name, value
    url = this._webapi_url_object
    appended = True
    if url is None:
        pairs = this._webapi_list
        pairs.append(pair)
        if this._webapi_list is pairs:
            return
    else:
        update = url._webapi_value
        if type(update) is QueryUpdate:
            update.tuples.append(pair)
            if url._webapi_value is update:
                return
        else:
            appended = False
    with lock:
        pairs = _list(this)
        for each in pairs if appended else ():
            if each is pair:
                return
        _update(this, [*pairs, pair], pairs, len(pairs))


def delete(this: URLSearchParams, name: str, value: str | None) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-delete"""
    with lock:
        former = _list(this)
        pairs = former.copy()
        if value is not None:
            others = [pair for pair in pairs if pair != (name, value)]
        else:
            others = [pair for pair in pairs if pair[0] != name]
        _update(this, others, former, len(pairs))


def get(this: URLSearchParams, name: str) -> str | None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-get"""
    for key, value in _list(this):
        if key == name:
            return value
    return None


def getAll(this: URLSearchParams, name: str) -> list[str]:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-getall"""
    return [value for key, value in _list(this) if key == name]


def has(this: URLSearchParams, name: str, value: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-has"""
    if value is not None:
        return (name, value) in _list(this)
    return any(key == name for key, _ in _list(this))


def set(this: URLSearchParams, name: str, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-set"""
    with lock:
        former = _list(this)
        pairs = former.copy()
        length = first = len(pairs)
        for index, pair in enumerate(pairs):
            if pair[0] == name:
                first = index
                break
        others = [pair for pair in pairs[first + 1 :] if pair[0] != name]
        pairs[first:] = [(name, value), *others]
        _update(this, pairs, former, length)


def sort(this: URLSearchParams) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-sort"""
    with lock:
        former = _list(this)
        pairs = sorted(former, key=_code_units)
        _update(this, pairs, former, len(pairs))


def _code_units(pair: tuple[str, str]) -> bytes:
    """The UTF-16 code units of a name, as bytes in the same order."""
    return pair[0].encode("utf-16-be")


def value_pairs_to_iterate_over(this: URLSearchParams) -> list[tuple[str, str]]:
    """The list's tuples: https://url.spec.whatwg.org/#interface-urlsearchparams"""
    return _list(this)


def stringification_behavior(this: URLSearchParams) -> str:
    """https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior"""
    return urlencoded_serializer(_list(this))


def inspect(this: URLSearchParams) -> str:
    """The ``repr``: the serialization."""
    return f"{type(this).__name__}({stringification_behavior(this)!r})"


def url_object_of(query_object: URLSearchParams, default: URL) -> URL | None:
    """The URL object of a query object, or ``default`` of one that is being unpickled."""
    return getattr(query_object, "_webapi_url_object", default)


def serialization_steps(
    this: URLSearchParams,
) -> tuple[list[tuple[str, str]], URL | None, AddedState]:
    """The state for pickle: the list, the URL object and what subclasses added."""
    return [*_list(this)], this._webapi_url_object, added_state(this)


def deserialization_steps(
    this: URLSearchParams, serialized: tuple[list[tuple[str, str]], URL | None, AddedState]
) -> None:
    """Make ``this`` the copy of what was serialized.

    It belongs to the copy of the URL object, if that is copied too.
    """
    list, url, added = serialized
    if url is not None and getattr(url, "_webapi_search_params", this) is this:
        initialize(this, url)
    else:
        _initialize(this, list)
    restore_added_state(this, added)
