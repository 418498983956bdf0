"""``Promise``: https://tc39.es/ecma262/#sec-promise-objects

A `JSPromise` holds a `webapi.webidl.promises.Promise` of a JavaScript value, so both sides can
await it. Jobs run in callbacks of the running asyncio loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from webapi.js.defining import define_class, first, functions
from webapi.js.model import (
    Array,
    Behaviour,
    Function,
    JSObject,
    PyProxy,
    Realm,
    call,
    error,
    error_of,
    is_callable,
    iterate,
    python_to_js,
    realm,
    throw,
    to_string,
)
from webapi.webidl.microtasks import queue_a_microtask, schedule_a_checkpoint
from webapi.webidl.promises import Promise, is_pending, reject, resolve, then
from webapi.webidl.thrown_value import ThrownValue


class JSPromise(JSObject):
    """A Promise. Its ``promise`` is settled with JavaScript values."""

    __slots__ = ("promise",)

    def __init__(self, promise: Promise[Any] | None = None) -> None:
        super().__init__(realm().prototypes["Promise"])
        self.promise: Promise[Any] = promise or Promise()


def is_thenable(value: Any) -> bool:
    """Whether a value is a promise, or a Python awaitable."""
    awaitable = isinstance(value, PyProxy) and isinstance(value.alive(), Awaitable)
    return awaitable or isinstance(value, JSPromise)


def resolve_with(made: JSPromise, value: Any) -> None:
    """https://tc39.es/ecma262/#sec-promise-resolve-functions"""
    if not is_pending(made.promise):
        return
    follow: Callable[[JSPromise], None] | None = None
    if value is made:
        cycle = error("TypeError", "Chaining cycle detected for promise #<Promise>")
        reject(made.promise, cycle)
    elif isinstance(value, JSPromise):
        resolve(made.promise, value.promise)
    elif is_thenable(value):
        follow = partial(_follow, value)
    elif isinstance(value, JSObject) and is_callable(method := value.get("then")):
        follow = partial(_run_executor, partial(call, method, value))
    else:
        resolve(made.promise, value)
    if follow is not None:
        other = JSPromise()
        resolve(made.promise, other.promise)
        queue_a_microtask(partial(follow, other))


def _follow(proxy: PyProxy, made: JSPromise) -> None:
    """Settle a promise as a Python awaitable ends."""
    try:
        resolve(made.promise, _awaited(proxy.alive()))
    except Exception as exception:
        reject(made.promise, error_of(exception))


async def _awaited(target: Awaitable[Any]) -> Any:
    """The value of a Python awaitable, or the Error to reject with."""
    try:
        return python_to_js(await target)
    except Exception as exception:
        raise ThrownValue(error_of(exception)) from None


def _run_executor(call_it: Callable[[list[Any]], Any], made: JSPromise) -> None:
    """Call a function with the resolving functions of a promise."""
    try:
        call_it(_resolving_functions(made))
    except Exception as exception:
        reject(made.promise, error_of(exception))


def _resolving_functions(made: JSPromise) -> list[Any]:
    """https://tc39.es/ecma262/#sec-createresolvingfunctions"""
    done = False

    def once(act: Callable[[Any], None]) -> Function:
        def behaviour(this: Any, arguments: list[Any]) -> None:
            nonlocal done
            if not done:
                done = True
                act(first(arguments))

        return Function("", 1, behaviour)

    return [once(partial(resolve_with, made)), once(partial(reject, made.promise))]


def promise_of(value: Any) -> JSPromise:
    """https://tc39.es/ecma262/#sec-promise-resolve"""
    if isinstance(value, JSPromise):
        return value
    made = JSPromise()
    resolve_with(made, value)
    return made


def perform_then(promise: JSPromise, fulfilled: Any, rejected: Any) -> JSPromise:
    """https://tc39.es/ecma262/#sec-performpromisethen"""
    made = JSPromise()

    def settle(handler: Any, otherwise: Callable[[Any], None], value: Any) -> None:
        if not is_callable(handler):
            otherwise(value)
            return
        try:
            result = call(handler, None, [value])
        except Exception as exception:
            reject(made.promise, error_of(exception))
        else:
            resolve_with(made, result)

    then(
        promise.promise,
        partial(settle, fulfilled, partial(resolve, made.promise)),
        partial(settle, rejected, partial(reject, made.promise)),
    )
    return made


def finally_handlers(handler: Any) -> tuple[Any, Any]:
    """https://tc39.es/ecma262/#sec-promise.prototype.finally, its two functions"""
    if not is_callable(handler):
        return handler, handler

    def after(outcome: Callable[[Any], Any]) -> Function:
        def behaviour(this: Any, arguments: list[Any]) -> JSPromise:
            result = promise_of(call(handler, None, []))
            last = Function("", 0, lambda this, _: outcome(first(arguments)))
            return perform_then(result, last, None)

        return Function("", 1, behaviour)

    return after(lambda value: value), after(_rejected)


def _rejected(reason: Any) -> JSPromise:
    made = JSPromise()
    reject(made.promise, reason)
    return made


