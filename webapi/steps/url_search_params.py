"""The steps of the URLSearchParams class: https://url.spec.whatwg.org/#interface-urlsearchparams"""

from __future__ import annotations

from functools import wraps

from webapi.url.components import SEARCH
from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser
from webapi.webidl.platform_objects import lock

from .added_state import added_state, restore_added_state
from .url_value import list_changed, look

TYPE_CHECKING = False
if TYPE_CHECKING:
    import builtins
    from collections.abc import Callable

    from webapi.interfaces.url import URL
    from webapi.interfaces.url_search_params import URLSearchParams

    from .added_state import AddedState


class Slots:
    """The slots of a URLSearchParams object. `webapi.steps.url_value` says how threads share it."""

    _webapi_list: list[tuple[str, str]]
    """https://url.spec.whatwg.org/#concept-urlsearchparams-list

    A change appends to the list or replaces it. The list of a URL is always the parsed query, even
    after ``search`` is set to a string with a tab or a newline. In the standard, the list then
    keeps the tab, and the query does not.
    """
    _webapi_names: tuple[list[tuple[str, str]], builtins.set[str], int] | None
    """For `set`, to find that a name is new: a list, the names of its first tuples, and how many
    tuples these are. ``None`` before `set` first finds a new name."""
    _webapi_serialized: tuple[list[tuple[str, str]], int, str]
    """A list, the number of its serialized tuples, and their text. Unset without a URL object."""
    _webapi_url_object: URL | None
    """https://url.spec.whatwg.org/#concept-urlsearchparams-url-object"""


def initialize(this: URLSearchParams, url: URL) -> None:
    """Make ``this`` the query object of a URL."""
    _initialize(this, urlencoded_string_parser(look(url)[SEARCH][1:]), url)


def _initialize(this: URLSearchParams, list: list[tuple[str, str]], url: URL | None = None) -> None:
    """https://url.spec.whatwg.org/#urlsearchparams-initialize, with the list made from ``init``"""
    this._webapi_list = list
    this._webapi_names = None
    this._webapi_url_object = url
    if url is not None:
        this._webapi_serialized = list, 0, ""


def _change(
    this: URLSearchParams, changed: Callable[[list[tuple[str, str]]], list[tuple[str, str]]]
) -> None:
    """Replace the list by the result of ``changed``, and update the URL.

    https://url.spec.whatwg.org/#concept-urlsearchparams-update
    """
    while True:
        before = this._webapi_list
        copied = before.copy()
        length = len(copied)
        after = changed(copied)
        with lock:
            if this._webapi_list is before and len(before) == length:
                this._webapi_list = after
                url = this._webapi_url_object
                if url is not None:
                    list_changed(url)
                return


def constructor_fast_path(constructor_steps: Callable[..., None]) -> Callable[..., None]:
    """Make the constructor take an ASCII string without converting it."""

    @wraps(constructor_steps)
    def constructor(this: URLSearchParams, init: object = None) -> None:
        if type(init) is str and init.isascii():
            # This inlines the steps of initialize.
            this._webapi_list = urlencoded_string_parser(init.removeprefix("?"))
            this._webapi_names = None
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
    return len(this._webapi_list)


def append(this: URLSearchParams, name: str, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-append"""
    with lock:
        this._webapi_list.append((name, value))
        url = this._webapi_url_object
        if url is not None:
            list_changed(url)


def delete(this: URLSearchParams, name: str, value: str | None) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-delete"""
    if value is not None:
        _change(this, lambda pairs: [pair for pair in pairs if pair != (name, value)])
    else:
        _change(this, lambda pairs: [pair for pair in pairs if pair[0] != name])


def get(this: URLSearchParams, name: str) -> str | None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-get"""
    for key, value in this._webapi_list:
        if key == name:
            return value
    return None


def getAll(this: URLSearchParams, name: str) -> list[str]:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-getall"""
    return [value for key, value in this._webapi_list if key == name]


def has(this: URLSearchParams, name: str, value: str | None) -> bool:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-has"""
    if value is not None:
        return (name, value) in this._webapi_list
    return any(key == name for key, _ in this._webapi_list)


def set(this: URLSearchParams, name: str, value: str) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-set"""
    with lock:
        if _is_new(this, this._webapi_list, name):
            append(this, name, value)
            return

    def changed(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
        first = len(pairs)
        for index, pair in enumerate(pairs):
            if pair[0] == name:
                first = index
                break
        others = [pair for pair in pairs[first + 1 :] if pair[0] != name]
        return [*pairs[:first], (name, value), *others]

    _change(this, changed)


def _is_new(this: URLSearchParams, pairs: list[tuple[str, str]], name: str) -> bool:
    """Whether no tuple of the list has this name. The caller holds the lock."""
    known = this._webapi_names
    if known is not None and known[0] is pairs:
        _, names, count = known
    else:
        for key, _ in pairs:
            if key == name:
                return False
        names, count = {*()}, 0
    length = len(pairs)
    names.update([pairs[index][0] for index in range(count, length)])
    this._webapi_names = pairs, names, length
    return name not in names


def sort(this: URLSearchParams) -> None:
    """https://url.spec.whatwg.org/#dom-urlsearchparams-sort"""
    _change(this, lambda pairs: sorted(pairs, key=_code_units))


def _code_units(pair: tuple[str, str]) -> bytes:
    """The UTF-16 code units of a name, as bytes in the same order."""
    return pair[0].encode("utf-16-be")


def value_pairs_to_iterate_over(this: URLSearchParams) -> list[tuple[str, str]]:
    """The list's tuples: https://url.spec.whatwg.org/#interface-urlsearchparams"""
    return this._webapi_list


def stringification_behavior(this: URLSearchParams) -> str:
    """https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior"""
    return urlencoded_serializer(this._webapi_list)


def inspect(this: URLSearchParams) -> str:
    """The ``repr``: the serialization."""
    return f"{type(this).__name__}({stringification_behavior(this)!r})"


def url_object_of(query_object: URLSearchParams, default: URL) -> URL | None:
    """The URL object of a query object, or ``default`` while the query object is unpickled."""
    return getattr(query_object, "_webapi_url_object", default)


def serialization_steps(
    this: URLSearchParams,
) -> tuple[list[tuple[str, str]], URL | None, AddedState]:
    """The state for pickle: the list, the URL object and the state that subclasses added."""
    return [*this._webapi_list], this._webapi_url_object, added_state(this)


def deserialization_steps(
    this: URLSearchParams, serialized: tuple[list[tuple[str, str]], URL | None, AddedState]
) -> None:
    """Restore ``this`` from the serialized state.

    If the state has a URL object, ``this`` belongs to the copy of it.
    """
    list, url, added = serialized
    belongs = url is not None and getattr(url, "_webapi_search_params", this) is this
    _initialize(this, list, url if belongs else None)
    restore_added_state(this, added)
