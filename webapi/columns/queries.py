"""The values of one parameter in the queries of a batch.

Most names and values stand in a query as they are; where one has ``%`` or ``+``, `URLSearchParams`
decodes the pair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URLSearchParams

from .cells import gathered
from .parsing import Parsed
from .text import Text

if TYPE_CHECKING:
    from .text import Flags, Offsets

_AMPERSAND = ord("&")


def first_values(urls: Any, name: str) -> Any:
    """The first value of each URL's parameter ``name``, null where it has none."""
    searches = Parsed(urls, ["search"]).field("search", urls.type)
    row, values = _values(searches, name)
    index = np.zeros(len(urls), np.int64)
    index[row[::-1]] = np.arange(len(row))[::-1]
    missing = np.ones(len(urls), np.bool_)
    missing[row] = False
    return values.take(pa.array(index, mask=missing))


def all_values(urls: Any, name: str) -> Any:
    """The list of all values of each URL's parameter, null where the URL does not parse."""
    searches = Parsed(urls, ["search"]).field("search", urls.type)
    row, values = _values(searches, name)
    counts = np.bincount(row, minlength=len(urls))
    offsets = np.concatenate(([0], np.cumsum(counts))).astype(np.int32)
    valid = searches.is_valid().to_numpy(zero_copy_only=False)
    mask = None if valid.all() else pa.array(~valid)
    return pa.ListArray.from_arrays(pa.array(offsets), values, mask=mask)


def _values(searches: Any, name: str) -> tuple[Offsets, Any]:
    """The values of all parameters of that name, and the row of each, in order."""
    text = Text.of(searches)
    row, start, end = _pairs(text)
    pairs = gathered(text.raw, start, end, searches.type)
    escaped = _flags(pc.match_substring_regex(pairs, "^[^=]*[%+]"))
    literal = np.zeros(len(row), np.bool_)
    if not {"%", "+", "&", "="} & set(name):
        literal = _flags(pc.or_(pc.starts_with(pairs, name + "="), pc.equal(pairs, name)))
    literal &= end > start
    value_start = np.minimum(start + len(name.encode()) + len("="), end)
    values = gathered(text.raw, value_start, end, searches.type)
    kept = literal & ~escaped
    strings = {}
    with_escapes = literal & _flags(pc.match_substring_regex(values, "[%+]"))
    for index in np.flatnonzero(escaped | with_escapes):
        pair = text.raw[start[index] : end[index]].decode()
        ((found, value),) = URLSearchParams("?" + pair)
        kept[index] = found == name
        if found == name:
            strings[index] = value
    if strings:
        mask = np.zeros(len(row), np.bool_)
        mask[list(strings)] = True
        values = pc.replace_with_mask(values, mask, pa.array(strings.values(), searches.type))
    return row[kept], values.filter(pa.array(kept))


def _pairs(text: Text) -> tuple[Offsets, Offsets, Offsets]:
    """The row, the start and the end of all that ``&`` separates in queries with their ``?``."""
    marks = text.starts[text.ends > text.starts]
    before = np.sort(np.concatenate((marks, np.flatnonzero(text.bytes == _AMPERSAND))))
    row = np.searchsorted(text.starts, before, "right") - 1
    end = np.minimum(np.append(before[1:], len(text.raw)), text.ends[row])
    return row, before + 1, end


def _flags(array: Any) -> Flags:
    flags: Flags = array.to_numpy(zero_copy_only=False)
    return flags
