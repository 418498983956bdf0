"""Find the first pattern of a table that matches a URL, without trying all of them.

$ python examples/router.py examples/data/requests.txt
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from webapi import URL, URLPattern

TABLE = {
    "front": "https://shop.example/",
    "book": r"https://shop.example/books/:id(\d+)",
    "chapter": "https://shop.example/books/:id/chapters/:chapter?",
    "covers": "https://:region.images.example/covers/*.jpg",
    "legacy": "http{s}?://{www.}?shop.example/index.php",
    "search": "https://shop.example/search",
    "anything": "https://shop.example/*",
}

NOT_LITERAL = re.compile(r"[*+?:{}()\\]")


class Router:
    """A tree of patterns, sorted by the literal segments that their paths begin with.

    A URL can match only the patterns whose literal segments begin its path: only these are tried.

    >>> router = Router({"book": "https://shop.example/books/:id"})
    >>> router.route("https://shop.example/books/7")
    ('book', {'id': '7'})
    >>> router.route("https://shop.example/records/7") is None
    True
    """

    def __init__(self, table: dict[str, str]) -> None:
        self.routes = [(name, URLPattern(pattern)) for name, pattern in table.items()]
        self.root: Node = Node()
        for order, (_, pattern) in enumerate(self.routes):
            node = self.root
            for segment in literal_segments(pattern.pathname):
                node = node.children.setdefault(segment, Node())
            node.routes.append(order)

    def route(self, url: str) -> tuple[str, dict[str, str | None]] | None:
        """The name of the first pattern that matches, and the groups of its path."""
        parsed = URL.parse(url)
        if parsed is None:
            return None
        for order in sorted(self.candidates(parsed.pathname)):
            name, pattern = self.routes[order]
            result = pattern.exec(parsed.href)
            if result is not None:
                return name, result["pathname"]["groups"]
        return None

    def candidates(self, path: str) -> Iterable[int]:
        """The indexes in the table of the patterns that can match the path."""
        node = self.root
        found = list(node.routes)
        for segment in path.split("/")[1:]:
            if segment not in node.children:
                break
            node = node.children[segment]
            found += node.routes
        return found


class Node:
    """The patterns with the same literal segments, and the nodes of longer ones."""

    def __init__(self) -> None:
        self.routes: list[int] = []
        self.children: dict[str, Node] = {}


def literal_segments(pattern: str) -> list[str]:
    r"""The literal segments that a matching path begins with.

    >>> literal_segments("/books/:id/chapters"), literal_segments("/a/b{/c}?")
    (['books'], ['a'])
    """
    special = NOT_LITERAL.search(pattern)
    segments = (pattern if special is None else pattern[: special.start()]).split("/")
    return segments[1:] if special is None else segments[1:-1]


if __name__ == "__main__":
    router = Router(TABLE)
    for line in Path(sys.argv[1]).read_text("utf-8").splitlines():
        found = router.route(line)
        print(line, "→", "nothing" if found is None else f"{found[0]} {found[1]}")
