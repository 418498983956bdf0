"""Parse, check and resolve columns of URLs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa

from webapi import URL, URLSearchParams
from webapi.url.redaction import shown
from webapi.url.scalar_values import scalar_value_string

from .authority import find_authority
from .batches import column, mapped, string_type
from .byte_classes import NOT_IN_DOMAIN_OF_ANY_CASE
from .parameters import changed, sorted_by_name, with_value
from .parsing import FIELDS, Parsed
from .queries import all_values, first_values
from .resolving import BaseOfEach, OneBase
from .setting import SETTABLE, with_members
from .sites import registrable_domains, sites
from .text import Text

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike

    from .parameters import Pairs
    from .parsing import Bases
    from .types import Answers, BaseURLs, Params, URLs

_ENDS_AUTHORITY = np.isin(np.arange(256), list(b"/\\?#"))


def parse(urls: URLs, base: BaseURLs | None = None, fields: Iterable[str] = FIELDS) -> Answers:
    """Parse each URL of a column, as ``URL(url, base)`` does.

    Returns a struct array with fields of type string (large_string if ``urls`` is neither string
    nor binary). A null stays a null. If a URL does not parse, ``error`` is the name of the
    validation error that made it fail, and all other fields are null.

    Args:
        urls: an Arrow array or chunked array of strings, of bytes (UTF-8; U+FFFD replaces what is
            not), or a dictionary of either; an object with the Arrow PyCapsule interface; a list.
        base: a base URL for all of them (a string or a `URL`), or a column of base URLs.
        fields: the names, from `FIELDS`, that the struct has.

    Raises:
        InvalidURLError: ``base`` is one URL and does not parse.
        TypeError: ``urls`` is not a column of strings or bytes.
        ValueError: a field does not exist, or the columns' lengths differ.

    >>> row = parse(["https://example.org:8080/a?b"], fields=("host", "search", "error"))[0]
    >>> row.as_py()
    {'host': 'example.org:8080', 'search': '?b', 'error': None}
    >>> parse(["https://a b/"], fields=("error",))[0].as_py()
    {'error': 'domain-to-ASCII'}
    """
    names = _checked_fields(fields)
    array = column(urls, "urls")
    strings = string_type(array)
    struct_type = pa.struct([(name, strings) for name in names])
    return _each(array, base, names, lambda parsed: parsed.struct(struct_type), struct_type)


def href(urls: URLs, base: BaseURLs | None = None) -> Answers:
    """The serialization of each URL, null where it does not parse.

    Arguments and errors are those of `parse`.

    >>> href(["HTTPS://EXAMPLE.org", "no URL", None]).to_pylist()
    ['https://example.org/', None, None]
    """
    array = column(urls, "urls")
    strings = string_type(array)
    return _each(array, base, ["href"], lambda parsed: parsed.field("href", strings), strings)


def resolve(references: URLs, bases: BaseURLs) -> Answers:
    """Resolve each reference against its base; the result is null if that fails.

    Args:
        references: a column as `parse` takes it.
        bases: a base URL for all of them (a string or a `URL`), or a column of base URLs.

    Raises:
        InvalidURLError: ``bases`` is one URL and does not parse.
        TypeError: ``references`` is not a column of strings or bytes, or ``bases`` neither that nor
            a URL.
        ValueError: the columns' lengths differ.

    >>> resolve(["../c", "?q"], "https://example.org/a/b").to_pylist()
    ['https://example.org/c', 'https://example.org/a/b?q']
    >>> resolve(["c", "c"], ["https://example.org/a/b", "no URL"]).to_pylist()
    ['https://example.org/a/c', None]
    """
    array = column(references, "references")
    strings = string_type(array)
    if bases is None:
        raise TypeError("bases must be a URL or a column of URLs, not None")
    return _each(array, bases, ["href"], lambda parsed: parsed.field("href", strings), strings)


def can_parse(urls: URLs, base: BaseURLs | None = None) -> Answers:
    """Whether each URL parses, null for a null.

    Arguments and errors are those of `parse`.

    >>> can_parse(["https://example.org", "no URL", None]).to_pylist()
    [True, False, None]
    """
    array = column(urls, "urls")
    if base is None:
        return mapped(array, _can_parse, pa.bool_())
    return _each(array, base, ["href"], Parsed.parses, pa.bool_())


def _can_parse(urls: Any) -> Any:
    text = Text.of(urls)
    authority = find_authority(text, NOT_IN_DOMAIN_OF_ANY_CASE)
    ended = (authority.end >= text.ends) | _ENDS_AUTHORITY[text.bytes[authority.end]]
    answer = authority.known & ended
    unknown = np.flatnonzero(~answer if text.valid is None else ~answer & text.valid)
    for row in unknown.tolist():
        answer[row] = URL.canParse(text.string(row))
    return pa.array(answer, mask=None if text.valid is None else ~text.valid)


def params(urls: URLs, name: str, all: bool = False) -> Answers:
    """The first value of each URL's query parameter ``name``, as ``searchParams.get`` returns it.

    Null where the URL has no such parameter, is null or does not parse. With ``all``, a list of all
    values as ``searchParams.getAll`` returns it, null where the URL is null or does not parse.

    Raises:
        TypeError: ``urls`` is not a column of strings or bytes, or ``name`` is not a string.

    >>> params(["https://example.org/?q=a+b&q=c", "https://example.org/"], "q").to_pylist()
    ['a b', None]
    >>> params(["https://example.org/?q=a+b&q=c"], "q", all=True).to_pylist()
    [['a b', 'c']]
    """
    name = _checked_name(name)
    array = column(urls, "urls")
    strings = string_type(array)
    if all:
        return mapped(array, lambda batch: all_values(batch, name), pa.list_(strings))
    return mapped(array, lambda batch: first_values(batch, name), strings)


def delete_params(urls: URLs, *names: str, prefixes: Collection[str] = ()) -> Answers:
    """Delete query parameters of each URL, as ``searchParams.delete`` does; serialize it.

    As in browsers, this writes the whole query anew, so ``~`` becomes ``%7E``. The result is null
    if the URL is null or does not parse.

    Args:
        urls: a column as `parse` takes it.
        names: parameters with one of these names are deleted,
        prefixes: and parameters whose names begin with one of these strings.

    Raises:
        TypeError: ``urls`` is not a column of strings or bytes, or a name is not a string.
        ValueError: there is neither a name nor a prefix.

    >>> urls = ["https://example.org/?q=1&utm_source=a&gclid=2", "https://example.org/?utm_id"]
    >>> delete_params(urls, "gclid", prefixes=["utm_"]).to_pylist()
    ['https://example.org/?q=1', 'https://example.org/']
    """
    if isinstance(prefixes, str) or not isinstance(prefixes, Collection):
        raise TypeError("prefixes must be a list or another collection of strings")
    beginnings = tuple(map(_checked_name, prefixes))
    given = {*map(_checked_name, names)}
    if not given and not beginnings:
        raise ValueError("delete_params needs a name or a prefix")

    def is_deleted(name: str) -> bool:
        return name in given or name.startswith(beginnings)

    array = column(urls, "urls")
    return mapped(
        array,
        lambda batch: changed(batch, lambda pairs: pairs.take(~pairs.where(is_deleted))),
        string_type(array),
    )


def set_params(urls: URLs, values: Params) -> Answers:
    """Set query parameters of each URL, as ``searchParams.set`` does; serialize it.

    The first parameter with that name gets the value, the others are deleted; a new one comes last.
    As in browsers, this writes the whole query anew, so ``~`` becomes ``%7E``. The result is null
    if the URL is null or does not parse.

    Args:
        urls: a column as `parse` takes it.
        values: names and values, as the constructor of `URLSearchParams` takes them.

    Raises:
        TypeError: ``urls`` is not a column of strings or bytes, or ``values`` are not names and
            values.
        ValueError: there are no values.

    >>> set_params(["https://example.org/?page=1&q=a b"], {"page": 2, "lang": "é"}).to_pylist()
    ['https://example.org/?page=2&q=a+b&lang=%C3%A9']
    """
    given = dict(URLSearchParams(values).entries())
    if not given:
        raise ValueError("set_params needs a name and a value")
    texts = {name: str(URLSearchParams([(name, value)])) for name, value in given.items()}

    def with_values(batch: Any) -> Any:
        def change(pairs: Pairs) -> Pairs:
            for name, text in texts.items():
                pairs = with_value(pairs, len(batch), name, text)
            return pairs

        return changed(batch, change)

    array = column(urls, "urls")
    more = sum(len(text) + len("&") for text in texts.values())
    return mapped(array, with_values, string_type(array), more=more)


def sort_params(urls: URLs) -> Answers:
    """Sort the query parameters of each URL by name, as ``searchParams.sort`` does; serialize it.

    Parameters with the same name keep their order. As in browsers, this writes the whole query
    anew, so ``~`` becomes ``%7E``. The result is null if the URL is null or does not parse.

    Raises:
        TypeError: ``urls`` is not a column of strings or bytes.

    >>> sort_params(["https://example.org/?b=1&a=2&b=0"]).to_pylist()
    ['https://example.org/?a=2&b=1&b=0']
    """
    array = column(urls, "urls")
    return mapped(array, lambda batch: changed(batch, sorted_by_name), string_type(array))


def site(urls: URLs) -> Answers:
    """The serialized site of each URL: the string ``"null"`` for an opaque origin.

    https://html.spec.whatwg.org/multipage/browsers.html#obtain-a-site, with the Public Suffix List:
    ``pip install webapi-dom[columns,publicsuffix]``. Null if the URL is null or does not parse.

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.
        TypeError: ``urls`` is not a column of strings or bytes.

    >>> site(["https://www.example.co.uk:8080/", "data:,"]).to_pylist()
    ['https://example.co.uk', 'null']
    """
    array = column(urls, "urls")
    return mapped(array, sites, string_type(array))


def registrable_domain(urls: URLs) -> Answers:
    """The registrable domain of each URL's host, null where there is none.

    https://url.spec.whatwg.org/#host-registrable-domain. It needs the package that `site` needs,
    and raises the errors of `site`.

    >>> registrable_domain(["https://www.example.co.uk/", "https://co.uk/"]).to_pylist()
    ['example.co.uk', None]
    """
    array = column(urls, "urls")
    return mapped(array, registrable_domains, string_type(array))


def replace(urls: URLs, **members: StringLike) -> Answers:
    """Set members of each URL, in the given order, as the URL class's setters do; serialize it.

    The result is null if the URL is null or does not parse. As in browsers, a setter ignores a
    value that it cannot use.

    Raises:
        TypeError: ``urls`` is not a column of strings or bytes, or no setter has that name.

    >>> replace(["http://example.org/a?b#c"], hash="", protocol="https", search="q=1").to_pylist()
    ['https://example.org/a?q=1']
    """
    for name in members:
        if name not in SETTABLE:
            raise TypeError(
                f"{shown(name)} is not a member to set; there are {', '.join(SETTABLE)}"
            )
    array = column(urls, "urls")
    given = {
        name: scalar_value_string(value) if isinstance(value, str) else value
        for name, value in members.items()
    }
    more = sum(len(value.encode()) for value in given.values() if isinstance(value, str))
    return mapped(array, lambda batch: with_members(batch, given), string_type(array), more=more)


def _each(
    array: Any,
    base: BaseURLs | None,
    fields: list[str],
    answer: Callable[[Parsed], Any],
    result_type: Any,
) -> Any:
    if base is None or isinstance(base, str | URL):
        bases: Bases | None = None
        more = 0
        if base is not None:
            url = URL(base)
            bases, more = OneBase(url), len(url.href)
        return mapped(
            array, lambda batch: answer(Parsed(batch, fields, bases)), result_type, more=more
        )
    beside = column(base, "bases")
    if len(beside) != len(array):
        raise ValueError(f"{len(array)} URLs need as many bases, not {len(beside)}")

    def with_bases(batch: Any, given: Any) -> Any:
        hrefs = Parsed(given, ["href"]).field("href", given.type)
        return answer(Parsed(batch, fields, BaseOfEach(given, hrefs)))

    return mapped(array, with_bases, result_type, [beside])


def _checked_name(name: str) -> str:
    if not isinstance(name, str):
        raise TypeError(f"name must be a str, not {type(name).__name__}")
    return scalar_value_string(name)


def _checked_fields(fields: Iterable[str]) -> list[str]:
    if isinstance(fields, str):
        raise TypeError(f"fields must be a sequence of names: ({shown(fields)},)")
    names = list(fields)
    if not names:
        raise ValueError("fields must name one field at least")
    for name in names:
        if name not in FIELDS:
            raise ValueError(f"{shown(str(name))} is not a field; there are {', '.join(FIELDS)}")
    if len(set(names)) < len(names):
        raise ValueError("fields must not name a field twice")
    return names
