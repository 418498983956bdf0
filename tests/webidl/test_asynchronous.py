"""Asynchronous iteration and sequences, promises of steps, and dictionaries of objects."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from tests.work import LIMIT
from webapi import DOMException, jsnull
from webapi.webidl.async_sequences import AsyncSequence, end_of_iteration, to_async_sequence
from webapi.webidl.promises import Promise, promise_rejected_with, promise_resolved_with

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")


class Value:
    platform_object: Any = None


class Bytes(Value):
    pass


class Objects(Value):
    pass


class Source:
    """What steps give for an iterator: numbers up to a limit, and what was asked."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.asked: list[object] = []

    def get_the_next_iteration_result(self) -> Promise[Any]:
        number = len(self.asked)
        self.asked.append(number)
        if number > self.limit:
            return promise_rejected_with(ValueError("too far"))
        return promise_resolved_with(end_of_iteration if number == self.limit else number)

    def asynchronous_iterator_return(self, value: Any) -> Promise[Any]:
        self.asked.append("return")
        return promise_resolved_with(value)


def constructor(this: Any, *given: Any) -> None:
    this._webapi_given = given


def cancel(this: Any, reason: int) -> Promise[None]:
    if reason < 0:
        raise ValueError("negative")
    this._webapi_given = promise = promise_resolved_with()
    return promise


def initialize(this: Any, value: Any) -> None:
    this._webapi_given = value
    if isinstance(value, Value):
        value.platform_object = this


SLOTS = type("Slots", (), {"__annotations__": {"_webapi_given": Any}})


@pytest.fixture
def flows(case: Callable[..., SimpleNamespace]) -> SimpleNamespace:
    shared = {"Slots": SLOTS, "initialize": initialize}
    return case(
        "flows",
        flow={
            **shared,
            "constructor": constructor,
            "from_": lambda items: items,
            "cancel": cancel,
            "reader": lambda this: this._webapi_given[0],
            "asynchronous_iterator": lambda this, options: this._webapi_given[0],
        },
        flow_bytes={**shared, "State": Bytes},
        flow_objects={**shared, "State": Objects},
    )


# Dictionaries of objects


def test_a_constructor_gets_its_object_and_its_dictionary_last(flows: SimpleNamespace) -> None:
    class Given:
        def __init__(self) -> None:
            self.read: list[str] = []

        def __getattr__(self, name: str) -> Any:
            self.read.append(name)
            return None

    given = Given()
    options: Any = {"kept": 1}
    assert flows.Flow(given, options)._webapi_given == (given, {"kept": True}, {})
    assert given.read == ["pull", "start"]
    assert flows.Flow()._webapi_given == (None, {"kept": False}, {})
    source, _, dictionary = flows.Flow({"start": print})._webapi_given
    assert source == {"start": print}
    assert dictionary["start"].__wrapped__ is print


@pytest.mark.parametrize("value", ["text", 5, True, jsnull, {"start": 5}, {"pull": "text"}])
def test_what_is_no_object_or_no_such_dictionary_is_refused(
    flows: SimpleNamespace, value: object
) -> None:
    with pytest.raises(TypeError, match=r"Failed to construct 'Flow': parameter 1"):
        flows.Flow(value)


def test_the_object_is_checked_before_other_arguments_and_read_after_them(
    flows: SimpleNamespace,
) -> None:
    with pytest.raises(TypeError, match="parameter 1"):
        flows.Flow(5, 5)
    with pytest.raises(TypeError, match="parameter 2"):
        flows.Flow({"start": 5}, 5)


def test_a_member_of_the_dictionary_given_by_name_is_explained(flows: SimpleNamespace) -> None:
    with pytest.raises(TypeError, match=r"Flow\(\{.*pull"):
        flows.Flow(pull=print)


# Callbacks


def callbacks(flows: SimpleNamespace, source: object) -> dict[str, Callable[..., Any]]:
    found: dict[str, Callable[..., Any]] = flows.Flow(source)._webapi_given[-1]
    return found


def test_callbacks_get_the_objects_of_a_union(flows: SimpleNamespace) -> None:
    start = callbacks(flows, {"start": lambda reader: reader})["start"]
    value = Bytes()
    assert type(start(value)) is flows.FlowBytes
    assert start(value) is start(value) is value.platform_object
    assert type(start(Objects())) is flows.FlowObjects


def test_callbacks_of_promises_return_promises(flows: SimpleNamespace) -> None:
    class Sources:
        async def pull(self, reader: object, reason: object) -> object:
            await asyncio.sleep(0)
            return reason

    def fails() -> None:
        raise ValueError("no")

    async def fails_later() -> None:
        raise ValueError("later")

    async def main() -> list[object]:
        pulls: list[Any] = [Sources().pull, lambda: None, fails, fails_later, promise_resolved_with]
        promises = [callbacks(flows, {"pull": each})["pull"](Objects(), 7) for each in pulls]
        assert {type(each) for each in promises} == {Promise}
        return await asyncio.gather(*promises, return_exceptions=True)

    bound, plain, failed, failed_later, _ = asyncio.run(main())
    assert (bound, plain) == (7, None)
    assert (repr(failed), repr(failed_later)) == ("ValueError('no')", "ValueError('later')")