def define_promise(new: Realm) -> None:
    """Define the class."""

    def make(arguments: list[Any]) -> JSPromise:
        executor = first(arguments)
        if not is_callable(executor):
            throw("TypeError", f"Promise resolver {to_string(executor)} is not a function")
        made = JSPromise()
        _run_executor(partial(call, executor, None), made)
        return made

    new.prototypes["Promise"] = JSObject(new.prototypes["Object"], "Promise")
    cls = define_class(
        new, "Promise", 1, make, refusal="Promise constructor cannot be invoked without 'new'"
    )
    functions(
        cls,
        resolve=(1, lambda this, a: promise_of(first(a))),
        reject=(1, lambda this, a: _rejected(first(a))),
        withResolvers=(0, _with_resolvers),
        all=(1, _combinator(_all)),
        allSettled=(1, _combinator(_all_settled)),
        any=(1, _combinator(_any)),
        race=(1, _combinator(_race)),
    )
    functions(
        new.prototypes["Promise"],
        JSPromise,
        then=(2, lambda this, a: perform_then(this, first(a), first(a, 1))),
        catch=(1, lambda this, a: perform_then(this, None, first(a))),
        finally_=(1, lambda this, a: perform_then(this, *finally_handlers(first(a)))),
    )


def _with_resolvers(this: Any, arguments: list[Any]) -> JSObject:
    made, result = JSPromise(), JSObject(realm().prototypes["Object"])
    resolving, rejecting = _resolving_functions(made)
    for name, value in (("promise", made), ("resolve", resolving), ("reject", rejecting)):
        result.create(name, value)
    return result


def _combinator(steps: Callable[[JSPromise, list[JSPromise]], None]) -> Behaviour:
    """https://tc39.es/ecma262/#sec-promise.all and its siblings"""

    def behaviour(this: Any, arguments: list[Any]) -> JSPromise:
        made = JSPromise()
        try:
            steps(made, [promise_of(each) for each in iterate(first(arguments))])
        except Exception as exception:
            reject(made.promise, error_of(exception))
        return made

    return behaviour


def _collect(
    made: JSPromise, promises: list[JSPromise], done: Callable[[list[Any]], None]
) -> Callable[[int, Any], None]:
    """A function that takes the outcome of each promise; after the last, ``done`` gets all."""
    outcomes: list[Any] = [None] * len(promises)
    left = len(promises)
    if not promises:
        done(outcomes)

    def take(index: int, value: Any) -> None:
        nonlocal left
        outcomes[index] = value
        left -= 1
        if not left:
            done(outcomes)

    return take


def _all(made: JSPromise, promises: list[JSPromise]) -> None:
    take = _collect(made, promises, lambda values: resolve(made.promise, Array(values)))
    for index, each in enumerate(promises):
        then(each.promise, partial(take, index), partial(reject, made.promise))


def _all_settled(made: JSPromise, promises: list[JSPromise]) -> None:
    take = _collect(made, promises, lambda values: resolve(made.promise, Array(values)))

    def outcome(index: int, status: str, name: str, value: Any) -> None:
        result = JSObject(realm().prototypes["Object"])
        result.create("status", status)
        result.create(name, value)
        take(index, result)

    for index, each in enumerate(promises):
        then(
            each.promise,
            partial(outcome, index, "fulfilled", "value"),
            partial(outcome, index, "rejected", "reason"),
        )


def _any(made: JSPromise, promises: list[JSPromise]) -> None:
    def failed(reasons: list[Any]) -> None:
        reason = error("AggregateError", "All promises were rejected")
        reason.define("errors", Array(reasons))
        reject(made.promise, reason)

    take = _collect(made, promises, failed)
    for index, each in enumerate(promises):
        then(each.promise, partial(resolve, made.promise), partial(take, index))


def _race(made: JSPromise, promises: list[JSPromise]) -> None:
    for each in promises:
        then(each.promise, partial(resolve, made.promise), partial(reject, made.promise))


class PyodideFuture(asyncio.Future[Any]):
    """The future that a call of JavaScript gives in place of a promise."""

    __module__ = "pyodide.webloop"

    def then(
        self,
        onfulfilled: Callable[[Any], Any] | None,
        onrejected: Callable[[BaseException], Any] | None = None,
    ) -> PyodideFuture:
        """A future of what the handler for the outcome returns; awaitables are awaited."""

        async def follow() -> Any:
            try:
                value = await self
            except Exception as exception:
                if onrejected is None:
                    raise
                value = onrejected(exception)
            else:
                if onfulfilled is None:
                    return value
                value = onfulfilled(value)
            return await value if isinstance(value, Awaitable) else value

        return self._followed_by(follow())

    def catch(self, onrejected: Callable[[BaseException], Any]) -> PyodideFuture:
        """``then(None, onrejected)``"""
        return self.then(None, onrejected)

    def finally_(self, onfinally: Callable[[], Any]) -> PyodideFuture:
        """A future of the same outcome, after ``onfinally`` was called."""

        async def follow() -> Any:
            try:
                return await self
            finally:
                value = onfinally()
                if isinstance(value, Awaitable):
                    await value

        return self._followed_by(follow())

    def _followed_by(self, steps: Any) -> PyodideFuture:
        task = self.get_loop().create_task(steps)
        made = PyodideFuture(loop=self.get_loop())

        def settle(task: asyncio.Task[Any]) -> None:
            if made.done():
                return
            if task.cancelled():
                made.cancel()
            elif (exception := task.exception()) is not None:
                made.set_exception(exception)
            else:
                made.set_result(task.result())

        task.add_done_callback(settle)
        return made


def future_of(
    made: JSPromise,
    to_python: Callable[[Any], Any],
    to_exception: Callable[[Any], BaseException],
) -> PyodideFuture:
    """A future of the running loop with the outcome of a promise, as Python sees it."""
    future = PyodideFuture(loop=asyncio.get_running_loop())

    def fulfilled(value: Any) -> None:
        if not future.done():
            try:
                future.set_result(to_python(value))
            except Exception as exception:
                future.set_exception(exception)

    def rejected(reason: Any) -> None:
        if not future.done():
            future.set_exception(to_exception(reason))

    then(made.promise, fulfilled, rejected)
    schedule_a_checkpoint()  # for what was queued while no loop was running
    return future
