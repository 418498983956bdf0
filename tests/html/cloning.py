"""Facts of the HTML Standard about structured clones, for Python and for every engine.

https://html.spec.whatwg.org/#structuredserializeinternal
"""

from __future__ import annotations

from typing import TypeAlias

Graph: TypeAlias = "list[tuple[str, list[int]]]"
"""Objects: of each its kind, and the places of those that it holds. The first one is cloned."""

CLONED: dict[str, Graph] = {
    "an empty list": [("list", [])],
    "lists in a list": [("list", [1, 2]), ("list", []), ("list", [])],
    "one that is met twice": [("list", [1, 1]), ("list", [])],
    "a list in itself": [("list", [0])],
    "an object in itself": [("object", [0, 0])],
    "a cycle of three": [("list", [1]), ("object", [2]), ("list", [0, 1])],
    "a blob that is met twice": [("object", [1, 1]), ("blob", [])],
    "a blob and a file": [("list", [1, 2, 1]), ("blob", []), ("file", [])],
    "bytes that are met twice": [("list", [1, 1]), ("buffer", [])],
    "dates and patterns": [("list", [1, 2]), ("date", []), ("pattern", [])],
    "errors": [("list", [1, 2, 1]), ("error", []), ("exception", [])],
}

REFUSED: dict[str, Graph] = {
    "a function": [("function", [])],
    "a URL": [("url", [])],
    "what holds a URL": [("list", [1, 2]), ("list", []), ("object", [3]), ("url", [])],
    "a cycle with a function": [("list", [1, 0]), ("object", [2, 0]), ("function", [])],
    "a form": [("list", [1]), ("form", [])],
    "an event target": [("object", [1]), ("target", [])],
    "an iterator": [("list", [1]), ("iterator", [])],
    "an encoder": [("list", [1]), ("encoder", [])],
}


def described(kinds: list[str], graph: Graph) -> str:
    """The kinds of the objects as a walk meets them, and the numbers of those it has met."""
    numbers: dict[int, int] = {}

    def walk(place: int) -> str:
        if place in numbers:
            return str(numbers[place])
        numbers[place] = len(numbers)
        kind, items = graph[place]
        return f"{kind}({','.join(map(walk, items))})"

    assert {kind for kind, _ in graph} <= {*kinds}
    return walk(0)