def test_callbacks_of_any_value_raise(flows: SimpleNamespace) -> None:
    def start() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        callbacks(flows, {"start": start})["start"](Bytes())


# Promises of steps


def test_operations_return_the_promise_of_the_steps(flows: SimpleNamespace) -> None:
    flow = flows.Flow()
    assert flow.cancel(1) is flow._webapi_given


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda flows: flows.Flow().cancel(-1), "ValueError('negative')"),
        (lambda flows: flows.Flow().cancel(object()), "TypeError"),
        (lambda flows: flows.Flow.cancel(5, 1), "TypeError('Illegal invocation')"),
    ],
)
def test_operations_reject_instead_of_raising(
    flows: SimpleNamespace, call: Callable[[Any], Promise[None]], error: str
) -> None:
    async def main() -> object:
        return (await asyncio.gather(call(flows), return_exceptions=True))[0]

    assert repr(asyncio.run(main())).startswith(error)


def test_a_result_is_the_object_of_one_of_two_interfaces(flows: SimpleNamespace) -> None:
    assert type(flows.Flow(Objects()).reader()) is flows.FlowObjects
    assert type(flows.Flow(Bytes()).reader()) is flows.FlowBytes


# Asynchronous sequences


@pytest.mark.parametrize(
    "value", ["text", b"bytes", bytearray(1), 5, None, jsnull, {"a": 1}, print]
)
def test_what_is_no_sequence_is_refused(flows: SimpleNamespace, value: object) -> None:
    with pytest.raises(TypeError, match=r"Failed to execute 'from' on 'Flow': parameter 1"):
        flows.Flow.from_(value)


def test_static_operations_get_a_sequence(flows: SimpleNamespace) -> None:
    assert type(flows.Flow.from_([1])._webapi_given) is AsyncSequence


async def items(value: Any) -> list[Any]:
    iterator = to_async_sequence(value, "").open()
    found = []
    while (item := await iterator.next()) is not end_of_iteration:
        found.append(item)
    assert await iterator.next() is end_of_iteration
    return found


async def numbers(closed: list[object]) -> AsyncIterator[int]:
    try:
        for number in range(3):
            await asyncio.sleep(0)
            yield number
    finally:
        closed.append("closed")


def generator(closed: list[object]) -> Iterator[Any]:
    try:
        yield 1
        yield promise_resolved_with(2)
        yield promise_rejected_with(ValueError("no"))
    finally:
        closed.append("closed")


class Countdown:
    """An asynchronous iterator that cannot be closed."""

    def __init__(self) -> None:
        self.left = 2

    def __aiter__(self) -> Countdown:
        return self

    async def __anext__(self) -> int:
        self.left -= 1
        if self.left < 0:
            raise StopAsyncIteration
        return self.left


def test_sequences_are_iterated_to_their_end() -> None:
    async def main() -> list[object]:
        values: list[Any] = [[1, 2], (each for each in "ab"), {7}, numbers([]), Countdown()]
        return [await items(each) for each in values]

    assert asyncio.run(main()) == [[1, 2], ["a", "b"], [7], [0, 1, 2], [1, 0]]


def test_items_of_an_iterable_are_awaited_and_a_rejected_one_closes_it() -> None:
    async def main() -> None:
        closed: list[object] = []
        iterator = to_async_sequence(generator(closed), "").open()
        assert [await iterator.next(), await iterator.next()] == [1, 2]
        with pytest.raises(ValueError, match="no"):
            await iterator.next()
        assert closed == ["closed"]

    asyncio.run(main())


def test_closing_a_sequence_closes_its_generator() -> None:
    async def main() -> None:
        for make in (generator, numbers):
            closed: list[object] = []
            iterator = to_async_sequence(make(closed), "").open()
            iterator.next()  # which is under way
            await iterator.close("reason")
            assert closed == ["closed"]
        for value in ([1], Countdown()):
            assert await to_async_sequence(value, "").open().close("reason") is None

    asyncio.run(main())


@pytest.mark.parametrize("has_begun", [True, False])
def test_closing_a_sequence_ends_a_wait_for_its_next_value(has_begun: bool) -> None:
    log: list[object] = []

    async def waits() -> AsyncIterator[int]:
        try:
            await asyncio.Event().wait()
            yield 1
        except asyncio.CancelledError:
            log.append("cancelled")
            raise

    async def main() -> None:
        iterator = to_async_sequence(waits(), "").open()
        waiting = iterator.next()
        if has_begun:
            await asyncio.sleep(0)
        await asyncio.wait_for(iterator.close("reason"), LIMIT)
        with pytest.raises(DOMException, match="cancelled"):
            await waiting

    asyncio.run(main())
    assert log == ["cancelled"]


