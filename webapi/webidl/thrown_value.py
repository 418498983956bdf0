"""Values that JavaScript can throw and Python cannot."""

from __future__ import annotations

from webapi.url.redaction import hide_password_in_text, redacted


class ThrownValue(Exception):
    """Raised where JavaScript throws ``value``, which is not an exception in Python.

    >>> from webapi import AbortSignal
    >>> try:
    ...     AbortSignal.abort("too late").throwIfAborted()
    ... except ThrownValue as thrown:
    ...     thrown.value
    'too late'
    """

    def __init__(self, value: object) -> None:
        super().__init__(value)
        self.value = value

    def __str__(self) -> str:
        return hide_password_in_text(str(self.value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({redacted(self.value)})"


def throw(value: object) -> BaseException:
    """The exception to raise for ``value``: an exception itself, else a `ThrownValue`."""
    return value if isinstance(value, BaseException) else ThrownValue(value)


def thrown_value(error: Exception) -> object:
    """The value that was thrown: `throw` the other way round."""
    return error.value if isinstance(error, ThrownValue) else error
