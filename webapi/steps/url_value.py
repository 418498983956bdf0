"""Where a URL's value lives, and how threads share it: https://url.spec.whatwg.org/#concept-url-url

A URL object holds a value (`webapi.url.components`), which never changes. A setter reads the value,
computes another one, and puts that in its place under the lock of `webapi.webidl.platform_objects`.
If another thread was faster, the slot no longer holds the value that the setter read, and the
setter starts again. Readers take no lock.

A query object owns its list. An ``append`` extends the list; every other change replaces it, as a
setter replaces a value. A change of the list empties the URL's slot and leaves the former value
*pending*. The next reader of the URL serializes the list and gives the pending value this query.
Serialization continues where the last one ended, so many appends take time in proportion to their
number. A setter that read the value before an ``append`` finds the slot empty or changed, and
starts again. Only ``search`` and ``href`` replace the list together with the value.

A resolved relative reference leaves a serialization pending. The first reader of a member other
than ``href`` cuts it.
"""

from __future__ import annotations

from webapi.url.components import SEARCH, join, to_tuple
from webapi.url.form_urlencoded import urlencoded_serializer, urlencoded_string_parser
from webapi.url.value_parser import to_value
from webapi.webidl.platform_objects import lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from webapi.interfaces.url import URL
    from webapi.url.components import Value


def look(this: URL) -> Value:
    """Return the value of a URL; make it from the pending one if the slot is empty."""
    while True:
        value = this._webapi_value
        if value is not None:
            return value
        pending = this._webapi_pending
        if isinstance(pending, str):
            value = to_value(pending)
            with lock:
                if this._webapi_value is None and this._webapi_pending is pending:
                    this._webapi_value = value
            continue
        query_object = this._webapi_search_params
        assert query_object is not None
        pairs = query_object._webapi_list
        serialized, length, query = query_object._webapi_serialized
        if serialized is not pairs:
            length, query = 0, ""
        added = pairs[length:]
        if added:
            end = urlencoded_serializer(added)
            query = f"{query}&{end}" if length else end
            length += len(added)
        _, protocol, hostname, port, pathname, _, hash, username, password = to_tuple(pending)
        search = f"?{query}" if query else ""
        value = join(protocol, hostname, port, pathname, search, hash, username, password)
        with lock:
            if (
                this._webapi_value is None
                and this._webapi_pending is pending
                and query_object._webapi_list is pairs
            ):
                query_object._webapi_serialized = pairs, length, query
                if len(pairs) == length:
                    this._webapi_value = value
                return value


def replace(this: URL, before: Value | None, after: Value) -> bool:
    """Replace ``before`` (``None``: any value) by ``after``, and parse the query of ``after``.

    Returns ``False`` and does not change the URL if another thread was faster.
    """
    query_object = this._webapi_search_params
    if query_object is not None:
        pairs = urlencoded_string_parser(after[SEARCH][1:])
    with lock:
        if this._webapi_search_params is query_object and (
            before is None or this._webapi_value is before
        ):
            this._webapi_value = after
            if query_object is not None:
                query_object._webapi_list = pairs
            return True
    return False


def list_changed(this: URL) -> None:
    """Empty the slot, because the query object's list changed. The caller holds the lock."""
    value = this._webapi_value
    if value is not None:
        this._webapi_pending = value
        this._webapi_value = None
