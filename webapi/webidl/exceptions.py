"""The ``TypeError`` messages, worded as browsers word them."""

from __future__ import annotations


def arguments_required(action: str, required: int, present: int) -> TypeError:
    """The error for too few arguments."""
    plural = "argument" if required == 1 else "arguments"
    return TypeError(f"{action}: {required} {plural} required, but only {present} present.")


def illegal_invocation() -> TypeError:
    """The error for a method called on an object of another class."""
    return TypeError("Illegal invocation")


def illegal_constructor(interface: str) -> TypeError:
    """The error for calling an interface that has no constructor."""
    return TypeError(f"Failed to construct '{interface}': Illegal constructor")


def shown(value: object) -> str:
    """Write a value of any type for an error message: short, and without a password."""
    if isinstance(value, str):
        from webapi.url import redaction

        return redaction.shown(value)
    return f"a value of type {type(value).__name__!r}"


class RangeError(ValueError):
    """A value has the right type and is out of range: JavaScript's ``RangeError``.

    https://webidl.spec.whatwg.org/#exceptiondef-rangeerror
    """
