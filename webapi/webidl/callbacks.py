"""Callback functions and callback interfaces: https://webidl.spec.whatwg.org/#js-callback-function

JavaScript functions ignore surplus arguments; a Python callable is called with as many of the
arguments as it accepts.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import CO_VARARGS
from types import FunctionType, MethodType
from typing import Any


def to_callable(value: object, count: int, context: str) -> Callable[..., Any]:
    """A function that calls ``value`` with up to ``count`` arguments."""
    if not callable(value):
        raise TypeError(f"{context} is not of type 'Function'.")
    accepted = _accepted(value)
    if accepted is None or accepted >= count:
        return value
    function: Callable[..., Any] = value
    return lambda *arguments: function(*arguments[:accepted])


def _accepted(function: Callable[..., Any]) -> int | None:
    """How many positional arguments a callable accepts; ``None`` if there is no known limit."""
    if type(function) is FunctionType:
        code = function.__code__
        return None if code.co_flags & CO_VARARGS else code.co_argcount
    if type(function) is MethodType:
        accepted = _accepted(function.__func__)
        return None if accepted is None else accepted - 1
    from inspect import Parameter, signature

    try:
        parameters = signature(function).parameters.values()
    except (TypeError, ValueError):  # built in C, without a signature
        return None
    if any(parameter.kind is Parameter.VAR_POSITIONAL for parameter in parameters):
        return None
    positional = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    return sum(parameter.kind in positional for parameter in parameters)
