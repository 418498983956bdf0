"""Callback functions and callback interfaces: https://webidl.spec.whatwg.org/#js-callback-function

JavaScript functions ignore surplus arguments; a Python callable is called with as many of the
arguments as it accepts.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import CO_VARARGS
from types import FunctionType, MethodType
from typing import Any

from webapi.webidl.values import is_object


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


def callback_function(
    name: str,
    count: int,
    returns: Callable[[object, str], Any],
    objects: tuple[Callable[[Any], Any] | None, ...] = (),
) -> Callable[[object, str], Callable[..., Any]]:
    """The conversion to the callback function type ``name``, which passes ``count`` arguments.

    ``objects`` give the platform objects of arguments that have some.

    What was given is the ``__wrapped__`` of the result, for a getter to return.
    """

    def to_callback_function(value: object, context: str) -> Callable[..., Any]:
        function = to_callable(value, count, context)

        def call(*arguments: object) -> Any:
            if objects:
                arguments = tuple(
                    each if of is None else of(each)
                    for each, of in zip(arguments, objects, strict=True)
                )
            return returns(function(*arguments), f"The callback {name!r}: The return value")

        call.__wrapped__ = value  # type: ignore[attr-defined]
        return call

    return to_callback_function


def callback_interface(
    name: str, operation: str, count: int, returns: Callable[[object, str], Any]
) -> Callable[[object, str], Callable[..., Any]]:
    """The conversion to the callback interface ``name``: a function that calls its operation.

    The value is the function itself, or an object whose ``operation`` is looked up at each call.
    """

    def to_callback_interface(value: object, context: str) -> Callable[..., Any]:
        if not is_object(value):
            raise TypeError(f"{context} is not of type '{name}'.")

        def call(*arguments: object) -> Any:
            function = value if callable(value) else getattr(value, operation, None)
            where = f"{name}.{operation}"
            result = to_callable(function, count, where)(*arguments)
            return returns(result, f"{where}: The return value")

        return call

    return to_callback_interface
