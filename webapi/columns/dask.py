"""URLs in Dask: importing this module registers the Series accessor ``url``.

For each partition, the worker that has it runs the accessor of `webapi.columns.pandas`. The
members of `URL` are properties.

>>> import dask.dataframe as dd
>>> import pandas as pd
>>> import webapi.columns.dask
>>> links = dd.from_pandas(pd.Series(["https://example.org/a?b", "no URL"]), npartitions=2)
>>> links.url.parse(fields=("hostname",))["hostname"].compute(scheduler="sync").tolist()
['example.org', <NA>]
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import dask.dataframe as dd
import pandas as pd

import webapi.columns.pandas  # noqa: F401
from webapi import columns
from webapi.columns.members import Members

if TYPE_CHECKING:
    from webapi.columns.types import BaseURLs, Params
    from webapi.webidl.types import StringLike


@dd.extensions.register_series_accessor("url")
class URLAccessor(Members[dd.Series]):
    """``series.url``."""

    def __init__(self, series: dd.Series) -> None:
        self._series = series

    def parse(
        self, base: BaseURLs | dd.Series | None = None, fields: Iterable[str] = columns.FIELDS
    ) -> dd.DataFrame:
        """A frame with a column for each of ``fields``. ``base`` is a URL or another Series."""
        return self._answer("parse", base, fields=list(fields))

    def can_parse(self, base: BaseURLs | dd.Series | None = None) -> dd.Series:
        """Whether each URL parses."""
        return self._answer("can_parse", base)

    def href(self, base: BaseURLs | dd.Series | None = None) -> dd.Series:
        """The serialization of each URL."""
        return self._answer("href", base)

    def resolve(self, bases: BaseURLs | dd.Series) -> dd.Series:
        """Resolve each reference to a URL."""
        return self._answer("resolve", bases)

    def params(self, name: str, all: bool = False) -> dd.Series:
        """The first value of a query parameter, or the list of all its values."""
        return self._answer("params", name, all=all)

    def site(self) -> dd.Series:
        """The serialized site of each URL."""
        return self._answer("site")

    def registrable_domain(self) -> dd.Series:
        """The registrable domain of each URL's host."""
        return self._answer("registrable_domain")

    def delete_params(self, *names: str, prefixes: Collection[str] = ()) -> dd.Series:
        """Delete query parameters with these names, and those whose names begin so."""
        return self._answer("delete_params", *names, prefixes=prefixes)

    def set_params(self, values: Params) -> dd.Series:
        """Set query parameters of each URL; ``values`` are what `URLSearchParams` takes."""
        return self._answer("set_params", values)

    def sort_params(self) -> dd.Series:
        """Sort the query parameters of each URL by name."""
        return self._answer("sort_params")

    def replace(self, **members: StringLike) -> dd.Series:
        """Set members of each URL, in the given order, and serialize it."""
        return self._answer("replace", **members)

    def _member(self, name: str) -> dd.Series:
        return self._answer("_member", name)

    def _answer(self, method: str, *arguments: Any, **options: Any) -> Any:
        empty = [each._meta if isinstance(each, dd.Series) else each for each in arguments]
        # For a wrong argument, this raises at once, before Dask computes.
        meta = _partition(self._series._meta, method, empty, options)
        bases = [each for each in arguments if isinstance(each, dd.Series)]
        others = [] if bases else list(arguments)
        return self._series.map_partitions(
            _partition, method, others, options, *bases, meta=meta, enforce_metadata=False
        )


def _partition(
    series: pd.Series, method: str, arguments: list[Any], options: dict[str, Any], *bases: pd.Series
) -> Any:
    return getattr(series.url, method)(*bases, *arguments, **options)