def test_an_iterator_that_raises_rejects() -> None:
    class Raises:
        def __iter__(self) -> Iterator[int]:
            return self

        def __next__(self) -> int:
            raise ValueError("next")

    async def raises() -> AsyncIterator[int]:
        raise ValueError("anext")
        yield 1

    async def main() -> None:
        for value, said in ((Raises(), "next"), (raises(), "anext")):
            with pytest.raises(ValueError, match=said):
                await to_async_sequence(value, "").open().next()

    asyncio.run(main())


# Asynchronous iteration


def test_an_object_is_iterated_to_its_end(flows: SimpleNamespace) -> None:
    source = Source(3)

    async def main() -> list[object]:
        flow = flows.Flow(source)
        found = [each async for each in flow]
        iterator = flow.values({"kept": True})
        assert aiter(iterator) is iterator
        return found

    assert asyncio.run(main()) == [0, 1, 2]
    assert source.asked == [0, 1, 2, 3]


def test_the_end_and_an_error_end_an_iterator_for_good(flows: SimpleNamespace) -> None:
    async def main() -> None:
        iterator = flows.Flow(source := Source(0)).values()
        assert [each async for each in iterator] == [each async for each in iterator] == []
        await iterator.aclose()
        assert source.asked == [0]
        failed = flows.Flow(source := Source(-1)).values()
        with pytest.raises(ValueError, match="too far"):
            await anext(failed)
        assert [each async for each in failed] == []
        await failed.aclose()
        assert source.asked == [0]

    asyncio.run(main())


def test_calls_wait_for_those_before_them(flows: SimpleNamespace) -> None:
    async def main() -> None:
        iterator = flows.Flow(source := Source(9)).values()
        first, second = anext(iterator), anext(iterator)
        closing = iterator.aclose()
        late = anext(iterator)
        assert [await second, await first, await closing] == [1, 0, None]
        with pytest.raises(StopAsyncIteration):
            await late
        assert source.asked == [0, 1, "return"]

    asyncio.run(main())


@pytest.mark.usefixtures("frozen_heap")
@pytest.mark.parametrize("leaves", ["break", "raise"])
def test_a_loop_that_is_left_early_returns(flows: SimpleNamespace, leaves: str) -> None:
    async def main() -> None:
        source = Source(9)

        async def loop() -> None:
            async for _ in flows.Flow(source):
                if leaves == "raise":
                    raise ValueError
                break

        with suppress(ValueError):
            await loop()
        gc.collect()
        await asyncio.sleep(0)
        assert source.asked == [0, "return"]

    asyncio.run(main())


@pytest.mark.usefixtures("frozen_heap")
def test_an_iterator_that_was_not_used_does_not_return(flows: SimpleNamespace) -> None:
    async def main() -> None:
        flows.Flow(source := Source(9)).values()
        gc.collect()
        await asyncio.sleep(0)
        assert source.asked == []

    asyncio.run(main())


def test_values_are_of_the_interface_only(flows: SimpleNamespace) -> None:
    with pytest.raises(TypeError, match="Illegal invocation"):
        flows.Flow.values(5)
    with pytest.raises(TypeError, match="parameter 1"):
        flows.Flow(Source(1)).values(5)


# Messages: what shares a name, objects of promises, and asynchronous sequences in unions


@pytest.fixture
def messages(case: Callable[..., SimpleNamespace]) -> SimpleNamespace:
    def copy(this: Any) -> Promise[Any]:
        if this._webapi_given == (None,):
            raise ValueError("empty")
        return promise_resolved_with("copied")

    return case(
        "messages",
        message={
            "Slots": SLOTS,
            "initialize": initialize,
            "constructor": constructor,
            "text": lambda *given: given,
            "copy": copy,
        },
    )


def test_a_static_and_a_regular_operation_share_a_name(messages: SimpleNamespace) -> None:
    message = messages.Message("a")
    assert messages.Message.text("b", times="2") == ("b", 2)
    assert message.text() == (message,)
    with pytest.raises(TypeError):
        messages.Message.text()
    with pytest.raises(TypeError):
        message.text("b")
    assert messages.Message.text.__qualname__ == "Message.text"
    assert message.text.__func__.__qualname__ == "Message.text"


def test_the_value_of_a_promise_becomes_an_object(messages: SimpleNamespace) -> None:
    copied = asyncio.run(messages.Message("a").copy())
    assert isinstance(copied, messages.Message)
    assert copied._webapi_given == "copied"
    with pytest.raises(ValueError, match="empty"):
        asyncio.run(messages.Message().copy())


def test_iterators_in_a_union_are_sequences_and_lists_are_strings(
    messages: SimpleNamespace,
) -> None:
    async def generator() -> AsyncIterator[int]:
        yield 1

    class Iterable:
        def __aiter__(self) -> AsyncIterator[int]:
            return generator()

    for value in (iter([1]), generator(), Iterable(), map(int, "1")):
        (given,) = messages.Message(value)._webapi_given
        assert isinstance(given, AsyncSequence)
    strings = [([1, 2], "1,2"), ((1,), "1"), (range(2), "range(0, 2)"), ("a", "a"), (jsnull, None)]
    for value, expected in strings:
        assert messages.Message(value)._webapi_given == (expected,)
    message = messages.Message()
    assert messages.Message(message)._webapi_given == (message,)
