"""URLs in DuckDB: functions for SQL, which take and return Arrow.

>>> import duckdb
>>> import webapi.columns.duckdb
>>> connection = duckdb.connect()
>>> webapi.columns.duckdb.register(connection)
>>> connection.sql("select url_parse('https://example.org:8080/a?b').host").fetchall()
[('example.org:8080',)]
>>> connection.sql("select url_resolve('../c', 'https://example.org/a/b')").fetchall()
[('https://example.org/c',)]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URLSearchParams, columns
from webapi.columns.batches import mapped
from webapi.columns.parameters import Pairs, changed, with_value
from webapi.columns.queries import all_values, first_values
from webapi.columns.setting import with_members


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Add the functions to a connection. The first argument of each is a column of URLs.

    ================================  ===================================================
    ``url_parse(url)``                a struct of `webapi.columns.FIELDS`
    ``url_can_parse(url)``            whether it parses
    ``url_href(url)``                 its serialization
    ``url_resolve(reference, base)``  the serialization of the resolved reference
    ``url_param(url, name)``          the first value of a query parameter
    ``url_params(url, name)``         the list of all its values
    ``url_delete_param(url, name)``   the serialization without a query parameter
    ``url_delete_params(url, text)``  … without those whose names begin with the text
    ``url_set_param(url, name, v)``   … with one set
    ``url_sort_params(url)``          … with all sorted by name
    ``url_site(url)``                 the serialized site
    ``url_registrable_domain(url)``   the registrable domain
    ``url_replace(url, name, value)`` the serialization with one member set
    ================================  ===================================================

    Raises:
        duckdb.Error: the connection already has a function of one of these names.
    """
    fields = ", ".join(f'"{name}" VARCHAR' for name in columns.FIELDS)
    # DuckDB counts parameters, and requires even those with a default. It evaluates annotations,
    # and those of `columns` have names that only type checkers know.
    for name, function, count, result in (
        ("url_parse", lambda urls: columns.parse(urls), 1, f"STRUCT({fields})"),
        ("url_can_parse", lambda urls: columns.can_parse(urls), 1, "BOOLEAN"),
        ("url_href", lambda urls: columns.href(urls), 1, "VARCHAR"),
        ("url_resolve", lambda urls, bases: columns.resolve(urls, bases), 2, "VARCHAR"),
        ("url_param", _param, 2, "VARCHAR"),
        ("url_params", _params, 2, "VARCHAR[]"),
        ("url_delete_param", _delete_param, 2, "VARCHAR"),
        ("url_delete_params", _delete_params, 2, "VARCHAR"),
        ("url_set_param", _set_param, 3, "VARCHAR"),
        ("url_sort_params", lambda urls: columns.sort_params(urls), 1, "VARCHAR"),
        ("url_site", lambda urls: columns.site(urls), 1, "VARCHAR"),
        ("url_registrable_domain", lambda urls: columns.registrable_domain(urls), 1, "VARCHAR"),
        ("url_replace", _replace, 3, "VARCHAR"),
    ):
        connection.create_function(
            name, function, ["VARCHAR"] * count, result, type="arrow", null_handling="special"
        )


def _param(urls: Any, names: Any) -> Any:
    return _of_each(first_values, pa.string(), urls, names)


def _params(urls: Any, names: Any) -> Any:
    return _of_each(all_values, pa.list_(pa.string()), urls, names)


def _delete_param(urls: Any, names: Any) -> Any:
    def without(batch: Any, given: Any) -> Any:
        return changed(batch, lambda pairs: pairs.take(~pairs.named(given)))

    return _of_each(without, pa.string(), urls, names)


def _delete_params(urls: Any, prefixes: Any) -> Any:
    def without(batch: Any, given: Any) -> Any:
        def change(pairs: Pairs) -> Pairs:
            prefix_of_each = given.take(pa.array(pairs.row)).to_pylist()
            both = zip(pairs.names.to_pylist(), prefix_of_each, strict=True)
            kept = [prefix is None or not name.startswith(prefix) for name, prefix in both]
            return pairs.take(np.array(kept, np.bool_))

        return changed(batch, change)

    return _of_each(without, pa.string(), urls, prefixes)


def _set_param(urls: Any, names: Any, values: Any) -> Any:
    def with_pair(batch: Any, given: Any, values: Any) -> Any:
        pairs = zip(given.to_pylist(), values.to_pylist(), strict=True)
        texts = [None if None in pair else str(URLSearchParams([pair])) for pair in pairs]
        new = pa.array(texts, batch.type)
        return changed(batch, lambda pairs: with_value(pairs, len(batch), given, new))

    return _of_each(with_pair, pa.string(), urls, names, values)


def _replace(urls: Any, names: Any, values: Any) -> Any:
    found = []
    distinct = names.unique().drop_null().to_pylist()
    for name in distinct:

        def replaced(batch: Any, given: Any, name: str = name) -> Any:
            return with_members(batch, {name: given})

        columns.replace([], **{name: ""})  # raises if no setter has this name
        found.append(_of_each(replaced, pa.string(), urls, values))
    if len(distinct) == 1:
        return pc.if_else(names.is_valid(), found[0], pa.scalar(None, pa.string()))
    which = pc.index_in(names, pa.array(distinct, pa.string()))
    return pc.choose(which, *found) if found else pa.nulls(len(urls), pa.string())


def _of_each(function: Callable[..., Any], result: Any, urls: Any, *arguments: Any) -> Any:
    """Make a function of SQL; ``function`` gets batches of URLs and of the other arguments.

    A null argument makes the result null, as in SQL.
    """
    found = mapped(urls, function, result, arguments)
    for argument in arguments:
        found = pc.if_else(argument.is_valid(), found, pa.scalar(None, result))
    return found
