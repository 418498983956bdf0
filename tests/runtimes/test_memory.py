"""How much a context's objects hold, and when that is measured."""

from collections.abc import Iterable

import pytest

from webapi import Blob, Document
from webapi.runtimes.memory import Memory, OutOfMemoryError, held_by

SMALL = "[1]"


class Roots:
    """What a context keeps, which counts how often it is measured."""

    def __init__(self) -> None:
        self.items: list[object] = []
        self.measured = 0

    def __call__(self) -> Iterable[object]:
        self.measured += 1
        return self.items


def test_bytes_are_counted_once() -> None:
    blob = Blob([bytes(1_000_000)])
    assert 1_000_000 < held_by([blob]) < 1_001_000
    assert held_by([blob.slice(1, 2)]) > 1_000_000  # which it keeps
    assert held_by([blob, blob.slice(1), blob.slice(2), Blob([])]) < 1_003_000
    assert held_by([Blob([blob, blob]), blob]) > 3_000_000


def test_what_is_within_is_counted() -> None:
    document = Document("https://example.org/")
    assert held_by([document]) < 5_000
    body = document.createElement("body")
    document.append(body)
    for _ in range(100):
        element = document.createElement("p")
        element.setAttribute("class", "x" * 1000)
        body.append(element)
    assert 100_000 < held_by([document]) < 300_000
    assert held_by([element]) >= held_by([document])
    assert document.links.length == 0
    both = held_by([document, document.links])
    assert both < held_by([document]) + 1_000  # what both hold is counted once


def test_measuring_is_seldom() -> None:
    roots = Roots()
    memory = Memory(roots, 1_000_000)
    for count in range(10_000):
        memory.begin_request(SMALL)
        memory.spend_on_request()
        if count % 2:
            roots.items.append(bytes(100))
    assert roots.measured < 20


def test_what_does_not_fit_is_refused_and_the_rest_goes_on() -> None:
    roots = Roots()
    memory = Memory(roots, 1_000_000)
    memory.begin_request(SMALL)
    with pytest.raises(OutOfMemoryError, match="the 1000000 bytes that max_bytes allows"):
        memory.spend(1_100_000)
    memory.begin_request(SMALL)
    memory.spend(800_000)
    with pytest.raises(OutOfMemoryError):
        memory.spend(800_000)  # of the same request
    with pytest.raises(OutOfMemoryError):
        memory.begin_request("x" * 1_000_001)
    memory.begin_request(SMALL)
    memory.spend(800_000)


def test_while_nothing_is_gone_nothing_is_measured() -> None:
    roots = Roots()
    roots.items.append(bytes(900_000))
    memory = Memory(roots, 1_000_000)
    refused = 0
    for _ in range(1000):
        try:
            memory.begin_request(SMALL)
            memory.spend(2000)
        except OutOfMemoryError:
            refused += 1
    assert (refused, roots.measured) == (500, 1)
    roots.items.clear()
    memory.freed()
    memory.begin_request(SMALL)
    memory.spend(2000)
    assert roots.measured == 2
    memory.max_bytes = 10
    with pytest.raises(OutOfMemoryError):
        memory.spend(2000)


def test_text_that_is_not_ascii_takes_more() -> None:
    roots = Roots()
    memory = Memory(roots, 1_000_000)
    memory.begin_request("x" * 300_000)
    memory.spend_on_request()
    memory.max_bytes = 1_000_000
    memory.begin_request("\\ud83d" * 50_000)
    with pytest.raises(OutOfMemoryError):
        memory.spend_on_request()
