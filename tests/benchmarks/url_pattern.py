"""URLPattern against its peers, and a router against a loop over its patterns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import upa_url
import urlpattern

from examples.router import Router
from tests.benchmarks.operations import Operation
from webapi import URL, URLPattern
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
ROUTES = 1_000


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
    table = {
        f"route {number}": f"https://example.com/section{number // 10}/page{number}/:kind/:id"
        for number in range(ROUTES)
    }
    router = Router(table)
    patterns = [URLPattern(each)._webapi_pattern for each in table.values()]

    def loop(url: str) -> object:
        """The first pattern that matches, of all; the URL is parsed once."""
        cut = canonical(url)
        if cut is not None:
            return next((each for each in patterns if each.canonical_matcher.test(cut)), None)
        values = match_values(url, None)
        return values and next((each for each in patterns if each.exec(values)), None)

    urls = [
        URL(f"https://example.com/section{number // 10}/page{number}/a/{number}").href
        for number in range(0, ROUTES, 37)
    ]
    yield Operation("router, 1,000 patterns", urls, router.route, {"loop": loop}, {"loop": 0.1})
