"""Delete, set and sort the query parameters of the URLs of a batch, as `URLSearchParams` does.

The class parses and serializes each pair of a query on its own. So serialized pairs stay as they
are, and every other distinct pair goes through the class once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URLSearchParams

from .cells import gathered
from .parsing import Parsed
from .queries import pairs_of
from .setting import with_members
from .text import Text

if TYPE_CHECKING:
    from .text import Flags, Offsets

_SERIALIZED: Final = "^[A-Za-z0-9*._+-]*=[A-Za-z0-9*._+-]*$"


@dataclass(frozen=True)
class Pairs:
    """The pairs of the queries of a batch, in order: row, decoded name and serialized text."""

    row: Offsets
    names: Any
    texts: Any

    @classmethod
    def of(cls, searches: Any) -> Pairs:
        """Parse the queries, which begin with ``?`` if they are not empty."""
        text = Text.of(searches)
        row, start, end = pairs_of(text)
        filled = end > start
        texts = _serialized(gathered(text.raw, start[filled], end[filled], searches.type))
        return cls(row[filled], _decoded_names(texts), texts)

    def take(self, index: Offsets | Flags) -> Pairs:
        """The pairs at these indices, or with these flags."""
        if index.dtype == np.bool_:
            index = np.flatnonzero(index)
        at = pa.array(index)
        return Pairs(self.row[index], self.names.take(at), self.texts.take(at))

    def named(self, name: Any) -> Flags:
        """Whether each pair has this name, a string or an array with one for each row."""
        wanted = name if isinstance(name, str) else name.take(pa.array(self.row))
        found: Flags = pc.equal(self.names, wanted).fill_null(False).to_numpy(zero_copy_only=False)
        return found

    def where(self, test: Callable[[str], bool]) -> Flags:
        """Whether each pair's name passes a test, which gets each distinct name once."""
        distinct = self.names.dictionary_encode()
        flags = np.array([test(name) for name in distinct.dictionary.to_pylist()], np.bool_)
        found: Flags = flags[distinct.indices.to_numpy()]
        return found

    def searches(self, count: int) -> Any:
        """The serialized queries of ``count`` rows, with their ``?``."""
        strings = self.texts.type
        ends = np.cumsum(np.bincount(self.row, minlength=count))
        offsets = pa.array(np.append(0, ends).astype(np.int32))
        lists = pa.ListArray.from_arrays(offsets, self.texts)
        queries = pc.binary_join(lists, pa.scalar("&", strings))
        nothing = pa.scalar("", strings)
        marked = pc.binary_join_element_wise(pa.scalar("?", strings), queries, nothing)
        return pc.if_else(pc.equal(queries, nothing), nothing, marked)


def changed(urls: Any, change: Callable[[Pairs], Pairs]) -> Any:
    """Change the query of each URL and serialize it, null if the URL does not parse."""
    parsed = Parsed(urls, ["href", "search"])
    hrefs, searches = (parsed.field(name, urls.type) for name in ("href", "search"))
    return with_members(hrefs, {"search": change(Pairs.of(searches)).searches(len(urls))})


def with_value(pairs: Pairs, count: int, name: Any, text: Any) -> Pairs:
    """Set the parameter of each of ``count`` rows: https://url.spec.whatwg.org/#dom-urlsearchparams-set

    ``name`` and ``text``, the serialized pair, are strings, or arrays with one for each row.
    """
    found = pairs.named(name)
    rows, first = np.unique(pairs.row[found], return_index=True)
    kept = ~found
    kept[np.flatnonzero(found)[first]] = True
    others = pairs.take(kept)
    mask = others.named(name)
    new = _of_rows(text, rows, pairs.texts.type)
    texts = pc.replace_with_mask(others.texts, mask, new)
    missing = np.setdiff1d(np.arange(count), rows)
    every = Pairs(
        np.concatenate((others.row, missing)),
        pa.concat_arrays([others.names, _of_rows(name, missing, pairs.names.type)]),
        pa.concat_arrays([texts, _of_rows(text, missing, pairs.texts.type)]),
    )
    return every.take(np.argsort(every.row, kind="stable"))


def sorted_by_name(pairs: Pairs) -> Pairs:
    """Sort the pairs of each row: https://url.spec.whatwg.org/#dom-urlsearchparams-sort"""
    distinct = pairs.names.dictionary_encode()
    in_order = URLSearchParams(
        [
            *zip(
                distinct.dictionary.to_pylist(),
                map(str, range(len(distinct.dictionary))),
                strict=True,
            )
        ]
    )
    in_order.sort()
    rank = np.empty(len(distinct.dictionary), np.int64)
    rank[[int(index) for _, index in in_order]] = np.arange(len(rank))
    return pairs.take(np.lexsort((rank[distinct.indices.to_numpy()], pairs.row)))


def _of_rows(values: Any, rows: Offsets, string_type: Any) -> Any:
    if isinstance(values, str):
        return pa.repeat(pa.scalar(values, string_type), len(rows))
    return values.take(pa.array(rows)).cast(string_type)


def _serialized(pairs: Any) -> Any:
    others = ~pc.match_substring_regex(pairs, _SERIALIZED).to_numpy(zero_copy_only=False)
    distinct = pairs.filter(pa.array(others)).dictionary_encode()
    texts = [str(URLSearchParams("?" + pair)) for pair in distinct.dictionary.to_pylist()]
    new = pa.array(texts, pairs.type).take(distinct.indices)
    return pc.replace_with_mask(pairs, others, new)


def _decoded_names(texts: Any) -> Any:
    text = Text.of(texts)
    ends = text.starts + pc.find_substring(texts, "=").to_numpy(zero_copy_only=False)
    distinct = gathered(text.raw, text.starts, ends, texts.type).dictionary_encode()
    names = [
        name
        for serialized in distinct.dictionary.to_pylist()
        for name, _ in URLSearchParams(f"?{serialized}=")
    ]
    return pa.array(names, texts.type).take(distinct.indices)
