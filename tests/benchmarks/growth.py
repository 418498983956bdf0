"""Time against size, for every kind of input whose time could grow faster than its size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice
from time import thread_time

from webapi import URL, URLSearchParams

SIZES = (10_000, 30_000, 100_000, 300_000, 1_000_000)

_DISTINCT_CJK = [*map(chr, range(0x4E00, 0xA000)), *map(chr, range(0x20000, 0x2A6E0))]


def _parse(make: Callable[[int], str]) -> Callable[[int], Callable[[], object]]:
    def prepare(n: int) -> Callable[[], object]:
        url = make(n)
        return lambda: URL.parse(url)

    return prepare


def _set_port(n: int) -> Callable[[], object]:
    url = URL("https://example.org/")
    value = "0" * n + "80"
    return lambda: setattr(url, "port", value)


def _params(n: int) -> Callable[[], object]:
    query = "&a=b" * n
    return lambda: str(URLSearchParams(query))


CASES: dict[str, Callable[[int], Callable[[], object]]] = {
    "n × ../": _parse(lambda n: "https://h/" + "../" * n),
    "a, n × @": _parse(lambda n: "https://a" + "@" * n + "h/"),
    "n × a@": _parse(lambda n: "https://" + "a@" * n + "h/"),
    "n × a. in a host": _parse(lambda n: "https://" + "a." * n + "h/"),
    "n × é in a path": _parse(lambda n: "https://h/" + "é" * n),
    "n × é in a host": _parse(lambda n: "https://" + "é" * n + "/"),
    "n × é in a query": _parse(lambda n: "https://h/?" + "é" * n),
    "n × &a=b": _params,
    "n spaces": _parse(lambda n: "data:" + " " * n + "x"),
    "n × %41": _parse(lambda n: "https://h/" + "%41" * n),
    "n × %41 in a host": _parse(lambda n: "https://" + "%41" * n + "/"),
    "a port of n zeros": _parse(lambda n: "https://h:" + "0" * n + "80/"),
    "a port of n zeros, set": _set_port,
    "n × \\": _parse(lambda n: "https:" + "\\" * n + "h/"),
    "n tabs": _parse(lambda n: "https://h/" + "\t" * n),
    "a punycode label of n": _parse(lambda n: "https://é.xn--" + "a" * n + "-9ia/"),
    "a punycode label of n digits": _parse(lambda n: "https://é.xn--" + "a" * n + "/"),
    "n distinct CJK in a label": _parse(
        lambda n: "https://" + "".join(islice(cycle(_DISTINCT_CJK), n)) + "/"
    ),
}


def seconds(name: str, size: int, rounds: int = 3) -> float:
    """The least time that the case ``name`` takes at ``size``, in seconds."""
    call = CASES[name](size)
    best = float("inf")
    for _ in range(rounds):
        began = thread_time()
        call()
        best = min(best, thread_time() - began)
    return best
