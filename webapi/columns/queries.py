"""The values of one parameter in the queries of a batch.

Most queries have their names and values unencoded. If a pair has ``%`` or ``+``, `URLSearchParams`
decodes it.
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


def first_values(urls: Any, name: Any) -> Any:
    """The first value of each URL's parameter, null if the URL has no such parameter.

    ``name`` is a string, or an array with one string for each URL.
    """
    searches = Parsed(urls, ["search"]).field("search", urls.type)
    row, values = _values(searches, name)
    index = np.zeros(len(urls), np.int64)
    index[row[::-1]] = np.arange(len(row))[::-1]
    missing = np.ones(len(urls), np.bool_)
    missing[row] = False
    return values.take(pa.array(index, mask=missing))


def all_values(urls: Any, name: Any) -> Any:
    """The list of all values of each URL's parameter, null if the URL does not parse."""
    searches = Parsed(urls, ["search"]).field("search", urls.type)
    row, values = _values(searches, name)
    counts = np.bincount(row, minlength=len(urls))
    offsets = np.concatenate(([0], np.cumsum(counts))).astype(np.int32)
    valid = searches.is_valid().to_numpy(zero_copy_only=False)
    mask = None if valid.all() else pa.array(~valid)
    return pa.ListArray.from_arrays(pa.array(offsets), values, mask=mask)


def _values(searches: Any, name: Any) -> tuple[Offsets, Any]:
    """The values of all parameters of that name, and the row of each, in order."""
    text = Text.of(searches)
    row, start, end = pairs_of(text)
    pairs = gathered(text.raw, start, end, searches.type)
    escaped = _flags(pc.match_substring_regex(pairs, "^[^=]*[%+]"))
    if isinstance(name, str):
        literal = _has_name(pairs, name)
        name_length: Any = len(name.encode())
    else:
        names = name.take(pa.array(row))
        literal, name_length = _has_its_name(pairs, names)
    literal &= end > start
    value_start = np.minimum(start + name_length + len("="), end)
    values = gathered(text.raw, value_start, end, searches.type)
    kept = literal & ~escaped
    strings = {}
    with_escapes = literal & _flags(pc.match_substring_regex(values, "[%+]"))
    for index in np.flatnonzero(escaped | with_escapes):
        pair = text.raw[start[index] : end[index]].decode()
        ((found, value),) = URLSearchParams("?" + pair)
        kept[index] = found == (name if isinstance(name, str) else names[index].as_py())
        if kept[index]:
            strings[index] = value
    if strings:
        mask = np.zeros(len(row), np.bool_)
        mask[list(strings)] = True
        values = pc.replace_with_mask(values, mask, pa.array(strings.values(), searches.type))
    return row[kept], values.filter(pa.array(kept))


def _has_name(pairs: Any, name: str) -> Flags:
    """Whether each pair has this name, without escapes."""
    if {"%", "+", "&", "="} & set(name):
        return np.zeros(len(pairs), np.bool_)
    return _flags(pc.or_(pc.starts_with(pairs, name + "="), pc.equal(pairs, name)))


def _has_its_name(pairs: Any, names: Any) -> tuple[Flags, Offsets]:
    """Whether each pair has its row's name, without escapes; and the lengths of these names."""
    equals = pc.find_substring(pairs, "=").to_numpy(zero_copy_only=False)
    text = Text.of(pairs)
    lengths = np.where(equals < 0, text.ends - text.starts, equals)
    found = gathered(text.raw, text.starts, text.starts + lengths, names.type)
    return _flags(pc.equal(found, names).fill_null(False)), lengths.astype(np.int64)


def pairs_of(text: Text) -> tuple[Offsets, Offsets, Offsets]:
    """The row, start and end of each pair (``&`` separates them) in queries with their ``?``."""
    marks = text.starts[text.ends > text.starts]
    before = np.sort(np.concatenate((marks, np.flatnonzero(text.bytes == _AMPERSAND))))
    row = np.searchsorted(text.starts, before, "right") - 1
    end = np.minimum(np.append(before[1:], len(text.raw)), text.ends[row])
    return row, before + 1, end


def _flags(array: Any) -> Flags:
    flags: Flags = array.to_numpy(zero_copy_only=False)
    return flags
