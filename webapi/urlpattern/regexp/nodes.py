"""The nodes of the tree that the parser makes of a regular expression."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

BEGIN = "begin"
END = "end"
BEGIN_LINE = "begin line"
END_LINE = "end line"
BOUNDARY = "boundary"
NO_BOUNDARY = "no boundary"


@dataclass(slots=True)
class Node:
    """Something that matches, perhaps the empty string."""

    nullable: bool = field(init=False)


@dataclass(slots=True)
class Character(Node):
    """One code point of a set, an int whose bit n stands for U+00n."""

    set: int

    def __post_init__(self) -> None:
        self.nullable = False


@dataclass(slots=True)
class Alternative(Node):
    """Terms that match one after the other. Without terms it matches the empty string."""

    items: Sequence[Node]

    def __post_init__(self) -> None:
        self.nullable = all(item.nullable for item in self.items)


@dataclass(slots=True)
class Disjunction(Node):
    """Alternatives, which are tried in order."""

    items: Sequence[Node]

    def __post_init__(self) -> None:
        self.nullable = any(item.nullable for item in self.items)


@dataclass(slots=True)
class Group(Node):
    """A capturing group, counted from 1."""

    index: int
    body: Node

    def __post_init__(self) -> None:
        self.nullable = self.body.nullable


@dataclass(slots=True)
class Repeat(Node):
    """A quantified atom; ``first_group`` to ``end_group`` are the groups in it."""

    body: Node
    least: int
    most: int | None
    greedy: bool
    first_group: int
    end_group: int

    def __post_init__(self) -> None:
        self.nullable = self.least == 0 or self.body.nullable


@dataclass(slots=True)
class BackReference(Node):
    """The text of the group that captured; with one name, ``groups`` may be several."""

    groups: Sequence[int]
    ignore_case: bool

    def __post_init__(self) -> None:
        self.nullable = True


@dataclass(slots=True)
class Assertion(Node):
    """A condition on the position."""

    kind: str

    def __post_init__(self) -> None:
        self.nullable = True


@dataclass(slots=True)
class Lookaround(Node):
    """A lookahead or lookbehind."""

    body: Node
    behind: bool
    negative: bool

    def __post_init__(self) -> None:
        self.nullable = True


@dataclass(slots=True)
class Pattern:
    """A whole expression."""

    root: Node
    groups: int


EMPTY = Alternative(())
