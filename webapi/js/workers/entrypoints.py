"""What a Worker extends and decorates, and its environment."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from webapi.js.workers.files import class_of
from webapi.js.workers.messages import Request


class Env:
    """The bindings, as attributes."""

    def __init__(self, bindings: Mapping[str, Any] | None = None) -> None:
        vars(self).update(bindings or {})

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


class ExecutionContext:
    """The ``ctx`` of a request. ``tasks`` are those that the Worker gave to ``waitUntil``."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Future[Any]] = []

    def waitUntil(self, awaitable: Awaitable[Any]) -> None:
        """Run an awaitable beside the request."""
        self.tasks.append(asyncio.ensure_future(awaitable))

    wait_until = waitUntil

    def passThroughOnException(self) -> None:
        """Do nothing: there is no origin behind the Worker."""


context_of_request: ContextVar[ExecutionContext] = ContextVar("context_of_request")


class WorkerEntrypoint:
    """The base of a Worker's class."""

    __module__ = "workers.entrypoints"

    def __init__(self, ctx: Any, env: Any) -> None:
        self.ctx = ctx
        self.env = env


class DurableObject:
    """The base of a Durable Object's class. The ``ctx``, with its storage, is the test's."""

    __module__ = "workers.entrypoints"

    def __init__(self, ctx: Any, env: Any) -> None:
        self.ctx = ctx
        self.env = env


class WorkflowEntrypoint:
    """The base of a Workflow's class. The ``step`` of its ``run`` is the test's."""

    __module__ = "workers.entrypoints"

    def __init__(self, ctx: Any, env: Any) -> None:
        self.ctx = ctx
        self.env = env


def handler(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function such as ``on_fetch`` a `Request` in place of JavaScript's."""

    @functools.wraps(function)
    def wrapper(*arguments: Any, **keywords: Any) -> Any:
        if arguments and class_of(arguments[0]) == "Request":
            arguments = (Request(arguments[0]), *arguments[1:])
        return function(*arguments, **keywords)

    return wrapper


def environment() -> dict[str, Any]:
    """``env``, ``patch_env``, ``wait_until`` and ``import_from_javascript`` of one installation."""
    env = Env()
    lone_context = ExecutionContext()

    @contextmanager
    def patch_env(bindings: Any = None, **more: Any) -> Iterator[None]:
        """Add bindings to ``env`` within a block."""
        before = dict(vars(env))
        vars(env).update(dict(bindings or {}), **more)
        try:
            yield
        finally:
            vars(env).clear()
            vars(env).update(before)

    def wait_until(awaitable: Awaitable[Any]) -> None:
        """Run an awaitable beside the request that is under way."""
        context_of_request.get(lone_context).waitUntil(awaitable)

    def import_from_javascript(module_name: str) -> Any:
        """A module of the Workers runtime: here ``cloudflare:workers`` only."""
        if module_name == "cloudflare:workers":
            return Env({"env": env, "waitUntil": wait_until})
        raise ImportError(f"Failed to import '{module_name}': webapi's double has no such module.")

    return {
        "env": env,
        "import_from_javascript": import_from_javascript,
        "patch_env": patch_env,
        "waitUntil": wait_until,
        "wait_until": wait_until,
    }
