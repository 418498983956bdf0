"""Punycode, RFC 3492: https://www.rfc-editor.org/rfc/rfc3492

The RFC's encoder scans the whole label once for each different code point, and its decoder inserts
each code point into the middle of the label. Both take quadratic time. Here, the encoder counts
instead (:func:`_ranks_by_block`), and the decoder keeps the label in pieces while it grows
(:func:`_insert_all`). So a label of a million characters takes seconds.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from .failure import FAILURE, Failure

_BASE = 36
_TMIN = 1
_TMAX = 26
_SKEW = 38
_DAMP = 700
_INITIAL_BIAS = 72
_INITIAL_N = 0x80
_DELIMITER = "-"
_MAXINT = 0x7FFFFFFF

_DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789"
_DIGIT_VALUES = {digit: value for value, digit in enumerate(_DIGITS)} | {
    digit.upper(): value for value, digit in enumerate(_DIGITS)
}

_LARGE = (_BASE - _TMIN) * _TMAX // 2 + 1
_BIASES = [(_BASE - _TMIN + 1) * delta // (delta + _SKEW) for delta in range(_LARGE)]

_LONG = 1024
_BLOCK = 256
_GROUP = 64
_PIECE = 4096


def encode(label: str) -> str | Failure:
    """The Punycode of ``label`` without ``xn--``, or failure if a delta overflows.

    https://www.rfc-editor.org/rfc/rfc3492#section-6.3. A delta of more than 31 bits
    overflows (section 6.4), as in ICU and in whatwg-url.

    >>> encode("bücher")
    'bcher-kva'
    """
    shift = len(label).bit_length()
    position = (1 << shift) - 1
    placed: list[int] = []
    others: list[int] = []
    for at, character in enumerate(label):
        if character < "\x80":
            placed.append(at)
        else:
            others.append(ord(character) << shift | at)
    others.sort()
    output = [*label.encode("ascii", "ignore").decode(), _DELIMITER] if placed else []
    handled = len(placed)
    n = _INITIAL_N
    bias = _INITIAL_BIAS
    damp = _DAMP
    i = 0
    ranks = None
    if len(label) > _LONG:
        ranks = _ranks_by_block([other & position for other in others], len(label))
    for other in others:
        code_point = other >> shift
        if ranks is None:
            at = other & position
            rank = bisect_left(placed, at)
            placed.insert(rank, at)
        else:
            rank = next(ranks)
        handled += 1
        delta = q = (code_point - n) * handled + rank - i
        if delta > _MAXINT:
            return FAILURE
        k = _BASE - bias
        while q >= (t := _TMIN if k < _TMIN else k if k < _TMAX else _TMAX):
            q -= t
            base_minus_t = _BASE - t
            output.append(_DIGITS[t + q % base_minus_t])
            q //= base_minus_t
            k += _BASE
        output.append(_DIGITS[q])
        delta //= damp
        damp = 2
        delta += delta // handled
        bias = _BIASES[delta] if delta < _LARGE else _adapt(delta)
        n = code_point
        i = rank + 1
    return "".join(output)


def decode(text: str) -> str | Failure:
    """Decode Punycode without ``xn--`` to a label; fail if ``text`` is not Punycode or not ASCII.

    https://www.rfc-editor.org/rfc/rfc3492#section-6.2

    >>> decode("bcher-kva")
    'bücher'
    """
    basic, delimiter, extended = text.rpartition(_DELIMITER)
    if (delimiter and not basic) or not basic.isascii():
        return FAILURE
    insertions: list[tuple[int, str]] = []
    handled = len(basic)
    n = _INITIAL_N
    bias = _INITIAL_BIAS
    i = old_i = 0
    w = 1
    k = _BASE
    for digit in extended:
        value = _DIGIT_VALUES.get(digit)
        if value is None:
            return FAILURE
        i += value * w
        if i > _MAXINT:
            return FAILURE
        t = _TMIN if k <= bias else k - bias if k - bias < _TMAX else _TMAX
        if value >= t:
            w *= _BASE - t
            if w > _MAXINT:
                return FAILURE
            k += _BASE
            continue
        handled += 1
        delta = (i - old_i) // (2 if old_i else _DAMP)
        bias = _adapt(delta + delta // handled)
        steps, i = divmod(i, handled)
        n += steps
        if n > 0x10FFFF:
            return FAILURE
        insertions.append((i, chr(n)))
        i += 1
        old_i = i
        w = 1
        k = _BASE
    if k != _BASE:
        return FAILURE
    return _insert_all(basic, insertions)


def _adapt(delta: int) -> int:
    """Bias adaptation without the damping: https://www.rfc-editor.org/rfc/rfc3492#section-6.1"""
    k = 0
    while delta >= _LARGE:
        delta //= _BASE - _TMIN
        k += _BASE
    return k + _BIASES[delta]


def _ranks_by_block(positions: list[int], length: int) -> Iterator[int]:
    """Yield for each position how many earlier ones are basic code points or were yielded before.

    The function counts the remaining positions of each block and of each group of blocks.
    """
    waiting = bytearray(length)
    for at in positions:
        waiting[at] = 1
    in_block = [waiting.count(1, at, at + _BLOCK) for at in range(0, length, _BLOCK)]
    in_group = [sum(in_block[at : at + _GROUP]) for at in range(0, len(in_block), _GROUP)]
    block = group = before = 0
    for at in positions:
        if at // _BLOCK != block:
            block = at // _BLOCK
            group = block // _GROUP
            before = sum(in_group[:group]) + sum(in_block[group * _GROUP : block])
        yield at - before - waiting.count(1, block * _BLOCK, at)
        waiting[at] = 0
        in_block[block] -= 1
        in_group[group] -= 1


def _insert_all(basic: str, insertions: list[tuple[int, str]]) -> str:
    """Insert each character into ``basic`` at its index, one after another.

    The indexes of a label rise until they wrap around, so the search for a piece starts where the
    last insertion ended.
    """
    pieces = [[*basic[at : at + _PIECE]] for at in range(0, len(basic), _PIECE)] or [[]]
    current = start = 0
    for index, character in insertions:
        if index < start:
            current = start = 0
        while index - start > len(pieces[current]):
            start += len(pieces[current])
            current += 1
        piece = pieces[current]
        piece.insert(index - start, character)
        if len(piece) > 2 * _PIECE:
            pieces[current : current + 1] = [piece[:_PIECE], piece[_PIECE:]]
    return "".join(["".join(piece) for piece in pieces])
