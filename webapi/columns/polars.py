"""URLs in Polars: importing this module registers the namespace ``url`` of expressions and Series.

Every expression is elementwise, so it runs in lazy queries and in the streaming engine, a batch at
a time. The methods work like the functions of `webapi.columns`, with equal errors. The members of
`URL` are properties.

>>> import polars as pl
>>> import webapi.columns.polars
>>> frame = pl.DataFrame({"link": ["https://example.org:8080/a?b", "no URL"]})
>>> frame.lazy().select(pl.col("link").url.parse().struct.field("host", "error")).collect().rows()
[('example.org:8080', None), (None, 'missing-scheme-non-relative-URL')]
>>> frame["link"].url.hostname.to_list()
['example.org', None]
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any

import polars as pl
import pyarrow.compute as pc

from webapi import URL, columns
from webapi.columns.members import Column, Members

if TYPE_CHECKING:
    from webapi.columns.types import BaseURLs, Params
    from webapi.webidl.types import StringLike


class _Methods(Members[Column]):
    """The methods of both namespaces."""

    def parse(
        self, base: BaseURLs | pl.Expr | None = None, fields: Iterable[str] = columns.FIELDS
    ) -> Column:
        """A struct of ``fields``. ``base`` is a URL or a column."""
        names = list(fields)
        result = pl.Struct(dict.fromkeys(names, pl.String))
        return self._answer(columns.parse, result, base, fields=names)

    def can_parse(self, base: BaseURLs | pl.Expr | None = None) -> Column:
        """Whether each URL parses."""
        return self._answer(columns.can_parse, pl.Boolean(), base)

    def href(self, base: BaseURLs | pl.Expr | None = None) -> Column:
        """The serialization of each URL."""
        return self._answer(columns.href, pl.String(), base)

    def resolve(self, bases: BaseURLs | pl.Expr) -> Column:
        """Resolve each reference to a URL, against one base or a column's."""
        return self._answer(columns.resolve, pl.String(), bases)

    def params(self, name: str, all: bool = False) -> Column:
        """The first value of a query parameter, or the list of all its values."""
        result = pl.List(pl.String) if all else pl.String()
        return self._answer(columns.params, result, name=name, all=all)

    def site(self) -> Column:
        """The serialized site of each URL."""
        return self._answer(columns.site, pl.String())

    def registrable_domain(self) -> Column:
        """The registrable domain of each URL's host."""
        return self._answer(columns.registrable_domain, pl.String())

    def delete_params(self, *names: str, prefixes: Collection[str] = ()) -> Column:
        """Delete query parameters with these names, and those whose names begin so."""

        def delete(urls: Any) -> Any:
            return columns.delete_params(urls, *names, prefixes=prefixes)

        return self._answer(delete, pl.String())

    def set_params(self, values: Params) -> Column:
        """Set query parameters of each URL; ``values`` are what `URLSearchParams` takes."""
        return self._answer(columns.set_params, pl.String(), values=values)

    def sort_params(self) -> Column:
        """Sort the query parameters of each URL by name."""
        return self._answer(columns.sort_params, pl.String())

    def replace(self, **members: StringLike) -> Column:
        """Set members of each URL, in the given order, and serialize it."""
        return self._answer(columns.replace, pl.String(), **members)

    def _member(self, name: str) -> Column:
        def member(urls: Any) -> Any:
            return pc.struct_field(columns.parse(urls, fields=[name]), name)

        return self._answer(member, pl.String())

    def _answer(
        self, function: Callable[..., Any], result: pl.DataType, *base: Any, **options: Any
    ) -> Column:
        raise NotImplementedError


@pl.api.register_series_namespace("url")
class SeriesURLs(_Methods[pl.Series]):
    """``series.url``."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def _answer(
        self, function: Callable[..., Any], result: pl.DataType, *base: Any, **options: Any
    ) -> pl.Series:
        return pl.Series(self._series.name, function(self._series, *base, **options), result)


@pl.api.register_expr_namespace("url")
class ExpressionURLs(_Methods[pl.Expr]):
    """``expression.url``. A base may be another expression."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def _answer(
        self, function: Callable[..., Any], result: pl.DataType, *base: Any, **options: Any
    ) -> pl.Expr:
        if base and isinstance(base[0], pl.Expr):
            for each in (self._expression, base[0]):
                if each.meta.has_multiple_outputs():
                    raise TypeError(
                        "with an expression as base, both expressions must name one column: "
                        'pl.col("link").url.resolve(pl.col("page"))'
                    )

            def with_bases(rows: pl.Series) -> pl.Series:
                urls, bases = rows.struct.unnest().get_columns()
                return pl.Series(urls.name, function(urls, bases, **options), result)

            pairs = pl.struct(self._expression, base[0].alias("webapi.columns base"))
            return pairs.map_batches(with_bases, result, is_elementwise=True)
        is_column = bool(base) and not isinstance(base[0], str | URL | None)
        # For a wrong argument, this raises at once, before the query runs.
        function([None] * len(base[0]) if is_column else [], *base, **options)

        def without_bases(urls: pl.Series) -> pl.Series:
            return pl.Series(urls.name, function(urls, *base, **options), result)

        return self._expression.map_batches(without_bases, result, is_elementwise=not is_column)
