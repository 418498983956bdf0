"""URLs in PySpark: functions of columns, functions for SQL, and whole frames.

The functions of columns are Arrow UDFs (PySpark 4.1 or newer). `with_parsed` uses `mapInArrow`,
which older versions have, too. The workers' Python (PYSPARK_PYTHON) needs webapi, pyarrow and
numpy.

    import webapi.columns.spark as url
    links.select(url.parse("link").host)
    url.register(spark)
    spark.sql("select url_parse(link).host from links")
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql import types as T

from webapi import columns

if TYPE_CHECKING:
    from webapi.columns.types import Params
    from webapi.webidl.types import StringLike


def parse(
    urls: Column | str, base: str | None = None, fields: Iterable[str] = columns.FIELDS
) -> Column:
    """A struct of ``fields`` for each URL."""
    names = list(fields)
    return _of_one(columns.parse, _struct(names), base=base, fields=names)(urls)


def can_parse(urls: Column | str, base: str | None = None) -> Column:
    """Whether each URL parses."""
    return _of_one(columns.can_parse, T.BooleanType(), base=base)(urls)


def href(urls: Column | str, base: str | None = None) -> Column:
    """The serialization of each URL."""
    return _of_one(columns.href, T.StringType(), base=base)(urls)


def resolve(references: Column | str, bases: Column | str) -> Column:
    """Resolve each reference to a URL, against a column of bases (or ``lit(base)``)."""
    return _of_references()(references, bases)


def params(urls: Column | str, name: str, all: bool = False) -> Column:
    """The first value of a query parameter, or the list of all its values."""
    result = T.ArrayType(T.StringType()) if all else T.StringType()
    return _of_one(columns.params, result, name=name, all=all)(urls)


def site(urls: Column | str) -> Column:
    """The serialized site of each URL."""
    return _of_one(columns.site, T.StringType())(urls)


def registrable_domain(urls: Column | str) -> Column:
    """The registrable domain of each URL's host."""
    return _of_one(columns.registrable_domain, T.StringType())(urls)


def delete_params(urls: Column | str, *names: str, prefixes: Collection[str] = ()) -> Column:
    """Delete query parameters with these names, and those whose names begin so."""

    def delete_params(urls: Any) -> Any:
        return columns.delete_params(urls, *names, prefixes=prefixes)

    return _of_one(delete_params, T.StringType())(urls)


def set_params(urls: Column | str, values: Params) -> Column:
    """Set query parameters of each URL; ``values`` are what `URLSearchParams` takes."""
    return _of_one(columns.set_params, T.StringType(), values=values)(urls)


def sort_params(urls: Column | str) -> Column:
    """Sort the query parameters of each URL by name."""
    return _of_one(columns.sort_params, T.StringType())(urls)


def replace(urls: Column | str, **members: StringLike) -> Column:
    """Set members of each URL, in the given order, and serialize it."""
    return _of_one(columns.replace, T.StringType(), **members)(urls)


def register(spark: SparkSession) -> None:
    """Add the functions that need no constants to a session's SQL.

    They are ``url_parse``, ``url_can_parse``, ``url_href``, ``url_resolve``, ``url_sort_params``,
    ``url_site`` and ``url_registrable_domain``.
    """
    for function, result in (
        (columns.parse, _struct(columns.FIELDS)),
        (columns.can_parse, T.BooleanType()),
        (columns.href, T.StringType()),
        (columns.sort_params, T.StringType()),
        (columns.site, T.StringType()),
        (columns.registrable_domain, T.StringType()),
    ):
        spark.udf.register(f"url_{function.__name__}", _of_one(function, result))
    spark.udf.register("url_resolve", _of_references())


def with_parsed(
    frame: DataFrame,
    column: str,
    into: str = "url",
    base: str | None = None,
    fields: Iterable[str] = columns.FIELDS,
) -> DataFrame:
    """Add a column ``into`` to the frame: the struct of ``fields`` of another column's URLs.

    Raises:
        ValueError: the frame has no such column, or has one named ``into``.
    """
    names = list(fields)
    columns.parse([], base, names)
    if column not in frame.columns:
        raise ValueError(f"there is no column {column!r}; there are {', '.join(frame.columns)}")
    if into in frame.columns:
        raise ValueError(f"there is a column {into!r} already")

    def parsed(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            found = columns.parse(batch.column(column), base, names)
            yield pa.RecordBatch.from_arrays(
                [*batch.columns, found], names=[*batch.schema.names, into]
            )

    schema = T.StructType([*frame.schema.fields, T.StructField(into, _struct(names))])
    return frame.mapInArrow(parsed, schema)


def _struct(names: Iterable[str]) -> T.StructType:
    return T.StructType([T.StructField(name, T.StringType()) for name in names])


def _of_one(function: Callable[..., Any], result: T.DataType, **options: Any) -> Any:
    function([], **options)  # for a wrong argument, raises at once

    def answer(urls: pa.Array) -> pa.Array:
        return function(urls, **options)

    answer.__name__ = f"url_{function.__name__}"  # Spark shows this name
    return F.arrow_udf(answer, result)


def _of_references() -> Any:
    def url_resolve(references: pa.Array, bases: pa.Array) -> pa.Array:
        return columns.resolve(references, bases)

    return F.arrow_udf(url_resolve, T.StringType())
