"""Threads that share a URL: what `webapi.steps.url_value` promises."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from threading import Barrier
from typing import Any
from urllib.parse import parse_qsl

import pytest

from webapi import URL, URLSearchParams
from webapi.url.components import MEMBERS, SETTABLE
from webapi.webidl import platform_objects

ROUNDS = 400


@pytest.fixture(autouse=True)
def switch_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def together(*functions: Callable[[], object]) -> list[object]:
    """Call each function in a thread of its own, all at once; what they return or raise."""
    barrier = Barrier(len(functions))

    def run(function: Callable[[], object]) -> object:
        barrier.wait()
        return function()

    with ThreadPoolExecutor(len(functions)) as executor:
        return [future.result() for future in [executor.submit(run, each) for each in functions]]


def repeatedly(function: Callable[[], object]) -> Callable[[], list[object]]:
    return lambda: [function() for _ in range(ROUNDS)]


def test_threads_that_read_a_url_see_one_whole_value() -> None:
    """Each URL agrees with itself in all members, and readers see one or the other."""
    hrefs = (
        "https://user:password@example.org:8080/a/b?c=d#e",
        "ftp://h/",
        "file:///x?y",
        "data:text/plain,x",
    )
    url = URL(hrefs[0])
    allowed = {name: {getattr(URL(href), name) for href in hrefs} for name in MEMBERS}

    def set_hrefs() -> None:
        for round in range(ROUNDS):
            url.href = hrefs[round % len(hrefs)]

    def read() -> list[tuple[str, str]]:
        return [(name, getattr(url, name)) for _ in range(ROUNDS // 5) for name in MEMBERS]

    _, _, *seen = together(set_hrefs, set_hrefs, read, read, repeatedly(lambda: str(URL(url))))
    for values in seen[:2]:
        assert isinstance(values, list)
        assert [(name, value) for name, value in values if value not in allowed[name]] == []
    assert isinstance(seen[2], list)
    assert set(seen[2]) <= set(hrefs)


def test_setters_in_threads_write_whole_urls() -> None:
    """The members that are set come from some order of whole writes, whatever reads meanwhile."""
    url = URL("https://example.org/")

    def set_href() -> None:
        url.href = "https://example.net:8080/p?q#f"

    def set_hash() -> None:
        url.hash = "h i"

    together(
        repeatedly(set_href),
        repeatedly(set_hash),
        repeatedly(lambda: url.host),
        repeatedly(lambda: url.searchParams.get("q")),
    )
    assert URL(url.href).href == url.href
    assert url.host in ("example.org", "example.net:8080")
    assert url.hash in ("#f", "#h%20i")
    assert str(url.searchParams) in ("", "q=")


@pytest.mark.parametrize("name", SETTABLE)
def test_one_of_two_setters_in_threads_is_the_last(name: str) -> None:
    values = {
        "protocol": ("http", "ftp"),
        "username": ("me", "you é"),
        "password": ("a", "b é"),
        "host": ("h:1", "[::1]:2"),
        "hostname": ("h", "1.2.3.4"),
        "port": ("1", "2x"),
        "pathname": ("/a", "/../b c"),
        "search": ("?a", "b\té"),
        "hash": ("#a", "b\té"),
    }[name]
    url = URL("https://user@example.org:8080/p?q#f")
    expected = set()
    for value in values:
        other = URL(url)
        setattr(other, name, value)
        expected.add(other.href)
    together(*(repeatedly(lambda value=value: setattr(url, name, value)) for value in values * 2))  # type: ignore[misc]
    assert url.href in expected


def test_all_threads_get_the_same_search_params() -> None:
    for _ in range(ROUNDS // 5):
        url = URL("https://example.org/?a=b")
        found = together(*[lambda url=url: url.searchParams] * 4)  # type: ignore[misc]
        assert all(each is url.searchParams for each in found)


@pytest.mark.parametrize("attached", [True, False])
def test_all_that_several_threads_append_is_in_the_list(attached: bool) -> None:
    url = URL("https://example.org/?first=1")
    params = url.searchParams if attached else URLSearchParams("first=1")
    stop = False

    def append(thread: int) -> None:
        for number in range(ROUNDS):
            params.append(str(thread), str(number))

    def disturb() -> None:
        while not stop:
            url.hash = "x"
            url.port = "8080"
            assert url.search.startswith("?first=1")
            assert params.get("first") == "1"
            str(params)

    with ThreadPoolExecutor(6) as executor:
        disturbing = [executor.submit(disturb) for _ in range(2)]
        appending = [executor.submit(append, thread) for thread in range(4)]
        wait(appending)
        stop = True
        for future in (*appending, *disturbing):
            future.result()
    pairs = [*params]
    assert pairs[0] == ("first", "1")
    for thread in range(4):
        own = [int(value) for name, value in pairs if name == str(thread)]
        assert own == [*range(ROUNDS)]
    assert len(pairs) == 1 + 4 * ROUNDS
    if attached:
        assert parse_qsl(url.search[1:]) == pairs
        assert (url.port, url.hash) == ("8080", "#x")


@pytest.mark.parametrize("attached", [True, False])
def test_nothing_appended_is_lost_or_doubled_by_other_changes(attached: bool) -> None:
    for _ in range(ROUNDS // 20):
        params = URL("https://example.org/?a=1").searchParams if attached else URLSearchParams()

        def append(thread: int, params: URLSearchParams = params) -> None:
            for number in range(100):
                params.append(str(thread), str(number))

        def change(params: URLSearchParams = params) -> None:
            for number in range(30):
                params.set("a", str(number))
                params.delete("b")
                params.sort()

        together(partial(append, 1), partial(append, 2), change, change)
        for thread in (1, 2):
            own = params.getAll(str(thread))
            assert sorted(own, key=int) == [str(number) for number in range(100)]
        assert len(params.getAll("a")) == 1


CHANGES: dict[str, Callable[[URL], object]] = {
    "append": lambda url: url.searchParams.append("b", "2"),
    "delete": lambda url: url.searchParams.delete("a"),
    "set": lambda url: url.searchParams.set("a", "3"),
    "sort": lambda url: url.searchParams.sort(),
    "hash": lambda url: setattr(url, "hash", "x"),
    "port": lambda url: setattr(url, "port", "1\t2"),
    "search": lambda url: setattr(url, "search", "?d=4"),
    "href": lambda url: setattr(url, "href", "x:y?c=5"),
    "look": lambda url: (url.search, url.searchParams.size),
    "append twice": lambda url: (CHANGES["append"](url), url.href, CHANGES["append"](url)),
}


INTERRUPTIONS: dict[str, Callable[[URL], object]] = CHANGES | {
    "hash and append": lambda url: (CHANGES["hash"](url), CHANGES["append"](url)),
}


def interrupted(
    change: Callable[[], object], interruption: Callable[[], object], line: int
) -> bool:
    """Run ``change``; another thread interrupts it before its ``line``-th line in webapi.

    Where that thread would have to wait for the lock, it runs when ``change`` has finished. Returns
    whether there were as many lines.
    """
    seen = 0
    waiting = True

    def interrupt() -> None:
        nonlocal waiting
        if platform_objects._lock.acquire(blocking=False):
            try:
                interruption()
                waiting = False
            finally:
                platform_objects._lock.release()

    def trace(frame: Any, event: str, argument: object) -> Any:
        nonlocal seen
        if "webapi" not in frame.f_code.co_filename:
            return None
        if event == "line":
            seen += 1
            if seen == line:
                together(interrupt)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        change()
    finally:
        sys.settrace(before)
    if waiting:
        interruption()
    return seen >= line


@pytest.mark.parametrize("looked", [False, True])
@pytest.mark.parametrize("interruption", INTERRUPTIONS)
@pytest.mark.parametrize("change", CHANGES)
def test_a_change_that_another_interrupts_loses_nothing(
    change: str, interruption: str, looked: bool
) -> None:
    """Wherever a change is interrupted, the result is that of one after the other."""

    def new() -> URL:
        url = URL("?a=1", "https://example.org/")
        if looked:
            url.searchParams.append("e", "6")
        return url

    def result(*changes: str) -> str:
        url = new()
        for each in changes:
            INTERRUPTIONS[each](url)
        return url.href

    expected = {result(change, interruption), result(interruption, change)}
    if change == "append twice":
        expected.add(result("append", interruption, "append"))
    line, goes_on = 0, True
    while goes_on:
        line += 1
        url = new()
        goes_on = interrupted(
            partial(CHANGES[change], url), partial(INTERRUPTIONS[interruption], url), line
        )
        assert url.href in expected, line
        assert url.search[1:] == str(url.searchParams)
    assert line > 3


def test_url_and_params_agree_when_the_writers_have_finished() -> None:
    for _ in range(ROUNDS // 10):
        url = URL("https://example.org/?a=1")
        params = url.searchParams
        together(*writers(url, params))
        assert url.searchParams is params
        assert url.search[1:] == str(params)
        assert parse_qsl(url.search[1:]) == [*params]
        assert URL(url).href == url.href


def writers(url: URL, params: URLSearchParams) -> list[Callable[[], object]]:
    return [
        lambda: params.append("b", "2"),
        lambda: setattr(url, "search", "?c=3"),
        lambda: params.delete("a"),
        lambda: setattr(url, "href", "https://example.net/?d=4"),
        lambda: params.sort(),
        lambda: setattr(url, "hash", "x"),
        lambda: params.set("a", "5"),
    ]
