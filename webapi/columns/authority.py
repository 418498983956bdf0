"""Find the scheme, domain and port of the URLs in a batch that begin plainly.

A plain URL begins with a lowercase special scheme other than ``file``, ``//``, an ASCII domain that
does not end in a number, and perhaps a port that is not the scheme's default. For any other URL,
this module knows nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import digits
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from webapi.url.ipv4_number import IN_NO_NUMBER
from webapi.url.port import GREATEST_PORT
from webapi.url.record import SPECIAL_SCHEMES

from .text import Text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .text import Flags, Offsets

_SHORT_WINDOW: Final = 32
_LONG_WINDOW: Final = 256

_DEFAULT_PORT_OF: Final = {
    f"{scheme}://".encode(): port for scheme, port in SPECIAL_SCHEMES.items() if port is not None
}
# Index 0 means that the scheme is none of these.
_LENGTHS: Final = np.array([0, *map(len, _DEFAULT_PORT_OF)], np.int64)
_DEFAULT_PORTS: Final = np.array([0, *_DEFAULT_PORT_OF.values()], np.int64)
_PREFIXES: Final = [
    (np.uint64((1 << 8 * len(prefix)) - 1), np.uint64(int.from_bytes(prefix, "little")))
    for prefix in _DEFAULT_PORT_OF
]
_MOST_FREQUENT: Final = sorted(range(len(_PREFIXES)), key=lambda index: -_LENGTHS[index + 1])

_COLON, _SLASH, _DOT, _ZERO = map(ord, ":/.0")


@dataclass(frozen=True)
class Authority:
    """Offsets into the batch's text. They are meaningless if ``known`` is false."""

    known: Flags
    host_start: Offsets
    host_end: Offsets
    port_start: Offsets
    """Equal to ``end`` if the URL has no port."""
    end: Offsets


def find_authority(text: Text, not_in_domain: bytes) -> Authority:
    """Find scheme, domain and port of each URL.

    ``not_in_domain`` is the table of bytes that end a domain. The function does not read beyond the
    authority: ``end`` may be the string's end.
    """
    scheme = schemes(text, text.starts, text.ends)
    host_start = text.starts + _LENGTHS[scheme]
    host_end = host_start + lengths_before(text, host_start, not_in_domain)
    overlong = host_end > text.ends
    if overlong.any():
        host_end = np.minimum(host_end, text.ends)
    known = (scheme != 0) & (host_end > host_start) & _is_no_number(text, host_end)
    if text.valid is not None:
        known &= text.valid
    end = host_end
    port_start = host_end
    with_port = np.flatnonzero(known & (text.bytes[host_end] == _COLON) & ~overlong)
    if with_port.size:
        end, port_start = end.copy(), port_start.copy()
        port_start[with_port] += 1
        defaults = _DEFAULT_PORTS[scheme[with_port]]
        length = _lengths_of_ports(text, port_start[with_port], defaults)
        end[with_port] = port_start[with_port] + length
        known[with_port] &= (length > 0) & (end[with_port] <= text.ends[with_port])
    return Authority(known, host_start, host_end, port_start, end)


def schemes(text: Text, starts: Offsets, ends: Offsets) -> NDArray[np.int64]:
    """Each URL's scheme as an index into `_LENGTHS`, or 0 if the scheme is not plain."""
    heads = text.every("<u8")[starts]
    scheme = np.zeros(len(starts), np.int64)
    rows: Any = slice(None)
    for index in _MOST_FREQUENT:
        mask, prefix = _PREFIXES[index]
        scheme[rows] = ((heads[rows] & mask) == prefix) * (index + 1)
        rows = np.flatnonzero(scheme == 0)
        if not rows.size:
            break
    # A short string's bytes and the next one's may look like a scheme.
    scheme[starts + _LENGTHS[scheme] > ends] = 0
    return scheme


def lengths_before(text: Text, starts: Offsets, table: bytes) -> Offsets:
    """Count the bytes before the first one that ``table`` has; 0 if these are very many."""
    lengths = _lengths_in_window(text, starts, table, _SHORT_WINDOW)
    longer = np.flatnonzero(lengths == 0)
    if longer.size:
        ends_at_once = np.frombuffer(table, np.bool_)[text.bytes[starts[longer]]]
        longer = longer[~ends_at_once]
    if longer.size:
        lengths[longer] = _lengths_in_window(text, starts[longer], table, _LONG_WINDOW)
    return lengths


def _lengths_in_window(text: Text, starts: Offsets, table: bytes, size: int) -> Offsets:
    windows = text.every(f"V{size}")[starts]
    flags = np.frombuffer(windows.tobytes().translate(table), np.bool_)
    lengths: Offsets = flags.reshape(-1, size).argmax(axis=1)
    return lengths


_LABEL_START: Final = np.isin(np.arange(256), [_DOT, _SLASH])
_DIGIT: Final = np.array([chr(byte) in digits for byte in range(256)])
_IN_NO_NUMBER: Final = np.array(
    [bool(re.match(f"[{IN_NO_NUMBER}]", chr(byte))) for byte in range(256)]
)


def _last_two() -> NDArray[np.bool_]:
    """For each pair of bytes, as a little-endian number: does it end a label that is no number?"""
    second, last = (index.ravel() for index in np.divmod(np.arange(1 << 16), 256)[::-1])
    in_label = ~_LABEL_START[last]
    answer: Flags = _IN_NO_NUMBER[last] | (
        in_label & (_IN_NO_NUMBER[second] | (_LABEL_START[second] & ~_DIGIT[last]))
    )
    return answer


_LAST_TWO: Final = _last_two()


def _is_no_number(text: Text, host_end: Offsets) -> Flags:
    """Whether a domain's last four bytes show that it does not end in a number.

    A number begins with a digit, and its only letters are A to F and X:
    https://url.spec.whatwg.org/#ends-in-a-number-checker
    """
    answer: Flags = _LAST_TWO[text.every("<u2")[host_end - 2]]
    rows = np.flatnonzero(~answer)
    if rows.size:
        end = host_end[rows]
        fourth, third, second, last = (text.bytes[end - back] for back in (4, 3, 2, 1))
        in_label = ~_LABEL_START[last] & ~_LABEL_START[second]
        two = _IN_NO_NUMBER[third] | (_LABEL_START[third] & ~_DIGIT[second])
        three = _IN_NO_NUMBER[fourth] | (_LABEL_START[fourth] & ~_DIGIT[third])
        answer[rows] = in_label & (two | (three & ~_LABEL_START[third]))
    return answer


def _lengths_of_ports(text: Text, starts: Offsets, defaults: NDArray[Any]) -> Offsets:
    """The length of each port, or 0 if it is the default or not in its shortest form."""
    found = text.bytes[starts[:, None] + np.arange(6)]
    lengths: Offsets = (~_DIGIT[found]).argmax(axis=1)
    port = np.zeros(len(starts), np.int64)
    for index in range(5):
        port = np.where(index < lengths, port * 10 + found[:, index] - _ZERO, port)
    shortest = (found[:, 0] != _ZERO) | (lengths == 1)
    valid: Flags = shortest & (port <= GREATEST_PORT) & (port != defaults)
    return lengths * valid
