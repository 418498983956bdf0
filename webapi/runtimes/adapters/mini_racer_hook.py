"""A callback of mini-racer that JavaScript can wait for, made with private names of mini-racer.

This module needs a thing that mini-racer has no public name for: a JavaScript function that calls
Python on V8's thread. ``MiniRacer.wrap_py_function`` makes functions that return a promise, whose
Python side runs in an event loop. JavaScript that must answer now cannot wait for these. The public
name could be::

    context.wrap_callback(function)  # function runs on V8's thread and may not enter the context

Of mini-racer 0.14 it uses, all of the object ``MiniRacer._ctx``:

- ``_next_async_callback_id``, an iterator of numbers of callbacks;
- ``_dll.mr_make_js_callback(_ctx, number)``, which makes a JavaScript function of a number;
- ``_wrap_raw_handle`` and ``_value_handle_to_python``, which make Python's object of that function;
- ``handle_callback_from_v8(number, value)``, which V8's thread calls, replaced by one that knows
  the number.

With a version that lacks one of these there is no hook, and ``adapters.mini_racer`` works
without. ``_dll.mr_free_context``, which frees a context of a number, is for `keep_from_closing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any


def keep_from_closing(contexts: Iterable[Any]) -> None:
    """Let ``close`` and garbage collection leave these contexts as they are.

    They wait for threads of V8, which a process that has forked does not have.
    """
    for context in contexts:
        with suppress(AttributeError):
            dll, number = context._ctx._dll, context._ctx._ctx
            free = dll.mr_free_context
            dll.mr_free_context = partial(_free_others, number, free)


def _free_others(kept: int, free: Callable[[int], None], number: int) -> None:
    if number != kept:
        free(number)


def wrap_callback(context: Any, function: Callable[[], None]) -> Any:
    """A JavaScript function of ``context`` that runs ``function`` on V8's thread.

    ``None`` if this version of mini-racer has other private names. ``function`` may not enter the
    context and should not raise.
    """
    try:
        inner = context._ctx
        others = inner.handle_callback_from_v8
        number = next(inner._next_async_callback_id)

        def handle(callback: int, value: Any) -> None:
            if callback != number:
                with suppress(RuntimeError):  # a context that closes has no loop any more
                    others(callback, value)
                return
            function()
            inner._wrap_raw_handle(value)

        raw = inner._dll.mr_make_js_callback(inner._ctx, number)
        wrapped = inner._value_handle_to_python(inner._wrap_raw_handle(raw))
        object.__setattr__(inner, "handle_callback_from_v8", handle)
    except (AttributeError, TypeError):
        return None
    return wrapped
