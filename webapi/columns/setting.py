"""Set members of the URLs of a batch: together if the result is canonical, else by the class.

A setter of a canonical URL mostly replaces a part of its serialization by the value. If the string
is then canonical, it is the setter's result. If not, the row goes through the URL class.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URL
from webapi.url.components import SETTABLE as SETTABLE
from webapi.url.record import SPECIAL_SCHEMES

from .byte_classes import NOT_IN_DOMAIN
from .canonical import Split, split
from .cells import gathered
from .parsing import Parsed
from .text import Text

if TYPE_CHECKING:
    from .text import Offsets


def with_members(urls: Any, members: Mapping[str, Any]) -> Any:
    """Set the members in order and serialize the URLs, null if a URL does not parse.

    The value of a member is one value for all URLs, or an array with one string for each.
    """
    hrefs = Parsed(urls, ["href"]).field("href", urls.type)
    found = hrefs
    for name, value in members.items():
        is_known = isinstance(value, str | pa.Array)
        found = _with_member(found, name, value) if is_known else None
        if found is None:
            found = pa.nulls(len(urls), urls.type)
            break
    rows = np.flatnonzero(pc.and_(hrefs.is_valid(), found.is_null()))
    if not rows.size:
        return found
    index = pa.array(rows)
    values = [
        value.take(index).to_pylist() if isinstance(value, pa.Array) else repeat(value, len(rows))
        for value in members.values()
    ]
    exact = [
        _through_url(href, dict(zip(members, row, strict=True)))
        for href, *row in zip(hrefs.take(index).to_pylist(), *values, strict=True)
    ]
    mask = np.zeros(len(urls), np.bool_)
    mask[rows] = True
    return pc.replace_with_mask(found, mask, pa.array(exact, urls.type))


def _through_url(href: str, members: Mapping[str, Any]) -> str:
    url = URL(href)
    for name, value in members.items():
        setattr(url, name, value)
    return url.href


def _with_member(hrefs: Any, name: str, value: Any) -> Any:
    """Set one member; null for a result that is not known, ``None`` if no result is known."""
    if isinstance(value, str):
        new = _replacement(name, value)
        if new is None:
            return None
        replacement = pa.scalar(new, hrefs.type)
    else:
        distinct = value.dictionary_encode()
        new_of_each = [
            None if each is None else _replacement(name, each)
            for each in distinct.dictionary.to_pylist()
        ]
        replacement = pa.array(new_of_each, hrefs.type).take(distinct.indices)
    text = Text.of(hrefs)
    cut = split(text)
    start, end = _replaced(cut, name)
    unknown = ~cut.known
    left = gathered(text.raw, text.starts, np.where(unknown, text.starts, start), hrefs.type)
    right = gathered(text.raw, np.where(unknown, text.ends, end), text.ends, hrefs.type, unknown)
    nothing = pa.scalar("", hrefs.type)
    candidates = pc.binary_join_element_wise(left, replacement, right, nothing)
    known = split(Text.of(candidates)).known
    return pc.if_else(pa.array(known), candidates, pa.scalar(None, hrefs.type))


def _replaced(cut: Split, name: str) -> tuple[Offsets, Offsets]:
    """Start and end of the text that the setter replaces."""
    match name:
        case "protocol":
            return cut.start, cut.host_start - len("//")
        case "host" | "hostname":
            return cut.host_start, cut.host_end
        case "port":
            return cut.host_end, cut.path_start
        case "pathname":
            return cut.path_start, cut.query_start
        case "search":
            return cut.query_start, cut.fragment_start
        case "hash":
            return cut.fragment_start, cut.end
    return cut.start, cut.start


def _replacement(name: str, value: str) -> str | None:
    """The text that the setter writes instead; ``None`` if it may change more."""
    match name:
        case "protocol" if value.removesuffix(":") in SPECIAL_SCHEMES:
            return value.removesuffix(":") + ":"
        case "username" | "password" if value == "":
            return ""
        case "host" | "hostname" if value and not any(value.encode().translate(NOT_IN_DOMAIN)):
            return value
        case "port" if value == "":
            return ""
        case "port" if value.isascii() and value.isdigit():
            return ":" + value
        case "pathname" if not {"?", "#"} & set(value):
            return "/" + value.removeprefix("/")
        case "search" if "#" not in value:
            return "?" + value.removeprefix("?") if value else ""
        case "hash":
            return "#" + value.removeprefix("#") if value else ""
    return None
