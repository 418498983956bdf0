"""The value of a URL object: https://url.spec.whatwg.org/#concept-url-url

Where a URL's value lives
-------------------------
The slot ``_webapi_value`` holds it: a sequence of the URL's serialization and its components, with
the indices of `webapi.url.components`. It is one of

- the match that recognized a canonical URL, which has all of them;
- a list of the serialization alone, which is cut when a component is first asked for;
- a list of the components, as algorithms and the shortcuts of setters give them, which are joined
  when the serialization is first asked for;
- a `QueryUpdate`, after a change of the query object: other components, and the query object's
  list, which is serialized when somebody looks.

The subscription of a value gives a component at once or raises ``IndexError``, in which case
`with_components` has it. There is no second truth beside the value: a query object's list is that
of a `QueryUpdate`, or what the query parses to. A setter's shortcut modifies a copy of the
components; where there is none, the setter makes a URL record of them and modifies that. There is
no blob URL entry either, since the API URL parser is the basic URL parser, which never looks one
up.

Why one assignment makes threads safe
-------------------------------------
`publish` is where one value takes the place of another, by a single assignment, and a value stays
what it is: what is added to it later follows from what it holds, whoever adds it, and takes one
assignment, too. Only the list of a `QueryUpdate` may grow. So whoever reads a value has a whole
URL, the old one or the new one, and no reader can undo what a writer did. Each of two setters that
run at once publishes a whole URL, made from one that it read; the later may undo the earlier.

As soon as a URL has a query object, those who publish a value hold the lock of
`webapi.webidl.platform_objects`, and a setter starts again if another one was faster. All URLs
share that one lock; it is held while a list is copied or parsed, but not by getters of the URL, nor
while a URL is parsed or serialized.

A list only grows, and ``list.append`` is atomic in every interpreter, so ``append`` needs no lock,
whether the list is that of a `QueryUpdate` or of a query object without a URL. All others hold the
lock: each copies the list, publishes the copy, which it may have changed, and then adds to it what
was appended to the former list since it was copied. Whoever has appended a tuple to a list looks
whether it is still the list:

- If it is, whoever replaces it later adds the tuple too: it reads the former list after it has
  published the new one.
- If it is not, the change that replaced it may have come too early to add the tuple. So the tuple
  itself, not an equal one, is looked for in the new list, with the lock held, and added if it is
  missing. If that change set the query, or removed the tuple, ``append`` comes after it.

Setters that leave the query alone copy the list, too: whoever still has the former value must not
see in it what is appended after them.

The first change of a URL's list publishes a `QueryUpdate`, with the lock held.
"""

from __future__ import annotations

from re import Match

from webapi.url.components import HREF, cut
from webapi.url.fast_path.patterns import canonical, components_of_canonical
from webapi.webidl.platform_objects import lock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.url import URL
    from webapi.url.components import Components
    from webapi.url.fast_path.patterns import CanonicalURL

    from .query_update import QueryUpdate

    Value: TypeAlias = "CanonicalURL | Components | QueryUpdate"


def publish(
    this: URL, value: Value, before: Value | None = None, *, keeps_query: bool = False
) -> bool:
    """Let ``value`` be the URL from now on.

    Returns ``False``, leaving the URL unchanged, if it is not ``before`` any more. With
    ``keeps_query`` the query is that of ``before``, and so is the query object's list.
    """
    if this._webapi_search_params is None:
        this._webapi_value = value
        return True
    with lock:
        if before is not None and this._webapi_value is not before:
            return False
        if not keeps_query or before is None or isinstance(before, Match | list):
            this._webapi_value = value
        else:
            update = before.on(value)
            length = len(update.tuples)
            this._webapi_value = update
            update.tuples += before.tuples[length:]
        return True


def with_components(value: Value) -> Value:
    """``value`` with all components: what `cut` gives, faster of a canonical URL, as most are."""
    if type(value) is list and len(value) == 1:
        url = canonical(value[HREF])
        value[:] = cut(value[HREF]) if url is None else components_of_canonical(url)
    return value


def changeable(value: Value) -> Components:
    """A copy of the components of ``value``, for a setter."""
    if isinstance(value, list):
        if len(value) == 1:
            with_components(value)
        components = value.copy()
    elif isinstance(value, Match):
        components = ["", *value.groups(), "", ""]
    else:
        components = value.components()
    components[HREF] = ""
    return components
