"""Find the first pattern of a table that matches a URL, without trying all of them.

$ python examples/router.py examples/data/requests.txt
"""

import re
import sys
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

NOT_LITERAL = re.compile(r"[*+?:{}()\\]").search
NAME = re.compile(r":\w+").fullmatch
SPECIAL_SCHEMES = ("http", "https", "ws", "wss", "ftp", "file")


class Router:
    """Patterns by their hosts, and in a tree of the segments that their paths begin with.

    A URL is tried only against the patterns that its own host and segments lead to, in the order of
    the table.

    >>> router = Router({"book": "https://shop.example/books/:id"})
    >>> router.route("https://shop.example/books/7")
    ('book', {'id': '7'})
    >>> router.route("https://shop.example/records/7") is None
    True
    """

    def __init__(self, table: dict[str, str]) -> None:
        self.routes = [(name, URLPattern(pattern)) for name, pattern in table.items()]
        self.hosts: dict[str | None, Node] = {}
        for order, (_, pattern) in enumerate(self.routes):
            host = None if NOT_LITERAL(pattern.hostname) else pattern.hostname
            node = self.hosts.setdefault(host, Node())
            segments, complete = known_segments(pattern)
            for segment in segments:
                node = node.children.setdefault(segment, Node())
            (node.complete if complete else node.longer).append(order)

    def route(self, url: str) -> tuple[str, dict[str, str | None]] | None:
        """The name of the first pattern that matches, and the groups of its path."""
        parsed = URL.parse(url)
        if parsed is None:
            return None
        for order in sorted(self.candidates(parsed)):
            name, pattern = self.routes[order]
            result = pattern.exec(parsed.href)
            if result is not None:
                return name, result.pathname.groups
        return None

    def candidates(self, url: URL) -> list[int]:
        """The indexes in the table of the patterns that can match the URL."""
        nodes = [self.hosts[host] for host in (url.hostname, None) if host in self.hosts]
        found: list[int] = []
        for segment in url.pathname.split("/"):
            children = []
            for node in nodes:
                found += node.longer
                if segment in node.children:
                    children.append(node.children[segment])
                if None in node.children:
                    children.append(node.children[None])
            nodes = children
        for node in nodes:
            found += node.longer
            found += node.complete
        return found


class Node:
    """The patterns whose known segments end here, and, by the next segment, the others.

    The segment is ``None`` where it can be any.
    """

    def __init__(self) -> None:
        self.complete: list[int] = []
        self.longer: list[int] = []
        self.children: dict[str | None, Node] = {}


def known_segments(pattern: URLPattern) -> tuple[list[str | None], bool]:
    r"""The segments that a path begins with, ``None`` for any, and whether it has no others.

    >>> known_segments(URLPattern("https://shop.example/books/:id/chapters"))
    (['', 'books', None, 'chapters'], True)
    >>> known_segments(URLPattern("https://shop.example/a/b{/c}?"))
    (['', 'a'], False)
    """
    protocol = URLPattern({"protocol": pattern.protocol})
    has_segments = any(protocol.test({"protocol": scheme}) for scheme in SPECIAL_SCHEMES)
    segments: list[str | None] = []
    for segment in pattern.pathname.split("/"):
        if not NOT_LITERAL(segment):
            segments.append(segment)
        elif NAME(segment) and has_segments:
            segments.append(None)
        else:
            return segments, False
    return segments, True


if __name__ == "__main__":
    router = Router(TABLE)
    for line in Path(sys.argv[1]).read_text("utf-8").splitlines():
        found = router.route(line)
        print(line, "→", "nothing" if found is None else f"{found[0]} {found[1]}")
