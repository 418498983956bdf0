"""Time the ``webapi`` that is imported. `tests.benchmarks.commits` runs this file for each commit.

It uses nothing else of the project, because an older commit lacks what is newer. Its input is URLs,
one a line, and its output a JSON object: the seconds of one call by the name of the operation.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from webapi import URL, AbortController, URLPattern, URLSearchParams

ROUNDS = 5


def operations(urls: list[str]) -> Iterator[tuple[str, Callable[[Any], object], list[Any]]]:
    parsed = [URL(url) for url in urls]
    pattern = URLPattern("https://:host/:first/*?")
    yield "parse and href", lambda url: URL(url).href, urls
    yield "parse and all components", components, urls
    yield "canParse", URL.canParse, urls
    yield "resolve", lambda url: URL("../a?b", url).href, urls
    yield "set search, href", set_search, parsed
    yield "parse parameters", URLSearchParams, [url.search for url in parsed]
    yield "append a parameter, href", append, urls
    yield "URLPattern.test", pattern.test, urls
    yield "abort with a listener", abort, urls


def components(text: str) -> object:
    url = URL(text)
    return url.protocol, url.host, url.hostname, url.port, url.pathname, url.search, url.hash


def set_search(url: URL) -> str:
    url.search = "a=1"
    return url.href


def append(text: str) -> str:
    url = URL(text)
    url.searchParams.append("a", "b c")
    return url.href


def abort(_: str) -> None:
    controller = AbortController()
    controller.signal.addEventListener("abort", ignore)
    controller.abort()


def ignore(event: object) -> None:
    pass


def seconds(call: Callable[[Any], object], inputs: list[Any]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        gc.collect()
        began = process_time()
        for each in inputs:
            call(each)
        best = min(best, process_time() - began)
    return best / len(inputs)


if __name__ == "__main__":
    lines = [line for line in sys.stdin.read().splitlines() if URL.canParse("/", line)]
    json.dump({name: seconds(call, inputs) for name, call, inputs in operations(lines)}, sys.stdout)
