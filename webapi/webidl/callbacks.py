"""Callback functions and callback interfaces: https://webidl.spec.whatwg.org/#js-callback-function

JavaScript functions ignore surplus arguments. So this module calls a Python callable with only as
many arguments as it accepts.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import CO_VARARGS
from types import FunctionType, MethodType
from typing import Any, TypeAlias

from webapi.webidl.values import is_object


def to_callable(value: object, count: int | None, context: str) -> Callable[..., Any]:
    """Make a function that calls ``value`` with at most ``count`` arguments, or with all."""
    if not callable(value):
        hint = "; a string is not run as code" if isinstance(value, str) else ""
        raise TypeError(f"{context} is not of type 'Function'{hint}.")
    accepted = _accepted(value)
    if accepted is None or (count is not None and accepted >= count):
        return value
    function: Callable[..., Any] = value
    return lambda *arguments: function(*arguments[:accepted])


def _accepted(function: Callable[..., Any]) -> int | None:
    """Count the positional arguments that a callable accepts; ``None`` if no limit is known."""
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


Objects: TypeAlias = tuple[Callable[[Any], Any] | None, ...]
"""For each argument, ``None`` or a function from the steps' value to its platform object.
"""


def callback_function(
    name: str,
    count: int | None,
    returns: Callable[[object, str], Any],
    *,
    objects: Objects = (),
    non_object_as_null: bool = False,
    rejects: bool = False,
) -> Callable[[object, str], Any]:
    """The conversion to the callback function type ``name``, which passes ``count`` arguments.

    The result's ``__wrapped__`` is the caller's value, which a getter returns.

    ``non_object_as_null`` is ``[LegacyTreatNonObjectAsNull]``: a value that is not an object
    becomes null, and the callback of an object that is not callable does nothing.

    ``rejects`` says that the callback returns a promise: its exception rejects one.
    """

    def to_callback_function(value: object, context: str) -> Any:
        if non_object_as_null and not callable(value):
            if not is_object(value):
                return None
            function: Callable[..., Any] = _nothing
        else:
            function = to_callable(value, count, context)

        def call(*arguments: object) -> Any:
            result = function(*_given(arguments, objects))
            return returns(result, f"The callback {name!r}: The return value")

        steps: Any = _rejecting(call) if rejects else call
        steps.__wrapped__ = value
        return steps

    return to_callback_function


def _rejecting(call: Callable[..., Any]) -> Callable[..., Any]:
    """Make a function that returns a rejected promise if ``call`` raises."""
    from webapi.webidl.promises import promise_rejected_with
    from webapi.webidl.thrown_value import thrown_value

    def steps(*arguments: object) -> Any:
        try:
            return call(*arguments)
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    return steps


def callback_interface(
    name: str,
    operation: str,
    count: int | None,
    returns: Callable[[object, str], Any],
    *,
    objects: Objects = (),
) -> Callable[[object, str], Callable[..., Any]]:
    """The conversion to the callback interface ``name``: a function that calls its operation.

    The value is the function itself, or an object; then each call looks up ``operation`` on it. The
    result's ``__wrapped__`` is the value.
    """

    def to_callback_interface(value: object, context: str) -> Callable[..., Any]:
        if not is_object(value):
            raise TypeError(f"{context} is not of type '{name}'.")

        def call(*arguments: object) -> Any:
            function = value if callable(value) else getattr(value, operation, None)
            where = f"{name}.{operation}"
            result = to_callable(function, count, where)(*_given(arguments, objects))
            return returns(result, f"{where}: The return value")

        call.__wrapped__ = value  # type: ignore[attr-defined]
        return call

    return to_callback_interface


def _given(arguments: tuple[object, ...], objects: Objects) -> tuple[object, ...]:
    """Replace the arguments of a callback by their platform objects, where they have any."""
    if not objects:
        return arguments
    return tuple(
        value if of is None else of(value) for value, of in zip(arguments, objects, strict=True)
    )


def _nothing(*_: object) -> None:
    """The callback for an object that cannot be called."""
