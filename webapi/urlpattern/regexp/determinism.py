"""Find the expressions that `re` matches in linear time.

An expression is deterministic if at every position the next code point of the subject decides the
next position: no two positions that can follow accept a common code point. (In Glushkov's
automaton, the sets of the positions that follow a position are disjoint.) Then backtracking never
has two ways that both accept a code point, and a wrong way fails at once.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple, TypeAlias

from .nodes import (
    Alternative,
    Character,
    Disjunction,
    Group,
    Node,
    Repeat,
)

MOST_POSITIONS: Final = 256
"""The most positions. A counted repetition has positions of its own for each count."""


class _Ends(NamedTuple):
    """The set of code points that can come first, and the positions that can come last."""

    nullable: bool
    first: int
    last: tuple[int, ...]


class _NotDeterministic(Exception):
    pass


_Analysis: TypeAlias = Generator[Node, _Ends, _Ends]


def is_deterministic(root: Node) -> bool:
    """Whether ``root`` is deterministic and has only characters, groups and quantifiers.

    >>> from webapi.urlpattern.regexp.parser import parse
    >>> [is_deterministic(parse(each, False).root) for each in ("(a+)b", "(a+)+")]
    [True, False]
    """
    return _Analyzer().run(root)


class _Analyzer:
    def __init__(self) -> None:
        self.follows: list[int] = []
        """For each position, the code points that can follow it."""

    def run(self, root: Node) -> bool:
        ends: _Ends | None = None
        stack = [self.analyze(root)]
        try:
            while stack:
                try:
                    node = stack[-1].send(ends)  # type: ignore[arg-type]
                except StopIteration as stop:
                    ends = stop.value
                    stack.pop()
                else:
                    stack.append(self.analyze(node))
                    ends = None
        except _NotDeterministic:
            return False
        return True

    def analyze(self, node: Node) -> _Analysis:
        if isinstance(node, Character):
            return self.position(node)
        if isinstance(node, Group):
            return (yield node.body)
        if isinstance(node, Alternative):
            ends = _Ends(True, 0, ())
            for item in node.items:
                # Most items are characters, which need no generator.
                next = self.position(item) if isinstance(item, Character) else (yield item)
                ends = self.sequence(ends, next)
            return ends
        if isinstance(node, Disjunction):
            nullable, first, last = 0, 0, list[int]()
            for item in node.items:
                ends = yield item
                nullable += ends.nullable
                first = disjoint(first, ends.first)
                last += ends.last
            if nullable > 1:
                raise _NotDeterministic
            return _Ends(nullable > 0, first, tuple(last))
        if isinstance(node, Repeat):
            return (yield from self.repeat(node))
        raise _NotDeterministic

    def position(self, node: Character) -> _Ends:
        self.follows.append(0)
        if len(self.follows) > MOST_POSITIONS:
            raise _NotDeterministic
        return _Ends(False, node.set, (len(self.follows) - 1,))

    def repeat(self, node: Repeat) -> _Analysis:
        if node.most == 0:
            return _Ends(True, 0, ())
        times = max(1, node.least) if node.most is None else node.most
        first = 0
        before: tuple[int, ...] = ()
        last: tuple[int, ...] = ()
        for time in range(1, times + 1):
            each = yield node.body
            if each.nullable:
                raise _NotDeterministic
            self.follow(before, each.first)
            before = each.last
            if time == 1:
                first = each.first
            if time >= node.least:
                last += each.last
        if node.most is None:
            self.follow(before, first)  # the last copy repeats
        return _Ends(node.least == 0, first, last)

    def sequence(self, ends: _Ends, next: _Ends) -> _Ends:
        self.follow(ends.last, next.first)
        return _Ends(
            ends.nullable and next.nullable,
            disjoint(ends.first, next.first) if ends.nullable else ends.first,
            ends.last + next.last if next.nullable else next.last,
        )

    def follow(self, positions: tuple[int, ...], set: int) -> None:
        for position in positions:
            self.follows[position] = disjoint(self.follows[position], set)


def disjoint(set: int, other: int) -> int:
    """The union of two sets that must be disjoint."""
    if set & other:
        raise _NotDeterministic
    return set | other
