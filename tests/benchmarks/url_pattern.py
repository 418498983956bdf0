"""URLPattern against its peers, and a router against a loop over its patterns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import upa_url
import urlpattern

from examples.router import Router
from tests.benchmarks.operations import Operation
from webapi import URLPattern
from webapi.url.fast_path import canonical
from webapi.urlpattern.url_pattern import match_values

SHAPES = (
    "https://example.com/users{n}/:id/posts/:post",
    "https://example.com/{n}/books/:id(\\d+)",
    "http{{s}}?://*.example.com/files{n}/*.png",
    "https://example.com/{n}/:page?",
)
MATCHING = (
    "https://example.com/users7/42/posts/7",
    "https://example.com/7/books/42",
    "https://img.example.com/files7/a/b.png",
    "https://example.com/7/about",
)
RESOURCES = (
    "users",
    "books",
    "orders",
    "films",
    "songs",
    "shops",
    "teams",
    "files",
    "notes",
    "pages",
)
ACTIONS = {
    "": "",
    "/new": "/new",
    "/search": "/search",
    "/:id": "/42",
    "/:id/posts": "/42/posts",
    "/:id/posts/:post": "/42/posts/7",
    "/:id/comments/*": "/42/comments/2026/11",
    "/:id/settings{/:tab}?": "/42/settings/mail",
    "/:id(\\d+)/edit": "/42/edit",
    "/*": "/42/nothing/else",
}
TABLES = {
    "by sections": [
        (f"/section{n // 10}/page{n}/:kind/:id", f"/section{n // 10}/page{n}/a/{n}")
        for n in range(1_000)
    ],
    "resources": [
        (f"/{resource}{version}{action}", f"/{resource}{version}{path}")
        for version in range(10)
        for resource in RESOURCES
        for action, path in ACTIONS.items()
    ],
    "one shared prefix": [
        (f"/users/:id/section{n}/:page", f"/users/42/section{n}/7") for n in range(1_000)
    ],
}
"""Routers' tables of 1,000 patterns, each with a path that matches it."""


def operations() -> Iterator[Operation]:
    """Patterns are all different, since what was compiled before is not compiled again."""
    numbers = count()

    def construct(cls: Any) -> Any:
        def construct_and_test(shape: int) -> object:
            return cls(SHAPES[shape].format(n=next(numbers))).test(MATCHING[shape])

        return construct_and_test

    yield Operation(
        "URLPattern, and first test",
        [0, 1, 2, 3] * 20,
        construct(URLPattern),
        {"upa_url": construct(upa_url.URLPattern), "urlpattern": construct(urlpattern.URLPattern)},
        {"upa_url": 6.0, "urlpattern": 1.0},
    )
    for method in ("test", "exec"):

        def call(cls: Any, method: str = method) -> Any:
            patterns = [cls(shape.format(n=7)) for shape in SHAPES]
            bound = [getattr(pattern, method) for pattern in patterns]
            return lambda shape: bound[shape](MATCHING[shape])

        yield Operation(
            f"URLPattern.{method}",
            [0, 1, 2, 3] * 500,
            call(URLPattern),
            {"upa_url": call(upa_url.URLPattern), "urlpattern": call(urlpattern.URLPattern)},
            {"upa_url": 1.2},
        )
    for name, table in TABLES.items():
        urls = [f"https://example.com{path}" for _, path in table]
        yield router(name, [f"https://example.com{pattern}" for pattern, _ in table], urls[::37])


def router(name: str, table: list[str], urls: list[str]) -> Operation:
    """The example's router, against a loop over the patterns that parses each URL once."""
    patterns = [URLPattern(each)._webapi_pattern for each in table]

    def loop(url: str) -> object:
        cut = canonical(url)
        if cut is not None:
            return next((each for each in patterns if each.canonical_matcher.test(cut)), None)
        values = match_values(url, None)
        if values is None:
            return None
        return next((each for each in patterns if each.exec(values) is not None), None)

    route = Router({pattern: pattern for pattern in table}).route
    heading = f"router, 1,000 patterns: {name}"
    return Operation(heading, urls, route, {"loop": loop}, {"loop": 0.1})
