"""What the HTML Standard says about structured clones, for tests in Python and in engines.

https://html.spec.whatwg.org/#structuredserializeinternal
"""

from __future__ import annotations

from typing import TypeAlias

Graph: TypeAlias = "list[tuple[str, list[int]]]"
"""Of each object its type, by a name, and the objects in it, by index: of an error, its cause.

The first one is cloned.
"""

CLONED: dict[str, Graph] = {
    "an empty list": [("list", [])],
    "lists in a list": [("list", [1, 2]), ("list", []), ("list", [])],
    "a list that occurs twice": [("list", [1, 1]), ("list", [])],
    "a list in itself": [("list", [0])],
    "an object in itself": [("object", [0, 0])],
    "a cycle of three": [("list", [1]), ("object", [2]), ("list", [0, 1])],
    "a blob that occurs twice": [("object", [1, 1]), ("blob", [])],
    "a blob and a file": [("list", [1, 2, 1]), ("blob", []), ("file", [])],
    "a buffer that occurs twice": [("list", [1, 1]), ("buffer", [])],
    "a date and a regular expression": [("list", [1, 2]), ("date", []), ("pattern", [])],
    "an error and a DOMException": [("list", [1, 2, 1]), ("error", []), ("exception", [])],
    "an error and its cause": [("error", [1]), ("error", [2]), ("exception", [])],
    "an error that is its own cause": [("error", [0])],
    "errors that cause each other": [("list", [1, 2]), ("error", [2]), ("error", [1])],
}

REFUSED: dict[str, Graph] = {
    "a function": [("function", [])],
    "a URL": [("url", [])],
    "a URL in an object": [("list", [1, 2]), ("list", []), ("object", [3]), ("url", [])],
    "a cycle with a function": [("list", [1, 0]), ("object", [2, 0]), ("function", [])],
    "a FormData in a list": [("list", [1]), ("form", [])],
    "an event target in an object": [("object", [1]), ("target", [])],
    "an iterator in a list": [("list", [1]), ("iterator", [])],
    "a TextEncoder in a list": [("list", [1]), ("encoder", [])],
}


def described(kinds: list[str], graph: Graph) -> str:
    """The types of the objects in the order of a walk. A number stands for a repeated object."""
    numbers: dict[int, int] = {}

    def walk(place: int) -> str:
        if place in numbers:
            return str(numbers[place])
        numbers[place] = len(numbers)
        kind, items = graph[place]
        return f"{kind}({','.join(map(walk, items))})"

    assert {kind for kind, _ in graph} <= {*kinds}
    return walk(0)
