"""Punycode, RFC 3492: https://www.rfc-editor.org/rfc/rfc3492

Bootstring has the encoder scan the whole label once for each different code point, and the decoder
insert each code point into the middle of the label: both quadratic. Here the scan is replaced by
counting (:func:`_ranks`), and the label is kept in pieces while it grows (:func:`_insert_all`), so
that a label of a million characters takes seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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

_BLOCK = 1024
_BLOCKS_IN_GROUP = 32
_PIECE = 4096


def encode(label: str) -> str | Failure:
    """The Punycode of ``label`` without ``xn--``, or failure when a delta overflows.

    https://www.rfc-editor.org/rfc/rfc3492#section-6.3; overflow is, as in every implementation that
    browsers use, beyond 31 bits (section 6.4).

    >>> encode("bücher")
    'bcher-kva'
    """
    basic = label.encode("ascii", "ignore").decode()
    handled = len(basic)
    output = [basic, _DELIMITER] if basic else []
    code_points = [*map(ord, label)]
    positions = [at for at, code_point in enumerate(code_points) if code_point >= _INITIAL_N]
    positions.sort(key=code_points.__getitem__)
    n = _INITIAL_N
    bias = _INITIAL_BIAS
    i = 0
    for at, rank in zip(positions, _ranks(positions, len(label)), strict=True):
        code_point = code_points[at]
        delta = q = (code_point - n) * (handled + 1) + rank - i
        if delta > _MAXINT:
            return FAILURE
        k = _BASE
        while q >= (t := _TMIN if k <= bias else k - bias if k - bias < _TMAX else _TMAX):
            q, digit = divmod(q - t, _BASE - t)
            output.append(_DIGITS[t + digit])
            k += _BASE
        output.append(_DIGITS[q])
        handled += 1
        bias = _adapt(delta, handled, handled == len(basic) + 1)
        n = code_point
        i = rank + 1
    return "".join(output)


def decode(text: str) -> str | Failure:
    """The label whose Punycode, without ``xn--``, is ``text``; or failure.

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
        bias = _adapt(i - old_i, handled, old_i == 0)
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


def _adapt(delta: int, handled: int, first: bool) -> int:
    """Bias adaptation: https://www.rfc-editor.org/rfc/rfc3492#section-6.1"""
    delta = delta // _DAMP if first else delta // 2
    delta += delta // handled
    k = 0
    while delta > (_BASE - _TMIN) * _TMAX // 2:
        delta //= _BASE - _TMIN
        k += _BASE
    return k + (_BASE - _TMIN + 1) * delta // (delta + _SKEW)


def _ranks(positions: list[int], length: int) -> Iterable[int]:
    """For each position in turn: how many before it are basic or had their turn.

    The others are waiting, one bit each. In a long label the bits are in blocks, and the waiting
    are counted by the block and by the group of blocks.
    """
    if length > _BLOCK:
        return _ranks_by_block(positions, length)
    waiting = 0
    for at in positions:
        waiting |= 1 << at
    ranks = []
    for at in positions:
        bit = 1 << at
        ranks.append(at - (waiting & (bit - 1)).bit_count())
        waiting ^= bit
    return ranks


def _ranks_by_block(positions: list[int], length: int) -> Iterator[int]:
    waiting = [0] * (length // _BLOCK + 1)
    for at in positions:
        waiting[at // _BLOCK] |= 1 << at % _BLOCK
    in_block = [bits.bit_count() for bits in waiting]
    in_group = [
        sum(in_block[block : block + _BLOCKS_IN_GROUP])
        for block in range(0, len(in_block), _BLOCKS_IN_GROUP)
    ]
    block = group = before = 0
    for at in positions:
        if at // _BLOCK != block:
            block = at // _BLOCK
            group = block // _BLOCKS_IN_GROUP
            before = sum(in_group[:group]) + sum(in_block[group * _BLOCKS_IN_GROUP : block])
        bit = 1 << at % _BLOCK
        yield at - before - (waiting[block] & (bit - 1)).bit_count()
        waiting[block] ^= bit
        in_block[block] -= 1
        in_group[group] -= 1


def _insert_all(basic: str, insertions: list[tuple[int, str]]) -> str:
    """``basic`` with each character inserted at its index in turn.

    The indexes of one label rise until they wrap around, so the walk over the pieces goes on from
    the piece where it was.
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
