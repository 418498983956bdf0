"""The example's router gives what a loop over its patterns gives."""

from __future__ import annotations

from random import Random

from examples.router import Router
from webapi import URLPattern

PIECES = ("a", "b", ":id", ":id?", ":rest*", "*", "{a}?", r"(\d+)", ":id.txt", "", "7")
ORIGINS = (
    "https://example.org",
    "http{s}?://example.org",
    "https://:name.example.org",
    "https://*",
    "data\\:",
    "x-app://example.org",
)
HOSTS = ("https://example.org", "https://a.example.org", "data:", "x-app://example.org")


def random_pattern(random: Random) -> str:
    pieces = random.choices(PIECES, k=random.randint(0, 4))
    named = [piece.replace(":", f":n{place}") for place, piece in enumerate(pieces)]
    return random.choice(ORIGINS) + "".join(f"/{piece}" for piece in named)


def random_url(random: Random) -> str:
    segments = random.choices(("a", "b", "7", "", "x.txt"), k=random.randint(0, 5))
    return random.choice(HOSTS) + "".join(f"/{segment}" for segment in segments)


def test_the_router_finds_the_first_pattern_that_matches() -> None:
    random = Random(20261121)
    found = 0
    for _ in range(60):
        table = {f"{place}": random_pattern(random) for place in range(12)}
        patterns = {name: URLPattern(pattern) for name, pattern in table.items()}
        router = Router(table)
        for _ in range(40):
            url = random_url(random)
            first = next((name for name, each in patterns.items() if each.test(url)), None)
            route = router.route(url)
            assert (route and route[0]) == first, (table, url)
            found += route is not None
    assert found > 500
