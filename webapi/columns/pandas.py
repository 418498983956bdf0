"""URLs in pandas: importing this module registers the Series accessor ``url``.

Arrow backs the results, which keep the Series' index. The methods work like the functions of
`webapi.columns`, with equal errors; a base may be another Series. The members of `URL` are
properties.

>>> import pandas as pd
>>> import webapi.columns.pandas
>>> links = pd.Series(["https://example.org:8080/a?b", "no URL"], index=["x", "y"])
>>> links.url.parse(fields=("host", "error")).loc["y", "error"]
'missing-scheme-non-relative-URL'
>>> links.url.hostname["x"]
'example.org'
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc

from webapi import columns
from webapi.columns.members import Members

if TYPE_CHECKING:
    from webapi.columns.types import BaseURLs, Params
    from webapi.webidl.types import StringLike


@pd.api.extensions.register_series_accessor("url")
class URLAccessor(Members[pd.Series]):
    """``series.url``."""

    def __init__(self, series: pd.Series) -> None:
        self._series = series

    def parse(
        self, base: BaseURLs | None = None, fields: Iterable[str] = columns.FIELDS
    ) -> pd.DataFrame:
        """A frame with a column for each of ``fields``."""
        names = list(fields)
        found = columns.parse(self._series, base, names)
        return pd.DataFrame({name: self._backed(pc.struct_field(found, name)) for name in names})

    def can_parse(self, base: BaseURLs | None = None) -> pd.Series:
        """Whether each URL parses."""
        return self._backed(columns.can_parse(self._series, base))

    def href(self, base: BaseURLs | None = None) -> pd.Series:
        """The serialization of each URL."""
        return self._backed(columns.href(self._series, base))

    def resolve(self, bases: BaseURLs) -> pd.Series:
        """Resolve each reference to a URL."""
        return self._backed(columns.resolve(self._series, bases))

    def params(self, name: str, all: bool = False) -> pd.Series:
        """The first value of a query parameter, or the list of all its values."""
        return self._backed(columns.params(self._series, name, all))

    def site(self) -> pd.Series:
        """The serialized site of each URL."""
        return self._backed(columns.site(self._series))

    def registrable_domain(self) -> pd.Series:
        """The registrable domain of each URL's host."""
        return self._backed(columns.registrable_domain(self._series))

    def delete_params(self, *names: str, prefixes: Collection[str] = ()) -> pd.Series:
        """Delete query parameters with these names, and those whose names begin so."""
        return self._backed(columns.delete_params(self._series, *names, prefixes=prefixes))

    def set_params(self, values: Params) -> pd.Series:
        """Set query parameters of each URL; ``values`` are what `URLSearchParams` takes."""
        return self._backed(columns.set_params(self._series, values))

    def sort_params(self) -> pd.Series:
        """Sort the query parameters of each URL by name."""
        return self._backed(columns.sort_params(self._series))

    def replace(self, **members: StringLike) -> pd.Series:
        """Set members of each URL, in the given order, and serialize it."""
        return self._backed(columns.replace(self._series, **members))

    def _member(self, name: str) -> pd.Series:
        return self._backed(pc.struct_field(columns.parse(self._series, fields=[name]), name))

    def _backed(self, array: pa.ChunkedArray) -> pd.Series:
        values = pd.arrays.ArrowExtensionArray(array)
        return pd.Series(values, index=self._series.index, name=self._series.name)
