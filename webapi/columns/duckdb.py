"""URLs in DuckDB: functions for SQL, which get and give Arrow.

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

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa

from webapi import columns


def register(connection: duckdb.DuckDBPyConnection) -> None:
    """Add the functions to a connection. The first argument of each is a column of URLs.

    ================================  ===================================================
    ``url_parse(url)``                a struct of `webapi.columns.FIELDS`
    ``url_can_parse(url)``            whether it parses
    ``url_href(url)``                 its serialization
    ``url_resolve(reference, base)``  the serialization of what the reference stands for
    ``url_param(url, name)``          the first value of a query parameter
    ``url_params(url, name)``         the list of all its values
    ``url_site(url)``                 the serialized site
    ``url_registrable_domain(url)``   the registrable domain
    ``url_replace(url, name, value)`` the serialization with one member set
    ================================  ===================================================

    Raises:
        duckdb.Error: the connection has such a function.
    """
    fields = ", ".join(f'"{name}" VARCHAR' for name in columns.FIELDS)
    # DuckDB counts parameters and takes those with a default for required ones.
    for name, function, count, result in (
        ("url_parse", lambda urls: columns.parse(urls), 1, f"STRUCT({fields})"),
        ("url_can_parse", lambda urls: columns.can_parse(urls), 1, "BOOLEAN"),
        ("url_href", lambda urls: columns.href(urls), 1, "VARCHAR"),
        ("url_resolve", columns.resolve, 2, "VARCHAR"),
        ("url_param", _param, 2, "VARCHAR"),
        ("url_params", _params, 2, "VARCHAR[]"),
        ("url_site", columns.site, 1, "VARCHAR"),
        ("url_registrable_domain", columns.registrable_domain, 1, "VARCHAR"),
        ("url_replace", _replace, 3, "VARCHAR"),
    ):
        connection.create_function(
            name, function, ["VARCHAR"] * count, result, type="arrow", null_handling="special"
        )


def _param(urls: Any, names: Any) -> Any:
    return _by_value(columns.params, pa.string(), urls, names)


def _params(urls: Any, names: Any) -> Any:
    def params(same: Any, name: str) -> Any:
        return columns.params(same, name, all=True)

    return _by_value(params, pa.list_(pa.string()), urls, names)


def _replace(urls: Any, names: Any, values: Any) -> Any:
    def replace(same: Any, name: str, value: str) -> Any:
        return columns.replace(same, **{name: value})

    return _by_value(replace, pa.string(), urls, names, values)


def _by_value(function: Callable[..., Any], result: Any, urls: Any, *arguments: Any) -> Any:
    """The answers of ``function``, called once for all rows whose further arguments are the same.

    A null among these arguments makes the answer null, as in SQL.
    """
    rows_with: dict[tuple[str | None, ...], list[int]] = defaultdict(list)
    for row, values in enumerate(zip(*(each.to_pylist() for each in arguments), strict=True)):
        rows_with[values].append(row)
    chunks = []
    for values, rows in rows_with.items():
        same = urls if len(rows) == len(urls) else urls.take(pa.array(rows))
        if None in values:
            chunks.append(pa.nulls(len(rows), result))
        else:
            chunks += function(same, *values).chunks
    order = np.argsort([row for rows in rows_with.values() for row in rows])
    return pa.chunked_array(chunks, result).take(pa.array(order))
