"""What events, signals and their listeners leave behind when they have gone: nothing."""

from __future__ import annotations

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Callable

import pytest

from tests.work import LIMIT
from webapi import AbortController, AbortSignal, Document, Event, EventTarget, MutationObserver
from webapi.dom.collections import HTMLCollection
from webapi.dom.mutation_observers import MutationObserver as Observer

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython" or sys.platform == "emscripten", reason="measures memory"
)

COUNT = 1_000
MOST_BYTES = 20
"""For each step. A weak reference alone takes 72."""

CONTROLLER = AbortController()
SIGNAL = CONTROLLER.signal
TARGET = EventTarget()


def listener() -> None:
    """Does nothing."""


def add_and_remove() -> None:
    TARGET.addEventListener("x", listener, {"signal": SIGNAL})
    TARGET.removeEventListener("x", listener)


def fire_once() -> None:
    TARGET.addEventListener("x", lambda: None, {"signal": SIGNAL, "once": True})
    TARGET.dispatchEvent(Event("x"))


def add_twice() -> None:
    TARGET.addEventListener("y", listener)
    TARGET.addEventListener("y", listener, {"signal": SIGNAL})


def add_to_a_target_that_goes() -> None:
    EventTarget().addEventListener("x", listener, {"signal": SIGNAL})


def add_what_holds_its_target() -> None:
    target = EventTarget()
    target.addEventListener("x", lambda: target, {"signal": SIGNAL})


def add_with_a_dependent_signal() -> None:
    target = EventTarget()
    target.addEventListener("x", lambda: target, {"signal": AbortSignal.any([SIGNAL])})


def add_to_a_dependent_signal() -> None:
    signal = AbortSignal.any([SIGNAL])
    signal.addEventListener("abort", listener, {"signal": SIGNAL})
    signal.removeEventListener("abort", listener)


def set_and_unset_a_handler() -> None:
    signal = AbortSignal.any([SIGNAL])
    signal.onabort = listener
    signal.onabort = None


def dispatch() -> None:
    TARGET.addEventListener("z", listener)
    TARGET.dispatchEvent(Event("z"))


def abort() -> None:
    controller = AbortController()
    controller.signal.addEventListener("abort", listener)
    controller.abort()


def abort_one_of_two_sources() -> None:
    controller = AbortController()
    AbortSignal.any([SIGNAL, controller.signal]).addEventListener("abort", listener)
    controller.abort()


@pytest.mark.usefixtures("frozen_heap")
@pytest.mark.parametrize(
    "step",
    [
        add_and_remove,
        fire_once,
        add_twice,
        add_to_a_target_that_goes,
        add_what_holds_its_target,
        add_with_a_dependent_signal,
        add_to_a_dependent_signal,
        set_and_unset_a_handler,
        dispatch,
        abort,
        abort_one_of_two_sources,
    ],
)
def test_what_has_gone_leaves_nothing(step: Callable[[], None]) -> None:
    def steps() -> None:
        for _ in range(COUNT):
            step()

    assert growth(steps) < MOST_BYTES * COUNT


def alive(kind: type[object]) -> int:
    gc.collect()
    return sum(type(each) is kind for each in gc.get_objects())


def test_collections_of_many_names_do_not_stay() -> None:
    document = Document("https://example.org/")
    before = alive(HTMLCollection)
    for number in range(COUNT):
        assert document.getElementsByTagName(f"x{number}").length == 0
    assert alive(HTMLCollection) - before < COUNT / 2


def test_collections_stay_live_however_many_there_are() -> None:
    document = Document("https://example.org/").implementation.createHTMLDocument("x")
    assert document.body is not None
    collections = [document.getElementsByTagName(f"x{number}") for number in range(COUNT)]
    assert {each.length for each in collections} == {0}
    document.body.append(*map(document.createElement, [f"x{number}" for number in range(COUNT)]))
    assert {each.length for each in collections} == {1}
    document.body.replaceChildren()
    assert {each.length for each in reversed(collections)} == {0}


def test_observers_that_are_disconnected_do_not_stay_without_a_loop() -> None:
    document = Document("https://example.org/")
    before = alive(Observer)
    for _ in range(COUNT):
        element = document.createElement("p")
        observer = MutationObserver(lambda *_: None)
        observer.observe(element, {"attributes": True})
        element.setAttribute("a", "b")
        observer.disconnect()
    assert alive(Observer) - before < COUNT / 2


@pytest.mark.usefixtures("frozen_heap")
def test_a_timeout_that_has_passed_leaves_nothing() -> None:
    async def time_out() -> None:
        passed = 0

        def count() -> None:
            nonlocal passed
            passed += 1

        for _ in range(COUNT):
            AbortSignal.timeout(0).addEventListener("abort", count)
        async with asyncio.timeout(LIMIT):
            while passed < COUNT:
                await asyncio.sleep(0)

    assert growth(lambda: asyncio.run(time_out())) < MOST_BYTES * COUNT


def growth(steps: Callable[[], None]) -> int:
    """The bytes that are held after a second run of the steps, and were not after the first."""

    def held() -> int:
        steps()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = held()
        return held() - before
    finally:
        tracemalloc.stop()


@pytest.mark.usefixtures("frozen_heap")
def test_a_listener_with_a_dependent_signal_keeps_that_signal() -> None:
    controller = AbortController()
    target = EventTarget()
    called: list[str] = []
    options = {"signal": AbortSignal.any([controller.signal])}
    target.addEventListener("x", lambda: called.append("x"), options)
    del options
    gc.collect()
    controller.abort()
    target.dispatchEvent(Event("x"))
    assert called == []
