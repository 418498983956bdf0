"""Set members of the URLs of a batch: vectorised where the result is canonical, else by the class.

A setter of a canonical URL mostly replaces a part of its serialization by the value. Where the
result is canonical it is what the setter gives; where it is not, nothing is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URL
from webapi.url.record import SPECIAL_SCHEMES

from .byte_classes import NOT_IN_DOMAIN
from .canonical import Split, split
from .cells import gathered
from .parsing import Parsed
from .text import Text

if TYPE_CHECKING:
    from .text import Offsets

SETTABLE: Final = (
    *("protocol", "username", "password", "host", "hostname", "port"),
    *("pathname", "search", "hash"),
)
"""The URL class's members that can be set, but for ``href``."""


def with_members(urls: Any, members: Mapping[str, Any]) -> Any:
    """The serialized URLs once the members are set in order, null where a URL does not parse."""
    hrefs = Parsed(urls, ["href"]).field("href", urls.type)
    found = hrefs
    for name, value in members.items():
        found = _with_member(found, name, value) if isinstance(value, str) else None
        if found is None:
            found = pa.nulls(len(urls), urls.type)
            break
    rows = np.flatnonzero(pc.and_(hrefs.is_valid(), found.is_null()))
    if not rows.size:
        return found
    exact = [_through_url(href, members) for href in hrefs.take(pa.array(rows)).to_pylist()]
    mask = np.zeros(len(urls), np.bool_)
    mask[rows] = True
    return pc.replace_with_mask(found, mask, pa.array(exact, urls.type))


def _through_url(href: str, members: Mapping[str, Any]) -> str:
    url = URL(href)
    for name, value in members.items():
        setattr(url, name, value)
    return url.href


def _with_member(hrefs: Any, name: str, value: str) -> Any:
    """The URLs with one member set, null where that is not known; ``None`` if no URL's is."""
    text = Text.of(hrefs)
    cut = split(text)
    part = _replaced_part(cut, name, value)
    if part is None:
        return None
    start, new, end = part
    unknown = ~cut.known
    left = gathered(text.raw, text.starts, np.where(unknown, text.starts, start), hrefs.type)
    right = gathered(text.raw, np.where(unknown, text.ends, end), text.ends, hrefs.type, unknown)
    string = [pa.scalar(each, hrefs.type) for each in (new, "")]
    candidates = pc.binary_join_element_wise(left, string[0], right, string[1])
    known = split(Text.of(candidates)).known
    return pc.if_else(pa.array(known), candidates, pa.scalar(None, hrefs.type))


def _replaced_part(cut: Split, name: str, value: str) -> tuple[Offsets, str, Offsets] | None:
    """Start, replacement and end of what the setter changes; ``None`` if it does more."""
    match name:
        case "protocol" if value.removesuffix(":") in SPECIAL_SCHEMES:
            return cut.start, value.removesuffix(":") + ":", cut.host_start - len("//")
        case "username" | "password" if value == "":
            return cut.start, "", cut.start
        case "host" | "hostname" if value and not any(value.encode().translate(NOT_IN_DOMAIN)):
            return cut.host_start, value, cut.host_end
        case "port" if value == "":
            return cut.host_end, "", cut.path_start
        case "port" if value.isascii() and value.isdigit():
            return cut.host_end, ":" + value, cut.path_start
        case "pathname" if not {"?", "#"} & set(value):
            return cut.path_start, "/" + value.removeprefix("/"), cut.query_start
        case "search" if "#" not in value:
            new = "?" + value.removeprefix("?") if value else ""
            return cut.query_start, new, cut.fragment_start
        case "hash":
            return cut.fragment_start, "#" + value.removeprefix("#") if value else "", cut.end
    return None
